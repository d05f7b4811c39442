import { ActionIcon } from '@mantine/core';
import { useT } from '../../../locale/locale.tsx';
import { Icon } from '../../icon/icons.tsx';
import { later, OnReach } from '../../light/on-reach.tsx';
import { UI_MESSAGES } from '../../ui.messages.ts';
import type { ColumnsPanelProps } from './columns-panel.tsx';

const POPOVER = later(async () => (await import('./columns-popover.tsx')).ColumnsPopover);

/** The button that opens the choice of columns. */
export function ColumnsMenu<Row>(props: ColumnsPanelProps<Row>) {
  const t = useT(UI_MESSAGES);
  const button = { variant: 'default', size: 36, 'aria-label': t('columns'), title: t('columns'), children: <Icon name="columns" /> } as const;
  return (
    <OnReach part={POPOVER} light={(reach) => <ActionIcon {...button} {...reach} aria-haspopup="dialog" aria-expanded={false} />}>
      {(ColumnsPopover) => <ColumnsPopover {...props} name={t('columns')} target={<ActionIcon {...button} />} />}
    </OnReach>
  );
}
