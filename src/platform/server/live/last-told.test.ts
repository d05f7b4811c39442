import { expect, test } from 'vitest';
import { LastTold } from './last-told.ts';

test.each([
  ['nothing was told since the process listens', [], 1000, 4000, 3000, false],
  ['the process listens for less long than is asked', [], 1000, 4000, 3001, true],
  ['the channel was told within it', [['a', 3500]], 1000, 4000, 600, true],
  ['the channel was told before it', [['a', 3500]], 1000, 4000, 500, false],
  ['another channel was told', [['b', 3500]], 1000, 4000, 600, false],
  [
    'the last counts',
    [
      ['a', 3500],
      ['b', 3600],
      ['a', 3900],
    ],
    1000,
    4000,
    200,
    true,
  ],
] as const)('%s', (_what, told, since, now, ms, expected) => {
  const last = new LastTold(since);
  for (const [channel, at] of told) last.note(channel, at);
  expect(last.within('a', ms, now)).toBe(expected);
});

test('what is forgotten counts as told', () => {
  const last = new LastTold(0);
  last.note('a', 1000);
  last.note('b', 700_000);
  expect(last.within('c', 699_500, 700_001)).toBe(true);
  expect(last.within('c', 698_000, 700_001)).toBe(false);
  last.forget(800_000);
  expect(last.within('b', 1000, 800_500)).toBe(true);
});
