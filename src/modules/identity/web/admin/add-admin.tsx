import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { id } from '#platform/contract/ids.ts';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { createAdmin, listAdminCandidates, listAdmins } from '#modules/identity/contract/admin.endpoints.ts';
import { accessPresets } from '#modules/identity/contract/access.endpoints.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import { ADMIN_MESSAGES } from './admin.messages.ts';

async function candidates(keyword: string) {
  const { data } = await call(listAdminCandidates, { keyword });
  return data.map(({ id, name, email }) => ({ value: String(id), label: `${name} (${email})` }));
}

async function admins(keyword: string) {
  const { data } = await call(listAdmins, { keyword, per_page: 30 });
  return data.filter(({ type }) => type !== 'Owner').map(({ id, name }) => ({ value: String(id), label: name }));
}

type Input = typeof createAdmin.input;
const UNSEEN = z.any();
/** Who becomes an admin is asked as the chosen kind shows it; what was typed for the other kind is not looked at. */
const MEMBER: z.ZodType<object, z.input<Input>> = createAdmin.input.extend({ user_id: id(), name: UNSEEN.optional(), email: UNSEEN.optional(), phone: UNSEEN });
const NEW_PERSON: z.ZodType<object, z.input<Input>> = createAdmin.input.required({ name: true, email: true });

/** A member or a new person becomes an admin, with a preset or the rights of another to begin with. */
export function AddAdmin({ copyFrom, onClose }: { copyFrom?: AdminRow | undefined; onClose: () => void }) {
  const t = useT(ADMIN_MESSAGES);
  const say = useSay();
  const [isNew, setNew] = useState(false);
  const { data: presets } = useEndpoint(accessPresets, {});
  const create = useWrite(createAdmin, { invalidates: [listAdmins], onDone: onClose });
  const form = useZodForm(isNew ? NEW_PERSON : MEMBER, {
    initial: { status: 'Active', user_id: null, phone: '', preset: null, copy_from: copyFrom?.id ?? null },
    onSubmit: ({ user_id, name, email, phone, ...rest }) =>
      create.run({ ...rest, phone: isNew ? phone : null, ...(isNew ? { ...(name && { name }), ...(email && { email }) } : { user_id: user_id ?? null }) }),
  });
  return (
    <FormDrawer opened onClose={onClose} title={ADMIN_MESSAGES.addTitle} form={form} submit={ADMIN_MESSAGES.invite}>
      <SegmentedControl
        aria-label={t('who')}
        value={isNew ? 'new' : 'member'}
        onChange={(value) => setNew(value === 'new')}
        data={[
          { value: 'member', label: t('member') },
          { value: 'new', label: t('newPerson') },
        ]}
      />
      {isNew ? (
        <>
          <TextField form={form} name="name" label={ADMIN_MESSAGES.name} />
          <FormRow>
            <TextField form={form} name="email" type="email" label={ADMIN_MESSAGES.email} description={ADMIN_MESSAGES.invitationHint} />
            <PhoneField form={form} name="phone" label={ADMIN_MESSAGES.phone} />
          </FormRow>
        </>
      ) : (
        <SearchSelect form={form} name="user_id" label={ADMIN_MESSAGES.pickMember} load={candidates} number />
      )}
      <FormRow>
        <TextField form={form} name="title" label={ADMIN_MESSAGES.jobTitle} />
        <DateField form={form} name="expires_at" label={ADMIN_MESSAGES.until} description={ADMIN_MESSAGES.untilHint} />
      </FormRow>
      <FormRow>
        <SelectField
          form={form}
          name="preset"
          label={ADMIN_MESSAGES.preset}
          description={ADMIN_MESSAGES.startHint}
          clearable
          options={(presets?.data ?? []).map(({ key, title }) => ({ value: key, label: say(title) }))}
          onChanged={(value) => value && form.set('copy_from', null)}
        />
        <SearchSelect
          form={form}
          name="copy_from"
          label={ADMIN_MESSAGES.copyFrom}
          load={admins}
          number
          clearable
          valueLabel={copyFrom?.name}
          onChanged={(value) => value !== null && form.set('preset', null)}
        />
      </FormRow>
      <TextField form={form} name="note" label={ADMIN_MESSAGES.note} rows={2} />
    </FormDrawer>
  );
}
