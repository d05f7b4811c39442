/** `npm run domain`: the look and switches of the portal by the address that people use. See the README. */
import { listDomains, originOf, removeDomain, setDomain } from '#modules/identity/server/public.ts';
import { systemClock } from '#platform/server/clock/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { createFileStore } from '#platform/server/files/choose-file-store.ts';
import { beginLife } from '#platform/server/process/life.ts';
import { openDatabase } from '#platform/server/process/open-database.ts';
import { StartError } from '#platform/server/start-error.ts';

const USAGE = `npm run domain                                    lists the addresses
npm run domain -- show ADDRESS                    prints all fields of one
npm run domain -- set ADDRESS FIELD=VALUE ...     sets fields; an empty value takes one away, a picture is a file
npm run domain -- remove ADDRESS
ADDRESS is https://hr.example.my, or default for every other address.`;

const print = (line: string) => console.log(line);
const life = beginLife();
try {
  const [verb = 'list', address, ...assignments] = process.argv.slice(2);
  const config = readConfig(process.env);
  const database = await openDatabase({ config, print, signal: life.signal, existing: true, onLost: (error) => void life.end(error) });
  life.onEnd('database', 60_000, () => database.close());
  // npm starts a script in the folder of the package; a file is named as seen from where the person is.
  const store = { files: createFileStore(config), clock: systemClock, folder: process.env['INIT_CWD'] ?? process.cwd() };
  const pool = openPool(database.url, { role: null, max: 1 });
  life.onEnd('pool', 10_000, () => pool.end());
  try {
    if (verb === 'list') for (const { origin, name } of await listDomains(pool)) print(`${origin}  ${name}`);
    else if (verb === 'show' && address) {
      const row = (await listDomains(pool)).find(({ origin }) => origin === originOf(address));
      if (!row) throw new RangeError(`There is no row for ${address}; it shows the default.`);
      print(JSON.stringify(row, null, 2));
    } else if (verb === 'set' && address && assignments.length > 0)
      print(JSON.stringify(await setDomain(pool, originOf(address), assignments, store), null, 2));
    else if (verb === 'remove' && address) {
      await removeDomain(pool, originOf(address));
      print(`${address} shows the default now.`);
    } else throw new StartError(USAGE);
  } catch (error) {
    throw error instanceof RangeError ? new StartError(error.message) : error;
  }
} catch (error) {
  await life.end(error);
}
await life.end();
