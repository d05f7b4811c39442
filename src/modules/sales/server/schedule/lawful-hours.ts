/** Who is below 18 is planned within the hours of young people; a contractor with the hours of a part-time employee is warned about. */
import { and, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { endOfWeek, formatDate, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { CONTRACTOR_WEEK_MINUTES, minorFault } from '../../contract/schedule/lawful-hours.ts';
import type { Planned } from '../../contract/schedule/plan-schedules.ts';
import { SCHEDULE_ERRORS, SCHEDULE_MESSAGES } from '../../contract/schedule/schedule.messages.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

const TAKEN = ['Upcoming', 'On Going', 'Completed'] as const;
const idsOf = (planned: readonly Planned[]) => [...new Set(planned.map(({ promoter_id }) => promoter_id))];
const spanOf = (planned: readonly Planned[]) => {
  const dates = planned.map(({ date }) => date).toSorted();
  return { from: dates[0] as CalendarDate, to: dates.at(-1) as CalendarDate };
};

/** Planned minutes of promoters between two days, in the whole company. */
const plannedMinutes = (ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate, but: number | null) =>
  ctx.db
    .select({ promoter_id: s.promoter_id, date: s.date, minutes: sql<number>`(extract(epoch from ${s.ends_at} - ${s.starts_at}) / 60)::int` })
    .from(s)
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        among(s.promoter_id, ids),
        gte(s.date, from),
        lte(s.date, to),
        inArray(s.status, [...TAKEN]),
        but === null ? undefined : ne(s.id, but),
      ),
    );

/** @param but a schedule that is being changed @throws 422 where somebody is too young for the day or its hours */
export async function requireGrown(ctx: Ctx, planned: readonly Planned[], but: number | null): Promise<void> {
  const { from, to } = spanOf(planned);
  const young = await ctx.db
    .select({ id: m.id, name: m.name, dob: m.dob })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, idsOf(planned)), sql`${m.dob} + interval '19 years' > ${from}::date`));
  if (young.length === 0) return;
  const there = await plannedMinutes(
    ctx,
    young.map(({ id }) => id),
    from,
    to,
    but,
  );
  for (const { id, name, dob } of young) {
    const own = planned.filter(({ promoter_id }) => promoter_id === id);
    for (const each of own) {
      const others = own.filter((other) => other !== each && other.date === each.date).map(({ start, end }) => end - start);
      const before = there.filter(({ promoter_id, date }) => promoter_id === id && date === each.date).map(({ minutes }) => minutes);
      const fault = minorFault(
        dob as CalendarDate,
        each,
        [...others, ...before].reduce((sum, minutes) => sum + minutes, 0),
      );
      if (fault) throw invalid('promoter_ids', SCHEDULE_ERRORS[`minor_${fault}`], { name, date: formatDate(each.date) });
    }
  }
}

/** Weeks of contractors in which they are planned like part-time employees, with what is planned now. @param but a schedule that is being changed */
export async function contractorWarnings(ctx: Ctx, planned: readonly Planned[], but: number | null): Promise<string[]> {
  if (planned.length === 0) return [];
  const people = await ctx.db
    .select({ id: m.id, name: m.name })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, idsOf(planned)), eq(m.engagement, 'Contractor')));
  if (people.length === 0) return [];
  const { from, to } = spanOf(planned);
  const before = await plannedMinutes(
    ctx,
    people.map(({ id }) => id),
    startOfWeek(from),
    endOfWeek(to),
    but,
  );
  const there = [...before, ...planned.map(({ promoter_id, date, start, end }) => ({ promoter_id, date, minutes: end - start }))];
  const touched = new Set(planned.map(({ promoter_id, date }) => `${promoter_id} ${startOfWeek(date)}`));
  return people.flatMap(({ id, name }) => {
    const weeks = Map.groupBy(
      there.filter(({ promoter_id }) => promoter_id === id),
      ({ date }) => startOfWeek(date as CalendarDate),
    );
    return [...weeks].toSorted().flatMap(([week, days]) => {
      const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
      if (minutes <= CONTRACTOR_WEEK_MINUTES || !touched.has(`${id} ${week}`)) return [];
      return [say(SCHEDULE_MESSAGES.contractorHours, ctx.locale, { name, hours: Math.round((minutes / 60) * 10) / 10, date: formatDate(week) })];
    });
  });
}
