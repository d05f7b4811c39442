/**
 * The month's run as a job. It takes employees a part at a time in order of their ids; each part is one transaction that
 * commits its payrolls together with the cursor behind them, so a server that dies in the middle goes on where it was
 * and saves nobody twice. A part holds the run's row: two processes that were given the same job take turns.
 */
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx, Services } from '#platform/server/context.ts';
import { contextOfAsker, scopeOfAsker, type Asker } from '#platform/server/jobs/act-as-asker.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { errorFacts } from '#platform/server/log.ts';
import { PAYROLL_ERRORS, PROCESS_REFUSALS } from '../../contract/payroll.messages.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { RUN_ERRORS, RUN_MESSAGES } from '../../contract/run/run.messages.ts';
import { processPayrolls } from '../process/process-payrolls.ts';
import { refuseUnattended } from '../draft/refuse-unattended.ts';
import { changeRun, insertFailures, lockRun, nextEmployees } from './run.store.ts';
import type { RunRecord } from '../run.tables.ts';

export const RUN_JOB = 'payroll.run-month';
/** Employees in one transaction. */
export const PART = 500;
/** Failures in a row after which a run is given up. */
const ATTEMPTS = 3;

export interface RunJobData extends Asker {
  readonly run_id: number;
}

/** What is done already and stays as it is: no refusal, only counted. */
const STORED: ReadonlySet<Text> = new Set([PROCESS_REFUSALS.paid, PAYROLL_ERRORS.confirmedInBulk]);

// A killed process costs one try; the run itself counts its failures.
export const runMonthJob = defineJob<RunJobData>({ name: RUN_JOB, retries: 20, run: (data, run) => runMonth(data, run) });

export async function runMonth(data: RunJobData, { services, signal }: Pick<JobRun, 'services' | 'signal'>, size = PART): Promise<void> {
  try {
    for (let run = await runPart(services, data, size); run?.status === 'running'; run = await runPart(services, data, size)) signal.throwIfAborted();
  } catch (error) {
    if (!signal.aborted) await noteFailure(services, data, error);
    throw error;
  }
}

/** One part, committed with its cursor. @returns the run after it; null: it is over, or gone. */
export function runPart(services: Services, data: RunJobData, size: number): Promise<RunRecord | null> {
  return transact(services.pool, scopeOfAsker(data), async (tx) => {
    const ctx = contextOfAsker(tx, services, data);
    const run = await lockRun(ctx, data.run_id);
    if (!run || run.status === 'success' || run.status === 'failed') return null;
    const ids = await nextEmployees(ctx, run, size);
    const { saved, failed } = await processPart(ctx, run, ids);
    const refused = failed.filter(({ text }) => !STORED.has(text));
    await insertFailures(
      ctx,
      run.id,
      refused.map(({ employee_id, name, text, params }) => ({ employee_id, name: name ?? '', reason: text, params })),
    );
    const now = services.clock.now().toISOString();
    const isLast = ids.length < size;
    const after = await changeRun(ctx, run.id, {
      status: isLast ? 'success' : 'running',
      attempts: 0,
      done_to: ids.at(-1) ?? run.done_to,
      processed: run.processed + saved,
      kept: run.kept + failed.length - refused.length,
      refused: run.refused + refused.length,
      started_at: run.started_at ?? now,
      ...(isLast ? { finished_at: now } : {}),
    });
    await notifyRun(ctx, after);
    return after;
  });
}

async function processPart(ctx: Ctx, run: RunRecord, employeeIds: readonly number[]) {
  if (employeeIds.length === 0) return { saved: 0, failed: [] };
  const { written, failed } = await processPayrolls(ctx, {
    employeeIds,
    period: { start_date: run.start_date, end_date: run.end_date } as PayPeriod,
    payDate: (run.pay_date as CalendarDate | null) ?? undefined,
    refuse: refuseUnattended,
  });
  return { saved: written.size, failed };
}

/** Progress is told to who asked and kept nowhere; the end is kept among the notifications. */
async function notifyRun(ctx: Ctx, run: RunRecord): Promise<void> {
  const { id, status, total, processed, kept: stored, refused } = run;
  const shared = {
    to: { user: ctx.actor.userId },
    notification_type: 'payroll_run',
    subject: { type: 'payroll_run', id },
    data: { id, status, total, processed, kept: stored, refused },
  };
  if (status === 'running') return notify(ctx, { ...shared, stored: false });
  const good = status === 'success';
  await audit(ctx, { action: good ? 'payroll.run_finished' : 'payroll.run_failed', subject_type: 'payroll_run', subject_id: id, after: shared.data });
  await notify(ctx, {
    ...shared,
    title: named(run, good ? RUN_MESSAGES.doneTitle : RUN_MESSAGES.failedTitle),
    message: named(run, good ? RUN_MESSAGES.doneText : RUN_MESSAGES.failedText),
    route: `/payroll/manage?start_date=${run.start_date}&end_date=${run.end_date}&run=${id}`,
  });
}

const named = ({ end_date, total, processed, kept: stored, refused }: RunRecord, text: Text) =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, say(text, locale, { period: formatMonth(end_date as CalendarDate, locale), total, processed, kept: stored, refused })]),
  ) as Text;

/** The queue tries again from the cursor; a run that fails thrice without getting on ends. What failed is in the log. */
async function noteFailure(services: Services, data: RunJobData, error: unknown): Promise<void> {
  services.log.error('payroll run failed', { run: data.run_id, ...errorFacts(error) });
  await transact(services.pool, scopeOfAsker(data), async (tx) => {
    const ctx = contextOfAsker(tx, services, data);
    const run = await lockRun(ctx, data.run_id);
    if (!run || run.status === 'success' || run.status === 'failed') return;
    const isOver = run.attempts + 1 >= ATTEMPTS;
    const after = await changeRun(ctx, run.id, {
      attempts: run.attempts + 1,
      ...(isOver ? { status: 'failed', error: RUN_ERRORS.unexpected, finished_at: services.clock.now().toISOString() } : {}),
    });
    if (isOver) await notifyRun(ctx, after);
  });
}
