/** What guards answered when they were asked whether all is well. Who was not signed in then answers no check; a call for help counts whenever it comes. */
import type { Handle } from '#platform/server/db/connection.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { WelfareAnswer } from '../../contract/emergency/welfare.ts';

export interface FoundAnswer extends WelfareAnswer {
  readonly operation_id: number;
  readonly guard_id: number;
}
const answersOf = adhocText<FoundAnswer>(
  `select o.id as operation_id, a.guard_id, (extract(epoch from a.recorded_at) * 1000)::float8 as at, a.answer
   from patrol_operations o join patrol_welfare_answers a on a.company_id = o.company_id and a.site_id = o.site_id
     and a.recorded_at >= o.start_at and a.recorded_at < o.end_at
     and (not a.outside_session or a.answer = 'Help')
   where o.company_id = $1 and o.id = any($2::bigint[]) and o.welfare_minutes is not null order by a.recorded_at, a.id`,
);

/** By operation, in their order. */
export async function readWelfare(tx: Pick<Handle, 'client'>, company: number, operations: readonly number[]): Promise<Map<number, FoundAnswer[]>> {
  if (operations.length === 0) return new Map();
  return Map.groupBy(await answersOf(tx.client, [company, operations]), ({ operation_id }) => operation_id);
}
