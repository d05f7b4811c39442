/**
 * Money is whole sen, a branded integer. Rates are exact ratios; every rounding has a name.
 * No float arithmetic on money: ringgit exist only on the wire (a JSON number with at most two
 * decimals) and in the database (`numeric(12,2)`).
 */
import { inThousands } from './figures/figures.ts';

declare const senBrand: unique symbol;

/** A whole number of sen (RM 1.00 = 100). May be negative. */
export type Sen = number & { readonly [senBrand]: true };

/** An exact rate: 11 % is `{ numerator: 1100, denominator: 10000 }`. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** Largest amount any field accepts: RM 9,999,999,999.99. */
export const MAX_SEN = 999_999_999_999 as Sen;
export const ZERO = 0 as Sen;

/** Brands a whole number as sen. Throws RangeError on fractions and unsafe integers. */
export function sen(value: number): Sen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of sen: ${value}`);
  return value as Sen;
}

/** Ringgit (number or decimal text) to sen, half a sen rounding away from zero. Throws RangeError on anything that is no finite amount. What is sen already does not compile. */
export function fromRinggit<T extends number | string>(ringgit: [T] extends [Sen] ? never : T): Sen {
  const given: number | string = ringgit;
  const value = Number(given);
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount: ${String(ringgit)}`);
  // toFixed on the shortest decimal keeps 1.005 what the person typed, not its binary neighbour.
  const scaled = Number(`${Math.abs(value).toString().includes('e') ? Math.abs(value).toFixed(6) : Math.abs(value)}e2`);
  const rounded = Math.round(scaled);
  return sen(value < 0 && rounded !== 0 ? -rounded : rounded);
}

/** Sen to the ringgit number of the wire, e.g. 150050 → 1500.5. */
export function toRinggit(amount: Sen): number {
  return amount / 100;
}

/** The two of what may be left out. */
export const senOrNull = (ringgit: number | null): Sen | null => (ringgit === null ? null : fromRinggit(ringgit));
export const ringgitOrNull = (amount: Sen | null): number | null => (amount === null ? null : toRinggit(amount));

