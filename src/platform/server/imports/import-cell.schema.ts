/** Readers of cells: spreadsheets mix text, numbers, dates and yes/no freely, schemas do not. */
import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES, defineMessages, say, type Locale, type Text } from '#platform/contract/messages.ts';

const MESSAGES = defineMessages({
  date: { en: 'Enter a date, for example 31/12/2026 or 2026-12-31.', ms: 'Masukkan tarikh, contohnya 31/12/2026 atau 2026-12-31.' },
  number: { en: 'Enter a number.', ms: 'Masukkan nombor.' },
  yesNo: { en: 'Enter Yes or No.', ms: 'Masukkan Ya atau Tidak.' },
  choice: { en: 'Enter one of: {values}.', ms: 'Masukkan salah satu: {values}.' },
});

const given = z.union([z.string(), z.number(), z.boolean()]);

/** Reads a cell and says what it must be where it cannot. */
function reading<T>(read: (value: string | number | boolean) => T | undefined, text: Text) {
  return given.transform((value, refusal) => {
    const found = read(value);
    if (found !== undefined) return found;
    refusal.addIssue({ code: 'custom', params: { text } });
    return z.NEVER;
  });
}

/** Figures typed as numbers (codes, identity numbers, phones) become text for the field's own schema. */
export const textCell = <S extends z.ZodType<unknown, string>>(schema: S) => given.transform((value) => String(value)).pipe(schema);

/** `YYYY-MM-DD`, `D/M/YYYY`, `D-M-YYYY` or `D.M.YYYY`; two-digit years are 2000 to 2049 and 1950 to 1999. */
export const dateCell = () => reading(dateOf, MESSAGES.date);

function dateOf(value: string | number | boolean): CalendarDate | undefined {
  const text = String(value).trim();
  if (isCalendarDate(text)) return text;
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (!match) return undefined;
  const year = match[3]!.length === 4 ? match[3]! : `${Number(match[3]) < 50 ? 20 : 19}${match[3]}`;
  const date = `${year}-${match[2]!.padStart(2, '0')}-${match[1]!.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** `1234.5`, `1,234.50` or `RM 1,234.50`, judged by the field's own schema. */
export const numberCell = <S extends z.ZodType<unknown, number>>(schema: S) =>
  reading((value) => {
    if (typeof value === 'number') return value;
    const text = String(value)
      .replace(/^\s*RM\s*/i, '')
      .replace(/,(?=\d{3}(\D|$))/g, '')
      .trim();
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  }, MESSAGES.number).pipe(schema);

const YES = new Set(['yes', 'y', 'ya', 'true', '1', 'benar', 'x', '✓']);
const NO = new Set(['no', 'n', 'tidak', 'false', '0', 'salah', '-']);

export const yesNoCell = () =>
  reading((value) => {
    const text = String(value).trim().toLowerCase();
    return YES.has(text) ? true : NO.has(text) ? false : undefined;
  }, MESSAGES.yesNo);

/** One of the values, written as itself or as its label in either language; letter case does not count. */
export function choiceCell<const V extends string>(choices: Readonly<Record<V, Text>>) {
  const byText = new Map<string, V>();
  for (const [value, label] of Object.entries(choices) as [V, Text][]) {
    for (const text of [value, ...LOCALES.map((locale) => say(label, locale))]) byText.set(text.toLowerCase(), value);
  }
  const wanted = (locale: Locale) => {
    const values = Object.values<Text>(choices).map((label) => say(label, locale));
    return say(MESSAGES.choice, locale, { values: values.join(', ') });
  };
  const cell = reading((value) => byText.get(String(value).trim().toLowerCase()), { en: wanted('en'), ms: wanted('ms') });
  LABELS.set(cell, choices);
  return cell;
}

const LABELS = new WeakMap<z.ZodType, Readonly<Record<string, Text>>>();

/** A value that a choice cell has read, as people write it; any other value as it is. */
export function labelOf<V>(cell: z.ZodType | undefined, value: V, locale: Locale): V | string {
  const labels = cell && LABELS.get(cell);
  const label = labels && typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined;
  return label ? say(label, locale) : value;
}
