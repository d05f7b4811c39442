import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueSteps, nextStep, OFFICE_SECONDS, type LadderContact } from './escalation.ts';

const contact = (level: number, after_seconds: number): LadderContact => ({ level, name: `L${level}`, phone: '+60355500100', after_seconds });
const LADDER = [contact(1, 0), contact(2, 120), contact(3, 300)];
const told = (ladder: readonly LadderContact[], from: number, elapsed: number) =>
  dueSteps(ladder, from, elapsed).map(({ seconds, level, contacts }) => [seconds, level, contacts.map(({ name }) => name).join(' ')]);

describe('the ladder', () => {
  test.each([
    ['level 1 at once', -1, 0, [[0, 1, 'L1']]],
    ['nothing between', 0, 119, []],
    ['level 2 at its second', 0, 120, [[120, 2, 'L2']]],
    [
      'what nobody carried out, each level once',
      -1,
      310,
      [
        [0, 1, 'L1'],
        [120, 2, 'L2'],
        [300, 3, 'L3'],
      ],
    ],
    ['after the last level all again', 300, 600, [[600, 3, 'L1 L2 L3']]],
    ['of repeats the last alone', 600, 5400, [[5400, 3, 'L1 L2 L3']]],
  ])('%s', (_name, from, elapsed, expected) => expect(told(LADDER, from, elapsed)).toEqual(expected));

  test('the office is told at ten minutes also where no step of the ladder falls on them', () => {
    const ladder = [contact(1, 0), contact(2, 400)];
    expect(told(ladder, 400, 650)).toEqual([[600, 2, '']]);
    expect(told(ladder, 600, 700)).toEqual([[700, 2, 'L1 L2']]);
  });
});

const ladders = fc
  .uniqueArray(fc.integer({ min: 1, max: 3600 }), { maxLength: 3 })
  .map((later) => [0, ...later.sort((a, b) => a - b)].map((seconds, at) => contact(Math.min(3, at + 1), seconds)));

test('however often it is looked at, each step is told once, in order, and the next one is known', () => {
  fc.assert(
    fc.property(ladders, fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 30 }), (ladder, gaps) => {
      let [now, last] = [0, -1];
      const all: number[] = [];
      for (const gap of gaps) {
        now += gap;
        const next = nextStep(ladder, last);
        const steps = dueSteps(ladder, last, now);
        expect(steps.length > 0).toBe(next <= now);
        all.push(...steps.map(({ seconds }) => seconds));
        last = steps.at(-1)?.seconds ?? last;
        expect(nextStep(ladder, last)).toBeGreaterThan(now);
      }
      expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
      const levels = ladder.map(({ after_seconds }) => after_seconds).filter((seconds) => seconds <= now);
      expect(all).toEqual(expect.arrayContaining([...levels, ...(now >= OFFICE_SECONDS ? [OFFICE_SECONDS] : [])]));
    }),
  );
});
