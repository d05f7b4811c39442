/** What the confirmed days of projects cost, by month and position, as lines of a report. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ReportCells } from '#platform/server/reports/report-definition.ts';

interface Cost {
  readonly month: string;
  readonly project: string;
  readonly position: string;
  /** Money as the table writes it. */
  readonly rate: string;
  readonly days: number;
  readonly cost: string;
  readonly overtime_minutes: number;
  readonly overtime_cost: string;
}

const costs = adhocText<Cost>(
  `select date_trunc('month', r.date)::date::text as month, p.code || ' ' || p.name as project, x.name as position, k.cost as rate, count(*)::int as days,
     sum(k.cost) as cost, sum(k.overtime_minutes)::int as overtime_minutes, sum(k.overtime_cost) as overtime_cost
   from wom_daily_reports r
   join wom_daily_people k on k.company_id = $1 and k.report_id = r.id and k.state = 'present'
   join wom_deployments d on d.company_id = $1 and d.id = k.deployment_id
   join wom_requirements n on n.company_id = $1 and n.id = d.requirement_id
   join positions x on x.company_id = $1 and x.id = n.position_id
   join wom_projects p on p.company_id = $1 and p.id = r.project_id
   where r.company_id = $1 and r.project_id = any($2::bigint[]) and r.confirmed_at is not null and r.date between $3 and $4
   group by 1, 2, 3, 4 order by 2, 1, 3, 4 desc`,
);

/** A line for each month, position and rate of a project. */
export async function costRows(ctx: Ctx, projects: readonly number[], from: CalendarDate, to: CalendarDate): Promise<ReportCells[]> {
  return (await costs(ctx.client, [ctx.companyId, projects, from, to])).map(({ overtime_minutes, ...row }) => {
    const [cost, overtime] = [fromRinggit(row.cost), fromRinggit(row.overtime_cost)];
    return {
      month: row.month,
      project: row.project,
      position: row.position,
      days: row.days,
      rate: toRinggit(fromRinggit(row.rate)),
      cost: toRinggit(cost),
      overtime: Math.round((overtime_minutes / 60) * 100) / 100,
      overtimeCost: toRinggit(overtime),
      total: (cost + overtime) / 100,
    };
  });
}
