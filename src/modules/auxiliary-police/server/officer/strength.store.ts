/** Officers against the approval of the unit. The unit's row is the lock: appointments wait for each other there. */
import { eq } from 'drizzle-orm';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { asmAgencies as a, type AgencyRecord } from '../unit.tables.ts';

const taken = adhocText<{ n: number }>(`select count(*)::int as n from asm_officers where company_id = $1 and status <> 'Inactive'`);

/** Active and suspended officers, whoever asks. */
export const countTaken = async (ctx: Ctx): Promise<number> => (await taken(ctx.client, [ctx.companyId]))[0]?.n ?? 0;

/** @param lock whoever appoints somebody, so that two who approve at once count each other */
export async function unitOf(ctx: Ctx, lock = false): Promise<AgencyRecord | null> {
  const query = ctx.db.select().from(a).where(eq(a.company_id, ctx.companyId));
  const [unit] = await (lock ? query.for('update') : query);
  return unit ?? null;
}
