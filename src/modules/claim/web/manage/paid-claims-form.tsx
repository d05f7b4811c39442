/** Several claims that were paid by cheque or cash on one day: when, and by which reference. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { ClaimRow } from '../../contract/claim.schema.ts';
import { payClaims } from '../../contract/pay-claim.endpoints.ts';
import { CLAIM_READS } from '../claim-reads.ts';
import { CLAIM_WORDS as W } from '../claim-words.ts';
import { MANAGE } from './manage.messages.ts';
import { useNotifiedResults } from './use-told-results.ts';

export function PaidClaimsForm({ claims, onClose }: { claims: readonly ClaimRow[]; onClose: () => void }) {
  const t = useT(MANAGE);
  const today = useToday();
  const notify = useNotifiedResults(claims, 'paidMany');
  const { run } = useWrite(payClaims, { invalidates: CLAIM_READS });
  const form = useZodForm(payClaims.input, {
    initial: { ids: claims.map(({ id }) => id), payment_date: today, reference: '' },
    onSubmit: async (values) => {
      notify((await run(values)).data);
      onClose();
    },
  });
  return (
    <FormDrawer opened size={480} onClose={onClose} title={t('paidManyTitle', { n: claims.length })} form={form} submit={MANAGE.made}>
      <DateField form={form} name="payment_date" label={W.paidOn} max={today} />
      <TextField form={form} name="reference" label={W.reference} maxLength={100} />
    </FormDrawer>
  );
}
