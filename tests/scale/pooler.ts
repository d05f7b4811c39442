/**
 * `npm run trial:pooler`: the portal behind PgBouncer, which hands out connections by the transaction. It needs the program `pgbouncer` (Debian's package of that
 * name) on the path and Linux. Two portals of 250 connections each go through it to twenty connections of PostgreSQL, two others go to PostgreSQL itself. Asked
 * are: the same answers byte for byte, writes that hold, and 500 callers at once. What it measured stands in docs/scale.md.
 */
import autocannon from 'autocannon';
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadDemo } from '#app/server/demo.ts';
import { DEMO_PASSWORD } from '#modules/identity/server/demo/demo-accounts.ts';
import { databaseUser } from '#platform/server/db/embedded-postgres-user.ts';
import { startEmbedded } from '#platform/server/db/embedded-postgres.ts';
import { migrate } from '#platform/server/db/migrate.ts';

/** Connections of PostgreSQL behind the pooler. */
const SERVER_CONNECTIONS = 20;
/** Connections of each portal to the pooler, two portals. */
const POOL_SIZE = 250;
const CALLERS = 500;
const SECONDS = 15;
const ROUNDS = 2;
/** How long a caller waits for an answer. */
const PATIENCE_S = 60;
/** Positions that are made at once. */
const WRITES = 100;

const READS: Readonly<Record<string, readonly string[]>> = {
  'owner@demo.my': [
    'api/dashboard',
    'api/admin/employees?per_page=50',
    'api/operation/leaves?year=2026&per_page=50',
    'api/operation/claims/summary',
    'api/approvals',
  ],
  'owner2@demo.my': ['api/dashboard', 'api/admin/employees?per_page=50', 'api/patrol/operations?per_page=50', 'api/approvals'],
  'finance@demo.my': ['api/operation/payrolls?per_page=50', 'api/search?keyword=siti'],
  'employee@demo.my': ['api/dashboard', 'api/leaves?year=2026'],
};

interface Caller {
  readonly token: string;
}

const folder = await mkdtemp(join(tmpdir(), 'mesra-pooler-'));
const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
const say = (line: string) => console.log(line);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** What docs/scale.md tells an operator to do. @returns the address of the pooler */
async function openPooler(databaseUrl: string): Promise<string> {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const password = randomBytes(16).toString('hex');
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(`create role mesra_requests login noinherit password '${password}'`);
  await owner.query('grant mesra_app, mesra_system to mesra_requests');
  for (const [setting, value] of [
    ['role', 'mesra_app'],
    ['timezone', 'UTC'],
    ['datestyle', 'ISO'],
    ['statement_timeout', '30s'],
    ['idle_in_transaction_session_timeout', '60s'],
    ['lock_timeout', '15s'],
  ])
    await owner.query(`alter role mesra_requests set ${setting} = '${value}'`);
  await owner.end();
  const listen = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, `"mesra_requests" "${password}"\n`);
  await writeFile(
    file,
    `[databases]
mesra = host=${hostname} port=${port} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 1000
ignore_startup_parameters = extra_float_digits
`,
  );
  const user = await databaseUser(folder);
  await chmod(folder, 0o755);
  const child = spawn('pgbouncer', ['-q', file], { stdio: ['ignore', 'ignore', 'inherit'], ...(user && { uid: user.uid, gid: user.gid }) });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  failed.catch(() => undefined);
  closers.push(async () => child.kill());
  await Promise.race([setTimeout(1000), failed]);
  return `postgresql://mesra_requests:${password}@127.0.0.1:${listen}/mesra`;
}

async function openPortal(size: number, databaseUrl: string, poolUrl?: string): Promise<string> {
  const child: ChildProcess = fork(fileURLToPath(new URL('portal.ts', import.meta.url)), [String(size), databaseUrl, ...(poolUrl ? [poolUrl] : [])]);
  closers.push(async () => {
    child.disconnect();
    await once(child, 'exit');
  });
  const [url] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('A portal did not start')))]);
  return url as string;
}

async function signIn(base: string, email: string): Promise<Caller> {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: Caller };
  return { token: data.token };
}

