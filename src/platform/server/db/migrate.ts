/**
 * Brings a database to the schema of this program: the roles, then every file of `migrations/` that it lacks,
 * each in one transaction. An advisory lock lets several processes start at once; the others wait and find
 * nothing to do.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { isCalendarDate } from '#platform/contract/dates.ts';
import { codeOf, StartError } from '../start-error.ts';
import { checkServerVersion, connectOwner, shownUrl } from './preflight.ts';
import { createRoles } from './roles.ts';

export interface MigrateOptions {
  /** Folder of `YYYYMMDD_<module>_<what>.sql`, after the numbered ones of the first year; default `migrations/` of the program. */
  readonly dir?: string;
  /** Told one line per migration that ran. */
  readonly log?: (line: string) => void;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** One lock for every Mesra process on a database; the number is arbitrary and must never change. */
const LOCK = 7_304_182_915;
const DEFAULT_DIR = fileURLToPath(new URL('../../../../migrations', import.meta.url));

const NUMBERED = /^(0\d{3})_[a-z0-9_]+\.sql$/;
const DATED = /^(\d{4})(\d{2})(\d{2})_[a-z0-9]+_[a-z0-9_]+\.sql$/;

/** Several people write migrations at once: a day and a module need no number that somebody else may have taken. */
function isNamedWell(name: string): boolean {
  const [, year, month, day] = DATED.exec(name) ?? [];
  return NUMBERED.test(name) || (year !== undefined && year >= '2026' && isCalendarDate(`${year}-${month}-${day}`));
}

/** Reads the migrations in their order: by number, then by day and name. Line ends do not count, so a checkout on Windows is the same. */
export async function readMigrations(dir = DEFAULT_DIR): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name) => !isNamedWell(name));
  if (wrong) throw new StartError(`The migration ${wrong} must be named YYYYMMDD_<module>_<what>.sql.`);
  const twice = names.find((name, i) => NUMBERED.test(name) && names[i + 1]?.slice(0, 5) === name.slice(0, 5));
  if (twice) throw new StartError(`Two migrations have the number ${twice.slice(0, 4)}. Give one of them the next free number.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(`${dir}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** @returns the names of the migrations that ran now. @throws StartError in one line when the database cannot be brought up to date. */
export async function migrate(url: string, { dir = DEFAULT_DIR, log = () => undefined }: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = await connectOwner(url, 'mesra migrate');
  try {
    await checkServerVersion(client, url);
    await client.query(`set lock_timeout = 0; set statement_timeout = 0; set client_min_messages = warning`);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await createRoles(client, url);
    const missing = await missingMigrations(client, migrations, url);
    for (const migration of missing) {
      await apply(client, migration, url);
      log(`migrated ${migration.name}`);
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function missingMigrations(client: pg.Client, migrations: readonly Migration[], url: string): Promise<Migration[]> {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('public.mesra_migrations') is not null as there`);
  if (!found[0]?.there) {
    await explained(url, 'create tables', () =>
      client.query(`create table public.mesra_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`),
    );
    return [...migrations];
  }
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from public.mesra_migrations');
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256 } of rows) {
    const own = known.get(name);
    if (!own) throw new StartError(`The database has the migration ${name}, which this program does not know: it belongs to a newer Mesra. Start that one.`);
    if (own.sha256 !== sha256)
      throw new StartError(`The migration ${name} was edited after it ran on this database. Restore the file, and write the change as a new migration.`);
  }
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration, url: string): Promise<void> {
  await explained(url, `run the migration ${name}`, async () => {
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into public.mesra_migrations (name, sha256) values ($1, $2)', [name, sha256]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

async function explained<T>(url: string, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { position, where } = error as { position?: string; where?: string };
    const place = [position ? `at character ${position}` : '', where ?? ''].filter(Boolean).join(', ');
    const remedy =
      codeOf(error) === '42501' ? ' Make the user of DATABASE_URL the owner of the database, or grant it CREATE on schema public.' : ' Nothing of it was kept.';
    throw new StartError(`Cannot ${what} on ${shownUrl(url)}: ${message}${place ? ` (${place})` : ''}.${remedy}`, { cause: error });
  }
}
