import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { drawCell } from '#platform/web/ui/list/list-cell.tsx';
import { ListPage, type Filter, type RowAction } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { UNIT_NOUNS } from '../../contract/company.messages.ts';
import { asOptions } from '../narrow-units.ts';
import { useOrganisation } from '../use-organisation.ts';
import { ORGANISATION_MESSAGES as M } from './organisation.messages.ts';
import { STATUS_FILTER, type UnitKind } from './unit-kinds.tsx';

const DeleteUnitDialog = lazy(async () => ({ default: (await import('./delete-unit-dialog.tsx')).DeleteUnitDialog }));

const PAGE = '/admin/company/organizational';
const WITH_COUNT: object = { with_count: 'employees' };

interface UnitRow {
  readonly id: number;
  readonly name: string;
  readonly updated_at: string;
  readonly status?: string;
  readonly employees_count?: number | undefined;
}

type Task = { readonly do: 'add' } | { readonly do: 'edit' | 'delete'; readonly row: UnitRow };

export interface UnitListProps {
  readonly unit: UnitKind;
  readonly context?: ReactNode;
  /** The tabs of the organisation. */
  readonly above: ReactNode;
  readonly tools?: ReactNode;
}

/** One list of the organisation with its form, its detail and its deletion. */
export function UnitList({ unit, context, above, tools }: UnitListProps) {
  const say = useSay();
  const { lists } = useOrganisation();
  const mayUpdate = useCan(PAGE, 'Update', unit.calls.update);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const noun = say(UNIT_NOUNS[unit.kind]).toLowerCase();
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: unit.calls.create }} icon="plus" onClick={() => setTask({ do: 'add' })}>
      {say(M.add, { noun })}
    </ActionButton>
  );
  const parents = unit.parents
    .filter(({ list }) => lists[list].length > 0)
    .map(({ key, label, list }): Filter => ({ kind: 'select', key, label, number: true, options: asOptions(lists[list]) }));
  const actions = (row: UnitRow): RowAction[] => [
    {
      key: 'edit',
      needs: { page: PAGE, action: 'Update', call: unit.calls.update },
      label: say(M.edit, { noun }),
      icon: 'edit',
      onClick: () => setTask({ do: 'edit', row }),
    },
    {
      key: 'delete',
      needs: { page: PAGE, action: 'Delete', call: unit.calls.remove },
      label: M.delete,
      icon: 'delete',
      danger: true,
      onClick: () => setTask({ do: 'delete', row }),
    },
  ];
  const { Form } = unit;
  return (
    <>
      <ListPage<Endpoint, UnitRow>
        key={unit.kind}
        title={M.title}
        context={context}
        action={add}
        above={above}
        endpoint={unit.calls.list}
        input={WITH_COUNT}
        columns={unit.columns}
        filters={[{ kind: 'keyword', key: 'keyword' }, ...parents, STATUS_FILTER]}
        defaults={{ sort: 'asc', sortBy: unit.sortBy }}
        rowName={(row) => row.name}
        opens={unit.Form}
        rowActions={actions}
        empty={unit.empty}
        tools={tools}
        detail={(id, onClose) => detailOf({ unit, id: Number(id), onClose, onEdit: mayUpdate ? (row) => setTask({ do: 'edit', row }) : undefined })}
      />
      <Suspense fallback={null}>
        {task && task.do !== 'delete' && <Form row={task.do === 'edit' ? task.row : null} readOnly={false} onClose={close} />}
        {task?.do === 'delete' && (
          <DeleteUnitDialog
            kind={unit.kind}
            remove={unit.calls.remove}
            unit={task.row}
            others={lists[unit.list].filter(({ id }) => id !== task.row.id)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

interface UnitDetailProps {
  readonly unit: UnitKind;
  readonly id: number;
  readonly onClose: () => void;
  readonly onEdit?: ((row: UnitRow) => void) | undefined;
}

const detailOf = (props: UnitDetailProps) => <UnitDetail key={props.id} {...props} />;

/** Every column of one row, also those that the list hides. */
function UnitDetail({ unit, id, onClose, onEdit }: UnitDetailProps) {
  const say = useSay();
  const { data, error, refetch } = useEndpoint(unit.calls.show, { id } as InputOf<Endpoint>, { quiet: true });
  const row = (data as { data: UnitRow } | undefined)?.data;
  const edit = row && onEdit && (
    <Button variant="default" leftSection={<Icon name="edit" size={16} />} onClick={() => onEdit(row)}>
      {say(M.edit, { noun: say(UNIT_NOUNS[unit.kind]).toLowerCase() })}
    </Button>
  );
  return (
    <DetailDrawer onClose={onClose} title={row?.name ?? UNIT_NOUNS[unit.kind]} badge={row && <StatusChip status={row.status} />} actions={edit}>
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {row && <Facts items={factsOf(unit, row)} />}
      </Loaded>
    </DetailDrawer>
  );
}

function factsOf(unit: UnitKind, row: UnitRow) {
  return unit.columns.filter(({ key }) => key !== 'status' && key !== 'name').map((column) => ({ label: column.label, value: drawCell(column, row) }));
}
