/** Visit management (R41): who is where, what is planned, and what came of it. */
import { Button, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { ListPage, type Column } from '#platform/web/ui/list-page.tsx';
import { filterInput, LIST_DEFAULTS, readListUrl } from '#platform/web/ui/list/list-url.ts';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { useActionCheck } from '#platform/web/viewer.tsx';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { exportVisits, listVisits, visitSummary } from '../../contract/manage-visit.endpoints.ts';
import type { VisitRow } from '../../contract/site-visit.schema.ts';
import { TRAVEL_COLUMN, VISIT_COLUMNS } from '../visit-columns.tsx';
import { VisitMap } from '../visit-map.tsx';
import { VISIT } from '../visit.messages.ts';
import { useDuration } from '../visit-words.ts';
import classes from './manage.module.css';
import { MANAGE } from './manage.messages.ts';
import { useVisitFilters } from './visit-filter.ts';
import { useVisitMoves, type ManageTask } from './use-visit-moves.ts';

const PlanForm = lazyDrawer(async () => (await import('../plan/plan-form.tsx')).PlanForm, { title: VISIT.planVisit, size: 560 });
const CorrectForm = lazyDrawer(async () => (await import('./correct-form.tsx')).CorrectForm, { size: 480 });
const KilometresForm = lazyDrawer(async () => (await import('../detail/kilometres-form.tsx')).KilometresForm, { size: 480 });
const VisitDrawer = lazyDrawer(async () => (await import('./visit-drawer.tsx')).VisitDrawer, { title: VISIT.visit, shape: 'detail', size: 640 });
const EXPORTS = reportChoices(exportVisits);
const PLAN = { page: '/work-task/site-visit/manage', action: 'Create', employeeFeature: true } as const;

const COLUMNS: readonly Column<VisitRow>[] = [
  ...VISIT_COLUMNS.filter(({ key }) => key === 'number'),
  {
    key: 'employee',
    label: VISIT.employee,
    kind: 'person',
    card: 'title',
    fixed: true,
    value: ({ employee }) => employee.name,
    second: ({ employee: { employee_code, position } }) => [employee_code, position?.name].filter(Boolean).join(' · '),
  },
  ...VISIT_COLUMNS.filter(({ key }) => key !== 'number').map((column) => (column.key === 'place' ? { ...column, card: 'subtitle' as const } : column)),
  { key: 'distance_m', label: VISIT.distance, kind: 'number', priority: 5, value: ({ distance_m }) => distance_m },
  TRAVEL_COLUMN,
];

export function Page() {
  const t = useT(VISIT);
  const search = useSearch();
  const filters = useVisitFilters(true);
  const chosen = filterInput(readListUrl(search, filters, LIST_DEFAULTS), filters) as InputOf<typeof visitSummary>;
  const [task, setTask] = useState<ManageTask | null>(null);
  const evaluated = useActionCheck()(PLAN);
  const plan = () => setTask({ of: 'plan', visit: null });
  useAsked('new', () => evaluated.allowed && !evaluated.disabled && plan());
  const { movesOf } = useVisitMoves(setTask);
  const close = () => setTask(null);
  const action = useMemo(
    () => (
      <ActionButton needs={PLAN} icon="plus" opens={PlanForm} onClick={() => setTask({ of: 'plan', visit: null })}>
        {t('planVisit')}
      </ActionButton>
    ),
    [t],
  );
  return (
    <>
      <ListPage
        title={MANAGE.title}
        action={action}
        above={
          <>
            <VisitTiles chosen={chosen} />
            <MapOfList chosen={chosen} />
          </>
        }
        endpoint={listVisits}
        columns={COLUMNS}
        filters={filters}
        rowName={(row) => `${row.employee.name} ${row.number}`}
        opens={VisitDrawer}
        rowActions={(row) => [{ key: 'view', label: VISIT.view, icon: 'eye', onClick: () => openDetail(row.id) }, ...movesOf(row)]}
        exports={EXPORTS}
        exportNeeds={{ page: '/work-task/site-visit/manage', action: 'Export' }}
        detail={(id, closeDetail) => (
          <VisitDrawer
            id={Number(id)}
            close={closeDetail}
            onTask={(next) => {
              closeDetail();
              setTask(next);
            }}
          />
        )}
        empty={{ drawing: 'place', title: MANAGE.empty, action }}
      />
      {task?.of === 'plan' && <PlanForm visit={task.visit} own={false} onClose={close} />}
      {task?.of === 'correct' && <CorrectForm visit={task.visit} onClose={close} />}
      {task?.of === 'km' && <KilometresForm visit={task.visit} own={false} onClose={close} />}
    </>
  );
}

type Chosen = InputOf<typeof visitSummary>;

function VisitTiles({ chosen }: { chosen: Chosen }) {
  const t = useT(MANAGE);
  const duration = useDuration();
  const sums = useEndpoint(visitSummary, chosen, { quiet: true }).data?.data;
  return (
    <Tiles
      tiles={[
        { name: t('onGoing'), value: sums?.on_going ?? '–' },
        { name: t('completed'), value: sums?.completed ?? '–' },
        { name: t('notStarted'), value: sums?.planned ?? '–' },
        { name: t('missed'), value: sums?.missed ?? '–' },
        { name: t('average'), value: duration(sums?.average_minutes) ?? '–' },
        { name: t('km'), value: sums ? sums.km.toFixed(2) : '–' },
      ]}
    />
  );
}

/** So many pins a map shows; the list has them all. */
const MOST_PINS = 200;
/** What chooses among the visits of a person and day, where the others choose people and days. */
const NARROWING = ['status', 'type', 'outcome', 'work_site_id'] as const;

function MapOfList({ chosen }: { chosen: Chosen }) {
  const t = useT(MANAGE);
  const [isShown, setShown] = useState(false);
  const input = { ...chosen, per_page: MOST_PINS, sort_by: 'started_at', sort: 'asc' as const };
  const visits = useEndpoint(listVisits, input, { quiet: true, enabled: isShown }).data?.data;
  const whole = NARROWING.every((key) => !chosen[key]) && (visits?.length ?? 0) < MOST_PINS;
  return (
    <div className={classes['map']}>
      <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'hideMap' : 'showMap')}
      </Button>
      {isShown && visits && (
        <>
          <VisitMap visits={visits} named whole={whole} onVisit={(id) => openDetail(id)} />
          {!whole && (
            <Text size="sm" c="dimmed">
              {t('noWays', { n: MOST_PINS })}
            </Text>
          )}
        </>
      )}
    </div>
  );
}
