/** A time of day with its date, which are one value of a form: `2026-11-30T08:55`. */
import { useState } from 'react';
import { asText } from '#platform/web/forms/bind-field.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { Label } from '#platform/web/locale/locale.tsx';

interface MomentFieldProps<V> {
  readonly form: ZodForm<V>;
  readonly name: PathOf<V>;
  readonly label: Label;
  readonly dateLabel: Label;
  readonly description?: Label | undefined;
  /** Its date while no time is said. */
  readonly day: string;
}

/** The time is what people change, so it comes first and carries what is wrong; without one the value is null. */
export function MomentField<V>({ form, name, label, dateLabel, description, day }: MomentFieldProps<V>) {
  const [chosen, choose] = useState<string | null>(null);
  const [stored = '', time = ''] = asText(form.get(name)).split('T');
  const date = stored || (chosen ?? day);
  const part = (get: string, set: (part: string) => void, more: Partial<ZodForm<V>> = {}): ZodForm<V> => ({
    ...form,
    get: (path) => (path === name ? get : form.get(path)),
    set: (path, next) => (path === name ? set(asText(next)) : form.set(path, next)),
    ...more,
  });
  const timePart = part(time, (next) => form.set(name, next ? `${date}T${next}` : null));
  const datePart = part(
    date,
    (next) => {
      choose(next || null);
      if (time) form.set(name, `${next || day}T${time}`);
    },
    { errors: {}, labels: new Map(), idOf: (path) => `${form.idOf(path)}-date`, isRequired: () => false },
  );
  return (
    <FormRow>
      <TimeField form={timePart} name={name} label={label} description={description} />
      <DateField form={datePart} name={name} label={dateLabel} />
    </FormRow>
  );
}
