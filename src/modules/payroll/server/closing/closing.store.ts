/** SQL of payroll_closings, and of what a month needs before it is closed. */
import type { Ctx } from '#platform/server/http/context.ts';
import type { StatutoryFileScheme } from '../../contract/statutory-file/statutory-file.params.ts';
import { lastConfirmed } from '../payroll.store.ts';

export interface Closing {
  readonly closed_at: string;
  readonly closed_by: number | null;
}

export async function findClosing(ctx: Ctx, month: string): Promise<Closing | null> {
  const { rows } = await ctx.client.query<Closing>(`select closed_at, closed_by from payroll_closings where company_id = $1 and month = $2`, [
    ctx.companyId,
    month,
  ]);
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

/** Files that the payrolls of a month need: contributions by the month in which they end, tax by the month of payment. EIS goes with the file of PERKESO. */
export async function filesNeeded(ctx: Ctx, first: string, last: string): Promise<StatutoryFileScheme[]> {
  const { rows } = await ctx.client.query<Record<'epf' | 'socso' | 'cp39' | 'hrdf', boolean>>(
    `select coalesce(bool_or(p.end_date between $2 and $3 and p.epf_employee + p.epf_employer > 0), false) as epf,
            coalesce(bool_or(p.end_date between $2 and $3 and p.socso_employee + p.socso_employer + p.eis_employee > 0), false) as socso,
            coalesce(bool_or(p.pay_date between $2 and $3 and p.tax_employee > 0), false) as cp39,
            coalesce(bool_or(p.end_date between $2 and $3 and p.hrdf_employer > 0), false) as hrdf
     from payrolls p where p.company_id = $1 and p.deleted_at is null and p.status <> 'In Process'
       and (p.end_date between $2 and $3 or p.pay_date between $2 and $3)`,
    [ctx.companyId, first, last],
  );
  const needed = rows[0];
  return (['epf', 'socso', 'cp39', 'hrdf'] as const).filter((scheme) => needed?.[scheme]);
}

/** Last day of each employee's pay that can no longer change: confirmed, or in a closed month. */
export async function lastLocked(ctx: Ctx, employeeIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const last = new Map(await lastConfirmed(ctx, employeeIds));
  const { rows } = await ctx.client.query<{ end: string | null }>(
    `select max(p.end_date)::text as "end" from payrolls p join payroll_closings c on c.company_id = p.company_id and c.month = to_char(p.end_date, 'YYYY-MM')
     where p.company_id = $1 and p.deleted_at is null`,
    [ctx.companyId],
  );
  const closed = rows[0]?.end;
  if (closed) for (const id of employeeIds) if ((last.get(id) ?? '') < closed) last.set(id, closed);
  return last;
}
