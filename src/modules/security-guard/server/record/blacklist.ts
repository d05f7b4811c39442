/** The blacklist of a company. Why somebody is on it stands apart; who looks is written down; it ends by itself after two years. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { addMonths } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { userNames } from '#modules/identity/server/public.ts';
import {
  BLACKLIST_MONTHS,
  type answerBlacklisting,
  type blacklistGuard,
  type endBlacklisting,
  type showBlacklisting,
} from '../../contract/record/compliance.endpoints.ts';
import { GUARD_ERRORS, GUARD_MESSAGES } from '../../contract/security-guard.messages.ts';
import { getGuard, today } from '../guard/guard.store.ts';
import { guardsChanged } from '../guards-changed.ts';
import { guardBlacklistings as b, securityGuards as g, type GuardRecord } from '../security-guard.tables.ts';

type Written = OutputOf<typeof blacklistGuard>;

const open = (ctx: Ctx, guard: number) => and(eq(b.company_id, ctx.companyId), eq(b.guard_id, guard), isNull(b.ended_at));
const note = (ctx: Ctx, id: number, action: string) => audit(ctx, { action: `security_guard.${action}`, subject_type: 'security_guard', subject_id: id });

async function finish(ctx: Ctx, { id, name }: GuardRecord, action: string, wording: Text): Promise<Written> {
  await note(ctx, id, action);
  await guardsChanged(ctx);
  return { success: true, message: say(wording, ctx.locale, { name }), data: { id } };
}

const mark = (ctx: Ctx, id: number, blacklisted_at: string | null) =>
  ctx.db
    .update(g)
    .set({ blacklisted_at })
    .where(and(eq(g.company_id, ctx.companyId), eq(g.id, id)));

export async function show(ctx: Ctx, { id }: ParsedInput<typeof showBlacklisting>): Promise<OutputOf<typeof showBlacklisting>> {
  await getGuard(ctx, id);
  const [found] = await ctx.db.select().from(b).where(open(ctx, id));
  if (!found) return { data: null };
  await note(ctx, id, 'blacklist_seen');
  const names = found.created_by === null ? new Map<number, string>() : await userNames(ctx, [found.created_by]);
  const { reason, since, review_on, ends_on, answer, created_by } = found;
  return { data: { reason, since, review_on, ends_on, answer, by: names.get(created_by ?? 0) ?? null } };
}

export async function put(ctx: Ctx, { id, reason, review_on }: ParsedInput<typeof blacklistGuard>): Promise<Written> {
  const guard = await getGuard(ctx, id, true);
  if (guard.blacklisted_at !== null) throw invalid('base', GUARD_ERRORS.onBlacklistAlready);
  const since = today(ctx);
  const ends_on = addMonths(since, BLACKLIST_MONTHS);
  if (review_on <= since || review_on > ends_on) throw invalid('review_on', GUARD_ERRORS.reviewRange, { n: BLACKLIST_MONTHS });
  await ctx.db.insert(b).values({ company_id: ctx.companyId, guard_id: id, since, reason, review_on, ends_on, created_by: ctx.actor.userId });
  await mark(ctx, id, since);
  return finish(ctx, guard, 'blacklisted', GUARD_MESSAGES.blacklisted);
}

async function change(ctx: Ctx, id: number, to: { answer: string } | { end_reason: string; ended_at: ReturnType<typeof sql> }): Promise<GuardRecord> {
  const guard = await getGuard(ctx, id, true);
  const rows = await ctx.db.update(b).set(to).where(open(ctx, id)).returning({ id: b.id });
  if (rows.length === 0) throw invalid('base', GUARD_ERRORS.notBlacklisted);
  return guard;
}

export async function answer(ctx: Ctx, { id, answer: words }: ParsedInput<typeof answerBlacklisting>): Promise<Written> {
  return finish(ctx, await change(ctx, id, { answer: words }), 'blacklist_answered', GUARD_MESSAGES.answered);
}

export async function end(ctx: Ctx, { id, reason }: ParsedInput<typeof endBlacklisting>): Promise<Written> {
  const guard = await change(ctx, id, { end_reason: reason, ended_at: sql`clock_timestamp()` });
  await mark(ctx, id, null);
  return finish(ctx, guard, 'unlisted', GUARD_MESSAGES.unlisted);
}
