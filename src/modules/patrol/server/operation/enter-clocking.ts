/** The office enters that a guard was at a point, where a phone or a tag failed. It counts as a scan, and says everywhere that nobody scanned. */
import { randomUUID } from 'node:crypto';
import { invalid } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { instantOnLine, onLine } from '#platform/contract/time/local-line.ts';
import { minuteOf } from '#platform/contract/time/sessions.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { MANUAL_HOURS, type enterClocking as endpoint } from '../../contract/operation/clocking.endpoints.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { requireGuard } from '../guard/known-guard.ts';
import { namedPoints } from '../point/find-points.ts';
import { keepEvaluation } from '../round/keep-evaluation.ts';
import { OPERATION_AT } from '../operation-at.ts';
import { patrolClockings as c } from '../operation.tables.ts';
import { operationsChanged } from './plan-operations.ts';

const HOUR = 3_600_000;
const operationAt = adhocText<{ id: number }>(OPERATION_AT({ site: '$2::bigint', at: '$3::timestamptz', guard: '$4::bigint', point: '$5::bigint' }));

/** @throws 422 at the guard, the point, or a time that is to come, too long ago, or of no shift */
export async function enterClocking(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { site_id, guard_id, checkpoint_id, date, time, reason } = input;
  await requireGuard(ctx, guard_id);
  if ((await namedPoints(ctx, [checkpoint_id])).get(checkpoint_id)?.site_id !== site_id) throw invalid('checkpoint_id', E.pointOfSite);
  const recorded_at = instantOnLine(onLine(date, minuteOf(time)), ctx.actor.timeZone);
  const now = ctx.clock.now().getTime();
  if (Date.parse(recorded_at) > now || Date.parse(recorded_at) < now - MANUAL_HOURS * HOUR) throw invalid('time', E.manualTime, { n: MANUAL_HOURS });
  const [operation] = await operationAt(ctx.client, [ctx.companyId, site_id, recorded_at, guard_id, checkpoint_id]);
  if (!operation) throw invalid('time', E.noShiftThen);
  const [made] = await ctx.db
    .insert(c)
    .values({
      company_id: ctx.companyId,
      guard_id,
      site_id,
      checkpoint_id,
      operation_id: operation.id,
      client_ref: `office-${randomUUID()}`,
      recorded_at,
      received_at: new Date(now).toISOString(),
      offline: false,
      method: 'Manual',
      remark: reason,
      created_by: ctx.actor.userId,
    })
    .returning({ id: c.id });
  if (!made) throw new Error('No scan was entered');
  await keepEvaluation(ctx, ctx.companyId, [operation.id], now);
  await audit(ctx, {
    action: 'patrol_clocking.by_office',
    subject_type: 'patrol_clocking',
    subject_id: made.id,
    after: { guard_id, checkpoint_id, recorded_at, reason },
  });
  await operationsChanged(ctx);
  return { success: true, message: say(PATROL_MESSAGES.scanEntered, ctx.locale), data: { id: made.id } };
}
