/** Runs the server: settings, database, demo, web, portal. It ends in reverse, and nothing stays behind. */
import { readConfig, type Config } from '#platform/server/config.ts';
import { hasDemo } from '#platform/server/process/demo-state.ts';
import { beginLife, type Life } from '#platform/server/process/life.ts';
import { checkListenAddress, explainListenError, listenAddress } from '#platform/server/process/listen-address.ts';
import { giveBackLater } from '#platform/server/process/give-back.ts';
import { buildWeb } from './build-web.ts';
import { openOwnDatabase } from './open-own-database.ts';

/** Requests get this long to finish when the process ends. */
const FINISH_MS = 10_000;

type CreateHttpServer = (typeof import('./http-server.ts'))['createHttpServer'];

const print = (line: string) => console.log(line);

async function start(life: Life): Promise<void> {
  const config = readConfig(process.env);
  await checkListenAddress(config.host, config.port);
  // `npm run dev` serves the web itself.
  const web = process.argv.includes('--api-only') ? Promise.resolve(false) : buildWeb({ print, signal: life.signal });
  web.catch(() => undefined);
  // Loaded while the database starts.
  const portal = import('./http-server.ts');
  portal.catch(() => undefined);
  const opening = openOwnDatabase(life, config, print);
  const database = await opening;
  await web;
  await serve(life, config, database.url, (await portal).createHttpServer);
}

async function serve(life: Life, config: Config, databaseUrl: string, createHttpServer: CreateHttpServer): Promise<void> {
  const demo = await hasDemo(databaseUrl);
  const { host, warning } = listenAddress(config, demo);
  const server = await createHttpServer({ config: { ...config, host }, databaseUrl, demo });
  life.onEnd('portal', FINISH_MS, () => server.close());
  let address: string;
  try {
    address = await server.listen();
  } catch (error) {
    throw explainListenError(error, host, config.port);
  }
  giveBackLater();
  if (warning) console.warn(warning);
  if (demo) for (const line of (await import('./demo.ts')).demoAccounts()) print(line);
  print(`Mesra is ready: ${config.publicUrl ?? address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, '//localhost')}`);
}

/** Runs until a signal ends it; never returns before. */
export async function runServer(): Promise<void> {
  const life = beginLife();
  try {
    await start(life);
  } catch (error) {
    await life.end(error);
  }
}
