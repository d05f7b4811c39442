import { useState } from 'react';
import { RadioField, SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { IdentityField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { EMPLOYEE_TYPES, GENDERS, MARITAL_STATUSES, RACES, type personalFields } from '../../contract/employee.schema.ts';
import { useIdentityLabel } from '../identity-label.ts';
import { PERSON } from '../person.messages.ts';
import { BLOOD_TYPES, RELIGIONS, SHIRT_SIZES, termOptions } from '../terms.messages.ts';
import classes from './form.module.css';
import { IdentityHints } from './identity-hints.tsx';
import { HOME_COUNTRY, useCountries } from './use-countries.ts';

type Name = keyof typeof personalFields;

/** Who the person is. The identity number fills birth date and gender where they are empty. */
export function PersonalFields<V>({ form }: { form: ZodForm<V> }) {
  const today = useToday();
  const t = useT(PERSON);
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
        {/* Only who has no identity number must be asked for the date that stands in it. */}
        <DateField
          form={form}
          name={at('date_of_birth')}
          label={PERSON.born}
          max={today}
          required={foreign}
          description={foreign ? undefined : t('bornHint', { identity })}
        />
        <SelectField form={form} name={at('gender')} label={PERSON.gender} options={termOptions(GENDERS)} />
      </FormRow>
      <IdentityHints
        identityNumber={word('identity_number')}
        born={word('date_of_birth')}
        gender={word('gender')}
        onBorn={(date) => form.set(at('date_of_birth'), date)}
      />
      {foreign && <PassportFields form={form} required />}
      <FormRow>
        <SelectField form={form} name={at('citizenship')} label={PERSON.citizenship} options={termOptions(citizenships)} clearable={false} />
        <SelectField form={form} name={at('nationality')} label={PERSON.nationality} options={countries} searchable />
      </FormRow>
      <FormRow>
        <SelectField form={form} name={at('race')} label={PERSON.race} options={termOptions(RACES)} />
        <SelectField form={form} name={at('religion')} label={PERSON.religion} options={termOptions(RELIGIONS, form.get(at('religion')))} />
        <SelectField form={form} name={at('marital_status')} label={PERSON.marital} options={termOptions(MARITAL_STATUSES)} />
      </FormRow>
      <MoreFields form={form} foreign={foreign} />
    </>
  );
}

function PassportFields<V>({ form, required = false }: { form: ZodForm<V>; required?: boolean }) {
  const today = useToday();
  return (
    <FormRow>
      <TextField form={form} name={'passport' as PathOf<V>} label={PERSON.passport} maxLength={15} required={required} autoComplete="off" />
      <DateField form={form} name={'passport_expiry' as PathOf<V>} label={PERSON.passportExpiry} min={today} required={required} />
    </FormRow>
  );
}

const RARE = ['preferred_name', 'disability', 'blood_type', 'shirt_size', 'old_ic', 'police_army_no', 'passport', 'passport_expiry'] as const;

/** What few people have or few companies ask: folded away until it is wanted, filled or at fault. */
function MoreFields<V>({ form, foreign }: { form: ZodForm<V>; foreign: boolean }) {
  const t = useT(PERSON);
  const at = (name: Name) => name as PathOf<V>;
  const [filled] = useState(() => RARE.some((name) => (!foreign || !name.startsWith('passport')) && Boolean(form.get(at(name)))));
  const faulty = RARE.some((name) => name in form.errors);
  return (
    <details className={classes['more']} open={filled || faulty || undefined}>
      <summary>{t('more')}</summary>
      <div className={classes['moreFields']}>
        <FormRow>
          <TextField form={form} name={at('preferred_name')} label={PERSON.preferredName} maxLength={80} autoComplete="off" />
          <SelectField form={form} name={at('blood_type')} label={PERSON.bloodType} options={termOptions(BLOOD_TYPES, form.get(at('blood_type')))} />
          <SelectField form={form} name={at('shirt_size')} label={PERSON.shirtSize} options={termOptions(SHIRT_SIZES, form.get(at('shirt_size')))} />
        </FormRow>
        {!foreign && <PassportFields form={form} />}
        <FormRow>
          <TextField form={form} name={at('old_ic')} label={PERSON.oldIc} maxLength={20} autoComplete="off" />
          <TextField form={form} name={at('police_army_no')} label={PERSON.policeArmy} maxLength={20} autoComplete="off" />
        </FormRow>
        <SwitchField form={form} name={at('disability')} label={PERSON.disability} />
      </div>
    </details>
  );
}
