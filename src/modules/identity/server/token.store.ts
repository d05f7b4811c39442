/** Sessions: opaque bearer tokens of fixed life. */
import type { Text } from '#platform/contract/messages.ts';
import { TOKEN_SECONDS } from '#platform/contract/defaults.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notifyTokenRevoked } from '#platform/server/live/notify.ts';
import { deviceWords } from './sign-in/device-words.ts';
import { digestOf, newSecret } from './secret-token.ts';

type Client = Pick<Transaction, 'client'>;

/**
 * Opens a session. Its times are the database's, because the database judges them (`identity_actor`).
 * @returns the token, which is never seen again.
 */
export async function issueToken(
  tx: Client,
  userId: number,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<{ id: number; token: string }> {
  const token = newSecret();
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into tokens (user_id, token_hash, name, ip, user_agent, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) returning id`,
    [userId, digestOf(token), deviceWords(from.userAgent).en, from.ip, from.userAgent, TOKEN_SECONDS],
  );
  return { id: rows[0]?.id ?? 0, token };
}

export interface Session {
  readonly id: number;
  readonly device: Text;
  readonly ip: string;
  readonly user_agent: string;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly expires_at: string;
}

export async function openSessionsOf(tx: Client, userId: number): Promise<Session[]> {
  const { rows } = await tx.client.query<Omit<Session, 'device'>>(
    `select id, ip, user_agent, created_at, last_used_at, expires_at from tokens
     where user_id = $1 and revoked_at is null and expires_at > now() order by last_used_at desc, id desc limit 100`,
    [userId],
  );
  return rows.map((row) => ({ ...row, device: deviceWords(row.user_agent) }));
}

/** The last 20 sign-ins, open or ended. */
export async function signInsOf(tx: Client, userId: number): Promise<{ at: string; ip: string; device: Text; active: boolean }[]> {
  const { rows } = await tx.client.query<{ at: string; ip: string; user_agent: string; active: boolean }>(
    `select created_at as at, ip, user_agent, revoked_at is null and expires_at > now() as active from tokens
     where user_id = $1 order by id desc limit 20`,
    [userId],
  );
  return rows.map(({ user_agent, ...row }) => ({ ...row, device: deviceWords(user_agent) }));
}

/** Whether one of the users has signed in from an address of the network before (sessions are kept 60 days). */
export async function hasSignedInFrom(tx: Client, userIds: readonly number[], ip: string): Promise<boolean> {
  const { rowCount } = await tx.client.query('select from tokens where user_id = any($1) and ip = $2 limit 1', [userIds, ip]);
  return Boolean(rowCount);
}

/** Ends the session of a token. @returns false when there is none. */
export async function revokeToken(tx: Client, token: string): Promise<boolean> {
  const hash = digestOf(token);
  const { rowCount } = await tx.client.query(
    'update tokens set revoked_at = now(), updated_at = clock_timestamp() where token_hash = $1 and revoked_at is null',
    [hash],
  );
  if (!rowCount) return false;
  await notifyTokenRevoked(tx, { token_hash: hash.toString('hex') });
  return true;
}

/** Ends one session of a user. @returns false when it is not theirs or has ended. */
export async function revokeSessionOf(tx: Client, userId: number, tokenId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    'update tokens set revoked_at = now(), updated_at = clock_timestamp() where id = $1 and user_id = $2 and revoked_at is null and expires_at > now()',
    [tokenId, userId],
  );
  if (!rowCount) return false;
  await notifyTokenRevoked(tx, { token_id: tokenId });
  return true;
}

/** Ends every session of a user, but the one to keep. @returns how many ended. */
export async function revokeUserTokens(tx: Client, userId: number, keepTokenId: number | null = null): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    'update tokens set revoked_at = now(), updated_at = clock_timestamp() where user_id = $1 and revoked_at is null and id is distinct from $2 returning id',
    [userId, keepTokenId],
  );
  if (keepTokenId === null) await notifyTokenRevoked(tx, { user_id: userId });
  else for (const { id } of rows) await notifyTokenRevoked(tx, { token_id: id });
  return rows.length;
}

/** Notes that a session is in use. */
export async function touchToken(tx: Client, tokenId: number): Promise<void> {
  await tx.client.query('update tokens set last_used_at = now() where id = $1', [tokenId]);
}
