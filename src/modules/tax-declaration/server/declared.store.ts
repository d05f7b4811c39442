/** What payroll is told of accepted declarations: amounts of a month by key, stamped with the payroll that counts them. */
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Declared } from '../contract/follow-declared.ts';

interface Row {
  readonly employee_id: number;
  readonly key: string;
  readonly amount: string;
}

/** Of several employees in one query. @param payrollIds payrolls that are computed anew: what they counted counts again. */
export async function declaredIn(ctx: Ctx, employeeIds: readonly number[], month: string, payrollIds: readonly number[]): Promise<Map<number, Declared>> {
  const found = new Map<number, Record<string, number>>();
  if (employeeIds.length === 0) return found;
  const { rows } = await ctx.client.query<Row>(
    `select employee_id, key, sum(accepted_amount) as amount from payroll_reliefs
     where company_id = $1 and employee_id = any($2) and month = $3 and status = 'Accepted' and (payroll_id is null or payroll_id = any($4))
     group by employee_id, key order by employee_id, key`,
    [ctx.companyId, [...employeeIds], month, [...payrollIds]],
  );
  for (const { employee_id, key, amount } of rows) {
    const own = found.get(employee_id) ?? {};
    own[key] = toRinggit(fromRinggit(amount));
    found.set(employee_id, own);
  }
  return found;
}

export interface StampingPayroll {
  readonly id: number;
  readonly employee_id: number;
  readonly end_date: string;
}

/** Stamps what each payroll counts; payrolls computed again let go of theirs first. */
export async function stampReliefs(ctx: Ctx, payrolls: readonly StampingPayroll[]): Promise<void> {
  if (payrolls.length === 0) return;
  await releaseReliefs(
    ctx,
    payrolls.map(({ id }) => id),
  );
  await ctx.client.query(
    `update payroll_reliefs r set payroll_id = p.id
     from unnest($2::bigint[], $3::bigint[], $4::text[]) as p(id, employee_id, month)
     where r.company_id = $1 and r.employee_id = p.employee_id and r.month = p.month and r.status = 'Accepted' and r.payroll_id is null`,
    [ctx.companyId, payrolls.map(({ id }) => id), payrolls.map(({ employee_id }) => employee_id), payrolls.map(({ end_date }) => end_date.slice(0, 7))],
  );
}

/** Declarations of deleted payrolls may be counted by another one. */
export async function releaseReliefs(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  if (payrollIds.length === 0) return;
  await ctx.client.query(`update payroll_reliefs set payroll_id = null where company_id = $1 and payroll_id = any($2)`, [ctx.companyId, [...payrollIds]]);
}
