import { expect, it } from 'vitest';
import { middleOf } from './sent-picture.ts';

it('cuts the largest square from the middle', () => {
  expect(middleOf(4000, 3000)).toEqual({ x: 500, y: 0, side: 3000 });
  expect(middleOf(300, 301)).toEqual({ x: 0, y: 0, side: 300 });
});
