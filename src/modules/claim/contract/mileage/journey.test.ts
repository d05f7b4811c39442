import { expect, it } from 'vitest';
import { journeyKm, kmBetween } from './journey.ts';

const KL = { lat: 3.139, lng: 101.6869 };
const PENANG = { lat: 5.4141, lng: 100.3288 };

it('is as long as the sphere says, to the hundredth, and twice that there and back', () => {
  // One degree of a meridian of a sphere of 6371 km.
  expect(kmBetween({ lat: 3, lng: 101 }, { lat: 4, lng: 101 }, false)).toBe(111.19);
  expect(kmBetween(KL, PENANG, true)).toBe(2 * kmBetween(KL, PENANG, false));
  expect(kmBetween(KL, PENANG, false)).toBe(kmBetween(PENANG, KL, false));
});

it.each([
  ['an end that was typed', { from_place: KL, to_place: { lat: null, lng: null } }, null],
  ['an end that is missing', { from_place: KL, to_place: null }, null],
  ['half a position', { from_place: KL, to_place: { lat: 5.4 } }, null],
  ['the same place twice', { from_place: KL, to_place: KL }, null],
  ['places half a world apart', { from_place: KL, to_place: { lat: -3, lng: -78 } }, null],
  ['two places', { from_place: KL, to_place: PENANG }, kmBetween(KL, PENANG, false)],
])('of %s', (_what, ends, km) => expect(journeyKm({ ...ends, is_return: false })).toBe(km));
