/**
 * Kept statements under the plan that PostgreSQL may keep for all their values, against a plan made for the values at hand:
 * processor time of the database for each name that a read of the portal sends, at 100,000 employees with their leaves and
 * payrolls. A statement that its generic plan makes slower does not belong under a name.
 */
import type { PoolClient } from 'pg';
import { loadDemo } from '#app/server/demo.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { openTestPortal, type TestClient, type TestPortal } from '#app/server/testing/test-portal.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { preparedNames } from '#platform/server/db/prepared.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { bindingsOf } from '#platform/server/module.ts';
import { openBenchDatabase } from './cluster.ts';
import { processorTime } from './cpu.ts';
import { addManyLeaves } from './many-leaves.ts';
import { addManyPayrolls } from './many-payrolls.ts';
import { atMost, alternately, type Figure } from './measure.ts';
import { addBenchEmployees } from './people.ts';

const EMPLOYEES = 100_000;
const ROUNDS = 3;
/** Uses of a statement in a round: so many, or as many as fit into the time. */
const USES = 50;
const ROUND_MS = 200;
const MOST = 1.3;
/** Below this the protocol is most of it, and nobody feels a difference. */
const SMALL_MS = 0.1;

const SORTS = ['id', 'name', 'employee_code', 'company_joined_at', 'status', 'employee_type', 'created_at'];
const PAYROLL_SORTS = ['id', 'name'];
const both = (path: string, sorts: readonly string[]) => sorts.flatMap((by) => ['asc', 'desc'].map((sort) => `${path}&sort_by=${by}&sort=${sort}`));
const EMPLOYEE_LIST = 'api/admin/employees?with=branch,division,department,position,user';
/** What the plain addresses of reads do not ask. */
const MORE = [
  ...both(EMPLOYEE_LIST, SORTS),
  ...both(`${EMPLOYEE_LIST}&status=Active`, SORTS),
  `${EMPLOYEE_LIST}&keyword=e0042`,
  `${EMPLOYEE_LIST}&status=Active&keyword=e0042`,
  'api/admin/employees?status=Active&per_page=30&sort=asc&sort_by=name&select=name,employee_code',
  'api/admin/employees?status=Active&per_page=30&sort=asc&sort_by=name&select=name,employee_code&keyword=e0042',
  ...both('api/operation/payrolls?start_date=2026-11-01&end_date=2026-11-30', PAYROLL_SORTS),
  'api/operation/leaves?status=Approved&with=employee,item_type',
  'api/operation/leaves?year=2026&per_page=50&with=employee,item_type',
  ...['ahmad', 'letter', 'LV-2026-0000', 'PAY-2026-0000', '11/2026', 'salary'].map((keyword) => `api/search?${new URLSearchParams({ keyword })}`),
];

interface PreparedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly companyId: number;
  readonly userId: number;
}
type Send = (...given: unknown[]) => unknown;

/** Remembers the named statements that a pool sends, each with the values of its first use and who they were for. */
function watchNames(portal: TestPortal, found: Map<string, PreparedStatement>, who: { companyId: number; userId: number }): () => void {
  const undo: (() => void)[] = [];
  const watch = (client: PoolClient) => {
    const query = client.query as Send;
    client.query = ((...sent: unknown[]) => {
      const { name, text, values } = sent[0] as { name?: string; text?: string; values?: unknown[] };
      if (name && text && !found.has(name)) found.set(name, { text, values: [...((sent[1] as unknown[] | undefined) ?? values ?? [])], ...who });
      return query.apply(client, sent);
    }) as PoolClient['query'];
    undo.push(() => void (client.query = query as PoolClient['query']));
  };
  const { pool } = portal.server.services;
  pool.on('acquire', watch);
  return () => {
    pool.off('acquire', watch);
    for (const each of undo.toReversed()) each();
  };
}

