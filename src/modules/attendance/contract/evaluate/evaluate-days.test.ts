import { describe, expect, test } from 'vitest';
import { addDays } from '#platform/contract/dates.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { evaluated, MONDAY, NO_PLAN, onMonday, plansOf, punches, punchOf, REST, sessionsOf, theSession } from './evaluation.factory.ts';

const only = (sessions: string, more: Partial<DayPlan> = {}) =>
  plansOf('', REST, { [MONDAY]: { day_type: 'Working', sessions: sessionsOf(sessions), ...more } });
const HOLIDAY = { name: 'Deepavali', name_ms: 'Deepavali', half: false };
const leave = (part: 'Full' | 'Morning' | 'Afternoon') => ({ name: 'Annual Leave', name_ms: 'Cuti Tahunan', part });

describe('one check-in and one check-out', () => {
  test.each([
    ['in 09:00', 'out 18:00', 480, 0],
    // A break is taken off where session and stay are both longer than five hours.
    ['in 09:00', 'out 14:00', 300, 0],
    ['in 09:00', 'out 14:01', 241, 0],
    ['in 09:00:59', 'out 18:00:00', 480, 0],
    // Overtime under the minimum stays in the normal hours.
    ['in 09:00', 'out 18:29', 509, 0],
    ['in 09:00', 'out 18:30', 510, 30],
    ['in 09:00', 'out 21:00', 660, 180],
  ])('%s, %s: %i minutes, %i of them overtime', (first, last, minutes, overtime_minutes) => {
    expect(theSession(punches(first, last))).toMatchObject({ minutes, overtime_minutes, absent: 0, flags: [] });
  });

  test('worked minutes and overtime are each cut to steps', () => {
    expect(theSession(punches('in 08:57', 'out 19:22'), { setting: { rounding_minutes: 15 } })).toMatchObject({ minutes: 555, overtime_minutes: 75 });
  });

  test('the schedule says its own windows', () => {
    const plans = plansOf('09:00-18:00', { ontime_checkin_minutes: 0, ontime_checkout_minutes: 5 });
    expect(theSession(punches('in 09:01', 'out 17:54'), { plans })).toMatchObject({ late_minutes: 1, early_leave_minutes: 1 });
  });
});

describe('a night', () => {
  const plans = plansOf('22:00-06:00');
  test('belongs to the day on which it begins', () => {
    expect(theSession(punches('in 21:55', 'out +1 06:03'), { plans })).toMatchObject({ date: MONDAY, minutes: 428, checkin_status: 'ontime' });
  });
  test('a check-in after midnight is that of yesterday', () => {
    expect(theSession(punches('in +1 00:30', 'out +1 06:00'), { plans })).toMatchObject({ date: MONDAY, late_minutes: 135 });
  });
  test('two nights in a row are two days', () => {
    const { days } = evaluated(punches('in 22:00', 'out +1 06:00', 'in +1 22:00', 'out +2 06:00'), { plans });
    expect(days.filter(({ checkin_id }) => checkin_id).map(({ date, minutes }) => [date, minutes])).toEqual([
      [MONDAY, 420],
      [addDays(MONDAY, 1), 420],
    ]);
  });
});

describe('two sessions', () => {
  const plans = plansOf('08:00-12:00 13:00-17:00');
  test('one pair stands for the day, its gap is the break', () => {
    expect(theSession(punches('in 08:00', 'out 17:00'), { plans })).toMatchObject({ start_time: '08:00', end_time: '17:00', minutes: 480 });
  });
  test('each has its own', () => {
    const sessions = onMonday(punches('in 08:00', 'out 12:00', 'in 13:20', 'out 17:00'), { plans, setting: { per_session: true } });
    expect(sessions.map(({ session_index, minutes, late_minutes }) => [session_index, minutes, late_minutes])).toEqual([
      [0, 240, 0],
      [1, 220, 5],
    ]);
  });
  test('of two equally near ones the later is taken', () => {
    const [session] = onMonday(punches('in 10:30'), { plans, setting: { per_session: true } });
    expect(session).toMatchObject({ session_index: 1, start_time: '13:00', checkin_status: 'early' });
  });
  test('who comes after the end of the first and stays beyond the second has no overtime of the time before', () => {
    const early = { plans: plansOf('00:00-08:00 16:00-23:00'), setting: { per_session: true } };
    expect(onMonday(punches('in 09:15', 'out +1 03:15'), early)).toMatchObject([{ minutes: 1020, late_minutes: 540, overtime_minutes: 600 }]);
  });
  test('who comes to one of them is not absent', () => {
    expect(onMonday(punches('in 13:00', 'out 17:00'), { plans, setting: { per_session: true } }).map(({ absent }) => absent)).toEqual([0]);
  });
});

