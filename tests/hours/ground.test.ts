/** Metres, fences and journeys, by another formula than the portal's (rule 6, O23). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres } from '#platform/contract/geo.ts';
import { nearestPlace } from '#platform/contract/place/geofence.ts';
import { speedSince, trustOf } from '#modules/attendance/contract/trust/trust.ts';
import { trustedTime } from '#platform/contract/field/trusted-time.ts';
import { printedSeed } from '../setup/printed-seed.ts';
import { metres, standOf, type Point } from './by-hand/ground.ts';

const seed = printedSeed('ground');
const KLCC: Point = { lat: 3.1579, lng: 101.7116 };
/** A degree of a great circle of 6,371 km, and metres north of somewhere. */
const DEGREE = (2 * Math.PI * 6_371_000) / 360;
const north = (away: number, from = KLCC): Point => ({ lat: from.lat + away / DEGREE, lng: from.lng });

test.each([
  ['a degree of the meridian', { lat: 3, lng: 101 }, { lat: 4, lng: 101 }, 111_195],
  ['a degree of the equator', { lat: 0, lng: 101 }, { lat: 0, lng: 102 }, 111_195],
  ['a degree of the parallel of 60 is half of it', { lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55_597],
  ['from the equator to the pole', { lat: 0, lng: 0 }, { lat: 90, lng: 77 }, 10_007_543],
  ['over the line of the date', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
  ['to the other side of the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015_087],
  ['nowhere', KLCC, KLCC, 0],
])('%s', (_what, one, other, wanted) => {
  expect(Math.round(metres(one, other))).toBe(wanted);
  expect(Math.round(distanceMetres(one, other))).toBe(wanted);
});

const point = fc.record({ lat: fc.double({ min: -89, max: 89, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) });
test('both formulas agree anywhere to a millimetre in a kilometre, and for the steps of somebody at a gate to a centimetre', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 0, max: 500, noNaN: true }), (one, other, step) => {
      expect(Math.abs(distanceMetres(one, other) - metres(one, other))).toBeLessThan(0.01 + metres(one, other) / 1e6);
      expect(Math.abs(distanceMetres(KLCC, north(step)) - step)).toBeLessThan(0.01);
    }),
    { seed },
  );
});

const site = (id: number, away: number, radius: number) => ({ ...north(away), radius, id });
const FENCE = [site(1, 0, 150)];
test.each([
  ['without any site nothing is checked', [], 0, undefined, 'unchecked'],
  ['150 m of 150', FENCE, 150, undefined, 'inside'],
  ['151 m', FENCE, 151, undefined, 'outside'],
  ['exact to 10 m, 139 m is inside', FENCE, 139, 10, 'inside'],
  ['140 m may be 150', FENCE, 140, 10, 'undecided'],
  ['160 m may be 150', FENCE, 160, 10, 'undecided'],
  ['161 m is outside', FENCE, 161, 10, 'outside'],
  ['500 m, exact to 400', FENCE, 500, 400, 'undecided'],
  ['of two sites the one whose fence is near', [site(1, 0, 150), site(2, 1000, 150)], 900, undefined, 'inside'],
  ['between them', [site(1, 0, 150), site(2, 1000, 150)], 500, undefined, 'outside'],
  ['a small site that is nearer keeps nobody out of a large one', [site(1, 0, 50), site(2, 400, 350)], 100, undefined, 'inside'],
] as const)('%s: %s', (_what, sites, away, accuracy, wanted) => {
  expect(standOf(sites, north(away), accuracy)).toBe(wanted);
  const places = sites.map(({ id, lat, lng, radius }) => ({ of: 'site' as const, id, name: `Site ${id}`, lat, lng, radius_m: radius }));
  expect(nearestPlace({ ...north(away), accuracy_m: accuracy ?? null }, places)?.position ?? 'unchecked').toBe(wanted);
});

const AT = Date.parse('2026-11-02T01:00:00Z');
const before = (from: Point, seconds: number, accuracy: number | null = null) => ({
  ...from,
  ms: AT - seconds * 1000,
  accuracy_m: accuracy,
});
test.each([
  // 111.195 km: 200 km an hour take 2,001 seconds.
  ['as fast as a car may be', 111_195, 2001, null, 200, false],
  ['a little faster', 111_195, 1990, null, 201, true],
  ['1,999 m are no journey', 1999, 1, null, null, false],
  ['2 km in no time are reckoned over a minute', 2001, 0, null, 120, false],
  ['4 km in a minute', 4000, 60, null, 240, true],
  ['of which 1 km may be the fix before', 4000, 60, 1000, 180, false],
])('%s', (_what, away, seconds, accuracy, kmh, isUnusual) => {
  const here = { ...north(away), ms: AT, accuracy_m: null };
  expect(speedSince(here, before(KLCC, seconds, accuracy))).toBe(kmh);
  const reckoned = Math.round((metres(KLCC, here) - (accuracy ?? 0)) / 1000 / (Math.max(60, seconds) / 3600));
  expect(kmh === null || reckoned === kmh).toBe(true);
  const trust = trustOf({ ms: AT, date: '2026-11-02', fix: here, before: before(KLCC, seconds, accuracy), sameDates: [], offline: null });
  expect(trust?.score ?? 0).toBe(isUnusual ? 60 : 0);
});

const iso = (ms: number) => new Date(ms).toISOString();
const MINUTE = 60_000;
/** Made at nine, sent at ten; the server was last heard five minutes before it was made. */
const made = (upcoming: number, moved = 0, counted = 5 * MINUTE) => ({
  made_at: iso(AT + upcoming + moved),
  sent_at: iso(AT + 60 * MINUTE + upcoming),
  server_at: iso(AT - 5 * MINUTE),
  since_ms: counted,
});
test.each([
  ['a clock that is right', made(0), 0, true, false],
  ['five minutes ahead all along: put right, and within what is borne', made(5 * MINUTE), 0, true, false],
  ['a second more is named', made(5 * MINUTE + 1000), 0, true, true],
  ['as far behind', made(-5 * MINUTE - 1000), 0, true, true],
  ['two minutes between two clocks agree', made(0, 2 * MINUTE), 0, true, false],
  ['a second more: the later of both, and no trust', made(0, 2 * MINUTE + 1000), 2 * MINUTE + 1000, false, true],
  ['set back for the entry: not before what was counted', made(0, -30 * MINUTE), 0, false, true],
  ['never after it came', made(0, 90 * MINUTE), 60 * MINUTE, false, true],
] as const)('%s', (_what, offline, at, isTrusted, isClockOff) => {
  expect(trustedTime(offline, AT + 60 * MINUTE)).toMatchObject({ at: AT + at, isTrusted, isClockOff });
});
