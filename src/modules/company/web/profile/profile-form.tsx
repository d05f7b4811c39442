import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { firstControl, focusFirstField } from '#platform/web/forms/first-control.ts';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useExample } from '#platform/web/forms/use-example.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormPage } from '#platform/web/ui/page/form-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listCountries } from '#modules/reference/contract/reference.endpoints.ts';
import { showCompany, updateCompany } from '../../contract/company.endpoints.ts';
import { companyForm, type CompanyProfile } from '../../contract/company.schema.ts';
import { TIME_ZONES, zoneCity } from '../../contract/time-zones.ts';
import { AddressFields } from '#platform/web/map/address-fields.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { findPostcodes } from '../find-postcodes.ts';
import { useSaved } from '../use-saved.ts';
import { FourEyesFields } from './four-eyes-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { initialProfile } from './profile-form-values.ts';
import { PROFILE_MESSAGES as M } from './profile.messages.ts';

const READS = [showCompany];
/** What payslips and statutory files cannot do without. */
const NEEDED = ['registration_no', 'business_nature', 'email', 'phone', 'address_1', 'postcode', 'city', 'state'] as const;

export function ProfileForm({ company, security, onClose }: { company: CompanyProfile; security: boolean; onClose: () => void }) {
  const t = useT(M);
  const example = useExample();
  const countries = useEndpoint(listCountries, {}, { minDelay: false, staleTime: Infinity }).data?.data ?? [];
  const update = useWrite(updateCompany, { invalidates: READS });
  const saved = useSaved(READS);
  // The version that this form was opened with: a reload behind it must not make an overwritten save pass.
  const [version] = useState(company.updated_at);
  const form = useZodForm(companyForm, {
    initial: initialProfile(company),
    onSubmit: async (values) => {
      await saved(() => update.run({ ...values, id: company.id, updated_at: version }));
      onClose();
    },
  });
  // Whoever comes from the set-up finds the first thing that is missing under the cursor; where nothing is, the form begins at its first field.
  const begin = useEffectEvent(() => {
    const missing = firstControl(NEEDED.filter((name) => !form.get(name)).map((name) => form.idOf(name)));
    if (missing) missing.focus();
    else focusFirstField(firstControl([form.idOf('name')])?.closest('form') ?? null);
  });
  useEffect(() => begin(), []);
  const prefix = String(form.get('config.employee_code_prefix') ?? '').toUpperCase();
  const digits = Number(form.get('config.employee_code_digits')) || 0;
  const today = useToday();
  return (
    <FormPage title={M.editTitle} context={company.name} form={form} onCancel={onClose}>
      <FormSection title={M.company}>
        <FormRow>
          <TextField form={form} name="name" label={M.name} maxLength={150} />
          <TextField form={form} name="short_name" label={M.shortName} maxLength={150} />
        </FormRow>
        <FormRow>
          <TextField form={form} name="registration_no" label={M.registrationNo} placeholder={example('202001012345')} maxLength={20} inputMode="numeric" />
          <TextField form={form} name="old_registration_no" label={M.oldRegistrationNo} placeholder={example('123456-A')} maxLength={20} />
        </FormRow>
        <FormRow>
          <TextField form={form} name="business_nature" label={M.businessNature} maxLength={150} />
          <TextField form={form} name="sector" label={M.sector} maxLength={100} />
          <DateField form={form} name="established_at" label={M.establishedAt} max={today} />
        </FormRow>
        <FormRow>
          <PictureField form={form} name="logo" label={M.logo} description={M.logoHint} stored={company.logo} />
          <PictureField form={form} name="stamp" label={M.stamp} description={M.stampHint} stored={company.stamp} />
        </FormRow>
      </FormSection>
      <FormSection title={M.contact}>
        <FormRow>
          <TextField form={form} name="email" label={M.email} type="email" maxLength={190} />
          <TextField form={form} name="website" label={M.website} type="url" placeholder="https://" maxLength={190} />
        </FormRow>
        <FormRow>
          <PhoneField form={form} name="phone" label={M.phone} />
          <PhoneField form={form} name="fax" label={M.fax} />
        </FormRow>
      </FormSection>
      <FormSection title={M.address} note={M.addressNote}>
        <AddressFields form={form} states={STATES} lookup={findPostcodes} />
        <FormRow>
          <SelectField form={form} name="country" label={M.country} options={countries.map(({ country }) => country)} clearable={false} searchable />
        </FormRow>
      </FormSection>
      <FormSection title={M.signatory} note={M.signatoryNote}>
        <FormRow>
          <TextField form={form} name="signatory.name" label={M.signatoryName} maxLength={150} />
          <TextField form={form} name="signatory.position" label={M.signatoryPosition} maxLength={100} />
        </FormRow>
        <PictureField form={form} name="signatory.signature" label={M.signature} stored={company.signatory.signature} />
      </FormSection>
      <FormSection title={M.placeGroup}>
        <FormRow>
          <TextField form={form} name="config.locality" label={M.locality} maxLength={60} required />
          <SelectField
            form={form}
            name="config.timezone"
            label={M.timezone}
            options={TIME_ZONES.map((value) => ({ value, label: zoneCity(value) }))}
            clearable={false}
            required
          />
        </FormRow>
      </FormSection>
      <FormSection title={M.employeesGroup}>
        <FormRow>
          <TextField form={form} name="config.identity_type_label" label={M.identityLabel} maxLength={20} required />
          <TextField form={form} name="config.employee_code_prefix" label={M.codePrefix} maxLength={5} />
          <NumberField form={form} name="config.employee_code_digits" label={M.codeDigits} min={3} max={6} required />
        </FormRow>
        <Text size="sm" c="dimmed">
          {t('codeExample', { code: `${prefix}${'1'.padStart(Math.min(Math.max(digits, 3), 6), '0')}` })}
        </Text>
      </FormSection>
      <FormSection title={M.leaveGroup}>
        <SwitchField form={form} name="config.leave_review_required" label={M.leaveReview} />
        <SwitchField form={form} name="config.leave_self_cancel" label={M.leaveSelfCancel} />
      </FormSection>
      <FormSection title={M.payGroup}>
        <SwitchField form={form} name="config.show_salary_to_employee" label={M.showSalary} />
      </FormSection>
      <FourEyesFields form={form} subjects={company.four_eyes_subjects} />
      {security && (
        <FormSection title={M.security}>
          <FormRow>
            <TextField form={form} name="config.kdn_licence_no" label={M.kdnLicenceNo} maxLength={40} />
            <DateField form={form} name="config.kdn_licence_expiry" label={M.kdnLicenceExpiry} />
            <NumberField form={form} name="config.asm_civilian_max_age" label={M.civilianAge} min={18} max={60} />
          </FormRow>
        </FormSection>
      )}
    </FormPage>
  );
}
