/** Types and lint of the whole house: format, lint, three type checks. Ends with 1 when one of them finds something. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = (name: string) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));
const isConfigured = (...names: string[]) => names.some((name) => existsSync(`${root}/${name}`));

const checks: readonly (readonly [string, boolean, readonly string[]])[] = [
  ['oxfmt', isConfigured('.oxfmtrc.json', '.oxfmtrc.jsonc', 'oxfmt.config.ts'), ['--check', '.']],
  ['oxlint', isConfigured('.oxlintrc.json', 'oxlint.config.ts'), ['--quiet', '--type-aware']],
  ...['contract', 'server', 'web', 'journeys'].map((room) => ['tsc', isConfigured(`tsconfig.${room}.json`), ['-p', `tsconfig.${room}.json`]] as const),
];

/** Runs all checks, so that one run shows everything. @returns whether all were clean. */
export function runChecks(): boolean {
  const failed = checks.filter(([name, configured, args]) => {
    if (!configured) return false;
    console.log(`> ${name} ${args.join(' ')}`);
    return spawnSync(tool(name), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }).status !== 0;
  });
  for (const [name, , args] of failed) console.log(`FAILED: ${name} ${args.join(' ')}`);
  return failed.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = runChecks() ? 0 : 1;
