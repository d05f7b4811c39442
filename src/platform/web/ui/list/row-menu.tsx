import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icons.tsx';
import { later, OnReach } from '../light/on-reach.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import classes from './list.module.css';
import type { RowAction } from './list-types.ts';

const MENU = later(async () => (await import('../action-menu.tsx')).ActionMenu);

/** The ⋮ of a row. Clicks in it never open the row. */
export function RowMenu({ actions }: { actions: readonly RowAction[] }) {
  const t = useT(UI_MESSAGES);
  if (actions.length === 0) return null;
  const dots = { type: 'button', className: classes['dots'], 'aria-label': t('more'), children: <Icon name="more" /> } as const;
  return (
    <span onClick={(event) => event.stopPropagation()} role="presentation">
      <OnReach part={MENU} light={(reach) => <button {...dots} {...reach} aria-haspopup="menu" aria-expanded={false} />}>
        {(ActionMenu) => <ActionMenu actions={actions} target={<button {...dots} />} />}
      </OnReach>
    </span>
  );
}
