/** Wages of the months before a period: twelve for the termination benefit, one for the limit of advances. One query for many employees. */
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';

export interface KnownWages {
  /** Ringgit. */
  readonly amount: number;
  /** Months that the payrolls know; twelve make the sum whole. */
  readonly months: number;
}

/** Payments that are no wages in the sense of s.2 of the Employment Act 1955. */
const NO_WAGES = ['Travelling Allowance', 'Bonus', 'Gratuity', 'Compensation', 'Notice Pay', 'Leave Encashment', 'BIK', 'VOLA', 'Claim', 'Director Fee'];

const WAGES = `
  select p.employee_id, count(distinct date_trunc('month', p.end_date))::int as months,
         sum(p.salary_amount + coalesce(e.earned, 0) - coalesce(d.missed, 0)) as amount
  from payrolls p
  left join lateral (
    select sum((l.value ->> 'amount')::numeric) as earned from jsonb_array_elements(p.earnings) l where not (l.value ->> 'type') = any($4)
  ) e on true
  left join lateral (
    select sum((l.value ->> 'amount')::numeric) as missed from jsonb_array_elements(p.deductions) l where l.value ->> 'contribution_total_type' = 'salary'
  ) d on true
  where p.company_id = $1 and p.employee_id = any($2) and p.deleted_at is null
    and p.end_date < $3::date and p.end_date >= ($3::date - make_interval(months => $5))
  group by p.employee_id`;

/** Employees without a payroll in those months are not in the map. */
export async function wagesBefore(ctx: Ctx, employeeIds: readonly number[], start: string, months = 12): Promise<Map<number, KnownWages>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await ctx.client.query<{ employee_id: number; months: number; amount: string }>(WAGES, [
    ctx.companyId,
    [...employeeIds],
    start,
    NO_WAGES,
    months,
  ]);
  return new Map(rows.map(({ employee_id, months, amount }) => [employee_id, { amount: toRinggit(fromRinggit(amount)), months }]));
}
