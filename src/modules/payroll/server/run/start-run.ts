import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import type { startRun as endpoint } from '../../contract/run/run.endpoints.ts';
import { RUN_ERRORS, RUN_MESSAGES } from '../../contract/run/run.messages.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { requireOpenMonths } from '../closing/require-open.ts';
import { presentRun } from './present-run.ts';
import { RUN_JOB, type RunJobData } from './run-month.ts';
import { changeRun, countWanted, findActive, insertRun, lockAsking, unseenAmong } from './run.store.ts';
import type { RunFilter, RunRecord } from '../run.tables.ts';

/** A run that nobody has touched for so long lost its job: it gives way to the next. */
const ABANDONED_MS = 15 * 60_000;

/** @throws 409 while another run works on a period that touches this one; 422 on nobody, or somebody unknown. */
export async function startRun(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const period = requirePeriod(input.start_date, input.end_date);
  if (input.pay_date && input.pay_date < period.start_date) throw invalid('pay_date', PAYROLL_ERRORS.payDate, { date: formatDate(period.start_date) });
  await requireOpenMonths(ctx, [period.end_date]);
  const filter = filterOf(input);
  const [unseen] = filter.employee_ids ? await unseenAmong(ctx, filter.employee_ids) : [];
  if (unseen !== undefined) throw invalid('employee_ids', RUN_ERRORS.unknown, { id: unseen });
  await lockAsking(ctx);
  const active = await findActive(ctx, period);
  if (active) await giveWay(ctx, active);
  const total = await countWanted(ctx, period, filter);
  if (total === 0) throw invalid('base', RUN_ERRORS.nobody);
  const run = await insertRun(ctx, { ...period, pay_date: input.pay_date ?? null, filter, total });
  const data: RunJobData = { run_id: run.id, actor: ctx.actor, locale: ctx.locale, request: ctx.request };
  await ctx.services.jobs.enqueue(ctx, RUN_JOB, data);
  await audit(ctx, { action: 'payroll.run_started', subject_type: 'payroll_run', subject_id: run.id, after: { ...period, total } });
  return {
    success: true,
    message: say(RUN_MESSAGES.started, ctx.locale, { n: total }),
    data: presentRun(ctx, { run, asker: { id: ctx.actor.userId, name: ctx.actor.name } }),
  };
}

function filterOf({ branch_id, division_id, department_id, employee_ids }: ParsedInput<typeof endpoint>): RunFilter {
  return {
    ...(branch_id && { branch_id }),
    ...(division_id && { division_id }),
    ...(department_id && { department_id }),
    ...(employee_ids && { employee_ids: [...new Set(employee_ids)] }),
  };
}

async function giveWay(ctx: Ctx, active: RunRecord & { readonly name: string | null }): Promise<void> {
  const silent = Date.now() - Date.parse(instantText(active.updated_at));
  if (silent > ABANDONED_MS) {
    await changeRun(ctx, active.id, { status: 'failed', error: RUN_ERRORS.unexpected, finished_at: ctx.clock.now().toISOString() });
    return;
  }
  const done = active.processed + active.kept + active.refused;
  throw new AppError(409, RUN_ERRORS.running, { params: { name: active.name ?? '', done, total: active.total } });
}
