/**
 * `npm run dev`: one database for the session, the server started again on every change, the web served by Vite
 * with hot reload. The address is the same as with `npm start`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#platform/server/config.ts';
import { hasDemo } from '#platform/server/process/demo-state.ts';
import { beginLife, type Life } from '#platform/server/process/life.ts';
import { checkListenAddress, explainListenError, listenAddress } from '#platform/server/process/listen-address.ts';
import { openOwnDatabase } from './open-own-database.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const print = (line: string) => console.log(line);

async function start(life: Life): Promise<void> {
  const config = readConfig(process.env);
  await checkListenAddress(config.host, config.port);
  const { url } = await openOwnDatabase(life, config, print);
  const { host, warning } = listenAddress(config, await hasDemo(url));
  if (warning) console.warn(warning);
  const apiPort = await freePort();
  startServer(life, url, apiPort, config.publicUrl ?? `http://localhost:${config.port}`);
  await startWeb(life, host, config.port, apiPort);
  print(`Mesra (development) is at http://localhost:${config.port}; the web reloads by itself, the server restarts on change.`);
}

/** The server behind Vite. It uses this process's database, so a restart takes no start of PostgreSQL. */
function startServer(life: Life, databaseUrl: string, port: number, publicUrl: string): void {
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', fileURLToPath(new URL('main.ts', import.meta.url)), '--api-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: String(port), MESRA_URL: publicUrl },
  });
  const ended = once(server, 'exit').catch(() => undefined);
  void ended.then(() => life.end());
  life.onEnd('server', 15_000, async () => {
    server.kill('SIGTERM');
    await ended;
  });
}

async function startWeb(life: Life, host: string, port: number, apiPort: number): Promise<void> {
  // vite.config.ts sends calls to the server on PORT.
  process.env['PORT'] = String(apiPort);
  const { createServer } = await import('vite');
  const web = await createServer({ root: ROOT, server: { host, port, strictPort: true }, clearScreen: false });
  life.onEnd('web', 5_000, () => web.close());
  try {
    await web.listen();
  } catch (error) {
    throw explainListenError(error, host, port);
  }
}

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  await once(probe, 'close');
  return bound && typeof bound === 'object' ? bound.port : 0;
}

const life = beginLife();
try {
  await start(life);
} catch (error) {
  await life.end(error);
}
