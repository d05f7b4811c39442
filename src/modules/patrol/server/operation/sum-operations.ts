/** What became of operations in sums, for lists: counted from what is kept beside the scans, so that a board of many costs a few index reads. */
import type { Handle } from '#platform/server/db/connection.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { completionOf, GRACE_MS } from '../../contract/round/evaluate-rounds.ts';
import { evaluateOperations, type Evaluated } from '../round/patrolled.ts';

const MINUTE = 60_000;

export interface OperationSums {
  readonly rounds: number;
  /** Points of all rounds. */
  readonly expected: number;
  /** Scanned or excused. */
  readonly done: number;
  readonly missed: number;
  /** Milliseconds; null: nothing was scanned. */
  readonly last_scan: number | null;
  /** The point whose time ends next, of those that wait for a scan. */
  readonly next: NextPoint | null;
}
interface NextPoint {
  readonly point: string;
  /** Milliseconds. */
  readonly due: number;
}
export const NO_SUMS: OperationSums = { rounds: 0, expected: 0, done: 0, missed: 0, last_scan: null, next: null };

interface Kept {
  readonly id: number;
  readonly rounds: number;
  readonly expected: number;
  readonly left: number;
  readonly missed: number;
  readonly last_scan: number | null;
  readonly next_point: string | null;
  readonly next_due: number | null;
}
/** What waits for a scan and the last scan are read from an index alone. */
const keptOf = preparedText<Kept>(
  'patrol.sum-operations',
  `select o.id, p.rounds, p.expected, u.left, u.missed, s.last_scan, n.next_point, n.next_due
   from patrol_operations o
   cross join lateral (select count(*)::int as rounds, coalesce(sum(jsonb_array_length(points)), 0)::int as expected from patrol_rounds
     where company_id = $1 and operation_id = o.id) p
   cross join lateral (select count(*)::int as left, (count(*) filter (where over_at < $3))::int as missed from patrol_unscanned_points
     where company_id = $1 and operation_id = o.id) u
   cross join lateral (select (extract(epoch from max(recorded_at)) * 1000)::float8 as last_scan from patrol_clockings
     where company_id = $1 and operation_id = o.id) s
   left join lateral (select c.name as next_point, (extract(epoch from w.due_at) * 1000)::float8 as next_due
     from patrol_unscanned_points w join patrol_checkpoints c on c.company_id = $1 and c.id = w.checkpoint_id
     where w.company_id = $1 and w.operation_id = o.id and w.over_at >= $3 order by w.over_at, w.due_at, w.round_id, w.checkpoint_id limit 1) n on true
   where o.company_id = $1 and o.id = any($2::bigint[])`,
);

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
  const over = new Date(now - GRACE_MS).toISOString();
  const ids = operations.map(({ id }) => id);
  const cancelled = operations.flatMap(({ id, cancelled_at }) => (cancelled_at === null ? [] : [id]));
  const [kept, evaluated] = await pipeline(
    tx,
    () => keptOf(tx.client, [company, ids, over]),
    async () => (cancelled.length === 0 ? new Map<number, Evaluated>() : evaluateOperations(tx, company, cancelled, now)),
  );
  return new Map([
    ...kept.map(({ id, left, next_point, next_due, ...own }): [number, OperationSums] => {
      const next = next_point === null || next_due === null ? null : { point: next_point, due: next_due };
      return [id, { ...own, done: own.expected - left, next }];
    }),
    ...[...evaluated].map(([id, own]) => [id, sumsOf(own)] as const),
  ]);
}

/** The order in which their time ends, then the order of their rounds. */
function nextOf({ rounds, points, found }: Evaluated): NextPoint | null {
  const waiting = rounds.flatMap(({ id, start, points: planned }) => {
    const statuses = new Map(found.rounds.find((round) => round.id === id)?.points.map(({ checkpoint_id, status }) => [checkpoint_id, status]));
    return planned
      .filter(({ checkpoint_id }) => statuses.get(checkpoint_id) === 'pending')
      .map(({ checkpoint_id, offset_minutes, tolerance_minutes }) => {
        const due = start + offset_minutes * MINUTE;
        return { point: points.get(checkpoint_id)?.name ?? '', due, over: due + tolerance_minutes * MINUTE, order: [id, checkpoint_id] as const };
      });
  });
  const [next] = waiting.sort((a, b) => a.over - b.over || a.due - b.due || a.order[0] - b.order[0] || a.order[1] - b.order[1]);
  return next ? { point: next.point, due: next.due } : null;
}

export function sumsOf(evaluated: Evaluated): OperationSums {
  const { found, scans } = evaluated;
  const last = Math.max(0, ...[...scans.values()].map(({ at }) => at));
  return { rounds: found.rounds.length, ...completionOf(found.rounds), last_scan: last > 0 ? last : null, next: nextOf(evaluated) };
}
