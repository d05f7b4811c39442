import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { LOG_FIELDS, type LogKind } from '../../contract/logbook/log-fields.ts';
import { fieldName } from '../../contract/logbook/log-words.ts';

/** From how many characters on a field is a paragraph. */
const LONG = 500;

/** The fields of a kind of entry, under `details` of the form. */
export function DetailFields<V extends { details: Record<string, string> }>({ form, kind }: { form: ZodForm<V>; kind: LogKind }) {
  return LOG_FIELDS[kind].map(({ key, most, required }) => (
    <TextField
      key={key}
      form={form}
      name={`details.${key}` as never}
      label={fieldName(key)}
      maxLength={most}
      required={required}
      {...(most >= LONG && { rows: 4 })}
    />
  ));
}
