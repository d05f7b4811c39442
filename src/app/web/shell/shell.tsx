import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { usePreload } from '#platform/web/ui/drawer/opens.ts';
import { UndoBar } from '#platform/web/ui/feedback/undo-bar.tsx';
import { useLocalState } from '#platform/web/use-local-state.ts';
import type { PortalUser } from '../session/session-user.ts';
import { InvitationNotice } from './invitation-notice.tsx';
import { LeftNavigation } from './navigation/left-navigation.tsx';
import { NoCompany } from './no-company.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './shell.module.css';
import { SubHeader } from './sub-header.tsx';
import { TopBar } from './top-bar.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import { useInstall } from './use-install.ts';
import { usePalette } from './palette/use-palette.ts';

const NavigationDrawer = lazyDrawer(async () => (await import('./navigation/navigation-drawer.tsx')).NavigationDrawer, { shape: 'none' });
const AccountDrawer = lazy(async () => ({ default: (await import('./account-drawer.tsx')).AccountDrawer }));
const CommandPalette = lazy(async () => ({ default: (await import('./palette/command-palette.tsx')).CommandPalette }));

/** What is never opened is never loaded; once opened it stays, so that it closes with its movement. */
type Opened = 'never' | 'open' | 'closed';

/** The default layout: left navigation, top bar, tabs, the page, and the account drawer on the right. */
export function Shell({ user, path, missing }: { user: PortalUser; path: string; missing: boolean }) {
  const t = useT(SHELL_MESSAGES);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true;
  const [mini, setMini] = useLocalState('drawer_mini', false);
  const [tabsShown, setTabsShown] = useLocalState('sub_header', true);
  const [navigating, setNavigating] = useState<Opened>('never');
  const [account, setAccount] = useState<Opened>('never');
  // Not before the page stands: it weighs as much as a list.
  usePreload(NavigationDrawer, phone);
  const { menu, strips, crumbs, heading, active, star } = useNavigation(user, path);
  const install = useInstall();
  const palette = usePalette();
  const main = useFocusOnNavigation(path);

  const navigation = (asMini: boolean) => (
    <LeftNavigation
      menu={menu}
      active={active}
      mini={asMini}
      onSearch={palette.open}
      onToggleMini={phone ? undefined : () => setMini(!mini)}
      onLeave={() => setNavigating('closed')}
    />
  );

  return (
    <div className={styles.shell} data-mini={mini || undefined}>
      <a className={`skip-link ${styles.skip}`} href="#content">
        {t('skip')}
      </a>
      {phone ? (
        navigating !== 'never' && (
          <NavigationDrawer opened={navigating === 'open'} onClose={() => setNavigating('closed')}>
            {navigation(false)}
          </NavigationDrawer>
        )
      ) : (
        <div className={styles.navigation}>{navigation(mini)}</div>
      )}
      <div className={styles.body}>
        <TopBar
          user={user}
          crumbs={missing ? [...crumbs.slice(0, 1), { title: SHELL_MESSAGES.notFound, to: null }] : crumbs}
          heading={heading}
          phone={phone}
          tabsToggle={strips.length > 0 ? { shown: tabsShown, toggle: () => setTabsShown(!tabsShown) } : undefined}
          onNavigation={() => setNavigating('open')}
          onAccount={() => setAccount('open')}
        />
        {tabsShown && <SubHeader strips={strips} onStar={(tab) => void star(tab)} />}
        <OfflineNotice />
        <InvitationNotice count={user.invitations} path={path} />
        {user.company_id !== null && <Slot name="above-page" />}
        <main id="content" className={styles.main} ref={main} tabIndex={-1}>
          {user.companies.length === 0 && path === '/' ? (
            <NoCompany email={user.email} />
          ) : (
            <PageOutlet path={missing ? null : path} companyId={user.company_id} />
          )}
        </main>
      </div>
      {account !== 'never' && (
        <Suspense fallback={null}>
          <AccountDrawer user={user} opened={account === 'open'} onClose={() => setAccount('closed')} install={install} />
        </Suspense>
      )}
      {palette.wanted && (
        <Suspense fallback={null}>
          <CommandPalette user={user} menu={menu} opened={palette.opened} onClose={palette.close} />
        </Suspense>
      )}
      {user.company_id !== null && <Slot name="shell" />}
      <UndoBar />
    </div>
  );
}

/** Moves the focus to the page after each change of address, so that keyboards and screen readers arrive there. */
function useFocusOnNavigation(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);
  return main;
}
