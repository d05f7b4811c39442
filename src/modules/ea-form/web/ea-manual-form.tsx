/** The lines that an officer adds to the boxes, with the reason. */
import { useState } from 'react';
import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { EA_BOX_KEYS, EA_BOXES } from '#modules/statutory/contract/ea-boxes.params.ts';
import { editEaForm, listEaForms, showEaForm } from '../contract/ea-form.endpoints.ts';
import { manualLine, type EaForm } from '../contract/ea-form.schema.ts';
import classes from './ea-form.module.css';
import { EA_EDIT } from './ea-page.messages.ts';

const schema = z.object({ manual: z.array(manualLine).max(50), reason: text(3, 500) });
const BOXES = EA_BOX_KEYS.map((key) => {
  const { title } = EA_BOXES.find((box) => box.key === key)!;
  return { value: key, label: { en: `${key} ${title.en}`, ms: `${key} ${title.ms}` } };
});

export function EaManualForm({ form: shown, onClose }: { form: EaForm; onClose: () => void }) {
  const t = useT(EA_EDIT);
  // What was seen when the form opened: a later change by somebody else answers 409.
  const [{ id, status, updated_at }] = useState(shown);
  const { run } = useWrite(editEaForm, { invalidates: [listEaForms, showEaForm] });
  const form = useZodForm(schema, {
    initial: { manual: shown.manual.map((line) => ({ ...line })), reason: '' },
    onSubmit: async (values) => {
      await run({ id, status, updated_at, ...values });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} size={720} title={t('title', { name: shown.person.name })} form={form}>
      <FormSection title={EA_EDIT.lines} note={EA_EDIT.note}>
        <FormRows
          form={form}
          name="manual"
          className={classes['manual']}
          blank={{ box: '', label: '', amount: undefined, for_year: null, note: null }}
          add={t('add')}
          remove={(n) => t('remove', { n })}
        >
          {(row) => (
            <>
              <SelectField form={form} name={`${row}.box`} label={EA_EDIT.box} options={BOXES} searchable required clearable={false} />
              <TextField form={form} name={`${row}.label`} label={EA_EDIT.label} maxLength={120} required />
              <MoneyField form={form} name={`${row}.amount`} label={EA_EDIT.amount} negative required />
              <NumberField form={form} name={`${row}.for_year`} label={EA_EDIT.forYear} />
            </>
          )}
        </FormRows>
      </FormSection>
      <TextField form={form} name="reason" label={EA_EDIT.reason} maxLength={500} rows={2} required />
    </FormDrawer>
  );
}
