/** Who may change whose days. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { MANAGE_ERRORS } from '../contract/manage/manage.messages.ts';
import { mayChange, isClosed } from '#modules/roster/server/public.ts';

const isOwner = (ctx: Ctx) => ctx.actor.type === 'owner';

/** @param override the owner has confirmed that the payroll stays as it is @returns whether the day is in a closed month @throws 422 */
export async function requireChangeable(ctx: Ctx, employeeId: number, date: CalendarDate, override: boolean): Promise<boolean> {
  if (!mayChange(ctx, employeeId)) throw invalid('base', MANAGE_ERRORS.own);
  if (!(await isClosed(ctx, employeeId, date))) return false;
  if (!isOwner(ctx)) throw invalid('base', MANAGE_ERRORS.locked);
  if (!override) throw invalid('override', MANAGE_ERRORS.lockedOwner);
  return true;
}
