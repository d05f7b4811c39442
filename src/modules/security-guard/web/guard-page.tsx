/** The registry of guards: figures, the list, import, the return, several posted at once. */
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { call } from '#platform/web/call/call.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { ListPage, type Column, type Filter, type Option } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useRemoval } from '#platform/web/register/use-removal.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { exportGuards, guardImport, guards, type GuardRow } from '../contract/guard/guard.register.ts';
import { CATEGORY_NAMES, GUARD_STATUS_NAMES, NATIONALITY_NAMES, VETTING_NAMES } from '../contract/guard/guard-words.ts';
import { CATEGORIES, GUARD_STATUSES, NATIONALITIES, VETTING_STATUSES } from '../contract/guard/guard.schema.ts';
import { saveSetting } from '../contract/record/compliance.endpoints.ts';
import { guardAddress, PAGE } from './addresses.ts';
import { GUARD_READS } from './guard-reads.ts';
import { GUARD as W } from './guard.messages.ts';
import { CheckWith } from './guard/check-with.tsx';
import { GuardSummary } from './guard/guard-summary.tsx';
import { LastDay } from '#platform/web/ui/last-day.tsx';

const GuardForm = lazyDrawer(async () => (await import('./guard/guard-form.tsx')).GuardForm, { title: ({ row }) => row?.name ?? W.addTitle, size: 720 });
const PostForm = lazyDrawer(async () => (await import('./record/post-form.tsx')).PostForm, { title: W.post, size: 560 });
const SettingForm = lazyDrawer(async () => (await import('./guard/setting-form.tsx')).SettingForm, { title: W.setting, size: 560 });

const EXPORTS = reportChoices(exportGuards);
const UPDATE = { page: PAGE, action: 'Update' } as const;
const NOTICE = [7, 30, 60, 90];

function useColumns(): Column<GuardRow>[] {
  const say = useSay();
  const sees = useCan(PAGE, 'View Compliance');
  const vetting: Column<GuardRow> = {
    key: 'vetting_status',
    label: W.vetting,
    priority: 2,
    card: 2,
    value: ({ vetting_status }) => vetting_status && say(VETTING_NAMES[vetting_status]),
    cell: ({ vetting_status }) =>
      vetting_status && (
        <StatusChip status={vetting_status} label={VETTING_NAMES[vetting_status]} colour={vetting_status === 'Expired' ? 'error' : undefined} />
      ),
    second: ({ vetting_status, vetting_expiry }) => vetting_status === 'Approved' && <LastDay date={vetting_expiry} />,
  };
  return [
    {
      key: 'name',
      label: W.guard,
      kind: 'person',
      sort: true,
      fixed: true,
      card: 'title',
      picture: ({ image }) => image,
      second: ({ guard_no }) => guard_no,
    },
    { key: 'category', label: W.category, sort: true, priority: 2, card: 'subtitle', value: ({ category }) => say(CATEGORY_NAMES[category]) },
    { key: 'nationality', label: W.nationality, priority: 4, value: ({ nationality }) => say(NATIONALITY_NAMES[nationality]) },
    { key: 'posting', label: W.posting, priority: 1, card: 1 },
    ...(sees ? [vetting] : []),
    { key: 'csg_date', label: W.csg, kind: 'date', priority: 4 },
    { key: 'permit_expiry', label: W.permit, kind: 'date', priority: 5, cell: ({ permit_expiry }) => <LastDay date={permit_expiry} /> },
    { key: 'joined_at', label: W.joined, kind: 'date', sort: true, hidden: true },
    {
      key: 'status',
      label: W.status,
      kind: 'status',
      card: 'badge',
      cell: ({ status, blacklisted, check_with }) => (
        <span className="wrap">
          <StatusChip status={status} label={blacklisted ? W.blacklisted : GUARD_STATUS_NAMES[status]} colour={blacklisted ? 'error' : undefined} />
          <CheckWith companies={check_with} />
        </span>
      ),
    },
  ];
}

/** Places where guards are posted today: the name is the value. */
const findPlaces = async (place: string): Promise<Option[]> => {
  const { data } = await call(guards.list, { place, per_page: 100 });
  return [...new Set(data.flatMap(({ posting }) => posting ?? []))].sort().map((name) => ({ value: name, label: name }));
};

