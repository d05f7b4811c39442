/** SQL of payroll_differences. */
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PayrollDifference } from '../../contract/later/later.endpoints.ts';

/** Months of these that are closed. */
export async function closedAmong(ctx: Ctx, months: readonly string[]): Promise<Set<string>> {
  const { rows } = await ctx.client.query<{ month: string }>(`select month from payroll_closings where company_id = $1 and month = any($2)`, [
    ctx.companyId,
    [...new Set(months)],
  ]);
  return new Set(rows.map(({ month }) => month));
}

export interface StoredDifference {
  readonly payroll_id: number;
  readonly employee_id: number;
  readonly because_id: number;
  readonly deducted: string;
  readonly due: string;
}

/** Replaces what was known of these kept payrolls: a difference that is no more goes. */
export async function replaceDifferences(ctx: Ctx, year: number, stored: readonly number[], found: readonly StoredDifference[]): Promise<void> {
  if (stored.length === 0) return;
  await ctx.client.query(`delete from payroll_differences where company_id = $1 and payroll_id = any($2)`, [ctx.companyId, [...stored]]);
  if (found.length === 0) return;
  await ctx.client.query(
    `insert into payroll_differences (company_id, employee_id, year, payroll_id, because_id, deducted, due)
     select $1, r.employee_id, $2, r.payroll_id, r.because_id, r.deducted, r.due
     from json_to_recordset($3) as r(payroll_id bigint, employee_id bigint, because_id bigint, deducted numeric, due numeric)`,
    [ctx.companyId, year, JSON.stringify(found)],
  );
}

/** Tax is worked out over the year: from a later payroll on that was computed since and deducts tax, it is made up for. */
export async function takeUp(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  await ctx.client.query(
    `update payroll_differences d set taken_by = p.id, updated_at = clock_timestamp()
     from payrolls p, payrolls k
     where p.company_id = $1 and p.id = any($2) and k.company_id = $1 and k.id = d.payroll_id and d.company_id = $1 and d.employee_id = p.employee_id
       and d.taken_by is null and d.accepted_at is null and p.start_date > k.start_date and extract(year from p.pay_date) = d.year
       and p.deleted_at is null and p.tax_employee > 0 and not p.contribution_tax_manual`,
    [ctx.companyId, [...payrollIds]],
  );
}

interface Row extends Omit<PayrollDifference, 'deducted' | 'due' | 'difference'> {
  readonly deducted: string;
  readonly due: string;
}

const SHOWN = 500;
const SELECT = `
  select d.id, d.employee_id, d.payroll_id, k.number, k.end_date::text as end_date, b.number as because, d.deducted, d.due, t.number as taken_by, d.reason,
         case when d.accepted_at is not null then 'accepted' when d.taken_by is not null then 'taken' else 'open' end as state
  from payroll_differences d join payrolls k on k.company_id = d.company_id and k.id = d.payroll_id
       join payrolls b on b.company_id = d.company_id and b.id = d.because_id
       left join payrolls t on t.company_id = d.company_id and t.id = d.taken_by
  where d.company_id = $1`;

function asDifference({ deducted, due, ...row }: Row): PayrollDifference {
  const [taken, right] = [fromRinggit(deducted), fromRinggit(due)];
  return { ...row, deducted: toRinggit(taken), due: toRinggit(right), difference: (taken - right) / 100 };
}

export interface DifferenceFilter {
  readonly id?: number;
  readonly employeeIds?: readonly number[];
  readonly year?: number | undefined;
}

export async function findDifferences(ctx: Ctx, { id, employeeIds, year }: DifferenceFilter): Promise<PayrollDifference[]> {
  const { rows } = await ctx.client.query<Row>(
    `${SELECT} and ($2::bigint is null or d.id = $2) and ($3::bigint[] is null or d.employee_id = any($3)) and ($4::int is null or d.year = $4)
     order by k.end_date, d.id limit ${SHOWN}`,
    [ctx.companyId, id ?? null, employeeIds ? [...employeeIds] : null, year ?? null],
  );
  return rows.map(asDifference);
}

export async function settleDifference(ctx: Ctx, id: number, reason: string): Promise<void> {
  await ctx.client.query(
    `update payroll_differences set accepted_at = $3, accepted_by = $4, reason = $5, updated_at = clock_timestamp() where company_id = $1 and id = $2`,
    [ctx.companyId, id, ctx.clock.now().toISOString(), ctx.actor.userId, reason],
  );
}
