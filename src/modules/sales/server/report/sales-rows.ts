/**
 * What was sold and what was to be sold, a row for each period and each project, outlet, promoter or product. The page and its file ask the
 * same statement. A target counts by the days of its span: up to a day it is the share of the days that have passed, rounded to the sen, so
 * that its days add up to it.
 */
import { sql, type SQL } from 'drizzle-orm';
import { daysInclusive, endOfMonth, endOfWeek, startOfMonth, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SalesGroup, SalesStep, showSalesFigures } from '../../contract/report/sales-figures.endpoints.ts';
import { SALES_REPORT } from './sales-report.messages.ts';

export type SalesFilter = ParsedInput<typeof showSalesFigures>;

/** Days of one answer, at most. */
const MOST_DAYS = 420;

/** Whole weeks around what is asked; by week those of its months. @throws 422 where they are too many */
export function salesSpan(ctx: Ctx, { start_date, end_date, step }: SalesFilter): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const first = start_date ?? todayIn(ctx.clock, ctx.actor.timeZone);
  const last = end_date ?? first;
  const [from, to] = step === 'day' ? [startOfWeek(first), endOfWeek(last)] : [startOfWeek(startOfMonth(first)), endOfWeek(endOfMonth(last))];
  if (daysInclusive(from, to) > MOST_DAYS) throw invalid('end_date', SALES_REPORT.tooLong);
  return { from, to };
}

const ifAsked = (value: unknown, condition: SQL) => (value === undefined || value === '' ? sql`` : sql` and ${condition}`);
const periodOf = (step: SalesStep, day: SQL) => (step === 'day' ? day : sql`date_trunc('week', ${day}::timestamp)::date`);

/** The project is the one that is asked for, else one that runs; the outlet is in the state that is asked for. */
const within = ({ companyId }: Ctx, { project_id, outlet_id, state }: SalesFilter, of: Readonly<Record<'project' | 'outlet', SQL>>) =>
  sql`${
    project_id === undefined
      ? sql`exists (select from sales_projects r where r.company_id = ${companyId} and r.id = ${of.project} and r.status = 'On Going' and r.deleted_at is null)`
      : sql`${of.project} = ${project_id}`
  }${ifAsked(outlet_id, sql`${of.outlet} = ${outlet_id}`)}${ifAsked(state, sql`exists (select from sales_outlets o where o.company_id = ${companyId} and o.id = ${of.outlet} and o.state = ${state})`)}`;

const KEYS: Readonly<Record<SalesGroup, SQL>> = {
  project: sql`s.project_id`,
  outlet: sql`s.outlet_id`,
  promoter: sql`s.promoter_id`,
  product: sql`e.product_id`,
};

/** What was sold less what was brought back, by the day of its schedule. */
function soldRows(ctx: Ctx, filter: SalesFilter, by: SalesGroup): SQL {
  const { from, to } = salesSpan(ctx, filter);
  return sql`select ${periodOf(filter.step, sql`s.date`)} as period, ${KEYS[by]} as key,
      sum(case e.type when 'sale' then e.quantity else -e.quantity end) as units, sum(case e.type when 'sale' then e.amount else -e.amount end) as amount
    from sales_stocks e join sales_schedules s on s.company_id = e.company_id and s.id = e.schedule_id
    where e.company_id = ${ctx.companyId} and e.voided_at is null and e.type in ('sale', 'sale return') and s.date between ${from}::date and ${to}::date
      and ${within(ctx, filter, { project: sql`s.project_id`, outlet: sql`s.outlet_id` })}${ifAsked(filter.promoter_id, sql`s.promoter_id = ${filter.promoter_id}`)}
    group by 1, 2`;
}

/** Targets with their days: of projects, or of their outlets where outlets are asked for; promoters and products have none. */
function targetsOf(ctx: Ctx, filter: SalesFilter, by: SalesGroup): SQL | null {
  if (filter.promoter_id !== undefined || by === 'promoter' || by === 'product') return null;
  if (by === 'project' && filter.outlet_id === undefined && !filter.state)
    return sql`select r.id as key, r.target_sales_amount as target, r.start_date as since, r.end_date as until from sales_projects r
      where r.company_id = ${ctx.companyId} and r.deleted_at is null and r.target_sales_amount is not null
        and ${filter.project_id === undefined ? sql`r.status = 'On Going'` : sql`r.id = ${filter.project_id}`}`;
  return sql`select ${by === 'outlet' ? sql`t.outlet_id` : sql`t.project_id`} as key, t.target_sales_amount as target,
      coalesce(t.start_date, p.start_date) as since, coalesce(t.end_date, p.end_date) as until
    from sales_project_outlets t join sales_projects p on p.company_id = t.company_id and p.id = t.project_id and p.deleted_at is null
    where t.company_id = ${ctx.companyId} and t.status = 'Active' and t.target_sales_amount is not null
      and ${within(ctx, filter, { project: sql`t.project_id`, outlet: sql`t.outlet_id` })}`;
}

function aimedRows(ctx: Ctx, filter: SalesFilter, by: SalesGroup): SQL {
  const targets = targetsOf(ctx, filter, by);
  if (!targets) return sql`select null::date as period, null::bigint as key, null::numeric as target where false`;
  const { from, to } = salesSpan(ctx, filter);
  const days = filter.step === 'day' ? 1 : 7;
  return sql`select d.period, a.key, sum(round(a.target * (least(d.last, a.until) - a.since + 1) / (a.until - a.since + 1), 2)
      - round(a.target * (greatest(d.period, a.since) - a.since) / (a.until - a.since + 1), 2)) as target
    from (select ${from}::date + n as period, ${from}::date + n + ${days - 1}::int as last
          from generate_series(0, ${to}::date - ${from}::date, ${days}::int) n) d
    join (${targets}) a on a.since <= d.last and a.until >= d.period and a.until >= a.since
    group by 1, 2`;
}

const NAMES: Readonly<Record<SalesGroup, SQL>> = {
  project: sql`sales_projects`,
  outlet: sql`sales_outlets`,
  promoter: sql`sales_promoters`,
  product: sql`sales_products`,
};

/** Of the columns `period`, `key`, `name`, `units`, `amount`, `target`; periods without anything are left out. */
export const salesRows = (ctx: Ctx, filter: SalesFilter, by: SalesGroup = filter.by): SQL =>
  sql`select coalesce(sold.period, aimed.period) as period, n.id as key, n.name, coalesce(sold.units, 0) as units, coalesce(sold.amount, 0) as amount, aimed.target
    from (${soldRows(ctx, filter, by)}) sold full join (${aimedRows(ctx, filter, by)}) aimed on aimed.period = sold.period and aimed.key = sold.key
    join ${NAMES[by]} n on n.company_id = ${ctx.companyId} and n.id = coalesce(sold.key, aimed.key)
    order by 1, lower(n.name), n.id`;
