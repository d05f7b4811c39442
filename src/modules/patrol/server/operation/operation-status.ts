/** How far an operation is, which nobody stores: time says it. */
import { and, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { instantText } from '#platform/server/db/pool.ts';
import type { OperationStatus } from '../../contract/operation/operation.endpoints.ts';
import { patrolOperations as o } from './operation.tables.ts';

/** @param now an instant */
export function inStatus(status: OperationStatus, now: string): SQL | undefined {
  if (status === 'Cancelled') return isNotNull(o.cancelled_at);
  const at = { Upcoming: gt(o.start_at, now), 'On Going': and(lte(o.start_at, now), gt(o.end_at, now)), Completed: lte(o.end_at, now) }[status];
  return and(isNull(o.cancelled_at), at);
}
/** @param now milliseconds */
export function statusOf({ cancelled_at, start_at, end_at }: typeof o.$inferSelect, now: number): OperationStatus {
  if (cancelled_at !== null) return 'Cancelled';
  if (Date.parse(instantText(start_at)) > now) return 'Upcoming';
  return Date.parse(instantText(end_at)) > now ? 'On Going' : 'Completed';
}
