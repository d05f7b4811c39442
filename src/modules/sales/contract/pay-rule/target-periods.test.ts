import { expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { spansEndingIn, type TargetDays } from './target-periods.ts';

const days = (repeats: TargetDays['repeats'], start: string, end: string): TargetDays => ({
  repeats,
  start_date: start as CalendarDate,
  end_date: end as CalendarDate,
});
const NOVEMBER: [string, string] = ['2026-11-01', '2026-11-30'];

it.each<[string, TargetDays, [string, string], [string, string][]]>([
  ['once, ending inside', days('Once', '2026-10-15', '2026-11-15'), NOVEMBER, [['2026-10-15', '2026-11-15']]],
  ['once, ending on the last day', days('Once', '2026-11-01', '2026-11-30'), NOVEMBER, [['2026-11-01', '2026-11-30']]],
  ['once, ending the day after', days('Once', '2026-11-01', '2026-12-01'), NOVEMBER, []],
  ['once, ended the day before', days('Once', '2026-10-01', '2026-10-31'), NOVEMBER, []],
  ['by month', days('Month', '2026-10-01', '2026-12-31'), NOVEMBER, [NOVEMBER]],
  ['by month, two of them', days('Month', '2026-10-01', '2026-12-31'), ['2026-10-15', '2026-11-30'], [['2026-10-01', '2026-10-31'], NOVEMBER]],
  ['by month, the first half of one pays none', days('Month', '2026-10-01', '2026-12-31'), ['2026-11-01', '2026-11-15'], []],
  ['by month, the second half pays all of it', days('Month', '2026-10-01', '2026-12-31'), ['2026-11-16', '2026-11-30'], [NOVEMBER]],
  ['a first month that begins late', days('Month', '2026-11-10', '2026-12-31'), NOVEMBER, [['2026-11-10', '2026-11-30']]],
  ['a last month that ends early', days('Month', '2026-10-01', '2026-11-10'), NOVEMBER, [['2026-11-01', '2026-11-10']]],
  [
    'over a new year',
    days('Month', '2026-10-01', '2027-03-31'),
    ['2026-12-15', '2027-01-31'],
    [
      ['2026-12-01', '2026-12-31'],
      ['2027-01-01', '2027-01-31'],
    ],
  ],
])('%s', (_name, target, [from, to], spans) =>
  expect(spansEndingIn(target, { from: from as CalendarDate, to: to as CalendarDate })).toEqual(spans.map(([first, last]) => ({ from: first, to: last }))),
);
