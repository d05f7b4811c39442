/** Asks a database whether it can carry Mesra, before anything is changed in it. */
import pg from 'pg';
import { codeOf, StartError } from '../start-error.ts';

/** PostgreSQL 14, as `server_version_num` counts. */
export const OLDEST_SERVER = 140_000;

/** The address without its password, for messages. */
export function shownUrl(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = '***';
    return parsed.toString();
  } catch {
    return 'the given address';
  }
}

const wording: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there. Start the server, or correct the address',
  ENOTFOUND: 'its host is not known. Correct the address',
  EAI_AGAIN: 'its host cannot be looked up now. Check the network and the address',
  ETIMEDOUT: 'it does not answer in time. Check the network, the firewall and the address',
  EHOSTUNREACH: 'its host cannot be reached. Check the network and the address',
  ENETUNREACH: 'its network cannot be reached. Check the network and the address',
  ENOENT: 'there is no such socket. Start the server, or correct the address',
  ECONNRESET: 'it closed the connection. Check that it is a PostgreSQL server and whether it wants TLS (sslmode)',
  '28P01': 'it refused the password. Correct user and password in DATABASE_URL',
  '28000': 'it refused this user. Correct the user, or allow it in pg_hba.conf',
  '3D000': 'it has no such database. Create the database, or correct its name',
  '53300': 'it has no free connection. Raise max_connections, or stop other programs',
};

/** What went wrong when connecting, as one line that says what to do. */
export function explainConnectError(error: unknown, url: string): StartError {
  if (error instanceof StartError) return error;
  const inner = error instanceof AggregateError && error.errors.length > 0 ? (error.errors[0] as unknown) : error;
  const message = inner instanceof Error ? inner.message : String(inner);
  const reason = wording[codeOf(inner)] ?? (message.includes('timeout') ? wording['ETIMEDOUT'] : message);
  return new StartError(`Cannot use the database ${shownUrl(url)}: ${reason}.`, { cause: error });
}

/** Connects as the owner, without the application's role. @throws StartError */
export async function connectOwner(url: string, name = 'mesra start'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 10_000 });
  // A connection lost between queries shows at the next query; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw explainConnectError(error, url);
  }
  return client;
}

/** @throws StartError when the server is older than PostgreSQL 14. */
export async function checkServerVersion(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ number: number; text: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as text`,
  );
  const [version] = rows;
  if (version && version.number >= OLDEST_SERVER) return;
  throw new StartError(
    `The database ${shownUrl(url)} is PostgreSQL ${version?.text ?? 'of unknown version'}; Mesra needs version 14 or newer. Upgrade it, or leave DATABASE_URL out to use the embedded one.`,
  );
}
