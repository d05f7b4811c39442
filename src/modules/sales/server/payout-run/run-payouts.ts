/**
 * The calculation of payouts as a job: some promoters a transaction, in order of their ids, each part committed with the cursor behind it. A
 * process that dies goes on where it was. A part that fails by what is recorded is taken promoter by promoter: whose payout cannot be
 * calculated is named, the others are paid.
 */
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline, transact } from '#platform/server/db/scope.ts';
import type { Ctx, Services } from '#platform/server/context.ts';
import { contextOfAsker, scopeOfAsker, type Asker } from '#platform/server/jobs/act-as-asker.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { errorFacts } from '#platform/server/log.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { calculatePayouts } from '../payout/calculate-payouts.ts';
import { commissionsOf } from '../payout/earlier-payouts.ts';
import type { EarnedPeriod } from '../payout/load-earned.ts';
import { targetsPaidIn } from '../pay-rule/load-pay-rules.ts';
import { createReach, type KnownSold } from '../pay-rule/load-reached.ts';
import { lockProject } from '../project-reach.ts';
import type { PayoutRunRecord } from '../tables/payout-run.tables.ts';
import { changeRun, candidatesOf, lockRun, namesOf, nextPromoters } from './payout-run.store.ts';

export const PAYOUT_JOB = 'sales.calculate-payouts';
/** Promoters in one transaction. */
export const PART = 500;
/** Failures in a row after which a calculation is given up. */
const ATTEMPTS = 3;
/** Promoters that are named at most. */
const MOST_FAILED = 1000;

export interface PayoutJobData extends Asker {
  readonly run_id: number;
}

type Work = Pick<JobRun, 'services' | 'signal' | 'progress'>;

// Somebody waits at the page. A killed process costs one try; the run itself counts its failures.
export const calculatePayoutsJob = defineJob<PayoutJobData>({ name: PAYOUT_JOB, retries: 20, heartbeatSeconds: 20, run: (data, run) => runPayouts(data, run) });

export async function runPayouts(data: PayoutJobData, { services, signal, progress }: Work, size = PART): Promise<void> {
  /** What targets ask about is the same for each part. */
  const known: KnownSold = new Map();
  try {
    for (;;) {
      const run = await nextPart(services, data, known, size);
      if (!run || isOver(run)) return;
      await progress(run.total > 0 ? Math.min(99, (run.done / run.total) * 100) : 99, `${run.done} / ${run.total}`);
      signal.throwIfAborted();
    }
  } catch (error) {
    if (!signal.aborted) await noteFailure(services, data, error);
    throw error;
  }
}

const isOver = ({ status }: PayoutRunRecord) => status === 'success' || status === 'failed';

/** What comes of the records of somebody, not of the database or the machine: a figure that fits nowhere, or a calculation that breaks on it. */
function isOfRecords(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { code } = each as Error & { readonly code?: unknown };
    // Classes 22 and 23 of PostgreSQL: a value out of range, a constraint that a row breaks.
    if (typeof code === 'string') return /^2[23]...$/.test(code);
    if (each instanceof RangeError || each instanceof TypeError) return true;
  }
  return false;
}

async function nextPart(services: Services, data: PayoutJobData, known: KnownSold, size: number): Promise<PayoutRunRecord | null> {
  try {
    return await runPart(services, data, known, size);
  } catch (error) {
    if (!isOfRecords(error)) throw error;
  }
  let run: PayoutRunRecord | null = null;
  for (let n = 0; n < size; n += 1) {
    try {
      run = await runPart(services, data, known, 1);
    } catch (error) {
      if (!isOfRecords(error)) throw error;
      run = await passOver(services, data, error);
    }
    if (!run || isOver(run)) return run;
  }
  return run;
}

