/** Who may see what of projects: an administrator all of them, a supervisor the own ones with the own outlets. */
import { and, eq, isNull } from 'drizzle-orm';
import { mayAct } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesProjects as r, salesProjectSupervisors as chosen, type ProjectRecord } from './tables/project.tables.ts';

export interface SeenProject {
  readonly project: ProjectRecord;
  /** Outlets that the viewer may see; null: all of the project. */
  readonly outletIds: readonly number[] | null;
  /** The viewer is there as an administrator. */
  readonly office: boolean;
}

const OFFICE_PAGES = ['/spm/project/manage', '/spm/project/view'] as const;

/** Whether the viewer sees all projects. */
export const seesAllProjects = (ctx: Ctx): boolean => OFFICE_PAGES.some((page) => mayAct(ctx.actor, ctx.services.pages, page));

const live = (ctx: Ctx, id: number) => and(eq(r.company_id, ctx.companyId), eq(r.id, id), isNull(r.deleted_at));

/** @throws 404 where there is none, or none that the viewer may see */
export async function seenProject(ctx: Ctx, id: number): Promise<SeenProject> {
  const [project] = await ctx.db.select().from(r).where(live(ctx, id));
  if (!project) throw notFound();
  if (seesAllProjects(ctx)) return { project, outletIds: null, office: true };
  const employeeId = ctx.actor.employee?.spm_supervisor ? ctx.actor.employee.id : 0;
  const [mine] = await ctx.db
    .select({ outlet_ids: chosen.outlet_ids })
    .from(chosen)
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, id), eq(chosen.employee_id, employeeId)));
  if (!mine || project.status === 'Draft') throw notFound();
  return { project, outletIds: mine.outlet_ids.length === 0 ? null : mine.outlet_ids, office: false };
}

/** A project for the change that follows; what is recorded on its schedules goes on. @throws 404 */
export async function lockProject(ctx: Ctx, id: number): Promise<ProjectRecord> {
  const [project] = await ctx.db.select().from(r).where(live(ctx, id)).for('no key update');
  if (!project) throw notFound();
  return project;
}
