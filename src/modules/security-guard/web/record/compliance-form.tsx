import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { DRUG_NAMES, VETTING_NAMES } from '../../contract/guard/guard-words.ts';
import { DRUG_RESULTS, VETTING_STATUSES } from '../../contract/guard/guard.schema.ts';
import { saveCompliance, type Compliance } from '../../contract/record/compliance.endpoints.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { RECORD as W } from '../record.messages.ts';

const VETTINGS = VETTING_STATUSES.map((value) => ({ value, label: VETTING_NAMES[value] }));
const RESULTS = DRUG_RESULTS.map((value) => ({ value, label: DRUG_NAMES[value] }));

/** Vetting, medical and drug data, kept with the consent of the person. */
export function ComplianceForm({ guard, found, onClose }: { guard: GuardRow; found: Compliance | null; onClose: () => void }) {
  const today = useToday();
  const { run } = useWrite(saveCompliance, { invalidates: GUARD_READS });
  const form = useZodForm(saveCompliance.input, {
    initial: {
      id: guard.id,
      updated_at: found?.updated_at ?? null,
      consent_on: found?.consent_on ?? '',
      vetting_status: found?.vetting_status ?? 'Pending',
      vetting_ref: found?.vetting_ref ?? '',
      vetting_date: found?.vetting_date ?? '',
      vetting_expiry: found?.vetting_expiry ?? '',
      medical_date: found?.medical_date ?? '',
      medical_fit: found?.medical_fit ?? null,
      drug_test_date: found?.drug_test_date ?? '',
      drug_test_result: found?.drug_test_result ?? '',
    },
    onSubmit: async (values) => {
      await run({ ...values, medical_fit: values.medical_date ? (values.medical_fit ?? false) : null });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.data} form={form} size={560}>
      <DateField form={form} name="consent_on" label={W.consent} description={W.consentHint} max={today} />
      <FormRow>
        <SelectField form={form} name="vetting_status" label={W.vetting} options={VETTINGS} />
        <TextField form={form} name="vetting_ref" label={W.vettingRef} maxLength={60} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="vetting_date" label={W.vettingDate} max={today} />
        <DateField form={form} name="vetting_expiry" label={W.vettingExpiry} description={W.vettingHint} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="medical_date" label={W.medicalDate} max={today} />
        <SwitchField form={form} name="medical_fit" label={W.medicalResult} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="drug_test_date" label={W.drugDate} max={today} />
        <SelectField form={form} name="drug_test_result" label={W.drugResult} options={RESULTS} />
      </FormRow>
    </FormDrawer>
  );
}
