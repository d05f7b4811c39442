/** The signing secret of a database: made once, the same for every process, never logged. */
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Line } from './connection.ts';
import { transact } from './scope.ts';

const KEY = 'signing_secret';

/** 32 bytes. Processes that start together agree, because the first insert wins. */
export async function signingSecret(pool: Pool): Promise<Buffer> {
  return transact(pool, { companyId: null, userId: null, system: true }, ({ client }) => secretIn(client));
}

/** The same in a transaction of the portal. */
export async function secretIn(client: Line): Promise<Buffer> {
  await client.query('insert into mesra_settings (key, value) values ($1, $2) on conflict (key) do nothing', [KEY, randomBytes(32).toString('hex')]);
  const { rows } = await client.query<{ value: string }>('select value from mesra_settings where key = $1', [KEY]);
  return Buffer.from(rows[0]?.value ?? '', 'hex');
}
