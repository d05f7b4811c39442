import { expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { PlannedEntry } from './plan-year.ts';
import { reconcileYear, type BookedEntry } from './reconcile-year.ts';
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
