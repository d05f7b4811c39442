import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { IdentityField, PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { AddressFields } from '#platform/web/map/address-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { BLANK_ADDRESS } from '#modules/company/contract/blank-address.ts';
import { findPostcodes } from '#modules/company/web/public.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { listBanks } from '#modules/reference/contract/reference.endpoints.ts';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { ENGAGEMENT_WORDS, ENGAGEMENTS, LANGUAGE_WORDS, LANGUAGES, SHIRT_SIZES } from '../../contract/promoter/promoter-words.ts';
import { promoters } from '../../contract/promoter/promoter.register.ts';
import { PROMOTER } from './promoter.messages.ts';

const NEW = {
  name: '',
  code: '',
  identity_number: '',
  passport: '',
  gender: null,
  dob: '',
  phone: '',
  email: '',
  ...BLANK_ADDRESS,
  languages: [],
  shirt_size: null,
  bank_id: null,
  bank_account_no: '',
  experience: '',
  engagement: 'Part-time' as const,
  engagement_reason: '',
  employee_id: null,
  rest_day: null,
  daily_rate: null,
  typhoid_until: '',
  food_handler_until: '',
};
const GENDERS = [
  { value: 'Male', label: PROMOTER.male },
  { value: 'Female', label: PROMOTER.female },
];

export function PromoterForm({ row, readOnly, onClose }: RecordFormProps<typeof promoters>) {
  const form = useRecordForm(promoters, row, NEW, { onDone: onClose });
  const banks = useEndpoint(listBanks, {}, { minDelay: false, staleTime: 3_600_000, quiet: true }).data?.data ?? [];
  const contractor = form.values.engagement === 'Contractor';
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? PROMOTER.addTitle} form={form} readOnly={readOnly} size={680}>
      <FormSection title={PROMOTER.personSection}>
        <TextField form={form} name="name" label={PROMOTER.name} maxLength={150} />
        <FormRow>
          <IdentityField
            form={form}
            name="identity_number"
            label={PROMOTER.identity}
            description={PROMOTER.identityHint}
            onBirthDate={(day) => form.set('dob', day)}
          />
          <TextField form={form} name="passport" label={PROMOTER.passport} maxLength={15} />
        </FormRow>
        <FormRow>
          <SelectField form={form} name="gender" label={PROMOTER.gender} options={GENDERS} />
          <DateField form={form} name="dob" label={PROMOTER.dob} />
          <TextField form={form} name="code" label={PROMOTER.code} description={row ? undefined : PROMOTER.codeHint} maxLength={20} />
        </FormRow>
        <FormRow>
          <PhoneField form={form} name="phone" label={PROMOTER.phone} />
          <TextField form={form} name="email" label={PROMOTER.email} maxLength={190} />
        </FormRow>
        <FormRow>
          <MultiSelectField
            form={form}
            name="languages"
            label={PROMOTER.languages}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_WORDS[value] }))}
          />
          <SelectField form={form} name="shirt_size" label={PROMOTER.shirt} options={SHIRT_SIZES.map((value) => ({ value, label: value }))} />
        </FormRow>
        <TextField form={form} name="experience" label={PROMOTER.experience} rows={2} maxLength={1000} />
      </FormSection>
      <FormSection title={PROMOTER.address}>
        <AddressFields form={form} states={STATES} lookup={findPostcodes} />
      </FormSection>
      <FormSection title={PROMOTER.paySection} note={PROMOTER.engagementHint}>
        <FormRow>
          <SelectField
            form={form}
            name="engagement"
            label={PROMOTER.engagement}
            options={ENGAGEMENTS.map((value) => ({ value, label: ENGAGEMENT_WORDS[value] }))}
          />
          <MoneyField form={form} name="daily_rate" label={PROMOTER.dailyRate} />
        </FormRow>
        {contractor ? (
          <TextField form={form} name="engagement_reason" label={PROMOTER.engagementReason} rows={2} maxLength={500} required />
        ) : (
          <FormRow>
            <SelectField form={form} name="rest_day" label={PROMOTER.restDay} description={PROMOTER.restDayHint} options={WEEKDAYS} number clearable />
            <SearchSelect
              form={form}
              name="employee_id"
              label={PROMOTER.employee}
              description={PROMOTER.employeeHint}
              load={findEmployees}
              valueLabel={row?.employee?.name}
              number
            />
          </FormRow>
        )}
        <FormRow>
          <SelectField
            form={form}
            name="bank_id"
            label={PROMOTER.bank}
            options={banks.map(({ id, name }) => ({ value: String(id), label: name }))}
            number
            searchable
            clearable
          />
          <TextField form={form} name="bank_account_no" label={PROMOTER.account} inputMode="numeric" maxLength={20} autoComplete="off" />
        </FormRow>
      </FormSection>
      <FormSection title={PROMOTER.foodSection}>
        <FormRow>
          <DateField form={form} name="typhoid_until" label={PROMOTER.typhoid} />
          <DateField form={form} name="food_handler_until" label={PROMOTER.course} />
        </FormRow>
      </FormSection>
    </FormDrawer>
  );
}
