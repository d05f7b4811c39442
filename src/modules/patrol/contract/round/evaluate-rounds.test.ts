import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionOf, evaluateRounds, isLevelMet, type Patrolled, type Round } from './evaluate-rounds.ts';
import type { Scan, ScannedPoint } from './scan-places.ts';

const MINUTE = 60_000;
const T = Date.parse('2026-11-20T12:00:00Z');
/** Minutes after the operation began. */
const at = (minutes: number) => T + minutes * MINUTE;

const POINT = { gps: false, lat: 3.05, lng: 101.5, radius_m: null, far_m: 100 };
const CHECKPOINTS: readonly ScannedPoint[] = [
  { ...POINT, id: 1 },
  { ...POINT, id: 2 },
  { ...POINT, id: 3 },
  { ...POINT, id: 9, gps: true, radius_m: 30 },
];
/** Three points five minutes apart, ten minutes each way, two hours between rounds: windows end 20 minutes after the start. */
const round = (id: number, start: number, more: Partial<Round> = {}): Round => ({
  id,
  route_id: 1,
  start: at(start),
  strict: false,
  min_leg_ms: 0,
  points: [1, 2, 3].map((checkpoint_id, n) => ({ checkpoint_id, due: at(start + n * 5), tolerance: 10 * MINUTE, excused: false })),
  ...more,
});
let made = 0;
const scan = (checkpoint_id: number | null, minutes: number, more: Partial<Scan> = {}): Scan => ({
  ref: `s${String(made++).padStart(4, '0')}`,
  checkpoint_id,
  at: at(minutes),
  received: at(minutes),
  offline: false,
  position: null,
  ...more,
});
const evaluate = (given: Partial<Patrolled>) =>
  evaluateRounds({ start: at(0), rounds: [round(1, 60), round(2, 180)], checkpoints: CHECKPOINTS, scans: [], now: at(1000), ...given });
const one = (own: Scan, given: Partial<Patrolled> = {}) => evaluate({ scans: [own], ...given }).scans[0];
const statuses = (given: Partial<Patrolled>) => evaluate(given).rounds.map(({ status, points }) => [status, points.map((point) => point.status).join(' ')]);

describe('a scan whose position is kept no longer', () => {
  const settled = { distance_m: 12, isFar: false, isCopied: false };
  test.each<[string, number, Scan['settled'], string | null, readonly string[], number | null]>([
    ['counts as it did', 1, settled, 'ontime', [], 12],
    ['is as far away as it was', 1, { ...settled, distance_m: 400, isFar: true }, 'ontime', ['far'], 400],
    ['is as copied as it was', 1, { ...settled, isCopied: true }, 'ontime', ['copied'], 12],
    ['was at a place without a tag', 9, settled, 'ontime', [], 12],
    ['was not at a place without a tag', 9, { ...settled, distance_m: 90, isFar: true }, null, ['far'], 90],
  ])('%s', (_name, checkpoint_id, was, status, flags, distance_m) => {
    const points = [{ checkpoint_id, due: at(60), tolerance: 10 * MINUTE, excused: false }];
    expect(one(scan(checkpoint_id, 60, { settled: was }), { rounds: [round(1, 60, { points })] })).toMatchObject({ status, flags, distance_m });
  });
});

describe('a scan is matched to a round', () => {
  test.each<[string, number, number, number | null, string | null]>([
    ['on the minute', 1, 60, 1, 'ontime'],
    ['at the end of the tolerance', 1, 70, 1, 'ontime'],
    ['a second after it', 1, 70 + 1 / 60, 1, 'late'],
    ['at the start of the tolerance', 1, 50, 1, 'ontime'],
    ['early, from the start of the operation on', 1, 0, 1, 'early'],
    ['in the last second of the window', 1, 80, 1, 'late'],
    ['after the window, before the middle to the next round', 1, 81, null, null],
    ['from the middle between two rounds on', 1, 120, 2, 'early'],
    ['just before the middle', 1, 119, null, null],
    ['after the last window', 3, 201, null, null],
  ])('%s', (_name, checkpoint, minutes, into, status) => expect(one(scan(checkpoint, minutes))).toMatchObject({ round_id: into, status }));

  test('early for a round whose one before ends after the middle: from that end on', () => {
    const rounds = [round(1, 60), round(2, 85)];
    const filled = [scan(1, 60), scan(1, 74), scan(1, 80)];
    expect(evaluate({ rounds, scans: filled }).scans.map(({ round_id, status }) => [round_id, status])).toEqual([
      [1, 'ontime'],
      [null, null],
      [2, 'ontime'],
    ]);
  });

  test('of two equally near rounds the earlier one, of two routes each its own', () => {
    const rounds = [round(1, 60, { route_id: 1 }), round(2, 70, { route_id: 2 })];
    expect(evaluate({ rounds, scans: [scan(1, 65), scan(1, 68)] }).scans.map(({ round_id }) => round_id)).toEqual([1, 2]);
  });

  test('the code of a screen of another time fills nothing, and the true one after it is no duplicate', () => {
    const { scans } = evaluate({ scans: [scan(1, 60, { stale: true }), scan(1, 61)] });
    expect(scans.map(({ status, flags, reason }) => [status, flags, reason.kind])).toEqual([
      [null, ['copied'], 'stale_code'],
      ['ontime', [], 'counted'],
    ]);
  });

  test('says why', () => {
    expect(one(scan(2, 68))?.reason).toEqual({ kind: 'counted', due: at(65), off: 3 * MINUTE });
    expect(one(scan(null, 60))).toMatchObject({ flags: ['unknown_tag'], reason: { kind: 'unknown_tag' } });
    expect(one(scan(77, 60))?.reason).toEqual({ kind: 'unknown_tag' });
    expect(one(scan(1, 500))).toMatchObject({ flags: ['extra'], reason: { kind: 'no_round' } });
  });
});

