import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import { LightMenu } from '../light/light-menu.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './list-controls.module.css';
import type { RowAction } from './list-types.ts';
import { useAllowedActions } from './use-allowed-actions.ts';

/** The ⋮ of a row. Clicks in it never open the row. */
export function RowMenu({ actions: offered }: { actions: readonly RowAction[] }) {
  const t = useT(UI_MESSAGES);
  const actions = useAllowedActions()(offered);
  if (actions.length === 0) return null;
  const dots = { type: 'button', className: `${classes['dots']} reach`, 'aria-label': t('more'), children: <Icon name="more" /> } as const;
  return (
    <span onClick={(event) => event.stopPropagation()} role="presentation">
      <LightMenu actions={actions} button={(props) => <button {...dots} {...props} />} />
    </span>
  );
}
