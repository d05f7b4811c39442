/** What happened in operations: their rounds and scans as the pure rules want them, a fixed number of statements for a page of operations. */
import type { Handle } from '#platform/server/db/connection.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { evaluateRounds, type Patrolled, type Round, type ScanFinding } from '../../contract/round/evaluate-rounds.ts';
import type { Scan, ScannedPoint } from '../../contract/round/scan-places.ts';
import type { RoutePoint } from '../../contract/site/route-times.ts';

const MINUTE = 60_000;
const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

interface FoundRound {
  readonly id: number;
  readonly operation_id: number;
  readonly route_id: number;
  readonly route: string;
  readonly begins: number;
  readonly start: number;
  readonly points: RoutePoint[];
  readonly strict: boolean;
  readonly min_leg_seconds: number;
  readonly excuses: Record<string, string>;
}
const roundsOf = adhocText<FoundRound>(
  `select r.id, r.operation_id, r.route_id, w.name as route, ${ms('o.start_at')} as begins, ${ms('r.start_at')} as start, r.points, r.strict, r.min_leg_seconds, r.excuses
   from patrol_rounds r join patrol_operations o on o.company_id = r.company_id and o.id = r.operation_id
   join patrol_routes w on w.company_id = r.company_id and w.id = r.route_id
   where r.company_id = $1 and r.operation_id = any($2::bigint[]) order by r.start_at, r.id`,
);
interface FoundScan extends Omit<Scan, 'position'> {
  /** The office entered it: neither its clock nor its place is the device's. */
  readonly manual: boolean;
  readonly operation_id: number;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly accuracy_m: number | null;
}
const scansOf = adhocText<FoundScan>(
  `select client_ref as ref, operation_id, checkpoint_id, ${ms('recorded_at')} as at, ${ms("case when method = 'Manual' then recorded_at else received_at end")} as received, offline, method = 'Manual' as manual,
     lat::float8 as lat, lng::float8 as lng, accuracy_m, stale_code as stale,
     exists (select from patrol_operation_guards g where g.company_id = $1 and g.operation_id = c.operation_id and g.guard_id = c.guard_id
       and (g.replaced_at is null or c.recorded_at < g.replaced_at)) as planned
   from patrol_clockings c where company_id = $1 and operation_id = any($2::bigint[])`,
);
export interface FoundPoint extends ScannedPoint {
  readonly code: string;
  readonly name: string;
}
const pointsOf = adhocText<FoundPoint & { readonly site_id: number }>(
  `select c.id, c.site_id, c.code, c.name, c.type = 'GPS' as gps, c.lat::float8 as lat, c.lng::float8 as lng, c.radius_m, c.far_m from patrol_checkpoints c
   where c.company_id = $1 and c.site_id in (select site_id from patrol_operations where company_id = $1 and id = any($2::bigint[]))`,
);

const sitesOf = adhocText<{ id: number; site_id: number }>('select id, site_id from patrol_operations where company_id = $1 and id = any($2::bigint[])');

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

/** By operation. Scans are named as their devices named them, so that equal times come in one order, whichever was sent first. @param now milliseconds */
export async function readPatrolled(tx: Pick<Handle, 'client'>, company: number, ids: readonly number[], now: number): Promise<Map<number, ReadOperation>> {
  const asked = [company, ids];
  const [rounds, scans, known, sites] = await pipeline(
    tx,
    () => roundsOf(tx.client, asked),
    () => scansOf(tx.client, asked),
    () => pointsOf(tx.client, asked),
    () => sitesOf(tx.client, asked),
  );
  const roundsBy = Map.groupBy(rounds, ({ operation_id }) => operation_id);
  const scansBy = Map.groupBy(scans, ({ operation_id }) => operation_id);
  const pointsBy = new Map([...Map.groupBy(known, ({ site_id }) => site_id)].map(([site, own]) => [site, new Map(own.map((point) => [point.id, point]))]));
  const siteOf = new Map(sites.map(({ id, site_id }) => [id, site_id]));
  return new Map(
    ids.map((id) => {
      const [own, made] = [roundsBy.get(id) ?? [], scansBy.get(id) ?? []];
      const points = pointsBy.get(siteOf.get(id) ?? 0) ?? new Map<number, FoundPoint>();
      const patrolled: Patrolled = {
        start: own[0]?.begins ?? 0,
        rounds: own.map(roundOf),
        checkpoints: [...points.values()],
        scans: made.map(({ lat, lng, accuracy_m, manual, operation_id: _operation, ...scan }) => ({
          ...scan,
          position: manual ? pinOf(points.get(scan.checkpoint_id ?? 0)) : lat === null || lng === null ? null : { lat, lng, accuracy_m: accuracy_m ?? 0 },
        })),
        now,
      };
      return [id, { rounds: own, points, scans: made, patrolled }];
    }),
  );
}

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
