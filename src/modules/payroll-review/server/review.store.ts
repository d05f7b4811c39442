/** SQL of the review: payrolls beside the ones before them, and the reasons that were given. */
import { and, asc, eq, gte, ilike, lte, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { PeopleChoice } from '#modules/employee/contract/employee.schema.ts';
import { chosenPeople, containing, employees, visible } from '#modules/employee/server/public.ts';
import type { PayPeriod } from '#modules/payroll/contract/payroll-period.ts';
import type { VarianceCode } from '../contract/evaluate-variance.ts';
import { TOTAL_KEYS } from '#modules/payroll/contract/calculation/payroll-summary.ts';
import type { PayrollStatus } from '#modules/payroll/contract/payroll.workflow.ts';
import type { Calculation } from '#modules/payroll/contract/calculation.schema.ts';
import type { DeductionLine, EarningLine } from '#modules/payroll/contract/payroll-line.schema.ts';
import { type EmployeeSnapshot, livePayrolls, payrolls, SHARE_KEYS } from '#modules/payroll/server/public.ts';
import { payrollVariances } from './payroll-variance.tables.ts';

const PLAIN = [
  'id',
  'employee_id',
  'number',
  'status',
  'start_date',
  'end_date',
  'salary_amount',
  'earnings',
  'deductions',
  'contribution_tax_manual',
] as const;
const WHO = ['name', 'employee_code', 'company_joined_at', 'inactive_at', 'payment_method', 'bank'] as const;

/** What the review reads of a payroll: a tenth of the row. Amounts are ringgit. */
export interface ReviewedRow
  extends Readonly<Record<(typeof SHARE_KEYS)[number] | (typeof TOTAL_KEYS)[number] | 'salary_amount', number>>, Pick<EmployeeSnapshot, (typeof WHO)[number]> {
  readonly id: number;
  readonly employee_id: number;
  readonly number: string;
  readonly status: PayrollStatus;
  readonly start_date: string;
  readonly end_date: string;
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
  readonly contribution_tax_manual: boolean;
  readonly basic: number;
  readonly pay_type: Calculation['pay_type'];
}
export interface GivenReason {
  readonly fingerprint: string;
  readonly reason: string;
  readonly by: string | null;
  readonly at: string;
}

export interface ReviewedPair {
  readonly current: ReviewedRow;
  readonly previous: ReviewedRow | null;
  /** No payroll of the company starts before it. */
  readonly first_month: boolean;
  /** The newest one. */
  readonly reason: GivenReason | null;
  readonly updated_at: string;
}

/** The columns of `alias` as one object; PostgreSQL's own JSON keeps amounts to the sen. */
const slim = (alias: string) =>
  sql.raw(
    `jsonb_build_object(${[
      ...[...PLAIN, ...SHARE_KEYS, ...TOTAL_KEYS].map((column) => `'${column}', ${alias}.${column}`),
      ...WHO.map((fact) => `'${fact}', ${alias}.employee_snapshot -> '${fact}'`),
      `'basic', ${alias}.calculation -> 'basic'`,
      `'pay_type', ${alias}.calculation -> 'pay_type'`,
    ].join(', ')})`,
  );

const previous = sql<ReviewedRow | null>`(select ${slim('q')} from payrolls q
  where q.company_id = ${payrolls.company_id} and q.employee_id = ${payrolls.employee_id} and q.deleted_at is null and q.kind = ${payrolls.kind} and q.start_date < ${payrolls.start_date}
  order by q.start_date desc limit 1)`;

const reason = sql<GivenReason | null>`(select jsonb_build_object('fingerprint', v.fingerprint, 'reason', v.reason, 'by', u.name, 'at', v.created_at::text)
  from payroll_variances v left join users u on u.id = v.created_by
  where v.company_id = ${payrolls.company_id} and v.payroll_id = ${payrolls.id} order by v.id desc limit 1)`;

/** The first period that the company ever paid, asked once for a whole list. */
const firstStart = (ctx: Ctx) => sql`(select min(f.start_date) from payrolls f where f.company_id = ${ctx.companyId} and f.deleted_at is null)`;

async function pairs(ctx: Ctx, where: SQL | undefined): Promise<ReviewedPair[]> {
  const first_month = sql<boolean>`(${payrolls.start_date} = ${firstStart(ctx)})`;
  const rows = await ctx.db
    .select({ current: sql<ReviewedRow>`${slim('payrolls')}`, previous, first_month, reason, updated_at: payrolls.updated_at })
    .from(payrolls)
    .innerJoin(employees, and(eq(employees.id, payrolls.employee_id), visible(ctx)))
    .where(and(livePayrolls(ctx), where))
    .orderBy(asc(payrolls.id));
  return rows.map((row) => ({ ...row, reason: row.reason && { ...row.reason, at: instantText(row.reason.at) }, updated_at: instantText(row.updated_at) }));
}

/** Of these payrolls; those outside the scope or deleted are not among them. */
export const pairsOf = (ctx: Ctx, ids: readonly number[]): Promise<ReviewedPair[]> =>
  ids.length === 0 ? Promise.resolve([]) : pairs(ctx, among(payrolls.id, ids));

export interface ReviewFilter extends PayPeriod, PeopleChoice {
  readonly keyword?: string | undefined;
  readonly status?: PayrollStatus | undefined;
}

/** Of the payrolls that start in a period. */
export const pairsOfPeriod = (ctx: Ctx, filter: ReviewFilter): Promise<ReviewedPair[]> =>
  pairs(
    ctx,
    and(
      gte(payrolls.start_date, filter.start_date),
      lte(payrolls.start_date, filter.end_date),
      filter.status ? eq(payrolls.status, filter.status) : undefined,
      chosenPeople(filter),
      filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined,
    ),
  );

export interface NewReason {
  readonly payroll_id: number;
  readonly fingerprint: string;
  readonly codes: VarianceCode[];
  readonly reason: string;
}

export async function insertReasons(ctx: Ctx, reasons: readonly NewReason[]): Promise<void> {
  if (reasons.length === 0) return;
  await ctx.db.insert(payrollVariances).values(reasons.map((reason) => ({ ...reason, company_id: ctx.companyId, created_by: ctx.actor.userId })));
}