describe('leave and holidays', () => {
  const away = (part: 'Full' | 'Morning' | 'Afternoon', sessions = '09:00-18:00') => ({ plans: only(sessions, { leave: leave(part) }) });
  test.each([
    ['Morning', '09:00-18:00', '13:30', '18:00'],
    ['Afternoon', '09:00-18:00', '09:00', '13:30'],
    ['Morning', '09:00-17:45', '13:22', '17:45'],
    ['Morning', '08:00-12:00 13:00-17:00', '13:00', '17:00'],
    ['Afternoon', '08:00-12:00 13:00-17:00', '08:00', '12:00'],
    ['Morning', '06:00-09:00 10:00-13:00 14:00-17:00', '10:00', '17:00'],
    ['Afternoon', '06:00-09:00 10:00-13:00 14:00-17:00', '06:00', '09:00'],
    ['Morning', '22:00-06:00', '02:00', '06:00'],
  ] as const)('leave of the %s leaves of %s what is from %s to %s', (part, sessions, start_time, end_time) => {
    expect(theSession([], away(part, sessions))).toMatchObject({ start_time, end_time, absent: 0.5 });
  });
  test('leave makes no ordinary hours overtime', () => {
    expect(theSession(punches('in 09:00', 'out 18:00'), away('Afternoon'))).toMatchObject({ minutes: 540, overtime_minutes: 0 });
    expect(theSession(punches('in 09:00', 'out 19:00'), away('Afternoon')).overtime_minutes).toBe(60);
  });
  test('nobody is absent on a day of leave, and who comes all the same is kept as unscheduled', () => {
    expect(onMonday([], away('Full'))).toEqual([]);
    expect(theSession(punches('in 09:00', 'out 12:00'), away('Full'))).toMatchObject({
      flags: ['unscheduled'],
      minutes: 180,
      overtime_minutes: 0,
      late_minutes: 0,
    });
  });
  test('a holiday frees from the schedule; its work is overtime from the first minute', () => {
    const plans = only('09:00-18:00', { holiday: HOLIDAY });
    expect(onMonday([], { plans })).toEqual([]);
    expect(theSession(punches('in 11:00', 'out 11:20'), { plans })).toMatchObject({
      day_type: 'Public Holiday',
      minutes: 20,
      overtime_minutes: 20,
      late_minutes: 0,
    });
  });
  test('a roster that sends somebody to work on a holiday sets the times, and makes nobody absent', () => {
    const plans = only('09:00-18:00', { holiday: HOLIDAY, source: 'roster' });
    expect(onMonday([], { plans })).toEqual([]);
    expect(theSession(punches('in 09:30', 'out 18:00'), { plans })).toMatchObject({ day_type: 'Public Holiday', late_minutes: 15, overtime_minutes: 450 });
  });
  test('a holiday on a rest day is a holiday', () => {
    expect(theSession(punches('in 09:00', 'out 10:00'), { plans: plansOf('', { ...REST, holiday: HOLIDAY }) }).day_type).toBe('Public Holiday');
  });
  test('a half-day holiday frees the afternoon, and with leave of the morning the day', () => {
    const half = { ...HOLIDAY, half: true };
    expect(theSession([], { plans: only('09:00-18:00', { holiday: half }) })).toMatchObject({ end_time: '13:30', absent: 0.5, day_type: 'Normal' });
    expect(onMonday([], { plans: only('09:00-18:00', { holiday: half, leave: leave('Morning') }) })).toEqual([]);
  });
});

