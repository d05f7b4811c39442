/** The files beside this one, read and cleaned. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Bank, BankUrls, Country, PublicHoliday } from '../contract/reference.schema.ts';
import { importPostcodes, type CleanPostcode, type GivenPostcode } from './postcode-import.ts';

export type BankData = Omit<Bank, 'id' | 'account_digits'> & { readonly ibg_code: string | null; readonly fpx_code: string | null };
export type HolidayData = Omit<PublicHoliday, 'name'>;

export interface TownData {
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  /** Stands for its state. */
  readonly capital: boolean;
}

export interface ReferenceData {
  readonly banks: readonly BankData[];
  readonly countries: readonly Country[];
  readonly postcodes: readonly CleanPostcode[];
  readonly holidays: readonly HolidayData[];
}

type Row = Readonly<Record<string, string>>;

const source = (name: string) => readFileSync(new URL(`data/${name}.csv`, import.meta.url), 'utf8');
const rowsOf = (text: string) => parse(text, { columns: true, comment: '#', comment_no_infix: true, skip_empty_lines: true, quote: '"' }) as Row[];
const orNull = (text: string | undefined) => (text ? text : null);

const readTexts = () => ['banks', 'countries', 'postcodes', 'postcodes-suspect', 'holidays', 'holiday-names'].map(source);

/** Changes when a file changes; a tenth of a second quicker than to read what is in them. */
export const referenceHash = (): string => createHash('sha256').update(readTexts().join('\0')).digest('hex');

export function readReferenceData(): ReferenceData {
  const [banks = '', countries = '', postcodes = '', suspects = '', holidays = '', names = ''] = readTexts();
  const given = (text: string, suspect: boolean): GivenPostcode[] =>
    rowsOf(text).map((row) => ({ postcode: row['postcode']!, city: row['city']!, state: row['state']!, suspect }));
  const english = new Map(rowsOf(names).map((row) => [row['name_ms']!, row['name_en']!]));
  return {
    banks: rowsOf(banks).map(bankOf),
    countries: rowsOf(countries) as unknown as Country[],
    postcodes: importPostcodes([...given(postcodes, false), ...given(suspects, true)]),
    holidays: rowsOf(holidays).map((row) => holidayOf(row, english)),
  };
}

export function readTowns(): TownData[] {
  return rowsOf(source('towns')).map((row) => ({
    city: row['city']!,
    state: row['state']!,
    lat: Number(row['lat']),
    lng: Number(row['lng']),
    capital: row['capital'] === '1',
  }));
}

function bankOf(row: Row): BankData {
  const urls: BankUrls = {};
  for (const kind of ['PERSONAL', 'CORPORATE', 'ISLAMIC', 'WEBSITE'] as const) {
    const url = row[`url_${kind.toLowerCase()}`];
    if (url) urls[kind] = url;
  }
  return {
    name: row['name']!,
    full_name: row['full_name']!,
    code: row['code']!,
    swift_code: row['swift_code']!,
    urls,
    ibg_code: orNull(row['ibg_code']),
    fpx_code: orNull(row['fpx_b2c_code']),
  };
}

/** "Cuti X" is the day off in lieu of X. @throws Error on a day without an English name. */
function holidayOf(row: Row, english: ReadonlyMap<string, string>): HolidayData {
  const name_ms = row['name_ms']!;
  const lieu = /^Cuti (.+)$/.exec(name_ms)?.[1];
  const original = lieu === undefined ? undefined : english.get(lieu);
  const name_en = english.get(name_ms) ?? (original ? `${original} (in lieu)` : undefined);
  if (name_en === undefined) throw new Error(`holiday-names.csv lacks ${name_ms}`);
  const states = row['states'] === 'ALL' ? [] : row['states']!.split(';');
  return {
    date: row['date']!,
    name_en,
    name_ms,
    states,
    status: row['status'] as HolidayData['status'],
    key: row['key']!,
    basis: orNull(row['basis']) as HolidayData['basis'],
    unconfirmed_states: row['unconfirmed'] ? row['unconfirmed'].split(';') : [],
  };
}
