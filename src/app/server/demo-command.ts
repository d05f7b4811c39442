/** `npm run demo`: loads the demo companies into a database that has none, and ends. */
import { readConfig } from '#platform/server/config.ts';
import { beginLife } from '#platform/server/process/life.ts';
import { openDatabase } from '#platform/server/process/open-database.ts';
import { fillWithDemo } from './fill-with-demo.ts';

const print = (line: string) => console.log(line);
const life = beginLife();
try {
  const config = readConfig(process.env);
  const fill = (url: string) => fillWithDemo(url, print);
  const database = await openDatabase({ config, print, signal: life.signal, fill, onLost: (error) => void life.end(error) });
  life.onEnd('database', 60_000, () => database.close());
  if (!database.isNew) await fill(database.url);
  for (const line of (await import('./demo.ts')).demoAccounts()) print(line);
} catch (error) {
  await life.end(error);
}
await life.end();
