import { aliasedTable, and, asc, count, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { monthRange } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listPromoterAttendance as endpoint } from '../../contract/payout/attendance-report.endpoints.ts';
import { salesPunches } from '../tables/field.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProjects as r } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

const checkin = aliasedTable(salesPunches, 'checkin');
const checkout = aliasedTable(salesPunches, 'checkout');
const punchOf = (punch: typeof checkin, type: 'checkin' | 'checkout') =>
  and(eq(punch.company_id, s.company_id), eq(punch.schedule_id, s.id), eq(punch.type, type));

const textOf = (at: string | null) => at && instantText(at);

export async function listPromoterAttendance(ctx: Ctx, asked: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const month = monthRange(todayIn(ctx.clock, ctx.actor.timeZone));
  const { project_id, outlet_id, promoter_id, status } = asked;
  const where = and(
    eq(s.company_id, ctx.companyId),
    ne(s.status, 'Cancelled'),
    gte(s.date, asked.start_date ?? month.start_date),
    lte(s.date, asked.end_date ?? month.end_date),
    project_id === undefined ? undefined : eq(s.project_id, project_id),
    outlet_id === undefined ? undefined : eq(s.outlet_id, outlet_id),
    promoter_id === undefined ? undefined : eq(s.promoter_id, promoter_id),
    status === undefined ? undefined : eq(s.status, status),
  );
  const rows = ctx.db
    .select({
      schedule: s,
      promoter: { id: m.id, name: m.name },
      project: { id: r.id, name: r.name },
      outlet: { id: o.id, name: o.name },
      checkin,
      checkout,
    })
    .from(s)
    .innerJoin(r, and(eq(r.company_id, s.company_id), eq(r.id, s.project_id)))
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .leftJoin(checkin, punchOf(checkin, 'checkin'))
    .leftJoin(checkout, punchOf(checkout, 'checkout'))
    .where(where);
  const page = await readPage(ctx, asked, {
    rows,
    count: ctx.db.select({ total: count() }).from(s).where(where),
    order: (to) => (asked.sort_by === 'date' ? [to(s.starts_at), asc(s.id)] : [to(sql`lower(${m.name})`), asc(m.id), asc(s.starts_at), asc(s.id)]),
  });
  const [sum] = await ctx.db
    .select({
      schedules: count(),
      checkins: sql<number>`count(${checkin.id})`.mapWith(Number),
      ontime: sql<number>`count(*) filter (where ${checkin.status} in ('ontime', 'early'))`.mapWith(Number),
      missed: sql<number>`count(*) filter (where ${s.status} = 'Missed')`.mapWith(Number),
      worked_minutes: sql<number>`coalesce(sum(${s.worked_minutes}), 0)`.mapWith(Number),
    })
    .from(s)
    .leftJoin(checkin, punchOf(checkin, 'checkin'))
    .where(where);
  const totals = sum ?? { schedules: 0, checkins: 0, ontime: 0, missed: 0, worked_minutes: 0 };
  const due = totals.checkins + totals.missed;
  return {
    meta: page.meta,
    totals: { ...totals, ontime_percent: due === 0 ? null : Math.round((totals.ontime * 1000) / due) / 10 },
    data: page.rows.map(({ schedule, checkin: from, checkout: until, ...names }) => ({
      ...names,
      id: schedule.id,
      date: schedule.date,
      start_time: schedule.start_time,
      end_time: schedule.end_time,
      checkin_at: textOf(from?.recorded_at ?? null),
      checkin_status: from?.status ?? null,
      checkout_at: textOf(until?.recorded_at ?? null),
      checkout_status: until?.status ?? null,
      distance_m: from?.distance_m ?? null,
      worked_minutes: schedule.worked_minutes,
      overtime_minutes: schedule.overtime_minutes,
      flags: [...new Set([...(from?.outside ? ['outside'] : []), ...(from?.flags ?? []), ...(until?.flags ?? [])])],
      status: schedule.status,
    })),
  };
}
