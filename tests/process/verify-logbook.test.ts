/** `npm run verify:logbook` as a person starts it, beside a portal that runs: a whole book, one that was changed past the program, one that was cut. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { temporaryFolder } from './portal-process.ts';

const COMMAND = fileURLToPath(new URL('../../src/app/server/verify-logbook.ts', import.meta.url));
const portal = await openTestPortal();
const folder = await temporaryFolder();
afterAll(async () => {
  await portal.close();
  await folder.remove();
});

/** @returns the exit code and what was said on both streams */
async function verify(): Promise<{ readonly code: number | null; readonly said: string }> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', DATABASE_URL: portal.databaseUrl, MESRA_DATA: folder.path };
  const child = spawn(process.execPath, [COMMAND], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said };
}

/** As whoever owns the database can: the trigger that keeps entries as they are is switched off meanwhile. */
async function tamper(table: string, text: string, values: readonly unknown[]): Promise<void> {
  await portal.owner.query(`alter table ${table} disable trigger user`);
  const { rowCount } = await portal.owner.query(text, [...values]);
  await portal.owner.query(`alter table ${table} enable trigger user`);
  expect(rowCount).toBe(1);
}

test('it passes a whole book, and names the entry of one that was changed or cut', async () => {
  const { send, event, site_id } = await openDevice(portal);
  const entry = (n: number) => event(`09:0${n}`, { kind: 'Occurrence', subject: `Round ${n}`, details: { text: 'All is quiet.' } });
  expect((await send('log-entries', entry(1), entry(2))).body.data).toMatchObject({ accepted: 2 });
  expect((await send('log-entries', entry(3))).body.data).toMatchObject({ accepted: 1 });
  const whole = await verify();
  expect(whole).toMatchObject({ code: 0, said: expect.stringContaining('The occurrence books are whole: 3 entries in 1 book.') });

  const ENTRIES = 'patrol_log_entries';
  await tamper(ENTRIES, `update ${ENTRIES} set remark = 'Nobody was there' where site_id = $1 and entry_no = 2`, [site_id]);
  const changed = await verify();
  expect(changed.code).toBe(1);
  expect(changed.said).toContain(`book of Tapak Contoh (${site_id}), entry 2: changed`);
  expect(changed.said).toContain('An occurrence book was changed outside the program.');

  await tamper(ENTRIES, `update ${ENTRIES} set remark = null where site_id = $1 and entry_no = 2`, [site_id]);
  expect(await verify()).toEqual(whole);

  // The end of the book follows, so that the table alone looks whole; the audit log knows that there was an entry 3.
  await tamper(ENTRIES, `delete from ${ENTRIES} where site_id = $1 and entry_no = 3`, [site_id]);
  await tamper(
    'patrol_log_heads',
    `update patrol_log_heads h set entry_no = 2, hash = e.hash from ${ENTRIES} e where h.site_id = $1 and e.site_id = $1 and e.entry_no = 2`,
    [site_id],
  );
  const cut = await verify();
  expect(cut.code).toBe(1);
  expect(cut.said).toContain(`book of Tapak Contoh (${site_id}), entry 3: cut`);
});
