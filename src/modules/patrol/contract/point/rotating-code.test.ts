import { expect, test } from 'vitest';
import { acceptedSteps, readRotatingTag, rotatingTag } from './rotating-code.ts';

test('a tag is read as it is written, and others are none', () => {
  const tag = { checkpoint_id: 12, code: '00345678' };
  expect(readRotatingTag(rotatingTag(tag))).toEqual(tag);
  for (const other of [null, '', 'tag-1', 'MESRA-12-1234567', 'MESRA--12345678', ' MESRA-12-12345678']) expect(readRotatingTag(other)).toBeNull();
});

test.each([
  ['at the first moment of its step', 60_000, 0, null, [2, 1]],
  ['at the last moment of which none is seconds away', 86_999, 0, null, [2, 1]],
  ['three seconds before the next', 87_000, 0, null, [3, 2, 1]],
  ['at the last moment of its step', 89_999, 0, null, [3, 2, 1]],
  ['in the first step of all', 26_999, 0, null, [0]],
  ['in the step in which the screen began', 75_000, 70_000, null, [2]],
  ['in the step after it', 90_000, 70_000, null, [3, 2]],
  ['before the screen began', 56_999, 60_000, null, []],
  ['in the step in which the screen ended', 89_999, 0, 70_000, [2, 1]],
  ['in the step after it: what stood last', 90_000, 0, 70_000, [2]],
  ['two steps after it', 120_000, 0, 70_000, []],
])('a scan %s (%i ms) may show the codes of its step, the one before and one that is seconds away', (_name, at, made, ended, steps) =>
  expect(acceptedSteps(at, { made, ended })).toEqual(steps),
);
