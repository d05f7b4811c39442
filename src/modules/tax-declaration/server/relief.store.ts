/** All SQL of payroll_reliefs that one person reads or writes at a time. */
import { and, asc, count, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees, visible } from '#modules/employee/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import type { listReliefs } from '../contract/relief.endpoints.ts';
import { askPayroll, type CountedIn, type PaidYear } from './declaration-payroll.ts';
import { payrollReliefs, type NewRelief, type ReliefRecord } from './relief.tables.ts';

export interface ListedRelief {
  readonly relief: ReliefRecord;
  readonly employee: { readonly name: string; readonly employee_code: string };
  /** The payroll that counts it. */
  readonly payroll: CountedIn | null;
  readonly decided_by: string | null;
}

/** Whose declarations: one employee's own, or those of everybody in reach. */
export type Visibility = { readonly own: number } | 'managed';

const within = (ctx: Ctx, visibility: Visibility) =>
  and(eq(payrollReliefs.company_id, ctx.companyId), visibility === 'managed' ? visible(ctx) : eq(payrollReliefs.employee_id, visibility.own));

const selected = {
  relief: payrollReliefs,
  employee: { name: employees.name, employee_code: employees.employee_code },
  decided_by: users.name,
};
const listed = (ctx: Ctx) =>
  ctx.db
    .select(selected)
    .from(payrollReliefs)
    .innerJoin(employees, eq(employees.id, payrollReliefs.employee_id))
    .leftJoin(users, eq(users.id, payrollReliefs.decided_by));

export type FoundRelief = Omit<ListedRelief, 'payroll'>;

/** Which payroll counts each. */
export async function withPayrolls(ctx: Ctx, rows: readonly FoundRelief[]): Promise<ListedRelief[]> {
  const ids = [...new Set(rows.flatMap(({ relief }) => relief.payroll_id ?? []))];
  const counted = ids.length === 0 ? new Map<number, CountedIn>() : await askPayroll().countedIn(ctx, ids);
  return rows.map((row) => ({ ...row, payroll: counted.get(row.relief.payroll_id ?? 0) ?? null }));
}

/** @throws 404; `lock` holds the row until the transaction ends. */
export async function getRelief(ctx: Ctx, id: number, visibility: Visibility, lock = false): Promise<ListedRelief> {
  const query = listed(ctx).where(and(within(ctx, visibility), eq(payrollReliefs.id, id)));
  const [row] = await withPayrolls(ctx, await (lock ? query.for('update', { of: payrollReliefs }) : query));
  if (!row) throw notFound();
  return row;
}

type Query = Omit<ParsedInput<typeof listReliefs>, 'id' | 'employee_id' | 'month'> & {
  readonly id?: number | undefined;
  readonly employee_id?: number | undefined;
  readonly month?: string | undefined;
};
const SORTS = {
  id: payrollReliefs.id,
  month: payrollReliefs.month,
  amount: payrollReliefs.amount,
  status: payrollReliefs.status,
  created_at: payrollReliefs.created_at,
};

export async function listReliefRecords(ctx: Ctx, query: Query, visibility: Visibility): Promise<{ rows: FoundRelief[]; total: number; waiting: number }> {
  const filter: (SQL | undefined)[] = [
    within(ctx, visibility),
    query.id ? eq(payrollReliefs.id, query.id) : undefined,
    query.employee_id ? eq(payrollReliefs.employee_id, query.employee_id) : undefined,
    query.month ? eq(payrollReliefs.month, query.month) : undefined,
    query.year ? sql`${payrollReliefs.month} between ${`${query.year}-01`} and ${`${query.year}-12`}` : undefined,
    query.keyword ? ilike(employees.search, containing(query.keyword)) : undefined,
  ];
  const where = and(...filter, query.status ? eq(payrollReliefs.status, query.status) : undefined);
  const direction = query.sort === 'asc' ? asc : desc;
  const counted = (condition: SQL | undefined) =>
    ctx.db.select({ n: count() }).from(payrollReliefs).innerJoin(employees, eq(employees.id, payrollReliefs.employee_id)).where(condition);
  const [rows, [all], [waiting]] = await pipeline(
    ctx,
    () => listed(ctx).where(where).orderBy(direction(SORTS[query.sort_by]), desc(payrollReliefs.id)).limit(query.per_page).offset(offsetOf(query)),
    () => counted(where),
    () => counted(and(...filter, eq(payrollReliefs.status, 'Submitted'))),
  );
  return { rows, total: all?.n ?? 0, waiting: waiting?.n ?? 0 };
}

/** Some declarations in reach, in any order. */
export const reliefsById = async (ctx: Ctx, ids: readonly number[]): Promise<FoundRelief[]> =>
  ids.length === 0 ? [] : listed(ctx).where(and(within(ctx, 'managed'), among(payrollReliefs.id, ids)));

export async function insertRelief(ctx: Ctx, values: Omit<NewRelief, 'company_id'>): Promise<number> {
  const [row] = await ctx.db
    .insert(payrollReliefs)
    .values({ ...values, company_id: ctx.companyId, created_by: ctx.actor.userId })
    .returning({ id: payrollReliefs.id });
  return (row as { id: number }).id;
}

export async function changeRelief(ctx: Ctx, id: number, values: Partial<ReliefRecord>): Promise<void> {
  await ctx.db
    .update(payrollReliefs)
    .set(values)
    .where(and(eq(payrollReliefs.company_id, ctx.companyId), eq(payrollReliefs.id, id)));
}

export interface YearAmounts extends PaidYear {
  /** What waits for an officer or a payroll, by key. Ringgit. */
  readonly waiting: Readonly<Record<string, number>>;
}

const YEAR = `
  with mine as (select * from payroll_reliefs where company_id = $1 and employee_id = $2),
    of_year as (select * from mine where month between $3::text || '-01' and $3::text || '-12')
  select
    coalesce((select jsonb_object_agg(k.key, k.amount) from (
      select key, sum(coalesce(accepted_amount, amount)) as amount from of_year
      where status = 'Submitted' or (status = 'Accepted' and payroll_id is null) group by key) k), '{}') as waiting,
    coalesce((select jsonb_object_agg(k.key, k.amount) from (
      select key, sum(accepted_amount) as amount from of_year
      where payroll_id is not null and key in ('zakat', 'religious_journey') group by key) k), '{}') as rebates,
    (select count(*)::int from mine where key = 'religious_journey' and status in ('Submitted', 'Accepted') and payroll_id is null) as journeys`;

interface DeclaredYear {
  readonly waiting: Record<string, number>;
  /** Rebates that payrolls have counted; they are not among their reliefs. */
  readonly rebates: Record<string, number>;
  readonly journeys: number;
}

/** What payrolls have counted in a year, and what is declared beside it. */
export async function yearAmounts(ctx: Ctx, employeeId: number, year: number): Promise<YearAmounts> {
  const [
    {
      rows: [declared],
    },
    paid,
  ] = await pipeline(
    ctx,
    () => ctx.client.query<DeclaredYear>(YEAR, [ctx.companyId, employeeId, String(year)]),
    () => askPayroll().paidYear(ctx, employeeId, year),
  );
  return {
    used: { ...paid.used, ...declared?.rebates },
    waiting: declared?.waiting ?? {},
    locked: paid.locked,
    journeys: paid.journeys + (declared?.journeys ?? 0),
  };
}
