/**
 * The two roles of every Mesra database. Roles belong to the whole server, so several databases and processes
 * may create them at once: "already there" and "changed at the same time" are no errors here.
 */
import type pg from 'pg';
import { codeOf, StartError } from '../start-error.ts';
import { shownUrl } from './preflight.ts';

const ROLES = ['mesra_app', 'mesra_system'] as const;
/** duplicate object, unique violation, tuple concurrently updated, serialization failure */
const RACES = new Set(['42710', '23505', 'XX000', '40001']);
const TRIES = 20;

/** Creates the roles where they lack and makes the connected user a member of both. @throws StartError when it may not. */
export async function createRoles(client: pg.Client, url: string): Promise<void> {
  try {
    for (const role of ROLES) await ensureRole(client, role);
  } catch (error) {
    if (codeOf(error) !== '42501' && codeOf(error) !== '0LP01') throw error;
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name');
    const user = rows[0]?.name ?? 'the user';
    throw new StartError(
      `The user ${user} of ${shownUrl(url)} may not create roles. Let the administrator of that server run once: ` +
        `CREATE ROLE mesra_app NOLOGIN; CREATE ROLE mesra_system NOLOGIN; GRANT mesra_app, mesra_system TO ${user};`,
      { cause: error },
    );
  }
}

async function ensureRole(client: pg.Client, role: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await client.query(`create role ${role} nologin noinherit`);
      if (!(await maySetRole(client, role))) await client.query(`grant ${role} to current_user`);
      return;
    } catch (error) {
      if (!RACES.has(codeOf(error)) || tries === TRIES) throw error;
    }
  }
}

/** Membership alone is not enough: since PostgreSQL 16 the creator of a role may administer it without being able to become it. */
async function maySetRole(client: pg.Client, role: string): Promise<boolean> {
  try {
    await client.query(`set role ${role}`);
    await client.query('reset role');
    return true;
  } catch (error) {
    if (codeOf(error) === '42501') return false;
    throw error;
  }
}
