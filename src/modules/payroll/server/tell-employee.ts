import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import { PAYROLL_MESSAGES } from '../contract/payroll.messages.ts';
import type { PayrollRecord } from './payroll.tables.ts';

/** Tells the employee's login, if there is one, that the payslip is ready or the salary paid. The month is named in each language. */
export async function tellEmployee(ctx: Ctx, record: PayrollRecord, type: 'payslip' | 'payroll_paid', date = ''): Promise<void> {
  const { user_id } = await getEmployee(ctx, record.employee_id);
  if (user_id === null) return;
  const [title, text] =
    type === 'payslip' ? [PAYROLL_MESSAGES.payslipTitle, PAYROLL_MESSAGES.payslipText] : [PAYROLL_MESSAGES.paidTitle, PAYROLL_MESSAGES.paidText];
  const message = Object.fromEntries(
    LOCALES.map((locale) => [locale, say(text, locale, { period: formatMonth(record.end_date as CalendarDate, locale), date })]),
  ) as Text;
  await tell(ctx, { to: { user: user_id }, notification_type: type, title, message, route: '/payroll', subject: { type: 'payroll', id: record.id } });
}
