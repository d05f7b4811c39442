import { Menu, Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { useLabel } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import type { RowAction } from '../list/list-types.ts';
import { WITHIN_WINDOW } from '../within-window.ts';

/** A menu of actions below its button; a disabled one says why. */
export function ActionMenu({ actions, target }: { actions: readonly RowAction[]; target: ReactElement }) {
  const said = useLabel();
  return (
    <Menu position="bottom-end" withinPortal middlewares={WITHIN_WINDOW}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const item = (
            <Menu.Item
              key={action.key}
              leftSection={action.icon ? <Icon name={action.icon} size={16} /> : undefined}
              disabled={action.disabled === true}
              {...(action.danger && { color: 'red' })}
              onClick={() => void action.onClick()}
            >
              {said(action.label)}
            </Menu.Item>
          );
          return action.disabled && action.reason ? (
            <Tooltip key={action.key} label={action.reason} position="left">
              <div>{item}</div>
            </Tooltip>
          ) : (
            item
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
