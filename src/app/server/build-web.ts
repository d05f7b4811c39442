/**
 * Builds the web into `dist/web` when it is missing or older than its sources, judged by their content. The first
 * start does it; `npm run build` does it on demand. A build takes its place in one step, so an interrupted one
 * leaves the old.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { DRAWING_FOLDER } from '#platform/server/http/page/first-picture.ts';
import { codeOf, errorLine, explainFileError, StartError } from '#platform/server/start-error.ts';
import { compressWeb } from './compress-web.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = join(ROOT, 'dist');
const WEB = join(DIST, 'web');
const STAMP = join(DIST, 'web.stamp');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

/** Rooms that the web is built from; server code and tests are none of it. */
const isSource = (path: string) => (/(^|\/)(web|contract)\//.test(path) || path.endsWith('.html')) && !/\.test\.tsx?$/.test(path);

/** What a build depends on, as one hash. */
export async function sourceStamp(): Promise<string> {
  const names = await readdir(join(ROOT, 'src'), { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isSource(path.slice(ROOT.length).replaceAll('\\', '/')));
  const around = [
    'index.html',
    'package-lock.json',
    'vite.config.ts',
    ...[
      'chunk-merge',
      'chunks',
      'contract-data',
      'face-files',
      'first-build',
      'first-files',
      'module-pages',
      'offline-files',
      'one-file-less',
      'page-parts',
    ].map((tool) => `tools/${tool}.ts`),
  ].map((name) => join(ROOT, name));
  const hash = createHash('sha256');
  const contents = await Promise.all(
    [...files.sort(), ...around].map(async (path) => [path.slice(ROOT.length), await readFile(path).catch(() => '')] as const),
  );
  for (const [path, content] of contents) hash.update(`${path}\0`).update(content).update('\0');
  return hash.digest('hex');
}

export interface BuildOptions {
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Build even when nothing changed. */
  readonly force?: boolean;
}

/** A package, or a checkout without its development dependencies, serves the web as it was built. @throws StartError when there is none */
function isPrebuilt(): boolean {
  if (existsSync(VITE)) return false;
  if (existsSync(join(WEB, 'index.html'))) return true;
  throw new StartError('The web is not built, and what builds it is not installed. Run npm ci, then npm run build, then start again.');
}

/** @returns whether it built. @throws StartError when the build fails or `dist` may not be written. */
export async function buildWeb({ print, signal, force = false }: BuildOptions): Promise<boolean> {
  if (isPrebuilt()) return false;
  const stamp = await sourceStamp();
  if (!force && (await builtStamp()) === stamp) return false;
  const release = await lockDist(signal);
  try {
    // Another process of this checkout may have built it meanwhile.
    if (!force && (await builtStamp()) === stamp) return false;
    print('Building the web (once; it is kept until its sources change) …');
    const began = Date.now();
    await viteBuild(join(DIST, 'web.new'), [], signal);
    await compressWeb(join(DIST, 'web.new'));
    await viteBuild(join(DIST, 'web.new', DRAWING_FOLDER), ['--ssr', 'src/app/web/draw.tsx'], signal);
    await rm(STAMP, { force: true });
    await rm(WEB, { recursive: true, force: true });
    await rename(join(DIST, 'web.new'), WEB);
    await writeFile(STAMP, stamp);
    print(`Built the web in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    return true;
  } finally {
    release();
  }
}

async function builtStamp(): Promise<string> {
  const page = await readFile(join(WEB, 'index.html')).catch(() => null);
  return page ? readFile(STAMP, 'utf8').catch(() => '') : '';
}

/** One build at a time in a checkout; the lock ends with its process. */
async function lockDist(signal?: AbortSignal): Promise<() => void> {
  let lock: DatabaseSync;
  try {
    await mkdir(DIST, { recursive: true });
    await writeFile(join(DIST, '.write-test'), '');
    await rm(join(DIST, '.write-test'), { force: true });
    lock = new DatabaseSync(join(DIST, 'build.lock'));
  } catch (error) {
    const { cause } = explainFileError(error, '', DIST);
    throw new StartError(
      `The web must be built first, and ${DIST} may not be written by this user (${codeOf(error) || 'error'}). Run npm run build as one who may, then start again.`,
      { cause },
    );
  }
  for (;;) {
    try {
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return () => lock.close();
    } catch (error) {
      if (!(error instanceof Error && /locked|busy/i.test(error.message))) throw error;
      await sleep(200, undefined, signal ? { signal } : {});
    }
  }
}

/** Runs in a process of its own, so its memory is given back. */
async function viteBuild(outDir: string, what: readonly string[], signal?: AbortSignal): Promise<void> {
  const build = spawn(process.execPath, [VITE, 'build', ...what, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    ...(signal ? { signal } : {}),
  });
  let wording = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => (wording = (wording + chunk.toString()).slice(-20_000)));
  const code = await new Promise<number | null>((done, fail) => {
    build.on('error', fail);
    build.on('close', done);
  });
  if (code === 0) return;
  const first = wording.split('\n').find((line) => /error/i.test(line)) ?? wording.trim().split('\n')[0] ?? '';
  throw new StartError(`The web could not be built: ${first.trim() || `vite ended with ${code}`}. Run npm run build to see all of it.`, { cause: wording });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildWeb({ print: (line) => console.log(line), force: true });
  } catch (error) {
    if (error instanceof StartError && typeof error.cause === 'string') console.error(error.cause);
    console.error(errorLine(error));
    process.exitCode = 1;
  }
}