const read = async (base: string, path: string, { token }: Caller) => {
  const answer = await fetch(`${base}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return `${answer.status} ${await answer.text()}`;
};

const callers = new Map<string, Caller>();

/** @returns addresses whose answers differ */
async function compare(direct: string, pooled: string): Promise<string[]> {
  const different: string[] = [];
  for (const [email, paths] of Object.entries(READS)) {
    const caller = callers.get(email) as Caller;
    for (const path of paths) {
      const [one, other] = [await read(direct, path, caller), await read(pooled, path, caller)];
      if (!one.startsWith('200 ')) throw new Error(`${email} ${path}: ${one.slice(0, 200)}`);
      if (one !== other) different.push(`${email} ${path}: ${other.slice(0, 200)}`);
    }
  }
  return different;
}

/** 500 callers of all accounts at once. @returns answers a second, milliseconds of the slowest hundredth, and how many were refused */
async function load(bases: readonly string[]) {
  const asked = Object.entries(READS).flatMap(([email, paths]) => paths.map((path) => ({ path, token: (callers.get(email) as Caller).token })));
  const each = Math.floor(CALLERS / asked.length / bases.length);
  const results = await Promise.all(
    bases.flatMap((base) =>
      asked.map(({ path, token }) =>
        autocannon({ url: `${base}/${path}`, connections: each, duration: SECONDS, timeout: PATIENCE_S, headers: { authorization: `Bearer ${token}` } }),
      ),
    ),
  );
  return {
    perSecond: Math.round(results.reduce((sum, each) => sum + each['2xx'], 0) / SECONDS),
    slowest: Math.max(...results.map(({ latency }) => latency.p99)),
    refused: results.reduce((sum, { non2xx }) => sum + non2xx, 0),
    lost: results.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Makes positions through both portals at once. @returns how many were said to be made, and how many are there */
async function write(bases: readonly string[], databaseUrl: string): Promise<string> {
  const { token } = callers.get('owner@demo.my') as Caller;
  const answers = await Promise.all(
    Array.from({ length: WRITES }, async (_, n) => {
      const answer = await fetch(`${bases[n % bases.length]}/api/admin/companies/positions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Jawatan Cubaan ${n}`, code: `CUB${n}`, status: 'Active' }),
      });
      if (!answer.ok) say(`  ${answer.status} ${(await answer.text()).slice(0, 200)}`);
      return answer.ok;
    }),
  );
  const made = await countOf(databaseUrl, `select count(*)::int as n from positions where name like 'Jawatan Cubaan %'`);
  return `${answers.filter(Boolean).length} of ${WRITES} writes acknowledged, ${made} rows`;
}

async function countOf(databaseUrl: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(text);
  await client.end();
  return rows[0]?.n ?? 0;
}

const BEHIND = `select count(*)::int as n from pg_stat_activity where usename = 'mesra_requests'`;

try {
  const postgres = await startEmbedded({ home: join(folder, 'postgres'), transport: 'tcp' });
  closers.push(() => postgres.stop());
  await postgres.createDatabase('mesra');
  const databaseUrl = postgres.url('mesra');
  await migrate(databaseUrl);
  // A portal fills the tables of reference that the demo stands on.
  const straight = [await openPortal(SERVER_CONNECTIONS / 2, databaseUrl), await openPortal(SERVER_CONNECTIONS / 2, databaseUrl)];
  const [direct] = straight as [string, string];
  await loadDemo({ url: databaseUrl, print: () => undefined });
  say('The demo stands.');
  const poolUrl = await openPooler(databaseUrl);
  const pooled = [await openPortal(POOL_SIZE, databaseUrl, poolUrl), await openPortal(POOL_SIZE, databaseUrl, poolUrl)];
  for (const email of Object.keys(READS)) callers.set(email, await signIn(pooled[0] as string, email));
  const different = await compare(direct, pooled[0] as string);
  say(`${Object.values(READS).flat().length} reads, answers that differ: ${different.length}`);
  for (const line of different) say(`  ${line}`);
  say(await write(pooled, databaseUrl));
  for (let round = 0; round < ROUNDS; round += 1) {
    say(`Straight: ${JSON.stringify(await load(straight))}`);
    say(`Through the pooler: ${JSON.stringify(await load(pooled))}, connections of PostgreSQL: ${await countOf(databaseUrl, BEHIND)}`);
  }
  say(`Answers that differ after the load: ${(await compare(direct, pooled[1] as string)).length}`);
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  for (const close of closers.toReversed()) await close().catch((error: unknown) => console.error(error));
}
process.exit();
