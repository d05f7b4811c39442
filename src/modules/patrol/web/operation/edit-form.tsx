import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { updateOperation, type OperationDetail } from '../../contract/operation/operation.endpoints.ts';
import { ChargeFields } from './charge-fields.tsx';
import { OPERATION_READS } from '../operation-reads.ts';
import { OPERATION as W } from '../operation.messages.ts';

/** Leader, devices and briefing of an operation that has not begun. */
export function EditForm({ operation, onClose }: { operation: OperationDetail; onClose: () => void }) {
  const { id, site_id, guards, devices, leader_id, briefing } = operation;
  const { run } = useWrite(updateOperation, { invalidates: OPERATION_READS });
  const form = useZodForm(updateOperation.input, {
    initial: { id, leader_id, device_ids: devices.map((device) => device.id), briefing: briefing ?? '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const asOption = (each: { readonly id: number; readonly name: string }) => ({ value: String(each.id), label: each.name });
  return (
    <FormDrawer opened onClose={onClose} title={operation.number} form={form} size={560}>
      <ChargeFields form={form} site={site_id} guards={guards.filter(({ replaced_at }) => replaced_at === null).map(asOption)} stored={devices.map(asOption)} />
      <TextField form={form} name="briefing" label={W.briefing} rows={6} maxLength={2000} />
    </FormDrawer>
  );
}
