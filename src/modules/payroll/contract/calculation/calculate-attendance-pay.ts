/**
 * From basic, hours and days to the salary and the lines that follow from them. Three ways (specification,
 * section 9): Basic from the agreed salary, Fix Amount from an hourly rate, Time-Based with multipliers.
 */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { ZERO, fromRinggit, ratio, roundToSen, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import { HOUR } from '#modules/statutory/contract/wages/pay-premium.ts';
import { ATTENDANCE_LINES } from './attendance-pay.messages.ts';
import { ORDINARY_DIVISOR, payAtOrdinaryRate, payOfBasic } from './ordinary-rate.ts';
import { deductMissedTime } from './deduct-missed-time.ts';
import { hoursOff, premiumParts, type PremiumBasis, type TimeWorked } from './pay-premium-lines.ts';
import type { LateLeave } from '../payroll-doors.ts';
import type { SalaryPart } from './calculation.schema.ts';
import type { DeductionLine, EarningLine } from '../payroll-line.schema.ts';
import { weekdaysBetween } from '../payroll-period.ts';
import type { PayrollRules } from './payroll-rules.ts';
import { prorateSalary, type ServedDays } from './prorate-salary.ts';

/** A part of the period at one basic, in ringgit. */
export interface SalaryVersion {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly basic: number;
}

/** What the pay is worked out from; money in ringgit. */
export interface PayBasis extends PremiumBasis {
  /** Two or more where a monthly basic changed inside the period; `basic` is the last. */
  readonly versions?: readonly SalaryVersion[] | undefined;
}

export interface AttendancePay {
  readonly salary: Sen;
  readonly hourly: Sen;
  readonly daily: Sen;
  /** The ordinary rate of pay, fixed allowances in it. */
  readonly ordinaryHourly: Sen;
  readonly ordinaryDaily: Sen;
  readonly overtime: Sen;
  /** Days that a month is divided by. */
  readonly divisor: number;
  readonly scheduledDays: number;
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
  /** Where the basic changed inside the period: each part with its days. */
  readonly parts: readonly SalaryPart[];
}

type PayRules = Pick<
  PayrollRules,
  'rule_set' | 'divisor' | 'hours_per_day' | 'overtime_salary_ceiling' | 'deduct_absent' | 'deduct_late' | 'late_grace_minutes'
>;
export interface PaySpan extends ServedDays {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

const hundredths = (value: number) => Math.round(value * 100);

/** KWSP counts the work of a day off inside the normal hours as wages, and what goes beyond them as overtime. */
const TYPES = { overtime: 'Overtime', rest_day: 'Rest Day', rest_day_ot: 'Overtime', public_holiday: 'Public Holiday', public_holiday_ot: 'Overtime' };

function earningOf(line: keyof typeof TYPES, amount: Sen, hours: number): EarningLine[] {
  if (amount <= 0) return [];
  const type = TYPES[line];
  const { epf, socso, eis, hrdf, tax, mtd_key } = earningDefaults(type);
  const [name, name_ms] = [say(ATTENDANCE_LINES[line], 'en', { hours }), say(ATTENDANCE_LINES[line], 'ms', { hours })];
  return [{ payroll_item_id: null, name, name_ms, system: line, reason: null, type, amount: amount / 100, epf, socso, eis, hrdf, tax, mtd_key }];
}

function divisorOf(rules: PayRules, scheduled: number, periodDays: number): number {
  if (rules.divisor === '26') return ORDINARY_DIVISOR;
  return rules.divisor === 'Calendar Days' ? periodDays : Math.max(1, scheduled);
}

/** The salary of a month that changed inside the period: each part by its days (s.18A). */
function partsOf(versions: readonly SalaryVersion[], span: PaySpan, divisor: PayrollRules['divisor']): SalaryPart[] {
  return versions.map(({ from, to, basic }) => {
    const days = { from, to, period: span.period, served: daysInclusive(from, to) };
    return { from, to, days: days.served, basic, amount: toRinggit(prorateSalary(fromRinggit(basic), days, divisor, span)) };
  });
}

/** Works out the pay of a period. Every amount is rounded half up to the sen, once. @param late unpaid leave of earlier months */
export function calculateAttendancePay(basis: PayBasis, time: TimeWorked, span: PaySpan, rules: PayRules, late: readonly LateLeave[] = []): AttendancePay {
  const basic = fromRinggit(basis.basic);
  const scheduledDays = time.scheduled_days ?? weekdaysBetween(span.start, span.end);
  const divisor = divisorOf(rules, scheduledDays, span.period);
  const pay = (hours: number, multiplier: number) => payOfBasic(basis, hundredths(hours) * hundredths(multiplier), rules.hours_per_day);
  const hourly = pay(1, 1);
  const daily =
    basis.pay_type === 'Daily' ? basic : basis.pay_type === 'Hourly' ? pay(rules.hours_per_day, 1) : roundToSen(basic, ratio(100, hundredths(divisor)));
  const paidDays = time.worked_days + time.paid_leave_days + time.holiday_days;
  /** Paid leave and holidays count as normal hours. */
  const normalHours = time.normal_hours + (time.paid_leave_days + time.holiday_days) * rules.hours_per_day;
  const shared = {
    hourly,
    daily,
    ordinaryHourly: payAtOrdinaryRate(basis, HOUR, rules.hours_per_day),
    ordinaryDaily: payAtOrdinaryRate(basis, hundredths(rules.hours_per_day) * 100, rules.hours_per_day),
    divisor,
    scheduledDays,
    deductions: [],
    parts: [],
  };

  if (basis.type === 'Fix Amount' && rules.rule_set === 'specification') return { ...shared, ...fixAmount(basis, time, pay) };
  const premiums = premiumParts(basis, time, rules, span.end.slice(0, 7));
  const earnings = premiums.flatMap(({ line, amount, hours }) => earningOf(line, amount, hours));
  const overtime = sen(premiums.reduce((sum, { amount }) => sum + amount, 0));
  if (basis.type === 'Fix Amount') return { ...shared, salary: pay(time.normal_hours, 1), overtime, earnings };
  if (basis.type === 'Time-Based') return { ...shared, salary: pay(normalHours, basis.multipliers.normal_multiplier), overtime, earnings };
  if (basis.pay_type === 'Hourly') return { ...shared, salary: pay(normalHours, 1), overtime, earnings };
  if (basis.pay_type === 'Daily') return { ...shared, salary: roundToSen(basic, ratio(hundredths(paidDays), 100)), overtime, earnings };
  const parts = (basis.versions ?? []).length > 1 ? partsOf(basis.versions ?? [], span, rules.divisor) : [];
  const salary = parts.length > 0 ? sen(parts.reduce((sum, { amount }) => sum + fromRinggit(amount), 0)) : prorateSalary(basic, span, rules.divisor, span);
  return {
    ...shared,
    salary,
    overtime,
    earnings,
    parts,
    deductions: deductMissedTime({ basic: averageOf(parts, basic), salary, time, divisor, span, rules, late }),
  };
}

/** The basic of a month by the days at each; the one basic where it did not change. */
function averageOf(parts: readonly SalaryPart[], basic: Sen): Sen {
  const days = parts.reduce((sum, part) => sum + part.days, 0);
  if (days === 0) return basic;
  return roundToSen(sen(parts.reduce((sum, part) => sum + fromRinggit(part.basic) * part.days, 0)), ratio(1, days));
}

/** The letter of the specification: every hour at the rate, or overtime and the like at a rate of its own. */
function fixAmount(basis: PayBasis, time: TimeWorked, pay: (hours: number, multiplier: number) => Sen) {
  const extra = time.overtime_hours + hoursOff(time, 'rest_day') + hoursOff(time, 'public_holiday');
  const ownRate = basis.overtime_rate !== null && basis.overtime_rate > 0;
  const overtime = ownRate ? roundToSen(fromRinggit(basis.overtime_rate ?? 0), ratio(hundredths(extra), 100)) : ZERO;
  return { salary: pay(time.normal_hours + (ownRate ? 0 : extra), 1), overtime, earnings: earningOf('overtime', overtime, extra) };
}
