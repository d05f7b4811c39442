import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { PERSON } from '../person.messages.ts';
import { AddressFields } from './address-fields.tsx';
import { EmergencyFields } from './emergency-fields.tsx';

/** How to reach the person: e-mails, phone, addresses, emergency contacts. */
export function ContactFields<V>({ form, emergencyAtLeast = 0 }: { form: ZodForm<V>; emergencyAtLeast?: number }) {
  const at = (name: 'email' | 'phone' | 'personal_email') => name as PathOf<V>;
  return (
    <>
      <FormRow>
        <TextField
          form={form}
          name={at('email')}
          label={PERSON.email}
          description={PERSON.emailHint}
          type="email"
          inputMode="email"
          maxLength={190}
          autoComplete="off"
        />
        <PhoneField form={form} name={at('phone')} label={PERSON.phone} />
        <TextField form={form} name={at('personal_email')} label={PERSON.personalEmail} type="email" inputMode="email" maxLength={190} autoComplete="off" />
      </FormRow>
      <AddressFields form={form} />
      <EmergencyFields form={form} atLeast={emergencyAtLeast} />
    </>
  );
}
