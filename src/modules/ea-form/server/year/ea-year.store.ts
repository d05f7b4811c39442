/** Who was paid in a year, and all that their EA forms are composed of: a few set-based queries for many employees. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { add, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { EaOpening, EaPayroll } from '../../contract/ea-form.facts.ts';
import { OPENING_EXEMPT } from '#modules/tax-declaration/contract/opening.schema.ts';
import type { PayrollChild, TaxPayload } from '#modules/payroll/contract/payroll-form.schema.ts';
import { PAYSLIP_STATUSES } from '#modules/payroll/contract/payroll.policy.ts';
import { payrolls, payrollYearOpenings } from '#modules/payroll/server/public.ts';

const inYear = (year: number) => sql`between ${`${year}-01-01`} and ${`${year}-12-31`}`;

/** The employees of the company with pay in the year: a payroll paid in it, or own opening figures. */
export function paidIn(companyId: number, year: number): SQL {
  return sql`(select ${payrolls.employee_id} from ${payrolls} where ${payrolls.company_id} = ${companyId} and ${payrolls.deleted_at} is null
      and ${payrolls.status} <> 'In Process' and ${payrolls.kind} <> 'advance' and ${payrolls.pay_date} ${inYear(year)}
    union select ${payrollYearOpenings.employee_id} from ${payrollYearOpenings}
      where ${payrollYearOpenings.company_id} = ${companyId} and ${payrollYearOpenings.year} = ${year} and not ${payrollYearOpenings.previous_employer})`;
}

const wanted = (ctx: Ctx, year: number, ids: readonly number[] | null) =>
  and(visible(ctx), ids === null ? sql`${employees.id} in ${paidIn(ctx.companyId, year)}` : among(employees.id, ids));

export async function countWanted(ctx: Ctx, year: number, ids: readonly number[] | null): Promise<number> {
  const [row] = await ctx.db
    .select({ n: sql<string>`count(*)` })
    .from(employees)
    .where(wanted(ctx, year, ids));
  return Number(row?.n ?? 0);
}

/** The next employees of a run in order of their ids. */
export async function nextWanted(ctx: Ctx, year: number, ids: readonly number[] | null, after: number, limit: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: employees.id })
    .from(employees)
    .where(and(wanted(ctx, year, ids), sql`${employees.id} > ${after}`))
    .orderBy(employees.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What the form asks of a person beside what payroll knows. */
export interface EaExtra {
  readonly employment_type: string;
  readonly inactive_at: string | null;
}
export async function extrasOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, EaExtra>> {
  const rows = await ctx.db
    .select({ id: employees.id, employment_type: employees.employment_type, inactive_at: employees.inactive_at })
    .from(employees)
    .where(and(eq(employees.company_id, ctx.companyId), among(employees.id, ids)));
  return new Map(rows.map(({ id, ...extra }) => [id, extra]));
}

/** A payroll of the year with what the snapshot says of the employment. */
export interface YearPayroll extends Omit<EaPayroll, 'epf_voluntary'> {
  readonly employee_id: number;
  readonly epf_rate: number;
  readonly joined_at: string;
  readonly left_at: string | null;
  readonly category: TaxPayload['category'];
  /** Only of the last payroll of the year. */
  readonly children: readonly PayrollChild[] | null;
  readonly rule_set: 'law' | 'specification';
}

const PAYROLLS = `
  select p.id, p.employee_id, p.number, p.start_date::text as start_date, p.end_date::text as end_date, p.pay_date::text as pay_date,
         p.salary_amount::float8 as salary_amount, p.earnings, p.deductions, p.epf_employee::float8 as epf_employee,
         p.socso_employee::float8 as socso_employee, p.skbbk_employee::float8 as skbbk_employee,
         p.tax_employee::float8 as tax_employee, p.zakat_employee::float8 as zakat_employee, p.mtd_reliefs::float8 as mtd_reliefs,
         p.contribution_epf_employee_rate::float8 as epf_rate, p.rule_set, (p.tax_payload ->> 'category')::int as category,
         case when coalesce((p.tax_payload -> 'selected' ->> 'zakat')::boolean, true)
           then coalesce((p.tax_payload -> 'declared' ->> 'zakat')::float8, 0) else 0 end as zakat_declared,
         (p.tax_payload -> 'items' ->> 'remuneration_month_mbb')::float8 as typed_benefits,
         (p.tax_payload -> 'items' ->> 'remuneration_month_ntk')::float8 as typed_accommodation,
         p.employee_snapshot ->> 'company_joined_at' as joined_at, p.employee_snapshot ->> 'inactive_at' as left_at,
         case when row_number() over (partition by p.employee_id order by p.pay_date desc, p.id desc) = 1 then p.employee_snapshot -> 'children' end as children
  from payrolls p
  where p.company_id = $1 and p.employee_id = any($2) and p.deleted_at is null and p.status = any($5) and p.kind <> 'advance' and p.pay_date between $3 and $4
  order by p.employee_id, p.pay_date, p.id`;

interface Row extends Omit<YearPayroll, 'typed'> {
  readonly typed_benefits: number | null;
  readonly typed_accommodation: number | null;
}

/** Payrolls that were paid in the year, by employee, in order of payment. */
export async function payrollsOfYear(ctx: Ctx, ids: readonly number[], year: number): Promise<Map<number, YearPayroll[]>> {
  const { rows } = await ctx.client.query<Row>(PAYROLLS, [ctx.companyId, [...ids], `${year}-01-01`, `${year}-12-31`, [...PAYSLIP_STATUSES]]);
  return Map.groupBy(
    rows.map(({ typed_benefits, typed_accommodation, ...row }) => ({
      ...row,
      typed: { benefits: typed_benefits ?? undefined, accommodation: typed_accommodation ?? undefined },
    })),
    ({ employee_id }) => employee_id,
  );
}

/** Own opening figures by employee; those of a previous employer (TP3) are never on the form. */
export async function openingsOfYear(ctx: Ctx, ids: readonly number[], year: number): Promise<Map<number, EaOpening>> {
  const rows = await ctx.db
    .select()
    .from(payrollYearOpenings)
    .where(
      and(
        eq(payrollYearOpenings.company_id, ctx.companyId),
        among(payrollYearOpenings.employee_id, ids),
        eq(payrollYearOpenings.year, year),
        eq(payrollYearOpenings.previous_employer, false),
      ),
    );
  return new Map(
    rows.map((row) => [
      row.employee_id,
      {
        remuneration: toRinggit(row.remuneration),
        epf: toRinggit(row.epf),
        socso: toRinggit(row.socso),
        mtd: toRinggit(row.mtd),
        zakat: toRinggit(row.zakat),
        reliefs: toRinggit(row.reliefs),
        exempt: toRinggit(add(...OPENING_EXEMPT.map((key) => row[key]))),
      },
    ]),
  );
}
