import { useState } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { ListPage, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { OPENING_AMOUNTS, OPENING_EXEMPT, type OpeningAmount, type OpeningRow } from '#modules/tax-declaration/contract/opening.schema.ts';
import { listOpenings, openingImportCalls } from '../../contract/setting/payroll-setting.endpoints.ts';
import { OPENINGS } from './setting.messages.ts';

const OpeningForm = lazyDrawer(async () => (await import('./opening-form.tsx')).OpeningForm, { title: OPENINGS.formTitle });

const FILTERS: Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'year', key: 'year', label: OPENINGS.year },
];

// Rarely filled: offered in the choice of columns, so that the figures of the year fit a laptop.
const RARE: ReadonlySet<OpeningAmount> = new Set(OPENING_EXEMPT);

const CHANGE = { page: '/payroll/setting', action: 'Update' } as const;

export function OpeningList() {
  const t = useT(OPENINGS);
  const say = useSay();
  const mayEdit = useCan(CHANGE.page, CHANGE.action);
  const [editing, setEditing] = useState<OpeningRow | 'new' | null>(null);
  const columns: Column<OpeningRow>[] = [
    {
      key: 'name',
      label: OPENINGS.employee,
      sort: true,
      fixed: true,
      kind: 'person',
      card: 'title',
      value: (row) => row.employee.name,
      second: (row) => row.employee.employee_code,
    },
    { key: 'year', label: OPENINGS.year, kind: 'number', sort: true, priority: 1, card: 'subtitle' },
    {
      key: 'previous_employer',
      label: OPENINGS.origin,
      priority: 6,
      folds: 'name',
      value: (row) => say(row.previous_employer ? OPENINGS.former : OPENINGS.own),
    },
    ...OPENING_AMOUNTS.map((key, at): Column<OpeningRow> => ({
      key,
      label: OPENINGS[key],
      kind: 'money',
      hidden: RARE.has(key),
      ...(at < 3 && { card: at + 1 }),
    })),
    { key: 'source', label: OPENINGS.source, hidden: true },
  ];
  const add = (
    <>
      <ImportButton calls={openingImportCalls} needs={CHANGE} title={OPENINGS.importTitle} stale={[listOpenings]} />
      <ActionButton needs={CHANGE} icon="plus" opens={OpeningForm} onClick={() => setEditing('new')}>
        {t('add')}
      </ActionButton>
    </>
  );
  return (
    <>
      <p style={{ margin: '0 0 12px', color: 'var(--mantine-color-dimmed)' }}>{t('note')}</p>
      <ListPage
        opens={OpeningForm}
        plain
        inUrl={false}
        title={OPENINGS.title}
        endpoint={listOpenings}
        columns={columns}
        filters={FILTERS}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        rowName={(row) => row.employee.name}
        {...(mayEdit && {
          onOpen: (row: OpeningRow) => setEditing(row),
          rowActions: (row: OpeningRow) => [{ key: 'edit', needs: CHANGE, label: OPENINGS.change, icon: 'edit', onClick: () => setEditing(row) }],
        })}
        tools={add}
        empty={{ drawing: 'people', title: OPENINGS.empty, hint: OPENINGS.emptyHint }}
      />
      {editing && <OpeningForm row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
