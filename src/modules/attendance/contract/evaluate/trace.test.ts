import { expect, test } from 'vitest';
import { LOCALES } from '#platform/contract/messages.ts';
import { onLine, instantOnLine } from '#platform/contract/time/local-line.ts';
import type { Attendance, Punch } from '../attendance.schema.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { KL, MONDAY, planOf, theSession, punches, REST } from './evaluation.factory.ts';
import { traceOf, type PunchContext } from './trace.ts';

const punchAt = (type: Punch['type'], minute: number, more: Partial<Punch> = {}): Punch => ({
  id: minute,
  type,
  at: instantOnLine(onLine(MONDAY, minute), KL),
  status: 'ontime',
  place: 'HQ',
  distance_m: 38,
  accuracy_m: 20,
  position: 'inside',
  source: 'web',
  lat: 3,
  lng: 101,
  remark: null,
  ...more,
});
const plain: PunchContext = { inside_percent: 100, trust: null };

/** What is said of a judged Monday. */
function outcome(
  texts: readonly string[],
  plan: DayPlan,
  { first = {}, last = {}, known = plain }: { first?: Partial<Punch>; last?: Partial<Punch>; known?: PunchContext } = {},
) {
  const evaluated = theSession(punches(...texts), { plans: [plan] });
  const time = (text: string | undefined) => Number(text?.slice(-5, -3)) * 60 + Number(text?.slice(-2));
  const session: Attendance = {
    ...evaluated,
    id: 1,
    session: null,
    schedule: null,
    planned: plan.day_type,
    checkin: texts[0] === undefined ? null : punchAt('checkin', time(texts[0]), first),
    checkout: texts[1] === undefined ? null : punchAt('checkout', time(texts[1]), last),
    overtime_status: 'None',
    holiday: plan.holiday,
    leave: plan.leave,
    visited: plan.visited,
    flags: [...evaluated.flags],
  };
  return traceOf(session, evaluated.basis, KL, known, known);
}
const english = (...asked: Parameters<typeof outcome>) => outcome(...asked).map(({ en }) => en);

test('an ordinary day', () => {
  expect(english(['in 09:21', 'out 19:00'], planOf(MONDAY))).toEqual([
    'The work schedule Office plans 09:00 AM–06:00 PM.',
    'Work was expected from 09:00 AM to 06:00 PM.',
    'Checked in at 09:21 AM.',
    'On time is from 08:45 AM to 09:15 AM.',
    'That is 6 minutes after the window.',
    '38 m from HQ, inside its radius.',
    'Checked out at 07:00 PM.',
    'On time is from 05:45 PM to 06:15 PM.',
    '38 m from HQ, inside its radius.',
    'From check-in to check-out 9 h 39 min, less 1 h of break: 8 h 39 min.',
    '1 h of it is overtime.',
  ]);
});

test('half a day of leave moves what is expected', () => {
  const plan = planOf(MONDAY, '09:00-18:00', { leave: { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part: 'Morning' } });
  expect(english(['in 13:40', 'out 18:00'], plan).slice(0, 3)).toEqual([
    'The work schedule Office plans 09:00 AM–06:00 PM.',
    'Approved leave covers the morning: Annual Leave.',
    'Work was expected from 01:30 PM to 06:00 PM.',
  ]);
});

test('who did not come', () => {
  expect(english([], planOf(MONDAY)).at(-1)).toBe('The day passed without a check-in: absent.');
});

test('what cannot be told is told with its chance, and what looks unusual with its figures', () => {
  const known: PunchContext = { inside_percent: 62, trust: { score: 60, reasons: ['speed'], kmh: 589 } };
  const lines = english(['in 09:00'], planOf(MONDAY), { first: { position: 'undecided', distance_m: 140, accuracy_m: 60, source: 'fr' }, known });
  expect(lines).toEqual(
    expect.arrayContaining([
      'A face was recognised.',
      '140 m from HQ, exact to 60 m: inside its radius with a chance of 62%.',
      'From the check before it that means 589 km/h.',
      'Nobody checked out, so no hours are counted.',
    ]),
  );
});

test('days without times', () => {
  expect(english(['in 09:00', 'out 10:00'], planOf(MONDAY, '', REST))[0]).toBe('The work schedule Office plans a rest day.');
  expect(english(['in 09:00', 'out 10:00'], planOf(MONDAY, '', { flexible_hours: 7.5 }))[0]).toBe('The work schedule Office plans 7.5 flexible hours.');
  expect(english(['in 09:00', 'out 10:00'], planOf(MONDAY, '', { source: 'none', day_type: 'None', schedule: null }))[0]).toBe(
    'No work schedule plans this day.',
  );
});

test('each sentence stands in both languages, its figures filled in', () => {
  const holiday = { name: 'Deepavali', name_ms: 'Hari Deepavali', half: true };
  for (const text of outcome(['in 09:21', 'out 18:20'], planOf(MONDAY, '09:00-18:00', { source: 'roster', holiday }))) {
    for (const locale of LOCALES) expect(text[locale]).toMatch(/^[^{}]+$/);
    expect(text.ms).not.toBe(text.en);
  }
  expect(outcome(['in 09:21'], planOf(MONDAY)).map(({ ms }) => ms)).toContain('Daftar masuk pada 09:21 PG.');
});
