/** What the entries of a schedule come to: what was sold less what was brought back. Pure. */
import type { StockType } from '../stock/stock-types.ts';

export interface CountedEntry {
  readonly type: StockType;
  readonly quantity: number;
  /** Ringgit. */
  readonly amount: number | null;
}

const SIGNS: Partial<Record<StockType, number>> = { sale: 1, 'sale return': -1 };

export function soldOn(entries: readonly CountedEntry[]): { units: number; amount: number } {
  const sum = (of: (entry: CountedEntry) => number, unit: number) =>
    Math.round(entries.reduce((total, entry) => total + (SIGNS[entry.type] ?? 0) * of(entry), 0) * unit) / unit;
  return { units: sum(({ quantity }) => quantity, 1000), amount: sum(({ amount }) => amount ?? 0, 100) };
}
