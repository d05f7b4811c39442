/** Puts another guard in place of one who cannot go on. Both rows stay, so that scans of the first until then are those of a planned guard. */
import { and, eq } from 'drizzle-orm';
import { dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { replaceGuard as endpoint } from '../../contract/operation/operation.endpoints.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { namesOfGuards } from './on-duty.ts';
import { patrolOperationGuards as og, patrolOperations as o } from '../operation.tables.ts';
import { overrideHours } from './override-hours.ts';
import { operationsChanged, requireFree, requireGuards } from './plan-operations.ts';
import { findOperation } from './read-operations.ts';

const MINUTE = 60_000;

/** @throws 404, 422 where the operation is over, the one is not on duty, or the other may not or cannot be */
export async function replaceGuard(
  ctx: Ctx,
  { id, guard_id, by_id, reason, override_reason }: ParsedInput<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const operation = await findOperation(ctx, id, true);
  const [start, end, now] = [Date.parse(instantText(operation.start_at)), Date.parse(instantText(operation.end_at)), ctx.clock.now().getTime()];
  if (operation.cancelled_at !== null || end <= now) throw invalid('base', E.operationOver);
  const duty = await ctx.db
    .select()
    .from(og)
    .where(and(eq(og.company_id, ctx.companyId), eq(og.operation_id, id)));
  const leaving = duty.find((each) => each.guard_id === guard_id && each.replaced_at === null);
  if (!leaving || !(await namesOfGuards(ctx, [guard_id])).has(guard_id)) throw invalid('guard_id', E.notOnDuty);
  if (duty.some((each) => each.guard_id === by_id)) throw invalid('by_id', E.onDutyAlready);
  const from = Math.max(start, now);
  const zone = ctx.actor.timeZone;
  const dateOf = (at: number) => dateInZone(new Date(at), zone);
  const crew = await requireGuards(ctx, [by_id], dateOf(from), dateOf(end - 1), 'by_id');
  const date = operation.date as CalendarDate;
  const minutes = (at: number) => Math.round((at - Date.parse(startOfDateIn(date, zone))) / MINUTE);
  const warnings = await requireFree(ctx, crew, [{ date, start: minutes(from), end: minutes(end) }], 'by_id');
  const overridden = overrideHours(ctx, warnings, override_reason);
  const at = new Date(from).toISOString();
  await ctx.db
    .update(og)
    .set({ replaced_at: at, replaced_by: by_id, replace_reason: reason })
    .where(and(eq(og.company_id, ctx.companyId), eq(og.id, leaving.id)));
  await ctx.db.insert(og).values({ company_id: ctx.companyId, operation_id: id, guard_id: by_id, joined_at: at });
  // Who takes over from the leader leads.
  if (operation.leader_id === guard_id)
    await ctx.db
      .update(o)
      .set({ leader_id: by_id })
      .where(and(eq(o.company_id, ctx.companyId), eq(o.id, id)));
  await audit(ctx, {
    action: 'patrol_operation.replaced',
    subject_type: 'patrol_operation',
    subject_id: id,
    before: { guard_id },
    after: { guard_id: by_id, reason, from: at, ...overridden },
  });
  await operationsChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.guardReplaced, ctx.locale, { name: crew[0]?.name ?? '' }), data: { id, warnings } };
}
