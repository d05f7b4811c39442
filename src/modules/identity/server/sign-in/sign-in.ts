/** Sign-in by e-mail and password, and sign-out. */
import { invalid } from '#platform/contract/errors.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { countAttempt, forgetAttempts, uncountAttempt } from '../attempt-limit.ts';
import { knownDevice } from './known-device.ts';
import { fitsPassword } from '../password.ts';
import { hasSignedInFrom, issueToken, revokeToken } from '../token.store.ts';
import { changeUser, signInCandidates, type StoredUser } from '../user.store.ts';

/**
 * Wrong tries. A person at a place: five a minute. A place (an office behind one address): 30 different accounts a minute,
 * so one person's typing locks nobody else. A person from any number of places: 20 in a quarter of an hour. The last two
 * leave out places from which the person has signed in before, so that nobody can lock them out of their own desk. A browser
 * from which the person has signed in is counted by itself, at whatever place: nobody else's tries lock it, and whoever took
 * its cookie has no more tries from many places than from one.
 */
const PER_ADDRESS = { limit: 5, seconds: 60 };
const PER_PLACE = { limit: 30, seconds: 60 };
const PER_ACCOUNT = { limit: 20, seconds: 900 };

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
  const { ip } = ctx.request;
  const candidates = await signInCandidates(ctx, email);
  const userIds = candidates.map(({ id }) => id);
  const device = knownDevice(ctx, userIds);
  const [place, account, key] = [`login|*|${ip}`, `login|${email}`, `login|${email}|${device === null ? ip : `device ${device}`}`];
  const ownTries = [{ key, ...PER_ADDRESS }, ...(device === null ? [] : [{ key: `${key}|long`, ...PER_ACCOUNT }])];
  const tries = (await countAttempt(ctx, ownTries)).get(key) ?? 1;
  const familiar = device !== null || (await hasSignedInFrom(ctx, userIds, ip));
  const weight = tries === 1 ? 1 : 0;
  if (!familiar)
    await countAttempt(ctx, [
      { key: account, ...PER_ACCOUNT },
      { key: place, ...PER_PLACE, weight },
    ]);
  const user = await fitting(candidates, password);
  if (!user) throw invalid('email', IDENTITY_ERRORS.credentials);
  if (user.status === 'Inactive') throw invalid('email', IDENTITY_ERRORS.inactive);
  // In the order of counting: another device of this person may be counted right now.
  if (!familiar && weight === 1) await uncountAttempt(ctx, place);
  if (!familiar) await forgetAttempts(ctx, account);
  for (const own of ownTries) await forgetAttempts(ctx, own.key);
  return openSession(ctx, user.id);
}

/** The account that the password opens. Without any, it takes as long as with one. */
async function fitting(candidates: readonly StoredUser[], password: string): Promise<StoredUser | null> {
  if (candidates.length === 0) await fitsPassword(null, password);
  for (const candidate of candidates) if (await fitsPassword(candidate.password, password)) return candidate;
  return null;
}

/** Opens a session for a user whose identity is proven. */
export async function openSession(ctx: Pick<OpenCtx, 'client' | 'db' | 'clock' | 'request'>, userId: number): Promise<SignedIn> {
  const now = ctx.clock.now();
  const { id, token } = await issueToken(ctx, userId, ctx.request);
  await changeUser(ctx, userId, { last_login_at: now.toISOString() });
  return { userId, tokenId: id, token };
}

/** Ends the session of the request's token. @returns false when the token is unknown. */
export const signOut = async (ctx: OpenCtx): Promise<boolean> => ctx.token !== null && revokeToken(ctx, ctx.token);
