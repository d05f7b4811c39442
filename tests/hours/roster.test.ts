/** Rosters that fill themselves, beside every roster there could be; and whether the checker sees each rule that is broken. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignmentLp, readSolution } from '#platform/server/solver/assignment-lp.ts';
import { brokenRules } from '#platform/server/solver/check-assignment.ts';
import { withSolver } from '#platform/server/solver/solver-thread.ts';
import { printedSeed } from '../setup/printed-seed.ts';
import { costOf, leastCost, type Done, type Hand, type Need, type Work } from './by-hand/roster.ts';

const seed = printedSeed('roster');
const RULES = { rest: 660, weekMinutes: 2700, weekDays: 6 };
const HOUR = 60;
/** `0:7-19` is the day of Monday, `0:19-31` its night. */
function shiftOf(text: string, heads = 1): Work {
  const [day = 0, from = 0, to = 0] = text.split(/[:-]/).map(Number);
  const [start, end] = [day * 1440 + from * HOUR, day * 1440 + to * HOUR];
  const tags = [...(to > 24 ? ['night'] : []), ...(day === 6 ? ['sunday'] : [])];
  return { key: text, start, end, work: end - start - (to - from > 5 ? HOUR : 0), heads, tags };
}
const handOf = (key: number, more: Partial<Hand> = {}): Hand => ({ key, barred: new Map(), stands: [], ...more });

const hours = fc.constantFrom('5-13', '7-19', '8-12', '14-22', '19-31');
const sessions = fc.tuple(fc.nat({ max: 6 }), hours).map(([day, of]) => `${day}:${of}`);
const need: fc.Arbitrary<Need> = fc
  .record({
    shifts: fc.uniqueArray(sessions, { minLength: 2, maxLength: 5 }),
    heads: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 5, maxLength: 5 }),
    hands: fc.array(
      fc.record({
        away: fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 2 }),
        // Most of a week has been worked, so that its hours and days bind.
        stands: fc.uniqueArray(sessions, { maxLength: 5, selector: (text) => text.split(':')[0] }),
        taste: fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 5, maxLength: 5 }),
        nights: fc.nat({ max: 3 }),
      }),
      { minLength: 2, maxLength: 3 },
    ),
  })
  .map(({ shifts, heads, hands }) => {
    const asked = shifts.map((text, at) => shiftOf(text, heads[at] ?? 1));
    return {
      shifts: asked,
      rules: RULES,
      workers: hands.map(({ away, stands, taste, nights }, key) =>
        handOf(key + 1, {
          barred: new Map(away.flatMap((at) => (asked[at] ? [[asked[at].key, 'leave'] as const] : []))),
          stands: stands.map((text) => shiftOf(text)),
          taste: new Map(asked.map((shift, at) => [shift.key, taste[at] ?? 0])),
          had: { night: nights, '*': nights },
        }),
      ),
    };
  });

test('what is filled is the best of all that could be', { timeout: 60_000 }, async () => {
  await withSolver(new AbortController().signal, async (solve) => {
    for (const given of fc.sample(need, { seed, numRuns: 20 })) {
      const lp = assignmentLp(given);
      // oxlint-disable-next-line no-await-in-loop -- a thread solves one after the other
      const { values, isBest } = lp === null ? { values: {}, isBest: true } : await solve({ lp, seconds: 10, gap: 0 });
      const filled = readSolution(given, values);
      expect(isBest).toBe(true);
      expect(brokenRules(given, filled)).toEqual([]);
      expect(costOf(given, filled)).toBeCloseTo(leastCost(given), 6);
    }
  });
});

const six = [0, 1, 2, 3, 4, 5].map((day) => `${day}:7-11`);
const four = [0, 1, 2, 3].map((day) => `${day}:7-19`);
test.each<[what: string, given: readonly string[], stands: readonly string[], isStored: boolean]>([
  ['44 hours of four days', four, [], true],
  ['45 hours to the minute', [...four, '4:7-8'], [], true],
  ['46 hours', [...four, '4:7-9'], [], false],
  ['46 hours with what stands', ['4:7-9'], four, false],
  ['46 hours over two weeks', ['7:7-9'], four, true],
  ['six days', six, [], true],
  ['seven days', [...six, '6:7-11'], [], false],
  ['the seventh beside six that stand', ['6:7-11'], six, false],
  ['eleven hours of rest', ['0:14-22', '1:9-13'], [], true],
  ['ten hours of rest', ['0:14-22', '1:8-12'], [], false],
  ['ten hours of rest before what stands', ['0:14-22'], ['1:8-12'], false],
  ['ten hours after what stands', ['1:8-12'], ['0:14-22'], false],
  ['a night into the morning', ['0:19-31', '1:5-13'], [], false],
  ['two places at once', ['0:7-19', '0:8-12'], [], false],
  ['at another place already', ['0:7-19'], ['0:8-12'], false],
  ['mornings and evenings of one day', ['0:5-8', '0:20-24'], [], false],
])('the checker: %s', (_what, given, stands, isStored) => {
  const shifts = given.map((text) => shiftOf(text));
  const fixed: Done[] = stands.map((text) => shiftOf(text));
  const broken = brokenRules({ shifts, workers: [handOf(1, { stands: fixed })], rules: RULES }, new Map([[1, shifts]]));
  expect(broken.length === 0).toBe(isStored);
});

test('the checker: leave, rest days and permits, and more people than are needed', () => {
  const shift = shiftOf('0:7-19');
  for (const reason of ['leave', 'restday', 'permit']) {
    const workers = [handOf(1, { barred: new Map([[shift.key, reason]]) })];
    expect(brokenRules({ shifts: [shift], workers, rules: RULES }, new Map([[1, [shift]]]))).toEqual([`1 works 0:7-19: ${reason}`]);
  }
  const both = new Map([
    [1, [shift]],
    [2, [shift]],
  ]);
  expect(brokenRules({ shifts: [shift], workers: [handOf(1), handOf(2)], rules: RULES }, both)).toEqual(['0:7-19 has more people than it takes']);
  const two = { shifts: [{ ...shift, heads: 2 }], workers: [handOf(1), handOf(2)], rules: RULES };
  expect(brokenRules(two, both)).toEqual([]);
  // Nobody is two people.
  expect(brokenRules(two, new Map([[1, [two.shifts[0] ?? shift, two.shifts[0] ?? shift]]]))).toContain('1 works twice on the day of 0:7-19');
});
