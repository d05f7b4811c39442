/** Fills a roster as a job: reads in one transaction, searches in none, keeps what was found in another. It is stopped by whoever asked. */
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx, Services } from '#platform/server/context.ts';
import { contextOfAsker, scopeOfAsker, type Asker } from '#platform/server/jobs/act-as-asker.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { errorFacts } from '#platform/server/log.ts';
import { assignShifts, type Assigned } from '#platform/server/solver/assign-shifts.ts';
import { changeFill, getFill } from './fill.store.ts';
import type { FillResult } from './fill.tables.ts';
import { loadFill, type LoadedFill } from './load-fill.ts';

export const FILL_JOB = 'attendance.fill-roster';
/** For each week: most are found in a few. */
const SECONDS = 20;
/** The best may cost this share less. */
const GAP = 0.005;
/** How often it is looked whether somebody has stopped it. */
const LOOK_MS = 1000;

export interface FillJobData extends Asker {
  readonly fill_id: number;
}

export const fillRosterJob = defineJob<FillJobData>({
  name: FILL_JOB,
  retries: 2,
  // Somebody waits at the page, and a thread of its own searches.
  heartbeatSeconds: 10,
  run: (data, run) => fillRoster(data, run),
});

export async function fillRoster(data: FillJobData, { services, signal }: Pick<JobRun, 'services' | 'signal'>): Promise<void> {
  const inScope = <T>(work: (ctx: Ctx) => Promise<T>) => transact(services.pool, scopeOfAsker(data), (tx) => work(contextOfAsker(tx, services, data)));
  const change = (to: Parameters<typeof changeFill>[2]) => inScope((ctx) => changeFill(ctx, data.fill_id, to));
  const stopped = new AbortController();
  const look = setInterval(() => {
    inScope((ctx) => getFill(ctx, data.fill_id)).then(
      ({ status }) => status === 'cancelled' && stopped.abort(),
      () => undefined,
    );
  }, LOOK_MS);
  try {
    const loaded = await inScope(async (ctx) => {
      const { asked } = await getFill(ctx, data.fill_id);
      return (await changeFill(ctx, data.fill_id, { status: 'running' })) ? loadFill(ctx, asked) : null;
    });
    if (!loaded) return;
    const found = await assignShifts(loaded.problem, {
      seconds: SECONDS,
      gap: GAP,
      signal: AbortSignal.any([signal, stopped.signal]),
      onProgress: (share) => change({ percent: Math.round(share * 95) }),
    });
    await change({ status: 'ready', percent: 100, result: resultOf(loaded, found) });
  } catch (error) {
    if (stopped.signal.aborted) return;
    if (!signal.aborted) await noteFailure(services, data, error, change);
    throw error;
  } finally {
    clearInterval(look);
  }
}

function resultOf({ shifts }: LoadedFill, { shifts: given, gaps, isBest }: Assigned): FillResult {
  const byKey = new Map(shifts.map((shift) => [shift.key, shift]));
  const named = (key: string) => {
    const shift = byKey.get(key);
    if (!shift) throw new Error(`No shift ${key}`);
    return { need_id: shift.need.id, date: shift.date };
  };
  return {
    given: [...given].flatMap(([employee_id, theirs]) => theirs.map(({ key }) => ({ employee_id, ...named(key) }))),
    gaps: gaps.map(({ shift, missing, reasons, nearest }) => ({ ...named(shift.key), missing, reasons, nearest })),
    is_best: isBest,
  };
}

async function noteFailure(services: Services, data: FillJobData, error: unknown, change: (to: { status: 'failed' }) => Promise<unknown>): Promise<void> {
  services.log.error('roster fill failed', { fill: data.fill_id, ...errorFacts(error) });
  await change({ status: 'failed' });
}
