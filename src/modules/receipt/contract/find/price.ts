/** The figures on a receipt that are prices: not the times, the litres and the kilograms, which are written alike. */
import { dateIn, digitsOfDate, wordsBetween } from './find-date.ts';
import type { Line, Word } from './receipt-lines.ts';

export interface Money {
  readonly sen: number;
  readonly words: readonly Word[];
  readonly hasCurrency: boolean;
}

/** `RM 1,234.50`, `27.35`, and what faded print makes of it: `27:35`, `2l.O0`. An `L` behind it is a litre, another letter a tax code. */
const PRICE = /^[-(]?(?:RM|MYR)?[-(]?(\d{1,3}(?:[,']?\d{3})*)([.:,])(\d{2})\)?-?[A-KM-Z*]?$/;
const LOOKS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', S: '5', B: '8' };
const digitsOf = (text: string) => text.replace(/(?<=[\d.,:])[OolISB](?=[\d.,:]|$)|(?<![A-Za-z])[OolISB](?=[\d.,:])/g, (letter) => LOOKS[letter] ?? letter);

const UNIT = /^\(?(L|LT|LTR|LTRS|LIT|LITRES?|LITERS?|ML|KG|KGS|G|GM|GRAM|KM|M|CM|%|PCS?|PKT|UNITS?|KWH|M3|BAR|PSI)\)?$/;
const PER_UNIT = /\/(L|LTR|LITRE|LITER|KG|KM|PCS?|UNIT|KWH|HR|HOUR|JAM)\)?:?$/;
const TIME_UNIT = /^(A\.?M\.?|P\.?M\.?|PAGI|PG|PTG|PETANG|TGH|TENGAHARI|MLM|MALAM|HRS?|HOURS?|JAM|MINS?|MINIT)$/;
const WORDS_TIME =
  /^(MASA|WAKTU|WKT|TIME|MASUK|KELUAR|PUKUL|JAM|IN|OUT|ENTRY|EXIT|ENTERED|ARRIVAL|DEPARTURE|TIBA|BERTOLAK|MULA|TAMAT|START|END|DURATION|TEMPOH|AT|PADA)$/;
const bare = (word: Word | undefined) => (word?.text ?? '').toUpperCase().replaceAll(/^[^A-Z%(/]+|[^A-Z%)/]+$/g, '');

/** A figure as it is read, before what stands around it is known. */
interface Figure extends Money {
  readonly isTime: boolean;
  readonly hasColon: boolean;
}

/** The words of a line that are its date. */
function dateWords(line: Line): readonly Word[] {
  const date = dateIn(digitsOfDate(line.text));
  return date ? wordsBetween(line, date.from, date.to) : [];
}

const isFigure = (word: Word | undefined) => /^\d+([.,]\d+)?$/.test(word?.text ?? '');

/** Stands between a date and its time, and says neither. */
const BETWEEN = /^([-(]|\(?(SUN|MON|TUE|WED|THU|FRI|SAT|AHAD|ISNIN|SELASA|RABU|KHAMIS|JUMAAT|SABTU)[A-Z]*[),]?)$/i;

/** Whether a figure at a place of its line is a time of the day, or how long something took. */
function isTimeAt(words: readonly Word[], from: number, to: number, dated: readonly Word[]): boolean {
  if (TIME_UNIT.test(bare(words[to + 1]))) return true;
  const at = words.slice(0, from).findLastIndex(({ text }) => !BETWEEN.test(text));
  const [before, behind] = [words[at], words[to + 1]];
  if ((before && dated.includes(before)) || (behind && dated.includes(behind))) return true;
  // `2 jam 4.00` is a price behind two hours.
  return WORDS_TIME.test(bare(before).replace(/^.*\//, '')) && !isFigure(words[at - 1]);
}

/** `3 pcs 27.00` is a price behind three pieces. */
const isMeasure = (words: readonly Word[], from: number, to: number) =>
  UNIT.test(bare(words[to + 1])) ||
  PER_UNIT.test(bare(words[from - 1])) ||
  (UNIT.test(bare(words[from - 1])) && !/\d/.test(`${words[from - 2]?.text} ${words[from - 1]?.text}`));

function figuresIn(line: Line): Figure[] {
  const { words } = line;
  const dated = dateWords(line);
  const found: Figure[] = [];
  for (const [at, word] of words.entries()) {
    // `27. 35` comes in two words, `RM` stands apart.
    const next = words[at + 1];
    const split = /^(?:RM)?\d+[.:]$/.test(word.text) && next && /^\d{2}$/.test(next.text) ? next : null;
    const match = PRICE.exec(digitsOf(`${word.text}${split?.text ?? ''}`));
    if (!match || dated.includes(word)) continue;
    const to = split ? at + 1 : at;
    const sign = /^[-(]|-$/.test(word.text) || words[at - 1]?.text === '-' ? -1 : 1;
    const hasCurrency = /^[-(]?(RM|MYR)/.test(word.text) || /^\(?(RM|MYR)\)?:?$/i.test(words[at - 1]?.text ?? '');
    if (!hasCurrency && isMeasure(words, at, to)) continue;
    const [whole, cents] = [Number(match[1]?.replaceAll(/[,']/g, '')), Number(match[3])];
    const couldBeTime = !hasCurrency && whole < 25 && cents < 60;
    found.push({
      sen: sign * (whole * 100 + cents),
      words: split ? [word, split] : [word],
      hasCurrency,
      // With a colon also a length of time, of more hours than a day has.
      isTime: (couldBeTime || (!hasCurrency && match[2] === ':')) && isTimeAt(words, at, to, dated),
      hasColon: match[2] === ':',
    });
  }
  return found;
}

/**
 * The prices of each line. A figure with a colon is one where no price of the receipt has a point, or where one with a point says the same;
 * elsewhere it is a time.
 */
export function pricesOf(lines: readonly Line[]): Money[][] {
  const rows = lines.map((line) => figuresIn(line).filter(({ isTime }) => !isTime));
  const pointed = new Set(rows.flatMap((row) => row.flatMap(({ sen, hasColon }) => (hasColon ? [] : [sen]))));
  return rows.map((row) => row.filter(({ sen, hasColon, hasCurrency }) => !hasColon || hasCurrency || pointed.size === 0 || pointed.has(sen)));
}