/** The run, and whoever is next in it, in a transaction that holds both. */
function inPart(
  services: Services,
  data: PayoutJobData,
  size: number,
  work: (ctx: Ctx, run: PayoutRunRecord, ids: readonly number[]) => Promise<Partial<PayoutRunRecord>>,
): Promise<PayoutRunRecord | null> {
  return transact(services.pool, scopeOfAsker(data), async (tx) => {
    const ctx = contextOfAsker(tx, services, data);
    const run = await lockRun(ctx, data.run_id);
    if (!run || isOver(run)) return null;
    const ids = await nextPromoters(ctx, await candidatesOf(ctx, run), run.done_to, size);
    const isLast = ids.length < size;
    const now = ctx.clock.now().toISOString();
    const after = await changeRun(ctx, run.id, {
      ...(await work(ctx, run, ids)),
      status: isLast ? 'success' : 'running',
      attempts: 0,
      done_to: ids.at(-1) ?? run.done_to,
      done: run.done + ids.length,
      started_at: run.started_at ?? now,
      ...(isLast ? { finished_at: now } : {}),
    });
    if (isLast) await tellEnd(ctx, after);
    return after;
  });
}

/** With the terms that its payouts share. */
async function periodOf(ctx: Ctx, known: KnownSold, { project_id, period_start, period_end }: PayoutRunRecord): Promise<EarnedPeriod> {
  const span = { from: period_start as CalendarDate, to: period_end as CalendarDate };
  const [commissions, targets] = await pipeline(
    ctx,
    () => commissionsOf(ctx, project_id),
    () => targetsPaidIn(ctx, project_id, span),
  );
  return { ...span, commissions, targets, reach: createReach(ctx, project_id, known) };
}

/** One part, committed with its cursor. @returns the run after it; null: it is over, or gone */
export const runPart = (services: Services, data: PayoutJobData, known: KnownSold, size: number): Promise<PayoutRunRecord | null> =>
  inPart(services, data, size, async (ctx, run, ids) => {
    const project = await lockProject(ctx, run.project_id);
    const period = await periodOf(ctx, known, run);
    const { calculated, kept: stored } = await calculatePayouts(ctx, project, period, ids);
    return { calculated: run.calculated + calculated, kept: run.kept + stored };
  });

/** Names whoever is next and goes on behind them. */
function passOver(services: Services, data: PayoutJobData, error: unknown): Promise<PayoutRunRecord | null> {
  return inPart(services, data, 1, async (ctx, run, ids) => {
    services.log.error('payout not calculated', { run: run.id, promoter: ids[0], ...errorFacts(error) });
    return { failed: [...run.failed, ...(await namesOf(ctx, ids))].slice(0, MOST_FAILED) };
  });
}

/** Open lists of the company load again. */
async function tellEnd(ctx: Ctx, { id, project_id, period_start, period_end, status, calculated, kept: stored, failed }: PayoutRunRecord): Promise<void> {
  await audit(ctx, {
    action: status === 'success' ? 'sales_payout.calculated' : 'sales_payout.failed',
    subject_type: 'sales_project',
    subject_id: project_id,
    after: { start_date: period_start, end_date: period_end, calculated, kept: stored, failed: failed.length },
  });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'spm_payout', subject: { type: 'sales_payout_run', id }, stored: false });
}

/** The queue tries again from the cursor; a calculation that fails thrice without getting on ends. What failed is in the log. */
async function noteFailure(services: Services, data: PayoutJobData, error: unknown): Promise<void> {
  services.log.error('calculation of payouts failed', { run: data.run_id, ...errorFacts(error) });
  await transact(services.pool, scopeOfAsker(data), async (tx) => {
    const ctx = contextOfAsker(tx, services, data);
    const run = await lockRun(ctx, data.run_id);
    if (!run || isOver(run)) return;
    const ends = run.attempts + 1 >= ATTEMPTS;
    const end = ends ? ({ status: 'failed', finished_at: ctx.clock.now().toISOString() } as const) : {};
    const after = await changeRun(ctx, run.id, { attempts: run.attempts + 1, ...end });
    if (ends) await tellEnd(ctx, after);
  });
}
