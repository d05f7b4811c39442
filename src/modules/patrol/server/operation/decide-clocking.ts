/** What the office decides about a scan that is late or odd. It may decide anew; the audit log has what was before. */
import { and, eq } from 'drizzle-orm';
import { AppError, notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as r, seenGuards } from '#modules/security-guard/server/public.ts';
import type { decideClocking as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { PATROL_ERRORS, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { isException } from '../../contract/round/round.schema.ts';
import { patrolGuards as g } from '../patrol.tables.ts';
import { patrolClockings as c } from '../operation.tables.ts';
import { operationsChanged } from './plan-operations.ts';

const SUBJECT = 'patrol_clocking';

/** @throws 404, 409 where there is nothing to decide */
export async function decideClocking(ctx: Ctx, { id, decision, reason }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const [found] = await ctx.db
    .select({ status: c.status, flags: c.flags, decision: c.decision, reason: c.decision_reason })
    .from(c)
    .innerJoin(g, eq(g.id, c.guard_id))
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(c.company_id, ctx.companyId), eq(c.id, id), seenGuards(ctx)))
    .for('no key update', { of: c });
  if (!found) throw notFound();
  if (!isException(found) && found.decision === null) throw new AppError(409, PATROL_ERRORS.noException);
  await ctx.db
    .update(c)
    .set({ decision, decision_reason: reason, decided_by: ctx.actor.userId, decided_at: instantOf(ctx.clock) })
    .where(and(eq(c.company_id, ctx.companyId), eq(c.id, id)));
  await audit(ctx, {
    action: `${SUBJECT}.decided`,
    subject_type: SUBJECT,
    subject_id: id,
    before: { decision: found.decision, reason: found.reason },
    after: { decision, reason },
  });
  await operationsChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.scanDecided, ctx.locale), data: { id } };
}
