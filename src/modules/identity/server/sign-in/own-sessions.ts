/** The own open sessions: list them, end one. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { UserCtx } from '#platform/server/context.ts';
import type { listSessions as listEndpoint, revokeSession as revokeEndpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { openSessionsOf, revokeSessionOf } from '../token.store.ts';

export async function listSessions(ctx: UserCtx): Promise<OutputOf<typeof listEndpoint>> {
  const sessions = await openSessionsOf(ctx, ctx.actor.userId);
  const wording = sessions.map((session) => ({ ...session, current: session.id === ctx.actor.tokenId }));
  return { data: wording.sort((a, b) => Number(b.current) - Number(a.current)) };
}

export async function revokeSession(ctx: UserCtx, input: ParsedInput<typeof revokeEndpoint>): Promise<OutputOf<typeof revokeEndpoint>> {
  if (!(await revokeSessionOf(ctx, ctx.actor.userId, input.id))) throw notFound();
  return { success: true, message: say(IDENTITY_MESSAGES.sessionEnded, ctx.locale) };
}
