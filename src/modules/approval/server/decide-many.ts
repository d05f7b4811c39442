/** The same decision about many records. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { eachWhole } from '#platform/server/each-whole.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { decideApprovals as endpoint } from '../contract/approval.endpoints.ts';
import { APPROVAL_MESSAGES } from '../contract/approval.messages.ts';
import type { DecisionResults } from '../contract/approval.schema.ts';
import { decide } from './decide.ts';
import { subjectOf } from './subject.ts';

/** People first, all of them: one by one, two who decide about the same people would wait for each other in a circle. */
async function lockPeople(ctx: Ctx, items: readonly { readonly type: string; readonly id: number }[]): Promise<void> {
  const byType = [...Map.groupBy(items, ({ type }) => type)].sort(([a], [b]) => a.localeCompare(b));
  for (const [type, some] of byType)
    await subjectOf(type)?.lockPeople?.(
      ctx,
      some.map(({ id }) => id),
    );
}

/** Each by `decideOne`, whole or not at all, and what became of each. */
export async function decideMany<Item extends { readonly type: string; readonly id: number }>(
  ctx: Ctx,
  items: readonly Item[],
  decideOne: (item: Item) => Promise<unknown>,
): Promise<DecisionResults> {
  await lockPeople(ctx, items);
  const outcomes = await eachWhole(ctx, items, decideOne);
  const results = outcomes.map(({ item: { type, id }, code, message }) => ({ type, id, ok: message === null, code, message }));
  const done = results.filter(({ ok }) => ok).length;
  return { done, failed: results.length - done, results };
}

/** From the inbox: records of any kind. */
export async function decideApprovals(ctx: Ctx, { items, action, remark }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const data = await decideMany(ctx, items, async ({ type, id, status, version }) => {
    const subject = subjectOf(type);
    if (!subject) throw notFound();
    await decide(ctx, subject, { id, action, remark, status, version });
  });
  const { done, failed } = data;
  return { success: true, message: say(APPROVAL_MESSAGES.decided, ctx.locale, { done, failed }), data };
}
