/** The SQL of `social_sign_ins`: a sign-in with a provider, from the redirect to the exchange, ten minutes at most. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/server/db/scope.ts';
import { digestOf } from '../secret-token.ts';
import { socialSignIns } from './sign-in.tables.ts';

type Tx = Pick<Transaction, 'client' | 'db'>;

const MINUTES = 10;

export interface SocialSignIn {
  readonly id: number;
  readonly provider: string;
  /** Where the browser came from, without a slash at the end. */
  readonly origin: string;
  readonly nonce: string;
  readonly pkce_verifier: string;
  readonly challenge: string;
  readonly user_id: number | null;
}

const COLUMNS = 'id, provider, origin, nonce, pkce_verifier, challenge, user_id';

export async function beginSocialSignIn(tx: Tx, given: Omit<SocialSignIn, 'id' | 'user_id'> & { readonly state: string }, now: Date): Promise<void> {
  const { state, ...row } = given;
  await tx.db.insert(socialSignIns).values({ ...row, state_hash: digestOf(state), expires_at: new Date(now.getTime() + MINUTES * 60_000).toISOString() });
}

/** The sign-in that a provider answers; locked, and only while nobody has answered it. */
export async function socialSignInByState(tx: Tx, provider: string, state: string, now: Date): Promise<SocialSignIn | null> {
  const { rows } = await tx.client.query<SocialSignIn>(
    `select ${COLUMNS} from social_sign_ins where state_hash = $1 and provider = $2 and expires_at > $3 and code_hash is null for update`,
    [digestOf(state), provider, now.toISOString()],
  );
  return rows[0] ?? null;
}

export async function answerSocialSignIn(tx: Tx, id: number, userId: number, code: string): Promise<void> {
  await tx.db
    .update(socialSignIns)
    .set({ user_id: userId, code_hash: digestOf(code) })
    .where(eq(socialSignIns.id, id));
}

/** Takes the one-time code away. Null when it is unknown, spent or too old. */
export async function takeSocialSignIn(tx: Tx, code: string, now: Date): Promise<SocialSignIn | null> {
  const { rows } = await tx.client.query<SocialSignIn>(`delete from social_sign_ins where code_hash = $1 and expires_at > $2 returning ${COLUMNS}`, [
    digestOf(code),
    now.toISOString(),
  ]);
  return rows[0] ?? null;
}

export async function forgetSocialSignIn(tx: Tx, id: number): Promise<void> {
  await tx.db.delete(socialSignIns).where(eq(socialSignIns.id, id));
}

/** The user whom a provider knows by `uid`. */
export async function userIdByProvider(tx: Tx, provider: string, uid: string): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>('select id from users where provider = $1 and provider_uid = $2 and deleted_at is null', [
    provider,
    uid,
  ]);
  return rows[0]?.id ?? null;
}

/** Remembers the provider's name of a user, unless another is remembered. */
export async function linkProvider(tx: Tx, userId: number, provider: string, uid: string): Promise<void> {
  await tx.client.query('update users set provider = $2, provider_uid = $3, updated_at = clock_timestamp() where id = $1 and provider is null', [
    userId,
    provider,
    uid,
  ]);
}
