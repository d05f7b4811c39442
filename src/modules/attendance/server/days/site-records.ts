/** Answers work sites: which of them attendance names, and on how many days somebody came to each place. */
import { adhocText } from '#platform/server/db/prepared.ts';
import { placeKey, type SiteRecords } from '#modules/work-site/server/public.ts';

const named = adhocText<{ id: string }>(
  `select s.id from unnest($2::bigint[]) as s (id)
   where exists (select from attendance_records r where r.company_id = $1 and r.work_site_id = s.id)
      or exists (select from attendance_schedules p where p.company_id = $1 and p.work_site_id = s.id)
      or exists (select from attendance_corrections c where c.company_id = $1 and c.work_site_id = s.id)
      or exists (select from roster_needs n where n.company_id = $1 and n.work_site_id = s.id)`,
);

const days = adhocText<{ of: 'site' | 'branch'; id: string; n: number }>(
  `select case when r.work_site_id is null then 'branch' else 'site' end as of, coalesce(r.work_site_id, r.branch_id) as id, count(distinct a.date)::int as n
   from attendances a join attendance_records r on r.company_id = a.company_id and r.id = a.checkin_id
   where a.company_id = $1 and a.employee_id = $2 and coalesce(r.work_site_id, r.branch_id) is not null
   group by 1, 2`,
);

export const recordsOfSites: SiteRecords = {
  used: async (ctx, ids) => new Set((await named(ctx.client, [ctx.companyId, ids])).map(({ id }) => Number(id))),
  days: async (ctx, employeeId) => new Map((await days(ctx.client, [ctx.companyId, employeeId])).map(({ of, id, n }) => [placeKey({ of, id: Number(id) }), n])),
};
