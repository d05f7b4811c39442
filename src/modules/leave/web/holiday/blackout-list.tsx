/** Days on which nobody may go. */
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type Column, type RowAction } from '#platform/web/ui/list-page.tsx';
import { DateRangeText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { createBlackout, deleteBlackout, listBlackouts, updateBlackout } from '../../contract/holiday/holiday.endpoints.ts';
import type { BlackoutRow } from '../../contract/holiday/holiday.schema.ts';
import { typeName } from '../leave-words.ts';
import { YearSwitch } from './holiday-bar.tsx';
import { HOLIDAY } from './holiday.messages.ts';
import classes from './holiday.module.css';
import { HOLIDAY_PAGE as PAGE } from './use-holiday-address.ts';
import { useTypes } from './use-types.ts';

const BlackoutForm = lazyDrawer(async () => (await import('./blackout-form.tsx')).BlackoutForm, {
  title: ({ blackout }) => blackout?.name ?? HOLIDAY.blackoutTitle,
  size: 480,
});

export function BlackoutList({ year }: { year: number }) {
  const t = useT(HOLIDAY);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const types = useTypes();
  const { lists } = useOrganisation();
  const [editing, setEditing] = useState<BlackoutRow | 'new' | null>(null);
  const mayUpdate = useCan(PAGE, 'Update', updateBlackout);
  const found = useEndpoint(listBlackouts, { year }, { quiet: true }).data?.data.length ?? 0;
  const { run } = useWrite(deleteBlackout, { invalidates: [listBlackouts] });
  const namesOf = (ids: readonly number[], names: ReadonlyMap<number, string>, all: string) => ids.map((id) => names.get(id) ?? id).join(', ') || all;
  const typeNames = new Map(types.map((type) => [type.id, typeName(type, locale)]));
  const departmentNames = new Map(lists.departments.map(({ id, name }) => [id, name]));
  const columns: Column<BlackoutRow>[] = [
    { key: 'name', label: HOLIDAY.blackoutName, fixed: true, card: 'title', width: 240 },
    { key: 'start_date', label: HOLIDAY.date, card: 'subtitle', width: 190, cell: (row) => <DateRangeText from={row.start_date} to={row.end_date} /> },
    { key: 'types', label: HOLIDAY.leaveTypes, card: 1, width: 240, value: (row) => namesOf(row.leave_type_ids, typeNames, t('allTypes')) },
    { key: 'departments', label: HOLIDAY.departments, card: 2, width: 240, value: (row) => namesOf(row.department_ids, departmentNames, t('allDepartments')) },
  ];
  const remove = async (row: BlackoutRow) => {
    const asked = { title: t('deleteAsk', { name: row.name }), message: HOLIDAY.blackoutDeleteText, danger: true };
    if (await confirm(asked)) await run({ id: row.id }).catch(() => undefined);
  };
  const rowActions = (row: BlackoutRow): RowAction[] => [
    { key: 'edit', label: mayUpdate ? HOLIDAY.edit : HOLIDAY.view, icon: mayUpdate ? 'edit' : 'eye', onClick: () => setEditing(row) },
    {
      key: 'delete',
      needs: { page: PAGE, action: 'Delete', call: deleteBlackout },
      label: HOLIDAY.delete,
      icon: 'delete',
      danger: true,
      onClick: () => remove(row),
    },
  ];
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: createBlackout }} icon="plus" opens={BlackoutForm} onClick={() => setEditing('new')}>
      {t('addBlackout')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        plain
        inUrl={false}
        title={HOLIDAY.blackout}
        endpoint={listBlackouts}
        input={{ year }}
        columns={columns}
        opens={BlackoutForm}
        rowActions={rowActions}
        onOpen={(row) => setEditing(row)}
        tools={
          <div className={classes['tools']}>
            <YearSwitch />
            {found > 0 && add}
          </div>
        }
        empty={{ title: HOLIDAY.blackoutEmpty, hint: HOLIDAY.blackoutHint, action: add }}
      />
      {editing && <BlackoutForm blackout={editing === 'new' ? null : editing} readOnly={editing !== 'new' && !mayUpdate} onClose={() => setEditing(null)} />}
    </>
  );
}
