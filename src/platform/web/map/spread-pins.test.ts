import { expect, it } from 'vitest';
import { PIN_APART, spreadPins } from './spread-pins.ts';

const at = (x: number, y: number) => ({ x, y });

it.each([
  ['none', [], []],
  ['pins that are far apart', [at(0, 0), at(100, 0), at(0, 100)], [at(0, 0), at(0, 0), at(0, 0)]],
  ['two at one place', [at(50, 50), at(50, 50)], [at(-14, 0), at(14, 0)]],
  ['three at one place, in their order', [at(10, 10), at(10, 10), at(10, 10)], [at(-28, 0), at(0, 0), at(28, 0)]],
  ['two beside each other and one far away', [at(0, 0), at(500, 0), at(10, 0)], [at(-9, 0), at(0, 0), at(9, 0)]],
  ['a chain in which each touches the next', [at(0, 0), at(20, 0), at(40, 0)], [at(-8, 0), at(0, 0), at(8, 0)]],
])('moves %s', (_what, points, moved) => expect(spreadPins(points)).toEqual(moved));

it('leaves no two of a place closer than a pin is wide', () => {
  const points = Array.from({ length: 12 }, (_, n) => at(200 + (n % 3), 80 - (n % 2)));
  const placed = spreadPins(points).map((moved, n) => at((points[n]?.x ?? 0) + moved.x, (points[n]?.y ?? 0) + moved.y));
  const xs = placed.map(({ x }) => x).sort((a, b) => a - b);
  for (const [n, x] of xs.entries()) if (n > 0) expect(x - (xs[n - 1] ?? 0)).toBeCloseTo(PIN_APART, 6);
});
