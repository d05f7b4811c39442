/** Opens the transaction of a request: who asks, in which company, with which rights, in one round trip. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { isSwitchedOn, meetsRequirement, scopeIsAsWide } from '#platform/contract/access.ts';
import { AppError, forbidden, PLATFORM_ERRORS, unauthenticated } from '#platform/contract/errors.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { Actor, ActorSource, Identified, UserActor } from '../access/actor.ts';
import { recall, type ActorMemory } from '../access/actor-memory.ts';
import type { Connection, Handle } from '../db/connection.ts';
import type { Effect } from '../db/scope.ts';
import type { Ctx, Services, OpenCtx, RequestFacts } from '../context.ts';
import { deviceCookie, knownDeviceOf } from './known-device.ts';
import type { RoutePlan } from './route-plan.ts';

const COOKIE = /(?:^|;\s*)mesra_token=([A-Za-z0-9_-]{20,200})(?:;|$)/;

/** The bearer token of the header, else of the cookie; null when neither has one of a token's shape. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header) return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1] ?? null;
  // The cookie serves plain navigation (a PDF opened in a tab). A page of another site cannot write with it: only GET reads it.
  return request.method === 'GET' ? (COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? null) : null;
}

/** The token of a machine; null when there is none of a token's shape. */
export function deviceTokenOf({ headers }: FastifyRequest): string | null {
  const shown = headers['x-device-token'];
  return typeof shown === 'string' && /^[A-Za-z0-9_-]{20,200}$/.test(shown) ? shown : null;
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
  readonly reply: FastifyReply;
  readonly facts: RequestFacts;
  readonly services: Services;
  readonly actors: ActorSource;
  readonly memory: ActorMemory;
  /** Whatever holds a connection is done in the caller's turn. */
  readonly inQueue: <T>(work: () => Promise<T>) => Promise<T>;
  readonly plan: RoutePlan;
  readonly companyId: number | null;
  /** Known with the user, so that a refusal speaks their language. */
  locale?: Locale;
}

/** Who asks, as far as it is known before the database is asked: the person, else where they ask from, for a token may be made up. */
export function callerOf(request: FastifyRequest, memory: ActorMemory): string {
  const token = tokenOf(request);
  const user = token === null ? undefined : memory.userOf(hashOfToken(token));
  return user === undefined ? request.ip : `user ${user}`;
}

/** The token that the call is asked with; null on an open call without one. @throws 401 and 403 (a page of another site) */
export function requireToken({ request, plan }: Opening): string | null {
  const { requires } = plan.endpoint;
  const token = tokenOf(request);
  if (!token && requires.kind !== 'open') throw unauthenticated();
  // An open call does what it does for anybody: no cookie helps it, and a provider's answer to a sign-in comes from another site.
  if (requires.kind !== 'open' && plan.endpoint.method === 'GET' && !plan.readOnly) refuseCrossSite(request);
  return token;
}

/** Whether the call belongs to a company. */
export const isInCompany = ({ endpoint: { requires } }: RoutePlan) => !['open', 'signed-in', 'unverified'].includes(requires.kind);

/** Begins on the connection and answers the context that the endpoint demands. Throws 401 and 403 before any input is judged. */
export async function openScope(opening: Opening, connection: Connection, effects: Effect[]): Promise<Ctx | OpenCtx> {
  const { plan } = opening;
  const token = requireToken(opening);
  if (isInCompany(plan)) {
    if (!token) throw unauthenticated();
    const actor = await connection.beginWith(beginningOf(plan), () => recall(opening, connection.client, hashOfToken(token), opening.companyId));
    return scopeOf(opening, actor, connection.application, effects);
  }
  if (!token) return openScopeOf(opening, null, null, connection.beginAsSystem(beginningOf(plan)), effects);
  const [user, handle] = await connection.beginWith(beginningOf(plan), () =>
    Promise.all([userOf(opening, connection, hashOfToken(token)), connection.becomeSystem()]),
  );
  return openScopeOf(opening, user, token, handle, effects);
}

/** Outside any company. A call that writes may tell the company that the person works in, so that is asked for as well. */
async function userOf({ actors, memory, plan }: Opening, { client }: Connection, tokenHash: string): Promise<UserActor | null> {
  if (!plan.readOnly) return (await actors.load(client, tokenHash, null))?.user ?? null;
  const loaded = await actors.identify(client, tokenHash);
  memory.keep(tokenHash, null, loaded);
  return loaded?.user ?? null;
}

export const beginningOf = (plan: RoutePlan) => (plan.readOnly ? 'BEGIN READ ONLY' : 'BEGIN');

const hear = ({ services }: Opening, user: UserActor | null) => user && services.heard.note(user.tokenId, services.clock.now());

/** The context of a call outside any company. @throws 401 and 403 */
export function openScopeOf(opening: Opening, user: UserActor | null, token: string | null, handle: Handle, effects: Effect[]): OpenCtx {
  const { plan } = opening;
  const { kind } = plan.endpoint.requires;
  hear(opening, user);
  if (!user && kind !== 'open') throw unauthenticated();
  opening.locale = localeOf(opening.request, user);
  if (user && kind === 'signed-in' && !user.verified) throw new AppError(403, PLATFORM_ERRORS.unverified);
  if (user && kind !== 'open') refuseTemporary(user, plan);
  return {
    ...sharedOf(opening, handle, effects),
    locale: opening.locale,
    actor: user,
    token,
    deviceToken: deviceTokenOf(opening.request),
    knownDevice: knownDeviceOf(opening.request),
    rememberDevice: (value) => void opening.reply.header('set-cookie', deviceCookie(value, opening.facts.origin)),
    actorIn: actorIn(opening, handle),
  };
}

/** What a transaction wrote may be taken back, so one that writes loads and remembers nothing. */
const actorIn =
  (opening: Opening, { client }: Handle) =>
  async (token: string, companyId: number | null): Promise<Actor | null> => {
    const found = await (opening.plan.readOnly
      ? recall(opening, client, hashOfToken(token), companyId)
      : opening.actors.load(client, hashOfToken(token), companyId));
    return found?.company ?? null;
  };

function sharedOf({ services, facts }: Opening, handle: Handle, effects: Effect[]) {
  return { ...handle, afterCommit: (effect: Effect) => void effects.push(effect), services, clock: services.clock, request: facts };
}

/** The context of a call in a company. @throws 401 and 403 */
export function scopeOf(opening: Opening, loaded: Identified | null, handle: Handle, effects: Effect[]): Ctx {
  const { request, services, plan } = opening;
  opening.locale = localeOf(request, loaded?.user);
  if (!loaded) throw unauthenticated();
  hear(opening, loaded.user);
  if (!loaded.user.verified) throw new AppError(403, PLATFORM_ERRORS.unverified);
  refuseTemporary(loaded.user, plan);
  const { company } = loaded;
  if (!company || !isSwitchedOn(company, plan.switches) || !meetsRequirement(company, services.pages, plan.endpoint.requires)) throw forbidden();
  if (!scopeIsAsWide({ sees_all: company.scope.all }, plan.endpoint)) throw new AppError(403, PLATFORM_ERRORS.companyWide);
  return { ...sharedOf(opening, handle, effects), locale: opening.locale, actor: company, companyId: company.companyId };
}

/** With a temporary password one may only replace it (and sign out, and ask who one is). */
function refuseTemporary(user: UserActor, { endpoint }: RoutePlan): void {
  if (user.mustChangePassword && !endpoint.withTemporaryPassword) throw new AppError(403, PLATFORM_ERRORS.passwordChange, { code: 'password_change_required' });
}
