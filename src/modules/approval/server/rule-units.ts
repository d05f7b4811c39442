/** Answers the company's question about who stands in its organisation: rules that name a unit. */
import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#platform/server/context.ts';
import type { OrganisationUser } from '#modules/company/server/public.ts';
import { approvalRules as r } from './approval.tables.ts';

const keyOf = (kind: string) => `${kind}_id`;

export const ruleUnits: OrganisationUser = {
  // A rule is nobody who stands in a unit.
  count: async () => new Map(),
  move: (ctx, kind, from, to) => moveRules(ctx, keyOf(kind), from, to),
  async namedBy(ctx, kind, id) {
    const [rule] = await ctx.db
      .select({ name: r.name })
      .from(r)
      .where(naming(ctx, keyOf(kind), id))
      .limit(1);
    return rule?.name ?? null;
  },
};

const naming = (ctx: Ctx, key: string, id: number) => and(eq(r.company_id, ctx.companyId), sql`${r.conditions} @> ${JSON.stringify({ [key]: id })}::jsonb`);

/** Where a rule for the same stands already it is the one that holds, and the moved one goes. */
async function moveRules(ctx: Ctx, key: string, from: number, to: number): Promise<number> {
  const other = alias(r, 'other');
  const theirs = naming(ctx, key, from);
  const after = sql`${r.conditions} || ${JSON.stringify({ [key]: to })}::jsonb`;
  const same = ctx.db
    .select({ id: other.id })
    .from(other)
    .where(
      and(eq(other.company_id, r.company_id), eq(other.subject_type, r.subject_type), eq(other.at_least, r.at_least), sql`${other.conditions} = ${after}`),
    );
  const moved = await ctx.db
    .update(r)
    .set({ conditions: after })
    .where(and(theirs, notExists(same)))
    .returning({ id: r.id });
  await ctx.db.delete(r).where(theirs);
  return moved.length;
}
