/** Sign-in by e-mail and password, and sign-out. */
import { invalid } from '#platform/contract/errors.ts';
import type { OpenCtx } from '#platform/server/http/context.ts';
import { IDENTITY_ERRORS } from '../contract/identity.errors.ts';
import { countAttempt, forgetAttempts, uncountAttempt } from './attempt-limit.ts';
import { fitsPassword } from './password.ts';
import { issueToken, revokeToken } from './token.store.ts';
import { changeUser, userByEmail } from './user.store.ts';

/** Wrong tries in a minute: of one address from one place, and of one place whatever the address. */
const PER_ADDRESS = 5;
const PER_PLACE = 30;

export interface SignedIn {
  readonly userId: number;
  readonly tokenId: number;
  readonly token: string;
}

/**
 * Opens a session.
 * @throws 422 on `email` when the credentials are wrong or the account is inactive, 429 after too many tries.
 */
export async function signIn(ctx: OpenCtx, email: string, password: string): Promise<SignedIn> {
  const key = `login|${email}|${ctx.request.ip}`;
  const place = `login|*|${ctx.request.ip}`;
  await countAttempt(ctx, [
    { key, limit: PER_ADDRESS, seconds: 60 },
    { key: place, limit: PER_PLACE, seconds: 60 },
  ]);
  const user = await userByEmail(ctx, email);
  if (!(await fitsPassword(user?.password ?? null, password)) || !user) throw invalid('email', IDENTITY_ERRORS.credentials);
  if (user.status === 'Inactive') throw invalid('email', IDENTITY_ERRORS.inactive);
  // In the order of counting: another device of this person may be counted right now.
  await uncountAttempt(ctx, place);
  await forgetAttempts(ctx, key);
  return openSession(ctx, user.id);
}

/** Opens a session for a user whose identity is proven. */
export async function openSession(ctx: Pick<OpenCtx, 'client' | 'db' | 'clock' | 'request'>, userId: number): Promise<SignedIn> {
  const now = ctx.clock.now();
  const { id, token } = await issueToken(ctx, userId, ctx.request);
  await changeUser(ctx, userId, { last_login_at: now.toISOString() }, now);
  return { userId, tokenId: id, token };
}

/** Ends the session of the request's token. @returns false when the token is unknown. */
export const signOut = async (ctx: OpenCtx): Promise<boolean> => ctx.token !== null && revokeToken(ctx, ctx.token);
