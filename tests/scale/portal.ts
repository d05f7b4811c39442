/** A portal in a process of its own. Arguments: how many connections it may open, the address of the database and, where there is one, that of the pooler. */
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const [size = '10', databaseUrl = '', poolUrl] = process.argv.slice(2);
const portal = await openTestPortal({
  at: 'now',
  databaseUrl,
  poolSize: Number(size),
  runJobs: true,
  env: poolUrl ? { DATABASE_URL: databaseUrl, DATABASE_POOL_URL: poolUrl } : {},
});
process.on('disconnect', () => void portal.close().then(() => process.exit(0)));
process.send?.(portal.url);
