/** The SQL of `verifications`: mailed codes and links. */
import type { Transaction } from '#platform/server/db/scope.ts';

type Client = Pick<Transaction, 'client'>;

export type Purpose = 'verify' | 'reset' | 'change_email' | 'invite';

export interface Verification {
  readonly id: number;
  readonly user_id: number;
  readonly email: string;
  readonly purpose: Purpose;
  readonly code_hash: Buffer | null;
  readonly token_hash: Buffer;
  readonly sent_at: string;
  readonly expires_at: string;
  readonly used_at: string | null;
  readonly attempts: number;
}

const COLUMNS = 'id, user_id, email, purpose, code_hash, token_hash, sent_at, expires_at, used_at, attempts';

export async function insertVerification(
  tx: Client,
  row: Pick<Verification, 'user_id' | 'email' | 'purpose' | 'code_hash' | 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<number> {
  // An older code or link of the same purpose holds no longer.
  await tx.client.query('update verifications set used_at = $3, updated_at = clock_timestamp() where user_id = $1 and purpose = $2 and used_at is null', [
    row.user_id,
    row.purpose,
    row.sent_at,
  ]);
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into verifications (user_id, email, purpose, code_hash, token_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [row.user_id, row.email, row.purpose, row.code_hash, row.token_hash, row.sent_at, row.expires_at],
  );
  return rows[0]?.id ?? 0;
}

/** The link of a reset, found by its secret and the address that it went to; locked. */
export async function resetLink(tx: Client, email: string, tokenHash: Buffer): Promise<Verification | null> {
  const { rows } = await tx.client.query<Verification>(
    `select ${COLUMNS.split(', ')
      .map((column) => `v.${column}`)
      .join(', ')}
     from users u join verifications v on v.user_id = u.id and v.purpose = 'reset'
     where u.email = $1 and u.deleted_at is null and v.token_hash = $2 for update of v`,
    [email, tokenHash],
  );
  return rows[0] ?? null;
}

/** Locked, so that a code or link is used once however many requests bring it. */
export async function verificationById(tx: Client, id: number): Promise<Verification | null> {
  const { rows } = await tx.client.query<Verification>(`select ${COLUMNS} from verifications where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

/** The newest of a purpose, locked. */
export async function latestVerification(tx: Client, userId: number, purpose: Purpose): Promise<Verification | null> {
  const { rows } = await tx.client.query<Verification>(
    `select ${COLUMNS} from verifications where user_id = $1 and purpose = $2 order by id desc limit 1 for update`,
    [userId, purpose],
  );
  return rows[0] ?? null;
}

export async function spendVerification(tx: Client, id: number, now: Date): Promise<void> {
  await tx.client.query('update verifications set used_at = $2, updated_at = clock_timestamp() where id = $1', [id, now.toISOString()]);
}

/** A wrong code: counts it. */
export async function countWrongCode(tx: Client, id: number): Promise<void> {
  await tx.client.query('update verifications set attempts = attempts + 1, updated_at = clock_timestamp() where id = $1', [id]);
}
