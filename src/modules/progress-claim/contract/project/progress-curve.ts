/** The S-curve of a contract: planned, claimed and certified, cumulative by month, as per cents of the contract sum. Pure. */
import { addDays, addMonths, daysInclusive, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { Sen } from '#platform/contract/money.ts';
import { percentOf } from '../claim/value-line.ts';

export interface PlannedMonth {
  /** Its first day. */
  readonly month: CalendarDate;
  /** Cumulative. */
  readonly planned_percent: number;
}

export interface CurveClaim {
  readonly period_end: CalendarDate;
  /** Work and variations, cumulative. */
  readonly claimed: Sen;
  readonly certified: Sen | null;
}

export interface CurvePoint {
  readonly month: CalendarDate;
  readonly planned: number | null;
  /** Null after this month: nobody knows it yet. */
  readonly claimed: number | null;
  readonly certified: number | null;
}

const LONGEST = 240;

/**
 * What is planned by the end of a day: straight between the ends of two months, from nothing at the beginning of the first month, with two
 * decimals. Null where nothing is planned.
 * @param plan months in any order; those around the day are enough
 */
export function plannedOn(plan: readonly PlannedMonth[], day: CalendarDate): number | null {
  if (plan.length === 0) return null;
  const ends = plan.map(({ month, planned_percent }) => ({ on: endOfMonth(month), percent: planned_percent })).sort((a, b) => a.on.localeCompare(b.on));
  const next = ends.find(({ on }) => on >= day);
  if (!next) return ends.at(-1)!.percent;
  const before = ends.findLast(({ on }) => on < day) ?? { on: addDays(startOfMonth(next.on), -1), percent: 0 };
  if (day <= before.on) return before.percent;
  const passed = (daysInclusive(before.on, day) - 1) / (daysInclusive(before.on, next.on) - 1);
  return Math.round((before.percent + (next.percent - before.percent) * passed) * 100) / 100;
}

/** @param whole the contract sum with approved variations @param claims in their order, one for each number */
export function progressCurve(plan: readonly PlannedMonth[], claims: readonly CurveClaim[], whole: Sen, today: CalendarDate): CurvePoint[] {
  const now = startOfMonth(today);
  const months = [...plan.map(({ month }) => month), ...claims.map(({ period_end }) => startOfMonth(period_end))].sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const byMonth = new Map(plan.map(({ month, planned_percent }) => [month as string, planned_percent]));
  const points: CurvePoint[] = [];
  let planned: number | null = plan.length === 0 ? null : 0;
  let [claimed, certified] = [0, 0];
  for (let month = first; month <= last && points.length < LONGEST; month = addMonths(month, 1)) {
    planned = byMonth.get(month) ?? planned;
    for (const claim of claims) {
      if (startOfMonth(claim.period_end) !== month) continue;
      claimed = percentOf(claim.claimed, whole);
      if (claim.certified !== null) certified = percentOf(claim.certified, whole);
    }
    const isKnown = month <= now;
    points.push({ month, planned, claimed: isKnown ? claimed : null, certified: isKnown ? certified : null });
  }
  return points;
}
