/**
 * Mistakes in an input, said to a person: zod issues → messages by field in the reader's language.
 * Shared by the server's 422 answer and the forms of the web, so both say the same words.
 */
import type { z } from 'zod';
import { defineMessages, say, type Locale, type Params, type Text } from './messages.ts';

export type Issue = z.core.$ZodIssue;

export const VALIDATION_MESSAGES = defineMessages({
  required: { en: 'This field is required.', ms: 'Medan ini wajib diisi.' },
  tooShort: {
    en: 'Enter at least {n, plural, one {# character} other {# characters}}.',
    ms: 'Masukkan sekurang-kurangnya {n} aksara.',
  },
  tooLong: {
    en: 'Enter at most {n, plural, one {# character} other {# characters}}.',
    ms: 'Masukkan selebih-lebihnya {n} aksara.',
  },
  tooFewItems: { en: 'Choose at least {n}.', ms: 'Pilih sekurang-kurangnya {n}.' },
  tooManyItems: { en: 'Choose at most {n}.', ms: 'Pilih selebih-lebihnya {n}.' },
  notNumber: { en: 'Enter a number.', ms: 'Masukkan nombor.' },
  notWhole: { en: 'Enter a whole number.', ms: 'Masukkan nombor bulat.' },
  below: { en: 'Enter {n} or more.', ms: 'Masukkan {n} atau lebih.' },
  above: { en: 'Enter {n} or less.', ms: 'Masukkan {n} atau kurang.' },
  moreThan: { en: 'Enter more than {n}.', ms: 'Masukkan lebih daripada {n}.' },
  lessThan: { en: 'Enter less than {n}.', ms: 'Masukkan kurang daripada {n}.' },
  step: { en: 'Enter a multiple of {n}.', ms: 'Masukkan gandaan {n}.' },
  notText: { en: 'Enter text.', ms: 'Masukkan teks.' },
  notYesNo: { en: 'Answer yes or no.', ms: 'Jawab ya atau tidak.' },
  notList: { en: 'Enter a list.', ms: 'Masukkan senarai.' },
  unknown: { en: 'This field is not known.', ms: 'Medan ini tidak dikenali.' },
  choice: { en: 'Choose one of the listed values.', ms: 'Pilih salah satu nilai yang disenaraikan.' },
  choiceOf: { en: 'Choose one of: {values}.', ms: 'Pilih salah satu: {values}.' },
  email: { en: 'Enter an email address, for example nama@contoh.my.', ms: 'Masukkan alamat e-mel, contohnya nama@contoh.my.' },
  url: { en: 'Enter a web address that starts with https://.', ms: 'Masukkan alamat web yang bermula dengan https://.' },
  format: { en: 'This is not in the right format.', ms: 'Format ini tidak betul.' },
  invalid: { en: 'This value is not valid.', ms: 'Nilai ini tidak sah.' },
  control: { en: 'Remove hidden control characters.', ms: 'Buang aksara kawalan yang tersembunyi.' },
  date: { en: 'Enter a date that exists.', ms: 'Masukkan tarikh yang wujud.' },
  time: { en: 'Enter a time from 00:00 to 23:59.', ms: 'Masukkan masa dari 00:00 hingga 23:59.' },
  money: { en: 'Enter an amount with at most two decimals.', ms: 'Masukkan amaun dengan selebih-lebihnya dua tempat perpuluhan.' },
  name: {
    en: "Use only letters, spaces and ' @ / . - ( ) ,",
    ms: "Gunakan huruf, ruang dan ' @ / . - ( ) , sahaja.",
  },
  phone: { en: 'Enter a phone number, for example 012-345 6789.', ms: 'Masukkan nombor telefon, contohnya 012-345 6789.' },
  postcode: { en: 'Enter a postcode of five digits.', ms: 'Masukkan poskod lima digit.' },
  bankAccount: { en: 'Enter an account number of 5 to 20 digits.', ms: 'Masukkan nombor akaun 5 hingga 20 digit.' },
  password: { en: 'Use at least 8 characters with a letter and a digit.', ms: 'Gunakan sekurang-kurangnya 8 aksara dengan huruf dan digit.' },
  file: { en: 'Choose a file.', ms: 'Pilih fail.' },
});

export interface FieldText {
  readonly text: Text;
  readonly params?: Params;
}

/** Fields that are named in one answer: more than any form has, and few enough that a made-up input costs nothing to answer. */
const MOST_FIELDS = 1000;

type Message = readonly [text: Text, params?: Params];
const M = VALIDATION_MESSAGES;

/** Codes that a schema gives in `params.code` of a refinement (fields.ts). */
const BY_CODE: Readonly<Record<string, Text>> = {
  control: M.control,
  date: M.date,
  time: M.time,
  money: M.money,
  name: M.name,
  phone: M.phone,
  postcode: M.postcode,
  bankAccount: M.bankAccount,
  password: M.password,
  file: M.file,
};

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'en') === 'string' && typeof Reflect.get(value, 'ms') === 'string';

/** zod names the kind of what it got only in its own words; a missing value reads "received undefined". */
const isMissing = (issue: Issue) => /received (undefined|null)$/.test(issue.message);

