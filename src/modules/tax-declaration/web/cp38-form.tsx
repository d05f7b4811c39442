import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MonthField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listCp38, saveCp38 } from '../contract/relief.endpoints.ts';
import { cp38Form, type Cp38Row } from '../contract/relief.schema.ts';
import { CP38 } from './relief.messages.ts';

/** One order of additional deductions. */
export function OrderForm({ employeeId, order, onClose }: { employeeId: number; order: Cp38Row | null; onClose: () => void }) {
  const t = useT(CP38);
  const month = useToday().slice(0, 7);
  const { run } = useWrite(saveCp38, { invalidates: [listCp38] });
  const form = useZodForm(cp38Form, {
    initial: {
      id: employeeId,
      order_id: order?.id ?? null,
      reference: order?.reference ?? '',
      month_from: order?.month_from ?? month,
      month_to: order?.month_to ?? month,
      note: order?.note ?? '',
      updated_at: order?.updated_at ?? null,
      ...(order && { amount: order.amount }),
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={CP38.formTitle} form={form}>
      <p className="quiet small flush">{t('hint')}</p>
      <TextField form={form} name="reference" label={CP38.reference} maxLength={60} required />
      <FormRow>
        <MonthField form={form} name="month_from" label={CP38.from} required />
        <MonthField form={form} name="month_to" label={CP38.to} required />
      </FormRow>
      <MoneyField form={form} name="amount" label={CP38.amount} required />
      <TextField form={form} name="note" label={CP38.note} maxLength={500} />
    </FormDrawer>
  );
}
