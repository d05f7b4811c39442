/**
 * `npm run fuzz`: a random attack on a portal of its own, over the described API and over raw HTTP. Bounded and seeded:
 *
 *   npm run fuzz -- --requests 50000 --seed 7 --connections 8
 *
 * It fails when an answer is a 5xx, when none comes, when the process ends, or when its memory grows. Every failure is
 * printed with the request that showed it; the same seed with `--connections 1` sends the same requests in the same order.
 */
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { attack } from './attack.ts';
import { startAttackedPortal } from './portal-under-attack.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    connections: { type: 'string', default: '8' },
    minutes: { type: 'string', default: '45' },
  },
});
const [requests, seed, connections, minutes] = [values.requests, values.seed, values.connections, values.minutes].map(Number) as [
  number,
  number,
  number,
  number,
];
if (![requests, seed, connections, minutes].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--requests, --seed, --connections and --minutes take whole numbers above 0.');
  process.exit(2);
}

/** Memory may swell while caches and the code itself settle; over the last three fifths of the attack it may not go on growing. */
const SETTLED_SHARE = 0.4;
const GROWTH_MIB = 100;
const ACCOUNTS = ['owner@demo.my', 'owner2@demo.my', 'hr@demo.my', 'finance@demo.my', 'dept@demo.my', 'auditor@demo.my', 'employee@demo.my', 'empty@demo.my'];

const portal = await startAttackedPortal();
process.once('uncaughtException', (error) => {
  console.error(error);
  void portal.end().finally(() => process.exit(1));
});
const endAt = Date.now() + minutes * 60_000;
let settled: number | null = null;
let most = 0;
console.log(`Attacking ${portal.url.href} with ${requests} requests over ${connections} connections, seed ${seed}`);
const result = await attack({
  url: portal.url,
  requests,
  seed,
  connections,
  accounts: ACCOUNTS,
  password: 'Password123!',
  waitMs: 30_000,
  goesOn: () => portal.isAlive() && Date.now() < endAt,
  async onProgress(sent) {
    const memory = (await portal.memory()) ?? 0;
    most = Math.max(most, memory);
    if (settled === null && sent >= requests * SETTLED_SHARE) settled = memory;
    if (sent % 5000 === 0) console.log(`${sent} sent, ${Math.round(memory)} MiB`);
  },
});

const problems: string[] = result.failures.map(({ what, how, times }) => `${what} (${times} times)\n    ${how}`);
if (!portal.isAlive()) problems.push('the process ended');
else {
  await sleep(5000);
  const health = await fetch(new URL('/api/health', portal.url)).then(
    (answer) => answer.status,
    () => 0,
  );
  if (health !== 200) problems.push(`health answers ${health} afterwards`);
  const last = await portal.memory();
  if (last !== null && settled !== null && last > settled + GROWTH_MIB) problems.push(`memory grew from ${Math.round(settled)} to ${Math.round(last)} MiB`);
  console.log(`Memory: ${Math.round(settled ?? 0)} MiB once settled, ${Math.round(most)} at the most, ${Math.round(last ?? 0)} at the end`);
}
if (result.sent < requests) problems.push(`only ${result.sent} of ${requests} requests were sent`);
console.log(`Answers: ${JSON.stringify(result.byStatus)}; ${result.reached} of ${result.operations} calls succeeded at least once`);
const code = await portal.end();
if (code !== 0) problems.push(`the portal ended with ${code}: ${portal.said().slice(-2000)}`);
for (const problem of problems) console.log(`  ${problem}`);
console.log(`${result.sent} requests, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
