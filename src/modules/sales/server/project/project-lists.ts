/** The child lists of a project: rows are added or changed by what they name. What schedules, reports or actions name stays. */
import { and, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { senOrNull } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/project/project-lists.endpoints.ts';
import { PROJECT_ERRORS, PROJECT_MESSAGES } from '../../contract/project/project.messages.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { outletIdsOf, requireOutlets, requireOwnOutlets, requirePromoters, requireSupervisors } from './check-lists.ts';
import { daysOfOutlet, requireDaysOfProject, requireSchedulesWithin } from '../outlet-days.ts';
import { notifyProjects, requireOpen } from './notify-projects.ts';
import { lockProject } from '../project-reach.ts';
import { promotersOf } from './project.store.ts';
import * as t from '../tables/project.tables.ts';

export type Done = { readonly success: true; readonly message: string };
export type Lists = 'outlets' | 'products' | 'promoters' | 'supervisors';

export async function saved(ctx: Ctx, id: number, list: Lists, rows: readonly object[]): Promise<Done> {
  await audit(ctx, { action: `sales_project.${list}`, subject_type: 'sales_project', subject_id: id, after: { rows } });
  await notifyProjects(ctx);
  return { success: true, message: say(PROJECT_MESSAGES.listSaved, ctx.locale) };
}

export async function removed(ctx: Ctx, id: number, list: Lists, row: object | undefined): Promise<Done> {
  if (!row) throw notFound();
  await audit(ctx, { action: `sales_project.${list}`, subject_type: 'sales_project', subject_id: id, before: { row }, after: null });
  await notifyProjects(ctx);
  return { success: true, message: say(PROJECT_MESSAGES.removed, ctx.locale) };
}

export const open = async (ctx: Ctx, id: number) => requireOpen(ctx, await lockProject(ctx, id));
export const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** @throws 422 where a schedule names it */
async function requireUnscheduled(ctx: Ctx, projectId: number, by: 'outlet_id' | 'promoter_id', value: number): Promise<void> {
  const [found] = await ctx.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.project_id, projectId), eq(s[by], value)))
    .limit(1);
  if (found) throw invalid('base', PROJECT_ERRORS.scheduled);
}

export async function saveOutlets(ctx: Ctx, { id, rows }: ParsedInput<typeof calls.saveProjectOutlets>): Promise<OutputOf<typeof calls.saveProjectOutlets>> {
  const project = await open(ctx, id);
  await requireOutlets(
    ctx,
    rows.map(({ outlet_id }) => outlet_id),
    'rows',
    await outletIdsOf(ctx, id),
  );
  requireDaysOfProject(project, rows, 'rows');
  const spans = rows.flatMap((row, index) =>
    row.start_date === null && row.end_date === null
      ? []
      : [{ outletId: row.outlet_id, days: daysOfOutlet(project, row), field: `rows.${index}.${row.start_date === null ? 'end_date' : 'start_date'}` }],
  );
  await requireSchedulesWithin(ctx, id, spans);
  await insertOutlets(ctx, id, rows);
  return saved(ctx, id, 'outlets', rows);
}

