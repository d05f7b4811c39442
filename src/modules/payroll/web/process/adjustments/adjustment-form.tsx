/** One plus or minus beside the lines of a payroll. */
import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { listPayrolls, showPayroll } from '../../../contract/payroll.endpoints.ts';
import { addAdjustment } from '../../../contract/state/state.endpoints.ts';
import type { PayrollForm } from '../../../contract/payroll-form.schema.ts';
import { PROCESS } from '../process.messages.ts';

const schema = addAdjustment.input.omit({ id: true, status: true }) as unknown as z.ZodObject<{ name: z.ZodString; amount: z.ZodNumber; remark: z.ZodString }>;

export interface AdjustmentFormProps {
  readonly id: number;
  readonly status: PayrollForm['status'];
  readonly onClose: () => void;
  readonly onSaved: (saved: PayrollForm) => void;
}

export function AdjustmentForm({ id, status, onClose, onSaved }: AdjustmentFormProps) {
  const add = useWrite(addAdjustment, { invalidates: [listPayrolls, showPayroll] });
  const form = useZodForm(schema, {
    initial: { name: '', remark: '' },
    onSubmit: async (values) => {
      onSaved((await add.run({ ...values, id, status })).data);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={PROCESS.addAdjustment} form={form} size={480}>
      <TextField form={form} name="name" label={PROCESS.name} maxLength={120} />
      <MoneyField form={form} name="amount" label={PROCESS.amount} description={PROCESS.adjustmentHint} negative />
      <TextField form={form} name="remark" label={PROCESS.remark} rows={2} maxLength={255} required />
    </FormDrawer>
  );
}
