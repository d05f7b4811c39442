/** Links that the client of the demo was sent to the night before: one that opens, for a time, and one that was ended. Nobody knows their secrets. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { digestOf, newSecret } from '#modules/identity/server/public.ts';

const made = adhocText(
  `insert into patrol_certificates (company_id, operation_id, name, token_hash, expires_at, revoked_at, opened, last_opened_at, created_at)
   select $1, o.id, t.name, case t.ended when true then $3::bytea else $4::bytea end, o.end_at + interval '30 days',
     case when t.ended then o.end_at + interval '2 hours' end, t.opened, case when t.opened > 0 then o.end_at + interval '90 minutes' end, o.end_at + interval '1 hour'
   from (select id, end_at from patrol_operations where company_id = $1 and end_at + interval '2 hours' < $2 order by end_at desc, id limit 1) o
   cross join (values ('Puan Contoh, management office', false, 3), ('Encik Contoh, former manager', true, 0)) t(name, ended, opened)`,
);

export async function seedCertificates({ tx, now }: DemoStage, company_id: number): Promise<void> {
  await made(tx.client, [company_id, now.toISOString(), digestOf(newSecret()), digestOf(newSecret())]);
}
