import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { spanOf, type Session } from '#platform/contract/time/sessions.ts';
import { findConflicts, type ConflictFacts, type WantedDay } from './find-conflicts.ts';

const session = (text: string): Session => {
  const [start_time, end_time] = text.split('-') as [TimeOfDay, TimeOfDay];
  return { start_time, end_time };
};
const MONDAY = calendarDate('2026-11-02');
const on = (at: number) => addDays(MONDAY, at);
const want = (at: number, ...sessions: string[]): WantedDay => ({
  employee_id: 1,
  date: on(at),
  day_type: sessions.length > 0 ? 'Working' : 'Off Day',
  sessions: sessions.map(session),
});
const facts = (stands: Record<number, string[]> = {}, more: Partial<ConflictFacts> = {}): ConflictFacts => ({
  employment: () => ({ company_joined_at: '2020-01-01', inactive_at: null }),
  leave: () => null,
  sessions: (_id, date) => (Object.entries(stands).find(([at]) => on(Number(at)) === date)?.[1] ?? []).map(session),
  ...more,
});
const outcome = (wanted: WantedDay[], given: ConflictFacts) =>
  findConflicts(wanted, given).conflicts.map(
    (each) => `${each.day.date.slice(8)} ${each.kind}${each.kind === 'overlap' ? ` ${each.session} ${each.other} ${each.on.slice(8)}` : ''}`,
  );

describe('a day on the roster', () => {
  it.each<[string, WantedDay[], Record<number, string[]>, string[]]>([
    ['beside days that end before it', [want(1, '09:00-17:00')], { 0: ['09:00-17:00'], 2: ['09:00-17:00'] }, []],
    ['in the morning after a night', [want(1, '06:00-14:00')], { 0: ['22:00-07:00'] }, ['03 overlap 06:00–14:00 22:00–07:00 02']],
    ['as a night before a morning', [want(1, '22:00-07:00')], { 2: ['06:00-14:00'] }, ['03 overlap 22:00–07:00 06:00–14:00 04']],
    ['that touches alone', [want(1, '22:00-06:00')], { 2: ['06:00-14:00'] }, []],
    ['which frees its own morning', [want(1)], { 0: ['22:00-07:00'] }, []],
    ['in place of the night that was in the way', [want(0), want(1, '06:00-14:00')], { 0: ['22:00-07:00'] }, []],
    ['of two that are wanted the later gives way', [want(0, '22:00-07:00'), want(1, '06:00-14:00')], {}, ['03 overlap 06:00–14:00 22:00–07:00 02']],
  ])('%s', (_title, wanted, stands, conflicts) => {
    expect(outcome(wanted, facts(stands))).toEqual(conflicts);
  });

  it('that gives way leaves what stood there, which may be in the way of the next', () => {
    // Tuesday stands under the night of Monday; the night that stood on Tuesday is then in the way of Wednesday's morning.
    const wanted = [want(0, '22:00-07:00'), want(1, '06:00-14:00'), want(2, '06:00-14:00')];
    expect(outcome(wanted, facts({ 1: ['22:00-07:00'] }))).toEqual(['03 overlap 06:00–14:00 22:00–07:00 02', '04 overlap 06:00–14:00 22:00–07:00 03']);
  });

  it.each([
    ['before the employment', { company_joined_at: '2026-11-04', inactive_at: null }, ['02 joins', '03 joins']],
    ['after it', { company_joined_at: '2020-01-01', inactive_at: '2026-11-02' }, ['03 left', '04 left']],
  ])('%s', (_title, employment, conflicts) => {
    expect(outcome([want(0, '09:00-17:00'), want(1), want(2, '09:00-17:00')], facts({}, { employment: () => employment }))).toEqual(conflicts);
  });

  it('of work on approved leave is one, a day off is none', () => {
    const leave = () => ({ name: 'Annual Leave', name_ms: 'Cuti Tahunan' });
    expect(outcome([want(0, '09:00-17:00'), want(1)], facts({}, { leave }))).toEqual(['02 leave']);
  });
});

it('what is free never overlaps, whatever is wanted and whatever stands', () => {
  const times = fc.constantFrom('06:00-14:00', '14:00-22:00', '22:00-06:00', '19:00-07:00', '05:00-09:00');
  const day = fc.option(times, { nil: undefined });
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), fc.array(day, { minLength: 7, maxLength: 7 }), (wanted, stood) => {
      // What stands holds the law itself: a night is followed by a free day.
      const stands = Object.fromEntries(stood.flatMap((each, at) => (each && at % 2 === 0 ? [[at, [each]]] : [])));
      const cells = wanted.flatMap((each, at) => (each === undefined ? [] : [want(at, each)]));
      const { free, conflicts } = findConflicts(cells, facts(stands));
      expect(free.length + conflicts.length).toBe(cells.length);
      const taken = new Map<number, string[]>(Object.entries(stands).map(([at, each]) => [Number(at), each as string[]]));
      for (const { date, sessions } of free)
        taken.set(
          Number(date.slice(8)) - 2,
          sessions.map(({ start_time, end_time }) => `${start_time}-${end_time}`),
        );
      const spans = [...taken].flatMap(([at, each]) =>
        each.map((text) => ({
          at,
          isFree: free.some(({ date }) => date === on(at)),
          start: spanOf(session(text)).start + at * 1440,
          end: spanOf(session(text)).end + at * 1440,
        })),
      );
      for (const a of spans) for (const b of spans) if (a !== b && a.isFree) expect(a.start < b.end && b.start < a.end).toBe(false);
    }),
  );
});
