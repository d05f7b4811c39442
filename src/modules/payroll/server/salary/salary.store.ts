/** All SQL of employee_payrolls: salary versions. */
import { and, asc, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employeePayrolls, type NewSalary, type SalaryRecord } from './salary.tables.ts';

const own = (ctx: Ctx, employeeId: number) => and(eq(employeePayrolls.company_id, ctx.companyId), eq(employeePayrolls.employee_id, employeeId));

/** The latest first. */
export const salariesOf = (ctx: Ctx, employeeId: number): Promise<SalaryRecord[]> =>
  ctx.db.select().from(employeePayrolls).where(own(ctx, employeeId)).orderBy(desc(employeePayrolls.effective_from));

/** Versions of several employees, the latest first. */
export async function versionsOf(ctx: Ctx, employeeIds: readonly number[]): Promise<Map<number, SalaryRecord[]>> {
  if (employeeIds.length === 0) return new Map();
  const records = await ctx.db
    .select()
    .from(employeePayrolls)
    .where(and(eq(employeePayrolls.company_id, ctx.companyId), among(employeePayrolls.employee_id, employeeIds)))
    .orderBy(desc(employeePayrolls.effective_from));
  return Map.groupBy(records, ({ employee_id }) => employee_id);
}

/** The versions of each employee that hold in a period, the earliest first. */
export async function salariesIn(ctx: Ctx, employeeIds: readonly number[], from: string, to: string): Promise<Map<number, SalaryRecord[]>> {
  if (employeeIds.length === 0) return new Map();
  const records = await ctx.db
    .select()
    .from(employeePayrolls)
    .where(
      and(
        eq(employeePayrolls.company_id, ctx.companyId),
        among(employeePayrolls.employee_id, employeeIds),
        lte(employeePayrolls.effective_from, to),
        or(isNull(employeePayrolls.effective_to), gte(employeePayrolls.effective_to, from)),
      ),
    )
    .orderBy(asc(employeePayrolls.employee_id), asc(employeePayrolls.effective_from));
  return Map.groupBy(records, ({ employee_id }) => employee_id);
}

/** The version of each employee that holds at the end of a period, or, for those who left in it, the last one of the period. */
export async function salariesAt(ctx: Ctx, employeeIds: readonly number[], from: string, to: string): Promise<Map<number, SalaryRecord>> {
  return lastOf(await salariesIn(ctx, employeeIds, from, to));
}

export const lastOf = (versions: ReadonlyMap<number, readonly SalaryRecord[]>): Map<number, SalaryRecord> =>
  new Map([...versions].map(([id, records]) => [id, records.at(-1)!]));

export async function insertSalary(ctx: Ctx, values: Omit<NewSalary, 'company_id'>): Promise<SalaryRecord> {
  const [record] = await ctx.db
    .insert(employeePayrolls)
    .values({ ...values, company_id: ctx.companyId, created_by: ctx.actor.userId, updated_by: ctx.actor.userId })
    .returning();
  return record as SalaryRecord;
}

export async function changeSalary(ctx: Ctx, id: number, values: Partial<NewSalary>): Promise<SalaryRecord> {
  const [record] = await ctx.db
    .update(employeePayrolls)
    .set({ ...values, updated_by: ctx.actor.userId })
    .where(and(eq(employeePayrolls.company_id, ctx.companyId), eq(employeePayrolls.id, id)))
    .returning();
  return record as SalaryRecord;
}
