import { sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { showTaskCompletion as endpoint } from '../../contract/project/task-completion.endpoints.ts';
import { seenProject } from '../project-reach.ts';

type Counted = Readonly<Record<'schedules' | 'begun' | 'complete', number>>;

const figuresOf = ({ schedules, begun, complete }: Counted) => ({
  schedules,
  begun,
  complete,
  percent: schedules === 0 ? null : Math.round((complete / schedules) * 1000) / 10,
});

/** Inactive tasks and what was recorded for them count nowhere; without active tasks every schedule is complete and none is begun. */
export async function showTaskCompletion(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { outletIds } = await seenProject(ctx, id);
  const { rows } = await ctx.db.execute<{ id: number; name: string } & Counted>(sql`
    with active as (select t.id from sales_project_tasks t where t.company_id = ${ctx.companyId} and t.project_id = ${id} and t.status = 'Active'),
      worked as (
        select s.outlet_id, (select count(*) from sales_task_actions a where a.company_id = s.company_id and a.schedule_id = s.id
                               and a.project_task_id in (select id from active)) as done
        from sales_schedules s
        where s.company_id = ${ctx.companyId} and s.project_id = ${id} and s.status <> 'Cancelled'
          and exists (select from sales_punches i where i.company_id = s.company_id and i.schedule_id = s.id and i.type = 'checkin')
      )
    select o.id::int as id, o.name, count(*)::int as schedules, count(*) filter (where w.done > 0)::int as begun,
      count(*) filter (where w.done >= (select count(*) from active))::int as complete
    from worked w join sales_outlets o on o.company_id = ${ctx.companyId} and o.id = w.outlet_id
    group by o.id, o.name order by lower(o.name), o.id`);
  const seen = rows.filter((row) => outletIds === null || outletIds.includes(row.id));
  const sum = (key: keyof Counted) => seen.reduce((total, row) => total + row[key], 0);
  return {
    data: {
      overall: figuresOf({ schedules: sum('schedules'), begun: sum('begun'), complete: sum('complete') }),
      outlets: seen.map(({ id: outlet, name, ...counted }) => ({ id: outlet, name, ...figuresOf(counted) })),
    },
  };
}