describe('flags', () => {
  test('a duplicate is one within 120 seconds of the last that was none', () => {
    const found = (...minutes: number[]) => evaluate({ scans: minutes.map((each) => scan(1, each)) }).scans.map(({ reason }) => reason.kind);
    expect(found(60, 62)).toEqual(['counted', 'duplicate']);
    expect(found(60, 62 + 1 / 60)).toEqual(['counted', 'no_round']);
    expect(found(60, 61, 62.5)).toEqual(['counted', 'duplicate', 'no_round']);
  });

  test('a strict route flags what comes before the point above it, and counts it', () => {
    const rounds = [round(1, 60, { strict: true })];
    const { scans } = evaluate({ rounds, scans: [scan(1, 60), scan(3, 62), scan(2, 64)] });
    expect(scans.map(({ flags, status }) => [flags.join(), status])).toEqual([
      ['', 'ontime'],
      ['out_of_order', 'ontime'],
      ['', 'ontime'],
    ]);
    const excused = [{ ...round(1, 60), strict: true, points: round(1, 60).points.map((point, n) => ({ ...point, excused: n === 0 })) }];
    expect(evaluate({ rounds: excused, scans: [scan(2, 65)] }).scans[0]?.flags).toEqual([]);
  });

  test('a leg that is faster than a person walks is an exception', () => {
    const rounds = [round(1, 60, { min_leg_ms: 30_000 })];
    const { scans } = evaluate({ rounds, scans: [scan(1, 60), scan(2, 60.5), scan(3, 60.9)] });
    expect(scans.map(({ flags }) => flags.join())).toEqual(['', '', 'too_fast']);
  });

  test('drift counts online alone, beyond five minutes', () => {
    expect(one(scan(1, 60, { received: at(65) }))?.flags).toEqual([]);
    expect(one(scan(1, 60, { received: at(65) + 1 }))?.flags).toEqual(['clock_drift']);
    expect(one(scan(1, 60, { received: at(300), offline: true }))?.flags).toEqual(['offline']);
  });

  /** About 111 metres for each 0.001 of latitude. */
  const north = (metres: number, accuracy_m = 0) => ({ lat: 3.05 + metres / 111_195, lng: 101.5, accuracy_m });
  test.each([
    ['at the limit', north(100), []],
    ['beyond it', north(102), ['far']],
    ['beyond it by less than the error', north(130, 40), []],
    ['no position', null, []],
  ] as const)('far: %s', (_name, position, flags) => expect(one(scan(1, 60, { position }))?.flags).toEqual([...flags]));

  test.each([
    ['within the radius', north(29), 'counted'],
    ['beyond it', north(40), 'not_there'],
    ['beyond it by less than the error', north(40, 15), 'counted'],
    ['without a position', null, 'not_there'],
  ] as const)('a GPS point counts where the guard is: %s', (_name, position, kind) => {
    const rounds = [round(1, 60, { points: [{ checkpoint_id: 9, due: at(60), tolerance: 10 * MINUTE, excused: false }] })];
    expect(one(scan(9, 60, { position }), { rounds })?.reason.kind).toBe(kind);
  });

  test('of two places the one away from the tag is copied, also where it was first; without a pin the second', () => {
    const flags = (own: readonly Scan[], checkpoints = CHECKPOINTS) => evaluate({ scans: own, checkpoints }).scans.map((each) => each.flags.includes('copied'));
    const copiedFirst = [scan(1, 60, { position: north(1300) }), scan(1, 65, { position: north(0) })];
    expect(flags(copiedFirst)).toEqual([true, false]);
    expect(flags(copiedFirst, [{ ...POINT, id: 1, lat: null, lng: null }])).toEqual([false, true]);
  });

  test('two guards who share a round walk each at their own pace', () => {
    const rounds = [round(1, 60, { min_leg_ms: 2 * MINUTE })];
    const flags = (...guards: number[]) =>
      evaluate({ rounds, scans: guards.map((guard, n) => scan(n + 1, 60 + n, { guard })) }).scans.map((each) => each.flags);
    expect([flags(1, 2), flags(1, 1)]).toEqual([
      [[], []],
      [[], ['too_fast']],
    ]);
  });

  test('one tag at two places faster than a walk is copied', () => {
    const pair = (metres: number) => evaluate({ scans: [scan(1, 60, { position: north(0) }), scan(1, 65, { position: north(metres) })] }).scans[1]?.flags;
    expect(pair(1100)).toEqual(['far', 'extra']);
    expect(pair(1300)).toEqual(['far', 'copied', 'extra']);
  });
});

