import { call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { assignSchedule, findSchedulable } from '../contract/schedule.endpoints.ts';
import { SCHEDULE_READS } from './schedule-reads.ts';
import { SCHEDULE } from './schedule.messages.ts';

const find = async (keyword: string) => (await call(findSchedulable, { keyword })).data.map(personOption);
const optionsOf = (units: readonly { readonly id: number; readonly name: string }[]) => units.map(({ id, name }) => ({ value: String(id), label: name }));

/** Puts employees, or everybody of a unit, on a work schedule. */
export function AssignForm({ schedule, onClose }: { schedule: { readonly id: number; readonly name: string }; onClose: () => void }) {
  const t = useT(SCHEDULE);
  const today = useToday();
  const { lists } = useOrganisation();
  const { run } = useWrite(assignSchedule, { invalidates: SCHEDULE_READS });
  const form = useZodForm(assignSchedule.input, {
    initial: { id: schedule.id, employee_ids: [], branch_id: null, division_id: null, department_id: null, effective_from: today, effective_to: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('assignTo', { name: schedule.name })} form={form} submit={SCHEDULE.assign} size={480}>
      <SearchMany form={form} name="employee_ids" label={SCHEDULE.employees} description={SCHEDULE.peopleHint} ask={[findSchedulable.name]} load={find} />
      <SelectField form={form} name="branch_id" label={SCHEDULE.branch} options={optionsOf(lists.branches)} number clearable />
      <SelectField form={form} name="division_id" label={SCHEDULE.division} options={optionsOf(lists.divisions)} number clearable />
      <SelectField form={form} name="department_id" label={SCHEDULE.department} options={optionsOf(lists.departments)} number clearable />
      <FormRow>
        <DateField form={form} name="effective_from" label={SCHEDULE.firstDay} />
        <DateField form={form} name="effective_to" label={SCHEDULE.lastDay} description={SCHEDULE.lastDayHint} />
      </FormRow>
    </FormDrawer>
  );
}
