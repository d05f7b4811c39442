import { Text } from '@mantine/core';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { createPermit, renewPermit, updatePermit } from '../../contract/permit.endpoints.ts';
import { FOMEMA_RESULTS, PERMIT_TYPES, permitForm, type PermitRow } from '../../contract/permit.schema.ts';
import { findForeignEmployees } from '../find-employees.ts';
import { PERMIT_READS } from '../reads.ts';
import { termOptions } from '../terms.messages.ts';
import { PERMIT, sectorOptions } from './permit.messages.ts';

/** A new permit, a change of one, or the permit that follows one. */
export type PermitTask = { readonly do: 'add' } | { readonly do: 'edit' | 'renew'; readonly row: PermitRow };

const addForm = createPermit.input;
type Values = Draft<z.input<typeof addForm>>;

/** A renewal begins the day after the old permit; its number and end are new. */
function initialOf(task: PermitTask): Values {
  if (task.do === 'add') return { type: 'PLKS', socso_registered: false };
  const { row } = task;
  const current: Values = {
    type: row.type,
    passport_no: row.passport_no,
    sector: row.sector ?? '',
    employer_on_permit: row.employer_on_permit ?? '',
    place: row.place ?? '',
    levy_amount: row.levy_amount,
    insurance_no: row.insurance_no ?? '',
    insurance_expiry: row.insurance_expiry ?? '',
    socso_registered: row.socso_registered,
  };
  if (task.do === 'renew') return { ...current, permit_no: '', issue_date: addDays(calendarDate(row.expiry_date), 1), expiry_date: '' };
  return {
    ...current,
    permit_no: row.permit_no,
    issue_date: row.issue_date,
    expiry_date: row.expiry_date,
    fomema_date: row.fomema_date ?? '',
    fomema_result: (row.fomema_result ?? '') as Values['fomema_result'],
    remark: row.remark ?? '',
  };
}

export function PermitForm({ task, onClose }: { task: PermitTask; onClose: () => void }) {
  const t = useT(PERMIT);
  const writing = { invalidates: PERMIT_READS };
  const create = useWrite(createPermit, writing);
  const update = useWrite(updatePermit, writing);
  const renew = useWrite(renewPermit, writing);
  const adding = task.do === 'add';
  const form = useZodForm(adding ? addForm : (permitForm as unknown as typeof addForm), {
    initial: initialOf(task),
    onSubmit: async (values) => {
      if (task.do === 'add') await create.run(values);
      else {
        const { row } = task;
        if (task.do === 'edit') await update.run({ ...values, id: row.id, updated_at: row.updated_at });
        else await renew.run({ ...values, id: row.id, status: row.status });
      }
      onClose();
    },
  });
  const title =
    task.do === 'add' ? t('add') : task.do === 'edit' ? t('editTitle', { no: task.row.permit_no }) : t('renewTitle', { name: task.row.employee.name });
  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} submit={task.do === 'renew' ? PERMIT.renew : undefined} size={640}>
      {task.do === 'renew' && (
        <Text c="dimmed" size="sm">
          {t('renewNote', { no: task.row.permit_no })}
        </Text>
      )}
      {adding && <SearchSelect form={form} name="employee_id" label={PERMIT.employee} load={findForeignEmployees} number required />}
      <FormRow>
        <SelectField form={form} name="type" label={PERMIT.type} options={termOptions(PERMIT_TYPES)} clearable={false} />
        <SelectField form={form} name="sector" label={PERMIT.sector} options={sectorOptions(form.get('sector'))} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="permit_no" label={PERMIT.permitNo} maxLength={40} autoComplete="off" />
        <TextField form={form} name="passport_no" label={PERMIT.passport} maxLength={15} autoComplete="off" />
      </FormRow>
      <FormRow>
        <DateField form={form} name="issue_date" label={PERMIT.issued} />
        <DateField form={form} name="expiry_date" label={PERMIT.expiry} min={form.values.issue_date || undefined} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="employer_on_permit" label={PERMIT.employerOn} maxLength={150} />
        <TextField form={form} name="place" label={PERMIT.place} description={PERMIT.placeHint} maxLength={100} />
      </FormRow>
      <MoneyField form={form} name="levy_amount" label={PERMIT.levy} />
      <FormRow>
        <DateField form={form} name="fomema_date" label={PERMIT.fomemaDate} />
        <SelectField form={form} name="fomema_result" label={PERMIT.fomemaResult} options={termOptions(FOMEMA_RESULTS)} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="insurance_no" label={PERMIT.insuranceNo} maxLength={40} autoComplete="off" />
        <DateField form={form} name="insurance_expiry" label={PERMIT.insuranceExpiry} />
      </FormRow>
      <SwitchField form={form} name="socso_registered" label={PERMIT.socso} />
      <TextField form={form} name="remark" label={PERMIT.remark} rows={2} maxLength={500} />
    </FormDrawer>
  );
}
