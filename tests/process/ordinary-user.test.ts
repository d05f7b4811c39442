import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseUser, isRoot } from '#platform/server/db/embedded-postgres-user.ts';
import { folderForEach } from './folder-for-each.ts';
import { MAIN, processesIn, refusal, startPortal } from './portal-process.ts';

/**
 * Whom the portal runs as here. Tests run by an ordinary user run it as that one; run by root, it is handed to a
 * system user where that one can read the checkout, else it runs as root as well.
 */
async function ordinaryUser(): Promise<{ uid: number; gid: number } | null> {
  if (!isRoot()) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const user = await databaseUser('/nonexistent');
  const reads = user && spawnSync(process.execPath, ['--check', MAIN], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
  return reads ? { uid: user.uid, gid: user.gid } : null;
}

const folder = folderForEach();

test('whoever runs the portal, the database lies in the data folder and belongs to one who is not root', async () => {
  const user = await ordinaryUser();
  if (user) await chown(folder.path, user.uid, user.gid);
  const dataDir = join(folder.path, 'data');
  const portal = startPortal({ dataDir, ...(user ? { user } : {}) });
  await portal.ready();
  const { uid } = await stat(join(dataDir, 'postgres'));
  expect(uid).not.toBe(0);
  if (user) expect(uid).toBe(user.uid);
  expect(await portal.end()).toBe(0);
  expect(await processesIn(dataDir)).toEqual([]);
});

test('a folder that the user may not write is refused', async () => {
  const user = await ordinaryUser();
  const closed = join(folder.path, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o555);
  await chmod(folder.path, 0o755);
  // Root may write everywhere but not below a file.
  const dataDir = user ? join(closed, 'data') : '/dev/null/data';
  const line = await refusal(startPortal({ dataDir, ...(user ? { user } : {}) }));
  expect(line).toContain(dataDir);
  expect(line).toMatch(/MESRA_DATA to a folder/);
});
