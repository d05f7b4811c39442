/** The stretches of a day in which somebody is expected, once leave and holidays have taken their part. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { onLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { spanOf, type Span } from '#platform/contract/time/sessions.ts';
import type { DayPlan } from './day-plan.ts';

export interface Slot {
  readonly date: CalendarDate;
  readonly index: number;
  /** What is expected. */
  readonly start: LineMinute;
  readonly end: LineMinute;
  /** Where the planned day begins, before leave and holidays took their part: the early limit counts from here. */
  readonly planned_start: LineMinute;
  /** Work after this is overtime: leave that ends a day early makes none. */
  readonly overtime_from: LineMinute;
  /** Sessions of the day after it: their hours are the normal ones of that day (EA 1955 s.60A(3)(b)), whoever forgot to check out between. */
  readonly later: readonly Span[];
  /** Between its sessions, where one check-in and check-out stand for the day. */
  readonly gaps: readonly Span[];
  readonly plan: DayPlan;
}

/** Which half of the day is free; a half-day holiday is its afternoon, as on the eves of festivals. */
export function freePartOf({ holiday, leave }: Pick<DayPlan, 'holiday' | 'leave'>): 'Full' | 'Morning' | 'Afternoon' | null {
  if ((holiday && !holiday.half) || leave?.part === 'Full') return 'Full';
  if (!holiday) return leave?.part ?? null;
  return leave?.part === 'Morning' ? 'Full' : 'Afternoon';
}

/** A day with hours and no times, of which leave and holidays left something. */
export const isFlexible = (plan: DayPlan | undefined): boolean => plan !== undefined && plan.flexible_hours !== null && freePartOf(plan) !== 'Full';

const middleOf = ({ start, end }: Span) => Math.floor((start + end) / 2);

/** What is left of sessions: of two and more the morning drops the first and the afternoon keeps it alone; one is cut in the middle. */
export function withoutHalf<T extends Span>(sessions: readonly T[], half: 'Morning' | 'Afternoon'): T[] {
  const [first, ...rest] = sessions;
  if (!first) return [];
  if (rest.length > 0) return half === 'Morning' ? rest : [first];
  return [half === 'Morning' ? { ...first, start: middleOf(first) } : { ...first, end: middleOf(first) }];
}

/** The hours that a half day of leave frees; null: the day has no times. */
export function freedHalf(plan: Pick<DayPlan, 'sessions'>, half: 'Morning' | 'Afternoon'): Span | null {
  const spans = plan.sessions.map((session) => spanOf(session)).sort((a, b) => a.start - b.start);
  const [first, ...rest] = spans;
  if (!first) return null;
  if (rest.length > 0) return half === 'Morning' ? first : { start: rest[0]!.start, end: Math.max(...rest.map(({ end }) => end)) };
  return half === 'Morning' ? { ...first, end: middleOf(first) } : { ...first, start: middleOf(first) };
}

/** Each keeps its place among the sessions of its day, whatever leave takes of them: what the office entered for the second stays there. */
export function expectedSpans(plan: DayPlan): (Span & { readonly index: number })[] {
  const spans = plan.sessions
    .map((session) => spanOf(session))
    .sort((a, b) => a.start - b.start)
    .map((span, index) => ({ ...span, index }));
  if (plan.leave?.part === 'Full') return [];
  // A holiday frees from the schedule, not from a roster that sends somebody to work on it.
  if (plan.holiday && !plan.holiday.half) return plan.source === 'roster' ? spans : [];
  const free = freePartOf(plan);
  if (free === 'Full') return [];
  return free ? withoutHalf(spans, free) : spans;
}

/**
 * The hours that a holiday would have had by its schedule, as a roster of that day has them: who works on it has the same break either way
 * (`docs/decisions/0055-breaks-on-days-off.md`). Null: not such a day.
 */
export function hoursOfHoliday(plan: DayPlan): Slot | null {
  if (plan.day_type !== 'Working' || plan.holiday === null || plan.holiday.half) return null;
  return slotsOf({ ...plan, source: 'roster', leave: null }, { per_session: false })[0] ?? null;
}

/** In their order. With one pair a day they are one, from the first start to the last end. */
export function slotsOf(plan: DayPlan, { per_session }: { readonly per_session: boolean }): Slot[] {
  const spans = expectedSpans(plan);
  const [first] = spans;
  if (!first) return [];
  const midnight = onLine(plan.date);
  const firstStart = Math.min(...plan.sessions.map((session) => spanOf(session).start));
  const lastEnd = Math.max(...plan.sessions.map((session) => spanOf(session).end));
  const moved = (span: Span): Span => ({ start: midnight + span.start, end: midnight + span.end });
  const slot = (index: number, span: Span, plannedStart: number, overtimeFrom: number, more: { gaps?: readonly Span[]; later?: readonly Span[] }): Slot => ({
    date: plan.date,
    index,
    ...moved(span),
    planned_start: midnight + plannedStart,
    overtime_from: midnight + overtimeFrom,
    gaps: (more.gaps ?? []).map((gap) => moved(gap)),
    later: (more.later ?? []).map((each) => moved(each)),
    plan,
  });
  if (!per_session) {
    const end = Math.max(...spans.map((span) => span.end));
    const gaps = spans.slice(1).map((span, at) => ({ start: (spans[at] as Span).end, end: span.start }));
    return [slot(0, { start: first.start, end }, firstStart, lastEnd, { gaps })];
  }
  return spans.map((span, at) => {
    const plannedStart = at === 0 ? firstStart : span.start;
    return slot(span.index, span, plannedStart, at === spans.length - 1 ? lastEnd : span.end, { later: spans.slice(at + 1) });
  });
}
