import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { nearby } from './nearby-spans.ts';

const span = (from: string, to = from) => ({ employee_id: 1, from: calendarDate(from), to: calendarDate(to) });

it.each([
  ['none', [], []],
  ['one', [span('2026-11-20')], [['2026-11-20']]],
  ['a month apart: together', [span('2026-11-20'), span('2026-12-21')], [['2026-11-20', '2026-12-21']]],
  ['a day more: apart', [span('2026-11-20'), span('2026-12-22')], [['2026-11-20'], ['2026-12-22']]],
  ['years apart, in any order', [span('2026-11-20'), span('1970-01-01'), span('2026-11-19')], [['1970-01-01'], ['2026-11-19', '2026-11-20']]],
  ['one that reaches over another', [span('2026-01-01', '2026-06-30'), span('2026-02-01'), span('2026-07-15')], [['2026-01-01', '2026-02-01', '2026-07-15']]],
])('%s', (_name, spans, groups) => {
  expect(nearby(spans).map((group) => group.map(({ from }) => from))).toEqual(groups);
});
