/** SQL of work permits; a permit is visible with its employee. */
import { and, between, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { readPage, type Page } from '#platform/server/db/read-page.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listPermits } from '../../contract/permit.endpoints.ts';
import { visible } from '../employee.store.ts';
import { containing } from '#platform/server/db/containing.ts';
import { employees } from '../employee.tables.ts';
import { workPermits as p } from '../person.tables.ts';

export type PermitRecord = typeof p.$inferSelect;
export type NewPermit = typeof p.$inferInsert;
type Filter = ParsedInput<typeof listPermits>;

const SORT = { id: p.id, expiry_date: p.expiry_date, permit_no: p.permit_no, type: p.type, status: p.status } as const;
const columns = {
  permit: p,
  employee: {
    id: employees.id,
    name: employees.name,
    employee_code: employees.employee_code,
    nationality: employees.nationality,
    passport_expiry: employees.passport_expiry,
  },
};
export interface ListedPermit {
  readonly permit: PermitRecord;
  readonly employee: { id: number; name: string; employee_code: string; nationality: string | null; passport_expiry: string | null };
}

const clock = (ctx: Ctx): SQL | undefined => and(eq(p.company_id, ctx.companyId), isNull(p.deleted_at), visible(ctx));
const joined = (ctx: Ctx) => ctx.db.select(columns).from(p).innerJoin(employees, eq(employees.id, p.employee_id));

export const permitConditions = (ctx: Ctx, filter: Omit<Filter, 'page' | 'per_page' | 'sort' | 'sort_by'>, today: CalendarDate): SQL | undefined =>
  and(
    clock(ctx),
    filter.type ? eq(p.type, filter.type) : undefined,
    filter.status ? eq(p.status, filter.status) : undefined,
    filter.sector ? eq(p.sector, filter.sector) : undefined,
    filter.nationality ? eq(employees.nationality, filter.nationality) : undefined,
    filter.branch_id ? eq(employees.branch_id, filter.branch_id) : undefined,
    // One that was cancelled does not expire any more.
    filter.expiring ? and(between(p.expiry_date, today, addDays(today, filter.expiring)), inArray(p.status, ['Active', 'Processing'])) : undefined,
    filter.keyword ? or(ilike(employees.search, containing(filter.keyword)), ilike(p.permit_no, containing(filter.keyword))) : undefined,
  );

export async function listPermitRecords(ctx: Ctx, filter: Filter, today: CalendarDate): Promise<Page<ListedPermit>> {
  const where = permitConditions(ctx, filter, today);
  return readPage(ctx, filter, {
    rows: joined(ctx).where(where),
    count: ctx.db.select({ total: count() }).from(p).innerJoin(employees, eq(employees.id, p.employee_id)).where(where),
    order: (to) => [to(SORT[filter.sort_by]), to(p.id)],
  });
}

export const permitsOf = (ctx: Ctx, employeeId: number): Promise<ListedPermit[]> =>
  joined(ctx)
    .where(and(clock(ctx), eq(p.employee_id, employeeId)))
    .orderBy(desc(p.expiry_date), desc(p.id));

/** @throws 404 */
export async function getPermit(ctx: Ctx, id: number, lock = false): Promise<ListedPermit> {
  const query = joined(ctx).where(and(clock(ctx), eq(p.id, id)));
  const [row] = await (lock ? query.for('update', { of: p }) : query);
  if (!row) throw notFound();
  return row;
}

export async function insertPermit(ctx: Ctx, permit: Omit<NewPermit, 'company_id'>): Promise<number> {
  const [saved] = await ctx.db
    .insert(p)
    .values({ ...permit, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning({ id: p.id });
  return (saved as { id: number }).id;
}

export async function updatePermitRecord(ctx: Ctx, id: number, change: Partial<NewPermit>): Promise<void> {
  await ctx.db
    .update(p)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, id)));
}

export async function countPermits(ctx: Ctx, today: CalendarDate) {
  const within = (days: number) =>
    sql<number>`count(*) filter (where ${p.status} in ('Active', 'Processing') and ${p.expiry_date} between ${today} and ${addDays(today, days)})`.mapWith(
      Number,
    );
  const counted = ctx.db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      active: sql<number>`count(*) filter (where ${p.status} = 'Active' and ${p.expiry_date} >= ${today})`.mapWith(Number),
      within_30: within(30),
      within_60: within(60),
      within_90: within(90),
      expired: sql<number>`count(*) filter (where ${p.status} = 'Expired' or (${p.status} = 'Active' and ${p.expiry_date} < ${today}))`.mapWith(Number),
    })
    .from(p)
    .innerJoin(employees, eq(employees.id, p.employee_id))
    .where(clock(ctx));
  const months = ctx.db
    .select({ month: sql<string>`to_char(${p.expiry_date}, 'YYYY-MM')`, count: sql<number>`count(*)`.mapWith(Number) })
    .from(p)
    .innerJoin(employees, eq(employees.id, p.employee_id))
    .where(and(clock(ctx), sql`${p.status} in ('Active', 'Processing')`, sql`${p.expiry_date} between ${today} and ${addDays(today, 365)}`))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const [[counts], byMonth] = await pipeline(
    ctx,
    () => counted.execute(),
    () => months.execute(),
  );
  return { ...(counts ?? { all: 0, active: 0, within_30: 0, within_60: 0, within_90: 0, expired: 0 }), by_month: byMonth };
}

/** Days under all permits of a type together, cancelled ones left out. */
export async function daysOnPermit(ctx: Ctx, employeeId: number, type: PermitRecord['type']): Promise<number> {
  const [sum] = await ctx.db
    .select({ days: sql<number>`coalesce(sum(${p.expiry_date} - ${p.issue_date}), 0)`.mapWith(Number) })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), eq(p.employee_id, employeeId), eq(p.type, type), isNull(p.deleted_at), sql`${p.status} <> 'Cancelled'`));
  return sum?.days ?? 0;
}
