import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { replaceGuard } from '../../contract/operation/operation.endpoints.ts';
import { findPatrolGuards } from '../find-choices.ts';
import { OPERATION_READS } from '../operation-reads.ts';
import { OPERATION as W } from '../operation.messages.ts';
import { OverrideField } from './override-field.tsx';

interface ReplaceFormProps {
  readonly operation: { readonly id: number };
  readonly guard: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Who takes over from a guard, and why. */
export function ReplaceForm({ operation, guard, onClose }: ReplaceFormProps) {
  const t = useT(W);
  const { run } = useWrite(replaceGuard, { invalidates: OPERATION_READS });
  const form = useZodForm(replaceGuard.input, {
    initial: { id: operation.id, guard_id: guard.id, by_id: null, reason: '', override_reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('replaceTitle', { name: guard.name })} form={form} submit={W.replace} size={440}>
      <SearchSelect form={form} name="by_id" label={W.replaceBy} load={findPatrolGuards} number />
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={500} />
      <OverrideField form={form} />
    </FormDrawer>
  );
}
