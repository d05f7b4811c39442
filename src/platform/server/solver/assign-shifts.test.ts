/** The solver itself, on small problems and on random ones: no filled roster breaks a rule, and no head is left out that a person could fill. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignShifts, type Terms } from './assign-shifts.ts';
import type { Problem, Shift, Worker } from './assignment.ts';
import { brokenRules } from './check-assignment.ts';

const RULES = { rest: 660, weekMinutes: 2700, weekDays: 6 };
const TERMS: Terms = { seconds: 10, gap: 0.01, signal: new AbortController().signal };
const at = (day: number, from: number, hours: number, heads = 1): Shift => ({
  key: `${day}:${from}`,
  start: day * 1440 + from * 60,
  end: day * 1440 + (from + hours) * 60,
  work: hours * 60 - (hours > 5 ? 60 : 0),
  heads,
  tags: [...(from + hours > 24 ? ['night'] : []), ...(day % 7 === 6 ? ['sunday'] : [])],
});
const worker = (key: number, more: Partial<Worker> = {}): Worker => ({ key, barred: new Map(), stands: [], ...more });
const days = (n: number) => Array.from({ length: n }, (_, day) => day);

it('fills what can be filled, and shares nights and Sundays out', { timeout: 60_000 }, async () => {
  const shifts = days(14).flatMap((day) => [at(day, 7, 12, 2), at(day, 19, 12, 2)]);
  const workers = days(16).map((key) => worker(key));
  const shares: number[] = [];
  const { gaps, shifts: given, isBest } = await assignShifts({ shifts, workers, rules: RULES }, { ...TERMS, onProgress: (share) => shares.push(share) });
  expect(gaps).toEqual([]);
  expect(isBest).toBe(true);
  expect(shares).toEqual([0.5, 1]);
  const counted = (tag: string) => workers.map(({ key }) => (given.get(key) ?? []).filter(({ tags }) => tags.includes(tag)).length);
  // 28 nights and 8 Sunday shifts among sixteen people.
  expect(Math.max(...counted('night'))).toBeLessThanOrEqual(2);
  expect(Math.max(...counted('sunday'))).toBeLessThanOrEqual(1);
});

it('says what stands in the way of what it cannot fill', { timeout: 60_000 }, async () => {
  const shifts = days(7).map((day) => at(day, 7, 12));
  const workers = [worker(1), worker(2, { barred: new Map(days(5).map((day) => [`${day}:7`, 'leave'])) })];
  const { gaps, shifts: given } = await assignShifts({ shifts, workers, rules: RULES }, TERMS);
  // Four days of eleven hours each fit into 45 hours; one of the first five stays empty.
  expect(gaps).toHaveLength(1);
  expect(gaps[0]?.reasons).toEqual(
    expect.arrayContaining([
      ['leave', 1],
      ['hours', 1],
    ]),
  );
  expect([given.get(1)?.length, given.get(2)?.length]).toEqual([4, 2]);
});

it('asks those who would rather not last, and keeps what stands', { timeout: 60_000 }, async () => {
  const shifts = [at(0, 7, 8), at(1, 7, 8)];
  const taste = new Map([
    ['0:7', 5],
    ['1:7', 5],
  ]);
  const { shifts: given } = await assignShifts(
    { shifts, workers: [worker(1, { taste }), worker(2, { stands: [{ start: 1440 + 480, end: 1440 + 720, work: 240 }] })], rules: RULES },
    TERMS,
  );
  expect([given.get(1)?.map(({ key }) => key), given.get(2)?.map(({ key }) => key)]).toEqual([['1:7'], ['0:7']]);
});

it('is stopped at once', async () => {
  const stop = new AbortController();
  const shifts = days(28).flatMap((day) => [at(day, 7, 8, 9), at(day, 15, 8, 9), at(day, 23, 8, 9)]);
  const filled = assignShifts(
    { shifts, workers: days(60).map((key) => worker(key)), rules: RULES },
    { ...TERMS, seconds: 60, signal: stop.signal, onProgress: () => stop.abort() },
  );
  await expect(filled).rejects.toThrow();
});

const problems: fc.Arbitrary<Problem> = fc
  .record({
    shifts: fc.uniqueArray(
      fc
        .record({ day: fc.nat({ max: 9 }), from: fc.constantFrom(5, 7, 14, 19, 22), hours: fc.constantFrom(4, 8, 12), heads: fc.integer({ min: 1, max: 3 }) })
        .map(({ day, from, hours, heads }) => at(day, from, hours, heads)),
      { selector: ({ key }) => key, minLength: 1, maxLength: 14 },
    ),
    workers: fc.array(
      fc.record({
        away: fc.array(fc.nat({ max: 9 }), { maxLength: 3 }),
        stands: fc.array(fc.record({ day: fc.integer({ min: -1, max: 10 }), from: fc.constantFrom(7, 19) }), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ shifts, workers }) => ({
    shifts,
    rules: RULES,
    workers: workers.map(({ away, stands }, key) =>
      worker(key, {
        barred: new Map(shifts.filter(({ start }) => away.includes(Math.floor(start / 1440))).map((shift) => [shift.key, 'leave'])),
        stands: stands.map(({ day, from }) => at(day, from, 12)),
      }),
    ),
  }));

it('breaks no rule, and leaves nobody out who could fill a gap', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(problems, async (problem) => {
      const { shifts, gaps, isBest } = await assignShifts(problem, TERMS);
      expect(brokenRules(problem, shifts)).toEqual([]);
      if (isBest) for (const { reasons } of gaps) expect(reasons.map(([reason]) => reason)).not.toContain('free');
    }),
    { numRuns: 15 },
  );
});
