import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { approveClaim } from '../../contract/claim.endpoints.ts';
import type { ClaimDetail } from '../../contract/claim/claim.schema.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { CLAIM } from './claim.messages.ts';

export function CertificateForm({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const today = useToday();
  const { run } = useWrite(approveClaim, { invalidates: PCR_READS });
  const form = useZodForm(approveClaim.input, {
    initial: { id: claim.id, updated_at: claim.updated_at, certificate_no: '', certificate_date: today, invoice_no: '', invoice_date: today, e_invoice_id: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={CLAIM.certifyTitle} form={form} submit={CLAIM.certify}>
      <FormRow>
        <TextField form={form} name="certificate_no" label={CLAIM.certificateNo} maxLength={60} />
        <DateField form={form} name="certificate_date" label={CLAIM.certificateDate} max={today} onChanged={(day) => form.set('invoice_date', day)} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="invoice_no" label={CLAIM.invoiceNo} description={CLAIM.invoiceHint} maxLength={60} />
        <DateField form={form} name="invoice_date" label={CLAIM.invoiceDate} max={today} />
      </FormRow>
      <TextField form={form} name="e_invoice_id" label={CLAIM.eInvoice} maxLength={60} />
    </FormDrawer>
  );
}
