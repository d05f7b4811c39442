/** An area of the gazette, and the sites that lie within it. */
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { areas, type AreaRow } from '../../contract/duty/area.register.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { DUTY as W } from './duty.messages.ts';

const NEW = { name: '', places: '', address: '', gazette_no: '', gazetted_at: '' };

export function AreaForm({ row, onClose }: { row: AreaRow | null; onClose: () => void }) {
  const readOnly = !useCan('/auxiliary/officer', 'Update');
  const form = useRecordForm(areas, row, NEW, { stale: UNIT_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.areaAdd} form={form} readOnly={readOnly} size={480}>
      <TextField form={form} name="name" label={W.name} maxLength={200} />
      <TextField form={form} name="places" label={W.places} description={W.placesHint} rows={4} maxLength={2000} />
      <TextField form={form} name="address" label={W.address} rows={2} maxLength={300} />
      <FormRow>
        <TextField form={form} name="gazette_no" label={W.gazetteNo} maxLength={60} />
        <DateField form={form} name="gazetted_at" label={W.gazettedAt} />
      </FormRow>
    </FormDrawer>
  );
}
