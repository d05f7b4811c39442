import { sql, type SQL } from 'drizzle-orm';
import { GRACE_MS } from '../../contract/round/evaluate-rounds.ts';
import { patrolOperations as o, patrolUnscannedPoints as u } from '../operation.tables.ts';

/** Points of an operation that nobody scanned and whose round is over, as a column. @param now milliseconds */
export function missedPoints(now: number): SQL<number> {
  const over = new Date(now - GRACE_MS).toISOString();
  return sql<number>`(select count(*)::int from ${u} where ${u.company_id} = ${o.company_id} and ${u.operation_id} = ${o.id} and ${u.window_end_at} < ${over})`;
}
