/**
 * From basic, hours and days to the salary and the lines that follow from them. Three ways (specification,
 * section 9): Basic from the agreed salary, Fix Amount from an hourly rate, Time-Based with multipliers.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { say, type Params } from '#platform/contract/messages.ts';
import { ZERO, fromRinggit, minSen, ratio, roundToSen, sen, type Sen } from '#platform/contract/money.ts';
import { earningDefaults } from '#modules/statutory/contract/earning-defaults.ts';
import { ATTENDANCE_LINES } from './attendance-pay.messages.ts';
import type { WorkedTime } from './payroll-doors.ts';
import type { DeductionLine, EarningLine, SystemLine } from './payroll-form.schema.ts';
import { weekdaysBetween } from './payroll-period.ts';
import type { PayrollRules } from './payroll-rules.ts';
import type { CalculationType, Multipliers } from './payroll-setting.schema.ts';
import { prorateSalary, type ServedDays } from './prorate-salary.ts';
import type { PayType } from './salary.schema.ts';

/** What the pay is worked out from; money in ringgit. */
export interface PayBasis {
  readonly type: CalculationType;
  readonly pay_type: PayType;
  /** A month, a day or an hour, by `pay_type`. */
  readonly basic: number;
  readonly given_hourly_rate: number | null;
  readonly overtime_rate: number | null;
  readonly multipliers: Multipliers;
}

export interface AttendancePay {
  readonly salary: Sen;
  readonly hourly: Sen;
  readonly daily: Sen;
  readonly overtime: Sen;
  /** Days that a month is divided by. */
  readonly divisor: number;
  readonly scheduledDays: number;
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
}

