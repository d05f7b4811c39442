/**
 * `node tools/compare-answers/compare-answers.ts FOLDER [words of calls]`: asks this checkout and another one, on the same database of the demo, every GET of the
 * API as each demo account, and prints what they answer differently, byte for byte. The other one must understand the tables of this one.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadDemo } from '#app/server/demo.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { startEmbedded } from '#platform/server/db/embedded-postgres.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { bindingsOf } from '#platform/server/module.ts';

/** What lists and reports are asked for beside nothing. */
const ASKED = [
  '',
  'keyword=an',
  'year=2026&per_page=50',
  'year=2025',
  'status=Approved',
  'sort_by=id&sort=asc&page=2&per_page=5',
  'date=2026-11-19&per_page=50',
  'month=2026-11-01',
  'start_date=2026-01-01&end_date=2026-12-31&preview=true&group_by=employee',
  'start_date=2026-01-01&end_date=2026-12-31&preview=true&group_by=month',
  'start_date=2026-01-01&end_date=2026-12-31&preview=true&group_by=department&date_of=submit',
  'start_date=2026-11-01&end_date=2026-12-01&per_page=500',
  'branch_id=1',
  'department_id=1',
];

interface Account {
  readonly email: string;
  readonly token: string;
  readonly companyId: number;
}
interface Served {
  readonly url: string;
  readonly child: ChildProcess;
}

const here = fileURLToPath(new URL('../../', import.meta.url));
const [folder, ...words] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder of the other checkout.');
  process.exit(1);
}

async function serve(checkout: string, databaseUrl: string, dataDir: string): Promise<Served> {
  const child = fork(fileURLToPath(new URL('./serve-checkout.ts', import.meta.url)), [checkout, databaseUrl, dataDir], { cwd: checkout });
  const [url] = (await once(child, 'message')) as [string];
  return { url, child };
}

async function ask({ url }: Served, { token, companyId }: Account, address: string): Promise<string> {
  const response = await fetch(`${url}/${address}${address.includes('?') ? '&' : '?'}company_id=${companyId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return `${response.status} ${await response.text()}`;
}

/** The addresses of a call: with the id of the first rows of its list, and with what lists are asked for. */
async function addressesOf(served: Served, account: Account, { path, writes }: Endpoint): Promise<string[]> {
  // A report that is no preview is a job for later.
  const queries = writes ? ASKED.filter((query) => query.includes('preview')) : ASKED;
  if (!path.includes('{')) return queries.map((query) => (query ? `${path}?${query}` : path));
  if (writes) return [];
  const body = (await ask(served, account, path.slice(0, path.indexOf('/{')))).slice(4);
  const rows = body.startsWith('{') ? (JSON.parse(body) as { data?: unknown }).data : null;
  const ids = Array.isArray(rows) ? rows.slice(0, 3).map((row: { id?: unknown } | null) => row?.id) : [];
  return ids.filter((id) => id !== undefined).map((id) => path.replace(/\{\w+\}/, String(id)));
}

/** Of an answer in JSON the same text whatever the order of its keys. */
function inOrder(answer: string): string {
  const sorted = (_key: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  try {
    return answer.slice(0, 4) + JSON.stringify(JSON.parse(answer.slice(4)), sorted);
  } catch {
    return answer;
  }
}

/** Where two texts part. */
function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 80);
  return `\n    here:  …${around(one)}\n    there: …${around(other)}`;
}

const home = await mkdtemp(join(tmpdir(), 'mesra-compare-'));
const postgres = await startEmbedded({ home: join(home, 'postgres'), durable: false });
try {
  await postgres.createDatabase('compare');
  const databaseUrl = postgres.url('compare');
  await migrate(databaseUrl);
  const dataDir = join(home, 'data');
  const portal = await openTestPortal({ databaseUrl, env: { MESRA_DATA: dataDir } });
  await loadDemo({ url: databaseUrl, print: () => undefined, now: portal.clock.now(), brief: true, files: portal.server.services.files });
  const accounts: Account[] = [];
  for (const { email } of DEMO_ACCOUNTS) {
    const { body } = await portal.as(null).post('api/auth/login', { email, password: DEMO_PASSWORD });
    if (body.data?.token) accounts.push({ email, token: body.data.token, companyId: body.data.user.company_id });
  }
  await portal.close();
  const [ours, theirs] = [await serve(here, databaseUrl, dataDir), await serve(resolve(folder), databaseUrl, dataDir)];
  const reads = bindingsOf(SERVER_MODULES)
    .map(({ endpoint }) => endpoint)
    .filter(({ name, method, download }) => method === 'GET' && !download && (words.length === 0 || words.some((word) => name.includes(word))));
  let compared = 0;
  const different = new Set<string>();
  for (const account of accounts) {
    for (const endpoint of reads) {
      for (const address of await addressesOf(ours, account, endpoint)) {
        const [mine, other] = [await ask(ours, account, address), await ask(theirs, account, address)];
        compared += 1;
        if (mine === other) continue;
        different.add(endpoint.name);
        const order = inOrder(mine) === inOrder(other) ? ' (by the order of keys alone)' : '';
        console.log(`${endpoint.name} as ${account.email}: ${address}${order}${parting(mine, other)}`);
      }
    }
  }
  console.log(`${compared} answers to ${accounts.length} accounts compared, ${different.size} calls answer differently.`);
  process.exitCode = different.size === 0 && compared > 0 ? 0 : 1;
  for (const { child } of [ours, theirs]) {
    child.disconnect();
    await once(child, 'exit');
  }
} finally {
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
}
