import { SelectField } from '../forms/choice-fields.tsx';
import { FormRow } from '../forms/form-layout.tsx';
import { PostcodeField, type PostcodePlace } from '../forms/search-fields.tsx';
import { TextField } from '../forms/text-fields.tsx';
import type { PathOf, ZodForm } from '../forms/use-zod-form.ts';
import { PLACE_MESSAGES as M } from './place.messages.ts';

export interface AddressFieldsProps<V> {
  readonly form: ZodForm<V>;
  /** States to choose from. */
  readonly states: readonly string[];
  /** Places of a (partly) typed postcode. */
  readonly lookup: (postcode: string) => Promise<readonly PostcodePlace[]>;
  /** The state was chosen, also through a postcode. */
  readonly onState?: (state: unknown) => void;
}

/** Address lines, postcode (which fills city and state), city, state. */
export function AddressFields<V>({ form, states, lookup, onState }: AddressFieldsProps<V>) {
  const path = (name: 'address_1' | 'address_2' | 'postcode' | 'city' | 'state') => name as PathOf<V>;
  return (
    <>
      <TextField form={form} name={path('address_1')} label={M.address1} maxLength={190} autoComplete="address-line1" />
      <TextField form={form} name={path('address_2')} label={M.address2} maxLength={190} autoComplete="address-line2" />
      <FormRow>
        <PostcodeField
          form={form}
          name={path('postcode')}
          label={M.postcode}
          lookup={lookup}
          onPlace={({ city, state }) => {
            form.set(path('city'), city);
            form.set(path('state'), state);
            onState?.(state);
          }}
        />
        <TextField form={form} name={path('city')} label={M.city} maxLength={100} />
        <SelectField form={form} name={path('state')} label={M.state} options={states} searchable {...(onState && { onChanged: onState })} />
      </FormRow>
    </>
  );
}
