/** One form for the values of cells, whatever program wrote them. */
import type { SheetValue } from './read-sheet.ts';

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
export function numberValue(value: number): SheetValue {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
}

/** A day, or a time of day where the day is the zero of Excel's calendar. Instants of spreadsheets carry no zone. */
export function dateValue(value: Date): SheetValue {
  if (Number.isNaN(value.getTime())) return null;
  // Excel's fractions of a day miss the minute by some milliseconds.
  const rounded = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString();
  return rounded < '1900-01-01' ? rounded.slice(11, 16) : rounded.slice(0, 10);
}
