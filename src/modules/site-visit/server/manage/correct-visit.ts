/** The times of a visit put right by the office. What devices recorded stays in its entries. */
import { dateInZone } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { instantOnLine } from '#platform/contract/time/local-line.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type { correctVisit as endpoint } from '../../contract/manage-visit.endpoints.ts';
import { minutesBetween, MOST_VISIT_MINUTES } from '../../contract/rules/visit-clock.ts';
import { VISIT_ERRORS, VISIT_MESSAGES } from '../../contract/site-visit.messages.ts';
import { visitWorkflow } from '../../contract/site-visit.workflow.ts';
import { followVisit } from '../follow-visit.ts';
import { notifyEach } from '../notify-visit.ts';
import { presentDetail } from '../visit.presenter.ts';
import { changeVisitRecord, lockVisit, visitWithin } from '../visit.store.ts';

/** `2026-11-30T08:55` of the company's zone. */
const instantOf = (local: string, zone: string) => instantOnLine(Date.parse(`${local}Z`) / 60_000, zone);

export async function correctVisit(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { started_at, ended_at, outcome, reason, ...seen } = input;
  const visit = await lockVisit(ctx, seen, 'managed');
  const zone = ctx.actor.timeZone;
  const [from, to] = [instantOf(started_at, zone), instantOf(ended_at, zone)];
  if (new Date(from) > ctx.clock.now()) throw invalid('started_at', VISIT_ERRORS.future);
  if (new Date(to) > ctx.clock.now()) throw invalid('ended_at', VISIT_ERRORS.future);
  if (to < from) throw invalid('ended_at', VISIT_ERRORS.endBeforeStart);
  if (minutesBetween(from, to) > MOST_VISIT_MINUTES) throw invalid('ended_at', VISIT_ERRORS.tooLong);
  const other = await visitWithin(ctx, visit, from, to);
  if (other) throw invalid('base', VISIT_ERRORS.overlaps, { number: other.number });
  await moveRecord(ctx, { workflow: visitWorkflow, action: 'correct', subjectId: visit.id, current: visit.status, remark: reason });
  const flags = [...new Set([...visit.flags.filter((flag) => flag !== 'auto_ended'), 'corrected' as const])];
  const after = await changeVisitRecord(ctx, visit.id, {
    status: 'Completed',
    date: dateInZone(from, zone),
    started_at: from,
    ended_at: to,
    duration_minutes: minutesBetween(from, to),
    outcome: outcome ?? visit.outcome,
    flags,
  });
  await audit(ctx, {
    action: 'site_visit.corrected',
    subject_type: 'site_visit',
    subject_id: visit.id,
    before: { started_at: visit.started_at, ended_at: visit.ended_at, outcome: visit.outcome },
    after: { started_at: after.started_at, ended_at: after.ended_at, outcome: after.outcome, reason },
  });
  await followVisit(ctx, after, visit);
  await notifyEach(ctx, [after], 'corrected');
  return { success: true, message: say(VISIT_MESSAGES.corrected, ctx.locale), data: await presentDetail(ctx, visit.id) };
}
