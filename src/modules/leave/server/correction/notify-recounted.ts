/** Who hears that approved leave counts differently now: the employee, and whoever approved it. */
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { notifyDaysChanged } from '../application/take-days.ts';
import type { LeaveRecord } from '../leave.tables.ts';

/** @param before its days until now */
export async function notifyRecounted(ctx: Ctx, leave: LeaveRecord, before: number): Promise<void> {
  if (leave.total_days === before) return;
  await notifyDaysChanged(ctx, leave, before);
  if (leave.approved_by === null) return;
  const [person] = await getEmployees(seeingAll(ctx), [leave.employee_id]);
  await notify(ctx, {
    to: { user: leave.approved_by },
    notification_type: 'leave_entitlement',
    title: LEAVE_MESSAGES.daysChangedTitle,
    message: LEAVE_MESSAGES.recountedText,
    params: { name: person?.name ?? '', number: leave.number, before, after: leave.total_days },
    route: `/leave/manage?open=${leave.id}`,
    subject: { type: 'leave', id: leave.id },
  });
}

/** Officers who may decide the differences hear once of all that a change has brought. */
export async function notifyCorrections(ctx: Ctx, n: number): Promise<void> {
  await notify(ctx, {
    to: { users: await adminsWho(ctx, ctx.companyId, { route: '/leave/entitlement', actions: ['Update'] }) },
    notification_type: 'leave_entitlement',
    title: LEAVE_MESSAGES.correctionTitle,
    message: LEAVE_MESSAGES.correctionText,
    params: { n },
    route: '/leave/holiday?changes=1',
  });
}
