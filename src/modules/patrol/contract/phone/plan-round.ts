/** What a guard is to do next, from the plan of the site and what was scanned, on this device too. Pure; instants are milliseconds. */
import { evaluateRounds, GRACE_MS, windowEnd, type DuePoint, type PointFinding, type RoundFinding, type ScanFinding } from '../round/evaluate-rounds.ts';
import type { Scan, ScannedPoint } from '../round/scan-places.ts';
import type { Round } from '../round/evaluate-rounds.ts';

/** How long before its start a shift is shown, and how long after its end: as scans are taken. */
const BEFORE_MS = 30 * 60_000;
const AFTER_MS = 2 * 3_600_000;

export interface PlannedOperation {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** The guard is planned for it; a plan that was kept by an older page does not say. */
  readonly own?: boolean | undefined;
  readonly rounds: readonly Round[];
  readonly scans: readonly Scan[];
}

/** The shift to show at this moment; of several the guard's own around it, then the one that runs, then the one that began last. null: none. */
export function operationAt<O extends PlannedOperation>(operations: readonly O[], now: number): O | null {
  const open = operations.filter(({ start, end }) => now >= start - BEFORE_MS && now <= end + AFTER_MS);
  const runs = ({ start, end }: O) => now >= start && now <= end;
  const isOwn = ({ own, end }: O) => own === true && now <= end + BEFORE_MS;
  return open.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || Number(runs(b)) - Number(runs(a)) || b.start - a.start)[0] ?? null;
}

export interface ShownPoint extends PointFinding {
  readonly due: number;
  /** When a scan is on time: both ends belong to it. */
  readonly from: number;
  readonly until: number;
}
export interface ShownRound {
  readonly id: number;
  readonly start: number;
  readonly strict: boolean;
  readonly status: RoundFinding['status'];
  readonly points: readonly ShownPoint[];
}
export interface RoundPlan {
  /** The round that is walked now, or begins next. null: no more on this shift. */
  readonly round: ShownRound | null;
  /** The point to go to. null: all are done, or no round is left. */
  readonly next: ShownPoint | null;
  readonly rounds: readonly ShownRound[];
  readonly scans: readonly ScanFinding[];
}

const windowOf = ({ due, tolerance }: DuePoint) => ({ due, from: due - tolerance, until: due + tolerance });
const isOpen = ({ status, provisional }: PointFinding) => status === 'pending' || (status === 'missed' && provisional);

/** @param own scans of this device that the server has not told yet; those that it has told are left out by their name */
export function planRound(operation: PlannedOperation, checkpoints: readonly ScannedPoint[], own: readonly Scan[], now: number): RoundPlan {
  const told = new Set(operation.scans.map(({ ref }) => ref));
  const scans = [...operation.scans, ...own.filter(({ ref }) => !told.has(ref))];
  const found = evaluateRounds({ start: operation.start, rounds: operation.rounds, checkpoints, scans, now });
  const rounds = operation.rounds
    .map((round): ShownRound & { readonly end: number } => {
      const finding = found.rounds.find(({ id }) => id === round.id);
      const points = round.points.flatMap((point) => {
        const own = finding?.points.find(({ checkpoint_id }) => checkpoint_id === point.checkpoint_id);
        return own ? [{ ...own, ...windowOf(point) }] : [];
      });
      return { id: round.id, start: round.start, strict: round.strict, status: finding?.status ?? 'Upcoming', points, end: windowEnd(round) };
    })
    .toSorted((a, b) => a.start - b.start || a.id - b.id);
  const round = rounds.find(({ status, end }) => status !== 'Completed' && now <= end + GRACE_MS) ?? null;
  const open = round?.points.filter(isOpen) ?? [];
  const next = (round?.strict ? open[0] : open.toSorted((a, b) => a.due - b.due)[0]) ?? null;
  return { round, next, rounds, scans: found.scans };
}
