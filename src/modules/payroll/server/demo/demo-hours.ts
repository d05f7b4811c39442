/** Hours and days that the demo's officers enter, the same for the same person and month. */
import { monthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { weekdaysBetween, type PayPeriod } from '../../contract/payroll-period.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import type { PaidEmployee } from './demo-salaries.ts';

const NO_FLAGS = { hrdf: false, socso: false, eis: false } as const;

/** Three months back the company pays a bonus of one basic salary to those who have no recurring item. */
export const hasBonus = (index: number, person: PaidEmployee) => index % 6 === 1 && person.trait !== 'daily' && person.trait !== 'part-time';

export function demoEntry(person: PaidEmployee, index: number, period: PayPeriod, basic: number, bonusMonth: boolean): EnteredForm | undefined {
  const month = monthOf(period.end_date as CalendarDate);
  const days = weekdaysBetween(period.start_date, period.end_date);
  const spread = (index * 7 + month * 3) % 10;
  const isGuard = /^(Security Guard|Guard Supervisor)$/.test(person.position);
  if (isGuard) {
    return {
      calculation: {
        worked_days: 26,
        normal_hours: 200,
        overtime_hours: 20 + spread * 3,
        rest_day_hours: spread % 3 === 0 ? 8 : 0,
        holiday_hours: spread % 4 === 1 ? 8 : 0,
        holiday_days: 1,
      },
    };
  }
  if (person.trait === 'daily') return { calculation: { worked_days: days, normal_hours: days * 8, overtime_hours: spread * 2 } };
  if (person.trait === 'part-time') return { calculation: { worked_days: 16, normal_hours: 64 + spread * 4 } };
  if (bonusMonth && hasBonus(index, person)) {
    return { earnings: [{ name: 'Bonus', name_ms: 'Bonus', type: 'Bonus', amount: basic, epf: true, tax: true, ...NO_FLAGS, mtd_key: 'bonus', reason: null }] };
  }
  if ((index + month) % 13 === 0) return { calculation: { worked_days: days - 1, unpaid_leave_days: 1 } };
  return { calculation: { worked_days: days } };
}
