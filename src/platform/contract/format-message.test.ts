import { expect, it } from 'vitest';
import { formatMessage } from './format-message.ts';

it.each<[string, Record<string, string | number | null>, string]>([
  ['Hello {name}', { name: 'Aminah' }, 'Hello Aminah'],
  ['{a}{b} {a}', { a: 'x', b: 2 }, 'x2 x'],
  ['A missing {value} leaves nothing', {}, 'A missing  leaves nothing'],
  ['{n, plural, one {# leave} other {# leaves}}', { n: 1 }, '1 leave'],
  ['{n, plural, one {# leave} other {# leaves}}', { n: 1234 }, '1,234 leaves'],
  ['{n, plural, =0 {nobody} one {one person} other {# people}} of {all}', { n: 0, all: 5 }, 'nobody of 5'],
  ['{n, plural, other {{n} orang ({who})}}', { n: 3, who: 'HR' }, '3 orang (HR)'],
  ['{kind, select, bank {to {name}} other {in cash}}', { kind: 'bank', name: 'Maybank' }, 'to Maybank'],
  ['{kind, select, bank {to {name}} other {in cash}}', { kind: 'none' }, 'in cash'],
  ['at most {limit, number}', { limit: 10000 }, 'at most 10,000'],
  ['from {at, time}', { at: '00:30–12:05' }, 'from 12:30 AM–12:05 PM'],
  ["Don't lose # or ' outside plurals", {}, "Don't lose # or ' outside plurals"],
])('%s', (pattern, values, text) => expect(formatMessage(pattern, values)).toBe(text));

it.each([['{n'], ['{n, plural, one {x}}'], ['{}'], ['{n, date}']])('refuses the pattern %s', (pattern) =>
  expect(() => formatMessage(pattern, { n: 1 })).toThrow(SyntaxError),
);
