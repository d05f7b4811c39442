/**
 * Figures as they are read: 1,234,567. What a browser's own formatter writes for `en-MY`, which Malay writes alike; the first of its formatters that a page
 * makes costs a slow phone twenty milliseconds and more, and every list counts its rows.
 */

/** Puts separators between the thousands of digits. @param digits the whole part of a number, with its sign */
export const inThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Made when a fraction is first asked for. */
let fractions: Intl.NumberFormat | undefined;

/** A number, in at most three decimals. */
export function formatFigure(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e21 && !Object.is(value, -0)) return inThousands(String(value));
  fractions ??= new Intl.NumberFormat('en-MY');
  return fractions.format(value);
}

const WORDS = ['', 'K', 'M', 'B'];

/** A figure at an axis, in at most one decimal: 950, 1.5K, 12M; below one in as many as it has: 0.25. */
export function formatShort(value: number): string {
  if (Math.abs(value) < 1) return String(Number(value.toPrecision(3)));
  const figures = WORDS.map((word, power) => ({ word, figure: Math.round((value / 1000 ** power) * 10) / 10 }));
  const { word, figure } = figures.find((one) => Math.abs(one.figure) < 1000) ?? { word: '', figure: value };
  return `${figure}${word}`;
}
