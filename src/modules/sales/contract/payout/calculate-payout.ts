/**
 * What a promoter earns in a project in a period: a line for each schedule and each sale, each rounded to the sen, then added up. Pure.
 * Money is sen, time whole minutes, quantities whole thousandths.
 */
import { add, percent, ratio, roundToSen, sen, subtract, toDecimalText, ZERO, type Sen } from '#platform/contract/money.ts';
import type { ReachedTarget } from '../pay-rule/paid-target.ts';
import { allowanceLines } from './allowance-lines.ts';
import type { PayoutLine, PayTerms, SoldEntry, WorkedSchedule } from './pay-terms.ts';
import type { PayoutLineKind } from '../payout-words.ts';
import { targetLines } from './target-lines.ts';
import { HOUR, payWorkedDay } from './worked-day.ts';

const THOUSAND = 1000;

export interface CalculatedPayout {
  readonly lines: readonly PayoutLine[];
  /** Rounded to two decimals. */
  readonly days: number;
  readonly hours: number;
  readonly overtime_hours: number;
  readonly base: Sen;
  /** Of work on rest days and on public holidays, which no base pay is for. */
  readonly rest_day: Sen;
  readonly public_holiday: Sen;
  readonly overtime: Sen;
  readonly commission: Sen;
  readonly target: Sen;
  readonly allowance: Sen;
  readonly late: Sen;
  /** All of them less what is taken off for late starts. */
  readonly total: Sen;
  readonly below_minimum: boolean;
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
      rule: commission_type === 'Percent' ? 'percent' : 'per_unit',
      date: entry.date,
      // The sale knows its schedule.
      schedule_id: null,
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
const total = (days: readonly number[]) => days.reduce((sum, minutes) => sum + minutes, 0);

/**
 * @param schedules Completed ones of the period that are paid, in the order of their starts @param sold what was sold and brought back on them
 * @param reached targets that the period pays, with what was sold for them
 */
export function calculatePayout(
  terms: PayTerms,
  schedules: readonly WorkedSchedule[],
  sold: readonly SoldEntry[],
  reached: readonly ReachedTarget[] = [],
): CalculatedPayout {
  const days = [...Map.groupBy(schedules, ({ date }) => date).values()].map((ofDay) => payWorkedDay(terms, ofDay));
  const lines = [
    ...days.flatMap((day) => day.lines),
    ...sold.flatMap((entry) => commissionLine(terms, entry)),
    ...targetLines(reached),
    ...allowanceLines(terms.allowances ?? [], schedules),
  ];
  const sum = (kind: PayoutLineKind) => sumOf(lines, kind);
  return {
    lines,
    days: twoDecimals(total(days.map(({ dayMinutes }) => dayMinutes)) / terms.full_day_minutes),
    hours: twoDecimals(total(days.map(({ minutes }) => minutes)) / HOUR),
    overtime_hours: twoDecimals(total(schedules.map(({ overtime_minutes }) => overtime_minutes)) / HOUR),
    base: sum('base'),
    rest_day: sum('rest_day'),
    public_holiday: sum('public_holiday'),
    overtime: sum('overtime'),
    commission: sum('commission'),
    target: sum('target'),
    allowance: sum('allowance'),
    late: subtract(ZERO, sum('late')),
    total: add(ZERO, ...lines.map(({ amount }) => amount)),
    below_minimum: lines.some(({ below_minimum }) => below_minimum),
  };
}
