import { expect, test } from 'vitest';
import { agreeFrames } from './agree-frames.ts';

test.each([
  ['one frame is not enough', ['a'], null],
  ['two that agree are', ['a', 'a'], 'a'],
  ['a frame without a code between them does no harm', ['a', null, 'a'], 'a'],
  ['another code begins anew', ['a', 'b', 'a'], null],
])('frames: %s', (_name, frames, code) => {
  let last: string | null = null;
  let agreed: string | null = null;
  for (const frame of frames) ({ last, agreed } = agreeFrames(last, frame));
  expect(agreed).toBe(code);
});
