import { expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { PlannedEntry } from './plan-year.ts';
import { carryDue, dueOf, reconcileYear, wholeYearDue, type BookedEntry } from './reconcile-year.ts';
import { replayLedger, type EntryKind } from './replay-ledger.ts';

const planned = (kind: PlannedEntry['kind'], days: number, once: string, more: Partial<PlannedEntry> = {}): PlannedEntry => ({
  kind,
  days,
  effective_date: '2026-01-01' as CalendarDate,
  expires_on: null,
  reason: '2026',
  once,
  ...more,
});
let ids = 0;
const booked = (kind: EntryKind, days: number, once: string | null, more: Partial<BookedEntry> = {}): BookedEntry => ({
  id: ++ids,
  kind,
  days,
  effective_date: '2026-01-01',
  expires_on: null,
  reason: '2026',
  once,
  ...more,
});
const brief = (entries: readonly PlannedEntry[]) => entries.map(({ kind, days, once }) => [kind, days, once]);

test.each<[string, PlannedEntry[], BookedEntry[], unknown]>([
  ['all of an empty account', [planned('Grant', 12, 'grant')], [], [['Grant', 12, 'grant']]],
  ['nothing where all of it stands', [planned('Grant', 12, 'grant')], [booked('Grant', 12, 'grant')], []],
  ['the difference upward', [planned('Grant', 16, 'grant')], [booked('Grant', 12, 'grant')], [['Grant', 4, 'grant#2']]],
  [
    'the difference of what was corrected before',
    [planned('Grant', 8, 'grant')],
    [booked('Grant', 12, 'grant'), booked('Grant', -3, 'grant#2')],
    [['Grant', -1, 'grant#3']],
  ],
  ['what the plan no longer has', [], [booked('Accrual', 1, 'accrual:11')], [['Accrual', -1, 'accrual:11#2']]],
  [
    'each month for itself',
    [planned('Accrual', 1, 'accrual:1')],
    [booked('Accrual', 1, 'accrual:11')],
    [
      ['Accrual', 1, 'accrual:1'],
      ['Accrual', -1, 'accrual:11#2'],
    ],
  ],
  [
    'nothing of what was booked by hand',
    [planned('Carry Forward', 5, 'carry')],
    [booked('Carry Forward', 2, null), booked('Adjustment', 1, 'undo:4'), booked('Carry Forward', 5, 'carry')],
    [],
  ],
])('brings %s', (_case, plan, entries, expected) => expect(brief(reconcileYear(plan, entries))).toEqual(expected));

test('booking the difference leaves nothing more to book', () => {
  const plan = [planned('Grant', 7.5, 'grant'), planned('Carry Forward', 3, 'carry', { expires_on: '2026-03-31' as CalendarDate })];
  const before = [booked('Grant', 12, 'grant'), booked('Carry Forward', 5, 'carry', { expires_on: '2026-03-31' })];
  const after = [...before, ...reconcileYear(plan, before).map(({ kind, days, once, expires_on }) => booked(kind, days, once, { expires_on }))];
  expect(reconcileYear(plan, after)).toEqual([]);
  expect(replayLedger(after, '2026-01-01' as CalendarDate).balance).toBe(10.5);
  // A smaller grant takes nothing from what was carried: that lapses as before.
  expect(replayLedger(after, '2026-04-01' as CalendarDate).balance).toBe(7.5);
});

const carried = (days: number) => planned('Carry Forward', days, 'carry', { reason: '2025' });
test.each<[string, PlannedEntry[], BookedEntry[], unknown]>([
  ['all of it where none was booked', [carried(3)], [], [[3, '2025']]],
  ['the difference down, with both numbers', [carried(2.5)], [booked('Carry Forward', 5, 'carry', { reason: '2025' })], [[-2.5, '2025: 5 → 2.5']]],
  [
    'the difference up',
    [carried(4)],
    [booked('Carry Forward', 5, 'carry', { reason: '2025' }), booked('Carry Forward', -2, 'carry#2', { reason: '2025: 5 → 3' })],
    [[1, '2025: 3 → 4']],
  ],
  ['all of it away where nothing is left', [], [booked('Carry Forward', 5, 'carry', { reason: '2025' })], [[-5, '2025: 5 → 0']]],
  ['nothing beside what a person said', [carried(3)], [booked('Carry Forward', 1, null)], []],
  ['what is due again once that was taken back', [carried(3)], [booked('Carry Forward', 1, null), booked('Carry Forward', -1, null)], [[3, '2025']]],
])('what is carried follows the year before: %s', (_case, plan, entries, expected) =>
  expect(carryDue(plan, entries).map(({ days, reason }) => [days, reason])).toEqual(expected),
);

test.each<[string, PlannedEntry[], BookedEntry[], unknown]>([
  ['was cut to nine months', [planned('Grant', 14, 'grant')], [booked('Grant', 10.5, 'grant', { reason: '2026: 14 × 9/12' })], [3.5]],
  ['was granted whole', [planned('Grant', 14, 'grant')], [booked('Grant', 12, 'grant')], []],
  [
    'was put right already',
    [planned('Grant', 14, 'grant')],
    [
      booked('Grant', 10.5, 'grant', { reason: '2026: 14 × 9/12' }),
      booked('Grant', 3.5, 'grant#2', { reason: 'Whole year, not by months since joining / Setahun penuh, bukan ikut bulan sejak mula bekerja: 10.5 → 14' }),
    ],
    [],
  ],
  ['is prorated', [planned('Grant', 6, 'grant', { reason: '2026: 8 × 9/12' })], [booked('Grant', 5, 'grant', { reason: '2026: 8 × 8/12' })], []],
  [
    'was split between two tiers',
    [planned('Grant', 17, 'grant', { reason: '2026: 14 × 4/12 + 18 × 8/12' })],
    [booked('Grant', 16, 'grant', { reason: '2026: 14 × 4/12 + 18 × 8/12' })],
    [],
  ],
])('a grant of whole years that %s', (_case, plan, entries, expected) => {
  const due = wholeYearDue(plan, entries);
  expect(due.map(({ days }) => days)).toEqual(expected);
  for (const { reason } of due) expect(reason).toBe('Whole year, not by months since joining / Setahun penuh, bukan ikut bulan sejak mula bekerja: 10.5 → 14');
});

test('what is carried into a year is booked once the year has begun', () => {
  const plan = [carried(3), planned('Grant', 12, 'grant')];
  const due = (upcoming: boolean, follow: boolean, entries: BookedEntry[] = []) => brief(dueOf(plan, entries, { ahead: upcoming, overwrite: false, follow }));
  expect(due(true, false)).toEqual([['Grant', 12, 'grant']]);
  expect(due(false, false)).toEqual([
    ['Carry Forward', 3, 'carry'],
    ['Grant', 12, 'grant'],
  ]);
  const stale = [booked('Grant', 12, 'grant'), booked('Carry Forward', 5, 'carry', { reason: '2025' })];
  expect(due(false, false, stale)).toEqual([]);
  expect(due(false, true, stale)).toEqual([['Carry Forward', -2, 'carry#2']]);
});
