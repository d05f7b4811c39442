import { useState, type ReactNode } from 'react';
import type { Label } from '#platform/web/locale/locale.tsx';
import { useLabel, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { RowMenu } from '#platform/web/ui/list/row-menu.tsx';
import type { Need } from '#platform/web/viewer.tsx';
import { FactsTable, type FactsTableProps } from '../../view/facts-table.tsx';
import { Section } from '../../view/section.tsx';
import { VIEW } from './view.messages.ts';

export interface ListTabProps<Row extends { readonly id: number }> {
  readonly title: Label;
  readonly add: Label;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly columns: FactsTableProps<Row>['columns'];
  readonly adds: Need;
  readonly removes: Need;
  readonly onRemove: (row: Row) => Promise<unknown>;
  /** What may be done with a row besides. */
  readonly more?: (row: Row) => readonly RowAction[];
  /** Nothing is offered that would change the list, and why. */
  readonly locked?: Label | undefined;
  /** The form that adds rows. */
  readonly form: (close: () => void) => ReactNode;
}

/** A child list of a project: its rows, adding and removing them. */
export function ListTab<Row extends { readonly id: number }>(props: ListTabProps<Row>) {
  const { title, add, rows, nameOf, columns, adds, removes, onRemove, more, locked, form } = props;
  const labelOf = useLabel();
  const t = useT(VIEW);
  const confirm = useConfirm();
  const [adding, setAdding] = useState(false);
  const remove = async (row: Row) => {
    const answer = await confirm({ title: t('removeAsk', { name: nameOf(row) }), message: t('removeText'), verb: VIEW.remove, danger: true });
    if (answer) await onRemove(row).catch(() => undefined);
  };
  const actions = (row: Row): RowAction[] => [
    ...(more?.(row) ?? []),
    { key: 'remove', label: VIEW.remove, icon: 'delete', danger: true, onClick: () => remove(row), needs: removes },
  ];
  const button = (
    <ActionButton needs={adds} icon="plus" onClick={() => setAdding(true)}>
      {labelOf(add)}
    </ActionButton>
  );
  return (
    <>
      {locked && <p className="note">{labelOf(locked)}</p>}
      <Section title={title} action={locked ? undefined : button} empty={rows.length === 0 ? VIEW.none : undefined}>
        <FactsTable
          label={title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={locked ? columns : [...columns, { label: '', cell: (row) => <RowMenu actions={actions(row)} /> }]}
        />
      </Section>
      {adding && form(() => setAdding(false))}
    </>
  );
}
