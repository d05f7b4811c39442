/** `npm run verify:logbook`: walks the occurrence books of patrol and prints what was tampered with. A broken book ends with code 1. */
import { readConfig } from '#platform/server/config.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { transact } from '#platform/server/db/scope.ts';
import { beginLife } from '#platform/server/process/life.ts';
import { openDatabase } from '#platform/server/process/open-database.ts';
import { StartError } from '#platform/server/start-error.ts';
import { verifyAllBooks } from '#modules/patrol/server/public.ts';

const print = (line: string) => console.log(line);
const life = beginLife();
try {
  const database = await openDatabase({
    config: readConfig(process.env),
    print,
    signal: life.signal,
    existing: true,
    onLost: (error) => void life.end(error),
  });
  life.onEnd('database', 60_000, () => database.close());
  const pool = openPool(database.url, { max: 1 });
  const { lines, broken } = await transact(pool, { companyId: null, userId: null, system: true, readOnly: true }, async ({ client }) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0');
    return verifyAllBooks({ client });
  });
  await pool.end();
  for (const line of lines) print(line);
  print('Their ends stand in the audit log. “npm run verify:audit” says whether that is whole.');
  if (broken > 0) throw new StartError('An occurrence book was changed outside the program. Compare it with a backup.');
} catch (error) {
  await life.end(error);
}
await life.end();
