import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kmBetween, roadKm, travelOfDay, type TravelledVisit } from './travel-of-day.ts';

const KL = { lat: 3.139, lng: 101.6869 };
const KLANG = { lat: 3.0439, lng: 101.4455 };
const SHAH_ALAM = { lat: 3.0733, lng: 101.5185 };
const visit = (id: number, start: TravelledVisit['start'], end: TravelledVisit['end'] = start): TravelledVisit => ({ id, started: id * 1000, start, end });
const travel = (visits: readonly TravelledVisit[], origin: TravelledVisit['start'] = null) => [...travelOfDay(visits, origin)];

it.each([
  ['the first visit of a day has no kilometres', [visit(1, KL)], null, [[1, null]]],
  ['the first one is reached from where the day begins', [visit(1, KLANG)], KL, [[1, kmBetween(KL, KLANG)]]],
  [
    'from where the one before ended',
    [visit(1, KL, KLANG), visit(2, SHAH_ALAM)],
    null,
    [
      [1, null],
      [2, kmBetween(KLANG, SHAH_ALAM)],
    ],
  ],
  [
    'in the order of their beginnings',
    [visit(2, SHAH_ALAM), visit(1, KL)],
    null,
    [
      [1, null],
      [2, kmBetween(KL, SHAH_ALAM)],
    ],
  ],
  [
    'one that ended without a position ended where it began',
    [visit(1, KL, null), visit(2, KLANG)],
    null,
    [
      [1, null],
      [2, kmBetween(KL, KLANG)],
    ],
  ],
  [
    'one without any position has none, and the next is reached from the last known',
    [visit(1, KL), visit(2, null), visit(3, KLANG)],
    null,
    [
      [1, null],
      [2, null],
      [3, kmBetween(KL, KLANG)],
    ],
  ],
] as const)('%s', (_what, visits, origin, expected) => expect(travel(visits, origin)).toEqual(expected));

it('is the distance on a sphere of 6371 km, to the hundredth', () => {
  expect(kmBetween(KL, KLANG)).toBe(28.81);
  expect(roadKm(10)).toBe(13);
});

it('never is below zero, and is the same whatever order visits come in', () => {
  const point = fc.option(fc.record({ lat: fc.double({ min: 1, max: 7, noNaN: true }), lng: fc.double({ min: 100, max: 119, noNaN: true }) }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(point, point), { maxLength: 6 }), point, (points, origin) => {
      const visits = points.map(([start, end], at) => visit(at + 1, start, end));
      const travelled = travelOfDay(visits, origin);
      expect([...travelOfDay(visits.toReversed(), origin)].sort()).toEqual([...travelled].sort());
      for (const km of travelled.values()) expect(km === null || km >= 0).toBe(true);
    }),
  );
});
