/** Readers of cells: spreadsheets mix text, numbers, dates and yes/no freely, schemas do not. */
import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES, defineMessages, say, type Locale, type Text } from '#platform/contract/messages.ts';

const MESSAGES = defineMessages({
  date: { en: 'Enter a date, for example 31/12/2026 or 2026-12-31.', ms: 'Masukkan tarikh, contohnya 31/12/2026 atau 2026-12-31.' },
  number: { en: 'Enter a number.', ms: 'Masukkan nombor.' },
  yesNo: { en: 'Enter Yes or No.', ms: 'Masukkan Ya atau Tidak.' },
  hours: { en: 'Enter hours, for example 4.5 or 4:30.', ms: 'Masukkan jam, contohnya 4.5 atau 4:30.' },
  minutes: { en: 'Enter minutes, for example 45 or 0:45.', ms: 'Masukkan minit, contohnya 45 atau 0:45.' },
  digits: {
    en: 'The file no longer holds every digit of this number. Format this column as text and enter the number again.',
    ms: 'Fail ini tidak lagi menyimpan semua digit nombor ini. Format lajur ini sebagai teks dan masukkan nombor itu semula.',
  },
  failed: {
    en: 'This cell holds an error of the spreadsheet. Replace it with the value that is meant.',
    ms: 'Sel ini mengandungi ralat hamparan. Gantikan dengan nilai yang dimaksudkan.',
  },
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

/** What Excel writes for a long number in a CSV: `1.41003E+15`. */
const ROUNDED = /^\d([.,]\d+)?E\+\d{2,}$/i;
const ERRORS = new Set(['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NULL!', '#NUM!', '#SPILL!', '#CALC!', '#GETTING_DATA']);

/** Figures typed as numbers (codes, identity numbers, phones) become text; a number whose digits the file has lost is refused. */
const writtenCell = given.transform((value, refusal) => {
  const text = String(value);
  const lost = typeof value === 'number' ? Math.abs(value) >= 1e15 : ROUNDED.test(text);
  const fault = lost ? MESSAGES.digits : ERRORS.has(text.toUpperCase()) ? MESSAGES.failed : null;
  if (fault === null) return text;
  refusal.addIssue({ code: 'custom', params: { text: fault } });
  return z.NEVER;
});

/** Line breaks, tabs and the spaces of word processors; zero-width spaces are nothing. */
const oneLine = (text: string) =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\s*[\t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]\s*/g, ' ')
    .trim();

/** Text, judged by the field's own schema; a field of one line reads a cell of several as one. @param restore puts back what spreadsheets drop. */
export const textCell = <S extends z.ZodType<unknown, string>>(schema: S, restore = (text: string) => text) =>
  writtenCell
    .transform(restore)
    .transform((text) => (schema.safeParse(text).success ? text : oneLine(text)))
    .pipe(schema);

/** `YYYY-MM-DD`, `D/M/YYYY`, `D-M-YYYY`, `D.M.YYYY` or a month by its name; two-digit years are 2000 to 2049 and 1950 to 1999. */
export const dateCell = () => reading(dateOf, MESSAGES.date);

/** First letters of the months in English and in Malay. */
const MONTHS = ['jan', 'feb', 'mar|mac', 'apr', 'may|mei', 'jun', 'jul', 'aug|ogo', 'sep', 'oct|okt', 'nov', 'dec|dis'].map((names) => names.split('|'));
const MONTH_NAMES =
  /^(january|januari|jan|february|februari|feb|march|mac|mar|april|apr|may|mei|june|jun|july|julai|jul|august|ogos|aug|ogo|september|sept|sep|october|oktober|oct|okt|november|nov|december|disember|dec|dis)$/;

function monthNamed(name: string): string {
  const text = name.toLowerCase();
  if (/^\d{1,2}$/.test(text)) return text.padStart(2, '0');
  if (!MONTH_NAMES.test(text)) return '';
  const month = MONTHS.findIndex((names) => names.some((start) => text.startsWith(start)));
  return String(month + 1).padStart(2, '0');
}

function dateOf(value: string | number | boolean): CalendarDate | undefined {
  // Other programs write a day with its midnight.
  const text = oneLine(String(value)).replace(/[ T]0?0:00(:00(\.0+)?)?Z?$/, '');
  const fromYear = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text);
  const fromMonth = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(text);
  const fromDay = /^(\d{1,2})(?:[/.-]| ?[ -] ?)(\d{1,2}|[A-Za-z]{3,9}\.?)(?:[/.-]|,? ?[ -] ?)(\d{4}|\d{2})$/.exec(text);
  const [day = '', month = '', year = ''] = fromYear
    ? [fromYear[3], fromYear[2], fromYear[1]]
    : fromMonth
      ? [fromMonth[2], fromMonth[1], fromMonth[3]]
      : fromDay
        ? fromDay.slice(1)
        : [];
  const long = year.length === 2 ? `${Number(year) < 50 ? 20 : 19}${year}` : year;
  const date = `${long}-${monthNamed(month.replace('.', ''))}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

function numberOf(value: string | number | boolean): number | undefined {
  if (typeof value === 'number') return value;
  const text = oneLine(String(value))
    .replace(/^RM\s*/i, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** `1234.5`, `1,234.50` or `RM 1,234.50`, judged by the field's own schema. */
export const numberCell = <S extends z.ZodType<unknown, number>>(schema: S) => reading(numberOf, MESSAGES.number).pipe(schema);

/** 11, `11%`, or 0.11 in a cell that shows 11%. For columns whose header says (%). */
export const percentCell = <S extends z.ZodType<unknown, number>>(schema: S) =>
  reading((value) => numberOf(typeof value === 'string' ? value.replace(/\s*%\s*$/, '') : value), MESSAGES.number).pipe(schema);

/** Minutes of `4:30`, `26:30` or `08:30:00`. */
function clockMinutes(value: string | number | boolean): number | undefined {
  const match = /^(\d{1,3}):([0-5]\d)(?::00)?$/.exec(String(value).trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** 4.5, `4:30`, or a cell that holds a time; to a hundredth of an hour. */
export const hoursCell = <S extends z.ZodType<unknown, number>>(schema: S) =>
  reading((value) => {
    const minutes = clockMinutes(value);
    return minutes === undefined ? numberOf(value) : Math.round((minutes / 60) * 100) / 100;
  }, MESSAGES.hours).pipe(schema);

/** 45, `0:45`, or a cell that holds a time. */
export const minutesCell = <S extends z.ZodType<unknown, number>>(schema: S) =>
  reading((value) => clockMinutes(value) ?? numberOf(value), MESSAGES.minutes).pipe(schema);

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
  const cell = reading((value) => byText.get(oneLine(String(value)).toLowerCase()), { en: wanted('en'), ms: wanted('ms') });
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
