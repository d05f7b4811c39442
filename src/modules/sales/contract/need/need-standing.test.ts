import { describe, expect, it } from 'vitest';
import type { CalendarDate, TimeOfDay } from '#platform/contract/dates.ts';
import { spanOn } from '../schedule/plan-schedules.ts';
import { neededShifts, plannedFor, type Need } from './need-standing.ts';

const MONDAY = '2026-11-23' as CalendarDate;
const SUNDAY = '2026-11-29' as CalendarDate;
const times = (text: string) => {
  const [start_time, end_time] = text.split('-') as [TimeOfDay, TimeOfDay];
  return { start_time, end_time };
};
const need = (id: number, at: string, more: Partial<Need> = {}): Need => ({
  id,
  outlet_id: 1,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  heads: 1,
  start_date: null,
  end_date: null,
  ...times(at),
  ...more,
});
const daysOf = (of: Partial<Need>) => neededShifts([need(1, '10:00-19:00', of)], MONDAY, SUNDAY).map(({ date }) => date.slice(8));

describe('the days of a need', () => {
  it.each<[string, Partial<Need>, string[]]>([
    ['every day', {}, ['23', '24', '25', '26', '27', '28', '29']],
    ['its weekdays', { weekdays: [1, 6] }, ['23', '28']],
    ['from its first day', { start_date: '2026-11-28' }, ['28', '29']],
    ['to its last day', { end_date: '2026-11-24' }, ['23', '24']],
    ['no weekday in its dates', { weekdays: [1], start_date: '2026-11-24' }, []],
  ])('%s', (_title, of, days) => expect(daysOf(of)).toEqual(days));
});

describe('how much is planned', () => {
  type Case = readonly [title: string, needs: readonly Need[], schedules: readonly string[], planned: readonly number[]];
  it.each<Case>([
    ['nobody', [need(1, '10:00-19:00')], [], [0]],
    ['the same times', [need(1, '10:00-19:00')], ['10:00-19:00'], [1]],
    ['a longer schedule covers it', [need(1, '10:00-19:00')], ['09:00-20:00'], [1]],
    ['a minute too late does not', [need(1, '10:00-19:00')], ['10:01-19:00'], [0]],
    ['a minute too early an end does not', [need(1, '10:00-19:00')], ['10:00-18:59'], [0]],
    ['more than it needs counts up to its heads', [need(1, '10:00-19:00', { heads: 2 })], ['10:00-19:00', '10:00-19:00', '10:00-19:00'], [2]],
    ['one of two', [need(1, '10:00-19:00', { heads: 2 })], ['10:00-19:00'], [1]],
    ['at another outlet', [need(1, '10:00-19:00', { outlet_id: 2 })], ['10:00-19:00'], [0]],
    ['a long schedule serves two needs, one after the other', [need(1, '10:00-14:00'), need(2, '14:00-19:00')], ['10:00-19:00'], [1, 1]],
    ['of two that overlap one person serves the longer', [need(1, '10:00-15:00'), need(2, '12:00-19:00')], ['10:00-19:00'], [0, 1]],
    ['the short schedule serves the short need', [need(1, '10:00-14:00'), need(2, '10:00-19:00')], ['10:00-19:00', '10:00-14:00'], [1, 1]],
    ['a night ends on the day after', [need(1, '22:00-02:00')], ['22:00-02:00'], [1]],
    ['the evening is no night', [need(1, '22:00-02:00')], ['18:00-23:00'], [0]],
  ])('%s', (_title, needs, schedules, planned) => {
    const shifts = neededShifts(needs, MONDAY, MONDAY);
    const found = plannedFor(
      shifts,
      schedules.map((text) => ({ outlet_id: 1, ...spanOn(MONDAY, times(text)) })),
    );
    expect(shifts.map(({ key }) => found.get(key) ?? 0)).toEqual(planned);
  });
});
