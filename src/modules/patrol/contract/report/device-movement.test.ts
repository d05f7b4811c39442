import { expect, test } from 'vitest';
import { movementOf, type Placed } from './device-movement.ts';

/** Metres to the north; a degree of latitude is 111,195 m on the sphere of the product. */
const at = (minute: number, metres: number, accuracy_m = 5): Placed => ({ at: minute * 60_000, lat: 3 + metres / 111_195, lng: 101, accuracy_m });
const stops = (places: readonly Placed[]) => movementOf(places).stops.map(({ from, to }) => [from / 60_000, to / 60_000]);

test.each([
  ['no scan', [], [0, null, null], []],
  ['one scan', [at(0, 0)], [0, null, null], []],
  ['there and on: 200 m in two minutes, then 100 m in four', [at(0, 0), at(2, 200), at(6, 300)], [300, 3, 6], []],
  ['lying still with a poor position moves nowhere', [at(0, 0, 40), at(5, 60, 40), at(10, 0, 40)], [0, null, null], []],
  ['a poor first position swallows no way', [at(0, 0, 1500), at(5, 0, 5), at(15, 500, 5)], [500, 3, 3], []],
  ['ten minutes at a place are no stop', [at(0, 0), at(10, 0), at(12, 200)], [200, 6, 6], []],
  ['eleven are, and no part of the way', [at(0, 0), at(11, 10), at(13, 210)], [210, 6.3, 6.3], [[0, 11]]],
  ['a stop at the end', [at(0, 0), at(5, 500), at(25, 500)], [500, 6, 6], [[5, 25]]],
  ['a long gap between two places is a way, no stop', [at(0, 0), at(60, 1000)], [1000, 1, 1], []],
  ['two places in one moment have no speed', [at(0, 0), at(0, 1000)], [1000, null, null], []],
])('%s', (_name, places, [metres, average_kmh, top_kmh], expected) => {
  expect(movementOf(places)).toMatchObject({ metres, average_kmh, top_kmh });
  expect(stops(places)).toEqual(expected);
});
