/** Opens the transaction of a request: who asks, in which company, with which rights, in one round trip. */
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { PoolClient, QueryResult } from 'pg';
import { isSwitchedOn, meetsDemand, reachesAsWide } from '#platform/contract/access.ts';
import { AppError, forbidden, PLATFORM_ERRORS, unauthenticated } from '#platform/contract/errors.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { ActorSource, UserActor } from '../access/actor.ts';
import { builderOf, type Transaction } from '../db/scope.ts';
import type { Ctx, House, OpenCtx, RequestFacts } from './context.ts';
import type { RoutePlan } from './route-plan.ts';

const COOKIE = /(?:^|;\s*)mesra_token=([A-Za-z0-9_-]{20,200})(?:;|$)/;

/** The bearer token of the header, else of the cookie; null when neither has one of a token's shape. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header) return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1] ?? null;
  // The cookie serves plain navigation (a PDF opened in a tab). A page of another site cannot write with it: only GET reads it.
  return request.method === 'GET' ? (COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? null) : null;
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The language asked for by the portal, else the browser's. */
export function localeOf(request: FastifyRequest, user: UserActor | null = null): Locale {
  const asked = request.headers['x-locale'];
  if (asked === 'en' || asked === 'ms') return asked;
  if (user) return user.locale;
  return /^\s*ms\b/i.test(request.headers['accept-language'] ?? '') ? 'ms' : 'en';
}

/** A page of another site may make a browser ask with the cookie; it must not make the portal do something. */
function refuseCrossSite(request: FastifyRequest): void {
  if (request.headers.authorization) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'] ?? (origin === undefined || origin === request.address ? 'none' : 'cross-site');
  if (site !== 'none' && site !== 'same-origin') throw new AppError(403, PLATFORM_ERRORS.crossSite);
}

export interface Opening {
  readonly request: FastifyRequest;
  readonly facts: RequestFacts;
  readonly house: House;
  readonly actors: ActorSource;
  readonly plan: RoutePlan;
  readonly companyId: number | null;
  /** Known with the user, so that a refusal speaks their language. */
  locale?: Locale;
}

/** Begins on `client` and answers the context that the endpoint demands. Throws 401 and 403 before any input is judged. */
export async function openScope(opening: Opening, client: PoolClient, effects: (() => void | Promise<void>)[]): Promise<Ctx | OpenCtx> {
  const { request, facts, house, actors, plan } = opening;
  const { demands } = plan.endpoint;
  const token = tokenOf(request);
  const inCompany = !['open', 'signed-in', 'unverified'].includes(demands.kind);
  if (!token && demands.kind !== 'open') throw unauthenticated();
  // An open call does what it does for anybody: no cookie helps it, and a provider's answer to a sign-in comes from another site.
  if (demands.kind !== 'open' && plan.endpoint.method === 'GET' && !plan.readOnly) refuseCrossSite(request);
  const begin = plan.readOnly ? 'BEGIN READ ONLY' : 'BEGIN';
  const tx: Transaction = { db: builderOf(client), client, afterCommit: (effect) => void effects.push(effect) };
  const shared = { ...tx, house, clock: house.clock, request: facts };
  if (!token) {
    await client.query(`${begin}; SET LOCAL ROLE mesra_system`);
    return { ...shared, locale: localeOf(request), actor: null, token: null };
  }
  // Two statements, one round trip; the hash is hexadecimal and the id a whole number, so they are safe as text.
  const results = (await client.query(`${begin}; ${actors.statement(hashOfToken(token), inCompany ? opening.companyId : null)}`)) as unknown as QueryResult<{
    actor: unknown;
  }>[];
  const loaded = actors.read(results.at(-1)?.rows[0]?.actor ?? null);
  opening.locale = localeOf(request, loaded?.user);
  if (!inCompany) {
    if (!loaded && demands.kind !== 'open') throw unauthenticated();
    if (loaded && demands.kind === 'signed-in' && !loaded.user.verified) throw new AppError(403, PLATFORM_ERRORS.unverified);
    if (loaded && demands.kind !== 'open') refuseTemporary(loaded.user, plan);
    await client.query('SET LOCAL ROLE mesra_system');
    return { ...shared, locale: opening.locale, actor: loaded?.user ?? null, token };
  }
  if (!loaded) throw unauthenticated();
  if (!loaded.user.verified) throw new AppError(403, PLATFORM_ERRORS.unverified);
  refuseTemporary(loaded.user, plan);
  const { company } = loaded;
  if (!company || !isSwitchedOn(company, plan.switches) || !meetsDemand(company, house.pages, demands)) throw forbidden();
  if (!reachesAsWide({ sees_all: company.scope.all }, plan.endpoint)) throw new AppError(403, PLATFORM_ERRORS.companyWide);
  return { ...shared, locale: opening.locale, actor: company, companyId: company.companyId };
}

/** With a temporary password one may only replace it (and sign out, and ask who one is). */
function refuseTemporary(user: UserActor, { endpoint }: RoutePlan): void {
  if (user.mustChangePassword && !endpoint.withTemporaryPassword) throw new AppError(403, PLATFORM_ERRORS.passwordChange, { code: 'password_change_required' });
}
