/** What came of operations, kept beside their scans: of each scan what it counts for, and a row for each point that no scan fills. */
import type { Handle } from '#platform/server/db/connection.ts';
import { adhocText, preparedText } from '#platform/server/db/prepared.ts';
import { evaluateOperations, keepFindings, PLACED_OPERATIONS } from './patrolled.ts';

type Tx = Pick<Handle, 'client'>;
/** Operations that are evaluated together. */
export const AT_ONCE = 20;

/**
 * Points of rounds without a scan that counts and without an excuse; of a cancelled operation none. It follows the scans as `keepFindings` left them and the
 * clock has no part in it, so nothing must run when a round is over: whoever reads compares the window of the round with the time.
 */
const unscannedKept = adhocText(
  `with due as (
     select o.site_id, o.id as operation_id, r.id as round_id, p.checkpoint_id, r.start_at + make_interval(mins => p.offset_minutes) as due_at, w.window_end_at,
       r.start_at + make_interval(mins => p.offset_minutes + p.tolerance_minutes) as over_at
     from patrol_operations o join patrol_rounds r on r.company_id = o.company_id and r.operation_id = o.id
     cross join lateral (select max(r.start_at + make_interval(mins => q.offset_minutes + q.tolerance_minutes)) as window_end_at
       from jsonb_to_recordset(r.points) as q(offset_minutes integer, tolerance_minutes integer)) w
     cross join lateral jsonb_to_recordset(r.points) as p(checkpoint_id bigint, offset_minutes integer, tolerance_minutes integer)
     where o.company_id = $1 and o.id = any($2::bigint[]) and o.cancelled_at is null and not r.excuses ? p.checkpoint_id::text
       and not exists (select from patrol_clockings c where c.company_id = $1 and c.round_id = r.id and c.checkpoint_id = p.checkpoint_id)
   ), gone as (
     delete from patrol_unscanned_points u where u.company_id = $1 and u.operation_id = any($2::bigint[])
       and not exists (select from due where due.round_id = u.round_id and due.checkpoint_id = u.checkpoint_id)
   )
   insert into patrol_unscanned_points (company_id, site_id, operation_id, round_id, checkpoint_id, due_at, window_end_at, over_at)
   select $1, site_id, operation_id, round_id, checkpoint_id, due_at, window_end_at, over_at from due order by round_id, checkpoint_id
   on conflict (company_id, round_id, checkpoint_id) do nothing`,
);
/** After rounds were planned, a point was excused or an operation cancelled. */
export const keepUnscanned = (tx: Tx, company: number, operations: readonly number[]): Promise<unknown> => unscannedKept(tx.client, [company, operations]);

/** Scans that are stored meanwhile refer to their operation, so the lock is one that references do not meet. */
const locked = preparedText(
  'patrol.hold-operations',
  'select id from patrol_operations where company_id = $1 and id = any($2::bigint[]) order by id for no key update',
);

const heldPlaced = preparedText(
  'patrol.hold-placed',
  `select id from patrol_operations where company_id = $1 and id = any(${PLACED_OPERATIONS}) order by id for no key update`,
);
/** Those that a statement in front of it has left in `PLACED_OPERATIONS`. */
export const lockPlaced = (tx: Tx, company: number): Promise<unknown> => heldPlaced(tx.client, [company]);

export const lockOperations = (tx: Tx, company: number, ids: readonly number[]): Promise<unknown> => locked(tx.client, [company, ids]);

/** After what scans are compared with changed, and after scans that were stored without it. @param now milliseconds */
export async function keepEvaluation(tx: Tx, company: number, operations: readonly number[], now: number): Promise<void> {
  for (let from = 0; from < operations.length; from += AT_ONCE) {
    const ids = operations.slice(from, from + AT_ONCE);
    await lockOperations(tx, company, ids);
    await keepFindings(tx, company, await evaluateOperations(tx, company, ids, now));
    await keepUnscanned(tx, company, ids);
  }
}

const scannedAt = adhocText<{ id: number }>(
  `select distinct operation_id as id from patrol_clockings where company_id = $1 and checkpoint_id = any($2::bigint[]) and operation_id is not null and recorded_at >= $3
   order by 1`,
);
/** Operations in which these checkpoints were scanned since then. */
export const operationsOver = async (tx: Tx, company: number, checkpoints: readonly number[], since: string): Promise<number[]> =>
  (await scannedAt(tx.client, [company, checkpoints, since])).map(({ id }) => id);
