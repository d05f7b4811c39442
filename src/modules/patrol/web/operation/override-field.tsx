import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { OPERATION as W } from '../operation.messages.ts';

interface OverrideFieldProps {
  readonly form: ZodForm<{ readonly override_reason?: string | null | undefined }>;
  /** It is known already that a reason is asked for; else once the server asks. */
  readonly isNeeded?: boolean;
}

/** Why the owner plans past a rest day or much overtime. */
export function OverrideField({ form, isNeeded = false }: OverrideFieldProps) {
  if (!isNeeded && !form.errors['override_reason'] && !form.values.override_reason) return null;
  return <TextField form={form} name="override_reason" label={W.overrideReason} rows={2} maxLength={500} />;
}
