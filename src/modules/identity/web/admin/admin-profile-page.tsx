import { Suspense } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useFirstRows } from '#platform/web/ui/page/first-rows.tsx';
import { Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { adminActivity } from '#modules/identity/contract/admin.endpoints.ts';
import type { AdminRow } from '#modules/identity/contract/admin.schema.ts';
import { AdminPage } from './admin-head.tsx';
import { ADMIN_MESSAGES } from './admin.messages.ts';
import styles from './admin.module.css';

const AdminForm = lazyPart(async () => (await import('./admin-form.tsx')).AdminForm);

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

function Profile({ admin }: { admin: AdminRow }) {
  const t = useT(ADMIN_MESSAGES);
  return (
    <section className={styles.card}>
      <h2 className="heading">{t('profile')}</h2>
      <p>{t(admin.status === 'Invited' ? 'invitedHint' : 'profileHint')}</p>
      <Facts
        items={[
          { label: ADMIN_MESSAGES.email, value: admin.email },
          { label: ADMIN_MESSAGES.phone, value: admin.phone },
        ]}
      />
      <Suspense fallback={<Skeletons shape="form" count={4} />}>
        <AdminForm admin={admin} />
      </Suspense>
    </section>
  );
}

function Activity({ admin }: { admin: AdminRow }) {
  const t = useT(ADMIN_MESSAGES);
  const say = useSay();
  const { data, error, refetch } = useEndpoint(adminActivity, { id: admin.id });
  const [signIns, moreSignIns] = useFirstRows(data?.data.sign_ins ?? [], 5);
  const [activities, moreActivities] = useFirstRows(data?.data.acts ?? [], 10);
  if (error || !data) return <Loaded error={error} refetch={refetch} count={6} />;
  return (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      <section className={styles.card}>
        <h2 className="heading">{t('signIns')}</h2>
        {signIns.length === 0 && <p>{t(admin.alone ? 'noSignIns' : 'ownSignIns')}</p>}
        <ul className={`${styles.lines} bare small`}>
          {signIns.map((row) => (
            <li key={row.at}>
              <span>
                {say(row.device)} · {row.ip}
              </span>
              {row.active && <StatusChip status="active" label={t('stillOpen')} />}
              <DateText value={row.at} kind="datetime" />
            </li>
          ))}
        </ul>
        {moreSignIns}
      </section>
      <section className={styles.card}>
        <h2 className="heading">{t('acts')}</h2>
        {activities.length === 0 && <p>{t('noActs')}</p>}
        <ul className={`${styles.lines} bare small`}>
          {activities.map((row, index) => (
            <li key={index}>
              <span>
                {say(row.what)}: {say(row.deed)}
                {row.times > 1 && ` (${row.times}×)`}
                {row.about && <small className="note">{say(row.about)}</small>}
              </span>
              <DateText value={row.at} kind="datetime" />
            </li>
          ))}
        </ul>
        {moreActivities}
      </section>
    </div>
  );
}
