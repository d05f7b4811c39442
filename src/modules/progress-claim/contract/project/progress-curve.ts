/** The S-curve of a contract: planned, claimed and certified, cumulative by month, as per cents of the contract sum. Pure. */
import { addMonths, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
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

/** What is planned for a day: straight between the ends of two months; null where nothing is planned. */
export function plannedOn(plan: readonly PlannedMonth[], today: CalendarDate): number | null {
  const begun = plan.filter(({ month }) => month <= today);
  return begun.length === 0 ? (plan.length === 0 ? null : 0) : begun.reduce((last, one) => (one.month > last.month ? one : last)).planned_percent;
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
