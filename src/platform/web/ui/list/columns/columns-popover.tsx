import { Popover } from '@mantine/core';
import type { ReactElement } from 'react';
import { ColumnsPanel, type ColumnsPanelProps } from './columns-panel.tsx';

/** Pixels between the popover and the edge of the window. */
const EDGE = 8;
const WITHIN_WINDOW = {
  flip: true,
  shift: true,
  size: {
    padding: EDGE,
    apply: ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) => {
      elements.floating.style.maxHeight = `${Math.floor(availableHeight)}px`;
    },
  },
} as const;

/** The choice of columns below its button: as high as the window leaves room for, the rest is scrolled to. */
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
