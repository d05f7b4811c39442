import { expect, test } from 'vitest';
import { sen, type Sen } from '#platform/contract/money.ts';
import { penaltyOf, type PenaltyRule } from './penalty.ts';

const RULE: PenaltyRule = { point: sen(50_000), answer: sen(20_000), most_percent: null, fee: sen(1_000_000) };
const AGREED = { percent: 95, response_minutes: 5 };
const of = (expected: number, done: number, late = 0, rule: Partial<PenaltyRule> = {}) =>
  penaltyOf(
    { ...RULE, ...rule },
    { total: { expected, done, excused: 0, missed: expected - done, percent: 0 }, answers: { all: 5, within: 5 - late, met: late === 0 } },
    AGREED,
  );

test.each<[string, number, number, number]>([
  ['what was agreed, to the point', 100, 95, 0],
  ['better than agreed', 100, 100, 0],
  ['a whole point below', 100, 94, 1],
  ['a begun point counts', 1000, 949, 1],
  ['exactly one point below, by thousands', 1000, 940, 1],
  ['one scan more than that', 1000, 939, 2],
  // 94.666…: a third of a point below.
  ['a share that has no end', 75, 71, 1],
  ['nothing was due', 0, 0, 0],
  ['nothing was done', 10, 0, 95],
])('%s', (_name, expected, done, short) => {
  expect(of(expected, done)).toMatchObject({ short, for_points: 50_000 * short, late: 0, total: 50_000 * short, limited: false });
});

test('answers that were late are added, and the limit is a share of the monthly fee', () => {
  expect(of(100, 93, 2)).toEqual({ short: 2, for_points: 100_000, late: 2, for_answers: 40_000, total: 140_000, limited: false });
  expect(of(100, 93, 2, { most_percent: 14 })).toMatchObject({ total: 140_000, limited: false });
  expect(of(100, 93, 2, { most_percent: 13 })).toMatchObject({ total: 130_000, limited: true });
  // Half a sen of the limit is rounded up.
  expect(of(100, 0, 0, { most_percent: 10, fee: sen(1_005) })?.total).toBe(101);
});

test('a rule of one kind asks for that one alone, and no rule for nothing', () => {
  const none: Sen | null = null;
  expect(of(100, 90, 1, { point: none })).toMatchObject({ for_points: 0, for_answers: 20_000, total: 20_000 });
  expect(of(100, 90, 1, { answer: none })).toMatchObject({ for_answers: 0, total: 250_000 });
  expect(of(100, 90, 1, { point: none, answer: none })).toBeNull();
});
