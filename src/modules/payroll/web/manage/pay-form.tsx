/** Asks when and by which reference confirmed payrolls were paid. */
import { z } from 'zod';
import { date, optionalLine } from '#platform/contract/fields.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listPayrolls, showPayroll } from '../../contract/payroll.endpoints.ts';
import { payPayroll } from '../../contract/state/state.endpoints.ts';
import { MANAGE } from './manage.messages.ts';

const paidOn = z.object({ payment_date: date(), reference: optionalLine(100) });
export type PaidOn = z.input<typeof paidOn>;

interface PaidOnFormProps {
  readonly title: string;
  readonly onClose: () => void;
  /** A rejection puts its messages beside the fields. */
  readonly onPay: (paid: PaidOn) => unknown;
}

export function PaidOnForm({ title, onClose, onPay }: PaidOnFormProps) {
  const today = useToday();
  const form = useZodForm(paidOn, { initial: { payment_date: today, reference: '' }, onSubmit: onPay });
  return (
    <FormDrawer opened onClose={onClose} title={title} form={form} submit={MANAGE.markPaid}>
      <DateField form={form} name="payment_date" label={MANAGE.paymentDate} />
      <TextField form={form} name="reference" label={MANAGE.reference} />
    </FormDrawer>
  );
}

interface PayFormProps {
  readonly payroll: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onPaid?: () => void;
}

/** Marks one payroll as paid. */
export function PayForm({ payroll, onClose, onPaid }: PayFormProps) {
  const t = useT(MANAGE);
  const pay = useWrite(payPayroll, { invalidates: [listPayrolls, showPayroll] });
  const save = async (paid: PaidOn) => {
    await pay.run({ ...paid, id: payroll.id, status: 'Confirmed' });
    onClose();
    onPaid?.();
  };
  return <PaidOnForm title={t('paidTitle', { name: payroll.name })} onClose={onClose} onPay={save} />;
}
