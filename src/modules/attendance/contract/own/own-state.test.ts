import { describe, expect, it } from 'vitest';
import { STARTING_SETTING } from '../setting/attendance-setting.schema.ts';
import type { Attendance, PunchType } from '../attendance.schema.ts';
import type { Today } from './own-attendance.endpoints.ts';
import { nextOf, shownDays } from './own-state.ts';

const day = (date: string, more: object = {}) =>
  ({ date, session: { start_time: '09:00', end_time: '18:00' }, checkin: null, checkout: null, ...more }) as unknown as Attendance;
const NIGHT = { session: { start_time: '19:00', end_time: '07:00' }, checkin: {} };

describe('what comes next', () => {
  const [NOW, YESTERDAY] = ['2026-11-26T01:00:00Z', '2026-11-25T10:00:00Z'];
  const notices = (next: PunchType | null, more: Partial<Today> = {}): Today => ({
    now: NOW,
    time_zone: 'Asia/Kuala_Lumpur',
    days: [],
    next,
    places: [],
    remark: null,
    setting: STARTING_SETTING,
    ...more,
  });
  const stored = (type: PunchType, at = NOW) => ({ type, at });
  const perSession = { setting: { ...STARTING_SETTING, per_session: true } };
  it.each([
    ['as the server says', notices('checkin'), [], 'checkin'],
    ['out, once the way in is kept', notices('checkin'), [stored('checkin')], 'checkout'],
    ['nothing, once both are kept', notices('checkin'), [stored('checkin'), stored('checkout')], null],
    ['in again, where each session has its own', notices('checkin', perSession), [stored('checkin'), stored('checkout')], 'checkin'],
    ['in again the next day', notices('checkin', { now: YESTERDAY }), [stored('checkout', YESTERDAY)], 'checkin'],
    ['nothing, where the portal takes none', notices(null, { setting: { ...STARTING_SETTING, web_checkin: false } }), [stored('checkin')], null],
    [
      'in, when the server was heard last on the day before',
      notices(null, { now: YESTERDAY, days: [day('2026-11-25', { checkin: {}, checkout: {} })] }),
      [],
      'checkin',
    ],
    ['in, though nobody checked out of the day before', notices('checkout', { now: YESTERDAY, days: [day('2026-11-25', { checkin: {} })] }), [], 'checkin'],
    ['out of the night that is not over', notices('checkout', { now: YESTERDAY, days: [day('2026-11-25', NIGHT)] }), [], 'checkout'],
  ] as const)('%s', (_title, today, storedOnes, expected) => {
    expect(nextOf(today, storedOnes, NOW)).toBe(expected);
  });
});

describe('the days of the card', () => {
  it('are today, and a night that is not over', () => {
    const [over, night] = [day('2026-11-25', { checkin: {}, checkout: {} }), day('2026-11-25', NIGHT)];
    const [today, tomorrow] = [day('2026-11-26'), day('2026-11-27')];
    expect(shownDays([over, night, today, tomorrow], '2026-11-26')).toEqual([night, today]);
  });
});
