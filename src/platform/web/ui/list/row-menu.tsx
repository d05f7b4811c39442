import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useLabel, useT } from '../../locale/locale.tsx';
import { Icon } from '../icons.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import type { RowAction } from './list-types.ts';

/** The ⋮ of a row. Clicks in it never open the row. */
export function RowMenu({ actions }: { actions: readonly RowAction[] }) {
  const t = useT(UI_MESSAGES);
  const said = useLabel();
  if (actions.length === 0) return null;
  return (
    <span onClick={(event) => event.stopPropagation()} role="presentation">
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('more')}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
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
    </span>
  );
}
