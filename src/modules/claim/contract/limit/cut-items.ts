/** What of each item may be granted: by the caps of its category and what is free of its limit, in the order of the rows. Pure. */
import { atLeastZero, minSen, sen, subtract, ZERO, type Sen } from '#platform/contract/money.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { spanOf, type LimitPeriod } from './limit-period.ts';

export interface Caps {
  readonly per_item: Sen | null;
  readonly per_claim: Sen | null;
  readonly limit: Sen | null;
  readonly period: LimitPeriod | null;
}

export interface Cuttable {
  readonly claim_category_id: number;
  readonly date: CalendarDate;
  readonly amount: Sen;
}

export interface CutItem {
  /** What is granted by default. */
  readonly allowed: Sen;
  readonly over_limit: boolean;
  /** What is left of the limit of the period after it; null: no limit. */
  readonly left: Sen | null;
}

/** The account of a limit: what was granted, what open claims hold, and what is left. */
export const freeOf = ({ limit, used, held: reserved }: { readonly limit: Sen; readonly used: Sen; readonly held: Sen }): Sen =>
  atLeastZero(subtract(limit, used, reserved));

/** By category and period. */
export const limitKey = (category: number, period: LimitPeriod, date: CalendarDate) => `${category} ${spanOf(period, date).from}`;

/**
 * @param taken by `limitKey`, what other claims use or hold
 * @param granted amounts that stand already (of items that were checked), by place: they are taken before what is left is shared
 */
export function cutItems(
  items: readonly Cuttable[],
  capsOf: (category: number) => Caps,
  taken: ReadonlyMap<string, Sen>,
  granted: ReadonlyMap<number, Sen> = new Map(),
): CutItem[] {
  const inPeriod = new Map(taken);
  const inClaim = new Map<number, Sen>();
  const take = ({ claim_category_id: category, date }: Cuttable, amount: Sen) => {
    const { period } = capsOf(category);
    inClaim.set(category, sen((inClaim.get(category) ?? 0) + amount));
    if (period) inPeriod.set(limitKey(category, period, date), sen((inPeriod.get(limitKey(category, period, date)) ?? 0) + amount));
  };
  for (const [at, amount] of granted) if (items[at]) take(items[at], amount);
  return items.map((item, at) => {
    const { per_item, per_claim, limit, period } = capsOf(item.claim_category_id);
    const leftOf = () =>
      limit !== null && period ? atLeastZero(subtract(limit, inPeriod.get(limitKey(item.claim_category_id, period, item.date)) ?? ZERO)) : null;
    const stands = granted.get(at);
    if (stands !== undefined) return { allowed: stands, over_limit: stands < item.amount, left: leftOf() };
    const room = [per_item, per_claim === null ? null : atLeastZero(subtract(per_claim, inClaim.get(item.claim_category_id) ?? ZERO)), leftOf()];
    const allowed = room.reduce<Sen>((least, cap) => (cap === null ? least : minSen(least, cap)), item.amount);
    take(item, allowed);
    return { allowed, over_limit: allowed < item.amount, left: leftOf() };
  });
}
