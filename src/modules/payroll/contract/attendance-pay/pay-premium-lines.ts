/** Hours beyond the normal ones, one line a class: by the Act (`law`), or hours times multiplier (`specification`). */
import { fromRinggit, ratio, roundSumToSen, roundToSen, type Sen, type Share } from '#platform/contract/money.ts';
import { requireInForce } from '#modules/statutory/contract/choose-in-force.ts';
import { daysOffFromTotal, worthOfDayOff, type DayOffKind } from '#modules/statutory/contract/wages/pay-premium.ts';
import { PREMIUM_PAY } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import { hundredths, type TimeWorked } from './dated-time.ts';
import { shareAtOrdinaryRate, shareOfBasic, type RateBasis } from './ordinary-rate.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import type { Multipliers } from '../setting/payroll-setting.schema.ts';

export interface PremiumBasis extends RateBasis {
  readonly overtime_rate: number | null;
  readonly multipliers: Multipliers;
}
type PremiumRules = Pick<PayrollRules, 'rule_set' | 'hours_per_day' | 'overtime_salary_ceiling'>;

export interface PremiumPart {
  /** `…_ot`: beyond the normal hours of a day off; for EPF it is overtime. */
  readonly line: 'overtime' | DayOffKind | `${DayOffKind}_ot`;
  readonly hours: number;
  readonly amount: Sen;
}
/** A part of one stretch, before it is rounded. */
interface PartOfSpan extends Omit<PremiumPart, 'amount'> {
  readonly shares: readonly Share[];
}
/** What was worked at one rate. */
export interface WorkedAt {
  readonly rate: PremiumBasis;
  readonly time: TimeWorked;
}

const times = (hours: number, multiplier: number) => hundredths(hours) * hundredths(multiplier);
const sumHours = (days: readonly { readonly hours: number }[]) => days.reduce((sum, { hours }) => sum + hundredths(hours), 0) / 100;

/** A monthly pay above the ceiling of the settings has no statutory premium (First Schedule). */
export const isAboveCeiling = ({ type, pay_type, basic }: RateBasis, { overtime_salary_ceiling: ceiling }: Pick<PayrollRules, 'overtime_salary_ceiling'>) =>
  type !== 'Fix Amount' && pay_type === 'Monthly' && ceiling !== null && basic > ceiling;

/** Normal and further hours of a class in the specification's way: days are cut at the normal hours. */
function totalsOf(kind: DayOffKind, time: TimeWorked, hoursPerDay: number): { readonly normal: number; readonly beyond: number } {
  const days = (time.days_off_worked ?? []).filter((day) => day.kind === kind);
  const normal = days.reduce((sum, { hours }) => sum + Math.min(hundredths(hours), hundredths(hoursPerDay)), 0);
  const beyond = hundredths(sumHours(days)) - normal;
  const [total, more] = kind === 'rest_day' ? [time.rest_day_hours, time.rest_day_ot_hours] : [time.holiday_hours, time.holiday_ot_hours];
  return { normal: (normal + hundredths(total)) / 100, beyond: (beyond + hundredths(more)) / 100 };
}

/** Hours times the multipliers of the settings, on the basic. */
function byMultipliers({ rate: basis, time }: WorkedAt, hoursPerDay: number): PartOfSpan[] {
  const { multipliers: m } = basis;
  const pay = (hours: number, multiplier: number) => shareOfBasic(basis, times(hours, multiplier), hoursPerDay);
  const rest = totalsOf('rest_day', time, hoursPerDay);
  const holiday = totalsOf('public_holiday', time, hoursPerDay);
  return [
    { line: 'overtime', hours: time.overtime_hours, shares: [pay(time.overtime_hours, m.overtime_multiplier)] },
    {
      line: 'rest_day',
      hours: rest.normal + rest.beyond,
      shares: [pay(rest.normal, m.rest_day_multiplier), pay(rest.beyond, m.rest_day_ot_multiplier)],
    },
    {
      line: 'public_holiday',
      hours: holiday.normal + holiday.beyond,
      shares: [pay(holiday.normal, m.holiday_multiplier), pay(holiday.beyond, m.holiday_ot_multiplier)],
    },
  ];
}

