import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { similarity } from '../../contract/match/similarity.ts';
import { likeFace, madeFace } from './made-face.ts';

/** The two functions as @vladmandic/human ships them. */
function theirs(): (one: number[], other: number[]) => number {
  const path = fileURLToPath(new URL('../../../../../node_modules/@vladmandic/human/dist/human.esm.js', import.meta.url));
  const source = readFileSync(path, 'utf8');
  const found = /function distance\(descriptor1, descriptor2[\s\S]*?\nfunction find\(descriptor, descriptors/
    .exec(source)?.[0]
    .replace(/function find\([\s\S]*$/, '');
  return runInNewContext(`${found}; similarity`) as (one: number[], other: number[]) => number;
}
const human = theirs();

test.each([
  ['nothing', 0, 1],
  ['a sum of squares of 36', 6, 0.83],
  ['of 64', 8, 0.67],
  ['of 100', 10, 0.5],
  ['of 144', 12, 0.33],
  ['of 256 and more', 16, 0],
])('faces that differ by %s', (_what, by, expected) => {
  const [one, other] = [new Float32Array(1024), new Float32Array(1024)];
  other[7] = by;
  expect(similarity(one, other)).toBe(expected);
  expect(human([...one], [...other])).toBe(expected);
});

test('a likeness is what human calls it, whatever the faces', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seed, other, share) => {
        const one = madeFace(seed);
        const two = likeFace(one, share, other);
        expect(similarity(one, two)).toBeCloseTo(human([...one], [...two]), 5);
        expect(similarity(one, two)).toBe(similarity(two, one));
      },
    ),
    { numRuns: 60 },
  );
});

test('faces of another length have no likeness', () => expect(similarity(madeFace(1), new Float32Array(512))).toBe(0));
