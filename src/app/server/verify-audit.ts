/** `npm run verify:audit`: walks the audit log and prints what was tampered with. A broken log ends with code 1. */
import { auditLines, verifyAudit } from '#platform/server/audit/verify-audit.ts';
import { readConfig } from '#platform/server/config.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { beginLife } from '#platform/server/process/life.ts';
import { openDatabase } from '#platform/server/process/open-database.ts';
import { StartError } from '#platform/server/process/start-error.ts';

const print = (line: string) => console.log(line);
const life = beginLife();
try {
  const config = readConfig(process.env);
  const database = await openDatabase({ config, print, signal: life.signal, existing: true, onLost: (error) => void life.end(error) });
  life.onEnd('database', 60_000, () => database.close());
  const pool = openPool(database.url, { max: 1 });
  const report = await verifyAudit(pool);
  await pool.end();
  for (const line of auditLines(report)) print(line);
  if (report.broken.length > 0) throw new StartError('The audit log was changed outside the program. Compare it with a backup.');
} catch (error) {
  await life.end(error);
}
await life.end();
