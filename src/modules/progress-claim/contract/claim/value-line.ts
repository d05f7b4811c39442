/** What one line of a bill is worth on a date, from what was entered. Everything is cumulative: from the start of the works. Pure. */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { add, ratio, roundToSen, ZERO, type Sen } from '#platform/contract/money.ts';
import { share, tenThousandths } from './share.ts';

/** How a value was entered. `Time` and `Progress` are worked out by the portal. */
export const ENTERED_BY = ['Percent', 'Quantity', 'Amount', 'Time', 'Progress'] as const;
export type EnteredBy = (typeof ENTERED_BY)[number];
export const TYPED_BY = ['Percent', 'Quantity', 'Amount'] as const;

/** How a line of the bill is valued: typed; by the days that have passed (preliminaries); or in step with all other lines (an adjustment). */
export const VALUED_BY = ['Measured', 'Time', 'Progress'] as const;
export type ValuedBy = (typeof VALUED_BY)[number];

/** A per cent (0 to 100), a quantity in the unit of the line, or ringgit in sen. */
export interface Entry {
  readonly by: EnteredBy;
  readonly value: number;
}

export interface Valued {
  /** Null where the line is a sum and has no quantity (a variation). */
  readonly quantity: number | null;
  readonly rate: Sen | null;
  readonly amount: Sen;
}

/** Quantity × rate, half up to the sen; a quantity has at most three decimals. */
export const priceOf = (quantity: number, rate: Sen): Sen => roundToSen(rate, ratio(Math.round(quantity * 1000), 1000));

/**
 * What a typed entry comes to, cumulative. A quantity that is the whole of the bill's comes to its whole amount.
 * @param entry by Percent, Quantity (of a line that has one) or Amount (sen)
 */
export function amountOf(line: Valued, { by, value }: Entry): Sen {
  switch (by) {
    case 'Quantity':
      return line.rate === null ? ZERO : priceOf(value, line.rate);
    case 'Amount':
      return value as Sen;
    default:
      return share(line.amount, tenThousandths(value), 1_000_000);
  }
}

/** Whether an amount lies between nothing and the whole of a line; the line of an omission or an adjustment counts down. */
export const isWithin = (line: Valued, amount: Sen): boolean =>
  line.amount >= 0 ? amount >= 0 && amount <= line.amount : amount <= 0 && amount >= line.amount;

/** Whether a line is worth less than was certified before: such a drop needs a reason. */
export const isDrop = (line: Valued, before: Sen, now: Sen): boolean => (line.amount >= 0 ? now < before : now > before);

/** The amount as a per cent of the line with two decimals, for the screen alone; 0 of a line of nothing. */
export const percentOf = (amount: Sen, whole: Sen): number => (whole === 0 ? 0 : Math.round((amount / whole) * 10_000) / 100);

export interface Period {
  readonly start: CalendarDate;
  /** The completion that applies, extensions of time included. */
  readonly completion: CalendarDate;
}

/** Days of the works that have passed at the end of a day, of how many. Before the start none, after completion all. */
export function elapsed({ start, completion }: Period, at: CalendarDate): { readonly passed: number; readonly days: number } {
  const days = Math.max(1, daysInclusive(start, completion));
  return { passed: Math.min(days, Math.max(0, daysInclusive(start, at))), days };
}

export interface BillLine extends Valued {
  readonly id: number;
  readonly valued_by: ValuedBy;
}

/**
 * The cumulative amount of every line. A line with a typed entry has what was typed, also where it would be worked out; one by time
 * follows the calendar, and where an extension of time has made its share smaller it stays at what was certified; one in step with the works
 * has the share that all lines with an amount of their own have reached.
 * @param certified cumulative, by line, before this claim
 */
export function valueLines(
  lines: readonly BillLine[],
  entries: ReadonlyMap<number, Entry>,
  period: Period,
  at: CalendarDate,
  certified: ReadonlyMap<number, Sen> = new Map(),
): Map<number, Sen> {
  const { passed, days } = elapsed(period, at);
  const amounts = new Map<number, Sen>();
  const following: BillLine[] = [];
  let [done, whole] = [0, 0];
  for (const line of lines) {
    const entry = entries.get(line.id);
    const isTyped = entry !== undefined && TYPED_BY.some((by) => by === entry.by);
    if (!isTyped && line.valued_by === 'Progress') {
      following.push(line);
      continue;
    }
    const before = certified.get(line.id) ?? ZERO;
    const byTime = share(line.amount, passed, days);
    const amount = isTyped ? amountOf(line, entry) : line.valued_by === 'Time' ? (isDrop(line, before, byTime) ? before : byTime) : ZERO;
    amounts.set(line.id, amount);
    done += amount;
    whole += line.amount;
  }
  for (const line of following) amounts.set(line.id, share(line.amount, done, whole));
  return amounts;
}

/** The sum of amounts; exact. */
export const sumOf = (amounts: Iterable<Sen>): Sen => {
  let total = ZERO;
  for (const amount of amounts) total = add(total, amount);
  return total;
};
