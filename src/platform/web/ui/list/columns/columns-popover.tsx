import { Popover } from '@mantine/core';
import type { ReactElement } from 'react';
import { WITHIN_WINDOW } from '../../within-window.ts';
import { ColumnsPanel, type ColumnsPanelProps } from './columns-panel.tsx';

/** The choice of columns below its button. */
export function ColumnsPopover<Row>({ name, target, ...panel }: ColumnsPanelProps<Row> & { name: string; target: ReactElement }) {
  return (
    <Popover position="bottom-end" withinPortal trapFocus width={280} middlewares={WITHIN_WINDOW}>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={name} style={{ overflowY: 'auto' }}>
        <ColumnsPanel {...panel} />
      </Popover.Dropdown>
    </Popover>
  );
}
