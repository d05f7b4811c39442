/**
 * Who the embedded PostgreSQL runs as. PostgreSQL refuses root, so a root-run Mesra hands it to a system user;
 * anybody else runs it as themselves.
 */
import { readFile, stat } from 'node:fs/promises';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

const PREFERRED = ['postgres', 'nobody', 'daemon', 'bin'];

export const isRoot = () => process.getuid?.() === 0;

/**
 * The system user for a root-run Mesra: the owner of an existing cluster, else a user that every machine has
 * (initdb needs one that has a name).
 * @returns null when Mesra does not run as root, or no other user exists.
 */
export async function databaseUser(cluster: string): Promise<SystemUser | null> {
  if (!isRoot()) return null;
  const users = await namedUsers();
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid, name: users.find(({ uid }) => uid === owner.uid)?.name ?? String(owner.uid) };
  }
  const preferred = PREFERRED.flatMap((name) => users.find((user) => user.name === name) ?? []);
  return preferred[0] ?? users[0] ?? null;
}

async function namedUsers(): Promise<SystemUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid > 0);
}
