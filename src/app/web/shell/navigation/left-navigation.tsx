import { ActionIcon } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Clock } from '#platform/web/ui/values.tsx';
import { Link } from 'wouter';
import { Logo } from '../../brand/logo.tsx';
import { countItems, hasItem } from './has-item.ts';
import styles from './left-navigation.module.css';
import { NavigationGroup, NavigationLink } from './navigation-entries.tsx';
import { SHELL_MESSAGES } from '../shell.messages.ts';
import { useFolds } from './use-folds.ts';

/** Menus and tooltips come along only where they are used. */
const MiniNavigation = lazy(async () => ({ default: (await import('./mini-navigation.tsx')).MiniNavigation }));

/** Entries that a phone shows at once: a menu of no more of them opens whole, so that an employee's is never folded. */
const SHORT_MENU = 16;

export interface LeftNavigationProps {
  readonly menu: readonly MenuSection[];
  /** Path of the item that the present page belongs to. */
  readonly active: string | undefined;
  readonly mini: boolean;
  readonly onSearch: () => void;
  /** Absent where there is no mini mode (phones). */
  readonly onToggleMini: (() => void) | undefined;
  /** An entry was followed: the drawer of a phone closes. */
  readonly onLeave: () => void;
}

/** Sections and groups that fold, 260 pixels wide or shrunk to icons. */
export function LeftNavigation({ menu, active, mini, onSearch, onToggleMini, onLeave }: LeftNavigationProps) {
  const t = useT(SHELL_MESSAGES);
  const say = useSay();
  const { isOpen, setOpen } = useFolds();
  const short = countItems(menu.flatMap(({ entries }) => entries)) <= SHORT_MENU;
  return (
    <nav className={styles.navigation} data-mini={mini || undefined} aria-label={t('navigation')}>
      <div className={styles.head}>
        <Link href="/" className={styles.logo} onClick={onLeave}>
          <Logo mini={mini} />
        </Link>
      </div>
      <button type="button" className={styles.search} title={t('searchLong')} onClick={onSearch} {...(mini && { 'aria-label': t('search') })}>
        <Icon name="search" size={17} />
        {!mini && (
          <>
            <span>{t('search')}</span>
            <kbd aria-hidden="true">{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
          </>
        )}
      </button>
      <div className={styles.scroll} data-pane>
        {mini ? (
          <Suspense fallback={null}>
            <MiniNavigation menu={menu} active={active} />
          </Suspense>
        ) : (
          menu.map(({ key, title, entries }) => {
            const current = hasItem(entries, active);
            const open = isOpen(`section:${key}`, short || current);
            return (
              <section key={key} className={styles.section}>
                <button
                  type="button"
                  className={styles.heading}
                  data-inside={(current && !open) || undefined}
                  aria-expanded={open}
                  onClick={() => setOpen(`section:${key}`, !open)}
                >
                  {say(title)}
                  <Icon name={open ? 'chevron-down' : 'chevron-right'} size={13} />
                </button>
                {open && (
                  <ul className="bare">
                    {entries.map((entry) => {
                      if (entry.kind === 'item') {
                        return (
                          <li key={entry.path}>
                            <NavigationLink item={entry} active={entry.path === active} onLeave={onLeave} />
                          </li>
                        );
                      }
                      const groupOpen = isOpen(`group:${entry.key}`, short || hasItem(entry.items, active));
                      return (
                        <li key={entry.key}>
                          <NavigationGroup
                            group={entry}
                            active={active}
                            open={groupOpen}
                            onToggle={() => setOpen(`group:${entry.key}`, !groupOpen, `section:${key}`)}
                            onLeave={onLeave}
                          />
                        </li>
                      );
                    })}
                  </ul>
                )}
              </section>
            );
          })
        )}
      </div>
      <div className={styles.foot}>
        {!mini && (
          <span className="quiet tiny">
            <Clock />
          </span>
        )}
        {onToggleMini && (
          <ActionIcon variant="subtle" color="gray" aria-label={t(mini ? 'widen' : 'shrink')} aria-pressed={mini} onClick={onToggleMini}>
            <Icon name={mini ? 'sidebar-open' : 'sidebar'} />
          </ActionIcon>
        )}
      </div>
    </nav>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
