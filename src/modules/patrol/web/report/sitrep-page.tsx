/** Situation reports: what waits stands first, what is critical is red. */
import { lazy, Suspense, useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { createSitrep, exportSitreps, listSitreps, sitrepSummary, type SitrepRow } from '../../contract/report/sitrep.endpoints.ts';
import { SEVERITIES, SITREP_CATEGORIES, SITREP_STATUSES } from '../../contract/report/sitrep.schema.ts';
import { CATEGORY_NAMES, SEVERITY_NAMES, SITREP_STATUS_NAMES } from '../../contract/report/sitrep-words.ts';
import { findSites } from '../find-choices.ts';
import { WhenWritten } from './when-written.tsx';
import { SEVERITY_COLOURS, SITREP_COLOURS } from './sitrep-looks.ts';
import { SITREP as W } from './sitrep.messages.ts';

const SitrepForm = lazyDrawer(async () => (await import('./sitrep-form.tsx')).SitrepForm, { title: W.add, size: 640 });
const SitrepDrawer = lazyDrawer(async () => (await import('./sitrep-drawer.tsx')).SitrepDrawer, { title: W.report, shape: 'detail', size: 680 });

const SitrepCharts = lazy(async () => ({ default: (await import('./sitrep-charts.tsx')).SitrepCharts }));
const EXPORTS = reportChoices(exportSitreps);

export function Page() {
  const t = useT(W);
  const say = useSay();
  const [isWriting, setWriting] = useState(false);
  const sums = useEndpoint(sitrepSummary, {}, { quiet: true }).data?.data;
  const add = (
    <ActionButton needs={{ page: '/patrol/ops/sitrep', action: 'Create', call: createSitrep }} icon="plus" opens={SitrepForm} onClick={() => setWriting(true)}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof listSitreps, SitrepRow>
        endpoint={listSitreps}
        exports={EXPORTS}
        exportNeeds={{ page: '/patrol/ops/sitrep', action: 'Export' }}
        action={add}
        above={
          <Tiles
            tiles={[
              { name: t('pending'), value: sums?.pending ?? '–' },
              { name: t('serious'), value: sums?.critical ?? '–' },
              { name: t('reviewed'), value: sums?.reviewed ?? '–' },
              { name: t('month'), value: sums?.month ?? '–' },
            ]}
          />
        }
        defaults={{ sort: 'desc', sortBy: 'recorded_at' }}
        columns={[
          {
            key: 'recorded_at',
            label: W.reported,
            kind: 'datetime',
            sort: true,
            priority: 1,
            card: 1,
            cell: ({ recorded_at, written_later, outside_session }) => <WhenWritten at={recorded_at} later={written_later} outside={outside_session} />,
          },
          { key: 'title', label: W.titleOf, fixed: true, card: 'title', second: ({ number }) => number },
          { key: 'site', label: W.site, priority: 1, card: 'subtitle' },
          { key: 'category', label: W.category, priority: 2, card: 2, value: ({ category }) => say(CATEGORY_NAMES[category]) },
          {
            key: 'severity',
            label: W.severity,
            kind: 'status',
            priority: 1,
            card: 3,
            cell: ({ severity }) => <StatusChip status={null} label={SEVERITY_NAMES[severity]} colour={SEVERITY_COLOURS[severity]} />,
          },
          { key: 'guard', label: W.guard, priority: 3 },
          { key: 'photos', label: W.photos, kind: 'number', priority: 4 },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status }) => <StatusChip status={null} label={SITREP_STATUS_NAMES[status]} colour={SITREP_COLOURS[status]} />,
          },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date },
          { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
          { kind: 'select', key: 'category', label: W.category, options: SITREP_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] })) },
          { kind: 'select', key: 'severity', label: W.severity, options: SEVERITIES.map((value) => ({ value, label: SEVERITY_NAMES[value] })) },
          {
            kind: 'select',
            key: 'status',
            label: W.status,
            initial: 'Pending',
            prominent: true,
            options: SITREP_STATUSES.map((value) => ({ value, label: SITREP_STATUS_NAMES[value] })),
          },
        ]}
        rowName={({ number, title }) => `${number} ${title}`}
        opens={SitrepDrawer}
        detail={(id, close) => <SitrepDrawer id={Number(id)} close={close} />}
        empty={{ drawing: 'place', title: W.empty, hint: W.emptyHint, action: add }}
      />
      {sums && sums.month > 0 && (
        <Suspense fallback={null}>
          <SitrepCharts sums={sums} />
        </Suspense>
      )}
      {isWriting && <SitrepForm onClose={() => setWriting(false)} />}
    </>
  );
}
