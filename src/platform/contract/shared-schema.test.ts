import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { wrote } from './endpoint.ts';
import { date, line, money, optional, optionalLine } from './fields.ts';
import { id } from './ids.ts';
import { listParams } from './paging.ts';

describe('a field that is asked for again is the same schema', () => {
  test.each([
    ['id', id, id],
    ['date', date, date],
    ['money', money, money],
    ['line', () => line(1, 60), () => line(1, 60)],
    ['optionalLine', () => optionalLine(60), () => optionalLine(60)],
    ['optional of one', () => optional(money()), () => optional(money())],
    ['what was written', () => wrote(id()), () => wrote(id())],
    ['the page of a list', () => listParams(['name']).page, () => listParams(['code']).page],
  ] as const)('%s', (_, first, again) => expect(first()).toBe(again()));
});

test('another question has another schema', () => {
  expect(line(1, 60)).not.toBe(line(1, 61));
  expect(optional(line(1, 60))).not.toBe(optional(money()));
  expect(wrote(z.object({}))).not.toBe(wrote(z.object({})));
  expect(listParams(['name'], { perPage: 30 }).per_page.parse(undefined)).toBe(30);
  expect(listParams(['name']).per_page.parse(undefined)).toBe(10);
});
