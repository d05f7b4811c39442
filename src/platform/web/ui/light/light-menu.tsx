import type { ReactElement } from 'react';
import type { RowAction } from '../list/list-types.ts';
import { useAllowedActions } from '../list/use-allowed-actions.ts';
import { later, OnApproach, type Approach } from './on-approach.tsx';

const MENU = later(async () => (await import('../action/action-menu.tsx')).ActionMenu);
const CLOSED = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** For the button itself. */
export type MenuButtonProps = Partial<Approach & typeof CLOSED>;

/** A button that opens a menu of actions; the menu is loaded when somebody reaches for it. */
export function LightMenu({ actions, button }: { actions: readonly RowAction[]; button: (props: MenuButtonProps) => ReactElement }) {
  const allowed = useAllowedActions();
  return (
    <OnApproach part={MENU} light={(approach) => button({ ...CLOSED, ...approach })}>
      {(ActionMenu) => <ActionMenu actions={allowed(actions)} target={button({})} />}
    </OnApproach>
  );
}
