import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { SelectField } from './choice-fields.tsx';
import type { PathOf, ZodForm } from './use-zod-form.ts';

const OPTIONS = [
  { value: 'Active', label: EVERYDAY.active },
  { value: 'Inactive', label: EVERYDAY.inactive },
];

/** The `status` of a record that is active or not: what is inactive stays with those that have it and is offered to nobody. */
export function ActiveField<V>({ form }: { readonly form: ZodForm<V> }) {
  return <SelectField form={form} name={'status' as PathOf<V>} label={EVERYDAY.status} clearable={false} options={OPTIONS} />;
}
