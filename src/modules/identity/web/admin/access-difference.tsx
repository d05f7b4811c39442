import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { usePages } from '#platform/web/viewer.tsx';
import type { CatalogueRow } from '#modules/identity/contract/access.endpoints.ts';
import { ACCESS_MESSAGES, actionName } from './admin.messages.ts';
import { placeInMenu } from './admin-words.ts';
import type { Change, Difference } from './page-access-draft.ts';
import styles from './page-access.module.css';

/** What would be added and what removed, a line for every page. */
export function AccessDifference({ difference, catalogue }: { difference: Difference; catalogue: readonly CatalogueRow[] }) {
  const t = useT(ACCESS_MESSAGES);
  return (
    <div className={`${styles.difference} stack`}>
      {(['added', 'removed'] as const).map(
        (side) =>
          difference[side].length > 0 && (
            <section key={side} data-side={side}>
              <h3>{t(side)}</h3>
              <Lines changes={difference[side]} catalogue={catalogue} />
            </section>
          ),
      )}
    </div>
  );
}

function Lines({ changes, catalogue }: { changes: readonly Change[]; catalogue: readonly CatalogueRow[] }) {
  const t = useT(ACCESS_MESSAGES);
  const say = useSay();
  const pages = usePages();
  const routes = [...new Set(changes.map(({ route }) => route))];
  return (
    <ul>
      {routes.map((route) => {
        const row = catalogue.find((each) => each.route === route);
        const what = changes.filter((change) => change.route === route).map(({ action }) => (action === undefined ? t('viewing') : say(actionName(action))));
        return (
          <li key={route}>
            <strong>{row ? [...placeInMenu(row).slice(1), pages.get(route)?.title ?? row.title].map((title) => say(title)).join(' / ') : route}</strong>:{' '}
            {what.join(', ')}
          </li>
        );
      })}
    </ul>
  );
}
