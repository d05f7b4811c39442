import { useState } from 'react';
import type { z } from 'zod';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { MARITAL_STATUSES } from '../../contract/employee.schema.ts';
import { isEmployed, saveOwnImage, saveOwnPersonal, showProfile, type Profile } from '../../contract/profile.endpoints.ts';
import { PictureButton } from '../form/picture-button.tsx';
import { useIdentityLabel } from '../identity-label.ts';
import { PERSON } from '../person.messages.ts';
import { OWN_READS } from '../reads.ts';
import { BLOOD_TYPES, SHIRT_SIZES, term, termOptions } from '../terms.messages.ts';
import { filled } from '../view/filled.ts';
import { MY } from './own.messages.ts';
import classes from './own.module.css';
import { OwnForm } from './own-form.tsx';
import { useProfile } from './use-profile.tsx';

/** R2: the own person; what HR keeps is shown, the rest can be changed. */
export function Page() {
  const { profile, pending } = useProfile();
  return profile ? <Personal profile={profile} /> : pending;
}

const input = saveOwnPersonal.input.omit({ updated_at: true });

function Personal({ profile }: { profile: Profile }) {
  const t = useT(MY);
  const [seen, setSeen] = useState(profile.updated_at);
  const save = useWrite(saveOwnPersonal, { invalidates: OWN_READS });
  const invalidate = useInvalidate();
  const form = useZodForm(input, {
    initial: filled(profile, Object.keys(input.shape)) as Draft<z.input<typeof input>>,
    onSubmit: async (values) => {
      const { data } = await save.run({ ...values, updated_at: seen });
      setSeen(data.updated_at);
    },
  });
  return (
    <OwnForm title={MY.personal} form={form}>
      <div className={classes['head']}>
        <AvatarText name={profile.name} src={profile.image?.url} size={72} />
        <div>
          <strong>{profile.name}</strong>
          <small>{[profile.employee_code, profile.position?.name].filter(Boolean).join(' · ')}</small>
        </div>
        <PictureButton
          label={t('changePhoto')}
          onPicture={async (image) => {
            await call(saveOwnImage, { image });
            // The picture made a new version of the record.
            const { data } = await call(showProfile, {});
            if (isEmployed(data)) setSeen(data.updated_at);
            await invalidate(showProfile);
          }}
        />
      </div>
      <FormSection title={MY.yours}>
        <FormRow>
          <TextField form={form} name="preferred_name" label={PERSON.preferredName} maxLength={80} autoComplete="nickname" />
          <SelectField form={form} name="marital_status" label={PERSON.marital} options={termOptions(MARITAL_STATUSES)} clearable={false} />
        </FormRow>
        <FormRow>
          <SelectField form={form} name="blood_type" label={PERSON.bloodType} options={termOptions(BLOOD_TYPES, form.get('blood_type'))} />
          <SelectField form={form} name="shirt_size" label={PERSON.shirtSize} options={termOptions(SHIRT_SIZES, form.get('shirt_size'))} />
        </FormRow>
      </FormSection>
      <StoredByHr profile={profile} />
    </OwnForm>
  );
}

function StoredByHr({ profile }: { profile: Profile }) {
  const t = useT(MY);
  const person = useT(PERSON);
  const say = useSay();
  const identity = useIdentityLabel();
  const words = (value: string | null) => (value ? say(term(value)) : null);
  return (
    <section className={classes['kept']} aria-label={t('kept')}>
      <h2>
        <Icon name="lock" size={16} />
        {t('kept')}
      </h2>
      <p className="quiet small">{t('keptNote')}</p>
      <Facts
        items={[
          { label: PERSON.name, value: profile.name, wide: true },
          { label: PERSON.code, value: profile.employee_code },
          { label: identity, value: profile.identity_number },
          { label: PERSON.passport, value: profile.passport },
          { label: PERSON.born, value: profile.date_of_birth && <DateText value={profile.date_of_birth} /> },
          { label: PERSON.age, value: profile.age === null ? null : person('years', { n: profile.age }) },
          { label: PERSON.gender, value: words(profile.gender) },
          { label: PERSON.race, value: words(profile.race) },
          { label: PERSON.religion, value: words(profile.religion) },
          { label: PERSON.nationality, value: words(profile.nationality) },
        ]}
      />
    </section>
  );
}
