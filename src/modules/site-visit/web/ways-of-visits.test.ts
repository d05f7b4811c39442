import { describe, expect, it } from 'vitest';
import { waysOfVisits, type Went } from './ways-of-visits.ts';

const at = (lat: number) => ({ lat, lng: 101 });
const went = (person: number, started_at: string | null, start: number | null, end: number | null, more: Partial<Went> = {}): Went => ({
  employee: { id: person, name: `Orang ${person}`, employee_code: `E${person}`, position: null },
  date: '2026-11-20',
  started_at: started_at && `2026-11-20T${started_at}:00Z`,
  start: start === null ? null : at(start),
  end: end === null ? null : at(end),
  status: 'Completed',
  ...more,
});
const lats = (visits: readonly Went[]) => waysOfVisits(visits).map(({ person, points }) => [person, ...points.map(({ lat }) => lat)]);

describe('the way of a day', () => {
  it.each<readonly [string, readonly Went[], readonly (readonly (string | number)[])[]]>([
    ['goes from where a visit ended to where the next one began', [went(1, '01:00', 1, 2), went(1, '03:00', 3, 4)], [['Orang 1', 1, 2, 3, 4]]],
    ['is in the order of the beginnings', [went(1, '03:00', 3, 3), went(1, '01:00', 1, 1)], [['Orang 1', 1, 3]]],
    [
      'is of each person',
      [went(1, '01:00', 1, 2), went(2, '01:30', 5, 6)],
      [
        ['Orang 1', 1, 2],
        ['Orang 2', 5, 6],
      ],
    ],
    [
      'is of each day',
      [went(1, '01:00', 1, 2), went(1, '03:00', 3, 4, { date: '2026-11-21' })],
      [
        ['Orang 1', 1, 2],
        ['Orang 1', 3, 4],
      ],
    ],
    ['has a visit that still goes on', [went(1, '01:00', 1, 2), went(1, '03:00', 3, null, { status: 'On Going' })], [['Orang 1', 1, 2, 3]]],
    ['passes over a visit without a position', [went(1, '01:00', 1, 1), went(1, '02:00', null, null), went(1, '03:00', 3, 3)], [['Orang 1', 1, 3]]],
    [
      'has nothing of what was cancelled or not begun',
      [went(1, '01:00', 1, 1), went(1, '02:00', 2, 2, { status: 'Cancelled' }), went(1, null, null, null)],
      [],
    ],
    ['needs two places', [went(1, '01:00', 1, 1), went(1, '03:00', 1, 1)], []],
  ])('%s', (_, visits, ways) => expect(lats(visits)).toEqual(ways));
});
