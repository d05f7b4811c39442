import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { createEmergency } from '../../contract/emergency/emergency.endpoints.ts';
import { TYPE_NAMES } from '../../contract/emergency/emergency.messages.ts';
import { EMERGENCY_TYPES } from '../../contract/emergency/emergency.schema.ts';
import { findSites } from '../find-choices.ts';
import { EMERGENCY_READS } from '../live-reads.ts';
import { EMERGENCY as W } from './emergency.messages.ts';

/** The office raises an emergency: the ladder of the site begins at once. */
export function RaiseForm({ onClose }: { onClose: () => void }) {
  const { run } = useWrite(createEmergency, { invalidates: EMERGENCY_READS });
  const form = useZodForm(createEmergency.input, {
    initial: { site_id: null, type: '', note: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.raise} form={form} submit={W.raise} size={480}>
      <SearchSelect form={form} name="site_id" label={W.site} load={findSites} number />
      <SelectField form={form} name="type" label={W.type} options={EMERGENCY_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }))} />
      <TextField form={form} name="note" label={W.note} rows={3} maxLength={500} />
    </FormDrawer>
  );
}
