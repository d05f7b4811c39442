import { Menu, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useLabel } from '../../locale/locale.tsx';
import { Icon } from '../icon/icons.tsx';
import type { RowAction } from '../list/list-types.ts';
import { WITHIN_WINDOW } from '../within-window.ts';

/**
 * A menu of actions below its button. One that is off says why below its words, where a finger and a key find it too; it
 * keeps its place among the others and stays readable.
 */
export function ActionMenu({ actions, target }: { actions: readonly RowAction[]; target: ReactElement }) {
  const labelOf = useLabel();
  return (
    <Menu position="bottom-end" withinPortal middlewares={WITHIN_WINDOW}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const isOff = action.disabled === true;
          return (
            <Menu.Item
              key={action.key}
              leftSection={action.icon ? <Icon name={action.icon} size={16} /> : undefined}
              closeMenuOnClick={!isOff}
              // The icon belongs to the words, not to the reason below them.
              {...(isOff && action.reason && { style: { alignItems: 'flex-start' } })}
              {...(isOff ? { 'aria-disabled': true, c: 'dimmed' } : action.danger && { color: 'red' })}
              onClick={isOff ? undefined : () => void action.onClick()}
            >
              {labelOf(action.label)}
              {isOff && action.reason && (
                <Text display="block" component="span" size="xs" maw={260}>
                  {action.reason}
                </Text>
              )}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
