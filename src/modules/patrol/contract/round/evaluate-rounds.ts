/**
 * What scans make of the rounds of an operation. Pure: the same scans in any order of arrival come to the same. Instants are milliseconds.
 * Scans are taken in the order of their own time; a late upload is evaluated with all others anew, so that it may turn a missed point back.
 */
import type { PointStatus, RoundStatus, ScanFlag, ScanStatus } from './round.schema.ts';
import { copiedScans, farBy, type Scan, type ScannedPoint } from './scan-places.ts';

const MINUTE = 60_000;
/** A second scan of a point within so long after one that was none is a duplicate. */
const DUPLICATE_MS = 2 * MINUTE;
/** How long a point that is over is waited for: devices without a network send later. It lengthens no window. */
export const GRACE_MS = 5 * MINUTE;
const DRIFT_MS = 5 * MINUTE;

export interface DuePoint {
  readonly checkpoint_id: number;
  readonly due: number;
  readonly tolerance: number;
  readonly excused: boolean;
}
export interface Round {
  readonly id: number;
  readonly route_id: number;
  readonly start: number;
  readonly strict: boolean;
  readonly min_leg_ms: number;
  readonly points: readonly DuePoint[];
}
export interface Patrolled {
  /** When the operation begins. */
  readonly start: number;
  readonly rounds: readonly Round[];
  readonly checkpoints: readonly ScannedPoint[];
  readonly scans: readonly Scan[];
  readonly now: number;
}

/** Why a scan counts, or does not. */
export type Reason =
  | { readonly kind: 'counted'; readonly due: number; readonly off: number }
  | { readonly kind: 'unknown_tag' | 'duplicate' | 'not_there' | 'stale_code' | 'no_round' };
export interface ScanFinding {
  readonly ref: string;
  readonly round_id: number | null;
  readonly status: ScanStatus | null;
  readonly flags: readonly ScanFlag[];
  readonly distance_m: number | null;
  readonly reason: Reason;
}
export interface PointFinding {
  readonly checkpoint_id: number;
  readonly status: PointStatus;
  readonly ref: string | null;
  /** Missed so far: the window of the round is open. */
  readonly provisional: boolean;
}
export interface RoundFinding {
  readonly id: number;
  readonly status: RoundStatus;
  readonly started_at: number | null;
  readonly completed_at: number | null;
  readonly points: readonly PointFinding[];
}

export const windowEnd = ({ points }: Pick<Round, 'points'>): number => Math.max(...points.map(({ due, tolerance }) => due + tolerance));

interface Filled {
  readonly scan: Scan;
  readonly status: ScanStatus;
}
/** A round while scans are matched to it: by checkpoint what filled it, and from when on an early scan may. */
interface Open {
  readonly round: Round;
  readonly end: number;
  readonly earliest: number;
  readonly filled: Map<number, Filled>;
  /** By guard the last scan that filled a point: two who share a round walk each at their own pace. */
  readonly last: Map<number | null, number>;
}

/** Early scans count from the end of the round before on the same route, and from the middle between the two starts; first from the operation's start. */
function openRounds({ rounds, start }: Patrolled): Open[] {
  const ordered = [...rounds].sort((a, b) => a.start - b.start || a.id - b.id);
  return ordered.map((round, at) => {
    const before = ordered.slice(0, at).findLast(({ route_id }) => route_id === round.route_id);
    const earliest = before ? Math.max(windowEnd(before), (before.start + round.start) / 2) : start;
    return { round, end: windowEnd(round), earliest, filled: new Map(), last: new Map() };
  });
}

const statusOf = ({ due, tolerance }: DuePoint, at: number): ScanStatus => (Math.abs(at - due) <= tolerance ? 'ontime' : at < due ? 'early' : 'late');

/** The open round whose point is nearest in time; of two equally near the earlier one. */
function candidateOf(open: readonly Open[], checkpoint: number, at: number): { into: Open; point: DuePoint; status: ScanStatus } | null {
  let best: { into: Open; point: DuePoint; status: ScanStatus } | null = null;
  for (const into of open) {
    const point = into.round.points.find(({ checkpoint_id }) => checkpoint_id === checkpoint);
    if (!point || into.filled.has(checkpoint) || at > into.end) continue;
    const status = statusOf(point, at);
    if (status === 'early' && at < into.earliest) continue;
    if (best === null || Math.abs(at - point.due) < Math.abs(at - best.point.due)) best = { into, point, status };
  }
  return best;
}