type OutletRow = ParsedInput<typeof calls.saveProjectOutlets>['rows'][number];
export async function insertOutlets(ctx: Ctx, project_id: number, rows: readonly OutletRow[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(t.salesProjectOutlets)
    .values(
      rows.map(({ outlet_id, target_sales_amount, start_date, end_date, status = 'Active' }) => ({
        company_id: ctx.companyId,
        project_id,
        outlet_id,
        target_sales_amount: senOrNull(target_sales_amount),
        start_date,
        end_date,
        status,
      })),
    )
    .onConflictDoUpdate({
      target: [t.salesProjectOutlets.company_id, t.salesProjectOutlets.project_id, t.salesProjectOutlets.outlet_id],
      set: {
        target_sales_amount: excluded('target_sales_amount'),
        start_date: excluded('start_date'),
        end_date: excluded('end_date'),
        status: excluded('status'),
        updated_at: sql`clock_timestamp()`,
      },
    });
}

export async function removeOutlet(
  ctx: Ctx,
  { id, row_id }: ParsedInput<typeof calls.removeProjectOutlet>,
): Promise<OutputOf<typeof calls.removeProjectOutlet>> {
  await open(ctx, id);
  const own = and(eq(t.salesProjectOutlets.company_id, ctx.companyId), eq(t.salesProjectOutlets.project_id, id), eq(t.salesProjectOutlets.id, row_id));
  const [row] = await ctx.db.select().from(t.salesProjectOutlets).where(own);
  if (row) await requireUnscheduled(ctx, id, 'outlet_id', row.outlet_id);
  await ctx.db.delete(t.salesProjectOutlets).where(own);
  return removed(ctx, id, 'outlets', row);
}

export async function savePromoters(
  ctx: Ctx,
  { id, rows }: ParsedInput<typeof calls.saveProjectPromoters>,
): Promise<OutputOf<typeof calls.saveProjectPromoters>> {
  await open(ctx, id);
  const kept = (await promotersOf(ctx, id)).map(({ promoter }) => promoter.id);
  await requirePromoters(
    ctx,
    rows.map(({ promoter_id }) => promoter_id),
    'rows',
    kept,
  );
  requireOwnOutlets(
    await outletIdsOf(ctx, id),
    rows.flatMap(({ default_outlet_id }) => default_outlet_id ?? []),
    'rows',
  );
  await insertPromoters(ctx, id, rows);
  return saved(ctx, id, 'promoters', rows);
}

type PromoterRow = ParsedInput<typeof calls.saveProjectPromoters>['rows'][number];
export async function insertPromoters(ctx: Ctx, project_id: number, rows: readonly PromoterRow[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(t.salesProjectPromoters)
    .values(
      rows.map(({ promoter_id, default_outlet_id, rate_override, status = 'Active' }) => ({
        company_id: ctx.companyId,
        project_id,
        promoter_id,
        default_outlet_id,
        rate_override: senOrNull(rate_override),
        status,
      })),
    )
    .onConflictDoUpdate({
      target: [t.salesProjectPromoters.company_id, t.salesProjectPromoters.project_id, t.salesProjectPromoters.promoter_id],
      set: {
        default_outlet_id: excluded('default_outlet_id'),
        rate_override: excluded('rate_override'),
        status: excluded('status'),
        updated_at: sql`clock_timestamp()`,
      },
    });
}

export async function removePromoter(
  ctx: Ctx,
  { id, row_id }: ParsedInput<typeof calls.removeProjectPromoter>,
): Promise<OutputOf<typeof calls.removeProjectPromoter>> {
  await open(ctx, id);
  const own = and(eq(t.salesProjectPromoters.company_id, ctx.companyId), eq(t.salesProjectPromoters.project_id, id), eq(t.salesProjectPromoters.id, row_id));
  const [row] = await ctx.db.select().from(t.salesProjectPromoters).where(own);
  if (row) await requireUnscheduled(ctx, id, 'promoter_id', row.promoter_id);
  await ctx.db.delete(t.salesProjectPromoters).where(own);
  return removed(ctx, id, 'promoters', row);
}

export async function saveSupervisors(
  ctx: Ctx,
  { id, rows }: ParsedInput<typeof calls.saveProjectSupervisors>,
): Promise<OutputOf<typeof calls.saveProjectSupervisors>> {
  await open(ctx, id);
  await requireSupervisors(
    ctx,
    rows.map(({ employee_id }) => employee_id),
    'rows',
  );
  requireOwnOutlets(
    await outletIdsOf(ctx, id),
    rows.flatMap(({ outlet_ids }) => outlet_ids),
    'rows',
  );
  await insertSupervisors(ctx, id, rows);
  return saved(ctx, id, 'supervisors', rows);
}

type SupervisorRow = ParsedInput<typeof calls.saveProjectSupervisors>['rows'][number];
export async function insertSupervisors(ctx: Ctx, project_id: number, rows: readonly SupervisorRow[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(t.salesProjectSupervisors)
    .values(rows.map(({ employee_id, outlet_ids }) => ({ company_id: ctx.companyId, project_id, employee_id, outlet_ids })))
    .onConflictDoUpdate({
      target: [t.salesProjectSupervisors.company_id, t.salesProjectSupervisors.project_id, t.salesProjectSupervisors.employee_id],
      set: { outlet_ids: excluded('outlet_ids'), updated_at: sql`clock_timestamp()` },
    });
}

export async function removeSupervisor(
  ctx: Ctx,
  { id, row_id }: ParsedInput<typeof calls.removeProjectSupervisor>,
): Promise<OutputOf<typeof calls.removeProjectSupervisor>> {
  await open(ctx, id);
  const [row] = await ctx.db
    .delete(t.salesProjectSupervisors)
    .where(and(eq(t.salesProjectSupervisors.company_id, ctx.companyId), eq(t.salesProjectSupervisors.project_id, id), eq(t.salesProjectSupervisors.id, row_id)))
    .returning();
  return removed(ctx, id, 'supervisors', row);
}
