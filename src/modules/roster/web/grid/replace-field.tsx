import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { ROSTER } from './roster.messages.ts';

/** Asked once the server has said how many published days would give way. */
export function ReplaceField({ form }: { form: ZodForm<{ replace?: boolean | undefined }> }) {
  return form.errors['replace'] || form.values.replace ? <SwitchField form={form} name="replace" label={ROSTER.replace} /> : null;
}
