/** The armoury book of a store over some days: for each asset what was there, what came, what went and what is there. Pure. */
import type { EntryKind } from './asset.schema.ts';

export interface BookedEntry {
  readonly asset_id: number;
  readonly kind: EntryKind;
  readonly quantity: number;
  readonly from_store_id: number | null;
  readonly to_store_id: number | null;
}
export interface BookSum {
  readonly asset_id: number;
  readonly opening: number;
  readonly received: number;
  readonly given: number;
  /** Rounds that officers fired: they left the store when they were issued. */
  readonly expended: number;
  readonly closing: number;
}

/**
 * @param openings in the store before the first entry, by asset
 * @param entries of the store's book, the oldest first
 * @returns the entries with what is in the store after each, and a sum for each asset: opening + received - given = closing
 */
export function bookOf<E extends BookedEntry>(store: number, openings: ReadonlyMap<number, number>, entries: readonly E[]) {
  const sums = new Map<number, { opening: number; received: number; given: number; expended: number; closing: number }>();
  const sumOf = (asset: number) => {
    const opening = openings.get(asset) ?? 0;
    const sum = sums.get(asset) ?? { opening, received: 0, given: 0, expended: 0, closing: opening };
    sums.set(asset, sum);
    return sum;
  };
  for (const [asset, opening] of openings) if (opening > 0) sumOf(asset);
  const lines = entries.map((entry) => {
    const sum = sumOf(entry.asset_id);
    const received = entry.to_store_id === store ? entry.quantity : 0;
    const given = entry.from_store_id === store ? entry.quantity : 0;
    sum.received += received;
    sum.given += given;
    sum.closing += received - given;
    if (entry.kind === 'Expended') sum.expended += entry.quantity;
    return { entry, received, given, balance: sum.closing };
  });
  return { lines, sums: [...sums].map(([asset_id, sum]): BookSum => ({ asset_id, ...sum })) };
}
