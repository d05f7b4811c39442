/** The table of the README, row by row: which punches make one presence, and why others count for nothing. */
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/dates.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { evaluated, MONDAY, NO_PLAN, plansOf, punches, REST, theSession } from './evaluation.factory.ts';

const TUESDAY = addDays(MONDAY, 1);
const leave = (part: 'Full' | 'Morning' | 'Afternoon'): Partial<DayPlan> => ({ leave: { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part } });

interface Case {
  readonly given: string;
  readonly plans?: DayPlan[];
  readonly setting?: Parameters<typeof evaluated>[1] extends (infer G) | undefined ? (G extends { setting?: infer S } ? S : never) : never;
  /** Day after the Monday, session: first and last punch by their place in the list. */
  readonly presences: readonly string[];
  readonly unmatched?: readonly string[];
}

const OFFICE = plansOf();
const NIGHT = plansOf('22:00-06:00');
const cases: readonly (readonly [because: string, Case])[] = [
  ['a device sees somebody leave late', { given: 'face 08:55, face 23:00', presences: ['0/0 1→2 unusual'] }],
  ['a person says that they leave late', { given: 'in 08:55, out 23:00', presences: ['0/0 1→2 unusual'] }],
  ['a device sees somebody leave after midnight', { given: 'face 08:55, face +1 00:30', presences: ['0/0 1→2 unusual'] }],
  [
    'a face after the close is nobody’s presence, and the next day is its own',
    { given: 'face 08:50, face 18:01, face 22:16, in +1 08:50, out +1 18:00', presences: ['0/0 1→2', '1/0 4→5'], unmatched: ['3 finished'] },
  ],
  ['a check-in before the earliest time is none', { given: 'in 04:59, in 08:55, out 18:00', presences: ['0/0 2→3'], unmatched: ['1 too_early'] }],
  ['so is a face', { given: 'face 04:59, face 08:55, face 18:00', presences: ['0/0 2→3'], unmatched: ['1 too_early'] }],
  ['one alone before the earliest time is none', { given: 'in 04:59', presences: [], unmatched: ['1 too_early'] }],
  ['whoever came too early and left at the end was there', { given: 'in 04:59, out 18:00', presences: ['0/0 1→2 unusual'] }],
  [
    'unless the stay of the night before holds those minutes',
    {
      given: 'in -1 18:55, in 12:01, out 13:59, out 17:00',
      plans: plansOf('19:00-07:00'),
      presences: ['-1/0 1→3 unusual', '0/0 -→4 missing_checkin'],
      unmatched: ['2 too_early'],
    },
  ],
  [
    'whoever came and left before a session could begin is not held from it',
    { given: 'in 03:00, out 04:00, in 08:55, out 18:00', presences: ['0/0 3→4'], unmatched: ['1 too_early', '2 no_checkin'] },
  ],
  ['nor is a face', { given: 'face-in 03:00, face-out 04:00, face 08:55, face 18:00', presences: ['0/0 3→4'], unmatched: ['1 too_early', '2 no_checkin'] }],
  ['where nobody comes again, that was the presence', { given: 'in 03:00, out 04:00', presences: ['0/0 1→2 unusual'] }],
  ['whoever left when it could begin has been there', { given: 'in 03:00, out 05:01, in 08:55', presences: ['0/0 1→2 unusual'], unmatched: ['3 finished'] }],
  ['seen so by a device', { given: 'face 04:59, face 18:00', presences: ['0/0 1→2 unusual'] }],
  [
    'on a morning of leave the whole day may be worked',
    { given: 'in 08:55, out 18:00', plans: plansOf('09:00-18:00', {}, { [MONDAY]: leave('Morning') }), presences: ['0/0 1→2'] },
  ],
  ['and seen by a device', { given: 'face 08:55, face 18:00', plans: plansOf('09:00-18:00', {}, { [MONDAY]: leave('Morning') }), presences: ['0/0 1→2'] }],
  [
    'so may the afternoon',
    {
      given: 'face 08:55, face 13:05, face 18:05',
      plans: plansOf('09:00-18:00', {}, { [MONDAY]: leave('Afternoon') }),
      presences: ['0/0 1→3'],
      unmatched: ['2 replaced'],
    },
  ],
  [
    'a roster that was changed to a later session keeps who came by the old one',
    {
      given: 'in 08:55, out 18:00',
      plans: plansOf('09:00-18:00', {}, { [MONDAY]: { sessions: [{ start_time: '20:00', end_time: '23:00' }] as never } }),
      presences: ['0/0 1→2 unusual'],
    },
  ],
  [
    'a roster that was changed to an earlier one too',
    {
      given: 'in 13:55, out 22:00',
      plans: plansOf('09:00-18:00', {}, { [MONDAY]: { sessions: [{ start_time: '06:00', end_time: '12:00' }] as never } }),
      presences: ['0/0 1→2 unusual'],
    },
  ],
  ['night staff who stay', { given: 'in 21:55, out +1 11:30', plans: NIGHT, presences: ['0/0 1→2 unusual'] }],
  [
    'seen by a device, before a day of work',
    {
      given: 'face 21:55, face +1 08:40, face +1 18:05',
      plans: plansOf('09:00-18:00', {}, { [MONDAY]: { sessions: [{ start_time: '22:00', end_time: '06:00' }] as never } }),
      presences: ['0/0 1→2', '1/0 3→- missing_checkout'],
    },
  ],
  ['a check-in on the evening before', { given: 'face -1 23:50, face 08:05', plans: plansOf('00:05-08:00'), presences: ['0/0 1→2'] }],
  [
    'nobody was seen to leave: the next day begins anew',
    { given: 'face 09:00, face +1 08:50, face +1 18:05', presences: ['0/0 1→- missing_checkout', '1/0 2→3'] },
  ],
  ['a device that tells who leaves: alone it is a check-out', { given: 'face-out 18:05', presences: ['0/0 -→1 missing_checkin'] }],
  ['of several the last', { given: 'face-out 13:05, face-out 18:05', presences: ['0/0 -→2 missing_checkin'], unmatched: ['1 replaced'] }],
  ['whoever comes never leaves by it', { given: 'face-in 08:55, face-out 13:05, face-in 14:02', presences: ['0/0 1→2'], unmatched: ['3 finished'] }],
  [
    'from the first in to the last out',
    { given: 'face-in 08:55, face-out 13:05, face-in 14:02, face-out 18:05', presences: ['0/0 1→4'], unmatched: ['2 replaced', '3 finished'] },
  ],
  ['two who came are one who has not left', { given: 'face-in 08:55, face-in 14:02', presences: ['0/0 1→- missing_checkout'], unmatched: ['2 open'] }],
  [
    'who left unseen and comes back comes then',
    { given: 'face-out 13:05, face-in 14:02, face-out 18:05', presences: ['0/0 2→3'], unmatched: ['1 no_checkin'] },
  ],
  [
    'seen twice by a device within a minute',
    { given: 'face-in 08:55:00, face-in 08:55:40, face-out 18:00:00, face-out 18:00:50', presences: ['0/0 1→3'], unmatched: ['2 repeat', '4 repeat'] },
  ],
  [
    'a planned day that nobody came to takes no work of the night after it',
    { given: 'in 23:00, out 23:30', presences: [], unmatched: ['1 no_schedule', '2 no_checkin'] },
  ],
  ['a day without a schedule takes work', { given: 'in 09:00, out 12:00', plans: plansOf('', REST), presences: ['0/0 1→2 unscheduled'] }],
  [
    'unless the company takes none',
    {
      given: 'in 09:00, out 12:00',
      plans: plansOf('', REST),
      setting: { allow_unscheduled: false },
      presences: [],
      unmatched: ['1 no_schedule', '2 no_checkin'],
    },
  ],
  [
    'a full day of leave is a day without a schedule',
    { given: 'in 09:00, out 12:00', plans: plansOf('09:00-18:00', {}, { [MONDAY]: leave('Full') }), presences: ['0/0 1→2 unscheduled'] },
  ],
  [
    'so is a holiday',
    {
      given: 'face 09:00, face 12:00',
      plans: plansOf('09:00-18:00', {}, { [MONDAY]: { holiday: { name: 'Deepavali', name_ms: 'Deepavali', half: false } } }),
      presences: ['0/0 1→2 unscheduled'],
    },
  ],
  ['a day that nobody plans', { given: 'face 09:00, face 12:00', plans: plansOf('', NO_PLAN), presences: ['0/0 1→2 unscheduled'] }],
];

