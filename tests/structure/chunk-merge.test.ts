/** Files of a build are put together where it is worth it, and never in a circle. */
import { describe, expect, it } from 'vitest';
import { mergeChunks, type Part } from '../../tools/chunk-merge.ts';

const part = (name: string, size: number, askers: readonly number[], ...imports: readonly string[]): Part => ({ name, size, askers: new Set(askers), imports });
const ALL = [1e6, 1e6, 1e6, 1e6];
const merge = (
  parts: readonly Part[],
  { price = 100, often = [1, 1, 1, 1], allowance = ALL, visits = [] as readonly (readonly number[])[], most = 2, strained = ALL } = {},
) =>
  mergeChunks(parts, { price, often, allowance, visits, most, strained })
    .map((names) => [...names].sort().join('+'))
    .sort();

describe('files of a build', () => {
  it.each<[string, readonly Part[], Parameters<typeof merge>[1], readonly string[]]>([
    ['that the same pages need are one', [part('a', 500, [0, 1]), part('b', 900, [0, 1])], {}, ['a+b']],
    ['that no page needs together stay two', [part('a', 1, [0]), part('b', 1, [1])], {}, ['a', 'b']],
    ['become one where the request is worth more than the bytes', [part('a', 90, [0, 1]), part('b', 50, [0])], {}, ['a+b']],
    ['stay two where the bytes weigh more', [part('a', 90, [0, 1]), part('b', 500, [0])], {}, ['a', 'b']],
    ['weigh what is often opened', [part('a', 90, [0, 1]), part('b', 50, [0])], { often: [1, 5] }, ['a', 'b']],
    ['stay two where somebody would load more than allowed', [part('a', 90, [0, 1]), part('b', 50, [0])], { allowance: [100, 40] }, ['a', 'b']],
    ['count what comes along', [part('a', 90, [0, 1]), part('b', 10, [0], 'c'), part('c', 500, [0, 2])], {}, ['a', 'b+c']],
    [
      'of a visit are as many as it may ask for, the cheapest put together',
      [part('a', 900, [0, 1]), part('b', 200, [0, 2]), part('c', 300, [3])],
      { visits: [[0, 3]] },
      ['a', 'b+c'],
    ],
    [
      'stay more where somebody would load too much',
      [part('a', 900, [0, 1]), part('b', 200, [0, 2]), part('c', 300, [3])],
      { visits: [[0, 3]], strained: [100, 100, 100, 100] },
      ['a', 'b', 'c'],
    ],
  ])('%s', (_, parts, rules, heaps) => expect(merge(parts, rules)).toEqual(heaps));

  /** Files by the page that asks for them, each with what it imports: whoever needs a file needs what it imports. */
  const some = (seed: number): readonly Part[] => {
    let state = seed;
    const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const drawn = Array.from({ length: 30 }, (_, n) => ({
      n,
      size: next(400),
      askers: new Set([next(4), next(4)]),
      imports: n === 0 ? [] : [next(n), next(n)],
    }));
    for (const { askers, imports } of drawn.toReversed()) for (const one of imports) for (const asker of askers) drawn[one]?.askers.add(asker);
    return drawn.map(({ n, size, askers, imports }) => part(`p${n}`, size, [...askers], ...imports.map((one) => `p${one}`)));
  };

  it.each(Array.from({ length: 30 }, (_, seed) => seed + 1))('each stand in one heap, and heaps never import each other in a circle (%i)', (seed) => {
    const parts = some(seed);
    const heaps = mergeChunks(parts, {
      price: 300,
      often: [1, 5, 1, 10],
      allowance: [2000, 200, 5000, 500],
      visits: [[0, 1], [2], [3]],
      most: 4,
      strained: [4000, 1000, 9000, 1000],
    });
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