/** Sen to database text, e.g. 150050 → "1500.50". */
export function toDecimalText(amount: Sen): string {
  const abs = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(abs / 100)}.${String(abs % 100).padStart(2, '0')}`;
}

/** "1,500.50": two decimals and thousands separators; a missing amount shows 0.00. */
export function formatPrice(ringgit: number | null | undefined): string {
  const [whole = '', cents] = (ringgit ?? 0).toFixed(2).split('.');
  return `${inThousands(whole)}.${cents}`;
}

export function add(...amounts: readonly Sen[]): Sen {
  let total = 0;
  for (const amount of amounts) total += amount;
  return sen(total);
}

export function subtract(from: Sen, ...amounts: readonly Sen[]): Sen {
  return sen(from - add(...amounts));
}

export function minSen(a: Sen, b: Sen): Sen {
  return a < b ? a : b;
}

export function maxSen(a: Sen, b: Sen): Sen {
  return a > b ? a : b;
}

/** Never below zero. */
export function atLeastZero(amount: Sen): Sen {
  return amount < 0 ? ZERO : amount;
}

export function ratio(numerator: number, denominator: number): Ratio {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`Not an exact ratio: ${numerator}/${denominator}`);
  }
  return { numerator, denominator };
}

/** `percent(5.5)` → 55000/1000000; exact to four decimals of a per cent. */
export function percent(value: number): Ratio {
  return ratio(Math.round(value * 10_000), 1_000_000);
}

/**
 * `amount × rate` as an exact fraction of sen, rounded by `rounding` to a multiple of `unit` sen.
 * BigInt takes over only when the product leaves the safe integers.
 */
function multiply(amount: Sen, rate: Ratio, unit: number, rounding: 'down' | 'up' | 'halfUp'): Sen {
  const denominator = rate.denominator * unit;
  const product = amount * rate.numerator;
  if (!Number.isSafeInteger(product)) {
    const n = BigInt(amount) * BigInt(rate.numerator);
    const d = BigInt(denominator);
    const negative = n < 0n;
    const abs = negative ? -n : n;
    let quotient = abs / d;
    const rest = abs % d;
    if (rounding === 'up' ? rest > 0n : rounding === 'halfUp' && rest * 2n >= d) quotient += 1n;
    return sen(Number(negative ? -quotient : quotient) * unit);
  }
  const abs = Math.abs(product);
  const rest = abs % denominator;
  let quotient = (abs - rest) / denominator;
  if (rounding === 'up' ? rest > 0 : rounding === 'halfUp' && rest * 2 >= denominator) quotient += 1;
  return sen((product < 0 && quotient !== 0 ? -quotient : quotient) * unit);
}

const WHOLE: Ratio = { numerator: 1, denominator: 1 };

/** Half up to the sen: the default for a line of pay. */
export function roundToSen(amount: Sen, rate: Ratio = WHOLE): Sen {
  return multiply(amount, rate, 1, 'halfUp');
}

/** An amount and the part of it that counts. */
export interface Share {
  readonly amount: Sen;
  readonly rate: Ratio;
}

/** The exact sum of several shares, rounded half up to the sen once. */
export function roundSumToSen(shares: readonly Share[]): Sen {
  const [only, ...others] = shares;
  if (!only) return ZERO;
  if (others.length === 0) return roundToSen(only.amount, only.rate);
  let [numerator, denominator] = [0n, 1n];
  for (const { amount, rate } of shares) {
    const [n, d] = [BigInt(amount) * BigInt(rate.numerator), BigInt(rate.denominator)];
    [numerator, denominator] = d === denominator ? [numerator + n, d] : [numerator * d + n * denominator, denominator * d];
  }
  const abs = numerator < 0n ? -numerator : numerator;
  const rounded = Number((2n * abs + denominator) / (2n * denominator));
  return sen(numerator < 0n ? -rounded : rounded);
}

/** Drops what is below a sen (MTD works to two decimals and drops the rest). */
export function truncateToSen(amount: Sen, rate: Ratio = WHOLE): Sen {
  return multiply(amount, rate, 1, 'down');
}

/** Up to the next whole sen. */
export function ceilToSen(amount: Sen, rate: Ratio = WHOLE): Sen {
  return multiply(amount, rate, 1, 'up');
}

/** Up to the next whole ringgit (EPF Third Schedule). */
export function ceilToRinggit(amount: Sen, rate: Ratio = WHOLE): Sen {
  return multiply(amount, rate, 100, 'up');
}

/** Drops the sen. */
export function truncateToRinggit(amount: Sen, rate: Ratio = WHOLE): Sen {
  return multiply(amount, rate, 100, 'down');
}

/** Up to the next five sen (MTD, EIS). */
export function ceilToFiveSen(amount: Sen, rate: Ratio = WHOLE): Sen {
  return multiply(amount, rate, 5, 'up');
}

/** To the nearest five sen, half up (net pay paid in cash). */
export function roundToFiveSen(amount: Sen, rate: Ratio = WHOLE): Sen {
  return multiply(amount, rate, 5, 'halfUp');
}

/** To the nearest whole ringgit, half up. */
export function roundToRinggit(amount: Sen, rate: Ratio = WHOLE): Sen {
  return multiply(amount, rate, 100, 'halfUp');
}

/** The payroll form's reading of an amount: anything that is not a number counts as 0 (specification §5). */
export function toAmount(value: unknown): number {
  const parsed = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : 0;
  return Number.isFinite(parsed) ? parsed : 0;
}

/** Sum of `field` (default `amount`) over rows in ringgit, rounded to two decimals. */
export function sumBy<Row>(rows: readonly Row[], field: keyof Row = 'amount' as keyof Row): number {
  let total = 0;
  for (const row of rows) total += fromRinggit(toAmount(row[field]));
  return total / 100;
}
