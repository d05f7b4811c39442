/** A whole portal on a fresh database, spoken to over real HTTP. For tests only. */
import type { Pool } from 'pg';
import { fixedClock, systemClock } from '#platform/server/clock/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { createLogger } from '#platform/server/log.ts';
import { createTestDatabase } from '#platform/server/testing/database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpServer, type HttpServer } from '../http-server.ts';

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, else the text; tests read answers of every shape. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface TestClient {
  get(path: string, query?: Record<string, string | number | boolean>): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  delete(path: string, body?: unknown): Promise<TestAnswer>;
  /** The same caller in another company, or with other headers. */
  with(options: { companyId?: number; headers?: Record<string, string> }): TestClient;
  raw(path: string, init: RequestInit): Promise<Response>;
}

export interface TestPortal {
  readonly server: HttpServer;
  readonly url: string;
  readonly databaseUrl: string;
  /** The database's owner: sees all rows. */
  readonly owner: Pool;
  readonly clock: ReturnType<typeof fixedClock>;
  /** A caller with this bearer token (null: nobody), by default in this company. */
  as(token: string | null, companyId?: number): TestClient;
  /** Work as the system, for building records. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface TestPortalOptions {
  /** Where the clock stands; default 2026-11-20 10:00 in Kuala Lumpur. `now`: the system's clock, as browsers have it. */
  readonly at?: string;
  readonly env?: Record<string, string>;
  readonly runJobs?: boolean;
  /** A second process on the same database: its address. */
  readonly databaseUrl?: string;
  readonly webRoot?: string | null;
  /** Database connections of the portal; default 5. */
  readonly poolSize?: number;
  /** How long a body may bring nothing; default 20,000 ms. */
  readonly stallMs?: number;
}

/** Opens a portal. Close it in `afterAll`; closing drops its database. */
export async function openTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const database = options.databaseUrl ? { url: options.databaseUrl, drop: async () => undefined } : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'mesra-test-'));
  const clock = options.at === 'now' ? { ...systemClock, set: refuseToMove } : fixedClock(options.at ?? '2026-11-20T10:00:00+08:00');
  const server = await createHttpServer({
    config: readConfig({ PORT: '0', HOST: '127.0.0.1', MESRA_DATA: dataDir, MESRA_LOG_LEVEL: process.env['MESRA_TEST_LOG'] ?? 'silent', ...options.env }),
    databaseUrl: database.url,
    clock,
    log: createLogger((process.env['MESRA_TEST_LOG'] ?? 'silent') as 'silent'),
    webRoot: options.webRoot ?? null,
    runJobs: options.runJobs ?? false,
    jobPace: { retryDelaySeconds: 0, pollSeconds: 0.5, superviseSeconds: 1 },
    poolSize: options.poolSize ?? 5,
    ...(options.stallMs === undefined ? {} : { stallMs: options.stallMs }),
  });
  const url = await server.listen();
  const owner = openPool(database.url, { role: null, max: 2 });
  return {
    server,
    url,
    databaseUrl: database.url,
    owner,
    clock,
    as: (token, companyId) => clientOf(url, token, companyId, {}),
    asSystem: (work) => transact(server.services.pool, { companyId: null, userId: null, system: true }, work),
    async close() {
      await server.close();
      await owner.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function refuseToMove(): never {
  throw new Error('The clock of the system cannot be set');
}

function clientOf(base: string, token: string | null, companyId: number | undefined, headers: Record<string, string>): TestClient {
  const common = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers };
  const raw = (path: string, init: RequestInit) =>
    fetch(new URL(path.replace(/^\//, ''), `${base}/`), { ...init, headers: { ...common, ...(init.headers as Record<string, string> | undefined) } });
  const send = async (method: string, path: string, body: unknown, extra: Record<string, string> = {}): Promise<TestAnswer> => {
    const isForm = body instanceof FormData;
    const payload = isForm ? body : JSON.stringify(companyId && isPlain(body) ? { company_id: companyId, ...body } : (body ?? {}));
    const address = isForm && companyId ? `${path}${path.includes('?') ? '&' : '?'}company_id=${companyId}` : path;
    return answerOf(await raw(address, { method, body: payload, headers: isForm ? extra : { 'content-type': 'application/json', ...extra } }));
  };
  return {
    async get(path, query = {}) {
      const search = new URLSearchParams(
        Object.entries({ ...(companyId ? { company_id: companyId } : {}), ...query }).map(([key, value]) => [key, String(value)]),
      );
      return answerOf(await raw(`${path}${path.includes('?') ? '&' : '?'}${search}`, { method: 'GET' }));
    },
    post: (path, body = {}, extra) => send('POST', path, body, extra),
    delete: (path, body = {}) => send('POST', path, isPlain(body) ? { _method: 'DELETE', ...body } : body),
    with: (options) => clientOf(base, token, options.companyId ?? companyId, { ...headers, ...options.headers }),
    raw,
  };
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FormData);

async function answerOf(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
}
