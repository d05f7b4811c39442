import { expect, it, test } from 'vitest';
import {
  bankAccount,
  date,
  email,
  formatPostcode,
  line,
  money,
  optional,
  optionalDate,
  optionalLine,
  password,
  personName,
  phone,
  postcode,
  text,
} from './fields.ts';
import { normalisePhone } from './place/phone.ts';

const verdict = (schema: { safeParse(value: unknown): { success: boolean; data?: unknown } }, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : 'refused';
};

it.each([
  ['phone', phone(), '012-345 6789', '+60123456789'],
  ['phone', phone(), '+65 9123 4567', '+6591234567'],
  ['phone', phone(), '60123456789', '+60123456789'],
  ['phone', phone(), '12', 'refused'],
  ['postcode lost its zero', postcode(), 1000, '01000'],
  ['postcode', postcode(), '41000', '41000'],
  ['postcode', postcode(), '410', 'refused'],
  ['e-mail', email(), ' A@Demo.MY ', 'a@demo.my'],
  ['e-mail', email(), 'a@', 'refused'],
  ['money', money(), 12.34, 12.34],
  ['money', money(), 12.345, 'refused'],
  ['money', money(), -1, 'refused'],
  ['money', money(), 1e10, 'refused'],
  ['date', date(), '2026-02-29', 'refused'],
  ['date', date(), '2026-02-28', '2026-02-28'],
  ['optional date', optionalDate(), '', null],
  ['optional', optional(phone()), '', null],
  ['optional', optional(phone()), undefined, null],
  ['optional', optional(phone()), '1', 'refused'],
  ['name', personName(), "Nur A'in binti Abd. Rahman @ Ani", "Nur A'in binti Abd. Rahman @ Ani"],
  ['name', personName(), 'R2-D2', 'refused'],
  ['text with a null byte', text(1, 10), 'a\u0000b', 'refused'],
  ['text with an override', text(1, 10), 'a\u202eb', 'refused'],
  ['text of two lines', text(1, 10), 'a\n\tb', 'a\n\tb'],
  ['line', line(1, 10), ' Jabatan ', 'Jabatan'],
  ['line in Jawi', line(1, 20), 'سومبر مأنسي', 'سومبر مأنسي'],
  ['line in Tamil', line(1, 20), 'மனித வளம்', 'மனித வளம்'],
  ['line with a tab', line(1, 10), 'a\tb', 'refused'],
  ['line with a line end', line(1, 10), 'a\nb', 'refused'],
  ['line with an override', line(1, 10), 'a\u202eb', 'refused'],
  ['line with an isolate', line(1, 10), 'a\u2066b', 'refused'],
  ['line with a mark', line(1, 10), 'a\u200fb', 'refused'],
  ['line with a hidden space', line(1, 10), 'a\u200bb', 'refused'],
  ['line with half a sign', line(1, 10), 'a\ud800b', 'refused'],
  ['optional line', optionalLine(10), ' ', null],
  ['optional line', optionalLine(10), undefined, null],
  ['optional line', optionalLine(10), 'a\tb', 'refused'],
  ['account', bankAccount(), '1122 3344-55', '1122334455'],
  ['account', bankAccount(), '12', 'refused'],
  ['password', password(), 'Password123!', 'Password123!'],
  ['password', password(), 'passwordonly', 'refused'],
])('%s: %#', (_name, schema, value, expected) => expect(verdict(schema, value)).toEqual(expected));

test('helpers', () => expect([normalisePhone('0060123456789'), formatPostcode('5000'), formatPostcode('50000')]).toEqual(['+60123456789', '05000', '50000']));
