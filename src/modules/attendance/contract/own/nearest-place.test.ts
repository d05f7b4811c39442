import { describe, expect, it } from 'vitest';
import { nearestPlace, positionOf } from './nearest-place.ts';
import type { Place } from './own-attendance.endpoints.ts';

describe('the circle and what the device is sure of', () => {
  it.each([
    ['well inside', 100, 150, 20, 'inside'],
    ['well outside', 430, 150, 20, 'outside'],
    ['on the edge, exactly known', 150, 150, 0, 'undecided'],
    ['inside by as much as the accuracy', 130, 150, 20, 'undecided'],
    ['inside by more than the accuracy', 129, 150, 20, 'inside'],
    ['outside by as much as the accuracy', 170, 150, 20, 'undecided'],
    ['outside by more than the accuracy', 171, 150, 20, 'outside'],
    ['in the middle, hardly known', 0, 150, 900, 'undecided'],
  ] as const)('%s', (_title, distance, radius, accuracy, position) => {
    expect(positionOf(distance, radius, accuracy)).toBe(position);
  });
});

describe('the nearest place', () => {
  const place = (id: number, lat: number, lng: number): Place => ({ of: 'site', id, name: `Site ${id}`, lat, lng, radius_m: 150 });
  const fix = { lat: 3.139, lng: 101.6869, accuracy: 10 };
  it('is measured in whole metres', () => {
    expect(nearestPlace([place(1, 3.2, 101.7), place(2, 3.14, 101.6869)], fix)).toMatchObject({ place: { id: 2 }, distance_m: 111, position: 'inside' });
  });
  it('is none where none is known', () => {
    expect(nearestPlace([], fix)).toBeNull();
  });
});
