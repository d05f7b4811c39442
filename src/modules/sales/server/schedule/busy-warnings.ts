/** Whoever plans by hand is warned of leave and other work of promoters who are employees, and of more than twelve hours of work in any 24. */
import { and, eq } from 'drizzle-orm';
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { onLine, timeOnLine } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { refusalsOf, type RefusedTime } from '#modules/availability/contract/assess-availability.ts';
import type { Planned } from '../../contract/schedule/plan-schedules.ts';
import { SCHEDULE_MESSAGES } from '../../contract/schedule/schedule.messages.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { asTimes, busyPromoters, SOURCE, timeOf } from './busy-promoters.ts';

/** @param planned stands already: of what overlaps, schedules themselves are no reason @returns a sentence for each, of when and not of whose */
export async function busyWarnings(ctx: Ctx, planned: readonly Planned[]): Promise<string[]> {
  if (planned.length === 0) return [];
  const dates = planned.map(({ date }) => date).toSorted();
  const people = await ctx.db
    .select({ id: m.id, name: m.name, user_id: m.user_id, employee_id: m.employee_id })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, [...new Set(planned.map(({ promoter_id }) => promoter_id))])));
  const { own, others } = await busyPromoters(ctx, people, addDays(dates[0] as CalendarDate, -2), addDays(dates.at(-1) as CalendarDate, 2));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const found = planned.flatMap((each) => {
    // Beside itself.
    const schedules = own.filter(({ promoter_id, start, end }) => promoter_id === each.promoter_id && !(start === each.start && end === each.end));
    const busy = [...asTimes(schedules), ...(others.get(each.promoter_id) ?? [])];
    return refusalsOf([timeOf(each)], busy).flatMap((refused) => textOf(ctx, nameOf.get(each.promoter_id) ?? '', each.date, refused) ?? []);
  });
  return [...new Set(found)];
}

function textOf(ctx: Ctx, name: string, date: CalendarDate, refused: RefusedTime): string | null {
  const facts = { name, date: formatDate(date) };
  if (refused.code === 'hours') return say(SCHEDULE_MESSAGES.longDay, ctx.locale, { ...facts, hours: Math.round((refused.minutes / 60) * 10) / 10 });
  if (refused.code === 'away') return say(SCHEDULE_MESSAGES.away, ctx.locale, facts);
  // Schedules that overlap were refused before.
  if (refused.with.source === SOURCE) return null;
  const { date: of, start, end } = refused.with;
  return say(SCHEDULE_MESSAGES.otherWork, ctx.locale, { ...facts, times: `${timeOnLine(onLine(of, start))}–${timeOnLine(onLine(of, end))}` });
}
