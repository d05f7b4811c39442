import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { INCIDENT_NAMES } from '../../contract/guard/guard-words.ts';
import { INCIDENT_TYPES, incidents, type IncidentRow } from '../../contract/record/incident.register.ts';
import { PAGE } from '../addresses.ts';
import { RECORD as W } from '../record.messages.ts';

const TYPES = INCIDENT_TYPES.map((value) => ({ value, label: INCIDENT_NAMES[value] }));

/** One entry in the record of a guard. */
export function IncidentForm({ guard, row, onClose }: { guard: GuardRow; row: IncidentRow | null; onClose: () => void }) {
  const today = useToday();
  const readOnly = !useCan(PAGE, 'Update');
  const fresh = { date: today, type: 'Commendation' as const, description: '', action: '' };
  const form = useRecordForm(incidents, row, fresh, { under: { guard_id: guard.id }, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={W.addEntry} form={form} readOnly={readOnly} size={560}>
      <FormRow>
        <DateField form={form} name="date" label={W.date} max={today} />
        <SelectField form={form} name="type" label={W.type} options={TYPES} />
      </FormRow>
      <TextField form={form} name="description" label={W.description} rows={4} maxLength={1000} />
      <TextField form={form} name="action" label={W.action} rows={2} maxLength={500} />
    </FormDrawer>
  );
}