type PayRules = Pick<PayrollRules, 'divisor' | 'hours_per_day' | 'overtime_salary_ceiling' | 'deduct_absent' | 'deduct_late' | 'late_grace_minutes'>;
export interface PaySpan extends ServedDays {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The ordinary rate of pay divides a month by 26 (s.60I). */
const ORDINARY_DIVISOR = 26;
const hundredths = (value: number) => Math.round(value * 100);

/** Pay of some hours at a multiple of the hour, from what was agreed, rounded once. */
function payHours(basis: PayBasis, hours: number, multiplier: number, hoursPerDay: number): Sen {
  const times = hundredths(hours) * hundredths(multiplier);
  if (basis.given_hourly_rate !== null) return roundToSen(fromRinggit(basis.given_hourly_rate), ratio(times, 10_000));
  const basic = fromRinggit(basis.basic);
  if (basis.pay_type === 'Hourly') return roundToSen(basic, ratio(times, 10_000));
  const hoursOfBasic = hundredths(hoursPerDay) * (basis.pay_type === 'Daily' ? 1 : ORDINARY_DIVISOR);
  return roundToSen(basic, ratio(times, hoursOfBasic * 100));
}

function lineName(line: SystemLine, params: Params) {
  return {
    payroll_item_id: null,
    name: say(ATTENDANCE_LINES[line], 'en', params),
    name_ms: say(ATTENDANCE_LINES[line], 'ms', params),
    system: line,
    reason: null,
  };
}

function earningOf(line: 'overtime' | 'rest_day' | 'public_holiday', amount: Sen, hours: number): EarningLine[] {
  if (amount <= 0) return [];
  const type = { overtime: 'Overtime', rest_day: 'Rest Day', public_holiday: 'Public Holiday' }[line];
  const { epf, socso, eis, hrdf, tax, mtd_key } = earningDefaults(type);
  return [{ ...lineName(line, { hours }), type, amount: amount / 100, epf, socso, eis, hrdf, tax, mtd_key }];
}

function deductionOf(line: 'unpaid_leave' | 'absent' | 'late', amount: Sen, params: Params): DeductionLine[] {
  if (amount <= 0) return [];
  const type = { unpaid_leave: 'Unpaid Leave', absent: 'Absent', late: 'Late' }[line];
  return [{ ...lineName(line, params), type, amount: amount / 100, contribution_total_type: 'salary', source: null }];
}

/** Hours beyond the normal ones, one line a class; none where the pay lies above the statutory ceiling. */
function premiumLines(basis: PayBasis, time: WorkedTime, rules: PayRules): EarningLine[] {
  const { multipliers: m } = basis;
  if (basis.pay_type === 'Monthly' && rules.overtime_salary_ceiling !== null && basis.basic > rules.overtime_salary_ceiling) return [];
  const pay = (hours: number, multiplier: number) => payHours(basis, hours, multiplier, rules.hours_per_day);
  return [
    ...earningOf('overtime', pay(time.overtime_hours, m.overtime_multiplier), time.overtime_hours),
    ...earningOf(
      'rest_day',
      sen(pay(time.rest_day_hours, m.rest_day_multiplier) + pay(time.rest_day_ot_hours, m.rest_day_ot_multiplier)),
      time.rest_day_hours + time.rest_day_ot_hours,
    ),
    ...earningOf(
      'public_holiday',
      sen(pay(time.holiday_hours, m.holiday_multiplier) + pay(time.holiday_ot_hours, m.holiday_ot_multiplier)),
      time.holiday_hours + time.holiday_ot_hours,
    ),
  ];
}

/** Unpaid leave, absence and lateness of a monthly salary; together never more than the salary. */
function missedTime(basic: Sen, salary: Sen, time: WorkedTime, divisor: number, rules: PayRules): DeductionLine[] {
  let left = salary;
  const take = (amount: Sen): Sen => {
    const taken = minSen(amount, left);
    left = sen(left - taken);
    return taken;
  };
  const days = (count: number) => take(roundToSen(basic, ratio(hundredths(count), hundredths(divisor))));
  const minutes = rules.deduct_late ? Math.max(0, time.late_minutes - rules.late_grace_minutes) : 0;
  return [
    ...deductionOf('unpaid_leave', days(time.unpaid_leave_days), { days: time.unpaid_leave_days }),
    ...(rules.deduct_absent ? deductionOf('absent', days(time.absent_days), { days: time.absent_days }) : []),
    ...deductionOf('late', take(roundToSen(basic, ratio(minutes * 10_000, hundredths(divisor) * hundredths(rules.hours_per_day) * 60))), { minutes }),
  ];
}

function divisorOf(rules: PayRules, scheduled: number, periodDays: number): number {
  if (rules.divisor === '26') return ORDINARY_DIVISOR;
  return rules.divisor === 'Calendar Days' ? periodDays : Math.max(1, scheduled);
}

/** Works out the pay of a period. Every amount is rounded half up to the sen, once. */
export function calculateAttendancePay(basis: PayBasis, time: WorkedTime, span: PaySpan, rules: PayRules): AttendancePay {
  const basic = fromRinggit(basis.basic);
  const scheduledDays = time.scheduled_days ?? weekdaysBetween(span.start, span.end);
  const divisor = divisorOf(rules, scheduledDays, span.period);
  const pay = (hours: number, multiplier: number) => payHours(basis, hours, multiplier, rules.hours_per_day);
  const hourly = pay(1, 1);
  const daily =
    basis.pay_type === 'Daily' ? basic : basis.pay_type === 'Hourly' ? pay(rules.hours_per_day, 1) : roundToSen(basic, ratio(100, hundredths(divisor)));
  const paidDays = time.worked_days + time.paid_leave_days + time.holiday_days;
  /** Paid leave and holidays count as normal hours. */
  const normalHours = time.normal_hours + (time.paid_leave_days + time.holiday_days) * rules.hours_per_day;
  const shared = { hourly, daily, divisor, scheduledDays };

  if (basis.type === 'Fix Amount') {
    const extra = time.overtime_hours + time.rest_day_hours + time.rest_day_ot_hours + time.holiday_hours + time.holiday_ot_hours;
    const ownRate = basis.overtime_rate !== null && basis.overtime_rate > 0;
    const overtime = ownRate ? roundToSen(fromRinggit(basis.overtime_rate ?? 0), ratio(hundredths(extra), 100)) : ZERO;
    const salary = pay(time.normal_hours + (ownRate ? 0 : extra), 1);
    return { ...shared, salary, overtime, earnings: earningOf('overtime', overtime, extra), deductions: [] };
  }
  const earnings = premiumLines(basis, time, rules);
  const overtime = sen(earnings.reduce((sum, { amount }) => sum + fromRinggit(amount), 0));
  if (basis.type === 'Time-Based') {
    return { ...shared, salary: pay(normalHours, basis.multipliers.normal_multiplier), overtime, earnings, deductions: [] };
  }
  if (basis.pay_type === 'Hourly') return { ...shared, salary: pay(normalHours, 1), overtime, earnings, deductions: [] };
  if (basis.pay_type === 'Daily') return { ...shared, salary: roundToSen(basic, ratio(hundredths(paidDays), 100)), overtime, earnings, deductions: [] };
  const salary = prorateSalary(basic, span, rules.divisor, span);
  return { ...shared, salary, overtime, earnings, deductions: missedTime(basic, salary, time, divisor, rules) };
}
