import { useLocation } from 'wouter';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { EmptyState, ErrorState } from '#platform/web/ui/page/states.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { listNotifications, readAllNotifications, readNotification } from '#modules/session/contract/notification.endpoints.ts';
import { selectedCompany } from '#modules/session/web/public.tsx';
import { keepDestination } from '../destination.ts';
import type { PortalUser } from '../session/session-user.ts';
import styles from './notification-list.module.css';
import { SHELL_MESSAGES } from './shell.messages.ts';

/** The last notifications. One that belongs to another of the user's companies switches there first. */
export function NotificationList({ user, onLeave }: { user: PortalUser; onLeave: () => void }) {
  const t = useT(SHELL_MESSAGES);
  const [, navigate] = useLocation();
  const { data, error, refetch } = useEndpoint(listNotifications, { per_page: 20 }, { quiet: true });
  const read = useWrite(readNotification, { quiet: true, invalidates: [listNotifications] });
  const readAll = useWrite(readAllNotifications, { quiet: true, invalidates: [listNotifications] });

  function follow({ id, route, company_id, read_at }: NonNullable<typeof data>['data'][number]) {
    if (read_at === null) read.run({ id }).catch((failure: unknown) => console.error('The notification could not be marked.', failure));
    if (route === null) return;
    onLeave();
    if (company_id !== null && company_id !== user.company_id && user.companies.some((company) => company.id === company_id)) {
      keepDestination(route);
      selectedCompany.keep(company_id);
    } else navigate(route);
  }

  return (
    <section className={styles.section} aria-labelledby="notifications">
      <div className={styles.head}>
        <h2 className="subheading" id="notifications">
          {t('notifications')}
        </h2>
        {data && data.meta.unread > 0 && (
          <button type="button" className={`${styles.all} plain-button`} onClick={() => void readAll.run({})}>
            {t('readAll')}
          </button>
        )}
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons shape="detail" count={4} />
      ) : data.data.length === 0 ? (
        <EmptyState drawing="done" title={SHELL_MESSAGES.noNotifications} hint={SHELL_MESSAGES.noNotificationsHint} />
      ) : (
        <ul className="bare">
          {data.data.map((row) => (
            <li key={row.id}>
              <button type="button" className={`${styles.row} plain-button`} data-unread={row.read_at === null || undefined} onClick={() => follow(row)}>
                <span className={styles.title}>
                  {row.title}
                  {row.read_at === null && <span className={styles.dot} title={t('unread')} />}
                </span>
                {row.message && row.message !== row.title && <span className="quiet small">{row.message}</span>}
                <span className="quiet tiny">
                  <DateText value={row.at} kind="datetime" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
