import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { serveClaim } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim/claim.schema.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { CLAIM } from './claim.messages.ts';

/** The day on which the client received the claim: its payment response is counted from it. */
export function ServedForm({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const today = useToday();
  const { run } = useWrite(serveClaim, { invalidates: PCR_READS });
  const form = useZodForm(serveClaim.input, {
    initial: { id: claim.id, updated_at: claim.updated_at, served_on: claim.served_on ?? '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={CLAIM.servedOn} form={form}>
      <DateField form={form} name="served_on" label={CLAIM.servedOn} description={CLAIM.servedHint} max={today} />
    </FormDrawer>
  );
}
