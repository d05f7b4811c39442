/** A real server process for tests of its life: started from the checkout, heard, asked, ended, killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, readdir, readFile, readlink, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { USED_FOLDERS } from '../setup/used-folders.ts';

export const MAIN = fileURLToPath(new URL('../../src/app/server/main.ts', import.meta.url));

export interface PortalProcess {
  readonly child: ChildProcess;
  /** Everything said on both streams so far. */
  said(): string;
  /** The address, as soon as the portal is ready. Fails with what was said when it ends instead. */
  ready(): Promise<string>;
  /** Resolves with the exit code (null: killed). */
  readonly exited: Promise<number | null>;
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface StartOptions {
  readonly dataDir: string;
  readonly env?: Record<string, string>;
  readonly user?: { readonly uid: number; readonly gid: number };
  /** What Node runs; the checkout's entry by default. */
  readonly program?: readonly string[];
}

const started = new Set<PortalProcess>();

/** Starts a portal on a free port, without demo and without building the web. */
export function startPortal({ dataDir, env = {}, user, program = [MAIN, '--api-only'] }: StartOptions): PortalProcess {
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', TMPDIR: tmpdir() };
  const child = spawn(process.execPath, program, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, PORT: '0', HOST: '127.0.0.1', MESRA_DEMO: '0', MESRA_LOG_LEVEL: 'warn', MESRA_DATA: dataDir, ...env },
    ...user,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = new Promise<number | null>((done) => child.once('close', done));
  const portal: PortalProcess = {
    child,
    exited,
    said: () => text,
    async ready() {
      for (;;) {
        const address = /Mesra is ready: (\S+)/.exec(text)?.[1];
        if (address) return address;
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The portal ended: ${text}`);
        await sleep(10);
      }
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
  started.add(portal);
  return portal;
}

/** Ends what a failed test left running. */
export async function endAll(): Promise<void> {
  for (const portal of started) {
    if (portal.child.exitCode === null && portal.child.signalCode === null) await portal.end();
  }
  started.clear();
}

/** A data folder of its own; as root it lies where the database's system user may not walk. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'mesra process ')));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}

let madeOnce: Promise<string> | undefined;

/** A data folder that a portal has been started on and ended: made once, copied for each test that is not about a first start. */
export async function usedFolder(): ReturnType<typeof temporaryFolder> {
  const [made, folder] = [await (madeOnce ??= makeUsed()), await temporaryFolder()];
  await cp(made, folder.path, { recursive: true });
  return folder;
}

async function makeUsed(): Promise<string> {
  const parent = process.env[USED_FOLDERS];
  if (!parent) throw new Error('The run has no place for used folders; start these tests with vitest');
  const path = await mkdtemp(join(parent, 'used '));
  const portal = startPortal({ dataDir: path });
  await portal.ready();
  await portal.end();
  return path;
}

/** Address of the database of a running portal, for its owner. */
export async function databaseOf(dataDir: string): Promise<string> {
  const { databaseUrl } = JSON.parse(await readFile(join(dataDir, 'mesra.pid'), 'utf8')) as { databaseUrl: string };
  return databaseUrl;
}

/** The first process of the database in a data folder, as PostgreSQL notes it. */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Processes that still work in a data folder (Linux; elsewhere none are found). */
export async function processesIn(dataDir: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map(async (pid) => [Number(pid), await readlink(`/proc/${pid}/cwd`).catch(() => '')] as const));
  return places.filter(([, cwd]) => cwd.startsWith(dataDir)).map(([pid]) => pid);
}

/** What a refused start must be: one line that says what to do, exit code 1. */
export async function refusal(portal: PortalProcess): Promise<string> {
  const code = await portal.exited;
  const lines = portal.said().trim().split('\n');
  if (code !== 1 || lines.length !== 1) throw new Error(`Expected exit code 1 and one line; got ${code} and: ${portal.said()}`);
  return lines[0] ?? '';
}
