/** Live notices of leave: to those who decide, and to the employee. */
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { leavePeriodText } from '../contract/application/leave-duration.ts';
import { findTypes } from './type/leave-type.store.ts';
import type { LeaveRecord } from './leave.tables.ts';

/** `06/11/26, full day`, `06/11/26 to 09/11/26, 4 days`: the days that the leave costs. */
export const periodText = ({ start_date, end_date, duration, total_days }: LeaveRecord): Text => leavePeriodText(start_date, end_date, duration, total_days);

async function textOf(ctx: Ctx, leave: LeaveRecord, pattern: Text, name: string): Promise<Text> {
  const type = (await findTypes(ctx, true)).find(({ id }) => id === leave.leave_type_id);
  const period = periodText(leave);
  const typeName = { en: type?.name ?? '', ms: type?.name_ms ?? '' };
  return Object.fromEntries(LOCALES.map((locale) => [locale, say(pattern, locale, { name, type: typeName[locale], period: period[locale] })])) as Text;
}

const TITLES = {
  leave_reviewed: LEAVE_MESSAGES.reviewedTitle,
  leave_approved: LEAVE_MESSAGES.approvedTitle,
  leave_rejected: LEAVE_MESSAGES.rejectedTitle,
  leave_cancelled: LEAVE_MESSAGES.cancelledTitle,
} as const;

interface Whom {
  /** Who can decide it, or could. */
  readonly approvers?: { readonly type: 'leave_submitted' | 'leave_cancelled'; readonly users: readonly number[] };
  /** The employee, where there is a login. */
  readonly applicant?: keyof typeof TITLES;
}

/** Leaves or balances changed: everybody who is connected loads again what they may see. Told several times in one transaction it is heard once. */
export const notifyLeaveChanged = (ctx: Ctx): Promise<void> =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: 'leave_changed', stored: false });

/** Types, rules, holidays or blackout days changed, and with them what leaves cost: everybody who is connected loads again what they may see. */
export const notifySetupChanged = (ctx: Ctx): Promise<void> =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: 'leave_setup_changed', stored: false });

/** Everybody who is connected hears that leave changed; whom it concerns is told by name. */
export async function notifyLeave(ctx: Ctx, leave: LeaveRecord, { approvers, applicant }: Whom): Promise<void> {
  await notifyLeaveChanged(ctx);
  const [employee] = await getEmployees(seeingAll(ctx), [leave.employee_id]);
  if (!employee) return;
  if (approvers && approvers.users.length > 0) await notifyApprovers(ctx, leave, employee, approvers);
  if (!applicant || employee.user_id === null) return;
  await notify(ctx, {
    to: { user: employee.user_id },
    notification_type: applicant,
    title: TITLES[applicant],
    message: await textOf(ctx, leave, LEAVE_MESSAGES.ownText, employee.name),
    route: `/leave?open=${leave.id}`,
    subject: { type: 'leave', id: leave.id },
  });
}

async function notifyApprovers(ctx: Ctx, leave: LeaveRecord, employee: EmployeeRecord, { type, users }: NonNullable<Whom['approvers']>): Promise<void> {
  await notify(ctx, {
    to: { users: users.filter((id) => id !== ctx.actor.userId) },
    notification_type: type,
    title: type === 'leave_submitted' ? LEAVE_MESSAGES.submittedTitle : LEAVE_MESSAGES.cancelledTitle,
    message: await textOf(ctx, leave, LEAVE_MESSAGES.submittedText, employee.name),
    route: `/leave/manage?open=${leave.id}`,
    subject: { type: 'leave', id: leave.id },
  });
}
