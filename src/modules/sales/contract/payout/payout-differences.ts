/**
 * What approved payouts of a promoter in a project come to by now, beyond what was paid for them: lines of the next payout. Pure.
 * Of a promoter who is an employee at most half of what is earned is taken back at once (Employment Act 1955 s.24(8)); the rest waits.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { add, atLeastZero, ratio, sen, subtract, toDecimalText, truncateToSen, type Sen } from '#platform/contract/money.ts';

export interface EarlierPayout {
  readonly id: number;
  readonly period_end: CalendarDate;
  /** Base, overtime and commission less late starts, as approved; 0 of one below 0, which is not paid. */
  readonly approved: Sen;
  /** Sum of the lines that other payouts have for it. */
  readonly settled: Sen;
  /** What its period comes to by now, with the terms that it was calculated with. */
  readonly recounted: Sen;
}

export interface DifferenceLine {
  readonly of_payout_id: number;
  readonly date: CalendarDate;
  readonly amount: Sen;
  /** What it comes to by now, less what was paid. */
  readonly formula: string;
}

/** @param earned what the payout that gets the lines comes to without them @returns the earliest first; they take no more than is earned */
export function differenceLines(earlier: readonly EarlierPayout[], earned: Sen, isEmployee: boolean): DifferenceLine[] {
  const differing = earlier
    .map((payout) => ({ payout, paid: add(payout.approved, payout.settled) }))
    .map(({ payout, paid }) => ({ payout, paid, difference: subtract(payout.recounted, paid) }))
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => (a.payout.period_end < b.payout.period_end ? -1 : 1));
  const gained = atLeastZero(add(earned, ...differing.map(({ difference }) => atLeastZero(difference))));
  let room: number = isEmployee ? truncateToSen(gained, ratio(1, 2)) : gained;
  return differing.flatMap(({ payout, paid, difference }) => {
    const amount = difference > 0 ? difference : sen(0 - Math.min(room, 0 - difference));
    if (amount === 0) return [];
    if (amount < 0) room += amount;
    const formula = `${toDecimalText(payout.recounted)} − ${toDecimalText(paid)}`;
    return [{ of_payout_id: payout.id, date: payout.period_end, amount, formula: amount === difference ? formula : `${formula} ≥ ${toDecimalText(amount)}` }];
  });
}

/** Their sum. */
export const sumOfDifferences = (lines: readonly DifferenceLine[]): Sen => add(...lines.map(({ amount }) => amount));
