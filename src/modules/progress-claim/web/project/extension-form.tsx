import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { EXTENSION_NAMES } from '../../contract/project/project.messages.ts';
import { EXTENSION_STATUSES, extensions } from '../../contract/project/project.register.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { DETAIL } from '../detail.messages.ts';

const NEW = { eot_no: '', applied_on: '', reason: '', days_asked: null, status: 'Pending' as const, granted_to: '', remark: '' };
const STATUSES = EXTENSION_STATUSES.map((value) => ({ value, label: EXTENSION_NAMES[value] }));

export function ExtensionForm({ projectId, row, readOnly, onClose }: RecordFormProps<typeof extensions> & { readonly projectId: number }) {
  const form = useRecordForm(extensions, row, NEW, { under: { project_id: projectId }, stale: PCR_READS, onDone: onClose });
  const isGranted = form.values.status === 'Granted';
  return (
    <FormDrawer opened onClose={onClose} title={row?.eot_no ?? DETAIL.addExtension} form={form} readOnly={readOnly}>
      <FormRow>
        <TextField form={form} name="eot_no" label={DETAIL.voNo} maxLength={30} />
        <DateField form={form} name="applied_on" label={DETAIL.appliedOn} />
        <NumberField form={form} name="days_asked" label={DETAIL.daysAsked} min={1} max={3650} />
      </FormRow>
      <TextField form={form} name="reason" label={DETAIL.reason} rows={2} maxLength={300} />
      <FormRow>
        <SelectField
          form={form}
          name="status"
          label={DETAIL.status}
          options={STATUSES}
          clearable={false}
          onChanged={(status) => status !== 'Granted' && form.set('granted_to', '')}
        />
        {isGranted && <DateField form={form} name="granted_to" label={DETAIL.grantedTo} required />}
      </FormRow>
      <TextField form={form} name="remark" label={DETAIL.remark} rows={2} maxLength={500} />
    </FormDrawer>
  );
}