describe('rounds', () => {
  test('a point is missed five minutes after its tolerance, provisionally until the window is over', () => {
    const first = (now: number) => evaluate({ now, rounds: [round(1, 60)] }).rounds[0]?.points[0];
    expect(first(at(75))).toMatchObject({ status: 'pending' });
    expect(first(at(75) + 1)).toMatchObject({ status: 'missed', provisional: true });
    expect(first(at(85))).toMatchObject({ status: 'missed', provisional: true });
    expect(first(at(85) + 1)).toMatchObject({ status: 'missed', provisional: false });
  });

  test('statuses follow the scans and the time', () => {
    const rounds = [round(1, 60)];
    const all = [scan(1, 60), scan(2, 66), scan(3, 80)];
    expect(statuses({ rounds, now: at(59) })[0]?.[0]).toBe('Upcoming');
    expect(statuses({ rounds, now: at(60) })[0]?.[0]).toBe('On Going');
    expect(statuses({ rounds, now: at(50), scans: [scan(1, 50)] })[0]?.[0]).toBe('On Going');
    expect(statuses({ rounds, scans: all })).toEqual([['Completed', 'ontime ontime ontime']]);
    expect(statuses({ rounds, scans: all.slice(0, 2) })).toEqual([['Incomplete', 'ontime ontime missed']]);
    expect(statuses({ rounds })).toEqual([['Missed', 'missed missed missed']]);
  });

  test('an excuse counts like a scan', () => {
    const points = round(1, 60).points.map((point, n) => ({ ...point, excused: n > 0 }));
    expect(statuses({ rounds: [round(1, 60, { points })], scans: [scan(1, 60)] })).toEqual([['Completed', 'ontime excused excused']]);
  });

  test('what was made in time and came late turns missed points back', () => {
    const rounds = [round(1, 60)];
    expect(statuses({ rounds, scans: [scan(1, 60)] })).toEqual([['Incomplete', 'ontime missed missed']]);
    const late = [scan(3, 71, { received: at(400), offline: true }), scan(2, 66, { received: at(400), offline: true })];
    expect(statuses({ rounds, scans: [scan(1, 60), ...late] })).toEqual([['Completed', 'ontime ontime ontime']]);
  });
});

test('a level is met at the figure itself, over the sum of points', () => {
  const { rounds } = evaluate({ scans: [scan(1, 60), scan(2, 65), scan(3, 70), scan(1, 180)] });
  expect(completionOf(rounds)).toEqual({ expected: 6, done: 4, missed: 2 });
  expect(isLevelMet({ expected: 100, done: 95 }, 95)).toBe(true);
  expect(isLevelMet({ expected: 1000, done: 949 }, 95)).toBe(false);
  expect(isLevelMet({ expected: 0, done: 0 }, 95)).toBe(true);
});

describe('whatever the scans are', () => {
  const scans = fc.uniqueArray(
    fc.record({ ref: fc.string({ minLength: 1, maxLength: 6 }), checkpoint_id: fc.constantFrom(1, 2, 3, null), minutes: fc.integer({ min: 0, max: 260 }) }),
    { selector: ({ ref }) => ref, maxLength: 30 },
  );
  const asScans = (given: readonly { ref: string; checkpoint_id: number | null; minutes: number }[]) =>
    given.map(({ ref, checkpoint_id, minutes }) => scan(checkpoint_id, minutes, { ref }));

  test('the order in which they arrive changes nothing', () => {
    fc.assert(
      fc.property(scans, fc.integer({ min: 0, max: 300 }), (given, minutes) => {
        const now = at(minutes);
        expect(evaluate({ scans: asScans(given), now })).toEqual(evaluate({ scans: asScans(given.toReversed()), now }));
      }),
    );
  });

  test('a scan fills one point at most, a point takes one scan at most, and each is accounted for', () => {
    fc.assert(
      fc.property(scans, (given) => {
        const found = evaluate({ scans: asScans(given) });
        const filled = found.rounds.flatMap(({ points }) => points.flatMap(({ ref }) => ref ?? []));
        const counted = found.scans.flatMap(({ ref, reason }) => (reason.kind === 'counted' ? [ref] : []));
        expect(new Set(filled).size).toBe(filled.length);
        expect([...filled].sort()).toEqual([...counted].sort());
        expect(found.scans.length).toBe(given.length);
      }),
    );
  });

  test('what is scanned lies inside the window, and once all is over nothing is pending or provisional', () => {
    fc.assert(
      fc.property(scans, (given) => {
        const { scans: found, rounds } = evaluate({ scans: asScans(given) });
        for (const { round_id, reason } of found) {
          if (reason.kind !== 'counted') continue;
          const start = round_id === 1 ? 60 : 180;
          expect(reason.due + reason.off).toBeLessThanOrEqual(at(start + 20));
        }
        for (const { points } of rounds) expect(points.some(({ status, provisional }) => status === 'pending' || provisional)).toBe(false);
      }),
    );
  });
});
