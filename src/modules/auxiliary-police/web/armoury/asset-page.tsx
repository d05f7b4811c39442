/** What the unit has, where it is, and under which licence. */
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { armouryBook, assetSummary, createAsset, exportAssets, listAssets } from '../../contract/armoury/armoury.endpoints.ts';
import { ASSET_COLOURS, ASSET_STATUS_NAMES, CATEGORY_NAMES, CONDITION_NAMES } from '../../contract/armoury/armoury-words.ts';
import { ASSET_CATEGORIES, ASSET_STATUSES, isCounted } from '../../contract/armoury/asset-kinds.ts';
import type { AssetRow } from '../../contract/armoury/asset.schema.ts';
import { NOTICE_DAYS } from '../../contract/expiry-notice.ts';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { ARMOURY as W } from './armoury.messages.ts';
import { assetActions, AssetTasks, type AssetTask } from './asset-tasks.tsx';
import { useStores } from './find-things.ts';
import { useLabels } from './use-labels.ts';

const AssetDrawer = lazyDrawer(async () => (await import('./asset-drawer.tsx')).AssetDrawer, {
  title: ({ id, rows }) => rows?.find((row) => row.id === id)?.name ?? W.asset,
  shape: 'detail',
  size: 680,
});
const AssetForm = lazyDrawer(async () => (await import('./asset-form.tsx')).AssetForm, { title: W.add, size: 640 });
const Stores = lazyDrawer(async () => (await import('./stores-drawer.tsx')).StoresDrawer, { title: W.stores, shape: 'detail', size: 560 });
const Counts = lazyDrawer(async () => (await import('./counts-drawer.tsx')).CountsDrawer, { title: W.counts, shape: 'detail', size: 680 });
const BookForm = lazyDrawer(async () => (await import('./book-form.tsx')).BookForm, { title: W.book, size: 440 });
const VIEWS = [
  { value: 'armed', label: W.armed },
  { value: 'issued', label: W.issued },
  { value: 'licence', label: W.licences },
  { value: 'maintenance', label: W.maintenance },
];
const EXPORTS = reportChoices(exportAssets);
const PAGE = { page: '/auxiliary/asset' } as const;

