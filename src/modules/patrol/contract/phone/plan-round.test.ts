import { describe, expect, test } from 'vitest';
import type { Scan } from '../round/scan-places.ts';
import { operationAt, planRound, type PlannedOperation } from './plan-round.ts';

const MINUTE = 60_000;
/** Minutes after the start of the shift. */
const at = (minutes: number) => 1_000_000_000 + minutes * MINUTE;
const round = (id: number, start: number, strict = true) => ({
  id,
  route_id: 1,
  start: at(start),
  strict,
  min_leg_ms: 0,
  points: [1, 2, 3].map((checkpoint_id, n) => ({ checkpoint_id, due: at(start + n * 10), tolerance: 5 * MINUTE, excused: false })),
});
const operation = (strict = true): PlannedOperation => ({
  id: 1,
  start: at(0),
  end: at(720),
  rounds: [round(1, 60, strict), round(2, 180, strict)],
  scans: [],
});
const POINTS = [1, 2, 3].map((id) => ({ id, gps: false, lat: null, lng: null, radius_m: null, far_m: 100 }));
const scan = (checkpoint_id: number, minutes: number): Scan => ({
  ref: `${checkpoint_id}-${minutes}`,
  checkpoint_id,
  at: at(minutes),
  received: at(minutes),
  offline: true,
  position: null,
});

test('where shifts meet, the guard is shown the own one around it', () => {
  const [day, night] = [
    { ...operation(), id: 1, start: at(-720), end: at(0) },
    { ...operation(), id: 2, own: true },
  ];
  const shown = (minutes: number, ...operations: PlannedOperation[]) => operationAt(operations, at(minutes))?.id;
  expect([shown(-31, day, night), shown(-30, day, night), shown(1, day, night)]).toEqual([1, 2, 2]);
  const [mine, other] = [{ ...day, own: true }, operation()];
  expect([shown(30, mine, { ...other, id: 2 }), shown(31, mine, { ...other, id: 2 })]).toEqual([1, 2]);
});

describe('the next point', () => {
  const table: [string, boolean, [number, number][], number, [number | null, number | null]][] = [
    ['before the first round its first point', true, [], 0, [1, 1]],
    ['in the strict order', true, [[1, 60]], 61, [1, 2]],
    ['the one that was left out comes first', true, [[2, 70]], 71, [1, 1]],
    ['in any order the one that is due first', false, [[1, 60]], 61, [1, 2]],
    [
      'after the last point the next round',
      true,
      [
        [1, 60],
        [2, 70],
        [3, 80],
      ],
      81,
      [2, 1],
    ],
    ['a missed point is still to be done while the window of its round is open', true, [[1, 60]], 84, [1, 2]],
    ['a round that is over is left', true, [[1, 60]], 91, [2, 1]],
    ['after the last round nothing', true, [], 400, [null, null]],
  ];
  test.each(table)('%s', (_name, strict, scans, now, [round_id, checkpoint_id]) => {
    const own = scans.map(([point, minutes]) => scan(point, minutes));
    const plan = planRound(operation(strict), POINTS, own, at(now));
    expect([plan.round?.id ?? null, plan.next?.checkpoint_id ?? null]).toEqual([round_id, checkpoint_id]);
  });

  test('has its window, and a scan that the server told is not counted twice', () => {
    const told = { ...operation(), scans: [scan(1, 60)] };
    const plan = planRound(told, POINTS, [scan(1, 60)], at(61));
    expect(plan.next).toMatchObject({ checkpoint_id: 2, from: at(65), until: at(75) });
    expect(plan.scans).toHaveLength(1);
  });
});

describe('the shift of a moment', () => {
  const day = { ...operation(), id: 7, start: at(0), end: at(720) };
  const night = { ...operation(), id: 8, start: at(720), end: at(1440) };
  const table: [string, number, number | null][] = [
    ['none long before', -31, null],
    ['the next one half an hour before', -30, 7],
    ['the one that runs', 100, 7],
    ['at the change the one that begins', 720, 8],
    ['the old one for two hours more', 1560, 8],
    ['none later', 1561, null],
  ];
  test.each(table)('%s', (_name, now, id) => expect(operationAt([day, night], at(now))?.id ?? null).toBe(id));
});