describe('days without times', () => {
  test.each([
    ['Rest Day', 20, 20],
    ['Off Day', 20, 0],
    ['Off Day', 40, 40],
  ] as const)('all of a %s is overtime: of %i minutes %i', (day_type, minutes, overtime_minutes) => {
    const last = `out 09:${minutes}`;
    expect(theSession(punches('in 09:00', last), { plans: plansOf('', { ...REST, day_type }) })).toMatchObject({ day_type, minutes, overtime_minutes });
  });
  test('a flexible day has hours alone: on time, less its break, overtime beyond them', () => {
    const plans = plansOf('', { flexible_hours: 8 });
    expect(theSession(punches('in 11:11', 'out 20:11'), { plans })).toMatchObject({ checkin_status: 'ontime', flags: [], minutes: 480, overtime_minutes: 0 });
    expect(theSession(punches('in 08:00', 'out 18:00'), { plans })).toMatchObject({ minutes: 540, overtime_minutes: 60 });
    expect(theSession([], { plans })).toMatchObject({ absent: 1, start_time: null });
  });
  test('the hours of a flexible day are summed', () => {
    const plans = plansOf('', { flexible_hours: 6 });
    const sessions = onMonday(punches('in 08:00', 'out 12:00', 'in 14:00', 'out 18:00'), { plans, setting: { per_session: true } });
    expect(sessions.map(({ minutes, overtime_minutes }) => [minutes, overtime_minutes])).toEqual([
      [240, 0],
      [240, 120],
    ]);
  });
  test('without any plan nobody is absent and nothing is overtime', () => {
    const plans = plansOf('', NO_PLAN);
    expect(onMonday([], { plans })).toEqual([]);
    expect(theSession(punches('in 09:00', 'out 21:00'), { plans })).toMatchObject({ minutes: 720, overtime_minutes: 0, flags: ['unscheduled'] });
  });
  test('where unscheduled work is not taken it counts for nothing', () => {
    const { days, matched } = evaluated(punches('in 09:00', 'out 12:00'), { plans: plansOf('', REST), setting: { allow_unscheduled: false } });
    expect(days).toEqual([]);
    expect([...matched.unmatched.values()].map(({ why }) => why)).toEqual(['no_schedule', 'no_checkin']);
  });
});

describe('a check-out that is forgotten', () => {
  test('blocks another check-in until the end and the early limit', () => {
    const { matched } = evaluated(punches('in 09:00', 'in 21:59'));
    expect(matched.unmatched.get(2)).toMatchObject({ why: 'open', pair: { checkin: { id: 1 } } });
  });
  test('then it is flagged, and the next is taken', () => {
    const { days } = evaluated(punches('in 09:00', 'in +1 08:00', 'out +1 18:00'));
    expect(days.filter(({ checkin_id }) => checkin_id).map(({ date, flags, minutes }) => [date, flags, minutes])).toEqual([
      [MONDAY, ['missing_checkout'], 0],
      [addDays(MONDAY, 1), [], 540],
    ]);
  });
  test.each([
    [21 * 60 + 59, []],
    [22 * 60, ['missing_checkout']],
  ])('%i minutes into the day it has the flags %j', (now, flags) => {
    expect(theSession(punches('in 09:00'), { now }).flags).toEqual(flags);
  });
  test('24 hours are counted from the check-in', () => {
    const plans = plansOf('', NO_PLAN);
    expect(theSession(punches('in 09:00', 'out +1 09:00'), { plans }).minutes).toBe(1440);
    expect(evaluated(punches('in 09:00', 'out +1 09:01'), { plans }).matched.unmatched.get(2)?.why).toBe('no_checkin');
  });
  test('what the portal closed counts until somebody closes it in truth', () => {
    const auto = punchOf('out 18:00', 9, undefined, { source: 'auto', for_date: MONDAY, for_index: 0 });
    expect(theSession([...punches('in 09:00'), auto])).toMatchObject({ minutes: 480, checkout_id: 9, flags: ['auto_checkout'] });
    expect(theSession([...punches('in 09:00', 'out 17:50'), auto])).toMatchObject({ checkout_id: 2, flags: [] });
  });
});

describe('a second check-in', () => {
  test('after a finished day counts for nothing', () => {
    expect(evaluated(punches('in 09:00', 'out 12:00', 'in 13:00')).matched.unmatched.get(3)).toMatchObject({ why: 'finished', pair: { checkin: { id: 1 } } });
  });
  test('is work without a schedule where each session has its own', () => {
    const sessions = onMonday(punches('in 09:00', 'out 18:00', 'in 20:00', 'out 21:00'), { setting: { per_session: true } });
    expect(sessions.map(({ session_index, flags }) => [session_index, flags])).toEqual([
      [0, []],
      [1, ['unscheduled']],
    ]);
  });
  test('before the session is reached is not it', () => {
    expect(evaluated(punches('in 04:59'), { setting: { allow_unscheduled: false } }).matched.unmatched.get(1)?.why).toBe('too_early');
    expect(theSession(punches('in 05:00'), { setting: { allow_unscheduled: false } }).checkin_status).toBe('early');
  });
});

