import { describe, expect, test } from 'vitest';
import { LastTold } from './last-told.ts';

describe('what a channel was told of late', () => {
  test.each([
    ['nothing was told since the process listens', [], 3000, []],
    ['the process listens for less long than is asked', [], 3001, null],
    ['the channel was told within it', [['a', 'claim', 3500]], 600, ['claim']],
    ['the channel was told before it', [['a', 'claim', 3500]], 500, []],
    ['another channel was told', [['b', 'claim', 3500]], 600, []],
    [
      'the last of each type counts, and only of the types within it',
      [
        ['a', 'claim', 3500],
        ['a', 'leave', 3600],
        ['b', 'visit', 3900],
        ['a', 'claim', 3900],
      ],
      200,
      ['claim'],
    ],
    [
      'several types',
      [
        ['a', 'claim', 3500],
        ['a', 'leave', 3600],
        ['a', 'claim', 3900],
      ],
      500,
      ['leave', 'claim'],
    ],
  ] as const)('%s', (_what, told, ms, expected) => {
    const last = new LastTold(1000);
    for (const [channel, type, at] of told) last.note(channel, type, at);
    expect(last.within('a', ms, 4000)).toEqual(expected);
  });
});

test('what is forgotten counts as told', () => {
  const last = new LastTold(0);
  last.note('a', 'claim', 1000);
  last.note('b', 'claim', 700_000);
  expect(last.within('c', 699_500, 700_001)).toBeNull();
  expect(last.within('c', 698_000, 700_001)).toEqual([]);
  last.forget(800_000);
  expect(last.within('b', 1000, 800_500)).toBeNull();
});

test('a type that was told long ago is forgotten while others of its channel go on', () => {
  const last = new LastTold(0);
  last.note('a', 'claim', 1000);
  last.note('a', 'leave', 700_000);
  expect(last.within('a', 699_500, 700_001)).toBeNull();
  expect(last.within('a', 1000, 700_001)).toEqual(['leave']);
});
