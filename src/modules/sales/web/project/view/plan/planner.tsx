/** The planner of a project: promoters by days in the grid of the platform, or what outlets need by days; a proposal beside what is planned. */
import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { calendarDate, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { AssigneeDays } from '#platform/web/ui/roster/assignee-days.tsx';
import { AssigneeGrid } from '#platform/web/ui/roster/assignee-grid.tsx';
import { DaysBar, useDaysLabel } from '#platform/web/ui/roster/days-bar.tsx';
import type { Place } from '#platform/web/ui/roster/grid-keys.ts';
import { LetterLegend } from '#platform/web/ui/roster/letter-legend.tsx';
import { useDaysAddress } from '#platform/web/ui/roster/use-days-address.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import type { FillProposal } from '../../../../contract/fill/fill.endpoints.ts';
import { showPlanner, type PlannerNeed } from '../../../../contract/need/need.endpoints.ts';
import type { ProjectDetail } from '../../../../contract/project/project.schema.ts';
import { listSchedules, type ScheduleRow } from '../../../../contract/schedule/schedule.endpoints.ts';
import { PROJECT } from '../../project.messages.ts';
import type { PlanStart } from '../plan-forms.tsx';
import { VIEW } from '../view.messages.ts';
import { OutletNeeds } from './outlet-needs.tsx';
import { PLAN } from './plan.messages.ts';
import { PlannerDay } from './planner-day.tsx';
import { assigneeOf, cellOf, usePlannerRows, type PlannerRow } from './planner-rows.tsx';

const ScheduleForm = lazyDrawer(async () => (await import('../schedule-form.tsx')).ScheduleForm, { size: 480 });
const DayDrawer = lazyDrawer(async () => (await import('./day-drawer.tsx')).DayDrawer, { size: 440 });

const NONE: readonly never[] = [];

interface PlannerProps {
  readonly project: ProjectDetail;
  readonly address: ReturnType<typeof useDaysAddress>;
  readonly phone: boolean;
  /** What is proposed, of whoever looks. */
  readonly proposal: FillProposal | null;
  /** Absent: the viewer plans nothing here. */
  readonly onPlan: ((start: PlanStart) => void) | undefined;
}

/** Where the planner stands; a project that is over, or has not begun, is opened at its own days. */
export function usePlannerAddress(project: ProjectDetail) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const address = useDaysAddress(phone);
  const today = useToday();
  const isAsked = new URLSearchParams(useSearch()).has('day');
  const near = today < project.start_date ? project.start_date : today > project.end_date ? project.end_date : today;
  const { toDay } = address;
  useEffect(() => {
    if (!isAsked && near !== today) toDay(calendarDate(near));
  }, [isAsked, near, today, toDay]);
  return { address, phone };
}

