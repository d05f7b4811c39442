/** SQL of leave types and their tiers. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { notFound } from '#platform/contract/errors.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { forget, once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { TierForm } from '../../contract/leave-type.schema.ts';
import { leaveEntitlements } from '../entitlement.tables.ts';
import { leaveTypes as t, leaveTypeTiers as tiers, type LeaveTypeRecord, type TierRecord } from './leave-type.tables.ts';
import { leaves } from '../leave.tables.ts';

export type NewType = Omit<typeof t.$inferInsert, 'company_id'>;

const live = (ctx: Ctx) => and(eq(t.company_id, ctx.companyId), isNull(t.deleted_at));

const STORED = 'leave-types';

const ofCompany = prepared('leave.types', ['company'], (db, $) => db.select().from(t).where(eq(t.company_id, $.company)).orderBy(asc(t.sort_order), asc(t.id)));

/** In their order; `all`: the deleted ones too, for leaves of old. */
export async function findTypes(ctx: Ctx, all = false): Promise<LeaveTypeRecord[]> {
  const types = await once(ctx, STORED, () => ofCompany(ctx, { company: ctx.companyId }));
  return types.filter(({ deleted_at }) => all || deleted_at === null);
}

export const findType = async (ctx: Ctx, id: number): Promise<LeaveTypeRecord | null> => (await findTypes(ctx)).find((type) => type.id === id) ?? null;

/** Locked for the change that follows. @throws 404 */
export async function lockType(ctx: Ctx, id: number): Promise<LeaveTypeRecord> {
  const [record] = await ctx.db
    .select()
    .from(t)
    .where(and(live(ctx), eq(t.id, id)))
    .for('update');
  if (!record) throw notFound();
  return record;
}

/** Tiers by type, shortest service first. */
export async function tiersByType(ctx: Ctx, ids?: readonly number[]): Promise<Map<number, TierRecord[]>> {
  const rows = await ctx.db
    .select()
    .from(tiers)
    .where(and(eq(tiers.company_id, ctx.companyId), ids ? among(tiers.leave_type_id, ids) : undefined))
    .orderBy(asc(tiers.min_service_months), asc(tiers.id));
  return Map.groupBy(rows, ({ leave_type_id }) => leave_type_id);
}

export async function insertType(ctx: Ctx, type: NewType): Promise<LeaveTypeRecord> {
  const [saved] = await ctx.db
    .insert(t)
    .values({ ...type, company_id: ctx.companyId })
    .returning();
  forget(ctx, STORED);
  return saved as LeaveTypeRecord;
}

export async function changeType(ctx: Ctx, id: number, change: Partial<NewType>): Promise<LeaveTypeRecord> {
  const [saved] = await ctx.db
    .update(t)
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where(and(live(ctx), eq(t.id, id)))
    .returning();
  forget(ctx, STORED);
  if (!saved) throw notFound();
  return saved;
}

/** The tiers of a type become these. */
export async function replaceTiers(ctx: Ctx, typeId: number, wanted: readonly TierForm[]): Promise<void> {
  await ctx.db.delete(tiers).where(and(eq(tiers.company_id, ctx.companyId), eq(tiers.leave_type_id, typeId)));
  if (wanted.length > 0) await ctx.db.insert(tiers).values(wanted.map((tier) => ({ ...tier, company_id: ctx.companyId, leave_type_id: typeId })));
}

/** Types that leaves, accounts or other types refer to. */
export async function typesInUse(ctx: Ctx): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        live(ctx),
        sql`(exists (select from ${leaves} where ${leaves.company_id} = ${t.company_id} and ${leaves.leave_type_id} = ${t.id})
          or exists (select from ${leaveEntitlements} where ${leaveEntitlements.company_id} = ${t.company_id} and ${leaveEntitlements.leave_type_id} = ${t.id})
          or exists (select from leave_types other where other.company_id = ${t.company_id} and other.deduct_from_id = ${t.id} and other.deleted_at is null))`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
