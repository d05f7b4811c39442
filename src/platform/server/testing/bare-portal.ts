/** HTTP over a bare system: the endpoints of a test, asked by actors that need no tables of any module. For tests only. */
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { pagesOf, type Pages } from '#platform/contract/access.ts';
import type { Actor, ActorSource, UserActor } from '../access/actor.ts';
import type { Line } from '../db/connection.ts';
import { readForm } from '../files/read-form.ts';
import { openAddresses } from '../http/addresses.ts';
import { buildPortal, type PortalOptions } from '../http/portal.ts';
import type { JobDefinition } from '../jobs/job-queue.ts';
import type { Binding } from '../module.ts';
import { openBareServices, type BareServices } from './bare-services.ts';

export interface BareAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** Parsed JSON, else null. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly bytes: Buffer;
}

export interface BareClient {
  get(path: string): Promise<BareAnswer>;
  /** FormData goes as multipart, anything else as JSON. */
  post(path: string, body?: FormData | object): Promise<BareAnswer>;
}

export interface BarePortal {
  readonly services: BareServices;
  readonly app: FastifyInstance;
  /** An owner of the company who signs in as themselves; null: nobody. */
  as(who: { readonly userId: number; readonly companyId: number; readonly locale?: 'en' | 'ms' } | null): BareClient;
  close(): Promise<void>;
}

export async function openBarePortal(
  url: string,
  bindings: readonly Binding[],
  jobs: readonly JobDefinition[] = [],
  { pages = pagesOf([]), ...options }: Partial<Pick<PortalOptions, 'stallMs' | 'webRoot' | 'addresses' | 'actors'> & { readonly pages: Pages }> = {},
): Promise<BarePortal> {
  const services: BareServices = { ...(await openBareServices(url)), pages };
  await services.jobs.start(jobs, services);
  const people = new Map<string, Actor>();
  const addresses = openAddresses({ config: services.config, loopback: true, domains: async () => [] });
  const app = await buildPortal({
    services,
    addresses,
    actors: sourceOf(people),
    bindings,
    readForm,
    webRoot: null,
    version: '0',
    shapes: async () => new Map(),
    imageOrigins: [],
    ...options,
  });
  return {
    services,
    app,
    as(who) {
      const token = who ? `token-of-user-${who.userId}-in-${who.companyId}-in-${who.locale ?? 'en'}` : null;
      if (who && token) people.set(createHash('sha256').update(token).digest('hex'), ownerIn(who.userId, who.companyId, who.locale ?? 'en'));
      return clientOf(app, token, who?.locale);
    },
    async close() {
      await app.close();
      await services.close();
    },
  };
}

function ownerIn(userId: number, companyId: number, locale: 'en' | 'ms'): Actor {
  const user: UserActor = {
    userId,
    tokenId: userId,
    name: `Person ${userId}`,
    email: `person${userId}@example.my`,
    locale,
    verified: true,
    mustChangePassword: false,
  };
  return {
    ...user,
    type: 'owner',
    is_admin: true,
    modules: {},
    accesses: [],
    employee: null,
    promoter: null,
    companyId,
    timeZone: 'Asia/Kuala_Lumpur',
    scope: { all: true },
  };
}

function sourceOf(people: ReadonlyMap<string, Actor>): ActorSource {
  const load = async (line: Line, hash: string) => {
    const actor = people.get(hash);
    if (!actor) return null;
    await line.query(`select set_config('app.user_id', '${actor.userId}', true), set_config('app.company_id', '${actor.companyId}', true)`);
    return { user: actor, company: actor, version: 'as ever' };
  };
  return {
    identify: load,
    load,
    confirm: async (line, hash) => (await load(line, hash))?.version ?? null,
  };
}

function clientOf(app: FastifyInstance, token: string | null, locale: string | undefined): BareClient {
  const auth = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(locale ? { 'x-locale': locale } : {}) };
  const send = async (method: 'GET' | 'POST', path: string, body?: FormData | object): Promise<BareAnswer> => {
    const form = body instanceof FormData ? new Response(body) : null;
    const payload = form ? Buffer.from(await form.arrayBuffer()) : body === undefined ? undefined : JSON.stringify(body);
    const type = form ? form.headers.get('content-type')! : 'application/json';
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...auth, ...(payload === undefined ? {} : { 'content-type': type }) },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = answer.headers['content-type']?.includes('json') ?? false;
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : null, bytes: answer.rawPayload };
  };
  return { get: (path) => send('GET', path), post: (path, body = {}) => send('POST', path, body) };
}
