/** Cases of a guard's sessions, and that their order says nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutiesOf, type DutySession } from './duty-punches.ts';

const dutyPunches = (sessions: readonly DutySession[]) => dutiesOf(sessions).flatMap(({ punches }) => punches);
const DAY = Date.parse('2026-11-20T00:00:00+08:00');
const at = (time: string, day = 0) => DAY + day * 86_400_000 + Number(time.slice(0, 2)) * 3_600_000 + Number(time.slice(3)) * 60_000;
/** `out`: the guard signed out then; `cut`: the office ended it then; neither: it was over after twelve hours. */
type Given = readonly [from: number, until: 'out' | 'cut' | 'over', to?: number];
const sessionsOf = (given: readonly Given[]): DutySession[] =>
  given.map(([begins, how, to], n) => ({ id: n + 1, begins, ends: to ?? begins + 12 * 3_600_000, signed_out: how === 'out' }));

describe('when a guard came and left', () => {
  test.each<[what: string, sessions: readonly Given[], expected: readonly (readonly [string, number])[]]>([
    ['nobody signed in', [], []],
    [
      'one night',
      [[at('18:50'), 'out', at('07:02', 1)]],
      [
        ['checkin', at('18:50')],
        ['checkout', at('07:02', 1)],
      ],
    ],
    ['a night that nobody signed out of', [[at('18:50'), 'over']], [['checkin', at('18:50')]]],
    ['a device that the office disconnected', [[at('18:50'), 'cut', at('23:00')]], [['checkin', at('18:50')]]],
    [
      'signed in anew when the twelve hours were over',
      [
        [at('18:40'), 'over'],
        [at('06:45', 1), 'out', at('07:02', 1)],
      ],
      [
        ['checkin', at('18:40')],
        ['checkout', at('07:02', 1)],
      ],
    ],
    [
      'signed out and in again within half an hour',
      [
        [at('07:00'), 'out', at('12:00')],
        [at('12:30'), 'out', at('19:00')],
      ],
      [
        ['checkin', at('07:00')],
        ['checkout', at('19:00')],
      ],
    ],
    [
      'away for longer',
      [
        [at('07:00'), 'out', at('12:00')],
        [at('12:31'), 'out', at('19:00')],
      ],
      [
        ['checkin', at('07:00')],
        ['checkout', at('12:00')],
        ['checkin', at('12:31')],
        ['checkout', at('19:00')],
      ],
    ],
    [
      'another phone, and the first one handed back',
      [
        [at('19:00'), 'out', at('20:05')],
        [at('20:00'), 'out', at('07:00', 1)],
      ],
      [
        ['checkin', at('19:00')],
        ['checkout', at('07:00', 1)],
      ],
    ],
    [
      'handed back, and nobody signed out of the other',
      [
        [at('19:00'), 'out', at('20:05')],
        [at('20:00'), 'over'],
      ],
      [['checkin', at('19:00')]],
    ],
    [
      'another phone, and the first one forgotten',
      [
        [at('19:00'), 'over'],
        [at('20:00'), 'out', at('06:58', 1)],
      ],
      [
        ['checkin', at('19:00')],
        ['checkout', at('06:58', 1)],
      ],
    ],
    [
      'two nights, the first without a sign-out',
      [
        [at('18:50'), 'over'],
        [at('18:55', 1), 'out', at('07:01', 2)],
      ],
      [
        ['checkin', at('18:50')],
        ['checkin', at('18:55', 1)],
        ['checkout', at('07:01', 2)],
      ],
    ],
  ])('%s', (_what, given, expected) => {
    expect(dutyPunches(sessionsOf(given)).map(({ type, at: when }) => [type, when])).toEqual(expected);
  });

  test('whatever the order in which sessions are told', () => {
    const session = fc.record({ begins: fc.integer({ min: 0, max: 5_000 }), length: fc.integer({ min: 1, max: 720 }), signed_out: fc.boolean() });
    const shuffled = fc.array(session, { maxLength: 8 }).chain((all) => {
      const sessions = all.map(({ begins, length, signed_out }, n): DutySession => ({
        id: n + 1,
        begins: begins * 60_000,
        ends: (begins + length) * 60_000,
        signed_out,
      }));
      return fc.tuple(fc.constant(sessions), fc.shuffledSubarray(sessions, { minLength: sessions.length }));
    });
    fc.assert(
      fc.property(shuffled, ([sessions, others]) => {
        const punches = dutyPunches(sessions);
        expect(dutyPunches(others)).toEqual(punches);
        // Nobody leaves who did not come, and no session says a thing twice.
        expect(punches.every(({ type }, n) => type === 'checkin' || punches[n - 1]?.type === 'checkin')).toBe(true);
        expect(dutiesOf(sessions).flatMap((duty) => duty.sessions).length).toBe(sessions.length);
        expect(new Set(punches.map(({ session_id, type }) => `${session_id} ${type}`)).size).toBe(punches.length);
      }),
    );
  });
});
