/** Daily reports that wait at the own outlets of a supervisor. */
import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { addDays, dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listMyReports as endpoint, WaitingReport } from '../../contract/my-project/my-reports.endpoints.ts';
import { REOPEN_DAYS } from '../../contract/field/field-rules.ts';
import { salesDailyReports as d, salesReportDisputes as q } from '../field/field.tables.ts';
import { salesOutlets as o } from '../outlet/outlet.tables.ts';
import { salesProjects as r, salesProjectSupervisors as chosen } from '../project/project.tables.ts';
import { salesPromoters as m } from '../promoter/promoter.tables.ts';
import { salesSchedules as s } from '../schedule/schedule.tables.ts';

const BACK_DAYS = 60;
const MOST = 300;

const questioned = sql<boolean>`exists (select from ${q} where ${q.company_id} = ${s.company_id} and ${q.schedule_id} = ${s.id} and ${q.answer} is null and ${q.settled_at} is null)`;

const waitingAt = (ctx: Ctx, employeeId: number, today: CalendarDate) =>
  ctx.db
    .select({
      schedule: s,
      project: { id: r.id, name: r.name },
      outlet: { id: o.id, name: o.name },
      promoter: { id: m.id, name: m.name },
      status: d.status,
      received_at: d.received_at,
      submitted_at: d.submitted_at,
      questioned: questioned.mapWith(Boolean),
    })
    .from(s)
    .innerJoin(
      chosen,
      and(
        eq(chosen.company_id, s.company_id),
        eq(chosen.project_id, s.project_id),
        eq(chosen.employee_id, employeeId),
        or(sql`cardinality(${chosen.outlet_ids}) = 0`, sql`${s.outlet_id} = any (${chosen.outlet_ids})`),
      ),
    )
    .innerJoin(r, and(eq(r.company_id, s.company_id), eq(r.id, s.project_id), isNull(r.deleted_at)))
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .leftJoin(d, and(eq(d.company_id, s.company_id), eq(d.schedule_id, s.id)))
    .where(
      and(
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
      ),
    )
    .orderBy(asc(s.ends_at), asc(s.id))
    .limit(MOST);

export async function waitingReports(ctx: Ctx): Promise<WaitingReport[]> {
  const { employee, timeZone } = ctx.actor;
  if (!employee?.spm_supervisor) return [];
  const today = todayIn(ctx.clock, timeZone);
  const found = await waitingAt(ctx, employee.id, today);
  return found.map(({ schedule, project, outlet, promoter, status, received_at, submitted_at, questioned: isQuestioned }) => {
    const came = received_at ?? submitted_at;
    const waits = status !== 'submitted' || came === null ? 'missing' : isQuestioned ? 'answer' : 'review';
    const due =
      waits === 'missing' || came === null
        ? addDays(dateInZone(instantText(schedule.ends_at), timeZone), 1)
        : addDays(dateInZone(instantText(came), timeZone), REOPEN_DAYS);
    return {
      schedule_id: schedule.id,
      project,
      outlet,
      promoter,
      date: schedule.date,
      start_time: schedule.start_time,
      end_time: schedule.end_time,
      waits,
      due,
      overdue: due < today,
    };
  });
}

export async function listMyReports(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  return { data: await waitingReports(ctx) };
}