function wrongType(issue: Extract<Issue, { code: 'invalid_type' }>): Message {
  if (isMissing(issue)) return [M.required];
  switch (issue.expected) {
    case 'number':
    case 'nan':
      return [M.notNumber];
    case 'int':
    case 'bigint':
      return [M.notWhole];
    case 'string':
      return [M.notText];
    case 'boolean':
      return [M.notYesNo];
    case 'date':
      return [M.date];
    case 'array':
    case 'tuple':
    case 'set':
      return [M.notList];
    default:
      return [M.invalid];
  }
}

/** `n` sizes a text, a list or a number: each has its own words. */
function size(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Message {
  const small = issue.code === 'too_small';
  const n = Number(small ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (small && n <= 1) return [M.required];
    return [small ? M.tooShort : M.tooLong, { n }];
  }
  if (issue.origin === 'array' || issue.origin === 'set' || issue.origin === 'map') {
    if (small && n <= 1) return [M.required];
    return [small ? M.tooFewItems : M.tooManyItems, { n }];
  }
  if (issue.inclusive === false) return [small ? M.moreThan : M.lessThan, { n }];
  return [small ? M.below : M.above, { n }];
}

function choice(values: readonly unknown[]): Message {
  const shown = values.filter((value) => value !== '' && value !== null && value !== undefined);
  if (shown.length === 0 || shown.length > 8) return [M.choice];
  return [M.choiceOf, { values: shown.map(String).join(', ') }];
}

function format(issue: Extract<Issue, { code: 'invalid_format' }>): Message {
  if (issue.format === 'email') return [M.email];
  if (issue.format === 'url') return [M.url];
  return issue.format === 'uuid' || issue.format === 'guid' ? [M.choice] : [M.format];
}

/** A refinement: its own two texts, else the words of its code, else what the schema wrote itself. */
function custom(issue: Extract<Issue, { code: 'custom' }>): Message {
  const own = issue.params?.['text'];
  const values = issue.params?.['values'] as Params | undefined;
  if (isText(own)) return values ? [own, values] : [own];
  const code = issue.params?.['code'] ?? issue.message;
  const known = typeof code === 'string' ? BY_CODE[code] : undefined;
  if (known) return [known];
  return issue.message && issue.message !== 'Invalid input' ? [{ en: issue.message, ms: issue.message }] : [M.invalid];
}

/** Of the ways a union failed, the one that came furthest says what is wrong. */
function furthest(errors: readonly (readonly Issue[])[]): readonly Issue[] {
  const shallow = (issue: Issue) => issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
  return errors.find((issues) => issues.length > 0 && !issues.some(shallow)) ?? [];
}

const join = (path: readonly PropertyKey[]) => (path.length === 0 ? 'base' : path.map(String).join('.'));

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}

/**
 * What is wrong by dotted path (`items.0.amount`; the record as a whole is `base`), without repeats; of very many fields
 * the first ones.
 * @param input what was checked, when at hand: an empty value then always reads "required".
 */
export function fieldTextsOf(issues: readonly Issue[], input?: unknown): Record<string, FieldText[]> {
  // A map, because a field may be named like something that every object has: `function toString() { [native code] }`.
  const found = new Map<string, FieldText[]>();
  const put = (path: readonly PropertyKey[], [text, params]: Message) => {
    const list = found.get(join(path)) ?? [];
    found.set(join(path), list);
    const message = say(text, 'en', params);
    if (!list.some((each) => say(each.text, 'en', each.params) === message)) list.push(params ? { text, params } : { text });
  };
  const empty = (path: readonly PropertyKey[]) => {
    if (input === undefined || path.length === 0) return false;
    const value = valueAt(input, path);
    return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  };
  const visit = (issue: Issue, base: readonly PropertyKey[]) => {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MOST_FIELDS)) put([...path, key], [M.unknown]);
      return;
    }
    if (issue.code === 'custom' ? isText(issue.params?.['text']) === false && empty(path) : empty(path)) {
      put(path, [M.required]);
      return;
    }
    switch (issue.code) {
      case 'invalid_type':
        return put(path, wrongType(issue));
      case 'too_small':
      case 'too_big':
        return put(path, size(issue));
      case 'not_multiple_of':
        return put(path, [M.step, { n: Number(issue.divisor) }]);
      case 'invalid_format':
        return put(path, format(issue));
      case 'invalid_value':
        return put(path, choice(issue.values));
      case 'custom':
        return put(path, custom(issue));
      case 'invalid_union': {
        const inner = furthest(issue.errors);
        if (inner.length > 0) return inner.forEach((each) => visit(each, path));
        const values = issue.errors.flat().flatMap((each) => (each.code === 'invalid_value' ? each.values : []));
        const type = issue.errors.flat().find((each) => each.code === 'invalid_type');
        if (issue.errors.flat().some(isMissing)) return put(path, [M.required]);
        return put(path, type ? wrongType(type) : choice(values));
      }
      case 'invalid_key':
      case 'invalid_element':
        return put(path, [M.invalid]);
    }
  };
  for (const issue of issues) {
    if (found.size >= MOST_FIELDS) break;
    visit(issue, []);
  }
  return Object.fromEntries(found);
}

/** The same in the words of one language: `{ 'items.0.amount': ['Enter 0 or more.'] }`. */
export function messagesOf(issues: readonly Issue[], locale: Locale, input?: unknown): Record<string, string[]> {
  const texts = fieldTextsOf(issues, input);
  return Object.fromEntries(Object.entries(texts).map(([path, list]) => [path, list.map(({ text, params }) => say(text, locale, params))]));
}
