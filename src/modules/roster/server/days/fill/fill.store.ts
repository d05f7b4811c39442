/** All SQL of proposed rosters. */
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { rosterFills as f, type FillRecord } from './fill.tables.ts';

const OPEN = ['pending', 'running'] as const;

const own = (ctx: Ctx) => eq(f.company_id, ctx.companyId);
/** A proposal names people whom the one who asked may see: it is theirs alone. */
const mine = (ctx: Ctx) => and(own(ctx), eq(f.asked_by, ctx.actor.userId));

/** One whose job is gone for good holds up nobody. */
export const dropAbandoned = (ctx: Ctx): Promise<unknown> =>
  ctx.db
    .update(f)
    .set({ status: 'failed' })
    .where(and(own(ctx), among(f.status, OPEN), lt(f.updated_at, sql`now() - interval '1 hour'`)))
    .execute();

/** The one that is being filled in the company. */
export async function openFill(ctx: Ctx): Promise<FillRecord | undefined> {
  const [record] = await ctx.db
    .select()
    .from(f)
    .where(and(own(ctx), among(f.status, OPEN)));
  return record;
}

/** @returns undefined where another came first */
export async function insertFill(ctx: Ctx, fill: Pick<FillRecord, 'start_date' | 'end_date' | 'asked'>): Promise<FillRecord | undefined> {
  const [record] = await ctx.db
    .insert(f)
    .values({ ...fill, company_id: ctx.companyId, asked_by: ctx.actor.userId })
    .onConflictDoNothing()
    .returning();
  return record;
}

export async function lastOpenFill(ctx: Ctx): Promise<FillRecord | undefined> {
  const [record] = await ctx.db
    .select()
    .from(f)
    .where(and(mine(ctx), among(f.status, [...OPEN, 'ready', 'failed'])))
    .orderBy(desc(f.id))
    .limit(1);
  return record;
}

/** @throws 404 */
export async function getFill(ctx: Ctx, id: number, { lock = false } = {}): Promise<FillRecord> {
  const query = ctx.db
    .select()
    .from(f)
    .where(and(mine(ctx), eq(f.id, id)));
  const [record] = await (lock ? query.for('update') : query);
  if (!record) throw notFound();
  return record;
}

/** @returns false where it was stopped meanwhile */
export async function changeFill(
  ctx: Ctx,
  id: number,
  change: Partial<Pick<FillRecord, 'status' | 'percent' | 'result'>>,
  from: readonly FillRecord['status'][] = OPEN,
): Promise<boolean> {
  const changed = await ctx.db
    .update(f)
    .set(change)
    .where(and(own(ctx), eq(f.id, id), among(f.status, [...from])))
    .returning({ id: f.id });
  return changed.length > 0;
}
