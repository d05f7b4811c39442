/** Days on which nobody may go. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { MultiSelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/confirm.tsx';
import { FormDrawer } from '#platform/web/ui/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { ListPage, type Column } from '#platform/web/ui/list-page.tsx';
import { DateRangeText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { listLeaveTypes } from '../../contract/entitlement.endpoints.ts';
import { createBlackout, deleteBlackout, listBlackouts } from '../../contract/holiday.endpoints.ts';
import { blackoutForm, type BlackoutRow } from '../../contract/holiday.schema.ts';
import { typeName } from '../leave-words.ts';
import { HOLIDAY } from './holiday.messages.ts';
import { HOLIDAY_PAGE as PAGE } from './use-holiday-address.ts';

const useTypes = () => useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data ?? [];

export function BlackoutList({ year }: { year: number }) {
  const t = useT(HOLIDAY);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const types = useTypes();
  const { lists } = useOrganisation();
  const [adding, setAdding] = useState(false);
  const [mayCreate, mayDelete] = [useCan(PAGE, 'Create'), useCan(PAGE, 'Delete')];
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
    const asked = { title: t('deleteAsk', { name: row.name }), message: HOLIDAY.blackoutDeleteText, confirm: HOLIDAY.delete, danger: true };
    if (await confirm(asked)) await run({ id: row.id }).catch(() => undefined);
  };
  return (
    <>
      <ListPage
        plain
        inUrl={false}
        title={HOLIDAY.blackout}
        endpoint={listBlackouts}
        input={{ year }}
        columns={columns}
        rowActions={mayDelete ? (row) => [{ key: 'delete', label: HOLIDAY.delete, icon: 'delete', danger: true, onClick: () => remove(row) }] : undefined}
        tools={
          mayCreate && (
            <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setAdding(true)}>
              {t('addBlackout')}
            </Button>
          )
        }
        empty={{ title: HOLIDAY.blackoutEmpty }}
      />
      {adding && <BlackoutForm onClose={() => setAdding(false)} />}
    </>
  );
}

function BlackoutForm({ onClose }: { onClose: () => void }) {
  const { locale } = useLocale();
  const types = useTypes();
  const { lists } = useOrganisation();
  const { run } = useWrite(createBlackout, { invalidates: [listBlackouts] });
  const form = useZodForm(blackoutForm, {
    initial: { name: '', start_date: '', end_date: '', leave_type_ids: [], department_ids: [] },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={HOLIDAY.blackoutTitle} form={form} size={480}>
      <TextField form={form} name="name" label={HOLIDAY.blackoutName} maxLength={80} />
      <FormRow>
        <DateField form={form} name="start_date" label={HOLIDAY.from} onChanged={(value) => !form.values.end_date && form.set('end_date', value)} />
        <DateField form={form} name="end_date" label={HOLIDAY.to} min={form.values.start_date || undefined} />
      </FormRow>
      <MultiSelectField
        form={form}
        name="leave_type_ids"
        label={HOLIDAY.leaveTypes}
        description={HOLIDAY.emptyIsAll}
        options={types.map((type) => ({ value: String(type.id), label: typeName(type, locale) }))}
        number
      />
      {lists.departments.length > 0 && (
        <MultiSelectField
          form={form}
          name="department_ids"
          label={HOLIDAY.departments}
          description={HOLIDAY.emptyIsAll}
          options={lists.departments.map(({ id, name }) => ({ value: String(id), label: name }))}
          number
        />
      )}
    </FormDrawer>
  );
}
