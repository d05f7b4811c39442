/** Asks for the calculation of payouts, and tells how far calculations are. */
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/payout/payout-run.endpoints.ts';
import { PAYOUT_ERRORS, PAYOUT_MESSAGES } from '../../contract/payout/payout.messages.ts';
import { payoutAcross } from '../payout/payout.store.ts';
import { lockProject } from '../project-reach.ts';
import { candidatesOf, changeRun, countPromoters, findActive, findRuns, insertRun, type ShownRun } from './payout-run.store.ts';
import { PAYOUT_JOB, type PayoutJobData } from './run-payouts.ts';

/** A calculation that nobody has touched for so long lost its job: it gives way to the next. */
const ABANDONED_MS = 15 * 60_000;

const present = ({ run, project, asker }: ShownRun): calls.PayoutRun => ({
  id: run.id,
  project,
  period_start: run.period_start,
  period_end: run.period_end,
  status: run.status,
  total: run.total,
  done: run.done,
  calculated: run.calculated,
  kept: run.kept,
  failed: run.failed,
  asked_by: asker,
});

/** @throws 409 while another calculation works on the project; 422 where the period has not begun or overlaps another one */
export async function startPayouts(
  ctx: Ctx,
  { project_id, start_date, end_date }: ParsedInput<typeof calls.calculatePayouts>,
): Promise<OutputOf<typeof calls.calculatePayouts>> {
  if (start_date > todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('start_date', PAYOUT_ERRORS.future);
  const project = await lockProject(ctx, project_id);
  const active = await findActive(ctx, project_id);
  if (active && Date.now() - Date.parse(instantText(active.updated_at)) < ABANDONED_MS) {
    throw new AppError(409, PAYOUT_ERRORS.running, { params: { name: active.name ?? '', done: active.done, total: active.total } });
  }
  if (active) await changeRun(ctx, active.id, { status: 'failed', finished_at: ctx.clock.now().toISOString() });
  const other = await payoutAcross(ctx, project_id, start_date, end_date);
  if (other) throw invalid('start_date', PAYOUT_ERRORS.overlaps, { from: formatDate(other.period_start), to: formatDate(other.period_end) });
  const total = await countPromoters(ctx, await candidatesOf(ctx, { project_id, period_start: start_date, period_end: end_date }));
  const run = await insertRun(ctx, { project_id, period_start: start_date, period_end: end_date, total });
  const data: PayoutJobData = { run_id: run.id, actor: ctx.actor, locale: ctx.locale, request: ctx.request };
  await ctx.services.jobs.enqueue(ctx, PAYOUT_JOB, data);
  await audit(ctx, { action: 'sales_payout.started', subject_type: 'sales_project', subject_id: project.id, after: { start_date, end_date, total } });
  return {
    success: true,
    message: say(PAYOUT_MESSAGES.started, ctx.locale, { n: total }),
    data: present({ run, project: { id: project.id, name: project.name }, asker: { id: ctx.actor.userId, name: ctx.actor.name } }),
  };
}

export async function listPayoutRuns(ctx: Ctx, asked: ParsedInput<typeof calls.listPayoutRuns>): Promise<OutputOf<typeof calls.listPayoutRuns>> {
  const { rows, meta } = await findRuns(ctx, asked);
  return { data: rows.map(present), meta };
}
