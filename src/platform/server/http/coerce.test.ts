import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { commaList, listParams } from '#platform/contract/paging.ts';
import { coercerOf } from './coerce.ts';
import { nestFields } from './nested-fields.ts';

it.each<[string, z.ZodType, unknown, unknown]>([
  ['number', z.number(), '12', 12],
  ['negative', z.number(), '-1.5', -1.5],
  ['not a number stays for validation', z.number(), '1e5x', '1e5x'],
  ['empty number is absent', z.number().optional(), '', undefined],
  ['default', z.number().default(3), '4', 4],
  ['boolean', z.boolean(), '1', true],
  ['boolean', z.boolean(), 'off', false],
  ['comma list', z.array(z.number()), '1,2', [1, 2]],
  ['repeated list', z.array(z.string()), ['a', 'b'], ['a', 'b']],
  ['text stays text', z.string(), '12', '12'],
  ['union takes the reading that fits', z.union([z.literal(''), z.number()]), '5', 5],
  ['literal', z.literal(30), '30', 30],
  ['literals', z.literal([30, 60, 'all', true]), 'true', true],
  ['a text among the literals stays', z.literal(['30', 30]), '30', '30'],
  ['union of literals', z.union([z.literal(30), z.literal(60)]), '60', 60],
  ['union of literals: another number stays text', z.union([z.literal(30), z.literal(60)]), '90', '90'],
  ['pipe reads by its input', z.number().transform(String), '5', 5],
  ['nested', z.object({ a: z.object({ n: z.number().nullable() }) }), { a: { n: '7' } }, { a: { n: 7 } }],
])('%s', (_name, schema, value, expected) => expect(coercerOf(schema)(value)).toEqual(expected));

test('list parameters: defaults, unknown sort column, comma lists', () => {
  const schema = z.object({ ...listParams(['name']), with: commaList(['branch', 'position']) });
  const read = (query: Record<string, string>) => schema.parse(coercerOf(schema)(query));
  expect(read({})).toMatchObject({ page: 1, per_page: 10, sort: 'desc', sort_by: 'id' });
  expect(read({ page: '2', sort_by: 'password', with: 'branch,secret' })).toMatchObject({ page: 2, sort_by: 'id', with: new Set(['branch']) });
});

it.each<[string, [string, unknown][], unknown]>([
  ['plain', [['a', '1']], { a: '1' }],
  [
    'nested',
    [
      ['a[b][0]', 'x'],
      ['a[b][1]', 'y'],
    ],
    { a: { b: ['x', 'y'] } },
  ],
  [
    'pushed',
    [
      ['a[]', 'x'],
      ['a[]', 'y'],
    ],
    { a: ['x', 'y'] },
  ],
  [
    'repeated',
    [
      ['a', 'x'],
      ['a', 'y'],
    ],
    { a: ['x', 'y'] },
  ],
  [
    'prototype is out of reach',
    [
      ['__proto__[x]', '1'],
      ['a[constructor]', '1'],
    ],
    {},
  ],
  [
    'unreadable names are dropped',
    [
      ['a[', '1'],
      ['[b]', '2'],
    ],
    {},
  ],
])('fields: %s', (_name, pairs, expected) => expect(nestFields(pairs)).toEqual(expected));
