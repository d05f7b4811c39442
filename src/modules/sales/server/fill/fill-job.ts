/** Looks for schedules as a job: what it needs is read first, the search holds no transaction, and whoever asked may stop it. */
import type { Ctx, Services } from '#platform/server/context.ts';
import { transact } from '#platform/server/db/scope.ts';
import { contextOfAsker, scopeOfAsker, type Asker } from '#platform/server/jobs/act-as-asker.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { errorFacts } from '#platform/server/log.ts';
import { assignShifts } from '#platform/server/solver/assign-shifts.ts';
import { seenProject } from '../project-reach.ts';
import { moveFill, ownFill } from './fill.store.ts';
import { loadFill, type LoadedFill } from './load-fill.ts';
import { resultOf } from './result-of.ts';

export const FILL_JOB = 'sales.fill-needs';
/** Of each week, and how far from the best it may end: outlets are few beside a roster's sites. */
const SEARCH = { seconds: 15, gap: 0.005 };
/** How often it is looked whether it was put away. */
const LOOK_MS = 1000;
/** The share of progress that the search is. */
const SEARCHED = 95;

export interface FillJobData extends Asker {
  readonly fill_id: number;
}

export const fillNeedsJob = defineJob<FillJobData>({
  name: FILL_JOB,
  retries: 2,
  // Somebody waits at the page.
  heartbeatSeconds: 10,
  run: (data, { services, signal }) => fillNeeds(data, services, signal),
});

async function fillNeeds(data: FillJobData, services: Services, signal: JobRun['signal']): Promise<void> {
  const asAsker = <T>(work: (ctx: Ctx) => Promise<T>) => transact(services.pool, scopeOfAsker(data), (tx) => work(contextOfAsker(tx, services, data)));
  const move = (to: Parameters<typeof moveFill>[2]) => asAsker((ctx) => moveFill(ctx, data.fill_id, to));
  const loaded = await asAsker(async (ctx): Promise<LoadedFill | null> => {
    if (!(await moveFill(ctx, data.fill_id, { status: 'running' }))) return null;
    const fill = await ownFill(ctx, data.fill_id);
    return loadFill(ctx, await seenProject(ctx, fill.project_id), fill.asked);
  });
  if (!loaded) return;
  const putAway = new AbortController();
  const look = async () => {
    const { status } = await asAsker((ctx) => ownFill(ctx, data.fill_id));
    if (status === 'cancelled') putAway.abort();
  };
  const watch = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  try {
    const found = await assignShifts(loaded.problem, {
      ...SEARCH,
      signal: AbortSignal.any([signal, putAway.signal]),
      onProgress: (share) => move({ percent: Math.round(share * SEARCHED) }),
    });
    await move({ status: 'ready', percent: 100, result: resultOf(loaded, found) });
  } catch (error) {
    if (putAway.signal.aborted) return;
    if (!signal.aborted) {
      services.log.error('filling needs failed', { fill: data.fill_id, ...errorFacts(error) });
      await move({ status: 'failed' });
    }
    throw error;
  } finally {
    clearInterval(watch);
  }
}
