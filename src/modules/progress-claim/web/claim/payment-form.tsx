import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { payClaim } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim/claim.schema.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { CLAIM } from './claim.messages.ts';

export function PaymentForm({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const today = useToday();
  const { run } = useWrite(payClaim, { invalidates: PCR_READS });
  const form = useZodForm(payClaim.input, {
    initial: { id: claim.id, updated_at: claim.updated_at, amount: claim.outstanding, paid_on: today, reference: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={CLAIM.pay} form={form} submit={CLAIM.pay}>
      <FormRow>
        <MoneyField form={form} name="amount" label={CLAIM.amount} negative={claim.outstanding < 0} />
        <DateField form={form} name="paid_on" label={CLAIM.paidOn} max={today} />
      </FormRow>
      <TextField form={form} name="reference" label={CLAIM.reference} maxLength={100} />
    </FormDrawer>
  );
}