export function Planner({ project, address, phone, proposal, onPlan }: PlannerProps) {
  const t = useT(PLAN);
  const promoterWord = useT(PROJECT)('promoter');
  const title = useT(VIEW)('planner');
  const { locale } = useLocale();
  const [by, show] = useState<'promoter' | 'outlet'>('promoter');
  const [day, openDay] = useState<Place | null>(null);
  const [schedule, openSchedule] = useState<ScheduleRow | null>(null);
  const { from, to, dates } = address;
  const span = { start_date: from, end_date: to };
  const { data: listed, error, refetch } = useEndpoint(listSchedules, { project_id: project.id, status: 'all', ...span });
  const { data: known, error: missing, refetch: again } = useEndpoint(showPlanner, { id: project.id, ...span });
  const label = useDaysLabel(address, phone);
  const { needs, busy } = known?.data ?? { needs: NONE, busy: NONE };
  const { rows, legend } = usePlannerRows(project, dates, {
    schedules: (listed?.data ?? NONE) as readonly ScheduleRow[],
    busy,
    given: proposal?.given ?? NONE,
  });
  const sums = sumsOf(needs, dates);
  const total = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0);
  const planAt = (row: PlannerRow | undefined, date: CalendarDate | undefined) =>
    row && date && onPlan?.({ promoter_ids: [row.promoter.id], start_date: date, end_date: date });
  const open = (place: Place) => {
    const own = rows[place.row]?.days[place.day]?.schedules ?? NONE;
    if (own.length > 0) openDay(place);
    else planAt(rows[place.row], dates[place.day]);
  };
  const opened = day && rows[day.row];
  const date = day ? dates[day.day] : undefined;
  return (
    <>
      <DaysBar address={address} label={label} phone={phone} who={promoterWord}>
        <SegmentedControl
          aria-label={t('rows')}
          value={by}
          onChange={(value) => show(value as 'promoter' | 'outlet')}
          data={[
            { value: 'promoter', label: t('byPromoter') },
            { value: 'outlet', label: t('byOutlet') },
          ]}
        />
      </DaysBar>
      {needs.length > 0 && <p className="note flush">{t('standing', { n: total(sums.planned), of: total(sums.needed) })}</p>}
      {!listed || !known ? (
        <Loaded error={error ?? missing} refetch={error ? refetch : again} shape="rows" count={6} />
      ) : by === 'outlet' ? (
        needs.length === 0 ? (
          <EmptyState drawing="calendar" title={PLAN.noNeeds} hint={PLAN.noNeedsHint} />
        ) : (
          <OutletNeeds
            needs={needs}
            dates={dates}
            onGap={
              onPlan &&
              ((need, on) => onPlan({ outlet_id: need.outlet.id, start_date: on, end_date: on, start_time: need.start_time, end_time: need.end_time }))
            }
          />
        )
      ) : rows.length === 0 ? (
        <EmptyState drawing="calendar" title={PLAN.noPromoters} hint={PLAN.noPromotersHint} />
      ) : phone && address.by === 'person' ? (
        <AssigneeDays
          rows={rows}
          dates={dates}
          assigneeOf={assigneeOf}
          cellOf={cellOf}
          noteOf={({ minutes }) => ({ words: sayHours(minutes, locale), warns: false })}
          onOpen={open}
        />
      ) : phone ? (
        <PlannerDay rows={rows} dates={dates} day={address.day} onDay={address.toDay} onOpen={open} />
      ) : (
        <>
          {address.span === 'month' && legend.length > 0 && <LetterLegend marks={legend} />}
          <AssigneeGrid
            label={`${title}: ${label}`}
            who={promoterWord}
            rows={rows}
            dates={dates}
            assigneeOf={assigneeOf}
            cellOf={cellOf}
            sum={{ head: t('hours'), of: ({ minutes }) => sayHours(minutes, locale) }}
            heads={needs.length > 0 ? sums : undefined}
            onOpen={open}
          />
        </>
      )}
      {opened && date && (
        <DayDrawer
          title={t('severalOn', { name: opened.promoter.name, date: formatDate(date) })}
          schedules={opened.days[day.day]?.schedules ?? NONE}
          onOpen={(chosen) => {
            openDay(null);
            openSchedule(chosen);
          }}
          onPlan={
            onPlan &&
            (() => {
              openDay(null);
              planAt(opened, date);
            })
          }
          onClose={() => openDay(null)}
        />
      )}
      {schedule && <ScheduleForm project={project} schedule={schedule} onClose={() => openSchedule(null)} />}
    </>
  );
}

/** Of each date: promoters that are needed, and how many of them are planned. */
function sumsOf(needs: readonly PlannerNeed[], dates: readonly CalendarDate[]): { planned: number[]; needed: number[] } {
  const days = Map.groupBy(
    needs.flatMap((need) => need.days),
    ({ date }) => date,
  );
  const sum = (date: string, of: 'heads' | 'planned') => (days.get(date) ?? []).reduce((all, day) => all + day[of], 0);
  return { planned: dates.map((date) => sum(date, 'planned')), needed: dates.map((date) => sum(date, 'heads')) };
}
