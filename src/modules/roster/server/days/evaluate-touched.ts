/** Past days whose plan changed are judged anew. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf } from '#platform/server/extension-point.ts';
import { keptAttendance, type PlannedSpan } from '../kept-attendance.ts';

interface Touched {
  readonly employee_id: number;
  readonly date: CalendarDate;
}

/** The spans of those that are not to come; a punch may belong to the day before or after. */
export function pastSpans(days: readonly Touched[], today: CalendarDate): PlannedSpan[] {
  const past = Map.groupBy(
    days.filter(({ date }) => date <= today),
    ({ employee_id }) => employee_id,
  );
  return [...past].map(([employee_id, theirs]) => {
    const dates = theirs.map(({ date }) => date).toSorted();
    const last = addDays(dates.at(-1) as CalendarDate, 1);
    return { employee_id, from: addDays(dates[0] as CalendarDate, -1), to: last < today ? last : today };
  });
}

export async function evaluateTouched(ctx: Ctx, days: readonly Touched[]): Promise<void> {
  await providerOf(keptAttendance)?.judgeAgain(ctx, pastSpans(days, todayIn(ctx.clock, ctx.actor.timeZone)));
}
