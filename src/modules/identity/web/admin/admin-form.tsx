import { Button } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { listAdmins, resendInvitation, showAdmin, updateAdmin } from '#modules/identity/contract/admin.endpoints.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import { GIVEN_STATUSES } from '#modules/identity/contract/user.schema.ts';
import { ADMIN_MESSAGES } from './admin.messages.ts';
import styles from './admin.module.css';

const fields = updateAdmin.input.omit({ id: true });

/** Title, note, status and end of an admin. */
export function AdminForm({ admin }: { admin: AdminRow }) {
  const t = useT(ADMIN_MESSAGES);
  const update = useWrite(updateAdmin, { invalidates: [showAdmin, listAdmins] });
  const resend = useWrite(resendInvitation);
  const locked = !admin.can.update;
  const invited = admin.status === 'Invited';
  const form = useZodForm(fields, {
    initial: {
      title: admin.title ?? '',
      note: admin.note ?? '',
      status: admin.status === 'Inactive' ? 'Inactive' : 'Active',
      expires_at: admin.expires_at?.slice(0, 10) ?? '',
    },
    // Whether an invitation becomes a membership is for the person to say.
    onSubmit: ({ status, ...values }) => update.run({ id: admin.id, ...values, ...(invited ? {} : { status }) }),
  });
  return (
    <form noValidate className={styles.fields} onSubmit={(event) => void form.submit(event)}>
      <FormRow>
        <TextField form={form} name="title" label={ADMIN_MESSAGES.jobTitle} disabled={locked} />
        <SelectField
          form={form}
          name="status"
          label={ADMIN_MESSAGES.status}
          clearable={false}
          disabled={locked || invited}
          options={GIVEN_STATUSES.map((status) => ({ value: status, label: t(status === 'Active' ? 'active' : 'inactive') }))}
        />
      </FormRow>
      <DateField form={form} name="expires_at" label={ADMIN_MESSAGES.until} description={ADMIN_MESSAGES.untilHint} disabled={locked} />
      <TextField form={form} name="note" label={ADMIN_MESSAGES.note} rows={3} disabled={locked} />
      {!locked && (
        <div className={`${styles.end} wrap`}>
          {invited && (
            <Button variant="default" loading={resend.busy} onClick={() => void resend.run({ id: admin.id })}>
              {t('resend')}
            </Button>
          )}
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
