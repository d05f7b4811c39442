/** Publishing, duplicating, cancelling and deleting a project. */
import { and, eq, isNull } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/project/project.endpoints.ts';
import { PROJECT_ERRORS, PROJECT_MESSAGES } from '../../contract/project/project.messages.ts';
import { datesFit, statusByDates } from '../../contract/project/project-rules.ts';
import { cancelComing } from '../schedule/cancel-coming.ts';
import { salesNeeds as n } from '../tables/need.tables.ts';
import { salesAllowances as allowanceRows, salesTargets as targetRows } from '../tables/pay-rule.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { notifyProjects, requireOpen } from './notify-projects.ts';
import { lockProject } from '../project-reach.ts';
import { outletsOf, productsOf, supervisorsOf, tasksOf } from './project.store.ts';
import * as t from '../tables/project.tables.ts';
import { requireReady } from './save-project.ts';

const r = t.salesProjects;
const SUBJECT = 'sales_project';

async function move(ctx: Ctx, before: t.ProjectRecord, set: Partial<t.ProjectRecord>, event: string): Promise<void> {
  const [after] = await ctx.db
    .update(r)
    .set({ ...set, updated_by: ctx.actor.userId })
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, before.id)))
    .returning();
  await audit(ctx, { action: `${SUBJECT}.${event}`, subject_type: SUBJECT, subject_id: before.id, before, after: after ?? null });
  await notifyProjects(ctx);
}

export async function publishProject(ctx: Ctx, { id }: ParsedInput<typeof calls.publishProject>): Promise<OutputOf<typeof calls.publishProject>> {
  const project = await lockProject(ctx, id);
  if (project.status !== 'Draft') throw invalid('base', PROJECT_ERRORS.notDraft);
  const [outlets, products, supervisors] = [await outletsOf(ctx, id), await productsOf(ctx, id), await supervisorsOf(ctx, id)];
  requireReady({ outlets: outlets.length, products: products.length, supervisors: supervisors.length }, () => 'base');
  const dates = { start_date: project.start_date as CalendarDate, end_date: project.end_date as CalendarDate };
  await move(ctx, project, { status: statusByDates(dates, todayIn(ctx.clock, ctx.actor.timeZone)) }, 'published');
  return { success: true, message: say(PROJECT_MESSAGES.published, ctx.locale, { name: project.name }) };
}

interface Stored {
  readonly id: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A stored row as a new one of another project. */
const intoProject =
  (project_id: number) =>
  <Row extends Stored>({ id: _id, created_at: _at, updated_at: _seen, ...row }: Row) => ({ ...row, project_id });

/** Targets and allowances for a copy. Its promoters are chosen anew, so that a target of one promoter has nobody there. */
async function copyPayRules(ctx: Ctx, from: number, into: { project_id: number; start_date: string; end_date: string }): Promise<void> {
  const { project_id, ...days } = into;
  const own = intoProject(project_id);
  const targets = await ctx.db
    .select()
    .from(targetRows)
    .where(and(eq(targetRows.company_id, ctx.companyId), eq(targetRows.project_id, from), isNull(targetRows.promoter_id)));
  const allowances = await ctx.db
    .select()
    .from(allowanceRows)
    .where(and(eq(allowanceRows.company_id, ctx.companyId), eq(allowanceRows.project_id, from)));
  // Dates within the project are not those of the copy: a target counts for all of it until somebody says otherwise.
  if (targets.length > 0) await ctx.db.insert(targetRows).values(targets.map((row) => ({ ...own(row), ...days })));
  if (allowances.length > 0) await ctx.db.insert(allowanceRows).values(allowances.map(own));
}

export async function duplicateProject(
  ctx: Ctx,
  { id, start_date, end_date }: ParsedInput<typeof calls.duplicateProject>,
): Promise<OutputOf<typeof calls.duplicateProject>> {
  const { id: _id, code: _code, created_at: _made, updated_at: _version, ...project } = await lockProject(ctx, id);
  if (!datesFit({ start_date, end_date })) throw invalid('end_date', PROJECT_ERRORS.dates);
  const by = { created_by: ctx.actor.userId, updated_by: ctx.actor.userId };
  const [copy] = await ctx.db
    .insert(r)
    .values({ ...project, ...by, start_date, end_date, status: 'Draft', cancel_reason: null })
    .returning();
  if (!copy) throw new Error('The copy of a project was not written');
  const fresh = intoProject(copy.id);
  const outlets = (await outletsOf(ctx, id)).map(({ row }) => ({ ...fresh(row), start_date: null, end_date: null }));
  const products = (await productsOf(ctx, id)).map(({ row }) => fresh(row));
  const tasks = (await tasksOf(ctx, id)).map(fresh);
  if (outlets.length > 0) await ctx.db.insert(t.salesProjectOutlets).values(outlets);
  const needs = await ctx.db
    .select()
    .from(n)
    .where(and(eq(n.company_id, ctx.companyId), eq(n.project_id, id)));
  // Dates within the project are not those of the copy.
  if (needs.length > 0) await ctx.db.insert(n).values(needs.map((need) => ({ ...fresh(need), ...by, start_date: null, end_date: null })));
  if (products.length > 0) await ctx.db.insert(t.salesProjectProducts).values(products);
  await copyPayRules(ctx, id, { project_id: copy.id, start_date, end_date });
  if (tasks.length > 0) await ctx.db.insert(t.salesProjectTasks).values(tasks);
  await audit(ctx, { action: `${SUBJECT}.created`, subject_type: SUBJECT, subject_id: copy.id, before: null, after: copy });
  await notifyProjects(ctx);
  return { success: true, message: say(PROJECT_MESSAGES.duplicated, ctx.locale, { name: copy.name }), data: { id: copy.id } };
}

export async function cancelProject(ctx: Ctx, { id, reason }: ParsedInput<typeof calls.cancelProject>): Promise<OutputOf<typeof calls.cancelProject>> {
  const project = requireOpen(ctx, await lockProject(ctx, id));
  const n = await cancelComing(ctx, { project_id: id }, reason);
  await move(ctx, project, { status: 'Cancelled', cancel_reason: reason }, 'cancelled');
  return { success: true, message: say(PROJECT_MESSAGES.cancelled, ctx.locale, { n }) };
}

export async function deleteProject(ctx: Ctx, { id }: ParsedInput<typeof calls.deleteProject>): Promise<OutputOf<typeof calls.deleteProject>> {
  const project = await lockProject(ctx, id);
  const [scheduled] = await ctx.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.project_id, id)))
    .limit(1);
  if (project.status !== 'Draft' || scheduled) throw invalid('base', PROJECT_ERRORS.draftOnly);
  await move(ctx, project, { deleted_at: ctx.clock.now().toISOString() }, 'deleted');
  return { success: true, message: say(PROJECT_MESSAGES.deleted, ctx.locale) };
}
