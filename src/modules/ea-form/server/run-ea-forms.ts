/**
 * The run as a job: a few employees a transaction, in order of their ids, each part committed with the cursor behind
 * it. A server that dies goes on where it was; other work of the process comes in between.
 */
import { setImmediate } from 'node:timers/promises';
import { audit } from '#platform/server/audit/audit.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx, Services } from '#platform/server/context.ts';
import { contextOfAsker, scopeOfAsker, type Asker } from '#platform/server/jobs/act-as-asker.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { errorFacts } from '#platform/server/log.ts';
import { changeRun, lockRun } from './ea-run.store.ts';
import type { EaRunRecord } from './ea-form.tables.ts';
import { nextWanted } from './year/ea-year.store.ts';
import { eaFixture, makeEaForms, type EaFixture } from './make-ea-forms.ts';

export const EA_JOB = 'payroll.generate-ea-forms';
/** Employees in one transaction: about 300 payrolls, a few milliseconds of the event loop. */
export const PART = 25;
/** Failures in a row after which a run is given up. */
const ATTEMPTS = 3;
const MAX_FAILURES = 1000;

export interface EaJobData extends Asker {
  readonly run_id: number;
}

export const generateEaFormsJob = defineJob<EaJobData>({ name: EA_JOB, retries: 20, run: (data, run) => runEaForms(data, run) });

export async function runEaForms(data: EaJobData, { services, signal, progress }: Pick<JobRun, 'services' | 'signal' | 'progress'>): Promise<void> {
  try {
    const shared = await transact(services.pool, { ...scopeOfAsker(data), readOnly: true }, (tx) => eaFixture(contextOfAsker(tx, services, data)));
    let announced = 0;
    for (;;) {
      const run = await runPart(services, data, shared);
      if (!run || run.status !== 'generating') return;
      const percent = run.total > 0 ? Math.floor((run.done / run.total) * 100) : 100;
      if (percent > announced) await progress((announced = percent), `${run.done} / ${run.total}`);
      signal.throwIfAborted();
      await setImmediate();
    }
  } catch (error) {
    if (!signal.aborted) await noteFailure(services, data, error);
    throw error;
  }
}

const isOver = (run: EaRunRecord | null): run is null => run === null || run.status === 'success' || run.status === 'failed';

/** One part, committed with its cursor. @returns the run after it; null: it is over, or gone. */
export function runPart(services: Services, data: EaJobData, shared: EaFixture, size = PART): Promise<EaRunRecord | null> {
  return transact(services.pool, scopeOfAsker(data), async (tx) => {
    const ctx = contextOfAsker(tx, services, data);
    const run = await lockRun(ctx, data.run_id);
    if (isOver(run)) return null;
    const { year, employee_ids, done_to, replace_published } = run as EaRunRecord;
    const ids = await nextWanted(ctx, year, employee_ids, done_to, size);
    const made = await makeEaForms(ctx, shared, year, ids, replace_published);
    return finishPart(ctx, run as EaRunRecord, ids, made, ids.length < size);
  });
}

async function finishPart(ctx: Ctx, run: EaRunRecord, ids: readonly number[], made: Awaited<ReturnType<typeof makeEaForms>>, last: boolean) {
  const after = await changeRun(ctx, run.id, {
    status: last ? 'success' : 'generating',
    attempts: 0,
    done: run.done + ids.length,
    done_to: ids.at(-1) ?? run.done_to,
    generated: run.generated + made.generated,
    kept: run.kept + made.kept,
    failed: [...run.failed, ...made.failed].slice(0, MAX_FAILURES),
    ...(last ? { finished_at: ctx.clock.now().toISOString() } : {}),
  });
  if (last) await notifyEnd(ctx, after);
  return after;
}

/** Open lists of the company load again; the asker's panel shows the rest. */
async function notifyEnd(ctx: Ctx, run: EaRunRecord): Promise<void> {
  const { id, year, status, total, generated, kept: stored, failed } = run;
  await audit(ctx, {
    action: status === 'success' ? 'ea_form.run_finished' : 'ea_form.run_failed',
    subject_type: 'ea_form_run',
    subject_id: id,
    after: { year, total, generated, kept: stored, failed: failed.length },
  });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'ea_form', subject: { type: 'ea_form_run', id }, stored: false });
}

/** The queue tries again from the cursor; a run that fails thrice without getting on ends. */
async function noteFailure(services: Services, data: EaJobData, error: unknown): Promise<void> {
  services.log.error('EA run failed', { run: data.run_id, ...errorFacts(error) });
  await transact(services.pool, scopeOfAsker(data), async (tx) => {
    const ctx = contextOfAsker(tx, services, data);
    const run = await lockRun(ctx, data.run_id);
    if (isOver(run)) return;
    const { attempts, id } = run as EaRunRecord;
    const ends = attempts + 1 >= ATTEMPTS;
    const after = await changeRun(ctx, id, { attempts: attempts + 1, ...(ends ? { status: 'failed', finished_at: ctx.clock.now().toISOString() } : {}) });
    if (ends) await notifyEnd(ctx, after);
  });
}
