/** The days that a proposal writes for somebody: what they were given, and days off around it with a rest day in each week. Pure. */
import { startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import type { DayType } from '../work-schedule.schema.ts';

export interface FixedDay {
  readonly date: CalendarDate;
  readonly day_type: DayType | 'None';
  /** The roster says it: a proposal leaves it. */
  readonly isStored: boolean;
  /** A whole day of approved leave. */
  readonly onLeave: boolean;
}

export interface GivenDay {
  readonly session: Session;
  readonly work_site_id: number | null;
}

export interface ProposedDay {
  readonly date: CalendarDate;
  readonly day_type: DayType;
  readonly sessions: readonly Session[];
  readonly work_site_id: number | null;
}

const OFF = { sessions: [], work_site_id: null } as const;

/**
 * @param days in their order, whole weeks around the span @param given by date
 * @param isIn whether a date lies in the span: the others are left as they are
 */
export function daysOfFill(days: readonly FixedDay[], given: ReadonlyMap<string, GivenDay>, isIn: (date: CalendarDate) => boolean): ProposedDay[] {
  const isOpen = ({ date, isStored, onLeave }: FixedDay) => isIn(date) && !isStored && !onLeave;
  return [...Map.groupBy(days, ({ date }) => startOfWeek(date)).values()].flatMap((week) => {
    const free = week.filter((day) => isOpen(day) && !given.has(day.date));
    const keepsRest = week.some((day) => day.day_type === 'Rest Day' && !given.has(day.date));
    // The rest day of the work schedule stays one; a week without any has its last free day for it.
    const rest = keepsRest ? undefined : free.at(-1)?.date;
    return week.filter(isOpen).map(({ date, day_type }): ProposedDay => {
      const work = given.get(date);
      if (work) return { date, day_type: 'Working', sessions: [work.session], work_site_id: work.work_site_id };
      return { date, day_type: day_type === 'Rest Day' || date === rest ? 'Rest Day' : 'Off Day', ...OFF };
    });
  });
}
