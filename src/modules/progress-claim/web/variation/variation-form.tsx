import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { VARIATION_NAMES } from '../../contract/project/project.messages.ts';
import { VARIATION_KINDS, variations } from '../../contract/project/project.register.ts';
import { FilesPart } from '../files-part.tsx';
import { PCR_READS } from '../pcr-reads.ts';
import { DETAIL } from '../detail.messages.ts';

const NEW = { vo_no: '', date: '', kind: 'Addition' as const, description: '', amount: null, is_service: true };
const KINDS = VARIATION_KINDS.map((value) => ({ value, label: VARIATION_NAMES[value] }));

export function VariationForm({ projectId, row, readOnly, onClose }: RecordFormProps<typeof variations> & { readonly projectId: number }) {
  const form = useRecordForm(variations, row, NEW, { under: { project_id: projectId }, stale: PCR_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.vo_no ?? DETAIL.addVariation} form={form} readOnly={readOnly}>
      <FormRow>
        <TextField form={form} name="vo_no" label={DETAIL.voNo} maxLength={30} />
        <DateField form={form} name="date" label={DETAIL.date} />
      </FormRow>
      <SelectField form={form} name="kind" label={DETAIL.kind} options={KINDS} />
      <TextField form={form} name="description" label={DETAIL.description} rows={2} maxLength={300} />
      <MoneyField form={form} name="amount" label={DETAIL.amount} description={DETAIL.amountHint} negative />
      <SwitchField form={form} name="is_service" label={DETAIL.service} />
      {row && <FilesPart of="variations" id={row.id} name={row.vo_no} />}
    </FormDrawer>
  );
}
