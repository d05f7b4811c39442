/** Sign-in, sign-out, and who I am. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound, unauthenticated } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { OpenCtx, UserCtx } from '#platform/server/context.ts';
import { signIn, signOut, touchMembership, touchToken } from '#modules/identity/server/public.ts';
import type { currentUser as currentEndpoint, login as loginEndpoint, logout as logoutEndpoint } from '../contract/session.endpoints.ts';
import { SESSION_MESSAGES } from '../contract/session.errors.ts';
import { sessionOf, signedInAnswer } from './session-user.ts';

/** "Last here" is as old as this at most while somebody works. */
const MARK_EVERY_MS = 60_000;

export async function login(ctx: OpenCtx, input: ParsedInput<typeof loginEndpoint>): Promise<OutputOf<typeof loginEndpoint>> {
  return { data: await signedInAnswer(ctx, await signIn(ctx, input.email, input.password)) };
}

export async function logout(ctx: OpenCtx): Promise<OutputOf<typeof logoutEndpoint>> {
  if (!(await signOut(ctx))) throw notFound();
  return { success: true, message: say(SESSION_MESSAGES.loggedOut, ctx.locale) };
}

export async function currentUser(ctx: UserCtx, input: ParsedInput<typeof currentEndpoint>): Promise<OutputOf<typeof currentEndpoint>> {
  if (ctx.token === null) throw unauthenticated();
  const { user, lastUsed } = await sessionOf(ctx, ctx.actor.userId, ctx.token, input.company_id ?? null);
  // The portal asks this at its start and at a change of company, so it is what "last used" means. Reading stays
  // a read-only transaction; the marks follow in one of their own, unless they were set a moment ago.
  const { services, actor } = ctx;
  const isFresh = lastUsed !== null && ctx.clock.now().getTime() - Date.parse(lastUsed) < MARK_EVERY_MS && user.companies[0]?.id === user.company_id;
  if (!isFresh)
    ctx.afterCommit(() =>
      transact(services.pool, { companyId: null, userId: actor.userId, system: true }, async (tx) => {
        await touchToken(tx, actor.tokenId);
        if (user.company_id !== null) await touchMembership(tx, user.company_id, actor.userId);
      }),
    );
  return { data: user };
}
