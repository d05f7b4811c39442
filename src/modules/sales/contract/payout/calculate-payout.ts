/**
 * What a promoter earns in a project in a period: a line for each schedule and each sale, each rounded to the sen, then added up. Pure.
 * Money is sen, time whole minutes, quantities whole thousandths.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { add, ceilToSen, maxSen, minSen, percent, ratio, roundToSen, sen, subtract, toDecimalText, ZERO, type Sen } from '#platform/contract/money.ts';
import type { COMMISSION_TYPES, PAY_TYPES } from '../project/project-words.ts';
import type { PayoutLineKind } from './payout-words.ts';

const HOUR = 60;
const THOUSAND = 1000;
/** A start is late enough to cost something once it is more than so many minutes late. */
const LATE_MINUTES = 30;

export interface PayTerms {
  readonly pay_type: (typeof PAY_TYPES)[number];
  /** A day or an hour. */
  readonly rate: Sen;
  /** An hour. */
  readonly overtime_rate: Sen;
  readonly commission_type: (typeof COMMISSION_TYPES)[number];
  /** Percent of the sale, or ringgit a unit. */
  readonly commission_value: number;
  readonly full_day_minutes: number;
  readonly late_deduction: boolean;
  /** Everybody but a Contractor: paid at least the minimum wage, and 1.5 times the ordinary hour for overtime (Employment Act 1955 s.60A(3)). */
  readonly is_employee: boolean;
}

/** As a payout has them for good. */
export interface StoredTerms {
  readonly terms: PayTerms;
  /** The commission of products that have their own, by product. */
  readonly commissions: Readonly<Record<string, number>>;
}

export interface WorkedSchedule {
  readonly id: number;
  readonly date: CalendarDate;
  readonly planned_minutes: number;
  readonly worked_minutes: number;
  /** Approved beyond the planned time. */
  readonly overtime_minutes: number;
  readonly late_minutes: number;
  /** Of an hour on that date. */
  readonly minimum_wage: Sen;
}

export interface SoldEntry {
  readonly id: number;
  readonly schedule_id: number;
  readonly product_id: number;
  readonly date: CalendarDate;
  /** Both below 0 for what was brought back. */
  readonly quantity: number;
  readonly amount: Sen;
  /** Of its product; null: that of the project. */
  readonly commission_value: number | null;
}

export interface PayoutLine {
  readonly kind: PayoutLineKind;
  readonly date: CalendarDate;
  readonly schedule_id: number | null;
  readonly stock_id: number | null;
  /** Days, hours, units or minutes. */
  readonly quantity: number;
  readonly rate: Sen | null;
  readonly amount: Sen;
  /** How the amount came about, in figures. */
  readonly formula: string;
  /** Ringgit an hour that a base line comes to. */
  readonly hourly: Sen | null;
  readonly below_minimum: boolean;
}

export interface CalculatedPayout {
  readonly lines: readonly PayoutLine[];
  /** Rounded to two decimals. */
  readonly days: number;
  readonly hours: number;
  readonly overtime_hours: number;
  readonly base: Sen;
  readonly overtime: Sen;
  readonly commission: Sen;
  readonly late: Sen;
  /** Base, overtime and commission less what is taken off for late starts. */
  readonly total: Sen;
  readonly below_minimum: boolean;
}

/** The smaller of what was worked and what was planned. */
const paidMinutes = ({ worked_minutes, planned_minutes }: WorkedSchedule) => Math.min(worked_minutes, planned_minutes);

const times = (rate: Sen, part: number, whole: number, unit: string) =>
  part === whole ? `${toDecimalText(rate)} × 1` : `${toDecimalText(rate)} × ${part} ÷ ${whole} ${unit}`;

/** Of the ordinary pay of an hour, what the law asks of overtime. @returns 0 where it asks nothing */
function lawfulOvertime({ pay_type, rate, is_employee }: PayTerms, plannedMinutes: number): Sen {
  if (!is_employee) return ZERO;
  return pay_type === 'Hourly' ? ceilToSen(rate, ratio(3, 2)) : ceilToSen(rate, ratio(3 * HOUR, 2 * Math.max(1, plannedMinutes)));
}

