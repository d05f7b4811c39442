import { useState } from 'react';
import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { saveOwnFamily, type Profile } from '../../contract/profile.endpoints.ts';
import { FamilyFields } from '../form/family-fields.tsx';
import { familyFaults, withFaults } from '../form/with-faults.ts';
import { OWN_READS } from '../reads.ts';
import { filled } from '../view/filled.ts';
import { MY } from './own.messages.ts';
import { OwnForm } from './own-form.tsx';
import { useProfile } from './use-profile.tsx';

/** R4: spouse, children and parents. */
export function Page() {
  const { profile, pending } = useProfile();
  return profile ? <Family profile={profile} /> : pending;
}

const input = saveOwnFamily.input.omit({ updated_at: true });

function Family({ profile }: { profile: Profile }) {
  const [seen, setSeen] = useState(profile.updated_at);
  const save = useWrite(saveOwnFamily, { invalidates: OWN_READS });
  const [schema] = useState(() => withFaults(input, familyFaults));
  const form = useZodForm(schema, {
    initial: { family: profile.family.map((member) => filled(member)) } as Draft<z.input<typeof input>>,
    onSubmit: async (values) => {
      const { data } = await save.run({ ...values, updated_at: seen });
      setSeen(data.updated_at);
    },
  });
  return (
    <OwnForm title={MY.family} form={form}>
      <FamilyFields form={form} />
    </OwnForm>
  );
}
