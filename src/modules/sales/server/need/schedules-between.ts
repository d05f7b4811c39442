/** Schedules of a project that serve what its outlets need. */
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { AtOutlet } from '../../contract/need/need-standing.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

/** Those that are planned, go on or were worked; also the night before the first day. */
export async function schedulesBetween(
  ctx: Ctx,
  projectId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<(AtOutlet & { readonly promoter_id: number; readonly date: string })[]> {
  const rows = await ctx.db
    .select({ promoter_id: s.promoter_id, outlet_id: s.outlet_id, date: s.date, starts_at: s.starts_at, ends_at: s.ends_at })
    .from(s)
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        eq(s.project_id, projectId),
        gte(s.date, addDays(from, -1)),
        lte(s.date, to),
        inArray(s.status, ['Upcoming', 'On Going', 'Completed']),
      ),
    );
  const zone = ctx.actor.timeZone;
  return rows.map(({ promoter_id, outlet_id, date, starts_at, ends_at }) => ({
    promoter_id,
    outlet_id,
    date,
    start: lineMinuteOf(starts_at, zone),
    end: lineMinuteOf(ends_at, zone),
  }));
}
