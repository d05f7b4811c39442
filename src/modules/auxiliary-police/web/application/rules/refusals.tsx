/** What was refused at no field that this form draws: each by the name of its field, where it has one. */
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import type { Category } from '../../../contract/application/form-fields.ts';
import classes from '../application.module.css';
import { fieldLabel } from './field-label.ts';

/** @param drawn does the form draw a field? Default: its fields have told their labels. */
export function Refusals<V>({ form, category, drawn }: { form: ZodForm<V>; category: Category; drawn?: (field: string) => boolean }) {
  const say = useSay();
  const elsewhere = Object.entries(form.errors).filter(([field]) => !(drawn ?? ((each: string) => form.labels.has(each)))(field));
  if (elsewhere.length === 0) return null;
  return (
    <div role="alert" className={classes['fault']}>
      {elsewhere.map(([field, message]) => {
        const label = fieldLabel(category, field);
        return <p key={field}>{label ? `${say(label)}: ${message}` : message}</p>;
      })}
    </div>
  );
}
