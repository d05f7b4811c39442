/** The public holidays of a payout's period on which its promoter does not work. */
import { and, asc, eq, gte, lte, ne } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { idleHolidays, isOwedHolidays } from '../../contract/payout/idle-holidays.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import type { PayoutRecord } from '../tables/payout.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { holidaysOf } from './outlet-holidays.ts';

/** Who has no schedule for so many days is not under a contract between the two. */
const APART_DAYS = 31;

export async function idleHolidaysOf(ctx: Ctx, { promoter_id, engagement, period_start, period_end }: PayoutRecord): Promise<CalendarDate[]> {
  if (!isOwedHolidays(engagement)) return [];
  const span = { from: period_start as CalendarDate, to: period_end as CalendarDate };
  const [days, isHoliday] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ date: s.date, status: s.status, state: o.state })
        .from(s)
        .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
        .where(
          and(
            eq(s.company_id, ctx.companyId),
            eq(s.promoter_id, promoter_id),
            ne(s.status, 'Cancelled'),
            gte(s.date, addDays(span.from, 0 - APART_DAYS)),
            lte(s.date, addDays(span.to, APART_DAYS)),
          ),
        )
        .orderBy(asc(s.starts_at)),
    () => holidaysOf(ctx, span),
  );
  return idleHolidays(
    span,
    days.map(({ date, status, state }) => ({ date: date as CalendarDate, missed: status === 'Missed', state })),
    isHoliday,
  );
}
