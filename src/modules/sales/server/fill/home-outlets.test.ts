import { describe, expect, it } from 'vitest';
import { homesOf, tasteFor, type MayBeAtHome } from './home-outlets.ts';

const person = (id: number, more: Partial<MayBeAtHome> = {}): MayBeAtHome => ({ id, default_outlet_id: null, worked: new Map(), ...more });
const demand = new Map([
  [1, 14],
  [2, 7],
]);
const worked = (counts: Record<number, number>) => new Map(Object.entries(counts).map(([id, n]) => [Number(id), n]));

describe('the home of a promoter', () => {
  it.each<[string, MayBeAtHome[], [number, number][]]>([
    ['is the one that the project says', [person(7, { default_outlet_id: 2, worked: worked({ 1: 9 }) })], [[7, 2]]],
    ['else where they worked most', [person(7, { worked: worked({ 1: 2, 2: 3 }) })], [[7, 2]]],
    ['never an outlet that needs nobody', [person(7, { worked: worked({ 9: 5, 2: 1 }) })], [[7, 2]]],
    [
      'of those without either it is shared out by what is needed',
      [person(7), person(8), person(9)],
      [
        [7, 1],
        [8, 1],
        [9, 2],
      ],
    ],
    [
      'counts whoever is at home there already',
      [person(6, { default_outlet_id: 1 }), person(5, { default_outlet_id: 1 }), person(7)],
      [
        [6, 1],
        [5, 1],
        [7, 2],
      ],
    ],
  ])('%s', (_title, people, homes) => expect([...homesOf(people, demand)]).toEqual(homes));
});

describe('what an outlet costs somebody', () => {
  const outlet = { id: 1, state: 'Selangor', city: 'Klang', postcode: '41000' };
  const lives = (more: object = {}) => ({ state: 'Selangor', city: 'Petaling Jaya', postcode: '46000', worked: worked({}), ...more });
  it.each<[string, object, number | undefined, number]>([
    ['in the same state nothing', {}, 2, 0],
    ['their home is liked', {}, 1, -4],
    ['an outlet they know a little', { worked: worked({ 1: 1 }) }, 2, -2],
    ['the same city', { city: 'KLANG' }, 2, -1],
    ['another state is far', { state: 'Johor' }, 2, 4],
    ['an address that nobody knows says nothing', { state: null, city: null, postcode: null }, 2, 0],
  ])('%s', (_title, more, home, cost) => expect(tasteFor(lives(more), home, outlet)).toBe(cost));
});
