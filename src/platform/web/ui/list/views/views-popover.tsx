import { ActionIcon, Popover, type ActionIconProps } from '@mantine/core';
import { useState } from 'react';
import { WITHIN_WINDOW } from '../../within-window.ts';
import { ViewsPanel, type ViewsPanelProps } from './views-panel.tsx';

/** The saved views of a list below their button. */
export function ViewsPopover({ button, ...panel }: Omit<ViewsPanelProps, 'onClose'> & { button: ActionIconProps & { 'aria-label': string } }) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" withinPortal trapFocus returnFocus width={320} middlewares={WITHIN_WINDOW}>
      <Popover.Target>
        <ActionIcon {...button} onClick={() => setOpened((now) => !now)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={button['aria-label']} style={{ overflowY: 'auto' }}>
        <ViewsPanel {...panel} onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
