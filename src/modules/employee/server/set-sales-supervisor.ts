/** Whether an employee supervises promoters: asked by sales performance, which knows where and whom. */
import { notifyAccess } from '#modules/identity/server/public.ts';
import type { Ctx } from '#platform/server/context.ts';
import { recordChange } from './change/record-change.ts';
import { getEmployee, updateEmployee } from './employee.store.ts';

/** The portal of the person loads its menu anew. @returns whether it is another than before. @throws 404 where the caller may not see the employee */
export async function setSalesSupervisor(ctx: Ctx, id: number, spm_supervisor: boolean): Promise<boolean> {
  const before = await getEmployee(ctx, id, { lock: true });
  if (before.spm_supervisor === spm_supervisor) return false;
  const after = await updateEmployee(ctx, id, { spm_supervisor });
  if (after.user_id !== null) await notifyAccess(ctx, after.user_id, ctx.actor.name);
  await recordChange(ctx, { action: 'credential.updated', id, before, after });
  return true;
}
