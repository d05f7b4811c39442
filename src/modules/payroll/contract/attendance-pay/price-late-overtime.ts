/** Overtime of a month that is confirmed, priced as that month would have paid it. Pure. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { sen, toRinggit } from '#platform/contract/money.ts';
import { NO_TIME } from '../payroll-inputs.ts';
import { ATTENDANCE_LINES } from './attendance-pay.messages.ts';
import { calculateAttendancePay } from './calculate-attendance-pay.ts';
import type { Calculation } from '../calculation.schema.ts';
import type { EarningLine } from '../payroll-line.schema.ts';

export interface LateOvertime {
  readonly date: CalendarDate;
  readonly day_type: 'Normal' | 'Off Day' | 'Rest Day' | 'Public Holiday';
  /** With two decimals. */
  readonly hours: number;
}

/** The month that it was worked in. */
export interface WorkedMonth {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly calculation: Calculation;
}

export interface LateOvertimeLine extends Pick<EarningLine, 'name' | 'name_ms' | 'type' | 'amount'> {}

const KINDS = { 'Rest Day': 'rest_day', 'Public Holiday': 'public_holiday' } as const;

/** Lines of one day; none where its month pays no overtime. */
export function priceLateOvertime({ date, day_type, hours }: LateOvertime, { start_date, end_date, calculation }: WorkedMonth): LateOvertimeLine[] {
  const { type, pay_type, given_hourly_rate, overtime_rate, multipliers, fixed_allowances, salary_parts = [], rules, period_days } = calculation;
  const basic = salary_parts.find(({ from, to }) => from <= date && date <= to)?.basic ?? calculation.basic;
  const isDayOff = day_type === 'Rest Day' || day_type === 'Public Holiday';
  const time = {
    ...NO_TIME,
    scheduled_days: calculation.scheduled_days,
    ...(isDayOff ? { days_off_worked: [{ kind: KINDS[day_type], date, hours: Math.min(24, hours) }] } : { overtime_hours: hours }),
  };
  const span = { from: start_date, to: end_date, start: start_date, end: end_date, period: period_days, served: period_days };
  const pay = calculateAttendancePay({ type, pay_type, basic, given_hourly_rate, overtime_rate, multipliers, fixed_allowances }, time, span, rules);
  const on = formatDate(date);
  const lines = pay.earnings.map(({ name, name_ms, type: lineType, amount }) => ({
    name: `${name}, ${on}`,
    name_ms: `${name_ms}, ${on}`,
    type: lineType,
    amount,
  }));
  // An agreed rate by the letter of the specification pays such hours within the salary.
  if (type !== 'Fix Amount' || lines.length > 0 || pay.salary <= 0) return lines;
  const [name, name_ms] = [say(ATTENDANCE_LINES.overtime, 'en', { hours }), say(ATTENDANCE_LINES.overtime, 'ms', { hours })];
  return [{ name: `${name}, ${on}`, name_ms: `${name_ms}, ${on}`, type: 'Overtime', amount: toRinggit(sen(pay.salary)) }];
}
