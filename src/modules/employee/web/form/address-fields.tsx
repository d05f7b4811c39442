import { Switch } from '@mantine/core';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { PostcodeField } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { findPostcodes } from '#modules/company/web/public.tsx';
import { PERSON } from '../person.messages.ts';
import { termOptions } from '../terms.messages.ts';
import { HOME_COUNTRY, useCountries } from './use-countries.ts';

export const EMPTY_ADDRESS = { line_1: '', line_2: '', postcode: '', city: '', state: '', country: HOME_COUNTRY };

type Which = 'current_address' | 'permanent_address';
interface AddressProps<V> {
  readonly form: ZodForm<V>;
  /** Everything but the second line must be filled. */
  readonly required?: boolean;
}

/** The lines of one address; a known postcode fills city and state. */
function AddressLines<V>({ form, required = false, which }: AddressProps<V> & { which: Which }) {
  const at = (name: keyof typeof EMPTY_ADDRESS) => `${which}.${name}` as PathOf<V>;
  const countries = useCountries(form.get(at('country')));
  const state = form.get(at('state'));
  const abroad = (form.get(at('country')) || HOME_COUNTRY) !== HOME_COUNTRY;
  return (
    <>
      <TextField form={form} name={at('line_1')} label={PERSON.line1} maxLength={190} autoComplete="address-line1" required={required} />
      <TextField form={form} name={at('line_2')} label={PERSON.line2} maxLength={190} autoComplete="address-line2" />
      <FormRow>
        <PostcodeField
          form={form}
          name={at('postcode')}
          label={PERSON.postcode}
          lookup={findPostcodes}
          required={required}
          onPlace={(place) => {
            form.set(at('city'), place.city);
            form.set(at('state'), place.state);
          }}
        />
        <TextField form={form} name={at('city')} label={PERSON.city} maxLength={100} autoComplete="address-level2" required={required} />
      </FormRow>
      <FormRow>
        {abroad ? (
          <TextField form={form} name={at('state')} label={PERSON.state} maxLength={60} required={required} />
        ) : (
          <SelectField form={form} name={at('state')} label={PERSON.state} options={termOptions(STATES, state)} searchable required={required} />
        )}
        <SelectField form={form} name={at('country')} label={PERSON.country} options={countries} searchable required={required} />
      </FormRow>
    </>
  );
}

/** The current address, and the permanent one where it differs (null: the same). */
export function AddressFields<V>({ form, required = false }: AddressProps<V>) {
  const t = useT(PERSON);
  const permanent = 'permanent_address' as PathOf<V>;
  const same = !form.get(permanent);
  return (
    <>
      <FormSection title={PERSON.currentAddress}>
        <AddressLines form={form} which="current_address" required={required} />
      </FormSection>
      <FormSection title={PERSON.permanentAddress}>
        <Switch label={t('sameAddress')} checked={same} onChange={(event) => form.set(permanent, event.currentTarget.checked ? null : { ...EMPTY_ADDRESS })} />
        {!same && <AddressLines form={form} which="permanent_address" required={required} />}
      </FormSection>
    </>
  );
}
