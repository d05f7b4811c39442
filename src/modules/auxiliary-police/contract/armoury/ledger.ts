/** The ledger of the armoury: each entry moves a number of one asset from one place to another. Balances are the sum of entries. Pure. */
import type { EntryKind, PLACES } from './asset.schema.ts';

export type Place = (typeof PLACES)[number];

/** From where to where an entry of a kind goes; what leaves the unit goes outside. */
export const ROUTES: Readonly<Record<EntryKind, readonly (readonly [Place, Place])[]>> = {
  Receipt: [['Outside', 'Store']],
  Issue: [['Store', 'Officer']],
  Return: [['Officer', 'Store']],
  Expended: [['Officer', 'Outside']],
  Transfer: [['Store', 'Store']],
  Maintenance: [['Store', 'Workshop']],
  Repaired: [['Workshop', 'Store']],
  Loss: [
    ['Store', 'Outside'],
    ['Officer', 'Outside'],
    ['Workshop', 'Outside'],
  ],
  Disposal: [
    ['Store', 'Outside'],
    ['Workshop', 'Outside'],
  ],
};

/** A place of an asset: which store or which officer. */
export interface Spot {
  readonly place: Place;
  readonly store_id: number | null;
  readonly officer_id: number | null;
}
export const OUTSIDE: Spot = { place: 'Outside', store_id: null, officer_id: null };
export const WORKSHOP: Spot = { place: 'Workshop', store_id: null, officer_id: null };
export const inStore = (store_id: number): Spot => ({ place: 'Store', store_id, officer_id: null });
export const withOfficer = (officer_id: number): Spot => ({ place: 'Officer', store_id: null, officer_id });

export interface Entry {
  readonly kind: EntryKind;
  readonly quantity: number;
  readonly from: Spot;
  readonly to: Spot;
}

export const spotKey = ({ place, store_id, officer_id }: Spot): string => [place, store_id, officer_id].join(' ');
const sameSpot = (one: Spot, other: Spot) => spotKey(one) === spotKey(other);

export const isRouted = ({ kind, from, to }: Pick<Entry, 'kind' | 'from' | 'to'>): boolean =>
  ROUTES[kind].some(([first, second]) => first === from.place && second === to.place) && !sameSpot(from, to);

export type Balances = ReadonlyMap<string, number>;

/** @returns the balances after an entry; null: there are not so many where it takes them, or it goes nowhere that its kind goes */
export function post(balances: Balances, entry: Entry): Balances | null {
  if (!isRouted(entry) || !Number.isSafeInteger(entry.quantity) || entry.quantity < 1) return null;
  const after = new Map(balances);
  const move = (spot: Spot, change: number) => {
    if (spot.place !== 'Outside') after.set(spotKey(spot), (after.get(spotKey(spot)) ?? 0) + change);
  };
  move(entry.from, -entry.quantity);
  if (entry.from.place !== 'Outside' && (after.get(spotKey(entry.from)) ?? 0) < 0) return null;
  move(entry.to, entry.quantity);
  return after;
}
