/** The database goes and comes back while requests wait for something else: the server lives, and says so. */
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { aRegistration } from '#modules/session/server/testing/registration.ts';
import { folderForEach } from './folder-for-each.ts';
import { databaseOf, postmasterOf, startPortal, usedFolder } from './portal-process.ts';

const folder = folderForEach(usedFolder);

const enough = { timeout: 30_000, interval: 20 };

/** An owner who may upload: registered over HTTP, verified past the mail. */
async function registered(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(aRegistration()) });
  const { data } = (await answer.json()) as { data: { token: string } };
  const owner = new pg.Client({ connectionString: await databaseOf(folder.path) });
  await owner.connect();
  await owner.query('set role mesra_system');
  await owner.query(`update users set verified_at = now(), status = 'Active'`);
  await owner.end();
  return data.token;
}

test('an upload in progress outlives a restart of PostgreSQL, and so does the server', async () => {
  const portal = startPortal({ dataDir: folder.path });
  const url = await portal.ready();
  const token = await registered(url);
  const { hostname, port } = new URL(url);
  const body = '--X\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nSatu dua tiga\r\n--X--\r\n';
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const closed = new Promise((done) => socket.once('close', done));
  socket.write(
    `POST /api/files HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=X\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 90)}`,
  );
  await expect.poll(() => readdir(join(folder.path, 'incoming')).catch(() => []), enough).toHaveLength(1);
  process.kill(await postmasterOf(folder.path), 'SIGKILL');
  await expect.poll(() => portal.said(), enough).toContain('The embedded database runs again');
  socket.write(body.slice(90));
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 (200|201|503) /);
  await expect.poll(async () => (await fetch(`${url}/api/health`)).status, enough).toBe(200);
  expect(await readdir(join(folder.path, 'incoming'))).toEqual([]);
  expect(portal.said()).not.toContain('[object Object]');
  expect(portal.child.exitCode).toBeNull();
  expect(await portal.end()).toBe(0);
});