/** The address with the id of a row of its list; null: the list shows none. */
async function addressOf(client: TestClient, { path }: Endpoint): Promise<string | null> {
  if (!path.includes('{')) return path;
  const { body } = await client.get(path.slice(0, path.indexOf('/{')));
  const id: unknown = Array.isArray(body?.data) ? body.data[0]?.id : undefined;
  const address = path.replace(/\{\w+\}/, String(id));
  return id === undefined || address.includes('{') ? null : address;
}

async function readAll(client: TestClient, userId: number): Promise<void> {
  const reads = bindingsOf(SERVER_MODULES).map(({ endpoint }) => endpoint);
  for (const endpoint of reads) {
    if (endpoint.method !== 'GET' || endpoint.writes || endpoint.download) continue;
    const address = await addressOf(client, endpoint);
    if (address !== null) await client.get(address);
  }
  for (const path of MORE) await client.get(path);
  await client.get(`api/users/${userId}?with=companies`);
  const { body } = await client.get('api/operation/payrolls?start_date=2026-11-01&end_date=2026-11-30');
  await client.get(`api/operation/payrolls/${body.data?.[0]?.reference_payroll_id}`);
}

/** Processor time of one use under a kind of plan, its planning included, in the company and behind its wall; nothing of it stays. */
async function cost(portal: TestPortal, postgres: number, name: string, stored: PreparedStatement, plan: 'generic' | 'custom'): Promise<number> {
  const client = await portal.server.services.pool.connect();
  try {
    const role = name.endsWith('~s') ? 'SET LOCAL ROLE mesra_system; ' : '';
    await client.query(
      `BEGIN; ${role}SET LOCAL app.company_id = '${stored.companyId}'; SET LOCAL app.user_id = '${stored.userId}'; SET LOCAL statement_timeout = 0`,
    );
    await client.query(`SET LOCAL plan_cache_mode = force_${plan}_plan`);
    const use = { name: `${plan} ${name}`.slice(0, 63), text: stored.text, values: [...stored.values] };
    await client.query(use);
    const { database } = await processorTime({ server: process.pid, postgres }, async () => {
      const began = performance.now();
      let uses = 0;
      for (; uses < USES && (uses === 0 || performance.now() - began < ROUND_MS); uses += 1) await client.query(use);
      return uses;
    });
    return database;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

export async function benchPreparedPlans(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  try {
    await loadDemo({ url: database.url, print: () => undefined, now: portal.clock.now(), files: portal.server.services.files });
    const signIn = async (email: string) => {
      const { body } = await portal.as(null).post('api/auth/login', { email, password: DEMO_PASSWORD });
      const who = { companyId: body.data.user.company_id as number, userId: body.data.user.id as number };
      return { who, client: portal.as(body.data.token, who.companyId) };
    };
    const people = [await signIn('owner@demo.my'), await signIn('hr@demo.my'), await signIn('employee@demo.my')];
    const { companyId } = people[0]!.who;
    await addBenchEmployees(owner, companyId, EMPLOYEES);
    await addManyLeaves(owner, companyId, 20);
    await addManyPayrolls(owner, companyId);
    await owner.query('vacuum analyze');
    const found = new Map<string, PreparedStatement>();
    for (const { who, client } of people) {
      const stop = watchNames(portal, found, who);
      await readAll(client, who.userId);
      stop();
    }
    const figures: Figure[] = [];
    for (const [name, stored] of [...found].toSorted(([a], [b]) => a.localeCompare(b))) {
      const times = await alternately(
        ROUNDS,
        () => cost(portal, database.pid, name, stored, 'generic'),
        () => cost(portal, database.pid, name, stored, 'custom'),
      );
      const figure = atMost(name, 'ms CPU', times, MOST);
      figures.push(times.ours < SMALL_MS ? { ...figure, met: true } : figure);
    }
    const unseen = [...preparedNames()].filter((name) => !found.has(name) && !found.has(`${name}~s`));
    console.log(`${found.size} statements of ${preparedNames().size} names; no read of the demo sends ${unseen.toSorted().join(', ')}.`);
    return figures;
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