export function Page() {
  const t = useT(W);
  const say = useSay();
  const today = useToday();
  const [open, setOpen] = useState<'new' | 'stores' | 'counts' | 'book' | null>(null);
  const [task, setTask] = useState<AssetTask | null>(null);
  const sums = useEndpoint(assetSummary, {}, { quiet: true }).data?.data;
  const asked = new URLSearchParams(useSearch()).get('counts');
  const [, navigate] = useLocation();
  const close = () => {
    setOpen(null);
    if (asked !== null) navigate(PAGE.page, { replace: true });
  };
  const stores = useStores();
  const { label, bulk } = useLabels();
  const add = (
    <ActionButton needs={{ ...PAGE, action: 'Create', call: createAsset }} icon="plus" opens={AssetForm} onClick={() => setOpen('new')}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        endpoint={listAssets}
        action={add}
        above={
          <Tiles
            tiles={[
              { name: t('firearms'), value: sums?.firearms ?? '–', note: sums && t('withOfficers', { n: sums.firearms_issued }) },
              { name: t('rounds'), value: sums?.rounds ?? '–', note: sums && t('withOfficers', { n: sums.rounds_issued }) },
              {
                name: t('licencesEnding'),
                value: sums?.licences_ending ?? '–',
                note: sums && sums.to_license > 0 ? t('toLicense', { n: sums.to_license }) : undefined,
              },
              { name: t('notBack'), value: sums?.overdue ?? '–' },
            ]}
          />
        }
        defaults={{ sort: 'asc', sortBy: 'name' }}
        columns={[
          { key: 'name', label: W.name, sort: true, fixed: true, card: 'title', second: ({ serial_no }: AssetRow) => serial_no ?? undefined },
          { key: 'category', label: W.category, sort: true, priority: 1, card: 'subtitle', value: ({ category }: AssetRow) => say(CATEGORY_NAMES[category]) },
          { key: 'calibre', label: W.calibre, priority: 5 },
          {
            key: 'quantity',
            label: W.quantity,
            kind: 'number',
            priority: 2,
            card: 3,
            value: ({ category, in_store, quantity }: AssetRow) => (isCounted(category) ? `${in_store}/${quantity}` : quantity),
          },
          {
            key: 'licence_expiry',
            label: W.licence,
            kind: 'date',
            sort: true,
            priority: 2,
            card: 2,
            cell: ({ licence_expiry, to_license, status }: AssetRow) => (
              <span className="wrap">
                <LastDay date={licence_expiry} quiet={status === 'Lost' || status === 'Disposed'} />
                {to_license && <StatusChip status={null} label={W.otherName} colour="warning" />}
              </span>
            ),
          },
          {
            key: 'holder',
            label: W.holder,
            priority: 1,
            card: 1,
            value: ({ holder }: AssetRow) => holder?.name ?? '',
            second: ({ holder }: AssetRow) => holder?.service_no,
          },
          {
            key: 'due_back_at',
            label: W.dueBack,
            kind: 'date',
            priority: 4,
            cell: ({ due_back_at }: AssetRow) =>
              due_back_at === null ? (
                <span aria-hidden>–</span>
              ) : (
                <span className="wrap">
                  <LastDay date={due_back_at} quiet />
                  {due_back_at < today && <StatusChip status={null} label={W.overdue} colour="error" />}
                </span>
              ),
          },
          { key: 'store', label: W.store, priority: 3 },
          { key: 'condition', label: W.condition, priority: 5, value: ({ condition }: AssetRow) => say(CONDITION_NAMES[condition]) },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status }: AssetRow) => <StatusChip status={null} label={ASSET_STATUS_NAMES[status]} colour={ASSET_COLOURS[status]} />,
          },
        ]}
        filters={[
          { kind: 'tabs', key: 'view', label: W.view, options: VIEWS },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'category', label: W.category, options: ASSET_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })) },
          { kind: 'select', key: 'status', label: W.status, options: ASSET_STATUSES.map((value) => ({ value, label: ASSET_STATUS_NAMES[value] })) },
          { kind: 'select', key: 'store_id', label: W.store, options: stores, number: true },
          {
            kind: 'select',
            key: 'expiring',
            label: W.expiring,
            number: true,
            options: NOTICE_DAYS.map((n) => ({ value: String(n), label: t('withinDays', { n }) })),
          },
        ]}
        tools={
          <>
            <ActionButton variant="subtle" size="compact-sm" needs={PAGE} opens={Stores} onClick={() => setOpen('stores')}>
              {t('stores')}
            </ActionButton>
            <ActionButton variant="subtle" size="compact-sm" needs={PAGE} opens={Counts} onClick={() => setOpen('counts')}>
              {t('counts')}
            </ActionButton>
            <ActionButton
              variant="subtle"
              size="compact-sm"
              needs={{ ...PAGE, action: 'Export', call: armouryBook }}
              opens={BookForm}
              onClick={() => setOpen('book')}
            >
              {t('book')}
            </ActionButton>
          </>
        }
        rowName={({ name, serial_no }) => [name, serial_no].filter(Boolean).join(' ')}
        rowActions={(row) => [...assetActions(setTask)(row), label(row)]}
        bulk={bulk}
        exports={EXPORTS}
        exportNeeds={{ ...PAGE, action: 'Export' }}
        opens={AssetDrawer}
        detail={(id, shut, rows) => <AssetDrawer id={Number(id)} close={shut} rows={rows} />}
        empty={{ drawing: 'register', title: W.empty, hint: W.emptyHint, action: add }}
      />
      {open === 'new' && <AssetForm onClose={close} />}
      {open === 'stores' && <Stores onClose={close} />}
      {(open === 'counts' || asked !== null) && <Counts key={asked} first={Number(asked) || null} onClose={close} />}
      {open === 'book' && <BookForm onClose={close} />}
      <AssetTasks task={task} onClose={() => setTask(null)} />
    </>
  );
}
