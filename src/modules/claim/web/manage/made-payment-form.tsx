/** A claim that was paid by cheque or cash: when, by which reference, and what shows it. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { ClaimRow } from '../../contract/claim.schema.ts';
import { makeClaimPayment } from '../../contract/pay-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { MANAGE } from './manage.messages.ts';

export function MadePaymentForm({ claim: { id, number, status, updated_at }, onClose }: { claim: ClaimRow; onClose: () => void }) {
  const t = useT(MANAGE);
  const today = useToday();
  const { run } = useWrite(makeClaimPayment, { invalidates: CLAIM_READS });
  const form = useZodForm(makeClaimPayment.input, {
    initial: { id, status, updated_at, payment_date: today, reference: '', proofs: [] },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened size={480} onClose={onClose} title={t('madeTitle', { number: number ?? '' })} form={form} submit={MANAGE.made}>
      <DateField form={form} name="payment_date" label={W.paidOn} max={today} />
      <TextField form={form} name="reference" label={W.reference} maxLength={100} />
      <FileField form={form} name="proofs" label={MANAGE.proofs} />
    </FormDrawer>
  );
}
