/** Spreadsheets store days, times and percentages as numbers; only the format of a cell says that one is meant. */
import { attribute, scanXml } from './scan-xml.ts';
import type { SheetValue } from './sheet-row.ts';
import { unpack, type Budget, type ZipPart } from './unzip-entry.ts';

export type DateStyle = 'date' | 'elapsed';
/** `elapsed`: hours that go on beyond a day, `[h]:mm`. `percent`: a hundredth of what is shown. `{ zeros }`: filled with zeros to that many digits. */
export type CellStyle = DateStyle | 'percent' | { readonly zeros: number };

const DAY = 86_400_000;
const MINUTES = 1440;

/** Formats that Excel knows by number alone (ECMA-376 part 1, 18.8.30, with those of East Asia). */
const isDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

const builtIn = (id: number): CellStyle | null => (id === 46 ? 'elapsed' : isDate(id) ? 'date' : id === 9 || id === 10 ? 'percent' : null);

/** Characters that a format code may have in Excel. */
const LONGEST_CODE = 255;

/** What a format code makes of a number: words in quotes, colours and conditions do not count. */
export function cellStyleOf(code: string): CellStyle | null {
  if (code.length > LONGEST_CODE) return null;
  const bare = code.replace(/"[^"]*"|\\.|[_*]./g, '');
  if (/\[(h+|m+|s+)\]/i.test(bare)) return 'elapsed';
  const plain = bare.replace(/\[[^\]]*\]/g, '').replace(/general|standard/gi, '');
  if (/[dmyhs]/i.test(plain)) return 'date';
  if (plain.includes('%')) return 'percent';
  // `000000000000`, `000000-00-0000`: a number that is written with the zeros that it begins with.
  return /^0{5,20}$/.test(plain.replace(/[-\s]/g, '')) ? { zeros: plain.replace(/[-\s]/g, '').length } : null;
}

/** By the number of the style of a cell. */
export async function readCellStyles(part: ZipPart | null, budget: Budget): Promise<readonly (CellStyle | null)[]> {
  // Judged where a format stands: hundreds of thousands of styles may name it.
  const formats = new Map<number, CellStyle | null>();
  const styles: (CellStyle | null)[] = [];
  let inCells = false;
  if (!part) return styles;
  await scanXml(unpack(part, budget), {
    open(name, attributes) {
      if (name === 'numFmt') formats.set(Number(attribute(attributes, 'numFmtId')), cellStyleOf(attribute(attributes, 'formatCode') ?? ''));
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      const format = formats.get(id);
      styles.push(format === undefined ? builtIn(id) : format);
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** A day, a time of day below one day, hours and minutes of an elapsed time; the number itself where it is no date. */
export function serialValue(serial: number, style: DateStyle, from1904: boolean): SheetValue {
  if (!Number.isFinite(serial) || serial < 0) return Number.isFinite(serial) ? serial : null;
  // Fractions of a day miss the minute by some milliseconds.
  const minutes = Math.round(serial * MINUTES * 60) / 60;
  if (style === 'elapsed' || serial < 1) return clock(Math.floor(minutes));
  const days = Math.floor(minutes / MINUTES);
  // Excel's calendar of 1900 has a 29 February, for the sake of an older program.
  if (!from1904 && days === 60) return '1900-02-29';
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const at = epoch + days * DAY;
  return at <= Date.UTC(9999, 11, 31) ? new Date(at).toISOString().slice(0, 10) : serial;
}

const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
