import type { Config } from '#platform/server/config.ts';
import type { Life } from '#platform/server/process/life.ts';
import { openDatabase, type OpenDatabase } from '#platform/server/process/open-database.ts';
import { fillWithDemo } from './fill-with-demo.ts';

const DATABASE_STOP_MS = 60_000;

/** Opens the database of the settings, with the demo where they ask for it; it stops with the process, and the process ends without it. */
export function openOwnDatabase(life: Life, config: Config, print: (line: string) => void): Promise<OpenDatabase> {
  const opening = openDatabase({
    config,
    print,
    signal: life.signal,
    onLost: (error) => void life.end(error),
    ...(config.demo ? { fill: (url: string) => fillWithDemo(url, print) } : {}),
  });
  life.onEnd('database', DATABASE_STOP_MS, async () => (await opening.catch(() => null))?.close());
  return opening;
}
