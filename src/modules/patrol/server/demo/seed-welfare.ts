/** Answers of the demo's guards to the question whether all is well: most at once, some late, a few missing. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { noteWelfare } from '../emergency/tell-welfare.ts';

const answered = adhocText(
  `insert into patrol_welfare_answers (company_id, client_ref, device_id, guard_id, site_id, recorded_at, received_at, offline, answer)
   select o.company_id, md5('demo-welfare ' || o.id || ' ' || n)::uuid, d.id, c.guard_id, o.site_id, a.at, a.at + interval '2 seconds', false, 'OK'
   from patrol_operations o
   join lateral (select min(id) as id from patrol_devices d where d.company_id = o.company_id and d.site_id = o.site_id and d.type <> 'Point') d on d.id is not null
   cross join lateral generate_series(1, (extract(epoch from o.end_at - o.start_at) / 60 / o.welfare_minutes)::int) n
   cross join lateral (select o.start_at + make_interval(mins => (o.welfare_minutes * n)::int)
     + make_interval(mins => case when (o.id * 5 + n) % 17 = 0 then 8 else ((o.id + n) % 3)::int + 1 end) as at) a
   join lateral (select min(guard_id) as guard_id from patrol_operation_guards og where og.company_id = o.company_id and og.operation_id = o.id
     and coalesce(og.joined_at, '-infinity') <= a.at and (og.replaced_at is null or og.replaced_at > a.at)) c on c.guard_id is not null
   where o.company_id = $1 and o.welfare_minutes is not null and a.at < least(o.end_at, $2::timestamptz) and (o.id * 7 + n) % 23 <> 0`,
);

export async function seedWelfare({ tx, now }: DemoStage, company_id: number): Promise<void> {
  await answered(tx.client, [company_id, now.toISOString()]);
  // Of the nights before nobody is told any more.
  await noteWelfare(tx, company_id, now);
}
