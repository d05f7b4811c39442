/** The tasks of a project, in the order of their rows. What was recorded for one fixes its type. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/project/project-lists.endpoints.ts';
import { PROJECT_ERRORS, PROJECT_MESSAGES } from '../../contract/project/project.messages.ts';
import { notifyProjects, requireOpen } from './notify-projects.ts';
import { lockProject } from '../project-reach.ts';
import { actionsOf, tasksOf } from './project.store.ts';
import { salesProjectTasks as table } from '../tables/project.tables.ts';

type TaskRow = Omit<ParsedInput<typeof calls.saveProjectTasks>['rows'][number], 'id'>;

const columns = ({ name, description, type, options, is_required, status = 'Active' }: TaskRow, sort_order: number) => ({
  name,
  description,
  type,
  options,
  is_required,
  status,
  sort_order,
});

/** @param first the place of the first of them */
export async function insertTasks(ctx: Ctx, project_id: number, rows: readonly TaskRow[], first = 0): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.insert(table).values(rows.map((row, at) => ({ company_id: ctx.companyId, project_id, ...columns(row, first + at) })));
}

async function changed(ctx: Ctx, id: number, before: object | null, after: object | null) {
  await audit(ctx, { action: 'sales_project.tasks', subject_type: 'sales_project', subject_id: id, before: before && { before }, after: after && { after } });
  await notifyProjects(ctx);
}

export async function saveTasks(ctx: Ctx, { id, rows }: ParsedInput<typeof calls.saveProjectTasks>): Promise<OutputOf<typeof calls.saveProjectTasks>> {
  requireOpen(ctx, await lockProject(ctx, id));
  const [known, used] = [await tasksOf(ctx, id), await actionsOf(ctx, id)];
  for (const [at, row] of rows.entries()) {
    if (row.id === undefined) {
      await insertTasks(ctx, id, [row], at);
      continue;
    }
    const before = known.find((task) => task.id === row.id);
    if (!before) throw notFound();
    if (before.type !== row.type && used.some((each) => each.id === row.id)) throw invalid(`rows.${at}.type`, PROJECT_ERRORS.taskUsed);
    await ctx.db
      .update(table)
      .set(columns(row, at))
      .where(and(eq(table.company_id, ctx.companyId), eq(table.project_id, id), eq(table.id, row.id)));
  }
  await changed(ctx, id, known, rows);
  return { success: true, message: say(PROJECT_MESSAGES.listSaved, ctx.locale) };
}

export async function removeTask(ctx: Ctx, { id, row_id }: ParsedInput<typeof calls.removeProjectTask>): Promise<OutputOf<typeof calls.removeProjectTask>> {
  requireOpen(ctx, await lockProject(ctx, id));
  if ((await actionsOf(ctx, id)).some((each) => each.id === row_id)) throw invalid('base', PROJECT_ERRORS.taskUsed);
  const [row] = await ctx.db
    .delete(table)
    .where(and(eq(table.company_id, ctx.companyId), eq(table.project_id, id), eq(table.id, row_id)))
    .returning();
  if (!row) throw notFound();
  await changed(ctx, id, row, null);
  return { success: true, message: say(PROJECT_MESSAGES.removed, ctx.locale) };
}
