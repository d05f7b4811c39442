import { call } from '#platform/web/call/call.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { taskChoices } from '../../contract/site-task.endpoints.ts';
import { workProjects } from '../../contract/work-project.register.ts';
import { WORK } from '../work-task.messages.ts';
import { COLOURS, REGISTER } from './register.messages.ts';

const findManagers = async (keyword: string) => (await call(taskChoices, { keyword })).data.employees.map(personOption);

export function ProjectForm({ row, readOnly, onClose }: RecordFormProps<typeof workProjects>) {
  const today = useToday();
  const blank = {
    name: '',
    code: '',
    client_name: '',
    description: '',
    manager_id: null,
    start_date: today,
    end_date: '',
    budget: null,
    colour: '#1565c0',
    cancelled: false,
  };
  const form = useRecordForm(workProjects, row, blank, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? REGISTER.newProject} form={form} readOnly={readOnly}>
      <TextField form={form} name="name" label={WORK.name} maxLength={150} />
      <FormRow>
        <TextField form={form} name="code" label={WORK.code} maxLength={20} />
        <TextField form={form} name="client_name" label={REGISTER.client} maxLength={150} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="start_date" label={REGISTER.startDate} />
        <DateField form={form} name="end_date" label={REGISTER.endDate} />
      </FormRow>
      <SearchSelect form={form} name="manager_id" label={REGISTER.manager} load={findManagers} number valueLabel={row?.manager?.name} />
      <FormRow>
        <MoneyField form={form} name="budget" label={REGISTER.budget} />
        <SelectField form={form} name="colour" label={REGISTER.colour} options={COLOURS} clearable={false} />
      </FormRow>
      <TextField form={form} name="description" label={WORK.description} rows={3} maxLength={2000} />
      {row && <SwitchField form={form} name="cancelled" label={REGISTER.cancelled} />}
    </FormDrawer>
  );
}
