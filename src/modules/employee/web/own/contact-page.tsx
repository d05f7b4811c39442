import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { saveOwnContact, type Profile } from '../../contract/profile.endpoints.ts';
import { AddressFields, EMPTY_ADDRESS } from '../form/address-fields.tsx';
import { EmergencyFields } from '../form/emergency-fields.tsx';
import { PERSON } from '../person.messages.ts';
import { OWN_READS } from '../reads.ts';
import { filled } from '../view/filled.ts';
import { MY } from './own.messages.ts';
import classes from './own.module.css';
import { OwnForm } from './own-form.tsx';
import { useProfile } from './use-profile.tsx';

/** R3: how to reach me, and whom to call for me. */
export function Page() {
  const { profile, pending } = useProfile();
  return profile ? <Contact profile={profile} /> : pending;
}

const input = saveOwnContact.input.omit({ updated_at: true });

function Contact({ profile }: { profile: Profile }) {
  const t = useT(MY);
  const [seen, setSeen] = useState(profile.updated_at);
  const save = useWrite(saveOwnContact, { invalidates: OWN_READS });
  const form = useZodForm(input, {
    initial: {
      phone: profile.phone ?? '',
      personal_email: profile.personal_email ?? '',
      current_address: filled(profile.current_address ?? EMPTY_ADDRESS),
      permanent_address: profile.permanent_address && filled(profile.permanent_address),
      emergency_contacts: profile.emergency_contacts.map((contact) => ({ ...contact })),
    },
    onSubmit: async (values) => {
      const { data } = await save.run({ ...values, updated_at: seen });
      setSeen(data.updated_at);
    },
  });
  return (
    <OwnForm title={MY.contact} form={form}>
      <FormRow>
        <PhoneField form={form} name="phone" label={PERSON.phone} />
        <TextField form={form} name="personal_email" label={PERSON.personalEmail} type="email" inputMode="email" maxLength={190} autoComplete="email" />
      </FormRow>
      <section className={classes['kept']} aria-label={t('kept')}>
        <Facts items={[{ label: PERSON.email, value: profile.email, wide: true }]} />
        <p className="quiet small flush">{t('contactHr')}</p>
      </section>
      <AddressFields form={form} required />
      <EmergencyFields form={form} />
    </OwnForm>
  );
}
