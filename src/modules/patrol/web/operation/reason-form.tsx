import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { cancelOperation, excusePoint } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION_READS } from '../operation-reads.ts';
import { OPERATION as W } from '../operation.messages.ts';

interface ReasonFormProps {
  readonly operation: { readonly id: number; readonly number: string };
  /** null: the whole operation is cancelled. */
  readonly point: { readonly round_id: number; readonly checkpoint_id: number; readonly name: string } | null;
  readonly onClose: () => void;
}

/** Why a point is excused, or an operation cancelled. */
export function ReasonForm({ operation, point, onClose }: ReasonFormProps) {
  const t = useT(W);
  const excuse = useWrite(excusePoint, { invalidates: OPERATION_READS });
  const cancel = useWrite(cancelOperation, { invalidates: OPERATION_READS });
  const form = useZodForm(cancelOperation.input, {
    initial: { id: operation.id, reason: '' },
    onSubmit: async ({ id, reason }) => {
      if (point) await excuse.run({ id, reason, round_id: point.round_id, checkpoint_id: point.checkpoint_id });
      else await cancel.run({ id, reason });
      onClose();
    },
  });
  const title = point ? t('excuseTitle', { name: point.name }) : t('cancelTitle', { number: operation.number });
  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} submit={point ? W.excuse : W.cancel} size={440}>
      <TextField form={form} name="reason" label={W.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}
