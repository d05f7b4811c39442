/** Who came to a shift: a guard is there who signed in on a device of the site during it, or scanned one of its points. */
import type { Handle } from '#platform/server/db/connection.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { OLDEST_DAYS } from '../../contract/batch.ts';
import { SESSION_HOURS } from '../../contract/device/device-call.endpoints.ts';
import { ABSENT_MINUTES, type Presence } from '../../contract/operation/operation.endpoints.ts';

const BEGINS = `(s.expires_at - make_interval(hours => ${SESSION_HOURS}))`;
/** Whoever signed in sooner than so long before the start came for another shift. */
const EARLY = "interval '2 hours'";
const ENDS = 'least(s.expires_at, s.ended_at)';
/** Two shifts of a guard at a site that follow each other are one duty: nobody signs in again between them. */
const STAYED = `exists (select from patrol_operation_guards pg join patrol_operations po on po.company_id = pg.company_id and po.id = pg.operation_id
  where pg.company_id = og.company_id and pg.guard_id = og.guard_id and pg.replaced_at is null and po.site_id = o.site_id and po.id <> o.id and po.cancelled_at is null
    and po.start_at < due.due_at and po.end_at >= due.due_at - ${EARLY} and ${BEGINS} < po.end_at)`;

/** Of a guard `og` of an operation `o`: when the guard was to be there, when one signed in and out, and the first scan. @param now SQL of an instant */
export const CAME = (now: string): string => `cross join lateral (select coalesce(og.joined_at, o.start_at) as due_at) due
  cross join lateral (select min(${BEGINS}) as signed_in_at, case when bool_and(${ENDS} <= ${now}) then max(${ENDS}) end as signed_out_at
    from patrol_sessions s where s.company_id = og.company_id and s.guard_id = og.guard_id and s.site_id = o.site_id
      and ${ENDS} > due.due_at and ${BEGINS} < coalesce(og.replaced_at, o.end_at) and (${BEGINS} >= due.due_at - ${EARLY} or ${STAYED}) and ${BEGINS} <= ${now}) came
  cross join lateral (select min(c.recorded_at) as scanned_at
    from patrol_clockings c where c.company_id = og.company_id and c.operation_id = o.id and c.guard_id = og.guard_id) made`;
/** Nobody came, and sessions of the time are kept still. */
export const ABSENT = (now: string): string => `o.cancelled_at is null and og.replaced_at is null and came.signed_in_at is null and made.scanned_at is null
  and due.due_at <= ${now} - interval '${ABSENT_MINUTES} minutes' and due.due_at > ${now} - interval '${OLDEST_DAYS} days'`;

export interface FoundPresence {
  /** Of the guard of the operation. */
  readonly id: number;
  readonly presence: Presence;
  readonly signed_in_at: string | null;
  readonly signed_out_at: string | null;
}
const found = preparedText<FoundPresence>(
  'patrol.presences',
  `select og.id, case when og.replaced_at is not null then 'replaced' when came.signed_in_at is not null or made.scanned_at is not null then 'present'
     when ${ABSENT('$3::timestamptz')} then 'absent' else 'planned' end as presence, came.signed_in_at, came.signed_out_at
   from patrol_operation_guards og join patrol_operations o on o.company_id = og.company_id and o.id = og.operation_id ${CAME('$3::timestamptz')}
   where og.company_id = $1 and og.operation_id = any($2::bigint[])`,
);

/** By the row of the guard of an operation. @param now an instant */
export async function presencesOf(
  tx: Pick<Handle, 'client'>,
  company: number,
  operations: readonly number[],
  now: string,
): Promise<Map<number, FoundPresence>> {
  return new Map((await found(tx.client, [company, operations, now])).map((row) => [row.id, row]));
}
