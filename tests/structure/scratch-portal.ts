/** A copy of the portal in which a module may be written: what is written to is copied, the rest is linked. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './source-files.ts';

const COPIED = [
  'package.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'architecture.cjs',
  'docs/architecture.md',
  'docs/rights.md',
  'src/app/server/modules.ts',
  'src/app/web/modules.ts',
];

/** @returns its folder, for its maker to remove */
export function scratchPortal(): string {
  const root = mkdtempSync(join(tmpdir(), 'mesra-module-'));
  for (const path of COPIED) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(root, path));
  }
  for (const path of ['node_modules', 'src/platform']) symlinkSync(join(ROOT, path), join(root, path));
  mkdirSync(join(root, 'src/modules'));
  for (const name of readdirSync(join(ROOT, 'src/modules'))) symlinkSync(join(ROOT, 'src/modules', name), join(root, 'src/modules', name));
  return root;
}

/** What a tool says that ends badly; null: it ended well. */
export const complaintOf = (root: string, tool: string, ...args: string[]) =>
  promisify(execFile)(join(ROOT, 'node_modules/.bin', tool), args, { cwd: root }).then(
    () => null,
    (error: unknown) => `${String((error as { stdout?: string }).stdout)}${String((error as { stderr?: string }).stderr)}`,
  );

const ROOMS = {
  server: { lib: ['esnext'], types: ['node'] },
  web: { lib: ['esnext', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: ['vite/client'] },
};

/** What the compiler says of a module's rooms, one after the other. @param folder `src/modules/visit` */
export async function typeComplaints(root: string, folder: string): Promise<(string | null)[]> {
  const complaints: (string | null)[] = [];
  for (const [room, compilerOptions] of Object.entries(ROOMS)) {
    // The manifests say which pages there are.
    const include = [`${folder}/contract/**/*`, `${folder}/${room}/**/*`, `src/platform/${room}/**/*.d.ts`, 'src/modules/*/contract/*.manifest.ts'];
    writeFileSync(join(root, `${room}.json`), JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include, exclude: ['**/*.test.ts'] }));
    complaints.push(await complaintOf(root, 'tsc', '-p', `${room}.json`));
  }
  return complaints;
}
