/** Post orders of the demo's sites: what held until a month ago, what holds, and most guards who have read it. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';

const FIRST = 'Keep the main gate closed from ten at night. Let nobody in without a pass.\nCall the control room before you open the loading bay.';
const SECOND = `Keep the main gate closed from nine at night. Let nobody in without a pass, and write every visitor in the logbook.
Call the control room before you open the loading bay.
In a fire: hold the help button, open the emergency exits, count everybody at the assembly point.
Keys stay in the cabinet; whoever takes one is written in the logbook.`;

const written = adhocText(
  `insert into patrol_post_orders (company_id, site_id, version, text, created_by, created_at)
   select $1, s.id, v.version, v.text, $3::bigint, $2::timestamptz - make_interval(days => v.ago)
   from patrol_sites s cross join (values (1, $4, 200), (2, $5, 30)) v(version, text, ago) where s.company_id = $1 order by s.id, v.version`,
);
const read = adhocText(
  `insert into patrol_post_order_reads (company_id, order_id, guard_id, read_at)
   select $1, p.id, g.id, p.created_at + make_interval(hours => (5 + g.id % 40)::int) from patrol_post_orders p
   join patrol_guards g on g.company_id = p.company_id and g.home_site_id = p.site_id where p.company_id = $1 and (p.version = 1 or g.id % 4 <> 0)`,
);

/** @param user of the control room */
export async function seedOrders({ tx, now }: DemoStage, company_id: number, user: number): Promise<void> {
  await written(tx.client, [company_id, now.toISOString(), user, FIRST, SECOND]);
  await read(tx.client, [company_id]);
}
