/** What is done with a promoter beside the form. */
import { and, eq, isNull } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as moves from '../../contract/promoter/promoter-moves.endpoints.ts';
import { PROMOTER_ERRORS, PROMOTER_MESSAGES } from '../../contract/promoter/promoter.messages.ts';
import { cancelComing } from '../schedule/cancel-coming.ts';
import { notifyPromoters } from './notify-promoters.ts';
import { comingOf } from './promoter-use.store.ts';
import { salesPromoters as table, type PromoterRecord } from '../tables/promoter.tables.ts';

const one = (ctx: Ctx, id: number) => and(eq(table.company_id, ctx.companyId), eq(table.id, id), isNull(table.deleted_at));

/** @throws 404 */
export async function lockPromoter(ctx: Ctx, id: number): Promise<PromoterRecord> {
  const [found] = await ctx.db.select().from(table).where(one(ctx, id)).for('update');
  if (!found) throw notFound();
  return found;
}

/** @throws 404 */
export async function findPromoter(ctx: Ctx, id: number): Promise<void> {
  const [found] = await ctx.db.select({ id: table.id }).from(table).where(one(ctx, id));
  if (!found) throw notFound();
}

async function change(ctx: Ctx, before: PromoterRecord, set: Partial<PromoterRecord>): Promise<void> {
  const [after] = await ctx.db.update(table).set(set).where(one(ctx, before.id)).returning();
  await audit(ctx, { action: 'sales_promoter.updated', subject_type: 'sales_promoter', subject_id: before.id, before, after: after ?? null });
  await notifyPromoters(ctx);
}

export async function ratePromoter(ctx: Ctx, { id, rating, note }: ParsedInput<typeof moves.ratePromoter>): Promise<OutputOf<typeof moves.ratePromoter>> {
  await change(ctx, await lockPromoter(ctx, id), { rating: rating.toFixed(1), rating_note: note });
  return { success: true, message: say(PROMOTER_MESSAGES.rated, ctx.locale) };
}

export async function comingSchedules(ctx: Ctx, { id, after }: ParsedInput<typeof moves.comingSchedules>): Promise<OutputOf<typeof moves.comingSchedules>> {
  await findPromoter(ctx, id);
  return { data: await comingOf(ctx, id, after) };
}

export async function inactivatePromoter(
  ctx: Ctx,
  { id, date, reason }: ParsedInput<typeof moves.inactivatePromoter>,
): Promise<OutputOf<typeof moves.inactivatePromoter>> {
  const promoter = await lockPromoter(ctx, id);
  if (promoter.status === 'Inactive') throw invalid('base', PROMOTER_ERRORS.inactiveAlready);
  const n = await cancelComing(ctx, { promoter_id: id, after: date }, reason);
  await change(ctx, promoter, { status: 'Inactive', inactive_at: date, inactive_reason: reason });
  return { success: true, message: say(PROMOTER_MESSAGES.inactivated, ctx.locale, { name: promoter.name, n }) };
}

export async function activatePromoter(ctx: Ctx, { id }: ParsedInput<typeof moves.activatePromoter>): Promise<OutputOf<typeof moves.activatePromoter>> {
  const promoter = await lockPromoter(ctx, id);
  if (promoter.status === 'Active') throw invalid('base', PROMOTER_ERRORS.activeAlready);
  await change(ctx, promoter, { status: 'Active', inactive_at: null, inactive_reason: null });
  return { success: true, message: say(PROMOTER_MESSAGES.activated, ctx.locale, { name: promoter.name }) };
}
