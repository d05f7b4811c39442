/** What became of operations in sums, for lists: counted from what is kept beside the scans, so that a board of many costs a few index reads. */
import type { Handle } from '#platform/server/db/connection.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { completionOf, GRACE_MS } from '../../contract/round/evaluate-rounds.ts';
import { evaluateOperations, type Evaluated } from '../round/patrolled.ts';

export interface OperationSums {
  readonly rounds: number;
  /** Points of all rounds. */
  readonly expected: number;
  /** Scanned or excused. */
  readonly done: number;
  readonly missed: number;
  /** Milliseconds; null: nothing was scanned. */
  readonly last_scan: number | null;
}
export const NO_SUMS: OperationSums = { rounds: 0, expected: 0, done: 0, missed: 0, last_scan: null };

interface Planned {
  readonly id: number;
  readonly rounds: number;
  readonly expected: number;
}
const planned = adhocText<Planned>(
  `select operation_id as id, count(*)::int as rounds, sum(jsonb_array_length(points))::int as expected from patrol_rounds
   where company_id = $1 and operation_id = any($2::bigint[]) group by 1`,
);
interface Unscanned {
  readonly id: number;
  readonly all: number;
  readonly missed: number;
}
/** Both this and the last scan are read from an index alone. */
const unscanned = adhocText<Unscanned>(
  `select operation_id as id, count(*)::int as all, (count(*) filter (where over_at < $3))::int as missed from patrol_unscanned_points
   where company_id = $1 and operation_id = any($2::bigint[]) group by 1`,
);
const lastScans = adhocText<{ id: number; at: number }>(
  `select operation_id as id, (extract(epoch from max(recorded_at)) * 1000)::float8 as at from patrol_clockings
   where company_id = $1 and operation_id = any($2::bigint[]) group by 1`,
);
const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/**
 * By operation, as `sumsOf` finds them of an evaluation. A point without a scan is a row; a cancelled operation has no rows, so it is evaluated.
 * @param now milliseconds
 */
export async function sumOperations(
  tx: Pick<Handle, 'client'>,
  company: number,
  operations: readonly { readonly id: number; readonly cancelled_at: string | null }[],
  now: number,
): Promise<Map<number, OperationSums>> {
  const asked = [company, operations.map(({ id }) => id)];
  const over = new Date(now - GRACE_MS).toISOString();
  const cancelled = operations.flatMap(({ id, cancelled_at }) => (cancelled_at === null ? [] : [id]));
  const [rounds, points, scans, evaluated] = await pipeline(
    tx,
    () => planned(tx.client, asked),
    () => unscanned(tx.client, [...asked, over]),
    () => lastScans(tx.client, asked),
    async () => (cancelled.length === 0 ? new Map<number, Evaluated>() : evaluateOperations(tx, company, cancelled, now)),
  );
  const [plans, left, last] = [byId(rounds), byId(points), byId(scans)];
  return new Map(
    operations.map(({ id }) => {
      const own = evaluated.get(id);
      if (own) return [id, sumsOf(own)];
      const { rounds: n = 0, expected = 0 } = plans.get(id) ?? {};
      const { all = 0, missed = 0 } = left.get(id) ?? {};
      return [id, { rounds: n, expected, done: expected - all, missed, last_scan: last.get(id)?.at ?? null }];
    }),
  );
}

export function sumsOf({ found, scans }: Evaluated): OperationSums {
  const last = Math.max(0, ...[...scans.values()].map(({ at }) => at));
  return { rounds: found.rounds.length, ...completionOf(found.rounds), last_scan: last > 0 ? last : null };
}
