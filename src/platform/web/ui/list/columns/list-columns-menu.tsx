import { ActionIcon } from '@mantine/core';
import { useT } from '../../../locale/locale.tsx';
import { Icon } from '../../icon/icons.tsx';
import { later, OnApproach } from '../../light/on-approach.tsx';
import { UI_MESSAGES } from '../../ui.messages.ts';
import type { ColumnsPanelProps } from './columns-panel.tsx';

const POPOVER = later(async () => (await import('./columns-popover.tsx')).ColumnsPopover);

/** The button that opens the choice of columns. */
export function ColumnsMenu<Row>(props: ColumnsPanelProps<Row>) {
  const t = useT(UI_MESSAGES);
  const button = { variant: 'default', size: 36, 'aria-label': t('columns'), title: t('columns'), children: <Icon name="columns" /> } as const;
  return (
    <OnApproach part={POPOVER} light={(approach) => <ActionIcon {...button} {...approach} aria-haspopup="dialog" aria-expanded={false} />}>
      {(ColumnsPopover) => <ColumnsPopover {...props} name={t('columns')} target={<ActionIcon {...button} />} />}
    </OnApproach>
  );
}
