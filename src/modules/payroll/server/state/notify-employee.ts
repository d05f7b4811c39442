import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import { PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import type { PayrollRecord } from '../payroll.tables.ts';

type NoticeType = 'payslip' | 'payroll_paid' | 'returned';
const NOTICES = {
  payslip: ['payslip', PAYROLL_MESSAGES.payslipTitle, PAYROLL_MESSAGES.payslipText],
  payroll_paid: ['payroll_paid', PAYROLL_MESSAGES.paidTitle, PAYROLL_MESSAGES.paidText],
  returned: ['payroll_paid', PAYROLL_MESSAGES.returnedTitle, PAYROLL_MESSAGES.returnedText],
} as const;

/** What an employee is told of a month, named in each language. */
export function payNotified(endDate: string, type: NoticeType, date = '') {
  const [notification_type, title, text] = NOTICES[type];
  const message = Object.fromEntries(
    LOCALES.map((locale) => [locale, say(text, locale, { period: formatMonth(endDate as CalendarDate, locale), date })]),
  ) as Text;
  return { notification_type, title, message, route: '/payroll' };
}

/** Tells the employee's login, if there is one, that the payslip is ready or the salary paid. */
export async function notifyEmployee(ctx: Ctx, record: PayrollRecord, type: NoticeType, date = ''): Promise<void> {
  const { user_id } = await getEmployee(ctx, record.employee_id);
  if (user_id === null) return;
  await notify(ctx, { to: { user: user_id }, ...payNotified(record.end_date, type, date), subject: { type: 'payroll', id: record.id } });
}
