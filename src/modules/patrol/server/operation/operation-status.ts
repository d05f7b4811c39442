/** How far an operation is, which nobody stores: time says it, and whether the shift was handed over. */
import { and, gt, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { instantText } from '#platform/server/db/pool.ts';
import { HANDOVER_MS, type OperationStatus } from '../../contract/operation/operation.endpoints.ts';
import { patrolOperations as o } from '../operation.tables.ts';

const WITHIN = sql.raw(`interval '${HANDOVER_MS / 1000} seconds'`);

/** What is written in the first hour of a shift hands over the shift before it. */
export const handedOver: SQL<boolean> = sql<boolean>`exists (select from patrol_log_entries h where h.company_id = ${o.company_id} and h.site_id = ${o.site_id}
  and h.kind = 'Handover' and h.act = 'Entry' and h.recorded_at >= ${o.start_at} + ${WITHIN} and h.recorded_at <= ${o.end_at} + ${WITHIN})`;

/** @param now an instant */
export function inStatus(status: OperationStatus, now: string): SQL | undefined {
  if (status === 'Cancelled') return isNotNull(o.cancelled_at);
  const waited = new Date(Date.parse(now) - HANDOVER_MS).toISOString();
  const at = {
    Upcoming: gt(o.start_at, now),
    'On Going': and(lte(o.start_at, now), or(gt(o.end_at, now), and(gt(o.end_at, waited), not(handedOver)))),
    Completed: and(lte(o.end_at, now), or(lte(o.end_at, waited), handedOver)),
  }[status];
  return and(isNull(o.cancelled_at), at);
}
/** @param now milliseconds */
export function statusOf(
  { cancelled_at, start_at, end_at }: Pick<typeof o.$inferSelect, 'cancelled_at' | 'start_at' | 'end_at'>,
  isHandedOver: boolean,
  now: number,
): OperationStatus {
  if (cancelled_at !== null) return 'Cancelled';
  if (Date.parse(instantText(start_at)) > now) return 'Upcoming';
  return Date.parse(instantText(end_at)) + (isHandedOver ? 0 : HANDOVER_MS) > now ? 'On Going' : 'Completed';
}
