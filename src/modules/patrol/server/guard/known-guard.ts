import { and, eq, isNull } from 'drizzle-orm';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';
import { patrolGuards as g } from '../patrol.tables.ts';

/** @throws 422 where this is no guard on patrol whom the viewer may see */
export async function requireGuard(ctx: Ctx, id: number): Promise<void> {
  const [found] = await ctx.db
    .select({ id: g.id })
    .from(g)
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(g.company_id, ctx.companyId), eq(g.id, id), isNull(g.deleted_at), seenGuards(ctx)));
  if (!found) throw invalid('guard_id', PATROL_ERRORS.guardsUnknown);
}