function take(open: readonly Open[], scan: Scan, flags: ScanFlag[], distance_m: number | null): ScanFinding {
  const found = scan.checkpoint_id === null ? null : candidateOf(open, scan.checkpoint_id, scan.at);
  if (!found || scan.checkpoint_id === null)
    return { ref: scan.ref, round_id: null, status: null, flags: [...flags, 'extra'], distance_m, reason: { kind: 'no_round' } };
  const { into, point, status } = found;
  const before = into.round.points[into.round.points.indexOf(point) - 1];
  if (into.round.strict && before && !before.excused && !into.filled.has(before.checkpoint_id)) flags.push('out_of_order');
  const walker = scan.guard ?? null;
  const left = into.last.get(walker);
  if (left !== undefined && scan.at - left < into.round.min_leg_ms) flags.push('too_fast');
  into.filled.set(scan.checkpoint_id, { scan, status });
  into.last.set(walker, scan.at);
  return { ref: scan.ref, round_id: into.round.id, status, flags, distance_m, reason: { kind: 'counted', due: point.due, off: scan.at - point.due } };
}

function pointOf({ filled, end }: Open, { checkpoint_id, due, tolerance, excused }: DuePoint, now: number): PointFinding {
  const own = filled.get(checkpoint_id);
  if (own) return { checkpoint_id, status: own.status, ref: own.scan.ref, provisional: false };
  if (excused) return { checkpoint_id, status: 'excused', ref: null, provisional: false };
  const isOver = now > due + tolerance + GRACE_MS;
  return { checkpoint_id, status: isOver ? 'missed' : 'pending', ref: null, provisional: isOver && now <= end + GRACE_MS };
}

function roundOf(open: Open, now: number): RoundFinding {
  const { round, end, filled } = open;
  const points = round.points.map((point) => pointOf(open, point, now));
  const times = [...filled.values()].map(({ scan }) => scan.at);
  const isWhole = points.every(({ status }) => status !== 'missed' && status !== 'pending');
  const isClosed = now > end + GRACE_MS;
  const status: RoundStatus = isWhole
    ? 'Completed'
    : isClosed
      ? points.some(({ status: found }) => found !== 'missed')
        ? 'Incomplete'
        : 'Missed'
      : times.length > 0 || now >= round.start
        ? 'On Going'
        : 'Upcoming';
  const started_at = times.length > 0 ? Math.min(...times) : null;
  return { id: round.id, status, started_at, completed_at: isWhole && times.length > 0 ? Math.max(...times) : null, points };
}

/** @returns a finding for each scan, in the order of their time, and for each round, in the order of their starts */
export function evaluateRounds(patrolled: Patrolled): { readonly scans: ScanFinding[]; readonly rounds: RoundFinding[] } {
  const open = openRounds(patrolled);
  const known = new Map(patrolled.checkpoints.map((point) => [point.id, point]));
  const ordered = [...patrolled.scans].sort((a, b) => a.at - b.at || (a.ref < b.ref ? -1 : 1));
  const copied = copiedScans(ordered, known);
  const last = new Map<number, number>();
  const scans = ordered.map((scan): ScanFinding => {
    const flags: ScanFlag[] = [];
    if (scan.offline) flags.push('offline');
    else if (Math.abs(scan.received - scan.at) > DRIFT_MS) flags.push('clock_drift');
    if (scan.planned === false) flags.push('unplanned_guard');
    const refused = (flag: ScanFlag, kind: 'unknown_tag' | 'duplicate' | 'not_there' | 'stale_code', distance_m: number | null = null): ScanFinding => ({
      ref: scan.ref,
      round_id: null,
      status: null,
      flags: [...flags, flag],
      distance_m,
      reason: { kind },
    });
    const point = scan.checkpoint_id === null ? undefined : known.get(scan.checkpoint_id);
    if (!point) return refused('unknown_tag', 'unknown_tag');
    const { distance_m, isFar, isThere } = farBy(point, scan);
    // A photograph of a screen, or its code passed on: nobody was there.
    if (scan.stale) return refused('copied', 'stale_code', distance_m);
    // What was not there is no scan of the point, so the next one is no duplicate of it.
    if (!isThere) return refused('far', 'not_there', distance_m);
    const before = last.get(point.id);
    if (before !== undefined && scan.at - before <= DUPLICATE_MS) return refused('duplicate', 'duplicate', distance_m);
    last.set(point.id, scan.at);
    if (isFar) flags.push('far');
    if (copied.has(scan.ref)) flags.push('copied');
    return take(open, scan, flags, distance_m);
  });
  return { scans, rounds: open.map((each) => roundOf(each, patrolled.now)) };
}

/** Points that were due, and of those the ones that were scanned or excused. */
export function completionOf(rounds: readonly RoundFinding[]): { readonly expected: number; readonly done: number; readonly missed: number } {
  const points = rounds.flatMap((round) => round.points);
  return {
    expected: points.length,
    done: points.filter(({ status }) => status !== 'missed' && status !== 'pending').length,
    missed: points.filter(({ status }) => status === 'missed').length,
  };
}

/** A level is met at the figure itself. Sums of points count, not the mean of percentages. */
export const isLevelMet = ({ expected, done }: { readonly expected: number; readonly done: number }, percent: number): boolean =>
  done * 100 >= percent * expected;
