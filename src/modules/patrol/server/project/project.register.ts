import { and, count, eq, gt, gte, ilike, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { fromRinggit, ringgitOrNull, senOrNull, toRinggit, type Sen } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { PATROL_ERRORS, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { projects, type ProjectRow, type ProjectStatus } from '../../contract/project/project.register.ts';
import { patrolChanged } from '../patrol-changed.ts';
import { patrolProjects as table, patrolSites as s } from '../patrol.tables.ts';
import { monthOfProjects } from './month-of-projects.ts';

export const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

/** Nought is none. */
const penaltyIn = (ringgit: number | null): Sen | null => senOrNull(ringgit || null);

/** The last day still counts. */
function inStatus(status: ProjectStatus, day: string): SQL | undefined {
  if (status === 'Cancelled') return eq(table.cancelled, true);
  const when = {
    Upcoming: gt(table.start_date, day),
    'On Going': and(lte(table.start_date, day), gte(table.end_date, day)),
    Completed: lt(table.end_date, day),
  };
  return and(eq(table.cancelled, false), when[status]);
}
function statusOf({ cancelled, start_date, end_date }: typeof table.$inferSelect, day: string): ProjectStatus {
  if (cancelled) return 'Cancelled';
  if (start_date > day) return 'Upcoming';
  return end_date < day ? 'Completed' : 'On Going';
}

const sitesOf = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db
    .select({ project_id: s.project_id, n: count() })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), among(s.project_id, ids), isNull(s.deleted_at)))
    .groupBy(s.project_id)
    .execute();

/** Projects that may get a site. */
export const openProjects = (ctx: Ctx): SQL | undefined =>
  and(eq(table.company_id, ctx.companyId), isNull(table.deleted_at), eq(table.cancelled, false), gte(table.end_date, today(ctx)));

export const projectRegister = registerOf(projects, {
  table,
  subject: 'patrol_project',
  search: [table.code, table.name, table.client_name, table.contract_no],
  order: { code: sql`lower(${table.code})`, name: sql`lower(${table.name})`, client_name: sql`lower(${table.client_name})`, end_date: table.end_date },
  unique: { patrol_projects_code_key: ['code', PATROL_ERRORS.codeTaken] },
  wording: { created: PATROL_MESSAGES.projectCreated, saved: PATROL_MESSAGES.projectSaved, deleted: PATROL_MESSAGES.projectDeleted },
  where: (ctx, { status, client }) => and(status && inStatus(status, today(ctx)), client ? ilike(table.client_name, containing(client)) : undefined),
  columns: ({ monthly_fee, penalty_point, penalty_answer, ...form }) => ({
    ...form,
    monthly_fee: fromRinggit(monthly_fee),
    penalty_point: penaltyIn(penalty_point),
    penalty_answer: penaltyIn(penalty_answer),
  }),
  async check(ctx, drafts) {
    const found = await getEmployees(
      seeingAll(ctx),
      drafts.map(({ form }) => form.manager_id),
    );
    const active = new Set(found.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])));
    return drafts.map(({ form, before }) => ({
      ...(form.end_date <= form.start_date && fault('end_date', PATROL_ERRORS.endsBefore)),
      ...(form.manager_id !== before?.manager_id && !active.has(form.manager_id) && fault('manager_id', PATROL_ERRORS.managerUnknown)),
    }));
  },
  async may(ctx, records) {
    const counted = new Map(
      (
        await sitesOf(
          ctx,
          records.map(({ id }) => id),
        )
      ).map(({ project_id, n }) => [project_id, n]),
    );
    return records.map(({ id }) => ({ update: true as const, remove: counted.has(id) ? PATROL_ERRORS.hasSites : (true as const) }));
  },
  async present(ctx, records) {
    const day = today(ctx);
    const [counted, people, months] = await pipeline(
      ctx,
      () =>
        sitesOf(
          ctx,
          records.map(({ id }) => id),
        ),
      () =>
        employeeNames(
          ctx,
          records.map(({ manager_id }) => manager_id),
        ),
      () =>
        monthOfProjects(
          ctx,
          records.map(({ id }) => id),
          day,
        ),
    );
    const sites = new Map(counted.map(({ project_id, n }) => [project_id, n]));
    return records.map((record): Partial<ProjectRow> => ({
      monthly_fee: toRinggit(record.monthly_fee),
      penalty_point: ringgitOrNull(record.penalty_point),
      penalty_answer: ringgitOrNull(record.penalty_answer),
      manager: people.get(record.manager_id) ?? null,
      status: statusOf(record, day),
      sites: sites.get(record.id) ?? 0,
      guards_assigned: months.get(record.id)?.guards ?? 0,
      completion_month: months.get(record.id)?.percent ?? null,
    }));
  },
  notify: patrolChanged,
});
