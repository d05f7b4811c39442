/**
 * From basic, hours and days to the salary and the lines that follow from them. Three ways (specification,
 * section 9): Basic from the agreed salary, Fix Amount from an hourly rate, Time-Based with multipliers.
 */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { ZERO, fromRinggit, ratio, roundSumToSen, roundToSen, sen, toRinggit, type Sen, type Share } from '#platform/contract/money.ts';
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import { HOUR } from '#modules/statutory/contract/wages/pay-premium.ts';
import { ATTENDANCE_LINES } from './attendance-pay.messages.ts';
import { hundredths, timeIn, type TimeWorked } from './dated-time.ts';
import { ORDINARY_DIVISOR, payAtOrdinaryRate, payOfBasic, shareOfBasic } from './ordinary-rate.ts';
import { deductMissedTime, type MissedTime } from './deduct-missed-time.ts';
import { hoursOff, premiumParts, type WorkedAt } from './pay-premium-lines.ts';
import type { LateLeave } from '../payroll-inputs.ts';
import type { SalaryPart } from '../calculation.schema.ts';
import type { DeductionLine, EarningLine } from '../payroll-line.schema.ts';
import { weekdaysBetween } from '../payroll-period.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import { prorateSalary, shareOfSalary, type ServedDays } from './prorate-salary.ts';
import { rateSpans, type PayBasis, type RateSpan, type SalaryVersion } from './rate-spans.ts';

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

/** The parts of a salary that changed inside the period; they add up to the salary. */
function partsOf(versions: readonly SalaryVersion[], salary: Sen, shareOf: (version: SalaryVersion, at: number) => Share[]): SalaryPart[] {
  if (versions.length < 2) return [];
  let [before, shares]: [number, Share[]] = [0, []];
  return versions.map((version, at) => {
    const { from, to, basic, given_hourly_rate } = version;
    shares = [...shares, ...shareOf(version, at)];
    const until = at === versions.length - 1 ? salary : roundSumToSen(shares);
    const amount = toRinggit(sen(until - before));
    before = until;
    return { from, to, days: daysInclusive(from, to), basic, amount, ...(given_hourly_rate !== undefined && { given_hourly_rate }) };
  });
}

/** Works out the pay of a period. Every amount is rounded half up to the sen, once. @param late unpaid leave of earlier months */
export function calculateAttendancePay(context: PayBasis, time: TimeWorked, span: PaySpan, rules: PayRules, late: readonly LateLeave[] = []): AttendancePay {
  const basic = fromRinggit(context.basic);
  const scheduledDays = time.scheduled_days ?? weekdaysBetween(span.start, span.end);
  const divisor = divisorOf(rules, scheduledDays, span.period);
  const pay = (hours: number, multiplier: number) => payOfBasic(context, hundredths(hours) * hundredths(multiplier), rules.hours_per_day);
  const hourly = pay(1, 1);
  const daily =
    context.pay_type === 'Daily' ? basic : context.pay_type === 'Hourly' ? pay(rules.hours_per_day, 1) : roundToSen(basic, ratio(100, hundredths(divisor)));
  const spans = rateSpans(context, span);
  const times = timeIn(time, spans);
  const worked: WorkedAt[] = spans.map((rate, at) => ({ rate, time: times[at]! }));
  const shared = {
    hourly,
    daily,
    ordinaryHourly: payAtOrdinaryRate(context, HOUR, rules.hours_per_day),
    ordinaryDaily: payAtOrdinaryRate(context, hundredths(rules.hours_per_day) * 100, rules.hours_per_day),
    divisor,
    scheduledDays,
    deductions: [],
  };
  const versions = context.versions ?? [];
  /** A salary that follows from what was worked, at the rate of each day. */
  const byTime = (shareOf: (at: WorkedAt) => Share) => {
    const shares = worked.map(shareOf);
    const salary = roundSumToSen(shares);
    const within = ({ from, to }: SalaryVersion) => shares.filter((_, at) => spans[at]!.from >= from && spans[at]!.to <= to);
    return { salary, parts: partsOf(versions, salary, within) };
  };
  const byHours = (hoursOf: (time: TimeWorked) => number, multiplier = 1) =>
    byTime((at) => shareOfBasic(at.rate, hundredths(hoursOf(at.time)) * hundredths(multiplier), rules.hours_per_day));
  /** Paid leave and holidays count as normal hours. */
  const withLeave = (one: TimeWorked) => one.normal_hours + (one.paid_leave_days + one.holiday_days) * rules.hours_per_day;

  if (context.type === 'Fix Amount' && rules.rule_set === 'specification') {
    const { overtime, hasOwnRate, hours } = fixedOvertime(context, time);
    const normal = byHours((one) => one.normal_hours + (hasOwnRate ? 0 : extraHours(one)));
    return { ...shared, ...normal, overtime, earnings: earningOf('overtime', overtime, hours) };
  }
  const premiums = premiumParts(worked, rules, span.end.slice(0, 7));
  const earnings = premiums.flatMap(({ line, amount, hours }) => earningOf(line, amount, hours));
  const overtime = sen(premiums.reduce((sum, { amount }) => sum + amount, 0));
  if (context.type === 'Fix Amount') return { ...shared, ...byHours((one) => one.normal_hours), overtime, earnings };
  if (context.type === 'Time-Based') return { ...shared, ...byHours(withLeave, context.multipliers.normal_multiplier), overtime, earnings };
  if (context.pay_type === 'Hourly') return { ...shared, ...byHours(withLeave), overtime, earnings };
  if (context.pay_type === 'Daily') {
    const days = ({ worked_days, paid_leave_days, holiday_days }: TimeWorked) => hundredths(worked_days + paid_leave_days + holiday_days);
    const paid = byTime((at) => ({ amount: fromRinggit(at.rate.basic), rate: ratio(days(at.time), 100) }));
    return { ...shared, ...paid, overtime, earnings };
  }
  return { ...shared, ...byMonth(context, spans, { time, divisor, span, rules, late }), overtime, earnings };
}

/** A monthly salary by the days at each basic, and what missed days take off it (s.18A). */
function byMonth(
  context: PayBasis,
  spans: readonly RateSpan[],
  { span, rules, ...missed }: Pick<MissedTime, 'time' | 'divisor' | 'late'> & { readonly span: PaySpan; readonly rules: PayRules },
) {
  const { versions = [] } = context;
  const shareOf = ({ from, to, basic: of }: SalaryVersion) => {
    const days = { from, to, period: span.period, served: daysInclusive(from, to) };
    return [shareOfSalary(fromRinggit(of), days, rules.divisor, span)];
  };
  const changes = versions.length > 1;
  const salary = changes ? roundSumToSen(versions.flatMap(shareOf)) : prorateSalary(fromRinggit(context.basic), span, rules.divisor, span);
  return { salary, parts: partsOf(versions, salary, shareOf), deductions: deductMissedTime({ ...missed, spans, salary, span, rules }) };
}

const extraHours = (time: TimeWorked) => time.overtime_hours + hoursOff(time, 'rest_day') + hoursOff(time, 'public_holiday');

/** The letter of the specification: every hour at the rate, or overtime and the like at a rate of its own. */
function fixedOvertime({ overtime_rate: rate }: PayBasis, time: TimeWorked) {
  const hours = extraHours(time);
  const hasOwnRate = rate !== null && rate > 0;
  return { hours, hasOwnRate, overtime: hasOwnRate ? roundToSen(fromRinggit(rate), ratio(hundredths(hours), 100)) : ZERO };
}
