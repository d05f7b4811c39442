/** The jobs of the whole system, run when a test says so. For tests only. */
import type { Services } from '#platform/server/context.ts';
import { createManualQueue, type ManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { SERVER_MODULES } from '../modules.ts';

interface Opened {
  readonly server: { readonly services: Services };
}
export interface WithJobs<Portal extends Opened> {
  readonly portal: Portal;
  readonly queue: ManualQueue;
}

/** Takes the place of the portal's job queue. */
export function withManualJobs<Portal extends Opened>(portal: Portal): WithJobs<Portal> {
  const queue = createManualQueue(
    portal.server.services,
    SERVER_MODULES.flatMap(({ jobs }) => jobs ?? []),
  );
  Object.assign(portal.server.services, { jobs: queue });
  return { portal, queue };
}
