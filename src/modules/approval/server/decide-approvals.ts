/** One decision about several records. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { savepoint } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { decideApprovals as endpoint } from '../contract/approval.endpoints.ts';
import { APPROVAL_MESSAGES } from '../contract/approval.messages.ts';
import type { DecisionResult } from '../contract/approval.schema.ts';
import { decide } from './decide.ts';
import { subjectOf } from './subject.ts';

type Input = ParsedInput<typeof endpoint>;
type Item = Input['items'][number];

export async function decideApprovals(ctx: Ctx, { items, action, remark }: Input): Promise<OutputOf<typeof endpoint>> {
  const results = await each(ctx, items, ({ type, id, status }) => {
    const subject = subjectOf(type);
    if (!subject) throw notFound();
    return decide(ctx, subject, { id, action, remark, status });
  });
  const done = results.filter(({ ok }) => ok).length;
  const failed = results.length - done;
  return { success: true, message: say(APPROVAL_MESSAGES.decided, ctx.locale, { done, failed }), data: { done, failed, results } };
}

/** One after the other, each whole or not at all: a refused one leaves the others as they are. */
async function each(ctx: Ctx, items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<DecisionResult[]> {
  const results: DecisionResult[] = [];
  for (const item of inOrder(items)) results.push(await attempt(ctx, item, work));
  return results;
}

/** Each record once, and always in the same order, so that two people with overlapping choices wait for each other instead of blocking. */
function inOrder(items: readonly Item[]): Item[] {
  const once = new Map(items.map((item) => [`${item.type} ${item.id}`, item]));
  return [...once.values()].sort((a, b) => a.type.localeCompare(b.type) || a.id - b.id);
}

async function attempt(ctx: Ctx, item: Item, work: (item: Item) => Promise<unknown>): Promise<DecisionResult> {
  const { type, id } = item;
  try {
    await savepoint(ctx, async () => work(item));
    return { type, id, ok: true, code: 200, message: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, errors } = error.body(ctx.locale);
    return { type, id, ok: false, code: error.status, message: errors ? Object.values(errors).flat().join(' ') : message };
  }
}
