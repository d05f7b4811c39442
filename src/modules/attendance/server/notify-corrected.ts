import { formatDate, yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { ATTENDANCE_NOTICES } from '../contract/manage/attendance-notices.messages.ts';
import { notifyRecorded } from './notify-punch.ts';

export type Corrected = Exclude<keyof typeof ATTENDANCE_NOTICES, 'text'>;

/** The employee hears of it by name, everybody who is connected loads again what they may see. */
export async function notifyCorrected(
  ctx: Ctx,
  { user_id }: Pick<EmployeeRecord, 'user_id'>,
  date: CalendarDate,
  what: Corrected = 'corrected',
): Promise<void> {
  await notifyRecorded(ctx);
  if (user_id === null || user_id === ctx.actor.userId) return;
  await notify(ctx, {
    to: { user: user_id },
    notification_type: 'attendance_corrected',
    title: ATTENDANCE_NOTICES[what],
    message: ATTENDANCE_NOTICES.text,
    params: { date: formatDate(date) },
    // The own list is of a month; the first session of the day opens.
    route: `/attendance?month=${yearMonthOf(date)}&open=${date}-0`,
  });
}
