/** Days that are judged again, in groups of which each is loaded at once. Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';

/** Days of one person, its first and last included. */
export interface EvaluatedSpan {
  readonly employee_id: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Days that may lie between two spans that are loaded together: a plan that nobody asked for costs less than one more round of statements. */
const NEAR = 31;

/** Spans in the order of time, those that lie near each other together: one that is years old loads no year between. */
export function nearby(spans: readonly EvaluatedSpan[]): EvaluatedSpan[][] {
  const groups: { spans: EvaluatedSpan[]; to: CalendarDate }[] = [];
  for (const span of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = groups.at(-1);
    if (last && span.from <= addDays(last.to, NEAR)) {
      last.spans.push(span);
      if (span.to > last.to) last.to = span.to;
    } else groups.push({ spans: [span], to: span.to });
  }
  return groups.map((group) => group.spans);
}
