/** Sums that are kept beside the payrolls: the totals of a period without a look at its rows, and the months of a year. */
import { and, eq, gte, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { countEmployed, employedIn, employees, notEmployedIn, visible } from '#modules/employee/server/public.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { sumTotals, TOTAL_KEYS } from '../../contract/calculation/payroll-summary.ts';
import { PAYROLL_ROW_STATUSES, type PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import type { ListFilter, StatusTotals } from '../list/payroll-list.store.ts';
import { payrolls } from '../payroll.tables.ts';
import { payrollTotalSums as kept } from './run.tables.ts';

type Key = (typeof TOTAL_KEYS)[number];
const NO_TOTALS = sumTotals([]);

/** The kept sums know whole periods of a whole company only. */
const isWhole = (ctx: Ctx, filter: ListFilter) =>
  ctx.actor.scope.all && !filter.keyword && !filter.branch_id && !filter.division_id && !filter.department_id && !filter.employee_id && !filter.kind;

/** Payrolls of people whose dates were changed afterwards, so that the list no longer shows them: to be taken off. */
async function unlisted(ctx: Ctx, period: PayPeriod) {
  const sums = Object.fromEntries(TOTAL_KEYS.map((key) => [key, sql<string>`-coalesce(sum(${payrolls[key]}), 0)`])) as Record<Key, SQL<string>>;
  return ctx.db
    .select({ status: payrolls.status, payrolls: sql<number>`-count(*)::int`, ...sums })
    .from(employees)
    .innerJoin(payrolls, and(eq(payrolls.company_id, employees.company_id), eq(payrolls.employee_id, employees.id), isNull(payrolls.deleted_at)))
    .where(
      and(
        visible(ctx),
        notEmployedIn(period.start_date, period.end_date),
        gte(payrolls.start_date, period.start_date),
        lte(payrolls.start_date, period.end_date),
      ),
    )
    .groupBy(payrolls.status);
}

/** Payrolls beside the monthly ones of those who are listed: few, and found by an index of their own. */
const countBeside = (ctx: Ctx, period: PayPeriod): Promise<number> =>
  ctx.db.$count(
    ctx.db
      .select({ id: payrolls.id })
      .from(payrolls)
      .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx), employedIn(period.start_date, period.end_date)))
      .where(
        and(
          eq(payrolls.company_id, ctx.companyId),
          isNull(payrolls.deleted_at),
          ne(payrolls.kind, 'monthly'),
          gte(payrolls.start_date, period.start_date),
          lte(payrolls.start_date, period.end_date),
        ),
      )
      .as('beside'),
  );

/**
 * Number and totals of each status of a period.
 * @returns null where the filter, or several periods in its span, need a look at the payrolls themselves.
 */
export async function keptTotals(ctx: Ctx, filter: ListFilter): Promise<Map<PayrollRowStatus, StatusTotals> | null> {
  if (!isWhole(ctx, filter)) return null;
  const rows = await ctx.db
    .select()
    .from(kept)
    .where(and(eq(kept.company_id, ctx.companyId), gte(kept.start_date, filter.start_date), lte(kept.start_date, filter.end_date), ne(kept.payrolls, 0)));
  if (new Set(rows.map(({ start_date }) => start_date)).size > 1) return null;
  const sums = new Map<PayrollRowStatus, StatusTotals>(PAYROLL_ROW_STATUSES.map((status) => [status, { count: 0, totals: NO_TOTALS }]));
  for (const { status, payrolls: n, ...row } of [...rows, ...(rows.length > 0 ? await unlisted(ctx, filter) : [])]) {
    const before = sums.get(status as PayrollRowStatus) ?? { count: 0, totals: NO_TOTALS };
    sums.set(status as PayrollRowStatus, { count: before.count + n, totals: sumTotals([before.totals, row]) });
  }
  const processed = [...sums.values()].reduce((total, { count }) => total + count, 0);
  const beside = await countBeside(ctx, filter);
  sums.set('Pending', { count: (await countEmployed(ctx, filter.start_date, filter.end_date)) - processed + beside, totals: NO_TOTALS });
  return sums;
}

export interface MonthSums {
  /** YYYY-MM in which the period ends. */
  readonly month: string;
  readonly payrolls: number;
  readonly net: number;
  readonly gross: number;
  readonly employer: number;
}

interface MonthRow {
  readonly month: string;
  readonly payrolls: number;
  readonly net: string;
  readonly gross: string;
  readonly employer: string;
}

/** Months in which payrolls end between two dates, from the kept sums or, for who sees a part, from the payrolls. */
export async function monthSums(ctx: Ctx, from: string, until: string): Promise<Map<string, MonthSums>> {
  const rows = await (ctx.actor.scope.all ? keptMonths(ctx, from, until) : seenMonths(ctx, from, until));
  const money = (text: string) => toRinggit(fromRinggit(text));
  return new Map(
    rows.map(({ month, payrolls: n, net, gross, employer }) => [
      month,
      { month, payrolls: n, net: money(net), gross: money(gross), employer: money(employer) },
    ]),
  );
}

const sumsOf = (table: typeof kept | typeof payrolls) => ({
  month: sql<string>`to_char(${table.end_date}, 'YYYY-MM')`,
  net: sql<string>`sum(${table.total_net_pay})`,
  gross: sql<string>`sum(${table.total_gross_pay})`,
  employer: sql<string>`sum(${table.total_contribution_employer})`,
});

const keptMonths = (ctx: Ctx, from: string, until: string): Promise<MonthRow[]> =>
  ctx.db
    .select({ ...sumsOf(kept), payrolls: sql<number>`sum(${kept.payrolls})::int` })
    .from(kept)
    .where(and(eq(kept.company_id, ctx.companyId), gte(kept.end_date, from), lte(kept.end_date, until)))
    .groupBy(sql`1`);

const seenMonths = (ctx: Ctx, from: string, until: string): Promise<MonthRow[]> =>
  ctx.db
    .select({ ...sumsOf(payrolls), payrolls: sql<number>`count(*)::int` })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .where(and(eq(payrolls.company_id, ctx.companyId), gte(payrolls.end_date, from), lte(payrolls.end_date, until), isNull(payrolls.deleted_at)))
    .groupBy(sql`1`);
