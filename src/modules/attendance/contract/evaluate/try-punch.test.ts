import { expect, test } from 'vitest';
import { onLine } from '#platform/contract/time/local-line.ts';
import { STARTING_SETTING } from '../setting/attendance-setting.schema.ts';
import { KL, MONDAY, plansOf, punches, punchOf } from './evaluation.factory.ts';
import { candidate, nextPunch, tryPunch } from './try-punch.ts';

const at = (time: string) => punchOf(`in ${time}`, 1, KL);
const next = (time: string, ...before: string[]) => {
  const now = at(time);
  return nextPunch({ plans: plansOf(), punches: punches(...before), setting: STARTING_SETTING }, now.at, now.ms);
};

test.each([
  ['08:57', [], 'checkin'],
  ['10:00', ['in 08:57'], 'checkout'],
  ['21:59', ['in 08:57'], 'checkout'],
  // A forgotten check-out blocks until the end and the early limit.
  ['22:00', ['in 08:57'], 'checkout'],
  ['18:30', ['in 08:57', 'out 18:00'], null],
  // A device saw them leave: until the planned end they may have come back, after it nobody leaves twice.
  ['15:00', ['face 08:57', 'face 13:00'], 'checkout'],
  ['18:30', ['face 08:57', 'face 18:05'], null],
  ['18:30', ['face-in 08:57', 'face-out 18:05'], null],
] as const)('at %s after %j comes %s', (time, before, expected) => {
  expect(next(time, ...before)).toBe(expected);
});

test('what is kept is not put out by what a slower clock made', () => {
  const evaluation = { plans: plansOf(), punches: punches('in 08:57:30'), setting: STARTING_SETTING };
  const earlier = at('08:57:29');
  expect(tryPunch(evaluation, candidate('checkin', earlier.at, earlier.ms)).why).toBe('open');
  const same = at('08:57:30');
  expect(tryPunch(evaluation, candidate('checkin', same.at, same.ms))).toMatchObject({ why: 'open', against: { checkin: { id: 1, at: onLine(MONDAY, 537) } } });
});
