import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { ORDER_LENGTH, writeOrders } from '../../contract/order/order.endpoints.ts';
import { PATROL_READS } from '../patrol-reads.ts';
import { ORDERS as W } from './order.messages.ts';

/** Writes a new version; it begins with the one that holds. */
export function OrdersForm({ id, text, onClose }: { id: number; text: string; onClose: () => void }) {
  const t = useT(W);
  const { run } = useWrite(writeOrders, { invalidates: PATROL_READS });
  const form = useZodForm(writeOrders.input, {
    initial: { id, text },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.write} form={form} size={720}>
      <p className="quiet small flush">{t('writeHint')}</p>
      <TextField form={form} name="text" label={W.text} rows={16} maxLength={ORDER_LENGTH.max} />
    </FormDrawer>
  );
}
