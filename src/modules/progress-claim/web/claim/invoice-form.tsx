import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { numberInvoice } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim/claim.schema.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { CLAIM } from './claim.messages.ts';

/** The number that the tax authority gave the invoice: each claim has its own. */
export function InvoiceForm({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const { run } = useWrite(numberInvoice, { invalidates: PCR_READS });
  const form = useZodForm(numberInvoice.input, {
    initial: { id: claim.id, updated_at: claim.updated_at, e_invoice_id: claim.e_invoice_id ?? '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={claim.invoice_no ?? CLAIM.eInvoice} form={form}>
      <TextField form={form} name="e_invoice_id" label={CLAIM.eInvoice} maxLength={60} />
    </FormDrawer>
  );
}
