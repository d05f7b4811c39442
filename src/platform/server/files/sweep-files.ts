/** Removes what nobody needs: files that no record took within 24 hours, and bytes whose transaction never committed. */
import { transact } from '../db/scope.ts';
import type { Services } from '../context.ts';
import { defineJob } from '../jobs/job-queue.ts';
import { deleteFiles, keysOf, knownKeys, orphans } from './file.store.ts';

const ORPHAN_HOURS = 24;
/** Bytes of yesterday may still wait for their transaction; a portal that stood still for weeks finds what it left when it ended. */
const STRAY_DAYS = { from: 2, to: 31 } as const;
const BATCH = 200;
const HOUR = 3_600_000;
const SYSTEM = { companyId: null, userId: null, system: true } as const;

type Sweeping = Pick<Services, 'pool' | 'files' | 'clock'>;

/** @returns how many files went. */
export async function sweepOrphans(services: Sweeping): Promise<number> {
  const before = new Date(services.clock.now().getTime() - ORPHAN_HOURS * HOUR).toISOString();
  let swept = 0;
  for (;;) {
    const count = await transact(services.pool, SYSTEM, async (tx) => {
      const rows = await orphans(tx, before, BATCH);
      await deleteFiles(
        tx,
        rows.map(({ id }) => id),
      );
      // Bytes go last: a row without bytes would be a broken link, bytes without a row are swept below.
      for (const key of rows.flatMap(keysOf)) tx.afterCommit(() => services.files.remove(key));
      return rows.length;
    });
    swept += count;
    if (count < BATCH) return swept;
  }
}

/** Looks at the folders of the month before yesterday. @returns how many keys went. */
export async function sweepStrayBytes(services: Sweeping): Promise<number> {
  const now = services.clock.now().getTime();
  let swept = 0;
  for (let daysAgo = STRAY_DAYS.from; daysAgo <= STRAY_DAYS.to; daysAgo++) {
    const folder = `${new Date(now - daysAgo * 24 * HOUR).toISOString().slice(0, 10).replaceAll('-', '/')}/`;
    const keys: string[] = [];
    for await (const { key } of services.files.list(folder)) keys.push(key);
    for (let start = 0; start < keys.length; start += BATCH) {
      const part = keys.slice(start, start + BATCH);
      const known = await transact(services.pool, { ...SYSTEM, readOnly: true }, (tx) => knownKeys(tx, part));
      for (const key of part.filter((one) => !known.has(one))) {
        await services.files.remove(key);
        swept++;
      }
    }
  }
  return swept;
}

export const sweepFilesJob = defineJob({
  name: 'platform.sweep-files',
  cron: '0 3 * * *',
  async run(_, { services }) {
    const rows = await sweepOrphans(services);
    const strays = await sweepStrayBytes(services);
    if (rows + strays > 0) services.log.info('files swept', { rows, strays });
  },
});
