/** Daily reports that wait at the own outlets of a supervisor. */
import { and, asc, count, eq, gte, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { addDays, dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listMyReports as endpoint, WaitingReport } from '../../contract/my-project/my-reports.endpoints.ts';
import { REOPEN_DAYS } from '../../contract/field/field-rules.ts';
import { salesDailyReports as d, salesReportDisputes as q } from '../tables/field.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProjects as r, salesProjectSupervisors as chosen } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

const BACK_DAYS = 60;
/** As `waits` says them, in the order in which they are shown. */
const WAITS = ['review', 'answer', 'missing'] as const satisfies readonly WaitingReport['waits'][];

const questioned = sql`exists (select from ${q} where ${q.company_id} = ${s.company_id} and ${q.schedule_id} = ${s.id} and ${q.answer} is null and ${q.settled_at} is null)`;
/** Which of them it is, from 0. */
const waits = sql<number>`(case when ${d.status} is distinct from 'submitted' then 2 when ${questioned} then 1 else 0 end)`.mapWith(Number);
const came = sql<string | null>`coalesce(${d.received_at}, ${d.submitted_at})`;

/** At the outlets of the project that the supervisor looks after. */
const isMine = (employeeId: number) =>
  and(
    eq(chosen.company_id, s.company_id),
    eq(chosen.project_id, s.project_id),
    eq(chosen.employee_id, employeeId),
    or(sql`cardinality(${chosen.outlet_ids}) = 0`, sql`${s.outlet_id} = any (${chosen.outlet_ids})`),
  );
const runs = and(eq(r.company_id, s.company_id), eq(r.id, s.project_id), isNull(r.deleted_at));
const reportOf = and(eq(d.company_id, s.company_id), eq(d.schedule_id, s.id));

function isWaiting(ctx: Ctx, today: CalendarDate): SQL | undefined {
  return and(
    eq(s.company_id, ctx.companyId),
    gte(s.date, addDays(today, -BACK_DAYS)),
    lte(s.date, today),
    inArray(s.status, ['On Going', 'Completed']),
    // Nobody decides about the own work.
    ctx.actor.promoter ? ne(s.promoter_id, ctx.actor.promoter.id) : undefined,
    or(
      and(eq(d.status, 'submitted'), isNull(d.reviewed_at)),
      and(eq(s.status, 'Completed'), eq(r.daily_report_required, true), sql`${d.status} is distinct from 'submitted'`),
    ),
  );
}

/** @param at when the report arrived @returns the last day on which its promoter may be asked */
const lastDayToAsk = (ctx: Ctx, at: string): CalendarDate => addDays(dateInZone(instantText(at), ctx.actor.timeZone), REOPEN_DAYS);

/** How many the supervisor has to decide, and until when the first of them; null: none. */
export async function reportsToDecide(ctx: Ctx): Promise<{ readonly n: number; readonly due: CalendarDate } | null> {
  const { employee, timeZone } = ctx.actor;
  if (!employee?.spm_supervisor) return null;
  const [found] = await ctx.db
    .select({ n: count(), first: sql<string | null>`min(${came})` })
    .from(s)
    .innerJoin(chosen, isMine(employee.id))
    .innerJoin(r, runs)
    .leftJoin(d, reportOf)
    .where(and(isWaiting(ctx, todayIn(ctx.clock, timeZone)), sql`${waits} = 0`));
  return found?.first ? { n: found.n, due: lastDayToAsk(ctx, found.first) } : null;
}

export async function listMyReports(ctx: Ctx, asked: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { employee, timeZone } = ctx.actor;
  if (!employee?.spm_supervisor) return { data: [], meta: metaFor(asked, 0) };
  const today = todayIn(ctx.clock, timeZone);
  const where = isWaiting(ctx, today);
  const page = await readPage(ctx, asked, {
    rows: ctx.db
      .select({
        schedule: s,
        project: { id: r.id, name: r.name },
        outlet: { id: o.id, name: o.name },
        promoter: { id: m.id, name: m.name },
        came,
        waits,
      })
      .from(s)
      .innerJoin(chosen, isMine(employee.id))
      .innerJoin(r, runs)
      .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
      .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
      .leftJoin(d, reportOf)
      .where(where),
    count: ctx.db.select({ total: count() }).from(s).innerJoin(chosen, isMine(employee.id)).innerJoin(r, runs).leftJoin(d, reportOf).where(where),
    order: () => [asc(waits), asc(s.ends_at), asc(s.id)],
  });
  return {
    meta: page.meta,
    data: page.rows.map(({ schedule, project, outlet, promoter, came: at, waits: n }) => {
      const which = WAITS[n] ?? 'missing';
      const due = which === 'missing' || at === null ? addDays(dateInZone(instantText(schedule.ends_at), timeZone), 1) : lastDayToAsk(ctx, at);
      return {
        schedule_id: schedule.id,
        project,
        outlet,
        promoter,
        date: schedule.date,
        start_time: schedule.start_time,
        end_time: schedule.end_time,
        waits: which,
        due,
        overdue: due < today,
      };
    }),
  };
}
