/** Unpaid leave that a confirmed payroll took off too much: how much it is, and the arrears by which a later payroll pays it back. */
import { calendarDate, formatMonth, startOfMonth } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, ratio, roundToSen, sen, toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { leaveTakenIn, refundedOf, refundsDue, refundsPaidBy, releaseRefunds, stampRefunds, unpaidAround } from '#modules/leave/server/public.ts';
import { daysWithoutPay, hundredths } from '../../contract/attendance-pay/dated-time.ts';
import { LATER_MESSAGES } from '../../contract/later/later.messages.ts';
import { findItems } from '../item/payroll-item.store.ts';
import { getPayroll } from '../payroll.store.ts';
import type { PaidWithSalary } from '../stored/paid-with-salary.ts';

/** Ringgit: each line of unpaid leave, in proportion to the days that it should not have taken, less what was given back before. */
export async function takenTooMuch(ctx: Ctx, payrollId: number): Promise<number> {
  const { employee_id, start_date, end_date, calculation, deductions } = await getPayroll(seeingAll(ctx), payrollId);
  const { leave: then, rules } = calculation;
  if (!then) return 0;
  const around = await unpaidAround(ctx, [employee_id], start_date, end_date);
  const asked = { employeeIds: [employee_id], from: start_date, to: end_date, payrollIds: [payrollId] };
  const now = (await leaveTakenIn(ctx, asked, around)).get(employee_id) ?? { unpaid_days: 0, rest_days: 0, late: [] };
  const tooMuch = (system: string, month: number | null, before: number, after: number): number => {
    const line = deductions.find((each) => each.system === system && (each.source?.['month'] ?? null) === month);
    return line && before > after ? roundToSen(fromRinggit(line.amount), ratio(hundredths(before - after), hundredths(before))) : 0;
  };
  const own = ({ unpaid_days: days, rest_days }: { readonly unpaid_days: number; readonly rest_days: number }) => daysWithoutPay({ days, rest_days }, rules);
  const late = then.late.map((month) => {
    const left = now.late.find((each) => each.month === month.month);
    return tooMuch('unpaid_leave_late', Number(month.month.replace('-', '')), daysWithoutPay(month, rules), left ? daysWithoutPay(left, rules) : 0);
  });
  const total = late.reduce((sum, each) => sum + each, tooMuch('unpaid_leave', null, own(then), own(now)));
  return toRinggit(sen(Math.max(0, total - fromRinggit(await refundedOf(ctx, payrollId)))));
}

/** Arrears of wages, which contributions and tax count as they count the salary. */
export const leaveRefunds: PaidWithSalary = {
  key: 'leave_correction',
  async due(ctx, employeeIds, payrollIds) {
    const due = await refundsDue(ctx, employeeIds, payrollIds);
    if (due.length === 0) return [];
    const item = [...(await findItems(ctx)).values()].find(({ code, deleted_at }) => code === 'AR' && deleted_at === null);
    return due.map(({ id, employee_id, amount, date, number }) => {
      const named = (locale: 'en' | 'ms') => say(LATER_MESSAGES.leaveBack, locale, { number, month: formatMonth(startOfMonth(calendarDate(date)), locale) });
      return { id, employee_id, amount, payroll_item_id: item?.id ?? null, name: named('en'), name_ms: named('ms') };
    });
  },
  stamp: stampRefunds,
  paidBy: refundsPaidBy,
  release: releaseRefunds,
  async paid() {},
  async takenBack() {},
};
