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
export function numberValue(value: number): SheetValue {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
}
