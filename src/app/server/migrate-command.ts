/** `npm run migrate`: brings the database up to date and ends. */
import { readConfig } from '#platform/server/config.ts';
import { beginLife } from '#platform/server/process/life.ts';
import { openDatabase } from '#platform/server/process/open-database.ts';

const print = (line: string) => console.log(line);
const life = beginLife();
try {
  const config = readConfig(process.env);
  const database = await openDatabase({ config, print, signal: life.signal, existing: true, onLost: (error) => void life.end(error) });
  await database.close();
  print('The database is up to date.');
} catch (error) {
  await life.end(error);
}
await life.end();
