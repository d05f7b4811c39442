/** Who hears that approved leave counts differently now: the employee, and whoever approved it. */
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { tellDaysChanged } from '../application/take-days.ts';
import type { LeaveRecord } from '../leave.tables.ts';

/** @param before its days until now */
export async function tellRecounted(ctx: Ctx, leave: LeaveRecord, before: number): Promise<void> {
  if (leave.total_days === before) return;
  await tellDaysChanged(ctx, leave, before);
  if (leave.approved_by === null) return;
  const [person] = await getEmployees(seeingAll(ctx), [leave.employee_id]);
  await tell(ctx, {
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
export async function tellCorrections(ctx: Ctx, n: number): Promise<void> {
  await tell(ctx, {
    to: { users: await adminsWho(ctx, ctx.companyId, { route: '/leave/entitlement', actions: ['Update'] }) },
    notification_type: 'leave_entitlement',
    title: LEAVE_MESSAGES.correctionTitle,
    message: LEAVE_MESSAGES.correctionText,
    params: { n },
    route: '/leave/holiday?changes=1',
  });
}
