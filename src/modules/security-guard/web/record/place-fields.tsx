import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { POSTING_ROLES } from '../../contract/record/posting.register.ts';
import { POSTING_ROLE_NAMES } from '../../contract/guard/guard-words.ts';
import { RECORD as W } from '../record.messages.ts';

const ROLES = POSTING_ROLES.map((value) => ({ value, label: POSTING_ROLE_NAMES[value] }));
export const NEW_PLACE = { place: '', role: 'Guard' as const, shift: '', from_date: '', to_date: '' };

/** Where, as what, and from when to when. */
export function PlaceFields<V>({ form }: { form: ZodForm<V> }) {
  const at = (name: keyof typeof NEW_PLACE) => name as unknown as PathOf<V>;
  return (
    <>
      <TextField form={form} name={at('place')} label={W.place} maxLength={150} />
      <FormRow>
        <SelectField form={form} name={at('role')} label={W.role} options={ROLES} />
        <TextField form={form} name={at('shift')} label={W.shift} maxLength={40} />
      </FormRow>
      <FormRow>
        <DateField form={form} name={at('from_date')} label={W.from} />
        <DateField form={form} name={at('to_date')} label={W.to} />
      </FormRow>
    </>
  );
}
