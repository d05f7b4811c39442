/** SQL of blackout days. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { leaveBlackouts as b, type BlackoutRecord } from '../holiday/holiday.tables.ts';

interface Concern {
  readonly type: { readonly id: number; readonly always_allowed: boolean };
  readonly department: number | null;
  readonly from: string;
  readonly to: string;
}

/** Those that touch a span and concern the type and the department. A type that is always allowed is closed only by its name. */
export const blackoutsFor = (ctx: Ctx, { type, department, from, to }: Concern): Promise<BlackoutRecord[]> =>
  ctx.db
    .select()
    .from(b)
    .where(
      and(
        eq(b.company_id, ctx.companyId),
        lte(b.start_date, to),
        gte(b.end_date, from),
        sql`(cardinality(${b.leave_type_ids}) = 0 and not ${type.always_allowed}::boolean or ${type.id} = any(${b.leave_type_ids}))`,
        sql`(cardinality(${b.department_ids}) = 0 or ${department}::bigint = any(${b.department_ids}))`,
      ),
    );

export const listBlackoutRecords = (ctx: Ctx, year: number): Promise<BlackoutRecord[]> =>
  ctx.db
    .select()
    .from(b)
    .where(and(eq(b.company_id, ctx.companyId), lte(b.start_date, `${year}-12-31`), gte(b.end_date, `${year}-01-01`)))
    .orderBy(asc(b.start_date), asc(b.id));

export async function insertBlackout(ctx: Ctx, row: Omit<typeof b.$inferInsert, 'company_id'>): Promise<BlackoutRecord> {
  const [saved] = await ctx.db
    .insert(b)
    .values({ ...row, company_id: ctx.companyId })
    .returning();
  return saved as BlackoutRecord;
}

/** Locked for the change that follows. @throws 404 */
export async function lockBlackout(ctx: Ctx, id: number): Promise<BlackoutRecord> {
  const [record] = await ctx.db
    .select()
    .from(b)
    .where(and(eq(b.company_id, ctx.companyId), eq(b.id, id)))
    .for('update');
  if (!record) throw notFound();
  return record;
}

export async function changeBlackout(ctx: Ctx, id: number, change: Omit<typeof b.$inferInsert, 'company_id'>): Promise<BlackoutRecord> {
  const [saved] = await ctx.db
    .update(b)
    .set({ ...change, updated_at: ctx.clock.now().toISOString() })
    .where(and(eq(b.company_id, ctx.companyId), eq(b.id, id)))
    .returning();
  if (!saved) throw notFound();
  return saved;
}

/** @returns what was deleted; null: there was none. */
export async function removeBlackout(ctx: Ctx, id: number): Promise<BlackoutRecord | null> {
  const [gone] = await ctx.db
    .delete(b)
    .where(and(eq(b.company_id, ctx.companyId), eq(b.id, id)))
    .returning();
  return gone ?? null;
}
