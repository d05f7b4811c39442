/** The register of ranks: who holds them, and that the ladder has one rank on each level. */
import { and, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { ringgitOrNull, senOrNull } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { UNIT_ERRORS, UNIT_MESSAGES } from '../../contract/auxiliary-police.messages.ts';
import { ranks, type orderRanks as orderEndpoint } from '../../contract/rank/rank.register.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmRanks as r } from '../unit.tables.ts';
import { insigniaOf } from './insignia.ts';
import { countInRanks, ranksInUse, writeOrder } from './rank.store.ts';

export const rankRegister = registerOf(ranks, {
  table: r,
  subject: 'asm_rank',
  search: [r.name, r.name_ms, r.code],
  order: { level: r.level, name: sql`lower(${r.name})`, code: sql`lower(${r.code})` },
  unique: { asm_ranks_code_key: ['code', UNIT_ERRORS.codeTaken], asm_ranks_level_key: ['level', UNIT_ERRORS.levelTaken] },
  wording: { created: UNIT_MESSAGES.rankCreated, saved: UNIT_MESSAGES.rankSaved, deleted: UNIT_MESSAGES.rankDeleted },
  where: (_ctx, { rank_group }) => and(rank_group && eq(r.rank_group, rank_group)),
  columns: ({ allowance, ...form }) => ({ ...form, allowance: senOrNull(allowance) }),
  check: (_ctx, drafts) =>
    drafts.map(({ form }) => ({
      ...(form.rank_group === 'Senior Officer' && form.authority !== 'IGP with Minister' && fault('authority', UNIT_ERRORS.authority)),
    })),
  async may(ctx, records) {
    const used = await ranksInUse(
      ctx,
      records.map(({ id }) => id),
    );
    return records.map(({ id }) => ({ update: true as const, remove: used.has(id) ? UNIT_ERRORS.rankUsed : (true as const) }));
  },
  async present(ctx, records) {
    const [counted, pictures] = await pipeline(
      ctx,
      () => countInRanks(ctx),
      () =>
        insigniaOf(
          ctx,
          records.map(({ id }) => id),
        ),
    );
    return records.map(({ id, allowance }) => ({
      allowance: ringgitOrNull(allowance),
      officers: counted.get(id) ?? 0,
      insignia: pictures.get(id) ?? [],
    }));
  },
  notify: unitChanged,
});

/** @throws 422 where a rank is missing or named twice: half an order is none */
export async function orderRanks(ctx: Ctx, { ids }: ParsedInput<typeof orderEndpoint>): Promise<OutputOf<typeof orderEndpoint>> {
  if (new Set(ids).size !== ids.length || !(await writeOrder(ctx, ids))) throw invalid('ids', UNIT_ERRORS.wholeLadder);
  await audit(ctx, { action: 'asm_rank.ordered', subject_type: 'asm_rank', after: { order: ids } });
  await unitChanged(ctx);
  return { success: true, message: say(UNIT_MESSAGES.ranksOrdered, ctx.locale) };
}
