/** SQL on the ladder of ranks. */
import { asc, eq } from 'drizzle-orm';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { asmRanks as r } from '../unit.tables.ts';

/** The whole ladder, the lowest rank first. */
export const ladderOf = (ctx: Ctx) => ctx.db.select().from(r).where(eq(r.company_id, ctx.companyId)).orderBy(asc(r.level)).execute();

const counted = adhocText<{ rank_id: number; officers: number }>(
  `select rank_id, count(*)::int as officers from asm_officers where company_id = $1 and status <> 'Inactive' group by rank_id`,
);

/** Active and suspended officers by rank. */
export async function countInRanks(ctx: Ctx): Promise<ReadonlyMap<number, number>> {
  return new Map((await counted(ctx.client, [ctx.companyId])).map(({ rank_id, officers }) => [rank_id, officers]));
}

const used = adhocText<{ id: number }>(
  `select t.id from unnest($2::bigint[]) as t(id)
   where exists (select from asm_officers o where o.company_id = $1 and o.rank_id = t.id)
      or exists (select from asm_rank_histories h where h.company_id = $1 and t.id in (h.from_rank_id, h.to_rank_id))
      or exists (select from asm_agencies a where a.company_id = $1 and a.highest_rank_id = t.id)`,
);

export const ranksInUse = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await used(ctx.client, [ctx.companyId, ids])).map(({ id }) => id));

/** Writes the levels of the whole ladder by one statement. @returns false where the ids are not all of it */
export async function writeOrder(ctx: Ctx, ids: readonly number[]): Promise<boolean> {
  const before = await ladderOf(ctx);
  const known = new Set(before.map(({ id }) => id));
  if (known.size !== ids.length || ids.some((id) => !known.has(id))) return false;
  await ctx.client.query(
    `update asm_ranks set level = array_position($2::bigint[], id), updated_at = clock_timestamp()
     where company_id = $1 and level <> array_position($2::bigint[], id)`,
    [ctx.companyId, [...ids]],
  );
  return true;
}
