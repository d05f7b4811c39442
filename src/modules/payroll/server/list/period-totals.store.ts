/** Sums that are kept beside the payrolls: the totals of a period without a look at its rows, and the months of a year. */
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { preparedText, adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { countEmployed, employees, visible } from '#modules/employee/server/public.ts';
import { sumTotals, TOTAL_KEYS } from '../../contract/calculation/payroll-summary.ts';
import { PAYROLL_ROW_STATUSES, type PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { isWhole, listTotals, type ListFilter, type StatusTotals } from './payroll-list.store.ts';
import { livePayrolls } from '../payroll.store.ts';
import { payrolls } from '../payroll.tables.ts';
import { payrollTotalSums as stored } from '../run.tables.ts';

const NO_TOTALS = sumTotals([]);

interface SumRow extends Readonly<Record<(typeof TOTAL_KEYS)[number], string>> {
  /** Where a period begins; null: what is to be taken off. */
  readonly start_date: string | null;
  readonly status: PayrollRowStatus;
  readonly payrolls: number;
}

/** The kept sums; and, to be taken off, payrolls of people whose dates were changed afterwards, so that the list no longer shows them. */
const periodSums = adhocText<SumRow>(
  `select start_date::text as start_date, status, payrolls, ${TOTAL_KEYS.join(', ')}
   from payroll_totals where company_id = $1 and start_date between $2 and $3 and payrolls <> 0
   union all
   select null, p.status, -count(*)::int, ${TOTAL_KEYS.map((key) => `-coalesce(sum(p.${key}), 0)`).join(', ')}
   from employees e join payrolls p on p.company_id = e.company_id and p.employee_id = e.id and p.deleted_at is null and p.start_date between $2 and $3
   where e.company_id = $1 and e.deleted_at is null and (e.company_joined_at > $3 or e.inactive_at < $2)
   group by p.status`,
);

/** Payrolls beside the monthly ones of those who are listed: few, and found by an index of their own. */
const besidePeriod = preparedText<{ n: number }>(
  'payroll.beside-period',
  `select count(*)::int as n from payrolls p join employees e on e.id = p.employee_id
   where p.company_id = $1 and p.deleted_at is null and p.kind <> 'monthly' and p.start_date between $2 and $3
     and e.company_id = $1 and e.deleted_at is null and e.company_joined_at <= $3 and (e.inactive_at is null or e.inactive_at >= $2)`,
);

/** From the kept sums, in one round trip; null where several periods in the span need a look at the payrolls themselves. */
async function storedTotals(ctx: Ctx, { start_date, end_date }: ListFilter): Promise<Map<PayrollRowStatus, StatusTotals> | null> {
  const span = [ctx.companyId, start_date, end_date];
  const [rows, besides, employed] = await pipeline(
    ctx,
    () => periodSums(ctx.client, span),
    () => besidePeriod(ctx.client, span),
    () => countEmployed(ctx, start_date, end_date),
  );
  const starts = new Set(rows.flatMap(({ start_date: start }) => start ?? []));
  if (starts.size > 1) return null;
  const sums = new Map<PayrollRowStatus, StatusTotals>(PAYROLL_ROW_STATUSES.map((status) => [status, { count: 0, totals: NO_TOTALS }]));
  for (const { status, payrolls: n, ...row } of starts.size > 0 ? rows : []) {
    const before = sums.get(status) ?? { count: 0, totals: NO_TOTALS };
    sums.set(status, { count: before.count + n, totals: sumTotals([before.totals, row]) });
  }
  const processed = [...sums.values()].reduce((total, { count }) => total + count, 0);
  sums.set('Pending', { count: employed - processed + (besides[0]?.n ?? 0), totals: NO_TOTALS });
  return sums;
}

/** Number and totals of each status of a period over the filter, its own status aside: from the kept sums where they know it. */
export const periodTotals = async (ctx: Ctx, filter: ListFilter): Promise<Map<PayrollRowStatus, StatusTotals>> =>
  (isWhole(ctx, filter) ? await storedTotals(ctx, filter) : null) ?? listTotals(ctx, filter);

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
  const rows = await (ctx.actor.scope.all ? storedMonths(ctx, from, until) : seenMonths(ctx, from, until));
  const money = (text: string) => toRinggit(fromRinggit(text));
  return new Map(
    rows.map(({ month, payrolls: n, net, gross, employer }) => [
      month,
      { month, payrolls: n, net: money(net), gross: money(gross), employer: money(employer) },
    ]),
  );
}

const sumsOf = (table: typeof stored | typeof payrolls) => ({
  month: sql<string>`to_char(${table.end_date}, 'YYYY-MM')`,
  net: sql<string>`sum(${table.total_net_pay})`,
  gross: sql<string>`sum(${table.total_gross_pay})`,
  employer: sql<string>`sum(${table.total_contribution_employer})`,
});

const storedMonths = (ctx: Ctx, from: string, until: string): Promise<MonthRow[]> =>
  ctx.db
    .select({ ...sumsOf(stored), payrolls: sql<number>`sum(${stored.payrolls})::int` })
    .from(stored)
    .where(and(eq(stored.company_id, ctx.companyId), gte(stored.end_date, from), lte(stored.end_date, until)))
    .groupBy(sql`1`);

const seenMonths = (ctx: Ctx, from: string, until: string): Promise<MonthRow[]> =>
  ctx.db
    .select({ ...sumsOf(payrolls), payrolls: sql<number>`count(*)::int` })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .where(and(livePayrolls(ctx), gte(payrolls.end_date, from), lte(payrolls.end_date, until)))
    .groupBy(sql`1`);
