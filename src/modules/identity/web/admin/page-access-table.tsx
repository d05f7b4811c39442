import { Checkbox } from '@mantine/core';
import type { Text } from '#platform/contract/messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { usePages } from '#platform/web/viewer.tsx';
import type { CatalogueRow } from '#modules/identity/contract/access.endpoints.ts';
import { ACCESS_MESSAGES, actionName } from './admin.messages.ts';
import { placeInMenu } from './admin-words.ts';
import { switchAction, switchPage, type Draft } from './page-access-draft.ts';
import styles from './page-access.module.css';

export interface PageAccessTableProps {
  readonly rows: readonly CatalogueRow[];
  readonly draft: Draft;
  readonly editable: boolean;
  readonly onChange: (draft: Draft) => void;
}

/** Rows under the headings of the menu, in its order. */
function headed(rows: readonly CatalogueRow[]): { key: string; titles: readonly Text[]; rows: CatalogueRow[] }[] {
  const parts = new Map<string, { key: string; titles: readonly Text[]; rows: CatalogueRow[] }>();
  for (const row of rows) {
    const key = `${row.section}/${row.group}`;
    const part = parts.get(key) ?? { key, titles: placeInMenu(row), rows: [] };
    part.rows.push(row);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** A tick for opening each page and one for each of its actions. */
export function PageAccessTable({ rows, draft, editable, onChange }: PageAccessTableProps) {
  const say = useSay();
  return (
    <div className="stack">
      {headed(rows).map((part) => (
        <section key={part.key} className={styles.part} aria-label={part.titles.map((title) => say(title)).join(', ')}>
          <h2>{part.titles.map((title) => say(title)).join(' / ')}</h2>
          {part.rows.map((row) => (
            <AccessRow key={row.route} row={row} draft={draft} editable={editable} onChange={onChange} />
          ))}
        </section>
      ))}
    </div>
  );
}

function AccessRow({ row, draft, editable, onChange }: Omit<PageAccessTableProps, 'rows'> & { row: CatalogueRow }) {
  const t = useT(ACCESS_MESSAGES);
  const say = useSay();
  const page = usePages().get(row.route);
  // A row of the menu is called as in the menu, not after its first tab.
  const title = page?.kind === 'item' ? page.title : row.title;
  const current = draft.get(row.route);
  const locked = !editable || !row.enabled || row.grantable === null;
  const why = !row.enabled ? t('moduleOff') : row.grantable === null ? t('notYours') : null;
  return (
    <div className={styles.row} data-off={!row.enabled || undefined} data-held={current !== undefined || undefined} data-parent={row.parent ?? undefined}>
      <Checkbox
        className={styles.page ?? ''}
        checked={current !== undefined}
        disabled={locked}
        label={say(title)}
        description={why ?? (page?.purpose && say(page.purpose))}
        onChange={() => onChange(switchPage(draft, row.route, current === undefined))}
      />
      <div className={styles.actions}>
        {row.actions.length === 0 && <span className="quiet small">{t('viewOnly')}</span>}
        {row.actions.map((action) => (
          <Checkbox
            key={action}
            size="xs"
            checked={current?.has(action) === true}
            disabled={locked || !row.grantable?.includes(action)}
            label={say(actionName(action))}
            aria-label={`${say(title)}: ${say(actionName(action))}`}
            onChange={(event) => onChange(switchAction(draft, row.route, action, event.currentTarget.checked))}
          />
        ))}
      </div>
    </div>
  );
}
