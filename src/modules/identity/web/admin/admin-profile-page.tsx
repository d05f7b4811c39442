import { Button } from '@mantine/core';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { adminActivity, listAdmins, resendInvitation, showAdmin, updateAdmin } from '#modules/identity/contract/admin.endpoints.ts';
import { GIVEN_STATUSES } from '#modules/identity/contract/user.schema.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import { AdminPage } from './admin-head.tsx';
import { ADMIN_MESSAGES } from './admin.messages.ts';
import styles from './admin.module.css';

/** R104: title, note, status and end of an admin; logins and deeds beside them. */
export function Page() {
  return (
    <AdminPage>
      {(admin) => (
        <>
          <Profile key={admin.id} admin={admin} />
          <Activity admin={admin} />
        </>
      )}
    </AdminPage>
  );
}

const fields = updateAdmin.input.omit({ id: true });

function Profile({ admin }: { admin: AdminRow }) {
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
    <form noValidate className={styles.card} onSubmit={(event) => void form.submit(event)}>
      <h2 className="heading">{t('profile')}</h2>
      <p>{t(invited ? 'invitedHint' : 'profileHint')}</p>
      <Facts
        items={[
          { label: ADMIN_MESSAGES.email, value: admin.email },
          { label: ADMIN_MESSAGES.phone, value: admin.phone },
        ]}
      />
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

function Activity({ admin }: { admin: AdminRow }) {
  const t = useT(ADMIN_MESSAGES);
  const say = useSay();
  const { data, error, refetch } = useEndpoint(adminActivity, { id: admin.id });
  if (error || !data) return <Loaded error={error} refetch={refetch} count={6} />;
  const { sign_ins, acts } = data.data;
  return (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      <section className={styles.card}>
        <h2 className="heading">{t('signIns')}</h2>
        {sign_ins.length === 0 && <p>{t(admin.alone ? 'noSignIns' : 'ownSignIns')}</p>}
        <ul className={`${styles.lines} bare small`}>
          {sign_ins.map((row) => (
            <li key={row.at}>
              <span>
                {row.device} · {row.ip}
              </span>
              {row.active && <StatusChip status="active" label={t('stillOpen')} />}
              <DateText value={row.at} kind="datetime" />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card}>
        <h2 className="heading">{t('acts')}</h2>
        {acts.length === 0 && <p>{t('noActs')}</p>}
        <ul className={`${styles.lines} bare small`}>
          {acts.map((row, index) => (
            <li key={index}>
              <span>
                {say(row.what)}: {say(row.deed)}
              </span>
              <DateText value={row.at} kind="datetime" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
