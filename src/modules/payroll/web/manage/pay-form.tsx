/** Asks when and by which reference a confirmed payroll was paid. */
import { z } from 'zod';
import { date, optionalText } from '#platform/contract/fields.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listPayrolls, payPayroll, showPayroll } from '../../contract/payroll.endpoints.ts';
import { MANAGE } from './manage.messages.ts';

const payForm = z.object({ payment_date: date(), reference: optionalText(100) });

interface PayFormProps {
  readonly payroll: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onPaid?: () => void;
}

export function PayForm({ payroll, onClose, onPaid }: PayFormProps) {
  const t = useT(MANAGE);
  const today = useToday();
  const pay = useWrite(payPayroll, { invalidates: [listPayrolls, showPayroll] });
  const form = useZodForm(payForm, {
    initial: { payment_date: today, reference: '' },
    onSubmit: async (values) => {
      await pay.run({ ...values, id: payroll.id, status: 'Confirmed' });
      onClose();
      onPaid?.();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('paidTitle', { name: payroll.name })} form={form} submit={MANAGE.markPaid}>
      <DateField form={form} name="payment_date" label={MANAGE.paymentDate} />
      <TextField form={form} name="reference" label={MANAGE.reference} />
    </FormDrawer>
  );
}
