/** What one day at work in a project is paid: a line for each schedule, by the day where the day is one of rest or a public holiday. Pure. */
import { weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { add, ceilToSen, maxSen, minSen, ratio, roundToSen, sen, subtract, toDecimalText, ZERO, type Sen } from '#platform/contract/money.ts';
import { requireInForce } from '#modules/statutory/contract/choose-in-force.ts';
import { HOUR as WORTH, worthOfDayOff, type DayOffKind } from '#modules/statutory/contract/wages/pay-premium.ts';
import { PREMIUM_PAY, type PremiumPay } from '#modules/statutory/contract/wages/premium-pay.params.ts';
import { paidMinutes, type PayoutLine, type PayTerms, type WorkedSchedule } from './pay-terms.ts';
import type { PayoutRule } from './payout-rules.ts';

export const HOUR = 60;
/** A start is late enough to cost something once it is more than so many minutes late. */
const LATE_MINUTES = 30;

/** A holiday on a rest day is a holiday, as payroll has it. */
export function dayOffOf({ days_off, is_employee }: PayTerms, { date, is_holiday }: Pick<WorkedSchedule, 'date' | 'is_holiday'>): DayOffKind | null {
  if (!is_employee || !days_off) return null;
  if (is_holiday) return 'public_holiday';
  return weekdayOf(date) === days_off.rest_day ? 'rest_day' : null;
}

const lawOn = (date: CalendarDate): PremiumPay => requireInForce(PREMIUM_PAY, date.slice(0, 7)).value;
const hundredths = (value: number) => Math.round(value * 100);
const times = (rate: Sen, part: number, whole: number) => (part === whole ? `${toDecimalText(rate)} × 1` : `${toDecimalText(rate)} × ${part} ÷ ${whole} min`);

interface Priced {
  readonly amount: Sen;
  readonly quantity: number;
  readonly formula: string;
  readonly rule: PayoutRule;
}

/** The pay of a schedule on a day like others. @param counted minutes of it that are paid: of a day, those that an earlier schedule of that day left */
function ordinaryPay({ pay_type, rate, full_day_minutes }: PayTerms, counted: number): Priced {
  const whole = pay_type === 'Daily' ? full_day_minutes : HOUR;
  const rule = pay_type === 'Daily' ? 'daily' : 'hourly';
  return { amount: roundToSen(rate, ratio(counted, whole)), quantity: counted / whole, formula: times(rate, counted, whole), rule };
}

/** Days' wages for work of so many minutes on a day off. @param normal minutes of the normal hours */
function daysOfPay(kind: DayOffKind, minutes: number, normal: number, law: PremiumPay): number {
  if (minutes <= 0 || normal <= 0) return 0;
  const days = worthOfDayOff({ kind, hours: Math.min(minutes, normal) }, normal, false, law).within / normal / WORTH;
  // The holiday itself is paid, worked or not: what the Act asks for the work comes on top.
  return kind === 'public_holiday' ? days + 1 : days;
}

interface DayOff {
  readonly kind: DayOffKind;
  /** Minutes of the normal hours, whose pay is a day's wages: those of a full day, or of an hourly rate those that were planned. */
  readonly normal: number;
  readonly law: PremiumPay;
}

/** The days' wages that the work up to and with a schedule comes to, beyond those that earlier ones of the day have. */
function payOfDayOff({ pay_type, rate }: PayTerms, { kind, normal, law }: DayOff, before: number, paid: number): Priced {
  const [had, has] = [daysOfPay(kind, before, normal, law), daysOfPay(kind, before + paid, normal, law)];
  const wages = (days: number) => roundToSen(rate, ratio(hundredths(days) * (pay_type === 'Daily' ? 1 : normal), pay_type === 'Daily' ? 100 : HOUR * 100));
  const day = pay_type === 'Daily' || normal === HOUR ? toDecimalText(rate) : `${toDecimalText(rate)} × ${normal} ÷ ${HOUR} min`;
  return {
    amount: subtract(wages(has), wages(had)),
    quantity: has - had,
    formula: `${day} × ${had > 0 ? `(${has} − ${had})` : has}`,
    rule: kind === 'public_holiday' ? kind : has > law.restDay.daily.half ? 'rest_day_whole' : 'rest_day_half',
  };
}

const OVERTIME_RULES = { rest_day: 'overtime_rest_day', public_holiday: 'overtime_holiday' } as const satisfies Record<DayOffKind, PayoutRule>;

/** The rate of the project, or what the law asks of the ordinary hour where that is more. */
function overtimeOf(terms: PayTerms, { planned_minutes, overtime_minutes, date }: WorkedSchedule, kind: DayOffKind | null): Priced & { readonly rate: Sen } {
  const law = lawOn(date);
  const multiple = hundredths(kind === null ? law.overtime : kind === 'rest_day' ? law.restDay.beyond : law.holiday.beyond);
  const hour = terms.pay_type === 'Hourly' ? ratio(multiple, 100) : ratio(multiple * HOUR, 100 * Math.max(1, planned_minutes));
  const lawful = terms.is_employee ? ceilToSen(terms.rate, hour) : ZERO;
  const rate = maxSen(terms.overtime_rate, lawful);
  return {
    rate,
    amount: roundToSen(rate, ratio(overtime_minutes, HOUR)),
    quantity: overtime_minutes / HOUR,
    formula: times(rate, overtime_minutes, HOUR),
    rule: rate > lawful || !terms.is_employee ? 'overtime_agreed' : kind === null ? 'overtime_lawful' : OVERTIME_RULES[kind],
  };
}

const isLate = ({ late_deduction, pay_type }: PayTerms, { late_minutes, planned_minutes }: WorkedSchedule) =>
  late_deduction && pay_type === 'Daily' && late_minutes > LATE_MINUTES && planned_minutes > 0;

export interface WorkedDay {
  readonly lines: readonly PayoutLine[];
  readonly minutes: number;
  /** Of them those that count as days; a day counts once. */
  readonly dayMinutes: number;
}

/** @param schedules of one date, in the order of their starts */
export function payWorkedDay(terms: PayTerms, schedules: readonly WorkedSchedule[]): WorkedDay {
  const { pay_type, rate, full_day_minutes } = terms;
  const normalOn = (kind: DayOffKind) =>
    pay_type === 'Daily' ? full_day_minutes : schedules.reduce((sum, each) => sum + (dayOffOf(terms, each) === kind ? each.planned_minutes : 0), 0);
  /** Minutes of earlier schedules, by what the day is at their outlet. */
  const before = { all: 0, none: 0, rest_day: 0, public_holiday: 0 };
  const lines: PayoutLine[] = [];
  for (const schedule of schedules) {
    const { id, date, overtime_minutes, late_minutes, planned_minutes } = schedule;
    const of = { date, schedule_id: id, stock_id: null, hourly: null, below_minimum: false };
    const paid = paidMinutes(schedule);
    const kind = dayOffOf(terms, schedule);
    const counted = pay_type === 'Daily' ? Math.min(paid, Math.max(0, full_day_minutes - before.none)) : paid;
    const base = kind === null ? ordinaryPay(terms, counted) : payOfDayOff(terms, { kind, normal: normalOn(kind), law: lawOn(date) }, before[kind], paid);
    before[kind ?? 'none'] += paid;
    before.all += paid;
    lines.push({ ...of, kind: kind ?? 'base', rate, ...base });
    if (overtime_minutes > 0) lines.push({ ...of, kind: 'overtime', ...overtimeOf(terms, schedule, kind) });
    // A day off is paid in days whatever the minutes: a late start takes nothing off it.
    if (kind === null && isLate(terms, schedule)) {
      const lost = minSen(base.amount, roundToSen(rate, ratio(late_minutes, planned_minutes)));
      const late = { kind: 'late', rule: 'late', quantity: late_minutes, rate, amount: sen(0 - lost) } as const;
      lines.push({ ...of, ...late, formula: times(rate, late_minutes, planned_minutes) });
    }
  }
  return { lines: compared(terms, schedules, lines), minutes: before.all, dayMinutes: Math.min(before.all, full_day_minutes) };
}

/** The lines that pay the day, with what an hour of the day comes to beside the minimum wage. */
function compared({ is_employee }: PayTerms, schedules: readonly WorkedSchedule[], lines: readonly PayoutLine[]): PayoutLine[] {
  const earned = add(...lines.map(({ amount }) => amount));
  const worked = schedules.reduce((sum, { worked_minutes }) => sum + worked_minutes, 0);
  const hourly = worked > 0 ? sen(Math.floor((earned * HOUR) / worked)) : null;
  const below_minimum = is_employee && schedules.some(({ minimum_wage }) => earned * HOUR < minimum_wage * worked);
  return lines.map((line) => (line.kind === 'overtime' || line.kind === 'late' ? line : { ...line, hourly, below_minimum }));
}
