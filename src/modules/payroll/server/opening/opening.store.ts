/** All SQL of payroll_year_openings. */
import { and, count, desc, eq, ilike } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { readPage, type Page } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees, visible } from '#modules/employee/server/public.ts';
import { OPENING_AMOUNTS, type OpeningAmount } from '#modules/tax-declaration/contract/opening.schema.ts';
import type { listOpenings } from '../../contract/setting/payroll-setting.endpoints.ts';
import { payrollYearOpenings } from './opening.tables.ts';

export type OpeningRecord = typeof payrollYearOpenings.$inferSelect;
export interface ListedOpening {
  readonly opening: OpeningRecord;
  readonly employee: { readonly id: number; readonly name: string; readonly employee_code: string };
}

/** One value for each figure. */
export const eachAmount = <V>(of: (key: OpeningAmount) => V) => Object.fromEntries(OPENING_AMOUNTS.map((key) => [key, of(key)])) as Record<OpeningAmount, V>;
/** The figures of a record in ringgit. */
export const amountsOf = (record: OpeningRecord) => eachAmount((key) => toRinggit(record[key]));

const SORTS = { id: payrollYearOpenings.id, year: payrollYearOpenings.year, name: employees.name };
const listed = { opening: payrollYearOpenings, employee: { id: employees.id, name: employees.name, employee_code: employees.employee_code } };

export async function listOpeningRecords(ctx: Ctx, query: ParsedInput<typeof listOpenings>): Promise<Page<ListedOpening>> {
  const where = and(
    eq(payrollYearOpenings.company_id, ctx.companyId),
    visible(ctx),
    query.year ? eq(payrollYearOpenings.year, query.year) : undefined,
    query.employee_id ? eq(payrollYearOpenings.employee_id, query.employee_id) : undefined,
    query.keyword ? ilike(employees.search, containing(query.keyword)) : undefined,
  );
  const joined = eq(employees.id, payrollYearOpenings.employee_id);
  return readPage(ctx, query, {
    rows: ctx.db.select(listed).from(payrollYearOpenings).innerJoin(employees, joined).where(where),
    count: ctx.db.select({ total: count() }).from(payrollYearOpenings).innerJoin(employees, joined).where(where),
    order: (to) => [to(SORTS[query.sort_by]), desc(payrollYearOpenings.id)],
  });
}

const one = (ctx: Ctx, employeeId: number, year: number, previous: boolean) =>
  and(
    eq(payrollYearOpenings.company_id, ctx.companyId),
    eq(payrollYearOpenings.employee_id, employeeId),
    eq(payrollYearOpenings.year, year),
    eq(payrollYearOpenings.previous_employer, previous),
  );

export async function findOpening(ctx: Ctx, employeeId: number, year: number, previous: boolean): Promise<OpeningRecord | null> {
  const [record] = await ctx.db
    .select()
    .from(payrollYearOpenings)
    .where(one(ctx, employeeId, year, previous));
  return record ?? null;
}

export async function putOpening(ctx: Ctx, values: Omit<typeof payrollYearOpenings.$inferInsert, 'company_id'>): Promise<OpeningRecord> {
  const [record] = await ctx.db
    .insert(payrollYearOpenings)
    .values({ ...values, company_id: ctx.companyId })
    .onConflictDoUpdate({
      target: [payrollYearOpenings.employee_id, payrollYearOpenings.year, payrollYearOpenings.previous_employer],
      set: { ...eachAmount((key) => values[key]), source: values.source },
    })
    .returning();
  return record as OpeningRecord;
}

/** Of these employees, or these records; locked, because they are about to be written. */
export async function openingsOf(ctx: Ctx, employeeIds: readonly number[] | null, ids: readonly number[] = []): Promise<OpeningRecord[]> {
  const [column, wanted] = employeeIds === null ? [payrollYearOpenings.id, ids] : [payrollYearOpenings.employee_id, employeeIds];
  if (wanted.length === 0) return [];
  return ctx.db
    .select()
    .from(payrollYearOpenings)
    .where(and(eq(payrollYearOpenings.company_id, ctx.companyId), among(column, wanted)))
    .for('update');
}

export async function removeOpening(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(payrollYearOpenings).where(and(eq(payrollYearOpenings.company_id, ctx.companyId), eq(payrollYearOpenings.id, id)));
}
