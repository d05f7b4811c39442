/** The schedule on which somebody records: the promoter's own, one of a supervisor's project, or any for an administrator. */
import { and, eq } from 'drizzle-orm';
import { mayAct } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { salesProjectSupervisors as chosen } from '../project/project.tables.ts';
import { salesSchedules as s, type ScheduleRecord } from '../schedule/schedule.tables.ts';

export interface FieldSchedule {
  readonly schedule: ScheduleRecord;
  /** A supervisor of the project or an administrator: they correct what a promoter may not. */
  readonly supervises: boolean;
}

async function supervises(ctx: Ctx, { project_id, outlet_id }: ScheduleRecord): Promise<boolean> {
  if (mayAct(ctx.actor, ctx.services.pages, '/spm/product', 'Update')) return true;
  const { employee } = ctx.actor;
  if (!employee?.spm_supervisor) return false;
  const [mine] = await ctx.db
    .select({ outlets: chosen.outlet_ids })
    .from(chosen)
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, project_id), eq(chosen.employee_id, employee.id)));
  return mine !== undefined && (mine.outlets.length === 0 || mine.outlets.includes(outlet_id));
}

/** Locks the schedule, so that what is recorded on it comes one after the other. @throws 404 */
export async function fieldSchedule(ctx: Ctx, id: number): Promise<FieldSchedule> {
  const [schedule] = await ctx.db
    .select()
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id)))
    .for('update');
  if (!schedule) throw notFound();
  const isSupervisor = await supervises(ctx, schedule);
  if (!isSupervisor && schedule.promoter_id !== ctx.actor.promoter?.id) throw notFound();
  return { schedule, supervises: isSupervisor };
}
