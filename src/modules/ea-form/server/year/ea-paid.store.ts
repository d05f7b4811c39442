/** What the payslips of a year say by employee and month of payment: sums over the stored columns, and over the lines. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { EaDifference, PaidMonth } from '../../contract/reconcile-ea.ts';
import { findDifferences, livePayrolls, payrolls } from '#modules/payroll/server/public.ts';

const MONTH = sql<number>`extract(month from ${payrolls.pay_date})::int`;
const lines = (column: typeof payrolls.earnings | typeof payrolls.deductions, condition: string) =>
  sql`(select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(${column}) line where ${sql.raw(condition)})`;
const CP38 = lines(payrolls.deductions, `line ->> 'type' = 'CP38'`);
const ringgit = (amount: ReturnType<typeof sql>) => sql<number>`sum(${amount})::float8`;

const counted = (ctx: Ctx, year: number) =>
  and(
    livePayrolls(ctx),
    sql`${payrolls.status} <> 'In Process'`,
    ne(payrolls.kind, 'advance'),
    sql`${payrolls.pay_date} between ${`${year}-01-01`} and ${`${year}-12-31`}`,
  );

/** @param ids employees; absent: all within reach. */
export function paidMonths(ctx: Ctx, year: number, ids?: readonly number[]): Promise<PaidMonth[]> {
  return ctx.db
    .select({
      employee_id: payrolls.employee_id,
      month: MONTH,
      gross: ringgit(sql`${payrolls.total_gross_pay}`),
      epf: ringgit(sql`${payrolls.epf_employee}`),
      perkeso: ringgit(sql`${payrolls.socso_employee} + ${payrolls.skbbk_employee}`),
      mtd: ringgit(sql`${payrolls.tax_employee}`),
      cp38: ringgit(CP38),
      zakat: ringgit(sql`${payrolls.zakat_employee} + ${lines(payrolls.deductions, `line ->> 'type' = 'Zakat'`)}`),
      worksheet: ringgit(sql`coalesce((${payrolls.remuneration_current} ->> 'mtd')::numeric, 0)`),
      lines: ringgit(sql`${payrolls.salary_amount} + ${lines(payrolls.earnings, `line ->> 'type' not in ('BIK', 'VOLA')`)}`),
    })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .where(and(counted(ctx, year), ids && among(payrolls.employee_id, ids)))
    .groupBy(payrolls.employee_id, MONTH);
}

/** Tax that kept months of the year took too much or too little, nobody having settled it. */
export async function taxOwed(ctx: Ctx, year: number, employeeIds: readonly number[]): Promise<EaDifference[]> {
  const found = await findDifferences(ctx, { year, employeeIds });
  return found
    .filter(({ state }) => state === 'open')
    .map(({ employee_id, end_date, deducted, due, difference }) => ({
      employee_id,
      month: Number(end_date.slice(5, 7)),
      kind: 'tax_owed' as const,
      figure: 'mtd' as const,
      payslip: deducted,
      ea: due,
      difference,
    }));
}

/** What CP39 of each month carries: MTD and CP38 of the employees who have any. */
export async function cp39Months(ctx: Ctx, year: number): Promise<Map<number, { total: number; employees: number }>> {
  const rows = await ctx.db
    .select({
      month: MONTH,
      total: sql<number>`sum(${payrolls.tax_employee} + ${CP38})::float8`,
      employees: sql<number>`(count(distinct ${payrolls.employee_id}) filter (where ${payrolls.tax_employee} > 0 or ${CP38} > 0))::int`,
    })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .where(counted(ctx, year))
    .groupBy(MONTH);
  return new Map(rows.map(({ month, ...file }) => [month, file]));
}
