import { RadioField, SelectField, SwitchField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { IdentityField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { EMPLOYEE_TYPES, GENDERS, MARITAL_STATUSES, RACES, type personalFields } from '../../contract/employee.schema.ts';
import { useIdentityLabel } from '../identity-label.ts';
import { PERSON } from '../person.messages.ts';
import { BLOOD_TYPES, RELIGIONS, SHIRT_SIZES, termOptions } from '../terms.messages.ts';
import { IdentityHints } from './identity-hints.tsx';
import { HOME_COUNTRY, useCountries } from './use-countries.ts';

type Name = keyof typeof personalFields;

/** Who the person is. The identity number fills birth date and gender where they are empty. */
export function PersonalFields<V>({ form }: { form: ZodForm<V> }) {
  const today = useToday();
  const identity = useIdentityLabel();
  const at = (name: Name) => name as PathOf<V>;
  const word = (name: Name) => String(form.get(at(name)) ?? '');
  const countries = useCountries(form.get(at('nationality')));
  const foreign = word('employee_type') === 'Foreign';
  const citizenships = foreign ? ['foreign', 'permanent_resident'] : ['citizen', 'permanent_resident'];

  const changeType = (type: unknown) => {
    form.set(at('citizenship'), type === 'Foreign' ? 'foreign' : 'citizen');
    if (type === 'Local') form.set(at('nationality'), HOME_COUNTRY);
    else if (word('nationality') === HOME_COUNTRY) form.set(at('nationality'), '');
  };

  return (
    <>
      <RadioField form={form} name={at('employee_type')} label={PERSON.employeeType} options={termOptions(EMPLOYEE_TYPES)} onChanged={changeType} />
      <TextField form={form} name={at('name')} label={PERSON.name} description={PERSON.nameHint} maxLength={150} autoComplete="off" />
      <FormRow>
        <TextField form={form} name={at('preferred_name')} label={PERSON.preferredName} maxLength={80} autoComplete="off" />
        <SelectField form={form} name={at('citizenship')} label={PERSON.citizenship} options={termOptions(citizenships)} clearable={false} />
        <SelectField form={form} name={at('nationality')} label={PERSON.nationality} options={countries} searchable />
      </FormRow>
      <FormRow>
        <IdentityField
          form={form}
          name={at('identity_number')}
          label={identity}
          required={!foreign}
          onBirthDate={(date, gender) => {
            if (!word('date_of_birth')) form.set(at('date_of_birth'), date);
            if (!word('gender') && gender) form.set(at('gender'), gender);
          }}
        />
        <TextField form={form} name={at('passport')} label={PERSON.passport} maxLength={15} required={foreign} autoComplete="off" />
        <DateField form={form} name={at('passport_expiry')} label={PERSON.passportExpiry} min={today} required={foreign} />
      </FormRow>
      <FormRow>
        <DateField form={form} name={at('date_of_birth')} label={PERSON.born} max={today} required />
        <SelectField form={form} name={at('gender')} label={PERSON.gender} options={termOptions(GENDERS)} />
      </FormRow>
      <IdentityHints
        identityNumber={word('identity_number')}
        born={word('date_of_birth')}
        gender={word('gender')}
        onBorn={(date) => form.set(at('date_of_birth'), date)}
      />
      <FormRow>
        <SelectField form={form} name={at('race')} label={PERSON.race} options={termOptions(RACES)} />
        <SelectField form={form} name={at('religion')} label={PERSON.religion} options={termOptions(RELIGIONS, form.get(at('religion')))} />
        <SelectField form={form} name={at('marital_status')} label={PERSON.marital} options={termOptions(MARITAL_STATUSES)} />
      </FormRow>
      <SwitchField form={form} name={at('disability')} label={PERSON.disability} />
      <FormRow>
        <SelectField form={form} name={at('blood_type')} label={PERSON.bloodType} options={termOptions(BLOOD_TYPES, form.get(at('blood_type')))} />
        <SelectField form={form} name={at('shirt_size')} label={PERSON.shirtSize} options={termOptions(SHIRT_SIZES, form.get(at('shirt_size')))} />
      </FormRow>
      <FormRow>
        <TextField form={form} name={at('old_ic')} label={PERSON.oldIc} maxLength={20} autoComplete="off" />
        <TextField form={form} name={at('police_army_no')} label={PERSON.policeArmy} maxLength={20} autoComplete="off" />
      </FormRow>
    </>
  );
}
