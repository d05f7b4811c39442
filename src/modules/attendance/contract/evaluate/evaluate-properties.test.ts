/** What holds of any punches on any plans. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/dates.ts';
import { onLine } from '#platform/contract/time/local-line.ts';
import { STARTING_SETTING } from '../setting/attendance-setting.schema.ts';
import { evaluate, evaluateDays, MARGIN_DAYS } from './evaluate-days.ts';
import { LONG_AFTER, MONDAY, NO_PLAN, planOf, PLAIN, REST } from './evaluation.factory.ts';
import { isAtDevice, type PunchFacts } from './punch-facts.ts';

const DAYS = 14;
const kinds = fc.constantFrom('09:00-18:00', '08:00-12:00 13:00-17:00', '22:00-06:00', '19:00-07:00', 'rest', 'none', 'flexible');
const plan = (kind: string, at: number) => {
  const date = addDays(MONDAY, at - 5);
  if (kind === 'rest') return planOf(date, '', REST);
  if (kind === 'none') return planOf(date, '', NO_PLAN);
  return kind === 'flexible' ? planOf(date, '', { flexible_hours: 8 }) : planOf(date, kind);
};
const plans = fc.array(kinds, { minLength: DAYS, maxLength: DAYS }).map((list) => list.map(plan));

const settings = fc
  .record({
    per_session: fc.boolean(),
    allow_unscheduled: fc.boolean(),
    rounding_minutes: fc.constantFrom(0 as const, 15 as const),
    early_limit_minutes: fc.constantFrom(60, 240),
  })
  .map((chosen) => ({ ...STARTING_SETTING, ...chosen }));

const START = onLine(MONDAY);
const punch = fc.record({
  seconds: fc.integer({ min: -4 * 86_400, max: 8 * 86_400 }),
  type: fc.constantFrom('checkin' as const, 'checkout' as const),
  source: fc.constantFrom('web' as const, 'mobile' as const, 'fr' as const, 'code' as const, 'device' as const, 'manual' as const, 'auto' as const),
  /** Days after the Monday, and the session, of what the office or the portal entered. */
  meant: fc.record({ day: fc.integer({ min: -3, max: 7 }), index: fc.integer({ min: 0, max: 2 }) }),
});
const facts = fc.array(punch, { maxLength: 30 }).map((list) =>
  list.map(({ seconds, type, source, meant }, at): PunchFacts => {
    const ms = START * 60_000 + seconds * 1000;
    const isMeant = source === 'manual' || source === 'auto';
    const session = isMeant ? { for_date: addDays(MONDAY, meant.day), for_index: meant.index } : {};
    return {
      id: at + 1,
      type: source === 'auto' ? 'checkout' : type,
      source,
      directed: !isAtDevice(source) || seconds % 3 === 0,
      at: Math.floor(ms / 60_000),
      ms,
      ...PLAIN,
      ...session,
    };
  }),
);
const given = fc.record({ plans, setting: settings, punches: facts, now: fc.constant(LONG_AFTER) });

test('the order in which punches arrive changes nothing', () => {
  fc.assert(
    fc.property(given, fc.infiniteStream(fc.nat()), (evaluation, order) => {
      const shuffled = evaluation.punches
        .map((each) => ({ each, by: order.next().value as number }))
        .sort((a, b) => a.by - b.by)
        .map(({ each }) => each);
      expect(evaluate({ ...evaluation, punches: shuffled }).days).toEqual(evaluate(evaluation).days);
    }),
  );
});

test('a punch counts once or not at all, and nothing is invented', () => {
  fc.assert(
    fc.property(given, (evaluation) => {
      const { days, matched } = evaluate(evaluation);
      const used = days.flatMap(({ checkin_id, checkout_id }) => [checkin_id, checkout_id]).filter((id) => id !== null);
      expect(new Set(used).size).toBe(used.length);
      expect([...used, ...matched.unmatched.keys()].sort((a, b) => a - b)).toEqual(evaluation.punches.map(({ id }) => id));
    }),
  );
});

