/** Who is at work now. */
import { adhocText } from '#platform/server/db/prepared.ts';
import { addDays } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';

export interface Presence {
  readonly since: string;
  readonly work_site_id: number | null;
}

/** Of `attendances a`: checked in and not checked out; what was forgotten is not presence. A shift of yesterday may go on. */
export const AT_WORK = `a.checkin_id is not null and a.checkout_id is null and not ('missing_checkout' = any(a.flags))`;

const atWork = adhocText<Presence & { employee_id: number }>(
  `select distinct on (a.employee_id) a.employee_id, r.recorded_at as since, r.work_site_id
   from attendances a join attendance_records r on r.company_id = $1 and r.id = a.checkin_id
   where a.company_id = $1 and a.date >= $2 and ${AT_WORK}
     and ($3::bigint[] is null or a.employee_id = any($3::bigint[]))
   order by a.employee_id, r.recorded_at desc`,
);

/** @param ids whose; null: everybody's. The caller asks for those in sight. @returns by employee; who is not at work is absent */
export async function presenceOf(ctx: Ctx, ids: readonly number[] | null): Promise<Map<number, Presence>> {
  const since = addDays(todayIn(ctx.clock, ctx.actor.timeZone), -1);
  const rows = await atWork(ctx.client, [ctx.companyId, since, ids]);
  return new Map(rows.map(({ employee_id, ...presence }) => [employee_id, presence]));
}
