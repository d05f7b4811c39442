/** What happened in operations: their rounds and scans as the pure rules want them, a fixed number of statements for a page of operations. */
import type { Handle } from '#platform/server/db/connection.ts';
import { adhocText, preparedText } from '#platform/server/db/prepared.ts';
import { evaluateRounds, type Patrolled, type Round, type ScanFinding } from '../../contract/round/evaluate-rounds.ts';
import type { Scan, ScannedPoint } from '../../contract/round/scan-places.ts';
import type { RoutePoint } from '../../contract/site/route-times.ts';

const MINUTE = 60_000;
const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

interface FoundRound {
  readonly id: number;
  readonly route_id: number;
  readonly route: string;
  readonly start: number;
  readonly points: RoutePoint[];
  /** Its start was drawn by chance. */
  readonly drawn: boolean;
  readonly strict: boolean;
  readonly min_leg_seconds: number;
  readonly excuses: Record<string, string>;
}
const ROUNDS = `select r.id, r.route_id, w.name as route, ${ms('r.start_at')} as start, r.points, w.random_minutes is not null as drawn, r.strict, r.min_leg_seconds, r.excuses
  from patrol_rounds r join patrol_routes w on w.company_id = r.company_id and w.id = r.route_id
  where r.company_id = $1 and r.operation_id = o.id order by r.start_at, r.id`;

interface FoundScan extends Omit<Scan, 'position' | 'settled'> {
  /** The office entered it: neither its clock nor its place is the device's. */
  readonly manual: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly accuracy_m: number | null;
  readonly distance_m: number | null;
  readonly far: boolean;
  readonly copied: boolean;
}
const SCANS = `select c.client_ref as ref, c.checkpoint_id, ${ms('c.recorded_at')} as at, ${ms("case when c.method = 'Manual' then c.recorded_at else c.received_at end")} as received, c.offline,
    c.method = 'Manual' as manual, c.lat::float8 as lat, c.lng::float8 as lng, c.accuracy_m, c.stale_code as stale, c.guard_id as guard,
    c.distance_m, c.flags ? 'far' as far, c.flags ? 'copied' as copied,
    exists (select from patrol_operation_guards g where g.company_id = $1 and g.operation_id = o.id and g.guard_id = c.guard_id
      and (g.replaced_at is null or c.recorded_at < g.replaced_at)) as planned
  from patrol_clockings c where c.company_id = $1 and c.operation_id = o.id`;

export interface FoundPoint extends ScannedPoint {
  readonly code: string;
  readonly name: string;
}
const POINTS = `select c.id, c.code, c.name, c.type = 'GPS' as gps, c.lat::float8 as lat, c.lng::float8 as lng, c.radius_m, c.far_m
  from patrol_checkpoints c where c.company_id = $1 and c.site_id = o.site_id`;

interface Found {
  readonly id: number;
  readonly begins: number;
  readonly rounds: readonly FoundRound[];
  readonly scans: readonly FoundScan[];
  readonly points: readonly FoundPoint[];
}
const listOf = (select: string, name: string) => `(select coalesce(json_agg(t), '[]') from (${select}) t) as ${name}`;
const OPERATIONS = (which: string) =>
  `select o.id, ${ms('o.start_at')} as begins, ${listOf(ROUNDS, 'rounds')}, ${listOf(SCANS, 'scans')}, ${listOf(POINTS, 'points')}
   from patrol_operations o where o.company_id = $1 and ${which}`;
/** Every batch of scans asks it, nearly always of one operation: that plan is kept. */
const operationOf = preparedText<Found>('patrol.patrolled', OPERATIONS('o.id = $2'));
const operationsOf = adhocText<Found>(OPERATIONS('o.id = any($2::bigint[])'));

const PLACED = 'app.placed_operations';
/**
 * Operations that a statement finds, for those that are sent behind it in the same round trip: a setting of the transaction holds them.
 * @param operations SQL of their ids, an array
 */
export const LEAVE_OPERATIONS = (operations: string): string => `set_config('${PLACED}', coalesce(${operations}, '{}')::text, true)`;
/** SQL of those that were left. */
export const PLACED_OPERATIONS = `nullif(current_setting('${PLACED}', true), '')::bigint[]`;
const operationsPlaced = preparedText<Found>('patrol.patrolled-placed', OPERATIONS(`o.id = any(${PLACED_OPERATIONS})`));

const roundOf = ({ id, route_id, start, points, strict, min_leg_seconds, excuses }: FoundRound): Round => ({
  id,
  route_id,
  start,
  strict,
  min_leg_ms: min_leg_seconds * 1000,
  points: points.map(({ checkpoint_id, offset_minutes, tolerance_minutes }) => ({
    checkpoint_id,
    due: start + offset_minutes * MINUTE,
    tolerance: tolerance_minutes * MINUTE,
    excused: String(checkpoint_id) in excuses,
  })),
});

