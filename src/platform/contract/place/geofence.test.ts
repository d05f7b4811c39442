import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measure, nearestPlace, positionOf } from './geofence.ts';
import { insideChance } from './inside-chance.ts';

const HQ = { id: 1, name: 'HQ', lat: 3.139, lng: 101.6869, radius_m: 150 };
/** Metres to the north. */
const north = (metres: number) => ({ lat: HQ.lat + metres / 111_194.93, lng: HQ.lng });

test.each([
  [150, 0, 'inside'],
  [151, 0, 'outside'],
  [100, 49, 'inside'],
  [100, 50, 'undecided'],
  [200, 50, 'undecided'],
  [201, 50, 'outside'],
] as const)('%i m away, exact to %i m, is %s of 150 m', (distance, accuracy, position) => {
  expect(positionOf(distance, 150, accuracy)).toBe(position);
});

test('a fix is measured by the sphere, in whole metres', () => {
  expect(measure({ ...north(430), accuracy_m: 10 }, HQ)).toMatchObject({ distance_m: 430, position: 'outside', inside_percent: 0 });
});

test('of several places the one whose circle is nearest', () => {
  const wide = { ...HQ, id: 2, name: 'Yard', ...north(1000), radius_m: 900 };
  expect(nearestPlace({ ...north(400), accuracy_m: 5 }, [HQ, wide])).toMatchObject({ place: { id: 2 }, position: 'inside' });
  expect(nearestPlace({ ...north(0), accuracy_m: 5 }, [wide, HQ])?.place.id).toBe(1);
});

test('without any place nothing is measured', () => {
  expect(nearestPlace({ ...north(0), accuracy_m: 5 }, [])).toBeNull();
});

test('in the middle of a circle as wide as the accuracy the chance is the 68 % that the accuracy means', () => {
  for (const radius of [20, 150, 5000]) expect(insideChance(0, radius, radius)).toBeCloseTo(0.68, 4);
});

test('on the edge of a wide circle it is as likely inside as outside, a little less', () => {
  expect(insideChance(1000, 1000, 10)).toBeGreaterThan(0.49);
  expect(insideChance(1000, 1000, 10)).toBeLessThan(0.5);
});

test('it agrees with points that are thrown', () => {
  // A seeded throw of 40,000 points about a fix 120 m from the middle, exact to 60 m.
  let state = 7;
  const roll = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const sigma = 60 / Math.sqrt(-2 * Math.log(0.32));
  let inside = 0;
  for (let at = 0; at < 40_000; at += 1) {
    const [r, angle] = [sigma * Math.sqrt(-2 * Math.log(roll())), 2 * Math.PI * roll()];
    if (Math.hypot(120 + r * Math.cos(angle), r * Math.sin(angle)) <= 150) inside += 1;
  }
  expect(insideChance(120, 150, 60)).toBeCloseTo(inside / 40_000, 1.7);
});

test('it is a chance, smaller the farther away, greater the wider the circle', () => {
  const metres = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(metres, fc.integer({ min: 20, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (distance, radius, accuracy) => {
      const chance = insideChance(distance, radius, accuracy);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(insideChance(distance + 50, radius, accuracy)).toBeLessThanOrEqual(chance + 1e-4);
      expect(insideChance(distance, radius + 50, accuracy)).toBeGreaterThanOrEqual(chance - 1e-4);
    }),
  );
});
