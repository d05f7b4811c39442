/** Own site visits (R40): what goes on, the way of the day, plans, and the list of a period. */
import { useState } from 'react';
import { monthRange } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { ListPage, type Filter } from '#platform/web/ui/list-page.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { UnsentList } from '#platform/web/unsent/unsent-list.tsx';
import { useUnsent } from '#platform/web/unsent/use-unsent.ts';
import { useAsked } from '#platform/web/use-asked.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import { listOwnVisits, ownVisitSummary } from '../../contract/own-visit.endpoints.ts';
import { TRAVEL_COLUMN, VISIT_COLUMNS } from '../visit-columns.tsx';
import { VISIT } from '../visit.messages.ts';
import { STATUS_OPTIONS, useDuration } from '../visit-words.ts';
import { OWN } from './own.messages.ts';
import { useOwnMoves } from './use-own-moves.ts';
import { VisitCard } from './visit-card.tsx';
import { VISIT_KIND } from './visit-queue.ts';
import type { VisitTask } from './visit-task.ts';

const PlanForm = lazyDrawer(async () => (await import('../plan/plan-form.tsx')).PlanForm, { title: VISIT.planVisit, size: 560 });
const KilometresForm = lazyDrawer(async () => (await import('../detail/kilometres-form.tsx')).KilometresForm, { size: 480 });
const MileageForm = lazyDrawer(async () => (await import('./mileage-form.tsx')).MileageForm, { title: VISIT.claimKm, size: 480 });
const OwnVisitDrawer = lazyDrawer(async () => (await import('./own-visit-drawer.tsx')).OwnVisitDrawer, { title: VISIT.visit, shape: 'detail', size: 640 });

const PLAN = { page: '/work-task/site-visit' } as const;
const COLUMNS = [...VISIT_COLUMNS, TRAVEL_COLUMN];

export function Page() {
  const t = useT(VISIT);
  const month = monthRange(useToday());
  const queued = useUnsent(useViewer().id, VISIT_KIND);
  const { withdraw } = useOwnMoves();
  const [task, setTask] = useState<VisitTask | null>(null);
  const plan = () => setTask({ of: 'plan', visit: null });
  useAsked('new', plan);
  const close = () => setTask(null);
  const filters: Filter[] = [
    { kind: 'dates', key: 'start_date', to: 'end_date', label: OWN.period, initial: month.start_date, initialTo: month.end_date, prominent: true },
    { kind: 'select', key: 'status', label: VISIT.status, options: STATUS_OPTIONS, width: 150, prominent: true },
  ];
  const add = (
    <ActionButton needs={PLAN} icon="plus" opens={PlanForm} onClick={plan}>
      {t('planVisit')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        title={OWN.title}
        endpoint={listOwnVisits}
        columns={COLUMNS}
        filters={filters}
        kept
        action={add}
        above={
          <>
            <VisitCard queued={queued} />
            <UnsentList calls={queued} facts={() => null} />
            <MonthTiles />
          </>
        }
        rowName={(row) => `${row.place.name} ${row.number}`}
        opens={OwnVisitDrawer}
        rowActions={(row) => [
          { key: 'view', label: VISIT.view, icon: 'eye', onClick: () => openDetail(row.id) },
          ...(row.status === 'Upcoming' ? [{ key: 'cancel', label: VISIT.cancelVisit, icon: 'close', danger: true, onClick: () => withdraw(row) }] : []),
        ]}
        detail={(id, closeDetail) => (
          <OwnVisitDrawer
            id={Number(id)}
            close={closeDetail}
            onTask={(next) => {
              closeDetail();
              setTask(next);
            }}
          />
        )}
        empty={{ drawing: 'place', title: OWN.empty, action: add }}
      />
      {task?.of === 'plan' && <PlanForm visit={task.visit} own onClose={close} />}
      {task?.of === 'claim' && <MileageForm visit={task.visit} onClose={close} />}
      {task?.of === 'km' && <KilometresForm visit={task.visit} own onClose={close} />}
    </>
  );
}

/** Of this month. */
function MonthTiles() {
  const t = useT(OWN);
  const duration = useDuration();
  const sums = useEndpoint(ownVisitSummary, {}, { quiet: true }).data?.data;
  return (
    <Tiles
      tiles={[
        { name: t('visits'), value: sums?.count ?? '–' },
        { name: t('time'), value: duration(sums?.duration) ?? '–' },
        { name: t('kilometres'), value: sums ? sums.km.toFixed(2) : '–' },
        { name: t('success'), value: sums?.by_outcome.Success ?? '–' },
        { name: t('followUp'), value: sums?.by_outcome['Follow Up'] ?? '–' },
      ]}
    />
  );
}
