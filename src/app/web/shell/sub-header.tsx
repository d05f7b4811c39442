import { Link, useSearch } from 'wouter';
import type { TabStrip } from '#platform/contract/navigation.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { bringIntoView } from '#platform/web/ui/bring-into-view.ts';
import { PAGES } from '../manifests.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './sub-header.module.css';

/** The tabs of the present page, favourites first; a star on each puts it in front. */
export function SubHeader({ strips, onStar }: { strips: readonly TabStrip[]; onStar: (tab: string) => void }) {
  const t = useT(SHELL_MESSAGES);
  const say = useSay();
  const search = useSearch();
  if (strips.length === 0) return null;
  return (
    <div className={styles.head}>
      {strips.map(({ parent, active, tabs }) => (
        <nav key={parent} className={`${styles.strip} swiped`} aria-label={`${say(PAGES.get(parent)?.title ?? { en: '', ms: '' })}: ${t('tabs')}`}>
          {tabs.map(({ path, title, starred }) => (
            <span key={path} className={styles.tab} data-active={path === active || undefined} ref={path === active ? bringIntoView : undefined}>
              <Link href={withId(path, search)} aria-current={path === active ? 'page' : undefined}>
                {say(title)}
              </Link>
              <button
                type="button"
                className={styles.star}
                data-starred={starred || undefined}
                aria-pressed={starred}
                aria-label={t(starred ? 'unstar' : 'star', { tab: say(title) })}
                onClick={() => onStar(path)}
              >
                <svg
                  width="14"
                  height="14"
                  viewBox="0 0 24 24"
                  fill={starred ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeWidth="1.7"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8z" />
                </svg>
              </button>
            </span>
          ))}
        </nav>
      ))}
    </div>
  );
}

/** Tabs of a record keep the record: `?id=` travels along. */
function withId(path: string, search: string): string {
  const id = PAGES.get(path)?.kind === 'view' ? new URLSearchParams(search).get('id') : null;
  return id === null ? path : `${path}?id=${encodeURIComponent(id)}`;
}
