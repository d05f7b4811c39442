import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import styles from './account.module.css';
import { EmailPanel } from './email-panel.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** R6: profile, e-mail, notifications, sessions. */
export function Page() {
  return (
    <>
      <PageHeader title={ACCOUNT_MESSAGES.account} />
      <div className={styles.panels}>
        <ProfilePanel />
        <EmailPanel />
        <NotificationPanel />
        <SessionsPanel />
      </div>
    </>
  );
}