const dayNumber = (date: string) => (date === MONDAY ? 0 : date === TUESDAY ? 1 : date < MONDAY ? -1 : 2);

test.each(cases)('%s', (_because, { given, plans = OFFICE, setting = {}, presences, unmatched = [] }) => {
  const { days, matched } = evaluated(punches(...given.split(', ')), { plans, setting });
  const came = days.filter(({ checkin_id, checkout_id }) => checkin_id ?? checkout_id);
  const shown = came.map(({ date, session_index, checkin_id, checkout_id, flags }) =>
    `${dayNumber(date)}/${session_index} ${checkin_id ?? '-'}→${checkout_id ?? '-'} ${flags.toSorted((a, b) => b.localeCompare(a)).join(',')}`.trim(),
  );
  expect(shown).toEqual(presences);
  expect([...matched.unmatched].map(([id, { why }]) => `${id} ${why}`).sort()).toEqual(unmatched);
});

test.each([
  ['in 06:00', 'out 18:00', 180],
  ['in 08:55', 'out 18:00', 5],
  ['in 09:10', 'out 18:00', undefined],
  ['in 06:00', 'out 08:30', 150],
])('from %s to %s %s minutes before the start are no paid hours', (first, last, before_start) => {
  expect(theSession(punches(first, last)).basis.before_start).toBe(before_start);
});

test('rest days count from the first minute', () => {
  expect(theSession(punches('in 06:00', 'out 12:00'), { plans: plansOf('', REST) }).basis.before_start).toBeUndefined();
});
