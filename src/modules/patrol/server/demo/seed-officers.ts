/** Auxiliary police who go on patrol at one site: every second day shift of the last days and of tomorrow. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';

const SITE = 'Hospital Contoh';

const entered = adhocText(
  `insert into patrol_guards (company_id, security_guard_id, code, position, home_site_id)
   select $1, g.id, 'A' || lpad(row_number() over (order by g.guard_no)::text, 3, '0'), 'Guard', s.id
   from security_guards g join patrol_sites s on s.company_id = g.company_id and s.name = $2
   where g.company_id = $1 and g.guard_no like 'SP-%' and g.status = 'Active'`,
);
const assigned = adhocText(
  `insert into patrol_operation_guards (company_id, operation_id, guard_id)
   select $1, o.id, g.id from patrol_guards g join patrol_operations o on o.company_id = g.company_id and o.site_id = g.home_site_id
   where g.company_id = $1 and g.code like 'A%' and o.shift_name = 'Day' and (o.date - $2::date + g.id) % 2 = 0`,
);

export async function seedOfficers({ tx, today }: DemoStage, company_id: number): Promise<void> {
  await entered(tx.client, [company_id, SITE]);
  await assigned(tx.client, [company_id, today]);
}