/** Hours at the overtime rate that a Fix Amount was agreed with, where that is more. */
function atLeastOwnRate(law: Share, { type, overtime_rate: rate }: PremiumBasis, hours: number): Share {
  if (type !== 'Fix Amount' || !rate) return law;
  const own = { amount: fromRinggit(rate), rate: ratio(hundredths(hours), 100) };
  return roundToSen(own.amount, own.rate) > roundToSen(law.amount, law.rate) ? own : law;
}

/**
 * By the Act: rest days and holidays day by day at the ordinary rate of pay, fixed allowances in it. The multipliers of the
 * settings may pay more than the Act where both count by the hour, never less.
 */
function byTheAct({ rate: basis, time }: WorkedAt, hoursPerDay: number, month: string): PartOfSpan[] {
  const law = requireInForce(PREMIUM_PAY, month).value;
  const { multipliers: m } = basis;
  const monthly = basis.pay_type === 'Monthly' && basis.type !== 'Fix Amount';
  const least = {
    ...law,
    restDay: { ...law.restDay, beyond: Math.max(law.restDay.beyond, m.rest_day_ot_multiplier) },
    holiday: { days: Math.max(law.holiday.days, m.holiday_multiplier), beyond: Math.max(law.holiday.beyond, m.holiday_ot_multiplier) },
  };
  const pay = (worth: number) => shareAtOrdinaryRate(basis, worth, hoursPerDay);
  const dayOff = (kind: DayOffKind): PartOfSpan[] => {
    const [total, more] = kind === 'rest_day' ? [time.rest_day_hours, time.rest_day_ot_hours] : [time.holiday_hours, time.holiday_ot_hours];
    const days = [...(time.days_off_worked ?? []).filter((day) => day.kind === kind), ...daysOffFromTotal(kind, total, hoursPerDay)];
    const worth = days.map(({ hours }) => worthOfDayOff({ kind, hours }, hoursPerDay, monthly, least));
    const rate = kind === 'rest_day' ? least.restDay.beyond : least.holiday.beyond;
    const normal = days.map(({ hours }) => ({ hours: Math.min(hours, hoursPerDay) }));
    const beyond = [...days.map(({ hours }) => ({ hours: Math.max(0, hours - hoursPerDay) })), { hours: more }];
    return [
      { line: kind, hours: sumHours(normal), shares: [pay(worth.reduce((sum, { within }) => sum + within, 0))] },
      { line: `${kind}_ot`, hours: sumHours(beyond), shares: [pay(worth.reduce((sum, one) => sum + one.beyond, times(more, rate)))] },
    ];
  };
  const overtime = pay(times(time.overtime_hours, Math.max(law.overtime, m.overtime_multiplier)));
  return [
    { line: 'overtime', hours: time.overtime_hours, shares: [atLeastOwnRate(overtime, basis, time.overtime_hours)] },
    ...dayOff('rest_day'),
    ...dayOff('public_holiday'),
  ];
}

/**
 * The parts in the order of the lines, each day at its own rate; nothing of days on which the pay lies above the ceiling. A line is rounded once.
 * @param month of the wages, `YYYY-MM`
 */
export function premiumParts(worked: readonly WorkedAt[], rules: PremiumRules, month: string): PremiumPart[] {
  const { rule_set, hours_per_day: hours } = rules;
  const counted = worked.filter(({ rate }) => !isAboveCeiling(rate, rules));
  const parts = counted.flatMap((at) => (rule_set === 'law' ? byTheAct(at, hours, month) : byMultipliers(at, hours)));
  return [...Map.groupBy(parts, ({ line }) => line)].map(([line, same]) => ({
    line,
    hours: sumHours(same),
    amount: roundSumToSen(same.flatMap(({ shares }) => shares)),
  }));
}

/** Hours on rest days and holidays, however they were entered. */
export const hoursOff = (time: TimeWorked, kind: DayOffKind): number =>
  sumHours([
    ...(time.days_off_worked ?? []).filter((day) => day.kind === kind),
    { hours: kind === 'rest_day' ? time.rest_day_hours + time.rest_day_ot_hours : time.holiday_hours + time.holiday_ot_hours },
  ]);
