/** One field of a bank file: its value as text, and the text as its value. */
import { calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen, toDecimalText, type Sen } from '#platform/contract/money.ts';
import { cutBankText } from './bank-text.ts';
import { isBatchFact, type BatchFacts, type DateShape, type FileField, type PaymentFacts } from './bank-file-layout.ts';

export type CellValue = string | number | null;

/** The value that a field draws on. A payment's facts are asked only on lines of payments. */
function factOf({ from }: FileField, batch: BatchFacts, payment: PaymentFacts | null): CellValue {
  if (!from) return null;
  return isBatchFact(from) ? batch[from] : (payment?.[from] ?? null);
}

/** What the field says, before it is brought to its width. Text longer than the width is cut; figures are not. */
export function writeCell(field: FileField, batch: BatchFacts, payment: PaymentFacts | null): string {
  if (field.is !== undefined) return field.is;
  const value = factOf(field, batch, payment);
  const prefix = field.prefix ?? '';
  if (value === null || value === '') return '';
  if (field.words) return field.words[String(value)] ?? '';
  switch (field.as) {
    case 'digits':
      return String(value).replace(/\D/g, '');
    case 'count':
    case 'sen':
      return String(value);
    case 'ringgit':
      return toDecimalText(value as Sen);
    case 'date':
      return prefix + shapeDate(value as CalendarDate, field.date ?? 'DDMMYYYY');
    default:
      return prefix + cutBankText(String(value), field.width ?? 200);
  }
}

const isFigure = ({ as }: FileField) => as === 'sen' || as === 'count';

/** A fixed field in its full width. */
export function padCell(field: FileField, text: string): string {
  const width = field.width ?? text.length;
  const right = (field.align ?? (isFigure(field) ? 'right' : 'left')) === 'right';
  return right ? text.padStart(width, isFigure(field) ? '0' : ' ') : text.padEnd(width, ' ');
}

/** Reads a cell back. @returns null of an empty one. @throws RangeError when the text is not what the field holds. */
export function readCell(field: FileField, raw: string): CellValue {
  const text = raw.trim();
  if (field.is !== undefined) {
    if (text !== field.is.trim()) throw new RangeError(`${field.key}: ${text} is not ${field.is}`);
    return field.is;
  }
  if (text === '') return null;
  if (field.words) {
    const found = Object.entries(field.words).find(([, word]) => word === text);
    if (!found) throw new RangeError(`${field.key}: ${text} is none of ${Object.values(field.words).join(', ')}`);
    return found[0];
  }
  switch (field.as) {
    case 'digits':
      if (!/^\d+$/.test(text)) throw new RangeError(`${field.key}: ${text} holds more than digits`);
      return text;
    case 'count':
    case 'sen':
      if (!/^\d+$/.test(text)) throw new RangeError(`${field.key}: ${text} is no number`);
      return sen(Number(text));
    case 'ringgit':
      return fromRinggit(text);
    case 'date':
      return readDate(text.slice(field.prefix?.length ?? 0), field.date ?? 'DDMMYYYY');
    default:
      return text.slice(field.prefix?.length ?? 0);
  }
}

function shapeDate(date: CalendarDate, shape: DateShape): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return shape === 'DD/MM/YYYY' ? `${day}/${month}/${year}` : `${day}${month}${shape === 'DDMMYY' ? year.slice(2) : year}`;
}

function readDate(text: string, shape: DateShape): CalendarDate {
  const digits = text.replaceAll('/', '').trim();
  const year = shape === 'DDMMYY' ? `20${digits.slice(4)}` : digits.slice(4);
  return calendarDate(`${year}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`);
}

export const dateText = shapeDate;
