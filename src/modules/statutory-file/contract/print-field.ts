/** One field of a statutory file: a value becomes characters, characters become a value, and both say what is wrong. */
import { isCalendarDate } from '#platform/contract/dates.ts';
import type { FieldSpec, FieldValue } from './layout.ts';

export const FIELD_FAULTS = ['required', 'too_long', 'pattern', 'characters', 'whole_ringgit', 'negative', 'not_a_number', 'not_a_date', 'constant'] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** What every portal takes: printable ASCII. */
const PRINTABLE = /^[\x20-\x7e]*$/;

/** Capital letters without accents and typographic marks, one space between words. What cannot be told in ASCII stays as it is. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[–—‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

const digitsOf = (field: FieldSpec, value: number): string => {
  if (value === 0 && field.nil !== undefined) return field.nil;
  if (field.kind !== 'ringgit') return String(value);
  return field.decimals === 0 ? String(value / 100) : `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
};

/** The characters of a value before padding. */
function bareText(field: FieldSpec, value: FieldValue): string {
  switch (field.kind) {
    case 'constant':
      return field.value ?? '';
    case 'filler':
      return '';
    case 'month':
      return value === '' ? '' : `${String(value).slice(5, 7)}${String(value).slice(0, 4)}`;
    case 'date':
      return value === '' ? '' : `${String(value).slice(8, 10)}${String(value).slice(5, 7)}${String(value).slice(0, 4)}`;
    case 'text':
    case 'digits':
      return String(value);
    case 'sen':
    case 'ringgit':
    case 'count':
      return digitsOf(field, Number(value));
  }
}

const isEmpty = (value: FieldValue | undefined): value is '' | undefined => value === undefined || value === '';

function faultOfNumber(field: FieldSpec, value: FieldValue): FieldFault | null {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'not_a_number';
  if (value < 0) return 'negative';
  return field.kind === 'ringgit' && field.decimals === 0 && value % 100 !== 0 ? 'whole_ringgit' : null;
}

function faultOfText(field: FieldSpec, value: string): FieldFault | null {
  if (field.kind === 'month' && !MONTH.test(value)) return 'not_a_date';
  if (field.kind === 'date' && !isCalendarDate(value)) return 'not_a_date';
  if (field.kind === 'digits' && !/^\d+$/.test(value)) return 'not_a_number';
  if (!PRINTABLE.test(value)) return 'characters';
  return field.pattern && !field.pattern.test(value) ? 'pattern' : null;
}

/** What is wrong with a value, or null. */
export function faultOf(field: FieldSpec, value: FieldValue | undefined): FieldFault | null {
  if (field.kind === 'filler' || field.kind === 'constant') return null;
  if (isEmpty(value)) return field.required ? 'required' : null;
  const fault = field.kind === 'sen' || field.kind === 'ringgit' || field.kind === 'count' ? faultOfNumber(field, value) : faultOfText(field, String(value));
  return fault ?? (bareText(field, value).length > field.length ? 'too_long' : null);
}

/** The value as it stands in a fixed line: exactly `length` characters. What does not fit is cut; `faultOf` says so before. */
export function printFixed(field: FieldSpec, value: FieldValue | undefined): string {
  const text = bareText(field, value ?? '').slice(0, field.length);
  const blank = isEmpty(value) && field.kind !== 'constant' && field.kind !== 'filler';
  if (blank && (field.pad !== 'zeros' || field.kind === 'date')) return ' '.repeat(field.length);
  if (field.pad === 'zeros') return text.padStart(field.length, '0');
  return field.pad === 'left' ? text.padStart(field.length, ' ') : text.padEnd(field.length, ' ');
}

/** The value as a cell of a CSV, quoted where it must be. */
export function printCell(field: FieldSpec, value: FieldValue | undefined): string {
  const text = isEmpty(value) && field.kind !== 'constant' ? '' : bareText(field, value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

export interface ReadField {
  readonly value: FieldValue;
  readonly fault: FieldFault | null;
}

function readNumber(field: FieldSpec, text: string): ReadField {
  const pattern = field.kind === 'ringgit' ? (field.decimals === 0 ? /^\d+(\.0{1,2})?$/ : /^\d+(\.\d{1,2})?$/) : /^\d+$/;
  if (!pattern.test(text)) return { value: text, fault: 'not_a_number' };
  const value = field.kind === 'ringgit' ? Math.round(Number(text) * 100) : Number(text);
  return { value, fault: faultOf(field, value) };
}

/** The characters of a file read as the value they stand for. A value that cannot be read stays text, with its fault. */
export function readField(field: FieldSpec, characters: string): ReadField {
  if (field.kind === 'filler') return { value: '', fault: characters.trim() === '' ? null : 'constant' };
  const text = characters.trim();
  if (field.kind === 'constant') return { value: text, fault: text === field.value ? null : 'constant' };
  if (text === '') return { value: '', fault: field.required ? 'required' : null };
  if (field.kind === 'sen' || field.kind === 'ringgit' || field.kind === 'count') return readNumber(field, text);
  if (field.kind === 'month') {
    const value = /^\d{6}$/.test(text) ? `${text.slice(2)}-${text.slice(0, 2)}` : text;
    return { value, fault: faultOf(field, value) };
  }
  if (field.kind === 'date') {
    const value = /^\d{8}$/.test(text) ? `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}` : text;
    return { value, fault: faultOf(field, value) };
  }
  return { value: text, fault: faultOf(field, text) };
}
