/** People of the demo who are seen at the door: their punches of the last days are a device's, and their days are judged by those. */
import { dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { evaluateAgain } from '../evaluation/evaluate-again.ts';

export interface SeenPunch {
  readonly id: number;
  readonly employee_id: number;
  readonly device_id: number;
  /** An instant. */
  readonly at: string;
  /** What it was before a device took it: a face says neither. */
  readonly type: 'checkin' | 'checkout';
}

const TAKE = `
  with own as (
    select r.id, r.type, d.device_id from attendance_records r
    join unnest($2::bigint[], $3::bigint[]) as d(employee_id, device_id) on d.employee_id = r.employee_id
    where r.company_id = $1 and r.recorded_at >= $4 and r.source in ('web', 'mobile') and r.voided_at is null and r.for_date is null
      and exists (select from attendances a where a.company_id = $1 and a.employee_id = r.employee_id and r.id in (a.checkin_id, a.checkout_id) and a.start_time is not null)
  )
  update attendance_records r set source = 'fr', type = 'checkin', device_id = own.device_id, lat = null, lng = null, accuracy_m = null, branch_id = null,
    distance_m = null, position = null, inside_percent = null, remark = null
  from own where r.id = own.id
  returning r.id::float as id, r.employee_id::float as employee_id, r.device_id::float as device_id, own.type,
    to_char(r.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`;

/** @param deviceOf by employee @param from first day */
export async function punchByDevice(
  { tx, now }: Pick<DemoStage, 'tx' | 'now'>,
  { company_id, officer }: DemoStaff,
  deviceOf: ReadonlyMap<number, number>,
  from: CalendarDate,
): Promise<SeenPunch[]> {
  const ctx = seedContext(tx, { ...officer, companyId: company_id }, fixedClock(now.toISOString()));
  const ids = [...deviceOf.keys()];
  const { rows } = await ctx.client.query<SeenPunch>(TAKE, [company_id, ids, [...deviceOf.values()], startOfDateIn(from, ctx.actor.timeZone)]);
  const to = dateInZone(now);
  await evaluateAgain(
    ctx,
    ids.map((employee_id) => ({ employee_id, from, to })),
    { evenLocked: true },
  );
  return rows.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
