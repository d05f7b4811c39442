import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { charges, type ChargeRow } from '../../contract/officer/charge.register.ts';
import { CHARGE_OUTCOMES } from '../../contract/officer/officer.schema.ts';
import { OUTCOME_NAMES } from '../../contract/officer/officer-words.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { OFFICER as W } from './officer.messages.ts';

const OUTCOMES = CHARGE_OUTCOMES.map((value) => ({ value, label: OUTCOME_NAMES[value] }));

/** A charge, its inquiry and its outcome. */
export function ChargeForm({ officer, row, onClose }: { officer: number; row: ChargeRow | null; onClose: () => void }) {
  const today = useToday();
  const readOnly = !useCan('/auxiliary/officer', 'Update');
  const fresh = { charged_on: today, offence: '', inquiry_on: '', inquiry_by: '', outcome: 'Open' as const, outcome_on: '', note: '' };
  const form = useRecordForm(charges, row, fresh, { under: { officer_id: officer }, stale: UNIT_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={W.chargeAdd} form={form} readOnly={readOnly}>
      <DateField form={form} name="charged_on" label={W.chargedOn} max={today} />
      <TextField form={form} name="offence" label={W.offence} rows={3} maxLength={500} />
      <FormRow>
        <DateField form={form} name="inquiry_on" label={W.inquiryOn} />
        <TextField form={form} name="inquiry_by" label={W.inquiryBy} maxLength={120} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="outcome" label={W.outcome} options={OUTCOMES} />
        <DateField form={form} name="outcome_on" label={W.outcomeOn} />
      </FormRow>
      <TextField form={form} name="note" label={W.note} rows={3} maxLength={1000} />
    </FormDrawer>
  );
}
