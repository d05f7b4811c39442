/** The schedule on which somebody records: the promoter's own, one of a supervisor's project, or any for an administrator. */
import { and, eq } from 'drizzle-orm';
import { mayAct } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { salesProjects, salesProjectSupervisors as chosen, type ProjectRecord } from './tables/project.tables.ts';
import { salesSchedules as s, type ScheduleRecord } from './tables/schedule.tables.ts';

export interface FieldSchedule {
  readonly schedule: ScheduleRecord;
  /** A supervisor of the project or an administrator: they correct what a promoter may not. */
  readonly supervises: boolean;
}

/** Of an administrator: where the right to correct stands. */
export type OfficePage = '/spm/product' | '/spm/project/view/promoter';

/** Whether the viewer supervises a schedule: the office does, and a supervisor of its project at its outlet, never of the own work. */
export async function supervisesAt(ctx: Ctx, { project_id, outlet_id, promoter_id }: ScheduleRecord, page: OfficePage): Promise<boolean> {
  if (mayAct(ctx.actor, ctx.services.pages, page, 'Update')) return true;
  const { employee, promoter } = ctx.actor;
  if (!employee?.spm_supervisor || promoter?.id === promoter_id) return false;
  const [mine] = await ctx.db
    .select({ outlets: chosen.outlet_ids })
    .from(chosen)
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, project_id), eq(chosen.employee_id, employee.id)));
  return mine !== undefined && (mine.outlets.length === 0 || mine.outlets.includes(outlet_id));
}

async function lockSchedule(ctx: Ctx, id: number): Promise<ScheduleRecord> {
  const [schedule] = await ctx.db
    .select()
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id)))
    .for('no key update');
  if (!schedule) throw notFound();
  return schedule;
}

/** Locks the schedule, so that what is recorded on it comes one after the other. @throws 404 */
export async function fieldSchedule(ctx: Ctx, id: number, page: OfficePage = '/spm/product'): Promise<FieldSchedule> {
  const schedule = await lockSchedule(ctx, id);
  const isSupervisor = await supervisesAt(ctx, schedule, page);
  if (!isSupervisor && schedule.promoter_id !== ctx.actor.promoter?.id) throw notFound();
  return { schedule, supervises: isSupervisor };
}

/** The same for its promoter alone. @throws 404 */
export async function ownSchedule(ctx: Ctx, id: number): Promise<ScheduleRecord> {
  const schedule = await lockSchedule(ctx, id);
  if (schedule.promoter_id !== ctx.actor.promoter?.id) throw notFound();
  return schedule;
}

/** The same for whoever supervises it alone. @throws 404 */
export async function supervisedSchedule(ctx: Ctx, id: number): Promise<ScheduleRecord> {
  const { schedule, supervises } = await fieldSchedule(ctx, id, '/spm/project/view/promoter');
  if (!supervises) throw notFound();
  return schedule;
}

export async function projectOfSchedule(ctx: Ctx, { project_id }: ScheduleRecord): Promise<ProjectRecord> {
  const [project] = await ctx.db
    .select()
    .from(salesProjects)
    .where(and(eq(salesProjects.company_id, ctx.companyId), eq(salesProjects.id, project_id)));
  if (!project) throw notFound();
  return project;
}
