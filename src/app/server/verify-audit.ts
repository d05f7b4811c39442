/**
 * `npm run verify:audit [-- FILE …]`: walks the audit log, compares it with the ends that were kept outside the database (the
 * data folder, and files such as a saved mail), and prints what was tampered with. A broken log ends with code 1.
 */
import { readFile } from 'node:fs/promises';
import { headsFolder, storedHeads, readHeads } from '#platform/server/audit/audit-heads.ts';
import { auditLines, verifyAudit } from '#platform/server/audit/verify-audit.ts';
import { readConfig } from '#platform/server/config.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { beginLife } from '#platform/server/process/life.ts';
import { openDatabase } from '#platform/server/process/open-database.ts';
import { StartError } from '#platform/server/start-error.ts';

const print = (line: string) => console.log(line);
const life = beginLife();
try {
  const config = readConfig(process.env);
  const database = await openDatabase({ config, print, signal: life.signal, existing: true, onLost: (error) => void life.end(error) });
  life.onEnd('database', 60_000, () => database.close());
  const pool = openPool(database.url, { max: 1 });
  const heads = await storedHeads(config.dataDir);
  for (const file of process.argv.slice(2)) {
    const given = readHeads(await readFile(file, 'utf8').catch(() => ''), file);
    if (given.length === 0) throw new StartError(`${file} holds no end of a chain. Name a file of ${headsFolder(config.dataDir)}, or the text of such a mail.`);
    heads.push(...given);
  }
  const report = await verifyAudit(pool, heads);
  await pool.end();
  for (const line of auditLines(report)) print(line);
  print(
    heads.length > 0
      ? `Compared with ${heads.length} ends of chains that were kept outside the database.`
      : 'No end of a chain was kept outside the database yet.',
  );
  if (report.broken.length > 0) throw new StartError('The audit log was changed outside the program. Compare it with a backup.');
} catch (error) {
  await life.end(error);
}
await life.end();
