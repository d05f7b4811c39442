import { ActionIcon, Button, Checkbox, Group, Stack, Switch } from '@mantine/core';
import { useLabel, useT } from '../../../locale/locale.tsx';
import { useLocalState } from '../../../use-local-state.ts';
import { Icon } from '../../icon/icons.tsx';
import { UI_MESSAGES } from '../../ui.messages.ts';
import { moved, orderedColumns, toggled, type RememberedColumns } from './list-columns.ts';
import type { Column } from '../list-types.ts';

export interface ColumnsPanelProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly remembered: RememberedColumns;
  /** Keys of those for which there is no room. */
  readonly left: readonly string[];
  readonly onChange: (next: RememberedColumns) => void;
  readonly onReset: () => void;
}

/** Which columns stand, in which order, and how dense the rows are. */
export function ColumnsPanel<Row>({ columns, remembered, left, onChange, onReset }: ColumnsPanelProps<Row>) {
  const t = useT(UI_MESSAGES);
  const labelOf = useLabel();
  const [compact, setCompact] = useLocalState('compact', false);
  const ordered = orderedColumns(columns, remembered);
  const whyLeft = ({ folds }: Column<Row>) => {
    const host = columns.find(({ key }) => key === folds);
    return host && !remembered.hidden.includes(host.key) ? t('inSecondLine', { name: labelOf(host.label) }) : t('noRoom');
  };
  return (
    <Stack gap={2}>
      {ordered.map((column, index) => {
        const name = labelOf(column.label);
        const stands = column.fixed === true || (!remembered.hidden.includes(column.key) && !left.includes(column.key));
        const why = !stands && !remembered.hidden.includes(column.key) ? whyLeft(column) : undefined;
        return (
          <Group key={column.key} gap={4} wrap="nowrap">
            <Checkbox
              flex={1}
              size="sm"
              py={5}
              label={name}
              description={why}
              checked={stands}
              disabled={column.fixed === true}
              onChange={() => onChange(toggled(remembered, column.key, stands))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={index === 0}
              aria-label={t('moveUp', { name })}
              onClick={() => onChange(moved(columns, remembered, column.key, -1))}
            >
              <Icon name="chevron-up" size={15} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={index === ordered.length - 1}
              aria-label={t('moveDown', { name })}
              onClick={() => onChange(moved(columns, remembered, column.key, 1))}
            >
              <Icon name="chevron-down" size={15} />
            </ActionIcon>
          </Group>
        );
      })}
      <Switch mt="xs" size="sm" label={t('density')} checked={compact} onChange={(event) => setCompact(event.currentTarget.checked)} />
      <Button mt="xs" variant="subtle" size="compact-sm" onClick={onReset}>
        {t('resetColumns')}
      </Button>
    </Stack>
  );
}
