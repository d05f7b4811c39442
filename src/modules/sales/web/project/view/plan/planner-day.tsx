/** A day of the planner on a phone: the days of the week to choose from, who works by which times, and who does not. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { formatSession } from '#platform/contract/time/said-sessions.ts';
import { sayTimes } from '#platform/contract/time/shown-times.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DayGroup, type DayGroupEntry } from '#platform/web/ui/roster/day-group.tsx';
import { DayStrip } from '#platform/web/ui/roster/day-strip.tsx';
import type { Place } from '#platform/web/ui/roster/grid-keys.ts';
import { PLAN } from './plan.messages.ts';
import { assigneeOf, type PlannerRow } from './planner-rows.tsx';

interface PlannerDayProps {
  readonly rows: readonly PlannerRow[];
  /** Of one week. */
  readonly dates: readonly CalendarDate[];
  /** The place of the shown day among the dates. */
  readonly day: number;
  readonly onDay: (date: CalendarDate) => void;
  readonly onOpen: (place: Place) => void;
}

export function PlannerDay({ rows, dates, day, onDay, onOpen }: PlannerDayProps) {
  const t = useT(PLAN);
  const { locale } = useLocale();
  const date = dates[day];
  const counts = dates.map((_, at) => ({
    working: rows.filter(({ days }) => (days[at]?.schedules.length ?? 0) + (days[at]?.proposed.length ?? 0) > 0).length,
    hasDrafts: rows.some(({ days }) => (days[at]?.proposed.length ?? 0) > 0),
  }));
  const all = rows.map((row, at) => ({ row, at, shown: row.days[day] }));
  const entryOf = ({ row, at, shown }: (typeof all)[number], note: string): DayGroupEntry => ({
    assignee: assigneeOf(row),
    note,
    words: shown?.cell.words ?? '',
    isDraft: shown?.cell.isDraft === true,
    onOpen: () => onOpen({ row: at, day }),
  });
  const groups = new Map<string, DayGroupEntry[]>();
  for (const each of all)
    for (const work of [...(each.shown?.schedules ?? []), ...(each.shown?.proposed ?? [])]) {
      const times = formatSession(work);
      groups.set(times, [...(groups.get(times) ?? []), entryOf(each, work.outlet.name)]);
    }
  const idle = all.filter(({ shown }) => (shown?.schedules.length ?? 0) + (shown?.proposed.length ?? 0) === 0);
  return (
    <>
      <DayStrip dates={dates} counts={counts} day={day} onDay={onDay} />
      {groups.size === 0 && <p className="quiet">{t('nobodyWorks')}</p>}
      {[...groups].toSorted().map(([times, entries]) => (
        <DayGroup key={times} date={date} times={sayTimes(times, locale)} entries={entries} />
      ))}
      {idle.length > 0 && <DayGroup date={date} entries={idle.map((each) => entryOf(each, each.shown?.cell.words ?? ''))} isOpen={groups.size === 0} />}
    </>
  );
}
