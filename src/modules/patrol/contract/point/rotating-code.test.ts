import { expect, test } from 'vitest';
import { acceptedSteps, readRotatingTag, rotatingTag } from './rotating-code.ts';

test('a tag is read as it is written, and others are none', () => {
  const tag = { checkpoint_id: 12, code: '00345678' };
  expect(readRotatingTag(rotatingTag(tag))).toEqual(tag);
  for (const other of [null, '', 'tag-1', 'MESRA-12-1234567', 'MESRA--12345678', ' MESRA-12-12345678']) expect(readRotatingTag(other)).toBeNull();
});

test.each([
  [59_000, [0, 1, 2]],
  [60_000, [1, 2, 3]],
  [89_999, [1, 2, 3]],
])('a scan at %i ms may show the codes of steps %j', (at, steps) => expect(acceptedSteps(at)).toEqual(steps));