function useFilters(): Filter[] {
  const t = useT(W);
  const sees = useCan(PAGE, 'View Compliance');
  const lists = useCan(PAGE, 'Delete');
  return [
    {
      kind: 'tabs',
      key: 'status',
      label: W.status,
      initial: 'Active',
      options: GUARD_STATUSES.map((value) => ({ value, label: GUARD_STATUS_NAMES[value] })),
    },
    { kind: 'keyword', key: 'keyword' },
    { kind: 'select', key: 'category', label: W.category, options: CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })), prominent: true },
    { kind: 'select', key: 'nationality', label: W.nationality, options: NATIONALITIES.map((value) => ({ value, label: NATIONALITY_NAMES[value] })) },
    ...(sees
      ? [
          {
            kind: 'select',
            key: 'vetting_status',
            label: W.vetting,
            options: VETTING_STATUSES.map((value) => ({ value, label: VETTING_NAMES[value] })),
          } as const,
        ]
      : []),
    { kind: 'lookup', key: 'place', label: W.posting, load: findPlaces },
    { kind: 'select', key: 'expiring', label: W.expiring, number: true, options: NOTICE.map((n) => ({ value: String(n), label: t('withinDays', { n }) })) },
    ...(sees || lists
      ? [
          {
            kind: 'select',
            key: 'blacklisted',
            label: W.blacklist,
            options: [
              { value: 'true', label: W.blacklisted },
              { value: 'false', label: W.notBlacklisted },
            ],
          } as const,
        ]
      : []),
  ];
}

export function Page() {
  const t = useT(W);
  const [open, setOpen] = useState<'new' | 'setting' | GuardRow | null>(null);
  const [posting, setPosting] = useState<readonly GuardRow[] | null>(null);
  const removal = useRemoval(guards, W);
  const columns = useColumns();
  const filters = useFilters();
  const close = () => setOpen(null);
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: guards.create }} icon="plus" opens={GuardForm} onClick={() => setOpen('new')}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof guards.list, GuardRow>
        title={W.title}
        endpoint={guards.list}
        defaults={guards.first}
        columns={columns}
        filters={filters}
        above={<GuardSummary />}
        action={add}
        tools={
          <>
            <ActionButton variant="subtle" size="compact-sm" needs={{ ...UPDATE, call: saveSetting }} opens={SettingForm} onClick={() => setOpen('setting')}>
              {t('setting')}
            </ActionButton>
            <ImportButton calls={guardImport} needs={{ page: PAGE, action: 'Import' }} title={W.importTitle} stale={GUARD_READS} />
          </>
        }
        rowName={({ name }) => name}
        leaving={(row) => removal.undo(row) !== undefined}
        onOpen={({ id }) => navigate(guardAddress(id))}
        rowActions={(row) =>
          removal.undo(row) ?? [
            { key: 'view', label: W.view, icon: 'eye', onClick: () => navigate(guardAddress(row.id)) },
            { key: 'edit', label: W.edit, icon: 'edit', needs: UPDATE, onClick: () => setOpen(row) },
            {
              key: 'delete',
              label: W.delete,
              icon: 'delete',
              danger: true,
              needs: { page: PAGE, action: 'Delete' },
              onClick: () => removal.remove(row, row.name),
              ...(!row.can.remove && { disabled: true, reason: row.kept ?? undefined }),
            },
          ]
        }
        bulk={[
          {
            key: 'post',
            label: W.post,
            icon: 'map-pin',
            needs: UPDATE,
            may: ({ status, blacklisted }) => status === 'Active' && !blacklisted,
            before: async (rows) => {
              setPosting(rows);
              return false;
            },
          },
        ]}
        exports={EXPORTS}
        exportNeeds={{ page: PAGE, action: 'Export' }}
        empty={{ drawing: 'people', title: W.empty, hint: W.emptyHint, action: add }}
      />
      {open === 'setting' && <SettingForm onClose={close} />}
      {open !== null && open !== 'setting' && <GuardForm row={open === 'new' ? null : open} readOnly={open !== 'new' && !open.can.update} onClose={close} />}
      {posting && <PostForm guards={posting} onClose={() => setPosting(null)} />}
    </>
  );
}