test('figures stay within their bounds: minutes within the stay, overtime within the minutes, an absence only where nobody came', () => {
  fc.assert(
    fc.property(given, (evaluation) => {
      const at = new Map(evaluation.punches.map((each) => [each.id, each]));
      for (const day of evaluate(evaluation).days) {
        const [first, last] = [at.get(day.checkin_id ?? 0), at.get(day.checkout_id ?? 0)];
        const stay = first && last ? last.at - first.at : 0;
        expect(stay).toBeGreaterThanOrEqual(0);
        expect(day.minutes).toBeGreaterThanOrEqual(0);
        expect(day.minutes).toBeLessThanOrEqual(stay);
        expect(day.overtime_minutes).toBeLessThanOrEqual(day.minutes);
        expect(day.absent === 0 || (!first && !last)).toBe(true);
        if (evaluation.setting.rounding_minutes > 0) expect(day.minutes % evaluation.setting.rounding_minutes).toBe(0);
      }
    }),
  );
});

test('each punch is of one presence or unmatched with a reason, and minutes never exceed what lies between its first and last punch', () => {
  fc.assert(
    fc.property(given, (evaluation) => {
      const { days, matched } = evaluate(evaluation);
      for (const { checkin, checkout } of matched.pairs) {
        expect(checkin ?? checkout).not.toBeNull();
        if (checkin && checkout && checkin.for_date === null && checkout.for_date === null) expect(checkout.ms).toBeGreaterThanOrEqual(checkin.ms);
        // An in never ends a session, an out never begins one.
        if (checkin?.directed && checkin.source !== 'manual') expect(checkin.type).toBe('checkin');
        if (checkout?.directed && checkout.source !== 'manual') expect(checkout.type).toBe('checkout');
      }
      for (const { why } of matched.unmatched.values()) expect(why).toBeTruthy();
      for (const { checkin_id, checkout_id, minutes } of days) if (checkin_id === null || checkout_id === null) expect(minutes).toBe(0);
    }),
  );
});

test('one row for each session of a day', () => {
  fc.assert(
    fc.property(given, (evaluation) => {
      const keys = evaluate(evaluation).days.map(({ date, session_index }) => `${date}/${session_index}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('a day is judged alike whether alone or among others, where sessions end before the next begin', () => {
  const steady = fc.array(fc.constantFrom('09:00-18:00', 'rest'), { minLength: DAYS, maxLength: DAYS }).map((list) => list.map(plan));
  const daily = fc.array(fc.record({ first: fc.integer({ min: 480, max: 700 }), last: fc.integer({ min: 900, max: 1200 }) }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(steady, daily, (week, list) => {
      const of = (id: number, type: 'checkin' | 'checkout', at: number): PunchFacts => ({
        id,
        type,
        source: 'web',
        directed: true,
        at,
        ms: at * 60_000,
        ...PLAIN,
      });
      const midnight = (at: number) => onLine(addDays(MONDAY, at - 4));
      const all = list.flatMap(({ first, last }, at) => [of(at * 2 + 1, 'checkin', midnight(at) + first), of(at * 2 + 2, 'checkout', midnight(at) + last)]);
      const evaluation = { plans: week, punches: all, setting: STARTING_SETTING, now: LONG_AFTER };
      const near = (date: string) => date >= addDays(MONDAY, -MARGIN_DAYS) && date <= addDays(MONDAY, MARGIN_DAYS);
      const window = {
        ...evaluation,
        plans: week.filter(({ date }) => near(date)),
        punches: all.filter(({ at }) => at >= onLine(addDays(MONDAY, -MARGIN_DAYS)) && at < onLine(addDays(MONDAY, MARGIN_DAYS + 1))),
      };
      expect(evaluateDays(window, MONDAY, MONDAY)).toEqual(evaluateDays(evaluation, MONDAY, MONDAY));
    }),
  );
});
