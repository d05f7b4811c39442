/** The day of a receipt: written in figures (day first), or with the name of a month in English or Malay. */
import { addDays, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { sureness, type Found, type Line, type Word } from './receipt-lines.ts';

const MONTHS = ['JAN', 'FEB', 'MAR|MAC', 'APR', 'MAY|MEI', 'JUN', 'JUL', 'AUG|OGO|OGOS', 'SEP|SEPT', 'OCT|OKT', 'NOV', 'DEC|DIS'];
const NAMES = MONTHS.join('|');
const monthOf = (name: string) => MONTHS.findIndex((names) => names.split('|').some((each) => name.toUpperCase().startsWith(each))) + 1;

const BEFORE = String.raw`(?<![\d/.-])`;
const FIGURES = new RegExp(String.raw`${BEFORE}(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d|[/-]\d)`);
const ISO = new RegExp(String.raw`${BEFORE}(20\d{2})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)`);
const NAMED = new RegExp(String.raw`(?<!\d)(\d{1,2})(?:ST|ND|RD|TH)?[\s/.-]*(${NAMES})[A-Z]*[\s/.,'-]*(\d{4}|\d{2})(?!\d)`, 'i');
const NAMED_FIRST = new RegExp(String.raw`\b(${NAMES})[A-Z]*[\s.]*(\d{1,2})(?:ST|ND|RD|TH)?,?\s*(\d{4})`, 'i');

const WORDS_DATE = /\b(DATE|TARIKH|TKH|DATED|ISSUED)\b|HB:/;
const HAS_TIME = /\b\d{1,2}[:.]\d{2}(:\d{2})?\s?(AM|PM|PG|PTG)?\b/;
/** Dates of something else. */
const WORDS_OTHER = /\b(EXP(IRY|IRES?)?|VALID|LUPUT|TAMAT|SAH SEHINGGA|DUE|BIRTH|LAHIR|SINCE|SEJAK|VERSION|PROMO\w*|CHECK ?-?IN|ARRIVAL|NEXT|RETURN BY)\b/;

const dated = (year: string, month: number, day: number): CalendarDate | null => {
  const text = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDate(text) ? text : null;
};

interface Read {
  readonly date: CalendarDate;
  /** Where in the text it stands. */
  readonly from: number;
  readonly to: number;
  /** Month and day were the other way round. */
  readonly isSwapped?: boolean;
}

/** The first day that a text names, with its place in it. */
export function dateIn(text: string): Read | null {
  const place = ({ index, 0: whole }: RegExpExecArray) => ({ from: index, to: index + whole.length });
  const iso = ISO.exec(text);
  if (iso) {
    const date = dated(iso[1] as string, Number(iso[3]), Number(iso[4]));
    if (date) return { date, ...place(iso) };
  }
  const figures = FIGURES.exec(text);
  if (figures) {
    const [day, month, year] = [Number(figures[1]), Number(figures[3]), figures[4] as string];
    const date = dated(year, month, day);
    if (date) return { date, ...place(figures) };
    const swapped = dated(year, day, month);
    if (swapped) return { date: swapped, ...place(figures), isSwapped: true };
  }
  const named = NAMED.exec(text);
  if (named) {
    const date = dated(named[3] as string, monthOf(named[2] as string), Number(named[1]));
    if (date) return { date, ...place(named) };
  }
  const first = NAMED_FIRST.exec(text);
  const date = first && dated(first[3] as string, monthOf(first[1] as string), Number(first[2]));
  return first && date ? { date, ...place(first) } : null;
}

/** A text with figures for the letters that faded ones look like. */
export const digitsOfDate = (text: string) =>
  text.replaceAll(/(?<=\d[/.-]?)[oO](?=[\d/.-])|(?<=[/.-])[oO](?=\d)/g, '0').replaceAll(/(?<=\d[/.-]?)[lI|](?=[\d/.-])|(?<![A-Za-z])[lI|](?=\d)/g, '1');

/** Words of a line that stand between two places of its text. */
export function wordsBetween(line: Line, from: number, to: number): Word[] {
  let at = 0;
  return line.words.filter(({ text }) => {
    const start = at;
    at += text.length + 1;
    return start < to && start + text.length > from;
  });
}

/** Older is a card's or a licence's. */
const MOST_DAYS = 3 * 366;

/** Null where no day is on it that a receipt of today could have. */
export function findDate(lines: readonly Line[], today: CalendarDate): Found<CalendarDate> | null {
  const oldest = addDays(today, -MOST_DAYS);
  const found = lines.flatMap((line, row) => {
    const read = dateIn(digitsOfDate(line.text));
    if (!read || read.date > today || read.date < oldest) return [];
    const wording = line.text.toUpperCase();
    const label = WORDS_DATE.test(wording) || WORDS_DATE.test(lines[row - 1]?.text.toUpperCase() ?? '') ? 2 : 0;
    const rank = label + (HAS_TIME.test(wording.replace(FIGURES, '')) ? 1 : 0) - (WORDS_OTHER.test(wording) ? 4 : 0) - (read.isSwapped ? 1 : 0);
    return [{ read, rank, words: wordsBetween(line, read.from, read.to) }];
  });
  // Of two that say as much the later: the way out of a car park, not the way in.
  const [best, second] = found.toSorted((a, b) => b.rank - a.rank || (a.read.date < b.read.date ? 1 : -1));
  if (!best) return null;
  const isContested = second !== undefined && second.read.date !== best.read.date && second.rank === best.rank;
  return {
    value: best.read.date,
    confidence: sureness(best.words, best.rank < 0 ? 0.4 : isContested ? 0.7 : best.read.isSwapped ? 0.6 : 1),
    words: best.words,
  };
}
