/** The fields of one member of the family, by relation. */
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { IdentityField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { EDUCATIONS, GENDERS, SPOUSE_EMPLOYMENT, type FamilyMember } from '../../contract/employee.schema.ts';
import { useIdentityLabel } from '../identity-label.ts';
import { PERSON } from '../person.messages.ts';
import { termOptions } from '../terms.messages.ts';
import { FAMILY } from './family.messages.ts';

interface MemberProps<V> {
  readonly form: ZodForm<V>;
  /** `family.0` */
  readonly prefix: string;
}

const pathIn =
  <V,>(prefix: string) =>
  (name: keyof FamilyMember) =>
    `${prefix}.${name}` as PathOf<V>;

/** The birth date of an identity number goes into an empty birth date. */
function Identity<V>({ form, prefix }: MemberProps<V>) {
  const at = pathIn<V>(prefix);
  const identity = useIdentityLabel();
  return (
    <IdentityField
      form={form}
      name={at('identity_number')}
      label={identity}
      onBirthDate={(date, gender) => {
        if (!form.get(at('dob'))) form.set(at('dob'), date);
        if (!form.get(at('gender')) && gender) form.set(at('gender'), gender);
      }}
    />
  );
}

export function SpouseFields<V>({ form, prefix }: MemberProps<V>) {
  const at = pathIn<V>(prefix);
  const today = useToday();
  return (
    <>
      <TextField form={form} name={at('name')} label={PERSON.name} maxLength={150} required />
      <FormRow>
        <Identity form={form} prefix={prefix} />
        <TextField form={form} name={at('passport')} label={PERSON.passport} maxLength={15} />
        <DateField form={form} name={at('dob')} label={PERSON.born} max={today} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name={at('employment_status')} label={FAMILY.working} options={termOptions(SPOUSE_EMPLOYMENT)} required />
        <TextField form={form} name={at('occupation')} label={FAMILY.occupation} maxLength={100} />
        <TextField form={form} name={at('tax_no')} label={FAMILY.taxNo} maxLength={30} />
      </FormRow>
      <SwitchField form={form} name={at('disabled_person')} label={FAMILY.disabled} />
    </>
  );
}

export function ChildFields<V>({ form, prefix }: MemberProps<V>) {
  const at = pathIn<V>(prefix);
  const today = useToday();
  return (
    <>
      <TextField form={form} name={at('name')} label={PERSON.name} maxLength={150} required />
      <FormRow>
        <DateField form={form} name={at('dob')} label={PERSON.born} max={today} required />
        <Identity form={form} prefix={prefix} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name={at('gender')} label={PERSON.gender} options={termOptions(GENDERS)} />
        <SelectField form={form} name={at('education')} label={FAMILY.studies} options={termOptions(EDUCATIONS)} clearable={false} />
      </FormRow>
      <SwitchField form={form} name={at('disability')} label={FAMILY.disabled} />
      <SwitchField form={form} name={at('tax_relief')} label={FAMILY.relief} />
      {form.get(at('tax_relief')) === true && (
        <SelectField
          form={form}
          name={at('tax_share')}
          label={FAMILY.share}
          number
          clearable={false}
          options={[
            { value: '1', label: FAMILY.full },
            { value: '0.5', label: FAMILY.half },
          ]}
        />
      )}
    </>
  );
}

export function ParentFields<V>({ form, prefix }: MemberProps<V>) {
  const at = pathIn<V>(prefix);
  const today = useToday();
  return (
    <FormRow>
      <TextField form={form} name={at('name')} label={PERSON.name} maxLength={150} required />
      <DateField form={form} name={at('dob')} label={PERSON.born} max={today} />
    </FormRow>
  );
}
