/** The projects of a supervisor, limited to the own outlets. */
import { and, asc, eq, ilike, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listMyProjects as endpoint } from '../../contract/my-project/my-project.endpoints.ts';
import type { ProjectStatus } from '../../contract/project-words.ts';
import { salesClients as c } from '../tables/client.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProjectOutlets, salesProjects as r, salesProjectSupervisors as chosen } from '../tables/project.tables.ts';
import { readSchedules, scheduleScope, summaryOf } from '../schedule/read-schedules.ts';
import { scheduleWhere } from '../schedule/schedule.store.ts';
import { salesStockBalances as balance } from '../tables/stock.tables.ts';

const mine = (ctx: Ctx, employeeId: number, status: ProjectStatus, keyword: string | undefined) =>
  ctx.db
    .select({ project: r, client: c.name, outlet_ids: chosen.outlet_ids })
    .from(chosen)
    .innerJoin(r, and(eq(r.company_id, chosen.company_id), eq(r.id, chosen.project_id), isNull(r.deleted_at)))
    .innerJoin(c, and(eq(c.company_id, r.company_id), eq(c.id, r.client_id)))
    .where(
      and(
        eq(chosen.company_id, ctx.companyId),
        eq(chosen.employee_id, employeeId),
        ne(r.status, 'Draft'),
        eq(r.status, status),
        keyword ? ilike(r.name, containing(keyword)) : undefined,
      ),
    )
    .orderBy(asc(r.end_date), asc(r.id));

const outletsIn = (ctx: Ctx, projectIds: readonly number[]) =>
  ctx.db
    .select({ project_id: salesProjectOutlets.project_id, id: o.id, name: o.name })
    .from(salesProjectOutlets)
    .innerJoin(o, and(eq(o.company_id, salesProjectOutlets.company_id), eq(o.id, salesProjectOutlets.outlet_id)))
    .where(and(eq(salesProjectOutlets.company_id, ctx.companyId), among(salesProjectOutlets.project_id, projectIds)))
    .orderBy(asc(sql`lower(${o.name})`));

const emptyIn = (ctx: Ctx, projectIds: readonly number[]) =>
  ctx.db
    .select({ project_id: balance.project_id, outlet_id: balance.outlet_id })
    .from(balance)
    .where(and(eq(balance.company_id, ctx.companyId), among(balance.project_id, projectIds), isNotNull(balance.out_since)));

export async function listMyProjects(ctx: Ctx, { status, keyword }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { employee } = ctx.actor;
  if (!employee?.spm_supervisor) return { data: [] };
  const projects = await mine(ctx, employee.id, status, keyword);
  const ids = projects.map(({ project }) => project.id);
  const today: CalendarDate = todayIn(ctx.clock, ctx.actor.timeZone);
  const [outlets, empty, { rows, stock }] = [
    await outletsIn(ctx, ids),
    await emptyIn(ctx, ids),
    await readSchedules(ctx, scheduleWhere(ctx, { from: today, to: today, status: null }, scheduleScope(ctx))),
  ];
  return {
    data: projects.map(({ project, client, outlet_ids }) => {
      const own = outlets.filter((each) => each.project_id === project.id && (outlet_ids.length === 0 || outlet_ids.includes(each.id)));
      const theirs = rows.filter((row) => row.project.id === project.id && own.some(({ id }) => id === row.outlet.id));
      const summary = summaryOf(theirs, stock);
      return {
        id: project.id,
        name: project.name,
        code: project.code,
        client,
        start_date: project.start_date,
        end_date: project.end_date,
        status: project.status,
        outlets: own.map(({ id, name }) => ({ id, name })),
        promoters_count: new Set(theirs.map(({ promoter_id }) => promoter_id)).size,
        today: {
          scheduled: summary.schedules,
          checked_in: summary.checkins,
          late: theirs.filter(({ checkin }) => checkin?.status === 'late').length,
          sales_amount: summary.sales.amount,
          reports_pending: summary.reports.pending,
        },
        out_of_stock: empty.filter((each) => each.project_id === project.id && own.some(({ id }) => id === each.outlet_id)).length,
      };
    }),
  };
}
