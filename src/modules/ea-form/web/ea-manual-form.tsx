/** The lines that an officer adds to the boxes, with the reason. */
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
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
  const rows = (form.get('manual') as readonly unknown[] | undefined) ?? [];
  return (
    <FormDrawer opened onClose={onClose} size={720} title={t('title', { name: shown.person.name })} form={form}>
      <FormSection title={EA_EDIT.lines} note={EA_EDIT.note}>
        {rows.map((_row, at) => (
          <div key={at} className={classes['manual']}>
            <SelectField form={form} name={`manual.${at}.box`} label={EA_EDIT.box} options={BOXES} searchable required clearable={false} />
            <TextField form={form} name={`manual.${at}.label`} label={EA_EDIT.label} maxLength={120} required />
            <MoneyField form={form} name={`manual.${at}.amount`} label={EA_EDIT.amount} negative required />
            <NumberField form={form} name={`manual.${at}.for_year`} label={EA_EDIT.forYear} />
            <ActionIcon variant="subtle" color="red" aria-label={t('remove', { n: at + 1 })} onClick={() => form.remove('manual', at)}>
              <Icon name="delete" size={16} />
            </ActionIcon>
          </div>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => form.insert('manual', { box: '', label: '', amount: undefined, for_year: null, note: null })}
          >
            {t('add')}
          </Button>
        </div>
      </FormSection>
      <TextField form={form} name="reason" label={EA_EDIT.reason} maxLength={500} rows={2} required />
    </FormDrawer>
  );
}
