/** What kilometres are worth: by tiers that run on through the calendar month. Pure; kilometres are whole hundredths. */
import { ratio, roundToSen, sen, type Sen } from '#platform/contract/money.ts';

export const VEHICLES = ['car', 'motorcycle'] as const;
export type Vehicle = (typeof VEHICLES)[number];

export interface MileageTier {
  readonly vehicle: Vehicle;
  /** Kilometres of the month up to which it holds; null: without end. */
  readonly upto_km: number | null;
  /** Ringgit a kilometre. */
  readonly rate: number;
}

/** So many kilometres at one rate, as an item keeps them. */
export interface MileagePart {
  readonly km: number;
  readonly rate: number;
}

export interface PricedDistance {
  readonly amount: Sen;
  readonly parts: readonly MileagePart[];
}

export const toHundredths = (km: number) => Math.round(km * 100);
const toSenRate = (rate: number) => Math.round(rate * 100);

/** One price for a whole distance. */
export const priceFlat = (distance: number, rate: number): PricedDistance => ({
  amount: roundToSen(sen(distance * toSenRate(rate)), ratio(1, 100)),
  parts: [{ km: distance / 100, rate }],
});

/**
 * @param before hundredths of a kilometre of the month already, by whatever vehicle @param tiers of the item's own vehicle; the last rate goes on
 * @returns null where the vehicle has no rate
 */
export function priceByTiers(tiers: readonly MileageTier[], before: number, distance: number): PricedDistance | null {
  const ordered = tiers.toSorted((a, b) => (a.upto_km ?? Infinity) - (b.upto_km ?? Infinity));
  const last = ordered.at(-1);
  if (!last) return null;
  const parts: MileagePart[] = [];
  let at = before;
  const end = before + distance;
  for (const tier of ordered) {
    const until = tier === last || tier.upto_km === null ? end : Math.min(end, toHundredths(tier.upto_km));
    if (until <= at) continue;
    parts.push({ km: (until - at) / 100, rate: tier.rate });
    at = until;
  }
  const exact = parts.reduce((sum, { km, rate }) => sum + toHundredths(km) * toSenRate(rate), 0);
  return { amount: roundToSen(sen(exact), ratio(1, 100)), parts };
}
