import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bankAccount, date, email, money, optional, optionalDate, optionalText, password, personName, phone, postcode, text, timeOfDay } from './fields.ts';
import { fileField } from './uploads.ts';
import { messagesOf } from './validation-messages.ts';

const outcome = (schema: z.ZodType, input: unknown, locale: 'en' | 'ms' = 'en', withInput = false) => {
  const result = schema.safeParse(input);
  if (result.success) throw new Error('expected a refusal');
  return messagesOf(result.error.issues, locale, withInput ? input : undefined);
};

const CASES: readonly (readonly [string, z.ZodType, unknown, string])[] = [
  ['missing text', z.string(), undefined, 'This field is required.'],
  ['missing number', z.number(), undefined, 'This field is required.'],
  ['empty where one character is needed', text(1, 5), '', 'This field is required.'],
  ['too short', text(3, 5), 'ab', 'Enter at least 3 characters.'],
  ['too long', text(1, 2), 'abc', 'Enter at most 2 characters.'],
  ['no number', z.number(), 'x', 'Enter a number.'],
  ['no whole number', z.number().int(), 1.5, 'Enter a whole number.'],
  ['below', z.number().min(1), 0, 'Enter 1 or more.'],
  ['above', z.number().max(9), 10, 'Enter 9 or less.'],
  ['not more than', z.number().gt(0), 0, 'Enter more than 0.'],
  ['half steps', z.number().multipleOf(0.5), 0.3, 'Enter a multiple of 0.5.'],
  ['empty list', z.array(z.string()).min(1), [], 'This field is required.'],
  ['short list', z.array(z.string()).min(2), ['a'], 'Choose at least 2.'],
  ['wrong choice', z.enum(['A', 'B']), 'C', 'Choose one of: A, B.'],
  ['wrong boolean', z.boolean(), 'x', 'Answer yes or no.'],
  ['bad e-mail', email(), 'a@', 'Enter an email address, for example nama@contoh.my.'],
  ['control', text(1, 9), 'a\u0000b', 'Remove hidden control characters.'],
  ['date', date(), '2026-02-30', 'Enter a date that exists.'],
  ['optional date', optionalDate(), '2026-02-30', 'Enter a date that exists.'],
  ['time', timeOfDay(), '24:00', 'Enter a time from 00:00 to 23:59.'],
  ['money', money(), 1.005, 'Enter an amount with at most two decimals.'],
  ['name', personName(), 'R2D2', "Use only letters, spaces and ' @ / . - ( ) ,"],
  ['phone', phone(), '12', 'Enter a phone number, for example 012-345 6789.'],
  ['optional phone', optional(phone()), '12', 'Enter a phone number, for example 012-345 6789.'],
  ['postcode', postcode(), '12', 'Enter a postcode of five digits.'],
  ['bank account', bankAccount(), '12', 'Enter an account number of 5 to 20 digits.'],
  ['password', password(), 'aaaaaaaa', 'Use at least 8 characters with a letter and a digit.'],
  ['short password', password(), 'a1', 'Enter at least 8 characters.'],
  ['short word as password', password(), 'aaa', 'Enter at least 8 characters.'],
  ['file', fileField(), 5, 'Choose a file.'],
  ['own words of a schema', z.string().refine(() => false, { message: 'Own words.' }), 'x', 'Own words.'],
];

describe('messagesOf', () => {
  it.each(CASES)('%s', (_name, schema, input, message) => {
    expect(outcome(z.object({ field: schema }), { field: input })).toEqual({ field: [message] });
  });

  it('speaks Bahasa Malaysia', () => {
    expect(outcome(z.object({ a: text(3, 5), b: z.number() }), { a: 'x' }, 'ms')).toEqual({
      a: ['Masukkan sekurang-kurangnya 3 aksara.'],
      b: ['Medan ini wajib diisi.'],
    });
  });

  it('names the first of very many fields', () => {
    const unknown = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`field${i}`, 1]));
    expect(Object.keys(outcome(z.strictObject({}), unknown)).length).toBe(1000);
    expect(Object.keys(outcome(z.array(z.number()), Array(3000).fill('x'))).length).toBe(1000);
  });

  it('names unknown fields, nested paths and the record as a whole', () => {
    const schema = z.strictObject({ items: z.array(z.strictObject({ amount: z.number().min(0) })) });
    const never = schema.refine(() => false, { params: { text: { en: 'Nothing changed.', ms: 'Tiada perubahan.' } } });
    expect(outcome(schema, { items: [{ amount: -1 }] })).toEqual({ 'items.0.amount': ['Enter 0 or more.'] });
    expect(outcome(schema, { items: [{ amount: 1, x: 1 }] })).toEqual({ 'items.0.x': ['This field is not known.'] });
    expect(outcome(never, { items: [{ amount: 1 }] }, 'ms')).toEqual({ base: ['Tiada perubahan.'] });
  });

  it('reads an empty value as required when the input is at hand', () => {
    const schema = z.object({ name: personName(), kind: z.enum(['A', 'B']), mail: email() });
    expect(outcome(schema, { name: '', mail: '' }, 'en', true)).toEqual({
      name: ['This field is required.'],
      kind: ['This field is required.'],
      mail: ['This field is required.'],
    });
  });

  it('says each message once per field', () => {
    const schema = z.object({
      a: z
        .string()
        .min(3)
        .refine((value) => value.length > 2, { params: { text: { en: 'Enter at least 3 characters.', ms: 'x' } } }),
    });
    expect(outcome(schema, { a: 'x' })).toEqual({ a: ['Enter at least 3 characters.'] });
  });

  it('leaves optional text alone', () => {
    expect(optionalText(5).safeParse('').success).toBe(true);
    expect(outcome(z.object({ a: optionalText(2) }), { a: 'abc' })).toEqual({ a: ['Enter at most 2 characters.'] });
  });
});
