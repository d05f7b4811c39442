/** What outlets need on the days of a span, and how much of it is planned already. Pure; times are minutes of the local line. */
import { addDays, weekdayOf, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { overlaps, spanOn, type Span } from '../schedule/plan-schedules.ts';

export interface Need {
  readonly id: number;
  readonly outlet_id: number;
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[];
  readonly start_time: TimeOfDay;
  readonly end_time: TimeOfDay;
  /** Promoters at a time. */
  readonly heads: number;
  /** null: those of the project. */
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/** A need on one day. */
export interface NeededShift extends Span {
  readonly key: string;
  readonly need: Need;
  readonly date: CalendarDate;
  readonly heads: number;
}

export interface AtOutlet extends Span {
  readonly outlet_id: number;
}

export const shiftKey = (needId: number, date: string): string => `${needId} ${date}`;

const isNeededOn = ({ weekdays, start_date, end_date }: Need, date: CalendarDate): boolean =>
  weekdays.includes(weekdayOf(date)) && (start_date === null || date >= start_date) && (end_date === null || date <= end_date);

/** Every need on every day from the first to the last on which it asks for somebody. */
export function neededShifts(needs: readonly Need[], from: CalendarDate, to: CalendarDate): NeededShift[] {
  const shifts: NeededShift[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const need of needs) if (isNeededOn(need, date)) shifts.push({ key: shiftKey(need.id, date), need, date, heads: need.heads, ...spanOn(date, need) });
  return shifts;
}

const covers = (schedule: Span, shift: Span) => schedule.start <= shift.start && schedule.end >= shift.end;
const length = ({ start, end }: Span) => end - start;

/**
 * How many schedules serve each need of each day. A schedule serves what it covers from beginning to end; of needs that overlap it serves one,
 * for a promoter stands in one place. The shortest that fits is taken first, so that long ones stay for long needs.
 * @returns by the key of the shift, at most its heads; nothing where there is none
 */
export function plannedFor(shifts: readonly NeededShift[], schedules: readonly AtOutlet[]): Map<string, number> {
  const planned = new Map<string, number>();
  const byOutlet = Map.groupBy(schedules, ({ outlet_id }) => outlet_id);
  for (const [outlet, ofOutlet] of Map.groupBy(shifts, ({ need }) => need.outlet_id)) {
    const there = (byOutlet.get(outlet) ?? []).map((span) => ({ span, serves: [] as Span[] })).sort((a, b) => length(a.span) - length(b.span));
    // What fewest schedules can cover, the longest, chooses first.
    for (const shift of ofOutlet.toSorted((a, b) => length(b) - length(a) || a.start - b.start)) {
      const free = there.filter(({ span, serves }) => covers(span, shift) && !serves.some((other) => overlaps(other, shift))).slice(0, shift.heads);
      for (const { serves } of free) serves.push(shift);
      if (free.length > 0) planned.set(shift.key, free.length);
    }
  }
  return planned;
}
