import { Link, useSearch } from 'wouter';
import type { Text } from '#platform/contract/messages.ts';
import type { Crumb } from '#platform/contract/navigation.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useShownName } from '#platform/web/shown-record.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './top-bar.module.css';

export interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
  /** What the page is called; it is the last word, unless the level above says the same and is seen (on a phone it is not). */
  readonly heading?: Text | undefined;
  readonly phone?: boolean;
}

/** The way to the page; the level of a detail bears the name of the person or record, and leads back to the same. */
export function Breadcrumb({ crumbs, heading, phone = false }: BreadcrumbProps) {
  const t = useT(SHELL_MESSAGES);
  const say = useSay();
  const shown = useShownName();
  const id = new URLSearchParams(useSearch()).get('id');
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({ title, to, detail }, index) => {
          const last = index === crumbs.length - 1;
          const above = crumbs[index - 1];
          // Below a person the tab's own word is enough. A phone shows the last level alone: whose record it is, the tabs say which part.
          const called = last && heading && (phone || (!above?.detail && heading.en !== above?.title.en)) ? heading : title;
          const named = detail || (phone && last && above?.detail);
          const words = (named && shown) || say(called);
          return (
            <li key={title.en + index} data-last={last || undefined}>
              {to !== null && !last ? (
                <Link href={detail && id !== null ? `${to}?${new URLSearchParams({ id })}` : to}>{words}</Link>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