/** Whoever enters a scan says that the guard was there, which a GPS point wants to know. */
const pinOf = (point: FoundPoint | undefined): Scan['position'] =>
  point?.gps && point.lat !== null && point.lng !== null ? { lat: point.lat, lng: point.lng, accuracy_m: 0 } : null;

export interface Evaluated {
  readonly rounds: readonly FoundRound[];
  readonly points: ReadonlyMap<number, FoundPoint>;
  readonly scans: ReadonlyMap<string, FoundScan>;
  readonly found: ReturnType<typeof evaluateRounds>;
}

export interface ReadOperation {
  readonly rounds: readonly FoundRound[];
  readonly points: ReadonlyMap<number, FoundPoint>;
  readonly scans: readonly FoundScan[];
  readonly patrolled: Patrolled;
}

/** A position is erased in time (`../patrol-jobs.ts`); a distance without one, or that it was copied, says that there was one. */
const placeOf = ({
  lat,
  lng,
  accuracy_m,
  distance_m,
  far,
  copied,
}: Pick<FoundScan, 'lat' | 'lng' | 'accuracy_m' | 'distance_m' | 'far' | 'copied'>): Pick<Scan, 'position' | 'settled'> =>
  lat !== null && lng !== null
    ? { position: { lat, lng, accuracy_m: accuracy_m ?? 0 } }
    : { position: null, ...((distance_m !== null || copied) && { settled: { distance_m, isFar: far, isCopied: copied } }) };

const readOf = ({ begins, rounds, scans, points: found }: Found, now: number): ReadOperation => {
  const points = new Map(found.map((point) => [point.id, point]));
  const patrolled: Patrolled = {
    start: begins,
    rounds: rounds.map(roundOf),
    checkpoints: found,
    scans: scans.map(({ manual, lat, lng, accuracy_m, distance_m, far, copied, ...scan }) => ({
      ...scan,
      ...(manual ? { position: pinOf(points.get(scan.checkpoint_id ?? 0)) } : placeOf({ lat, lng, accuracy_m, distance_m, far, copied })),
    })),
    now,
  };
  return { rounds, points, scans, patrolled };
};
/** Scans are named as their devices named them, so that equal times come in one order, whichever was sent first. */
const byOperation = (found: readonly Found[], now: number) =>
  new Map(found.toSorted((a, b) => a.id - b.id).map((operation) => [operation.id, readOf(operation, now)]));

/** By operation, the smaller number first. @param now milliseconds */
export async function readPatrolled(tx: Pick<Handle, 'client'>, company: number, ids: readonly number[], now: number): Promise<Map<number, ReadOperation>> {
  return byOperation(await (ids.length === 1 ? operationOf(tx.client, [company, ids[0]]) : operationsOf(tx.client, [company, ids])), now);
}

/** The same of those in `PLACED_OPERATIONS`. */
export const readPlaced = async (tx: Pick<Handle, 'client'>, company: number, now: number): Promise<Map<number, ReadOperation>> =>
  byOperation(await operationsPlaced(tx.client, [company]), now);

/** By operation, what its scans make of its rounds. @param now milliseconds */
export async function evaluateOperations(tx: Pick<Handle, 'client'>, company: number, ids: readonly number[], now: number): Promise<Map<number, Evaluated>> {
  const read = await readPatrolled(tx, company, ids, now);
  return new Map(
    [...read].map(([id, { rounds, points, scans, patrolled }]) => [
      id,
      { rounds, points, scans: new Map(scans.map((scan) => [scan.ref, scan])), found: evaluateRounds(patrolled) },
    ]),
  );
}

const evaluated = adhocText(
  `update patrol_clockings c set status = t.status, round_id = t.round_id, flags = t.flags, distance_m = t.distance_m, updated_at = clock_timestamp()
   from json_to_recordset($2) as t(ref text, status text, round_id bigint, flags jsonb, distance_m integer)
   where c.company_id = $1 and c.client_ref = t.ref and (c.status, c.round_id, c.flags, c.distance_m) is distinct from (t.status, t.round_id, t.flags, t.distance_m)`,
);
/** Writes to the scans what they count for. */
export const writeFindings = (tx: Pick<Handle, 'client'>, company: number, findings: readonly ScanFinding[]): Promise<unknown> =>
  evaluated(tx.client, [company, JSON.stringify(findings)]);
export const keepFindings = (tx: Pick<Handle, 'client'>, company: number, found: ReadonlyMap<number, Evaluated>): Promise<unknown> =>
  writeFindings(
    tx,
    company,
    [...found.values()].flatMap((each) => each.found.scans),
  );
