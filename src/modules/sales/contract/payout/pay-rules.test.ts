/** Targets and allowances in payouts: cases worked out by hand, and what holds for all of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen } from '#platform/contract/money.ts';
import type { PaidTarget, ReachedTarget } from '../pay-rule/paid-target.ts';
import type { Tier } from '../pay-rule/pay-rule.schema.ts';
import { calculatePayout } from './calculate-payout.ts';
import type { AllowanceTerms, PayTerms, WorkedSchedule } from './pay-terms.ts';

const terms = (allowances: readonly AllowanceTerms[] = []): PayTerms => ({
  pay_type: 'Daily',
  rate: fromRinggit(90),
  overtime_rate: fromRinggit(0),
  commission_type: 'None',
  commission_value: 0,
  full_day_minutes: 420,
  late_deduction: false,
  is_employee: true,
  allowances,
});
const TIERS: readonly Tier[] = [
  { from_percent: 80, pays: 'Amount', value: 50 },
  { from_percent: 100, pays: 'Amount', value: 200 },
  { from_percent: 120, pays: 'Percent', value: 2 },
];
const target = (more: Partial<PaidTarget> = {}): PaidTarget => ({
  id: 7,
  name: 'November',
  scope: 'Promoter',
  measure: 'Value',
  target: fromRinggit(10_000),
  from: '2026-11-01' as CalendarDate,
  to: '2026-11-30' as CalendarDate,
  product_id: null,
  promoter_id: null,
  outlet_id: null,
  tiers: TIERS,
  ...more,
});
const reached = (ringgit: number, more: Partial<ReachedTarget> = {}): ReachedTarget => ({
  target: target(),
  reached: fromRinggit(ringgit),
  own: fromRinggit(ringgit),
  ...more,
});

describe('a target', () => {
  it.each<[string, ReachedTarget, [number, string, string] | null]>([
    ['not reached by a sen', reached(7999.99), null],
    ['exactly the lowest tier', reached(8000), [50, 'target_amount', '8000.00 ÷ 10000.00 = 80% → 50.00']],
    ['a sen less than the whole', reached(9999.99), [50, 'target_amount', '9999.99 ÷ 10000.00 = 99.99% → 50.00']],
    ['the whole: tiers stand in place of each other', reached(10_000), [200, 'target_amount', '10000.00 ÷ 10000.00 = 100% → 200.00']],
    ['a share of the sales from the highest tier on', reached(12_345.67), [246.91, 'target_percent', '12345.67 ÷ 10000.00 = 123.45% → 12345.67 × 2%']],
    [
      'of others too: a share of the own sales alone',
      reached(20_000, { own: fromRinggit(500.25) }),
      [10.01, 'target_percent', '20000.00 ÷ 10000.00 = 200% → 500.25 × 2%'],
    ],
    ['of others, with nothing sold oneself', reached(20_000, { own: sen(0) }), null],
    ['of others, with more brought back than sold', reached(20_000, { own: sen(-100) }), null],
    ['below nothing', reached(-5), null],
    [
      'of units',
      { target: target({ measure: 'Units', target: 300_000 }), reached: 240_000, own: fromRinggit(1000) },
      [50, 'target_amount', '240 ÷ 300 = 80% → 50.00'],
    ],
    [
      'of kilograms',
      { target: target({ measure: 'Units', target: 1500 }), reached: 1500, own: fromRinggit(30) },
      [200, 'target_amount', '1.5 ÷ 1.5 = 100% → 200.00'],
    ],
  ])('%s', (_name, each, line) => {
    const payout = calculatePayout(terms(), [], [], [each]);
    const [first] = payout.lines;
    expect(first ? [first.amount / 100, first.rule, first.formula] : null).toEqual(line);
    expect(payout.target).toBe(first?.amount ?? 0);
    if (first) expect(first).toMatchObject({ kind: 'target', target_id: 7, name: 'November', date: '2026-11-30', schedule_id: null });
  });
});

const OUTLETS = [
  { id: 1, lat: 3.1, lng: 101.6 },
  // 11.12 km to the north of the first.
  { id: 2, lat: 3.2, lng: 101.6 },
] as const;
const schedule = (id: number, outlet: 0 | 1, more: Partial<WorkedSchedule> = {}): WorkedSchedule => ({
  id,
  outlet: OUTLETS[outlet],
  date: '2026-11-20' as CalendarDate,
  is_holiday: false,
  planned_minutes: 240,
  worked_minutes: 240,
  overtime_minutes: 0,
  late_minutes: 0,
  minimum_wage: fromRinggit(8.72),
  ...more,
});
const allowance = (basis: AllowanceTerms['basis'], ringgit: number, more: Partial<AllowanceTerms> = {}): AllowanceTerms => ({
  id: 3,
  name: 'Meal',
  kind: 'Meal',
  basis,
  amount: fromRinggit(ringgit),
  outlet_ids: [],
  min_minutes: null,
  ...more,
});
const next = { date: '2026-11-21' as CalendarDate };

describe('an allowance', () => {
  it.each<[string, AllowanceTerms, WorkedSchedule[], [number, number, string][]]>([
    ['of a day, once', allowance('Day', 12), [schedule(1, 0), schedule(2, 1)], [[1, 12, '12.00 × 1']]],
    [
      'of each day',
      allowance('Day', 12),
      [schedule(1, 0), schedule(2, 0, next)],
      [
        [1, 12, '12.00 × 1'],
        [2, 12, '12.00 × 1'],
      ],
    ],
    ['not of a day without a minute', allowance('Day', 12), [schedule(1, 0, { worked_minutes: 0 })], []],
    ['of a long day, in sum', allowance('Day', 12, { min_minutes: 480 }), [schedule(1, 0), schedule(2, 1)], [[1, 12, '12.00 × 1']]],
    ['not of a day a minute too short', allowance('Day', 12, { min_minutes: 481 }), [schedule(1, 0), schedule(2, 1)], []],
    ['of a day at one outlet', allowance('Day', 12, { outlet_ids: [2] }), [schedule(1, 0), schedule(2, 1)], [[2, 12, '12.00 × 1']]],
    [
      'of each outlet of a day, once each',
      allowance('Outlet', 5),
      [schedule(1, 0), schedule(2, 1), schedule(3, 0)],
      [
        [1, 5, '5.00 × 1'],
        [2, 5, '5.00 × 1'],
      ],
    ],
    ['of the outlets that it names', allowance('Outlet', 5, { outlet_ids: [1] }), [schedule(1, 0), schedule(2, 1)], [[1, 5, '5.00 × 1']]],
    ['of the way between outlets', allowance('Distance', 0.6), [schedule(1, 0), schedule(2, 1)], [[2, 6.67, '0.60 × 11.12 km']]],
    [
      'of the way there and back',
      allowance('Distance', 0.6),
      [schedule(1, 0), schedule(2, 1), schedule(3, 0)],
      [
        [2, 6.67, '0.60 × 11.12 km'],
        [3, 6.67, '0.60 × 11.12 km'],
      ],
    ],
    ['of no way at one outlet, and none over the night', allowance('Distance', 0.6), [schedule(1, 0), schedule(2, 0), schedule(3, 1, next)], []],
    [
      'of a schedule taken over at short notice, each; the limit is inside',
      allowance('Replacement', 25, { notice_minutes: 1440 }),
      [schedule(1, 0, { notice_minutes: 1440 }), schedule(2, 1, { notice_minutes: 30 }), schedule(3, 1)],
      [
        [1, 25, '25.00 × 1'],
        [2, 25, '25.00 × 1'],
      ],
    ],
    ['not a minute before', allowance('Replacement', 25, { notice_minutes: 1440 }), [schedule(1, 0, { notice_minutes: 1441 })], []],
    ['taken over once it had begun', allowance('Replacement', 25, { notice_minutes: 60 }), [schedule(1, 0, { notice_minutes: -15 })], [[1, 25, '25.00 × 1']]],
    ['taken over and not worked', allowance('Replacement', 25, { notice_minutes: 60 }), [schedule(1, 0, { notice_minutes: 5, worked_minutes: 0 })], []],
    [
      'taken over at another outlet than it names, or for too short a time',
      allowance('Replacement', 25, { notice_minutes: 60, outlet_ids: [1], min_minutes: 241 }),
      [schedule(1, 0, { notice_minutes: 5 }), schedule(2, 1, { notice_minutes: 5, worked_minutes: 300 })],
      [],
    ],
    ['of no way to where nobody worked', allowance('Distance', 0.6), [schedule(1, 0), schedule(2, 1, { worked_minutes: 0 })], []],
  ])('%s', (_name, rule, worked, lines) => {
    const payout = calculatePayout(terms([rule]), worked, []);
    const own = payout.lines.filter(({ kind }) => kind === 'allowance');
    expect(own.map(({ schedule_id, amount, formula }) => [schedule_id, amount / 100, formula])).toEqual(lines);
    expect(payout.allowance).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
    for (const line of own) expect(line).toMatchObject({ allowance_id: 3, name: 'Meal' });
  });
});

it('leaves the minimum wage to the pay of the day', () => {
  const low = { ...terms([allowance('Day', 500)]), rate: fromRinggit(10) };
  expect(calculatePayout(low, [schedule(1, 0, { planned_minutes: 540, worked_minutes: 540 })], [], [reached(20_000)]).below_minimum).toBe(true);
});

it('adds up to its lines, pays a target by its tiers alone, and is the same when it is calculated again', () => {
  const allowances = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      name: fc.constant('Allowance'),
      kind: fc.constantFrom('Meal', 'Transport'),
      basis: fc.constantFrom('Day', 'Outlet', 'Distance', 'Replacement'),
      notice_minutes: fc.integer({ min: 1, max: 10_080 }),
      amount: fc.integer({ min: 1, max: 50_000 }).map(sen),
      outlet_ids: fc.subarray([1, 2]),
      min_minutes: fc.option(fc.integer({ min: 1, max: 800 })),
    }),
    { maxLength: 4 },
  ) as fc.Arbitrary<AllowanceTerms[]>;
  const worked = fc
    .array(fc.record({ outlet: fc.constantFrom<0 | 1>(0, 1), day: fc.integer({ min: 1, max: 4 }), minutes: fc.integer({ min: 0, max: 600 }) }), {
      maxLength: 10,
    })
    .map((rows) => rows.map(({ outlet, day, minutes }, n) => schedule(n, outlet, { date: `2026-11-0${day}` as CalendarDate, worked_minutes: minutes })));
  const targets = fc.array(
    fc.record({
      target: fc
        .record({
          target: fc.integer({ min: 1, max: 10_000_000 }),
          measure: fc.constantFrom('Value' as const, 'Units' as const),
          count: fc.integer({ min: 1, max: 3 }),
        })
        .map(({ count, ...more }) => target({ ...more, tiers: TIERS.slice(0, count) })),
      reached: fc.integer({ min: -1000, max: 30_000_000 }),
      own: fc.integer({ min: -1000, max: 30_000_000 }).map(sen),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(allowances, worked, targets, (rules, rows, wanted) => {
      const payout = calculatePayout(terms(rules), rows, [], wanted);
      expect(payout.total).toBe(payout.lines.reduce((sum, { amount }) => sum + amount, 0));
      expect(payout.total).toBe(payout.base + payout.overtime + payout.commission + payout.target + payout.allowance - payout.late);
      expect(payout.lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
      expect(calculatePayout(terms(rules), rows, [], wanted)).toEqual(payout);
      // Each line of a rule opens what it is for.
      for (const line of payout.lines) expect(line.schedule_id !== null || line.stock_id !== null || line.target_id !== undefined).toBe(true);
      // At most one line for each target, and none below 80 percent.
      const paid = payout.lines.filter(({ kind }) => kind === 'target');
      expect(paid.length).toBeLessThanOrEqual(wanted.filter(({ reached: sold, target: { target: whole } }) => sold * 100 >= 80 * whole).length);
      // More sold never pays less where tiers are amounts.
      for (const each of wanted.filter(({ target: { tiers } }) => tiers.every(({ pays }) => pays === 'Amount'))) {
        const pay = (sold: number) => calculatePayout(terms(), [], [], [{ ...each, reached: sold }]).target;
        expect(pay(each.reached + 1)).toBeGreaterThanOrEqual(pay(each.reached));
      }
    }),
  );
});
