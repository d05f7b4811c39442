/**
 * `npm test`: every test, and beside them the checks of types and lint. The last line is `N passed, N failed` over all tests.
 * Arguments go to vitest: `npm test -- --project unit`. `--all` (`npm run test:all`) looks at every page in every way.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNT_FILE, type TestCount } from './count-reporter.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const checks = fileURLToPath(new URL('run-checks.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mesra-count-'));
const file = join(folder, 'count.json');

function countOf(): TestCount {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestCount;
  } catch {
    // The run ended before it could count.
    return { passed: 0, failed: 1 };
  }
}

/** Runs a program of ours to its end. @returns whether it was content, and what it said where nobody listened. */
function run(args: readonly string[], output: 'inherit' | 'pipe', env: Record<string, string> = {}): Promise<{ content: boolean; said: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return new Promise((done) => child.once('close', (code) => done({ content: code === 0, said: printed })));
}

const wanted = process.argv.slice(2);
const all = wanted.includes('--all');
const [checked, tested] = await Promise.all([
  run([checks], 'pipe'),
  run([vitest, 'run', ...wanted.filter((each) => each !== '--all')], 'inherit', { [COUNT_FILE]: file, ...(all ? { MESRA_FULL_MATRIX: '1' } : {}) }),
]);
const { passed, failed } = countOf();
rmSync(folder, { recursive: true, force: true });
console.log(checked.said.trimEnd());
if (!checked.content) console.log('The checks of types and lint failed; see above.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = checked.content && tested.content && failed === 0 ? 0 : 1;
