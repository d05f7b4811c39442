import { Button } from '@mantine/core';
import { z } from 'zod';
import { password } from '#platform/contract/fields.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { PasswordField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { setAdminPassword, signAdminOut } from '#modules/identity/contract/admin.endpoints.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import { AdminPage } from './admin-head.tsx';
import { ADMIN_MESSAGES } from './admin.messages.ts';
import styles from './admin.module.css';

/** R105: a reset link, a temporary password, or the end of every session. */
export function Page() {
  return (
    <AdminPage>
      {(admin) => (
        <>
          <ByLink admin={admin} />
          {admin.can.temporary && <Temporary admin={admin} />}
          {admin.can.sign_out && <Everywhere admin={admin} />}
        </>
      )}
    </AdminPage>
  );
}

function ByLink({ admin }: { admin: AdminRow }) {
  const t = useT(ADMIN_MESSAGES);
  const set = useWrite(setAdminPassword);
  return (
    <section className={styles.card}>
      <h2 className="heading">{t('byLink')}</h2>
      <p>{t('byLinkHint', { email: admin.email })}</p>
      <div className={`${styles.end} wrap`}>
        <Button loading={set.busy} disabled={!admin.can.password} onClick={() => void set.run({ id: admin.id, mode: 'link' })}>
          {t('sendReset')}
        </Button>
      </div>
      {(!admin.can.temporary || !admin.can.sign_out) && <Elsewhere admin={admin} />}
    </section>
  );
}

const fields = z.object({ password: password() });

function Temporary({ admin }: { admin: AdminRow }) {
  const t = useT(ADMIN_MESSAGES);
  const set = useWrite(setAdminPassword);
  const form = useZodForm(fields, {
    initial: { password: '' },
    async onSubmit(values) {
      await set.run({ id: admin.id, mode: 'temporary', ...values });
      form.reset({ password: '' });
    },
  });
  return (
    <form noValidate className={styles.card} onSubmit={(event) => void form.submit(event)}>
      <h2 className="heading">{t('temporary')}</h2>
      <p>{t('temporaryHint')}</p>
      <PasswordField form={form} name="password" label={ADMIN_MESSAGES.temporaryPassword} />
      <div className={`${styles.end} wrap`}>
        <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
          {t('setTemporary')}
        </Button>
      </div>
    </form>
  );
}

function Everywhere({ admin }: { admin: AdminRow }) {
  const t = useT(ADMIN_MESSAGES);
  const out = useWrite(signAdminOut);
  return (
    <section className={styles.card}>
      <h2 className="heading">{t('signOutAll')}</h2>
      <p>{t('signOutHint', { name: admin.name })}</p>
      <div className={`${styles.end} wrap`}>
        <ConfirmButton danger variant="light" title={t('signOutTitle', { name: admin.name })} onConfirm={() => out.run({ id: admin.id })}>
          {t('signOutAll')}
        </ConfirmButton>
      </div>
    </section>
  );
}

/** What is not offered, and why, in one place instead of cards that are switched off. */
function Elsewhere({ admin }: { admin: AdminRow }) {
  const t = useT(ADMIN_MESSAGES);
  return (
    <p className="small">
      {!admin.can.temporary && t('ownPassword')} {!admin.alone && t('ownSessions')}
    </p>
  );
}
