import type { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { saveOwnFamily, type Profile } from '../../contract/profile.endpoints.ts';
import { FamilyFields } from '../form/family-fields.tsx';
import { OWN_READS } from '../reads.ts';
import { filled } from '../view/filled.ts';
import { MY } from './my.messages.ts';
import { OwnForm } from './own-form.tsx';
import { useProfile } from './use-profile.tsx';

/** R4: spouse, children and parents. */
export function Page() {
  const { profile, pending } = useProfile();
  return profile ? <Family key={profile.updated_at} profile={profile} /> : pending;
}

const input = saveOwnFamily.input.omit({ updated_at: true });

function Family({ profile }: { profile: Profile }) {
  const save = useWrite(saveOwnFamily, { invalidates: OWN_READS });
  const form = useZodForm(input, {
    initial: { family: profile.family.map((member) => filled(member)) } as Draft<z.input<typeof input>>,
    onSubmit: (values) => save.run({ ...values, updated_at: profile.updated_at }),
  });
  return (
    <OwnForm title={MY.family} form={form}>
      <FamilyFields form={form} />
    </OwnForm>
  );
}
