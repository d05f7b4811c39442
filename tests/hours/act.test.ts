/** Weeks beyond the Employment Act, reckoned beside the portal: s.59, s.60A(1)(d), s.60A(7). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCHEDULE_WARNINGS } from '#modules/roster/contract/schedule.messages.ts';
import { hoursOfWeek, warningsOf, type Week } from '#modules/roster/contract/week-of-work.ts';
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { printedSeed } from '../setup/printed-seed.ts';
import { beyondTheAct } from './by-hand/act.ts';
import { dayOf } from './week.ts';

const seed = printedSeed('act');
const weekOf = (days: readonly string[], pause: number): Week => ({
  type: 'Fixed',
  break_minutes: pause,
  flexible_hours: null,
  days: days.map((text) => {
    const { kind, sessions } = dayOf(text);
    return { day_type: kind, sessions: sessions.map(({ start, end }) => ({ start_time: start as TimeOfDay, end_time: end as TimeOfDay })) };
  }),
});
const labelBy = (days: readonly string[], pause: number) => {
  const { noRestDay, over45, over12 } = beyondTheAct(days.map(dayOf), pause);
  return [...(noRestDay ? ['noRestDay'] : []), ...(over45 ? ['longWeek'] : []), ...(over12 ? ['longDay'] : [])];
};
const evaluatedByPortal = (week: Week) => Object.entries(SCHEDULE_WARNINGS).flatMap(([key, text]) => (warningsOf(week).includes(text) ? [key] : []));
const five = (text: string, sixth = 'Off Day', seventh = 'Rest Day') => [text, text, text, text, text, sixth, seventh];

test.each([
  ['five times 8:00 after lunch', five('09:00-18:00'), 60, 40, []],
  ['five times nine hours are 45 to the minute', five('08:00-18:00'), 60, 45, []],
  ['a minute more a day', five('08:00-18:01'), 60, 45 + 5 / 60, ['longWeek']],
  ['45 of work in six days and the seventh at rest', five('08:00-16:30', '08:00-16:30'), 60, 45, []],
  ['no day of rest, though one is off', five('09:00-18:00', 'Off Day', 'Off Day'), 60, 40, ['noRestDay']],
  [
    'a night of twelve hours, an hour of it a break',
    ['19:00-07:00', '19:00-07:00', '19:00-07:00', '19:00-07:00', 'Off Day', 'Off Day', 'Rest Day'],
    60,
    44,
    [],
  ],
  ['thirteen hours less an hour are twelve', ['07:00-20:00', 'Off Day', 'Off Day', 'Off Day', 'Off Day', 'Off Day', 'Rest Day'], 60, 12, []],
  ['a minute more', ['07:00-20:01', 'Off Day', 'Off Day', 'Off Day', 'Off Day', 'Off Day', 'Rest Day'], 60, 12 + 1 / 60, ['longDay']],
  ['two sessions of five hours have no break', five('08:00-13:00 14:00-19:00'), 60, 50, ['longWeek']],
  ['all of it', ['00:00-12:30 13:00-14:00', ...five('08:00-18:00', '08:00-18:00').slice(0, 6)], 0, 73.5, ['noRestDay', 'longWeek', 'longDay']],
])('%s', (_what, days, pause, hours, outcome) => {
  expect(beyondTheAct(days.map(dayOf), pause).hours).toBeCloseTo(hours, 9);
  expect(hoursOfWeek(weekOf(days, pause))).toBeCloseTo(hours, 9);
  expect(labelBy(days, pause)).toEqual(outcome);
  expect(evaluatedByPortal(weekOf(days, pause)).toSorted()).toEqual([...outcome].sort());
});

test('any week', () => {
  const text = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const session = fc.tuple(fc.nat({ max: 1439 }), fc.integer({ min: 1, max: 1439 })).map(([start, long]) => `${text(start)}-${text((start + long) % 1440)}`);
  const day = fc.oneof(
    session,
    fc.tuple(session, session).map((both) => both.join(' ')),
    fc.constantFrom('Rest Day', 'Off Day'),
  );
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), fc.constantFrom(0, 30, 60), (days, pause) => {
      expect(hoursOfWeek(weekOf(days, pause))).toBeCloseTo(beyondTheAct(days.map(dayOf), pause).hours, 9);
      expect(evaluatedByPortal(weekOf(days, pause)).toSorted()).toEqual(labelBy(days, pause).toSorted());
    }),
    { seed },
  );
});