/** @param counted minutes of it that are paid: of a day, those that an earlier schedule of that day left */
function scheduleLines(terms: PayTerms, schedule: WorkedSchedule, counted: number): PayoutLine[] {
  const { pay_type, rate, full_day_minutes } = terms;
  const { id, date, overtime_minutes, planned_minutes, late_minutes, worked_minutes, minimum_wage } = schedule;
  const whole = pay_type === 'Daily' ? full_day_minutes : HOUR;
  const amount = roundToSen(rate, ratio(counted, whole));
  const of = { date, schedule_id: id, stock_id: null, hourly: null, below_minimum: false };
  const overtimeRate = maxSen(terms.overtime_rate, lawfulOvertime(terms, planned_minutes));
  const overtime = roundToSen(overtimeRate, ratio(overtime_minutes, HOUR));
  const earned = add(amount, overtime);
  const lines: PayoutLine[] = [
    {
      ...of,
      kind: 'base',
      quantity: counted / whole,
      rate,
      amount,
      formula: times(rate, counted, whole, 'min'),
      hourly: worked_minutes > 0 ? sen(Math.floor((earned * HOUR) / worked_minutes)) : null,
      below_minimum: terms.is_employee && earned * HOUR < minimum_wage * worked_minutes,
    },
  ];
  if (overtime_minutes > 0)
    lines.push({
      ...of,
      kind: 'overtime',
      quantity: overtime_minutes / HOUR,
      rate: overtimeRate,
      amount: overtime,
      formula: times(overtimeRate, overtime_minutes, HOUR, 'min'),
    });
  if (terms.late_deduction && pay_type === 'Daily' && late_minutes > LATE_MINUTES && planned_minutes > 0) {
    const lost = minSen(amount, roundToSen(rate, ratio(late_minutes, planned_minutes)));
    lines.push({ ...of, kind: 'late', quantity: late_minutes, rate, amount: sen(0 - lost), formula: times(rate, late_minutes, planned_minutes, 'min') });
  }
  return lines;
}

function commissionLine({ commission_type, commission_value }: PayTerms, entry: SoldEntry): PayoutLine[] {
  if (commission_type === 'None') return [];
  const value = entry.commission_value ?? commission_value;
  const units = entry.quantity / THOUSAND;
  const perUnit = sen(Math.round(value * 100));
  const size = sen(Math.abs(entry.amount));
  const magnitude = commission_type === 'Percent' ? roundToSen(size, percent(value)) : roundToSen(perUnit, ratio(Math.abs(entry.quantity), THOUSAND));
  if (magnitude === 0) return [];
  return [
    {
      kind: 'commission',
      date: entry.date,
      schedule_id: entry.schedule_id,
      stock_id: entry.id,
      quantity: units,
      rate: commission_type === 'Percent' ? null : perUnit,
      amount: sen(entry.quantity < 0 ? 0 - magnitude : magnitude),
      formula: commission_type === 'Percent' ? `${toDecimalText(entry.amount)} × ${value}%` : `${units} × ${toDecimalText(perUnit)}`,
      hourly: null,
      below_minimum: false,
    },
  ];
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100;
const sumOf = (lines: readonly PayoutLine[], kind: PayoutLineKind) => add(ZERO, ...lines.flatMap((line) => (line.kind === kind ? [line.amount] : [])));

/** @param schedules Completed ones of the period that are paid @param sold what was sold and brought back on them */
export function calculatePayout(terms: PayTerms, schedules: readonly WorkedSchedule[], sold: readonly SoldEntry[]): CalculatedPayout {
  // A day is paid once, however many schedules there are on it.
  const usedOn = new Map<CalendarDate, number>();
  let minutes = 0;
  let dayMinutes = 0;
  const lines: PayoutLine[] = [];
  for (const schedule of schedules) {
    const used = usedOn.get(schedule.date) ?? 0;
    const paid = paidMinutes(schedule);
    const counted = terms.pay_type === 'Daily' ? Math.min(paid, terms.full_day_minutes - used) : paid;
    usedOn.set(schedule.date, used + counted);
    dayMinutes += Math.min(paid, Math.max(0, terms.full_day_minutes - used));
    minutes += paid;
    lines.push(...scheduleLines(terms, schedule, counted));
  }
  lines.push(...sold.flatMap((entry) => commissionLine(terms, entry)));
  const [base, overtime, commission, late] = [sumOf(lines, 'base'), sumOf(lines, 'overtime'), sumOf(lines, 'commission'), sumOf(lines, 'late')];
  return {
    lines,
    days: twoDecimals(dayMinutes / terms.full_day_minutes),
    hours: twoDecimals(minutes / HOUR),
    overtime_hours: twoDecimals(schedules.reduce((sum, { overtime_minutes }) => sum + overtime_minutes, 0) / HOUR),
    base,
    overtime,
    commission,
    late: subtract(ZERO, late),
    total: add(base, overtime, commission, late),
    below_minimum: lines.some(({ below_minimum }) => below_minimum),
  };
}
