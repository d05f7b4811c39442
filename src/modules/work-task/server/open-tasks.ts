/** Answers work sites: how many of their tasks are open, for those who may see tasks. */
import { mayAct } from '#platform/contract/access.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { SiteTasks } from '#modules/work-site/server/public.ts';
import { OPEN_STATUSES } from '../contract/rules/task-state.ts';

const counted = adhocText<{ id: number; n: number }>(
  `select s.id, (select count(*) from work_site_tasks o where o.company_id = $1 and o.work_site_id = s.id and o.status = any($3::text[]))::int as n
   from unnest($2::bigint[]) as s (id)`,
);

export const openSiteTasks: SiteTasks = {
  async open(ctx, ids) {
    if (!mayAct(ctx.actor, ctx.services.pages, '/work-task/site')) return null;
    const rows = await counted(ctx.client, [ctx.companyId, ids, OPEN_STATUSES]);
    return new Map(rows.map(({ id, n }) => [Number(id), n]));
  },
};
