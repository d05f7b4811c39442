import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { AddressFields } from '#platform/web/map/address-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { BLANK_ADDRESS } from '#modules/company/contract/blank-address.ts';
import { findPostcodes } from '#modules/company/web/public.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { clients } from '../../contract/client/client.register.ts';
import { TagsField } from '../tags-field.tsx';
import { CLIENT } from './client.messages.ts';

const NEW = {
  name: '',
  code: '',
  registration_no: '',
  industry: '',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
  ...BLANK_ADDRESS,
  brands: [],
  billing_note: '',
  status: 'Active' as const,
};

export function ClientForm({ row, readOnly, onClose }: RecordFormProps<typeof clients>) {
  const form = useRecordForm(clients, row, NEW, { onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? CLIENT.addTitle} form={form} readOnly={readOnly} size={680}>
      <TextField form={form} name="name" label={CLIENT.name} maxLength={150} />
      <FormRow>
        <TextField form={form} name="code" label={CLIENT.code} description={row ? undefined : CLIENT.codeHint} maxLength={20} />
        <TextField form={form} name="registration_no" label={CLIENT.registrationNo} maxLength={30} />
      </FormRow>
      <FormRow>
        <TextField form={form} name="industry" label={CLIENT.industry} maxLength={80} />
        <ActiveField form={form} />
      </FormRow>
      <TagsField form={form} name="brands" label={CLIENT.brands} description={CLIENT.brandsHint} />
      <FormSection title={CLIENT.contactSection}>
        <TextField form={form} name="contact_name" label={CLIENT.contactName} maxLength={150} />
        <FormRow>
          <PhoneField form={form} name="contact_phone" label={CLIENT.contactPhone} />
          <TextField form={form} name="contact_email" label={CLIENT.email} maxLength={190} />
        </FormRow>
      </FormSection>
      <FormSection title={CLIENT.address}>
        <AddressFields form={form} states={STATES} lookup={findPostcodes} />
      </FormSection>
      <TextField form={form} name="billing_note" label={CLIENT.billingNote} rows={3} maxLength={500} />
    </FormDrawer>
  );
}
