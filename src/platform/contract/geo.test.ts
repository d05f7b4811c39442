import { describe, expect, it } from 'vitest';
import { distanceMetres, EARTH_RADIUS_KM, MALAYSIA, MAP_DEFAULTS } from './geo.ts';

describe('distanceMetres', () => {
  it('measures along a sphere of 6371 km', () => {
    expect(EARTH_RADIUS_KM).toBe(6371);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_371_000, 0);
    expect(distanceMetres({ lat: 3.139, lng: 101.6869 }, { lat: 1.4927, lng: 103.7414 }) / 1000).toBeCloseTo(292.6, 0);
  });

  it('is nothing between a point and itself, and the same both ways', () => {
    const [a, b] = [
      { lat: 3.1, lng: 101.7 },
      { lat: 5.4, lng: 100.3 },
    ];
    expect(distanceMetres(a, a)).toBe(0);
    expect(distanceMetres(a, b)).toBe(distanceMetres(b, a));
  });
});

it('opens maps at zoom 18 as hybrid, and searches around Malaysia', () => {
  expect(MAP_DEFAULTS).toEqual({ zoom: 18, type: 'hybrid' });
  for (const { lat, lng } of [
    { lat: 1.27, lng: 103.8 },
    { lat: 6.7, lng: 100.2 },
    { lat: 4.25, lng: 117.9 },
  ]) {
    expect(lat > MALAYSIA.low.lat && lat < MALAYSIA.high.lat && lng > MALAYSIA.low.lng && lng < MALAYSIA.high.lng).toBe(true);
  }
});
