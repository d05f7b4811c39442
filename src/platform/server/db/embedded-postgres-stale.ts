/** What an earlier run left behind: a PostgreSQL whose Mesra was killed, its orphans, and their lock file. */
import { readdir, readFile, readlink, realpath, rm, rmdir } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

/** Socket folders are ours when they carry this name. */
export const SOCKET_PREFIX = 'mesra-pg-';

/** Ends every PostgreSQL process that still works in the cluster folder, gently first. @returns whether there was one. */
export async function endStale(cluster: string, { keepSocketFolder = false } = {}): Promise<boolean> {
  const lock = await readLock(cluster);
  const found = await processesOf(cluster, lock?.pid ?? null);
  if (found.length > 0) await end(cluster, lock?.pid ?? null, found);
  if (lock) {
    // The lock of a copied folder names a PostgreSQL that works elsewhere: what it listens on is not taken from it.
    if (!keepSocketFolder && !isAlive(lock.pid)) await removeSocketFolder(lock.socketFolder);
    // The number of a process that is gone may be somebody else's now; PostgreSQL would take it for its own.
    if (await readLock(cluster)) await rm(join(cluster, 'postmaster.pid'), { force: true });
  }
  return found.length > 0;
}

async function end(cluster: string, postmaster: number | null, found: readonly number[]): Promise<void> {
  const asked = postmaster !== null && found.includes(postmaster);
  if (asked) signal(postmaster, 'SIGINT');
  // Without its postmaster a backend ends by itself as soon as it notices.
  if (await gone(cluster, postmaster, asked ? 30_000 : 5_000)) return;
  for (const pid of await processesOf(cluster, postmaster)) signal(pid, 'SIGQUIT');
  if (await gone(cluster, postmaster, 5_000)) return;
  for (const pid of await processesOf(cluster, postmaster)) signal(pid, 'SIGKILL');
  if (await gone(cluster, postmaster, 5_000)) return;
  const left = await processesOf(cluster, postmaster);
  throw new StartError(`A PostgreSQL of an earlier run still uses ${cluster} and cannot be stopped (process ${left.join(', ')}). Stop it, then start again.`);
}

async function gone(cluster: string, postmaster: number | null, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (Date.now() < until) {
    if ((await processesOf(cluster, postmaster)).length === 0) return true;
    await sleep(20);
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readLock(cluster: string): Promise<{ pid: number; socketFolder: string } | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, socketFolder: lines[4] ?? '' } : null;
}

/** The processes that work in a cluster: on Linux by their working folder, elsewhere the one of the lock file. */
async function processesOf(cluster: string, postmaster: number | null): Promise<number[]> {
  if (process.platform === 'linux') return processesIn(await realpath(cluster));
  if (postmaster === null || process.platform === 'win32') return [];
  try {
    const command = execFileSync('ps', ['-p', String(postmaster), '-o', 'command='], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster) ? [postmaster] : [];
  } catch {
    return [];
  }
}

async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      if (cwd !== folder) return null;
      const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
      return basename(program.replace(/ \(deleted\)$/, '')) === 'postgres' ? Number(pid) : null;
    }),
  );
  return found.filter((pid) => pid !== null);
}

/** Removes the socket folder of a run that is over; touches nothing that is not ours. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (!basename(folder).startsWith(SOCKET_PREFIX)) return;
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(folder, name), { force: true });
  }
  await rmdir(folder).catch(() => undefined);
}
