/** Which schedules a form asks for, and what stands in their way. Pure; times are minutes of the local line. */
import { addDays, daysInclusive, weekdayOf, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { onLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';

export interface PlanForm {
  readonly promoter_ids: readonly number[];
  readonly outlet_id: number;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  /** 1 Monday to 7 Sunday; none: every day. */
  readonly weekdays: readonly number[];
  readonly start_time: TimeOfDay;
  readonly end_time: TimeOfDay;
}

export interface Span {
  readonly start: LineMinute;
  readonly end: LineMinute;
}

export interface Planned extends Span {
  readonly promoter_id: number;
  readonly outlet_id: number;
  readonly date: CalendarDate;
  readonly start_time: TimeOfDay;
  readonly end_time: TimeOfDay;
}

/** What takes up a promoter already; of another company neither outlet nor name is known. */
export interface Taken extends Span {
  readonly promoter_id: number;
  readonly outlet_id: number | null;
}

export interface Conflict {
  readonly planned: Planned;
  readonly taken: Taken;
}

/** Between two outlets somebody has to travel. */
export const TRAVEL_MINUTES = 30;

/** A session on a date; an end that is not after its start is on the next day. */
export function spanOn(date: CalendarDate, session: { readonly start_time: TimeOfDay; readonly end_time: TimeOfDay }): Span {
  const { start, end } = spanOf(session);
  return { start: onLine(date, start), end: onLine(date, end) };
}

export function expandPlan({ promoter_ids, outlet_id, start_date, end_date, weekdays, start_time, end_time }: PlanForm): Planned[] {
  const days = Array.from({ length: Math.max(0, daysInclusive(start_date, end_date)) }, (_, at) => addDays(start_date, at));
  const dates = days.filter((date) => weekdays.length === 0 || weekdays.includes(weekdayOf(date)));
  return [...new Set(promoter_ids)].flatMap((promoter_id) =>
    dates.map((date) => ({ promoter_id, outlet_id, date, start_time, end_time, ...spanOn(date, { start_time, end_time }) })),
  );
}

/** [start, end): one that begins when the other ends does not meet it. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** For each planned schedule the first thing that is in its way: of what is taken, and of those planned before it. */
export function conflictsOf(planned: readonly Planned[], taken: readonly Taken[]): Conflict[] {
  const byPromoter = Map.groupBy<number, Taken>(taken, ({ promoter_id }) => promoter_id);
  return planned.flatMap((each) => {
    const theirs = byPromoter.get(each.promoter_id) ?? [];
    const first = theirs.find((other) => overlaps(each, other));
    if (first) return [{ planned: each, taken: first }];
    byPromoter.set(each.promoter_id, [...theirs, each]);
    return [];
  });
}

/** Is there less than the time to travel between two different outlets? Outlets of other companies always differ. */
export const isTight = (a: Planned, b: Taken): boolean =>
  a.outlet_id !== b.outlet_id && !overlaps(a, b) && Math.max(a.start - b.end, b.start - a.end) < TRAVEL_MINUTES;
