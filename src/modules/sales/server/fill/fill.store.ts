/** All SQL of proposed schedules. */
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FillForm } from '../../contract/fill/fill.endpoints.ts';
import { salesFills as f, type SalesFillRecord } from '../tables/need.tables.ts';
import { salesProjectPromoters as chosen } from '../tables/project.tables.ts';

type Status = SalesFillRecord['status'];
const SEARCHING: readonly Status[] = ['pending', 'running'];
/** Whose job is gone for good after as long holds up nobody. */
const ABANDONED = sql`now() - interval '1 hour'`;

const searching = (ctx: Ctx, projectId: number) => and(eq(f.company_id, ctx.companyId), eq(f.project_id, projectId), among(f.status, SEARCHING));
/** A proposal is for whoever asked: it is made within what they may plan. */
const asked = (ctx: Ctx) => and(eq(f.company_id, ctx.companyId), eq(f.asked_by, ctx.actor.userId));

/** @returns the proposal, or who has one looked for in the project already */
export async function openFill(ctx: Ctx, form: FillForm): Promise<{ fill: SalesFillRecord } | { heldBy: number }> {
  const { id: project_id, start_date, end_date } = form;
  await ctx.db
    .update(f)
    .set({ status: 'failed' })
    .where(and(searching(ctx, project_id), lt(f.updated_at, ABANDONED)));
  const [fill] = await ctx.db
    .insert(f)
    .values({ company_id: ctx.companyId, project_id, start_date, end_date, asked: form, asked_by: ctx.actor.userId })
    .onConflictDoNothing()
    .returning();
  if (fill) return { fill };
  const [other] = await ctx.db.select({ by: f.asked_by }).from(f).where(searching(ctx, project_id));
  return { heldBy: other?.by ?? 0 };
}

export async function lastOpenFill(ctx: Ctx, projectId: number): Promise<SalesFillRecord | undefined> {
  const shown: Status[] = [...SEARCHING, 'ready', 'failed'];
  const [fill] = await ctx.db
    .select()
    .from(f)
    .where(and(asked(ctx), eq(f.project_id, projectId), among(f.status, shown)))
    .orderBy(desc(f.id))
    .limit(1);
  return fill;
}

/** @throws 404 where it is not the caller's */
export async function ownFill(ctx: Ctx, id: number): Promise<SalesFillRecord> {
  const [fill] = await ctx.db
    .select()
    .from(f)
    .where(and(asked(ctx), eq(f.id, id)));
  if (!fill) throw notFound();
  return fill;
}

/** The same for the change that follows: who accepts twice waits for the first. @throws 404 */
export async function lockFill(ctx: Ctx, id: number): Promise<SalesFillRecord> {
  const [fill] = await ctx.db
    .select()
    .from(f)
    .where(and(asked(ctx), eq(f.id, id)))
    .for('update');
  if (!fill) throw notFound();
  return fill;
}

/** @param from in which states it may be changed @returns false where it is in another */
export async function moveFill(
  ctx: Ctx,
  id: number,
  to: Partial<Pick<SalesFillRecord, 'status' | 'percent' | 'result'>>,
  from: readonly Status[] = SEARCHING,
): Promise<boolean> {
  const moved = await ctx.db
    .update(f)
    .set(to)
    .where(and(asked(ctx), eq(f.id, id), among(f.status, from)))
    .returning({ id: f.id });
  return moved.length === 1;
}

/** Active promoters of a project. */
export async function countPromoters(ctx: Ctx, projectId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(chosen)
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, projectId), eq(chosen.status, 'Active')));
  return row?.n ?? 0;
}
