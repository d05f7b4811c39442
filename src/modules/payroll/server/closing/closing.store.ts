/** SQL of payroll_closings, and of what a month needs before it is closed. */
import type { Ctx } from '#platform/server/context.ts';
import type { PayrollStatus } from '../../contract/payroll.workflow.ts';

export interface Closing {
  readonly closed_at: string;
  /** Their name. */
  readonly by: string | null;
}

/**
 * Until the transaction ends: who writes into a month holds it with others, who closes it holds it alone. So nothing
 * gets into a month between the look at it and its closing.
 */
export async function lockMonths(ctx: Ctx, months: readonly string[], how: 'shared' | 'alone'): Promise<void> {
  const lock = how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await ctx.client.query(`select ${lock}(hashtextextended('payroll.month ' || asked.month, $1)) from (select unnest($2::text[]) as month order by 1) asked`, [
    ctx.companyId,
    [...new Set(months)],
  ]);
}

/** How many payrolls end between two dates, by status, from the kept sums. */
export async function countEnding(ctx: Ctx, first: string, last: string): Promise<ReadonlyMap<PayrollStatus, number>> {
  const { rows } = await ctx.client.query<{ status: PayrollStatus; n: number }>(
    `select status, sum(payrolls)::int as n from payroll_totals where company_id = $1 and end_date between $2 and $3 group by status`,
    [ctx.companyId, first, last],
  );
  return new Map(rows.map(({ status, n }) => [status, n]));
}

export async function findClosing(ctx: Ctx, month: string): Promise<Closing | null> {
  const { rows } = await ctx.client.query<Closing>(
    `select c.closed_at, u.name as by from payroll_closings c left join users u on u.id = c.closed_by where c.company_id = $1 and c.month = $2`,
    [ctx.companyId, month],
  );
  return rows[0] ?? null;
}

export async function putClosing(ctx: Ctx, month: string): Promise<void> {
  await ctx.client.query(
    `insert into payroll_closings (company_id, month, closed_at, closed_by) values ($1, $2, $3, $4) on conflict (company_id, month) do nothing`,
    [ctx.companyId, month, ctx.clock.now().toISOString(), ctx.actor.userId],
  );
}

export async function dropClosing(ctx: Ctx, month: string): Promise<void> {
  await ctx.client.query(`delete from payroll_closings where company_id = $1 and month = $2`, [ctx.companyId, month]);
}
