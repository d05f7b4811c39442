/** SQL of what confirmed days of projects cost. Every query carries the company. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';

/** Money as the table writes it. */
export interface CostFound {
  readonly month: string;
  readonly position_id: number;
  readonly rate: string;
  readonly overtime_rate: string | null;
  readonly days: number;
  readonly cost: string;
  readonly overtime_minutes: number;
  readonly overtime_cost: string;
}

const found = adhocText<CostFound>(
  `select date_trunc('month', r.date)::date::text as month, n.position_id, k.cost as rate, k.overtime_rate, count(*)::int as days, sum(k.cost) as cost,
     sum(k.overtime_minutes)::int as overtime_minutes, sum(k.overtime_cost) as overtime_cost
   from wom_daily_reports r
   join wom_daily_people k on k.company_id = $1 and k.report_id = r.id and k.state = 'present'
   join wom_deployments d on d.company_id = $1 and d.id = k.deployment_id
   join wom_requirements n on n.company_id = $1 and n.id = d.requirement_id
   where r.company_id = $1 and r.project_id = $2 and r.confirmed_at is not null
   group by 1, 2, 3, 4 order by 1, 2, 3 desc, 4`,
);
/** Days with people at one rate, by month and position. */
export const costsOf = (ctx: Ctx, project: number) => found(ctx.client, [ctx.companyId, project]);

const sums = adhocText<{ project_id: number; cost: string }>(
  `select r.project_id, sum(k.cost + k.overtime_cost) as cost
   from wom_daily_reports r join wom_daily_people k on k.company_id = $1 and k.report_id = r.id
   where r.company_id = $1 and r.project_id = any($2::bigint[]) and r.confirmed_at is not null group by 1`,
);
/** What projects cost so far; one without confirmed days is absent. One statement. */
export async function costToDate(ctx: Ctx, projects: readonly number[]): Promise<Map<number, Sen>> {
  if (projects.length === 0) return new Map();
  const rows = await sums(ctx.client, [ctx.companyId, projects]);
  return new Map(rows.map(({ project_id, cost }) => [project_id, fromRinggit(cost)]));
}

const waits = adhocText<{ days: number }>(
  `select count(distinct t.day)::int as days
   from wom_projects p
   join wom_requirements n on n.company_id = $1 and n.project_id = p.id
   join wom_deployments d on d.company_id = $1 and d.requirement_id = n.id and d.confirmed_at is not null and d.cancelled_at is null and not d.standby
     and d.start_date < $3
   cross join generate_series(d.start_date, least(d.end_date, $3::date - 1), interval '1 day') t(day)
   where p.company_id = $1 and p.id = $2 and not p.cancelled and extract(isodow from t.day)::smallint = any(n.weekdays)
     and not exists (select from wom_daily_reports r where r.company_id = $1 and r.project_id = p.id and r.date = t.day::date and r.confirmed_at is not null)`,
);
/** Days before one on which people were deployed and that nobody has confirmed. */
export const waitingDays = async (ctx: Ctx, project: number, before: CalendarDate): Promise<number> =>
  (await waits(ctx.client, [ctx.companyId, project, before]))[0]?.days ?? 0;
