import { ActionIcon } from '@mantine/core';
import type { Text } from '#platform/contract/messages.ts';
import type { Crumb } from '#platform/contract/navigation.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { companyOf } from '#platform/web/viewer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import type { PortalUser } from '../session/session-user.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { CompanySwitcher } from './company-switcher.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './top-bar.module.css';
import { useUnread } from './use-unread.ts';

export interface TopBarProps {
  readonly user: PortalUser;
  readonly crumbs: readonly Crumb[];
  /** What the page is called where the menu says less. */
  readonly heading: Text | undefined;
  readonly phone: boolean;
  readonly tabsToggle: { readonly shown: boolean; readonly toggle: () => void } | undefined;
  readonly onNavigation: () => void;
  readonly onAccount: () => void;
}

/** Breadcrumb, company switcher, what modules put there, avatar. The unread notifications are counted on the avatar. */
export function TopBar({ user, crumbs, heading, phone, tabsToggle, onNavigation, onAccount }: TopBarProps) {
  const t = useT(SHELL_MESSAGES);
  const unread = useUnread(user.unread);
  return (
    <header className={styles.bar}>
      {phone && (
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('openNavigation')} onClick={onNavigation}>
          <Icon name="menu" size={20} />
        </ActionIcon>
      )}
      <Breadcrumb crumbs={crumbs} heading={heading} phone={phone} />
      {tabsToggle && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(tabsToggle.shown ? 'hideTabs' : 'showTabs')}
          aria-pressed={tabsToggle.shown}
          onClick={tabsToggle.toggle}
        >
          <Icon name={tabsToggle.shown ? 'chevron-up' : 'chevron-down'} size={16} />
        </ActionIcon>
      )}
      <div className={styles.end}>
        {!phone && user.companies.length > 1 && <CompanySwitcher user={user} />}
        {user.company_id !== null && <Slot name="top-bar" />}
        <button type="button" className={`${styles.avatar} reach`} aria-haspopup="dialog" onClick={onAccount}>
          <span className="sr-only">{unread > 0 ? t('accountUnread', { n: unread }) : t('account')}</span>
          <PersonAvatar user={user} employee={user.employee} company={companyOf(user)} size={34} />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      </div>
    </header>
  );
}
