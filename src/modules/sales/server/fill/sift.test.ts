/** Why somebody may not fill a need, and the law of every proposal: nobody is in two places, or longer at work than the law allows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { refusalsOf, type BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { neededShifts, type NeededShift } from '../../contract/need/need-standing.ts';
import { conflictsOf, type Planned } from '../../contract/schedule/plan-schedules.ts';
import { barredFrom, nearTo, sift, wantedOf, type Candidate, type Given } from './barred-from.ts';

const MONDAY = '2026-11-23' as CalendarDate;
const shiftAt = (text: string, id = 1, outlet_id = 1, heads = 1): NeededShift => {
  const [, day = '0', start_time = '', end_time = ''] = /^(\d+) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
  const need = { id, outlet_id, weekdays: [1, 2, 3, 4, 5, 6, 7], heads, start_date: null, end_date: null };
  const date = addDays(MONDAY, Number(day));
  const [shift] = neededShifts([{ ...need, start_time: start_time as TimeOfDay, end_time: end_time as TimeOfDay }], date, date);
  if (!shift) throw new Error(`No need at ${text}`);
  return shift;
};
const busyAt = (text: string, kind: BusyTime['kind'] = 'work'): BusyTime => ({
  ...wantedOf(shiftAt(text)),
  kind,
  source: 'other',
  label: { en: 'Other', ms: 'Lain' },
});
const person = (more: Partial<Candidate> = {}): Candidate => ({ id: 1, dob: null, typhoid_until: null, food_handler_until: null, busy: [], ...more });

describe('who may not fill a need', () => {
  it.each<[string, string, Partial<Candidate>, boolean, string | null]>([
    ['nothing speaks against it', '0 10:00-19:00', {}, false, null],
    ['work at the same time, whosever it is', '0 10:00-19:00', { busy: [busyAt('0 18:59-22:00')] }, false, 'taken'],
    ['work that begins at the end', '0 10:00-19:00', { busy: [busyAt('0 19:00-22:00')] }, false, null],
    ['twelve hours together are allowed', '0 10:00-18:00', { busy: [busyAt('0 18:00-22:00')] }, false, null],
    ['a minute above twelve hours in 24', '0 10:00-18:00', { busy: [busyAt('0 18:00-22:01')] }, false, 'long'],
    ['a night of work before the day', '1 10:00-18:00', { busy: [busyAt('0 20:00-04:00')] }, false, 'long'],
    ['leave', '0 10:00-19:00', { busy: [busyAt('0 00:00-23:59', 'away')] }, false, 'away'],
    ['food to taste without papers', '0 10:00-19:00', {}, true, 'papers'],
    ['papers valid on the day', '0 10:00-19:00', { typhoid_until: '2026-11-23', food_handler_until: '2026-11-23' }, true, null],
    ['papers that end the day before', '0 10:00-19:00', { typhoid_until: '2026-11-22', food_handler_until: '2027-11-22' }, true, 'papers'],
    ['seventeen years, seven hours', '0 10:00-17:00', { dob: '2009-11-01' }, false, null],
    ['seventeen years, a minute more', '0 10:00-17:01', { dob: '2009-11-01' }, false, 'minor_long'],
    ['seventeen years, other work on the day', '0 15:00-19:00', { dob: '2009-11-01', busy: [busyAt('0 08:00-12:00')] }, false, 'minor_long'],
    ['seventeen years, in the evening', '0 16:00-20:01', { dob: '2009-11-01' }, false, 'minor_night'],
    ['fourteen years', '0 10:00-12:00', { dob: '2012-11-01' }, false, 'minor_child'],
    ['eighteen on the day', '0 14:00-22:00', { dob: '2008-11-23' }, false, null],
  ])('%s', (_title, at, more, food, reason) => expect(barredFrom(shiftAt(at), person(more), food)).toBe(reason));
});

const stretch = fc.record({ day: fc.nat(6), from: fc.nat(47), length: fc.integer({ min: 1, max: 28 }), outlet: fc.integer({ min: 1, max: 3 }) });
const clock = (half: number) => `${String(Math.floor((half % 48) / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
const textOf = ({ day, from, length }: { day: number; from: number; length: number }) => `${day} ${clock(from)}-${clock(from + length)}`;

it('what is near is all that can bar somebody', () => {
  const times = fc.array(fc.record({ day: fc.integer({ min: 0, max: 6 }), from: fc.nat(47), length: fc.integer({ min: 1, max: 47 }) }), { maxLength: 5 });
  fc.assert(
    fc.property(times, stretch, (all, at) => {
      const busy = all.map((each) => busyAt(textOf(each)));
      const shift = shiftAt(textOf(at));
      expect(barredFrom(shift, person({ busy: nearTo(busy, shift.date) }), false)).toBe(barredFrom(shift, person({ busy }), false));
    }),
  );
});

it('whatever is found and in whatever order: no overlap, no more than the law allows, no need with more heads than it lacks', () => {
  const found = fc.array(fc.record({ promoter_id: fc.integer({ min: 1, max: 3 }), at: stretch, heads: fc.integer({ min: 1, max: 2 }) }), { maxLength: 14 });
  fc.assert(
    fc.property(found, fc.array(fc.record({ promoter_id: fc.integer({ min: 1, max: 3 }), at: stretch }), { maxLength: 4 }), (all, taken) => {
      const given = all.map(({ promoter_id, at, heads }, n): Given => ({ promoter_id, shift: shiftAt(textOf(at), n, at.outlet, heads) }));
      const busyOf = (id: number) => taken.filter(({ promoter_id }) => promoter_id === id).map(({ at }) => busyAt(textOf(at)));
      // Rows of the same person never overlap before.
      const people = new Map([1, 2, 3].map((id) => [id, person({ id, busy: busyOf(id).slice(0, 1) })] as const));
      const { kept, dropped } = sift([...given, ...given], people, false);
      expect(kept.length + dropped.length).toBe(given.length * 2);
      const planned = kept.map(({ promoter_id, shift: { need, date, start, end } }): Planned => ({
        promoter_id,
        outlet_id: need.outlet_id,
        date,
        start_time: need.start_time,
        end_time: need.end_time,
        start,
        end,
      }));
      expect(conflictsOf(planned, [])).toEqual([]);
      for (const [id, { busy }] of people) {
        const theirs = kept.filter(({ promoter_id }) => promoter_id === id).map(({ shift }) => wantedOf(shift));
        if (theirs.length > 0) expect(refusalsOf(theirs, busy)).toEqual([]);
      }
      for (const [key, of] of Map.groupBy(kept, ({ shift }) => shift.key)) expect(of.length, key).toBeLessThanOrEqual(of[0]?.shift.heads ?? 0);
    }),
    { numRuns: 300 },
  );
});
