/** The days of an undecided leave follow the calendar; what changes their number is told to the employee. */
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { totalDays, type LeaveDay } from '../../contract/application/count-leave-days.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { changeLeave, replaceDays } from '../leave.store.ts';
import type { LeaveDayRecord, LeaveRecord } from '../leave.tables.ts';

type NotificationDraft = Pick<LeaveDayRecord, 'date' | 'part' | 'value' | 'reason' | 'note'>;
const same = (days: readonly NotificationDraft[], others: readonly NotificationDraft[]) =>
  JSON.stringify(days.map(({ date, part, value, reason, note }) => [date, part, value, reason, note])) ===
  JSON.stringify(others.map(({ date, part, value, reason, note }) => [date, part, value, reason, note]));

/** @param present the live days as they stand. @returns the leave as it is then; the same one where nothing changed. */
export async function takeDays(ctx: Ctx, leave: LeaveRecord, present: readonly LeaveDayRecord[], days: readonly LeaveDay[]): Promise<LeaveRecord> {
  if (same(present, days)) return leave;
  await replaceDays(ctx, leave, days, new Set(present.flatMap(({ date, replacing }) => (replacing ? date : []))));
  const total_days = totalDays(days);
  if (total_days === leave.total_days) return leave;
  const after = await changeLeave(ctx, leave.id, { total_days });
  await audit(ctx, { action: 'leave.recounted', subject_type: 'leave', subject_id: leave.id, before: { total_days: leave.total_days }, after: { total_days } });
  await notifyDaysChanged(ctx, after, leave.total_days);
  return after;
}

/** The employee, where there is a login, hears how many days the leave costs now. */
export async function notifyDaysChanged(ctx: Ctx, { id, number, employee_id, total_days: after }: LeaveRecord, before: number): Promise<void> {
  const [person] = await getEmployees(seeingAll(ctx), [employee_id]);
  if (!person || person.user_id === null) return;
  await notify(ctx, {
    to: { user: person.user_id },
    notification_type: 'leave_entitlement',
    title: LEAVE_MESSAGES.daysChangedTitle,
    message: LEAVE_MESSAGES.daysChangedText,
    params: { number, before, after },
    route: `/leave?open=${id}`,
    subject: { type: 'leave', id },
  });
}
