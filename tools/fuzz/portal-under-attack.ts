/** A portal of its own for the attack: a fresh data folder with the demo companies, watched from outside, gone afterwards. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/app/server/main.ts', import.meta.url));
const READY_WITHIN_MS = 180_000;
/** MiB of heap: little enough that what is not given back ends the process within an attack, instead of hiding in a large machine. */
const HEAP_MIB = 512;

export interface AttackedPortal {
  readonly url: URL;
  /** Whether the process still runs. */
  isAlive(): boolean;
  /** Everything it said so far, its log included. */
  said(): string;
  /** Resident memory in MiB; null where the system does not tell. */
  memory(): Promise<number | null>;
  /** Stops it and removes its folder. @returns its exit code, null when it was killed */
  end(): Promise<number | null>;
}

/** @param env settings beyond those of the attack, for example another database */
export async function startAttackedPortal(env: Readonly<Record<string, string>> = {}): Promise<AttackedPortal> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'mesra-fuzz-')));
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MIB}`, MAIN, '--api-only'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', PORT: '0', MESRA_LOG_LEVEL: 'error', MESRA_DATA: dataDir, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = new Promise<number | null>((done) => child.once('close', done));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async () => {
    if (isAlive()) child.kill('SIGTERM');
    const code = await exited;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    return code;
  };
  for (const limit = Date.now() + READY_WITHIN_MS; ; await sleep(100)) {
    const address = /Mesra is ready: (\S+)/.exec(text)?.[1];
    if (address) return { url: new URL(address), isAlive, said: () => text, memory: () => residentMiB(child.pid), end };
    if (isAlive() && Date.now() < limit) continue;
    await end();
    throw new Error(`The portal did not start: ${text}`);
  }
}

async function residentMiB(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
