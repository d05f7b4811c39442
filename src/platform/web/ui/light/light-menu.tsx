import type { ReactElement } from 'react';
import type { RowAction } from '../list/list-types.ts';
import { useStanding } from '../list/use-standing.ts';
import { later, OnReach, type Reach } from './on-reach.tsx';

const MENU = later(async () => (await import('../action/action-menu.tsx')).ActionMenu);
const CLOSED = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** For the button itself. */
export type MenuButtonProps = Partial<Reach & typeof CLOSED>;

/** A button that opens a menu of actions; the menu is loaded when somebody reaches for it. */
export function LightMenu({ actions, button }: { actions: readonly RowAction[]; button: (props: MenuButtonProps) => ReactElement }) {
  const standing = useStanding();
  return (
    <OnReach part={MENU} light={(reach) => button({ ...CLOSED, ...reach })}>
      {(ActionMenu) => <ActionMenu actions={standing(actions)} target={button({})} />}
    </OnReach>
  );
}
