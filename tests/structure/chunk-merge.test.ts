/** Files of a build are put together where it is worth it, and never in a circle. */
import { describe, expect, it } from 'vitest';
import { mergeChunks, type Part, type Visit } from '../../tools/chunk-merge.ts';

const part = (name: string, size: number, visits: readonly number[], ...imports: readonly string[]): Part => ({
  name,
  size,
  visits: new Set(visits),
  imports,
});
const EACH: Visit = { often: 1, files: Infinity, bytes: Infinity };
const PRICES = { request: 100, crowd: 10, heavy: 10 };
/** @param which what visits are beside `EACH`, by number */
const merge = (parts: readonly Part[], which: Readonly<Record<number, Partial<Visit>>> = {}) =>
  mergeChunks(
    parts,
    [0, 1, 2, 3].map((visit) => ({ ...EACH, ...which[visit] })),
    PRICES,
  )
    .map((names) => [...names].sort().join('+'))
    .sort();

describe('files of a build', () => {
  it.each<[string, readonly Part[], Parameters<typeof merge>[1], readonly string[]]>([
    ['that the same visits need are one', [part('a', 500, [0, 1]), part('b', 900, [0, 1])], {}, ['a+b']],
    ['that no visit needs together stay two', [part('a', 1, [0]), part('b', 1, [1])], {}, ['a', 'b']],
    ['become one where the request is worth more than the bytes', [part('a', 90, [0, 1]), part('b', 50, [0])], {}, ['a+b']],
    ['stay two where the bytes weigh more', [part('a', 90, [0, 1]), part('b', 500, [0])], {}, ['a', 'b']],
    ['weigh what comes often', [part('a', 90, [0, 1]), part('b', 50, [0])], { 1: { often: 5 } }, ['a', 'b']],
    ['stay two where a visit would weigh too much', [part('a', 90, [0, 1]), part('b', 50, [0])], { 1: { bytes: 100 } }, ['a', 'b']],
    ['stay two no longer where it weighs too much anyhow', [part('a', 90, [0, 1]), part('b', 5, [0])], { 1: { bytes: 80 } }, ['a+b']],
    ['count what comes along', [part('a', 90, [0, 1]), part('b', 10, [0], 'c'), part('c', 500, [0, 2])], {}, ['a', 'b+c']],
    ['of a visit are as many as it may ask for', [part('a', 900, [0, 1]), part('b', 200, [0, 2]), part('c', 300, [0, 3])], { 0: { files: 2 } }, ['a', 'b+c']],
    [
      'stay more where another visit would weigh too much',
      [part('a', 900, [0, 1]), part('b', 200, [0, 2]), part('c', 300, [0, 3])],
      { 0: { files: 2 }, 2: { bytes: 200 }, 3: { bytes: 300 }, 1: { bytes: 900 } },
      ['a', 'b', 'c'],
    ],
  ])('%s', (_, parts, which, heaps) => expect(merge(parts, which)).toEqual(heaps));

  /** Files by the page that asks for them, each with what it imports: whoever needs a file needs what it imports. */
  const some = (seed: number): readonly Part[] => {
    let state = seed;
    const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const drawn = Array.from({ length: 30 }, (_, n) => ({
      n,
      size: next(400),
      visits: new Set([next(4), next(4)]),
      imports: n === 0 ? [] : [next(n), next(n)],
    }));
    for (const { visits, imports } of drawn.toReversed()) for (const one of imports) for (const visit of visits) drawn[one]?.visits.add(visit);
    return drawn.map(({ n, size, visits, imports }) => part(`p${n}`, size, [...visits], ...imports.map((one) => `p${one}`)));
  };

  it.each(Array.from({ length: 30 }, (_, seed) => seed + 1))('each stand in one heap, and heaps never import each other in a circle (%i)', (seed) => {
    const parts = some(seed);
    const visits = [1, 5, 1, 10].map((often, n) => ({ often, files: 2 + n, bytes: 1000 * (4 - n) }));
    const heaps = mergeChunks(parts, visits, { request: 300, crowd: 10, heavy: 5 });
    expect(heaps.flat().toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
    const heapOf = new Map(heaps.flatMap((names, heap) => names.map((name) => [name, heap] as const)));
    const below = (heap: number) =>
      parts
        .filter(({ name }) => heapOf.get(name) === heap)
        .flatMap(({ imports }) => imports.map((name) => heapOf.get(name) as number))
        .filter((other) => other !== heap);
    for (const heap of heaps.keys()) {
      const seen = new Set(below(heap));
      for (const other of seen) for (const further of below(other)) seen.add(further);
      expect(seen.has(heap)).toBe(false);
    }
  });
});