describe('faces', () => {
  test('the first is the check-in, the last the check-out; those between count for nothing', () => {
    const { days, matched } = evaluated(punches('face 08:58', 'face 12:01', 'face 12:55', 'face 18:02'));
    expect(days.find(({ date }) => date === MONDAY)).toMatchObject({ checkin_id: 1, checkout_id: 4, minutes: 484 });
    expect([...matched.unmatched.keys()]).toEqual([2, 3]);
  });
  test.each([
    ['face 08:59:00', null],
    ['face 08:59:01', 2],
  ])('seen again within a minute is the same one: %s', (again, checkout_id) => {
    expect(theSession(punches('face 08:58:00', again)).checkout_id).toBe(checkout_id);
  });
  test.each([
    ['face 22:15', 3],
    ['face 22:16', 2],
  ])('the pair closes four hours after the window: %s', (last, checkout_id) => {
    expect(onMonday(punches('face 09:00', 'face 18:00', last))[0]).toMatchObject({ session_index: 0, checkout_id });
  });
  test('of several sessions the nearest', () => {
    const plans = plansOf('08:00-12:00 13:00-17:00');
    const sessions = onMonday(punches('face 07:58', 'face 12:02', 'face 12:55', 'face 17:01'), { plans, setting: { per_session: true } });
    expect(sessions.map(({ checkin_id, checkout_id }) => [checkin_id, checkout_id])).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
  test('one alone is a check-in, late and without a check-out', () => {
    expect(theSession(punches('face 18:01'))).toMatchObject({ late_minutes: 526, checkout_id: null, flags: ['missing_checkout'] });
  });
  test.each([
    [
      'two days of the same hours',
      ['face 09:00', 'face 18:00', 'face +1 08:50', 'face +1 18:05'],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'a day on which nobody was seen leaving',
      ['face 09:00', 'face +1 08:50', 'face +1 18:05'],
      [
        [1, null],
        [2, 3],
      ],
    ],
    [
      'a night',
      ['face 20:00', 'face +1 05:00', 'face +1 20:05', 'face +2 04:55'],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'a long day',
      ['face 06:00', 'face 23:50', 'face +1 06:10'],
      [
        [1, 2],
        [3, null],
      ],
    ],
  ])('where hours count and no times: %s', (_what, seen, pairs) => {
    const { days } = evaluated(punches(...seen), { plans: plansOf('', { flexible_hours: 8 }) });
    expect(days.filter(({ checkin_id }) => checkin_id).map(({ checkin_id, checkout_id }) => [checkin_id, checkout_id])).toEqual(pairs);
  });
  test('who said themselves when they left has left then', () => {
    expect(theSession(punches('face 09:00', 'out 17:50', 'face 18:10'))).toMatchObject({ checkout_id: 2 });
  });
});

test('who was seen last by a face may say when they leave', () => {
  expect(theSession(punches('face 09:00', 'face 12:00', 'out 17:50'))).toMatchObject({ checkout_id: 3, minutes: 470 });
});

describe('what the office entered', () => {
  const meant = { source: 'manual', for_date: MONDAY, for_index: 0 } as const;
  test('stands in its session whatever the time, beside what somebody punched', () => {
    const given = [...punches('in 11:00', 'out 18:00'), punchOf('in 03:00', 7, undefined, { ...meant, corrects: true })];
    expect(onMonday(given)[0]).toMatchObject({ checkin_id: 7, checkout_id: 2, flags: ['corrected'] });
  });
  test('both of them replace what came', () => {
    const given = [
      ...punches('in 09:10', 'out 17:00'),
      punchOf('in 09:00', 7, undefined, meant),
      punchOf('out 18:00', 8, undefined, { ...meant, type: 'checkout' }),
    ];
    expect(theSession(given)).toMatchObject({ checkin_id: 7, checkout_id: 8, minutes: 480, flags: ['manual'] });
  });
  test('twice for one session is one presence, also where the person left between', () => {
    const given = [punchOf('in 09:00', 7, undefined, meant), ...punches('out 09:30'), punchOf('in 10:00', 8, undefined, meant), punchOf('out 18:00', 9)];
    expect(onMonday(given).filter(({ session_index }) => session_index === 0)).toMatchObject([{ checkin_id: 7, checkout_id: expect.any(Number) }]);
  });
});

test.each([
  [17 * 60 + 59, 0],
  [18 * 60, 1],
])('%i minutes into the day %d days are missed', (now, absent) => {
  expect(onMonday([], { now }).reduce((sum, day) => sum + day.absent, 0)).toBe(absent);
});

test('positions, exactness and clocks are marked', () => {
  const given = [
    punchOf('in 09:00', 1, undefined, { position: 'outside', accuracy_m: 201, offline: true, clock: true }),
    punchOf('out 18:00', 2, undefined, { position: 'undecided', accuracy_m: 200, unusual: true }),
  ];
  expect(theSession(given).flags).toEqual(['outside', 'undecided', 'inaccurate', 'offline', 'clock', 'unusual']);
});

test('a zone far away has its days by its own clocks', () => {
  const given = [punchOf('in 09:00', 1, 'America/New_York'), punchOf('out 18:00', 2, 'America/New_York')];
  expect(theSession(given)).toMatchObject({ date: MONDAY, checkin_status: 'ontime', minutes: 480 });
});
