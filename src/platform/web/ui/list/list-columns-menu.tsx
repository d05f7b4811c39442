import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useT } from '../../locale/locale.tsx';
import { Icon } from '../icons.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import type { ColumnsPanel as ColumnsPanelType, ColumnsPanelProps } from './columns-panel.tsx';

// Loaded when it is first opened.
const ColumnsPanel = lazy(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel })) as typeof ColumnsPanelType;

/** The button that opens the choice of columns. */
export function ColumnsMenu<Row>(props: ColumnsPanelProps<Row>) {
  const t = useT(UI_MESSAGES);
  return (
    <Popover position="bottom-end" withinPortal trapFocus width={280}>
      <Popover.Target>
        <Tooltip label={t('columns')} withinPortal={false}>
          <ActionIcon variant="default" size={36} aria-label={t('columns')}>
            <Icon name="columns" />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')}>
        <Suspense>
          <ColumnsPanel {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
