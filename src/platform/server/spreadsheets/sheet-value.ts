/** One form for the values of cells, whatever program wrote them. */
import type { SheetValue } from './sheet-row.ts';

/** Trimmed text without the apostrophe that keeps figures and formulas as text; empty is null. */
export function textValue(text: string): SheetValue {
  const clean = text
    .normalize('NFC')
    .replace(/(?![\t\n\r])\p{Cc}|\ufeff/gu, '')
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@\d])/, '');
  return clean === '' ? null : clean;
}

/** Excel keeps fifteen digits; what lies behind them is noise of its arithmetic. */
function numberValue(value: number): SheetValue {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
}

const DIGITS_OF_EXCEL = 15;

/**
 * A number as the file writes it. A whole number of more than fifteen digits is text where the file still has every digit
 * (an account number); otherwise it stays a number, and whoever wants its digits must refuse it.
 */
export function digitsValue(written: string): SheetValue {
  const digits = wholeDigits(written);
  const value = Number(written);
  if (digits === null || digits.length <= DIGITS_OF_EXCEL) return numberValue(value);
  // Excel writes zeros for the digits that it dropped.
  if (/^0*$/.test(digits.slice(DIGITS_OF_EXCEL))) return value;
  if (Number.isSafeInteger(value)) return digits;
  // Beyond 2^53 two numbers share a double: digits that one prints as may have been others.
  const isPrinted = /e/i.test(written) || digits === String(value) || digits === BigInt(value).toString();
  return isPrinted ? value : digits;
}

/** The digits of a whole number, `1.410029000012345E+15` among them; null for what is none, or has no more digits than zeros. */
function wholeDigits(written: string): string | null {
  const match = /^(\d+)(?:\.(\d*))?(?:e\+?(\d{1,2}))?$/i.exec(written);
  if (!match) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  if (/[1-9]/.test(fraction.slice(shift))) return null;
  return `${whole}${fraction.slice(0, shift).padEnd(shift, '0')}`.replace(/^0+(?=\d)/, '');
}

/** 0.11 in a cell that shows 11%. */
export const percentValue = (value: number): SheetValue => (Number.isFinite(value) ? `${Number((value * 100).toPrecision(14))}%` : null);

/** 514000112233 in a cell that shows 0514000112233. */
export const zeroFilled = (value: SheetValue, length: number): SheetValue =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value).padStart(length, '0') : value;
