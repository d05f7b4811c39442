/** Guards of the demo who signed in on the phones of their sites; one of the shift that runs has not come. Of what was missed before, nobody is told. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { OLDEST_DAYS } from '../../contract/batch.ts';
import { SESSION_HOURS } from '../../contract/device/device-call.endpoints.ts';
import { noteDuty } from '../operation/tell-duty.ts';

const signedIn = adhocText(
  `insert into patrol_sessions (company_id, device_id, guard_id, token_hash, expires_at, ended_at, signed_out, site_id)
   select $1, d.id, og.guard_id, sha256(convert_to(gen_random_uuid()::text, 'UTF8')), t.begins + make_interval(hours => ${SESSION_HOURS}),
     case when t.ends <= $2 then least(t.ends, t.begins + make_interval(hours => ${SESSION_HOURS})) end, t.ends <= $2, o.site_id
   from patrol_operations o join patrol_operation_guards og on og.company_id = o.company_id and og.operation_id = o.id
   join lateral (select min(id) as id from patrol_devices d where d.company_id = o.company_id and d.site_id = o.site_id and d.type <> 'Point') d on d.id is not null
   cross join lateral (select coalesce(og.joined_at, o.start_at) - make_interval(mins => (3 + og.id % 9)::int) as begins,
     coalesce(og.replaced_at, o.end_at) + make_interval(mins => (og.id % 5)::int) as ends) t
   where o.company_id = $1 and t.begins <= $2 and o.start_at > $2::timestamptz - interval '${OLDEST_DAYS} days' and (o.end_at <= $2 or exists (select from patrol_clockings c
     where c.company_id = $1 and c.operation_id = o.id and c.guard_id = og.guard_id) or og.id % 4 <> 0)`,
);

export async function seedSessions({ tx, now }: DemoStage, company_id: number): Promise<void> {
  await signedIn(tx.client, [company_id, now.toISOString()]);
  await noteDuty(tx, company_id, now);
}
