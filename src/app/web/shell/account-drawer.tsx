import { ActionIcon, Button, Drawer, SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Link } from 'wouter';
import { LOCALITY } from '#platform/contract/defaults.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { companyOf, useViewer } from '#platform/web/viewer.tsx';
import { unsentOf } from '#platform/web/unsent/unsent.store.ts';
import { useOpenerFocus } from '#platform/web/ui/drawer/use-opener-focus.ts';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { savePreferences } from '#modules/session/contract/account.endpoints.ts';
import { useSession } from '../session/session-context.ts';
import type { PortalUser } from '../session/session-user.ts';
import styles from './account-drawer.module.css';
import { CompanySwitcher } from './company-switcher.tsx';
import { NotificationList } from './notification-list.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';

export interface AccountDrawerProps {
  readonly user: PortalUser;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Null where the portal cannot be installed, or is. */
  readonly install: (() => Promise<void>) | null;
}

/** The right drawer: who and where one is, companies, account, notifications, language and colours, the way out. */
export function AccountDrawer({ user, opened, onClose, install }: AccountDrawerProps) {
  const t = useT(SHELL_MESSAGES);
  const company = companyOf(user);
  const signOut = useSignOut();
  useOpenerFocus(opened);
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={380} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('account')}>
        <Drawer.Body className={styles.drawer ?? ''}>
          <div className={styles.who}>
            <PersonAvatar user={user} employee={user.employee} company={company} size={56} />
            <div className={styles.words}>
              <p className={styles.name}>{user.name}</p>
              {company && (
                <p className={styles.place}>
                  {company.name}
                  <span>{company.config?.locality ?? LOCALITY}</span>
                </p>
              )}
            </div>
            <ActionIcon className={styles.close ?? ''} variant="subtle" color="gray" aria-label={t('close')} onClick={onClose} data-autofocus>
              <Icon name="close" />
            </ActionIcon>
          </div>
          {user.companies.length > 1 && (
            <div className={styles.part}>
              <CompanySwitcher user={user} wide onSwitched={onClose} />
            </div>
          )}
          <div className={styles.links}>
            <Link href="/my/account" className={styles.link ?? ''} onClick={onClose}>
              <Icon name="account-cog" />
              {t('myAccount')}
            </Link>
          </div>
          {install && (
            <div className={styles.part}>
              <Button variant="light" fullWidth leftSection={<Icon name="cellphone-nfc" />} onClick={() => void install()}>
                {t('install')}
              </Button>
              <p className="note flush">{t('installHint')}</p>
            </div>
          )}
          <NotificationList user={user} onLeave={onClose} />
          <Switches />
          <div className={styles.part}>
            <Button
              variant="default"
              fullWidth
              leftSection={<Icon name="logout" />}
              onClick={() => {
                onClose();
                void signOut();
              }}
            >
              {t('signOut')}
            </Button>
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Asks, ends the session; the router then leads to the login. */
export function useSignOut(): () => Promise<void> {
  const t = useT(SHELL_MESSAGES);
  const confirm = useConfirm();
  const session = useSession();
  const user = useViewer();
  return async () => {
    const n = (await unsentOf(user.id)).length;
    if (await confirm({ title: t('signOut'), message: n > 0 ? t('unsent', { n }) : t('sureSignOut'), verb: t('signOut') })) await session.signOut();
  };
}

function Switches() {
  const t = useT(SHELL_MESSAGES);
  const { locale } = useLocale();
  const setLanguage = useSetLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={styles.switches}>
      <div>
        <span id="switch-language">{t('language')}</span>
        <SegmentedControl
          size="xs"
          aria-labelledby="switch-language"
          value={locale}
          data={[
            { value: 'en', label: 'English' },
            { value: 'ms', label: 'Bahasa Malaysia' },
          ]}
          onChange={(value) => setLanguage(value as Locale)}
        />
      </div>
      <div>
        <span id="switch-colours">{t('colours')}</span>
        <SegmentedControl
          size="xs"
          aria-labelledby="switch-colours"
          value={colorScheme}
          data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        />
      </div>
    </div>
  );
}

/** Changes the language here at once and with the user for other devices. */
export function useSetLanguage(): (locale: Locale) => void {
  const { setLocale } = useLocale();
  return (locale) => {
    setLocale(locale);
    call(savePreferences, { locale }, { quiet: true }).catch((error: unknown) => console.error('The language could not be saved.', error));
  };
}
