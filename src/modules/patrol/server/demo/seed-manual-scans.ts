/** Points that the control room of the demo entered for guards whose tag or phone failed. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { keepEvaluation } from '../round/keep-evaluation.ts';

const entered = adhocText<{ operation_id: number }>(
  `insert into patrol_clockings (company_id, guard_id, site_id, operation_id, checkpoint_id, client_ref, recorded_at, received_at, offline, method, remark, created_by)
   select $1, og.guard_id, u.site_id, u.operation_id, u.checkpoint_id, 'demo-office-' || u.id, u.due_at + interval '2 minutes', u.due_at + interval '35 minutes', false, 'Manual',
     case when u.id % 2 = 0 then 'The tag is torn off; the guard was seen on the camera.' else 'The phone had no battery; the guard called in from the point.' end, $3::bigint
   from (select u.* from patrol_unscanned_points u where u.company_id = $1 and u.window_end_at < $2::timestamptz - interval '1 hour'
       and not exists (select from patrol_point_decisions d where d.company_id = u.company_id and d.round_id = u.round_id and d.checkpoint_id = u.checkpoint_id)
     order by u.due_at desc, u.id limit 2) u
   cross join lateral (select min(g.guard_id) as guard_id from patrol_operation_guards g where g.company_id = u.company_id and g.operation_id = u.operation_id and g.replaced_at is null) og
   where og.guard_id is not null returning operation_id`,
);

/** @param user of the control room */
export async function seedManualScans({ tx, now }: DemoStage, company_id: number, user: number): Promise<void> {
  const rows = await entered(tx.client, [company_id, now.toISOString(), user]);
  await keepEvaluation(tx, company_id, [...new Set(rows.map(({ operation_id }) => operation_id))], now.getTime());
}
