/** The day of CP22A or CP21, and the release of held money by the letter or after 90 days. */
import { z } from 'zod';
import { date, money, optionalLine } from '#platform/contract/fields.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { RadioField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { releaseFinalPay, showFinalPay } from '../../contract/final-pay/final-pay.endpoints.ts';
import { listPayables } from '#modules/payment/contract/payment.endpoints.ts';
import { FINAL_PAY } from './final-pay.messages.ts';

const HOWS = [
  { value: 'none', label: FINAL_PAY.notYet },
  { value: 'letter', label: FINAL_PAY.letter },
  { value: 'days', label: FINAL_PAY.days },
] as const;
const shape = z.object({
  form_date: date().nullish(),
  how: z.enum(['none', 'letter', 'days']),
  letter_reference: optionalLine(60),
  letter_date: date().nullish(),
  lhdn_amount: money().nullish(),
});

export function ReleaseForm({ id, formDate, onClose }: { readonly id: number; readonly formDate: string | null; readonly onClose: () => void }) {
  const release = useWrite(releaseFinalPay, { invalidates: [showFinalPay, listPayables] });
  const form = useZodForm(shape, {
    initial: { form_date: formDate, how: 'none' },
    onSubmit: async ({ how, ...values }) => {
      await release.run({ ...values, id, how: how === 'none' ? null : how });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={FINAL_PAY.clearance} form={form} submit={FINAL_PAY.save}>
      <DateField form={form} name="form_date" label={FINAL_PAY.formDate} />
      <RadioField form={form} name="how" label={FINAL_PAY.how} options={HOWS} />
      {form.values.how === 'letter' && (
        <>
          <TextField form={form} name="letter_reference" label={FINAL_PAY.reference} required />
          <DateField form={form} name="letter_date" label={FINAL_PAY.letterDate} required />
          <MoneyField form={form} name="lhdn_amount" label={FINAL_PAY.lhdn} />
        </>
      )}
    </FormDrawer>
  );
}
