/**
 * What the stock ledger of a product at an outlet comes to: the last opening, and what came and went after it (specification §3). Pure.
 * Quantities are whole thousandths, instants milliseconds.
 */
import { STOCK_SIGNS, type StockType } from './stock-types.ts';

export interface LedgerEntry {
  readonly id: number;
  readonly type: StockType;
  readonly quantity: number;
  /** The instant by which it counts, whenever it arrived. */
  readonly at: number;
  readonly voided: boolean;
}

export interface StockState {
  readonly opening: number;
  /** null: no opening, what is left counts from 0. */
  readonly openingAt: number | null;
  readonly replenished: number;
  /** Less what was brought back. */
  readonly sold: number;
  readonly removed: number;
  readonly balance: number;
  /** Since when the balance is 0 or below; null: it is above, or nothing was ever recorded. */
  readonly outSince: number | null;
}

export const EMPTY_STOCK: StockState = { opening: 0, openingAt: null, replenished: 0, sold: 0, removed: 0, balance: 0, outSince: null };

/** In the same second an opening counts first, then what comes, then what goes. */
function rankOf(type: StockType): number {
  if (type === 'opening') return 0;
  return STOCK_SIGNS[type] > 0 ? 1 : 2;
}
const secondOf = (at: number) => Math.floor(at / 1000);

/** The order in which entries count: an order of their times, never of their arrival. */
export const byTime = (a: LedgerEntry, b: LedgerEntry): number =>
  secondOf(a.at) - secondOf(b.at) || rankOf(a.type) - rankOf(b.type) || a.at - b.at || a.id - b.id;

const counting = (entries: readonly LedgerEntry[]) => entries.filter(({ voided }) => !voided).toSorted(byTime);

function after(state: StockState, { type, quantity, at }: LedgerEntry): StockState {
  const sums =
    type === 'opening'
      ? { ...EMPTY_STOCK, opening: quantity, openingAt: at }
      : {
          ...state,
          replenished: state.replenished + (type === 'replenishment' ? quantity : 0),
          sold: state.sold + (type === 'sale' ? quantity : 0) - (type === 'sale return' ? quantity : 0),
          removed: state.removed + (type === 'sale' || STOCK_SIGNS[type] > 0 ? 0 : quantity),
        };
  const balance = sums.opening + sums.replenished - sums.sold - sums.removed;
  return { ...sums, balance, outSince: balance > 0 ? null : (state.outSince ?? at) };
}

export interface Replayed {
  readonly state: StockState;
  /** By opening: what it is beyond the balance before it; null: nothing was recorded before. */
  readonly variances: ReadonlyMap<number, number | null>;
  /** The first entry that counts left no more than nothing, so that what came before it decides since when. */
  readonly startsEmpty: boolean;
}

/** Counts a ledger from its first entry on. */
export function replay(entries: readonly LedgerEntry[]): Replayed {
  const variances = new Map<number, number | null>();
  let state = EMPTY_STOCK;
  const ordered = counting(entries);
  const steps = ordered.map((entry, n) => {
    if (entry.type === 'opening') variances.set(entry.id, n === 0 ? null : entry.quantity - state.balance);
    return (state = after(state, entry));
  });
  return { state, variances, startsEmpty: steps[0] !== undefined && steps[0].balance <= 0 };
}

/** No opening counts before the entry. */
export const lacksOpening = (entries: readonly LedgerEntry[], entry: LedgerEntry): boolean =>
  entry.type !== 'opening' && !counting(entries).some((each) => each.type === 'opening' && byTime(each, entry) < 0);

/**
 * How far below 0 the ledger falls with an entry, from its time until the next opening after it: 0 where it may be taken.
 * One that was recorded late is so compared with all that came after it. What comes is always taken.
 */
export function shortfall(entries: readonly LedgerEntry[], entry: LedgerEntry): number {
  if (STOCK_SIGNS[entry.type] > 0) return 0;
  let state = EMPTY_STOCK;
  let lowest = 0;
  for (const each of counting([...entries, entry])) {
    state = after(state, each);
    const order = byTime(each, entry);
    if (order > 0 && each.type === 'opening') break;
    if (order >= 0) lowest = Math.min(lowest, state.balance);
  }
  return 0 - lowest;
}

/** The most that an entry may take away, never below 0. */
export const roomFor = (entries: readonly LedgerEntry[], entry: LedgerEntry): number => Math.max(0, entry.quantity - shortfall(entries, entry));
