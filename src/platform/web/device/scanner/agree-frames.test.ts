import { expect, test } from 'vitest';
import { agreeFrames, NOT_YET, type Agreement } from './agree-frames.ts';

test.each([
  ['none', [], null, 0],
  ['one', ['a'], 'a', 1],
  ['two that agree', ['a', 'a'], 'a', 2],
  ['a frame without a code between them does no harm', ['a', null, 'a'], 'a', 2],
  ['three that agree', ['a', 'a', null, 'a'], 'a', 3],
  ['another code begins anew', ['a', 'a', 'b', 'a'], 'a', 1],
] as const)('frames: %s', (_name, frames, code, seen) => {
  expect(frames.reduce<Agreement>(agreeFrames, NOT_YET)).toEqual({ code, seen });
});
