/**
 * `npm test`: checks, then every test. The last line is `N passed, N failed` over all tests. Arguments go to vitest:
 * `npm test -- --project unit`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNT_FILE, type TestCount } from './count-reporter.ts';
import { runChecks } from './run-checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
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

const clean = runChecks();
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const run = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, [COUNT_FILE]: file },
});
const { passed, failed } = countOf();
rmSync(folder, { recursive: true, force: true });
if (!clean) console.log('The checks of types and lint failed; see above.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = clean && run.status === 0 && failed === 0 ? 0 : 1;
