import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { FieldProps } from '#platform/web/forms/bind-field.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';

/** Where an officer holds powers: one of the areas of the unit, or what was written before there were any. */
export function AreaField<V>({ areas, ...field }: FieldProps<V> & { readonly areas: readonly Option[] }) {
  const written = field.form.get(field.name);
  if (areas.length === 0) return <TextField {...field} maxLength={200} />;
  const known = areas.some(({ value }) => value === written);
  const stored = typeof written === 'string' && written !== '' && !known ? [{ value: written, label: written }] : [];
  return <SelectField {...field} options={[...areas, ...stored]} />;
}
