/** All SQL of the roster. */
import { and, asc, between, eq, isNotNull } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { attendanceSchedules as r, type RosterRecord } from './roster.tables.ts';

const own = (ctx: Ctx) => eq(r.company_id, ctx.companyId);

/** What is published for people within a span of days, by employee, the earliest first. */
export async function publishedRosterOf(ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<Map<number, RosterRecord[]>> {
  const rows = await ctx.db
    .select()
    .from(r)
    .where(and(own(ctx), among(r.employee_id, ids), between(r.date, from, to), isNotNull(r.published_at)))
    .orderBy(asc(r.date))
    .execute();
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
