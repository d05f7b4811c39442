import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { certificates } from '../../contract/certificate.register.ts';
import { WOM_READS } from '../wom-reads.ts';
import { CERTIFICATES as W } from './certificate.messages.ts';
import { useKinds } from './use-kinds.ts';

/** Who holds a certificate, and until when. */
export function CertificateForm({ row, readOnly, onClose }: RecordFormProps<typeof certificates>) {
  const fresh = { employee_id: null, kind_id: null, number: '', issued_on: useToday(), expires_on: null };
  const form = useRecordForm(certificates, row, fresh, { stale: WOM_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.kind ?? W.add} form={form} readOnly={readOnly} size={480}>
      <SearchSelect form={form} name="employee_id" label={W.employee} load={findEmployees} valueLabel={row?.employee.name} number />
      <SelectField form={form} name="kind_id" label={W.certificate} options={useKinds()} number />
      <TextField form={form} name="number" label={W.number} maxLength={60} />
      <FormRow>
        <DateField form={form} name="issued_on" label={W.issuedOn} />
        <DateField form={form} name="expires_on" label={W.expiresOn} description={W.endless} />
      </FormRow>
    </FormDrawer>
  );
}
