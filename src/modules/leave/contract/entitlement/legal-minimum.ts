/** What the Employment Act 1955 gives at least, and where a leave type falls short of it. Pure. */
import type { LEAVE_CATEGORIES } from '../leave-type.schema.ts';
import { STARTER_TYPES } from '../leave-type.params.ts';
import { chooseTier, type Tier } from './prorate-entitlement.ts';

type Category = (typeof LEAVE_CATEGORIES)[number];

/** Those whose days the Act names: s.60E, s.60F(1)(aa) and (bb), s.37, s.60FA. */
const STATUTORY: readonly Category[] = ['Annual', 'Medical', 'Hospitalisation', 'Maternity', 'Paternity'];

/** Days a year for so many months of service: from, and up to but not including; null: without end. */
export interface LegalStep {
  readonly from: number;
  readonly to: number | null;
  readonly days: number;
}

/** By length of service, the shortest first; empty: the Act says nothing of this kind of leave. */
export function legalMinimum(category: Category): readonly LegalStep[] {
  const starter = STATUTORY.includes(category) ? STARTER_TYPES.find((type) => type.category === category) : undefined;
  return (starter?.tiers ?? []).map(({ min_service_months, max_service_months, days }) => ({
    from: Math.max(min_service_months, starter?.min_service_months ?? 0),
    to: max_service_months,
    days,
  }));
}

export interface Shortfall {
  /** Months of service from which too little is given. */
  readonly from: number;
  readonly given: number;
  readonly days: number;
  /** Of this position level; null: of everybody. */
  readonly position_level_id: number | null;
}

interface GrantingType {
  readonly category: Category;
  readonly min_service_months: number;
  readonly tiers: readonly Tier[];
}

/** Where the tiers give less than the Act, at most once for each of its steps and each level. */
export function legalShortfalls({ category, min_service_months, tiers }: GrantingType): Shortfall[] {
  const levels = [null, ...new Set(tiers.flatMap(({ position_level_id }) => position_level_id ?? []))];
  const queue = [min_service_months, ...tiers.flatMap((tier) => [tier.min_service_months, tier.max_service_months ?? 0])];
  return levels.flatMap((position_level_id) =>
    legalMinimum(category).flatMap(({ from, to, days }): Shortfall[] => {
      const within = queue.filter((month) => month > from && (to === null || month < to));
      for (const month of [from, ...within.toSorted((a, b) => a - b)]) {
        const tier = month < min_service_months ? null : chooseTier(tiers, month, position_level_id);
        // A level without a row of its own is judged by the rows of everybody.
        if (position_level_id !== null && tier?.position_level_id !== position_level_id) continue;
        const given = tier?.days ?? 0;
        if (given < days) return [{ from: month, given, days, position_level_id }];
      }
      return [];
    }),
  );
}
