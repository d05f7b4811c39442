import { Link, useSearch } from 'wouter';
import type { Crumb } from '#platform/contract/navigation.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useShownName } from '#platform/web/shown-record.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './top-bar.module.css';

/** The way to the page; the level of a detail bears the name of the person or record, and leads back to the same. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT(SHELL_MESSAGES);
  const say = useSay();
  const shown = useShownName();
  const id = new URLSearchParams(useSearch()).get('id');
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({ title, to, detail }, index) => {
          const last = index === crumbs.length - 1;
          const words = (detail && shown) || say(title);
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
