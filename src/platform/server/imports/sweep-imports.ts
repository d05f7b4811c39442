/** Files hold people's data: their rows are kept for 90 days, the time in which an import can be undone. */
import { transact } from '../db/scope.ts';
import { defineJob } from '../jobs/job-queue.ts';
import { deleteOldRuns } from './import.store.ts';

const RETENTION_DAYS = 90;

export const sweepImportsJob = defineJob({
  name: 'platform.sweep-imports',
  cron: '50 2 * * *',
  async run(_, { services }) {
    const before = new Date(services.clock.now().getTime() - RETENTION_DAYS * 86_400_000).toISOString();
    await transact(services.pool, { companyId: null, userId: null, system: true }, (tx) => deleteOldRuns(tx, before));
  },
});
