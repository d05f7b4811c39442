import { expect, it } from 'vitest';
import { ENGAGEMENTS } from '../promoter/promoter-words.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { idleHolidays, isOwedHolidays, type PlannedDay } from './idle-holidays.ts';

const SPAN = { from: '2026-12-01', to: '2026-12-31' } as { from: CalendarDate; to: CalendarDate };
const day = (date: string, more: Partial<PlannedDay> = {}): PlannedDay => ({ date: date as CalendarDate, missed: false, state: 'Selangor', ...more });
/** Of Selangor the 11th, of the whole country the 25th. */
const isHoliday = (date: string, state: string | null) => date === '2026-12-25' || (date === '2026-12-11' && state === 'Selangor');
const worked = [day('2026-12-10'), day('2026-12-12'), day('2026-12-24'), day('2026-12-26')];

it.each<[string, readonly PlannedDay[], readonly string[]]>([
  ['between two days of work are told', worked, ['2026-12-11', '2026-12-25']],
  ['of another state are none', worked.map((each) => ({ ...each, state: 'Perak' })), ['2026-12-25']],
  ['of a state are none where the outlet has no state', worked.map((each) => ({ ...each, state: null })), ['2026-12-25']],
  ['with a schedule are not idle', [...worked.slice(0, 1), day('2026-12-11'), ...worked.slice(1)], ['2026-12-25']],
  ['after the last day of work are outside of the contract', worked.slice(0, 3), ['2026-12-11']],
  ['before the first day of work are outside of the contract', worked.slice(1), ['2026-12-25']],
  ['after a day that was missed are not paid', [day('2026-12-10', { missed: true }), ...worked.slice(1)], ['2026-12-25']],
  ['before a day that was missed are not paid', [...worked.slice(0, 3), day('2026-12-26', { missed: true })], ['2026-12-11']],
  ['look beyond the period', [day('2026-11-30'), day('2027-01-02')], ['2026-12-11', '2026-12-25']],
])('holidays %s', (_, days, idle) => expect(idleHolidays(SPAN, days, isHoliday)).toEqual(idle));

it('are told of whoever is under a contract of service from one day to the next', () => {
  expect(ENGAGEMENTS.filter(isOwedHolidays)).toEqual(['Employee', 'Part-time']);
});
