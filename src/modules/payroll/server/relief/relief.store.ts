/** All SQL of payroll_reliefs that one person reads or writes at a time. */
import { and, asc, count, desc, eq, ilike, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { containing, employees, visible } from '#modules/employee/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import type { listReliefs } from '../../contract/relief/relief.endpoints.ts';
import { payrolls } from '../payroll.tables.ts';
import { payrollReliefs, type NewRelief, type ReliefRecord } from './relief.tables.ts';

export interface ListedRelief {
  readonly relief: ReliefRecord;
  readonly employee: { readonly name: string; readonly employee_code: string };
  readonly payroll: { readonly id: number; readonly number: string; readonly status: string } | null;
  readonly decided_by: string | null;
}

/** Whose declarations: one employee's own, or those of everybody in reach. */
export type Sight = { readonly own: number } | 'managed';

const within = (ctx: Ctx, sight: Sight) =>
  and(eq(payrollReliefs.company_id, ctx.companyId), sight === 'managed' ? visible(ctx) : eq(payrollReliefs.employee_id, sight.own));

const selected = {
  relief: payrollReliefs,
  employee: { name: employees.name, employee_code: employees.employee_code },
  payroll: { id: payrolls.id, number: payrolls.number, status: payrolls.status },
  decided_by: users.name,
};
const listed = (ctx: Ctx) =>
  ctx.db
    .select(selected)
    .from(payrollReliefs)
    .innerJoin(employees, eq(employees.id, payrollReliefs.employee_id))
    .leftJoin(payrolls, eq(payrolls.id, payrollReliefs.payroll_id))
    .leftJoin(users, eq(users.id, payrollReliefs.decided_by));

/** @throws 404; `lock` holds the row until the transaction ends. */
export async function getRelief(ctx: Ctx, id: number, sight: Sight, lock = false): Promise<ListedRelief> {
  const query = listed(ctx).where(and(within(ctx, sight), eq(payrollReliefs.id, id)));
  const [row] = await (lock ? query.for('update', { of: payrollReliefs }) : query);
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

export async function listReliefRecords(ctx: Ctx, query: Query, sight: Sight): Promise<{ rows: ListedRelief[]; total: number; waiting: number }> {
  const filter: (SQL | undefined)[] = [
    within(ctx, sight),
    query.id ? eq(payrollReliefs.id, query.id) : undefined,
    query.employee_id ? eq(payrollReliefs.employee_id, query.employee_id) : undefined,
    query.month ? eq(payrollReliefs.month, query.month) : undefined,
    query.year ? sql`${payrollReliefs.month} between ${`${query.year}-01`} and ${`${query.year}-12`}` : undefined,
    query.keyword ? ilike(employees.search, containing(query.keyword)) : undefined,
  ];
  const where = and(...filter, query.status ? eq(payrollReliefs.status, query.status) : undefined);
  const direction = query.sort === 'asc' ? asc : desc;
  const rows = await listed(ctx).where(where).orderBy(direction(SORTS[query.sort_by]), desc(payrollReliefs.id)).limit(query.per_page).offset(offsetOf(query));
  const counted = (condition: SQL | undefined) =>
    ctx.db.select({ n: count() }).from(payrollReliefs).innerJoin(employees, eq(employees.id, payrollReliefs.employee_id)).where(condition);
  const [all] = await counted(where);
  const [waiting] = await counted(and(...filter, eq(payrollReliefs.status, 'Submitted')));
  return { rows, total: all?.n ?? 0, waiting: waiting?.n ?? 0 };
}

/** Some declarations in reach, in any order. */
export const reliefsById = async (ctx: Ctx, ids: readonly number[]): Promise<ListedRelief[]> =>
  ids.length === 0 ? [] : listed(ctx).where(and(within(ctx, 'managed'), inArray(payrollReliefs.id, [...ids])));

/**
 * What nobody has decided yet: how many, and those that wait longest.
 * @param but declarations of this employee are left out @param limit how many to name; 0: none
 */
export async function waitingReliefs(ctx: Ctx, but: number | null, limit: number): Promise<{ n: number; first: { id: number; since: string }[] }> {
  const r = payrollReliefs;
  const waits = and(eq(r.company_id, ctx.companyId), eq(r.status, 'Submitted'));
  // Who has declared something is not deleted, so a whole company needs no look at each person.
  const seen = ctx.actor.scope.all ? undefined : inArray(r.employee_id, ctx.db.select({ id: employees.id }).from(employees).where(visible(ctx)));
  const [all] = await ctx.db.select({ n: count() }).from(r).where(and(waits, seen));
  const own =
    but === null
      ? []
      : await ctx.db
          .select({ n: count() })
          .from(r)
          .where(and(waits, seen, eq(r.employee_id, but)));
  const n = (all?.n ?? 0) - (own[0]?.n ?? 0);
  if (n === 0 || limit === 0) return { n, first: [] };
  const first = await ctx.db
    .select({ id: r.id, since: r.created_at })
    .from(r)
    .where(and(waits, seen, but === null ? undefined : ne(r.employee_id, but)))
    .orderBy(asc(r.created_at), asc(r.id))
    .limit(limit);
  return { n, first };
}

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
    .set({ ...values, updated_at: sql`clock_timestamp()` as unknown as string })
    .where(and(eq(payrollReliefs.company_id, ctx.companyId), eq(payrollReliefs.id, id)));
}

export interface YearAmounts {
  /** What payrolls of the year have counted, and what waits for an officer or a payroll, by key. Ringgit. */
  readonly used: Readonly<Record<string, number>>;
  readonly waiting: Readonly<Record<string, number>>;
  /** Months that a payroll which can no longer change stands for. */
  readonly locked: readonly string[];
  /** Departure levies claimed in the person's life, and declared. */
  readonly journeys: number;
}

const YEAR = `
  with mine as (select * from payrolls where company_id = $1 and employee_id = $2 and deleted_at is null)
  select
    coalesce((select jsonb_object_agg(k.key, k.amount) from (
      select i.key, sum(i.value::numeric) as amount from mine p cross join lateral jsonb_each_text(p.relief_items) i
      where p.pay_date between make_date($3::text::int, 1, 1) and make_date($3::text::int, 12, 31) group by i.key) k), '{}') as used,
    coalesce((select jsonb_object_agg(k.key, k.amount) from (
      select r.key, sum(coalesce(r.accepted_amount, r.amount)) as amount from payroll_reliefs r
      where r.company_id = $1 and r.employee_id = $2 and r.month between $3::text || '-01' and $3::text || '-12'
        and (r.status = 'Submitted' or (r.status = 'Accepted' and r.payroll_id is null)) group by r.key) k), '{}') as waiting,
    coalesce((select jsonb_object_agg(k.key, k.amount) from (
      select r.key, sum(r.accepted_amount) as amount from payroll_reliefs r
      where r.company_id = $1 and r.employee_id = $2 and r.payroll_id is not null and r.key in ('zakat', 'religious_journey')
        and r.month between $3::text || '-01' and $3::text || '-12' group by r.key) k), '{}') as rebates,
    coalesce((select array_agg(distinct to_char(p.end_date, 'YYYY-MM')) from mine p where p.status <> 'In Process' and p.kind <> 'advance'), '{}') as locked,
    (select count(*)::int from mine p where p.religious_journey)
      + (select count(*)::int from payroll_reliefs r where r.company_id = $1 and r.employee_id = $2 and r.key = 'religious_journey'
           and r.status in ('Submitted', 'Accepted') and r.payroll_id is null) as journeys`;

export async function yearAmounts(ctx: Ctx, employeeId: number, year: number): Promise<YearAmounts> {
  const { rows } = await ctx.client.query<YearAmounts & { rebates: Record<string, number> }>(YEAR, [ctx.companyId, employeeId, String(year)]);
  const [row] = rows;
  return { used: { ...row?.used, ...row?.rebates }, waiting: row?.waiting ?? {}, locked: row?.locked ?? [], journeys: row?.journeys ?? 0 };
}

/** The payroll of an employee that ends in a month; the latest where there are two. */
export async function payrollOfMonth(
  ctx: Ctx,
  employeeId: number,
  month: string,
): Promise<{ id: number; number: string; status: string; start_date: string; end_date: string } | null> {
  const [row] = await ctx.db
    .select({ id: payrolls.id, number: payrolls.number, status: payrolls.status, start_date: payrolls.start_date, end_date: payrolls.end_date })
    .from(payrolls)
    .where(
      and(
        eq(payrolls.company_id, ctx.companyId),
        eq(payrolls.employee_id, employeeId),
        eq(payrolls.kind, 'monthly'),
        sql`${payrolls.deleted_at} is null and to_char(${payrolls.end_date}, 'YYYY-MM') = ${month}`,
      ),
    )
    .orderBy(sql`${payrolls.status} <> 'In Process'`, desc(payrolls.start_date))
    .limit(1);
  return row ?? null;
}
