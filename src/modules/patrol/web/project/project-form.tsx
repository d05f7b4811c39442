import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { projects } from '../../contract/project/project.register.ts';
import { PROJECT as W } from './project.messages.ts';

const NEW = {
  code: '',
  name: '',
  client_name: '',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
  contract_no: '',
  start_date: '',
  end_date: '',
  monthly_fee: null,
  guards_required: null,
  manager_id: null,
  completion_percent: 95,
  response_minutes: 5,
  penalty_point: null,
  penalty_answer: null,
  penalty_most_percent: null,
  cancelled: false,
};

/** A contract: the client, the time, and what was agreed on rounds. */
export function ProjectForm({ row, readOnly, onClose }: RecordFormProps<typeof projects>) {
  const form = useRecordForm(projects, row, NEW, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.addTitle} form={form} readOnly={readOnly} size={680}>
      <FormRow>
        <TextField form={form} name="code" label={W.code} maxLength={20} />
        <TextField form={form} name="name" label={W.name} maxLength={150} />
      </FormRow>
      <SearchSelect form={form} name="manager_id" label={W.manager} load={findEmployees} number valueLabel={row?.manager} />
      <FormSection title={W.client}>
        <FormRow>
          <TextField form={form} name="client_name" label={W.client} maxLength={150} />
          <TextField form={form} name="contact_name" label={W.contact} maxLength={150} />
        </FormRow>
        <FormRow>
          <PhoneField form={form} name="contact_phone" label={W.phone} />
          <TextField form={form} name="contact_email" label={W.email} type="email" maxLength={190} />
        </FormRow>
      </FormSection>
      <FormSection title={W.contract}>
        <FormRow>
          <TextField form={form} name="contract_no" label={W.contractNo} maxLength={60} />
          <MoneyField form={form} name="monthly_fee" label={W.fee} />
          <NumberField form={form} name="guards_required" label={W.guards} min={1} />
        </FormRow>
        <FormRow>
          <DateField form={form} name="start_date" label={W.starts} />
          <DateField form={form} name="end_date" label={W.ends} />
        </FormRow>
      </FormSection>
      <FormSection title={W.level}>
        <FormRow>
          <NumberField form={form} name="completion_percent" label={W.completion} min={50} max={100} />
          <NumberField form={form} name="response_minutes" label={W.response} min={1} max={60} />
        </FormRow>
        <FormRow>
          <MoneyField form={form} name="penalty_point" label={W.penaltyPoint} />
          <MoneyField form={form} name="penalty_answer" label={W.penaltyAnswer} />
          <NumberField form={form} name="penalty_most_percent" label={W.penaltyMost} min={1} max={100} />
        </FormRow>
        <SwitchField form={form} name="cancelled" label={W.cancelled} />
      </FormSection>
    </FormDrawer>
  );
}
