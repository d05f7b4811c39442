/** The occurrence book over HTTP: written, corrected by new entries, verified; a change behind the program's back and a cut end are found; erasing is none. */
import { afterAll, expect, test } from 'vitest';
import { openDevice } from '#app/server/testing/patrol/patrol-device.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { transact } from '#platform/server/db/scope.ts';
import { verifyAllBooks } from './verify-log.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/patrol/logbooks';
const VISITOR = { name: 'Tetamu Contoh', identity: '900131-80-5001', host: 'Puan Contoh', pass_no: '12' };

async function openLog(site: object = {}) {
  const { owner, site_id } = await openDevice(portal, site);
  const write = (kind: string, details: object, more: object = {}) =>
    owner.client.post(PATH, { site_id, kind, subject: `${kind} at the gate`, details, remark: null, ...more });
  const list = async (filter: object = {}) => (await owner.client.get(PATH, { sort: 'asc', sort_by: 'entry_no', ...filter })).body.data;
  const verify = async () => (await owner.client.get(`${PATH}/verify`, { site_id })).body.data;
  return { owner, site_id, write, list, verify };
}
/** Who owns the database, with the triggers off. */
async function tamper(table: string, text: string, values: unknown[]): Promise<void> {
  const line = await portal.owner.connect();
  await line.query(`begin; alter table ${table} disable trigger user`);
  await line.query(text, values);
  await line.query(`alter table ${table} enable trigger user; commit`);
  line.release();
}

test('what is written stays: a correction and a way out are entries of their own that name the old one', async () => {
  const { owner, write, list, verify } = await openLog();
  expect((await write('Visitor', { name: 'Tetamu Contoh', identity: 'A1234567' })).body.errors).toHaveProperty(['details.host']);
  expect((await write('Visitor', { ...VISITOR, identity: '' })).body.errors).toHaveProperty(['details.identity']);
  expect((await write('Visitor', VISITOR)).body.data).toEqual({ entry_no: 1 });
  const [first] = await list();
  expect(first).toMatchObject({ details: { name: 'Tetamu Contoh', identity: '5001', pass_no: '12' }, out_at: null });
  expect((await owner.client.get(`${PATH}/summary`)).body.data).toMatchObject({ visitors: 1, today: 1 });
  const correct = await owner.client.post(`${PATH}/${first.id}/amend`, { subject: 'Visitor', details: { ...VISITOR, pass_no: '13' }, reason: 'Wrong pass' });
  expect(correct.body.data).toEqual({ entry_no: 2 });
  const both = await Promise.all([1, 2].map(() => owner.client.post(`${PATH}/${first.id}/out`, { remark: null })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await list()).map((row: Record<string, unknown>) => [row['entry_no'], row['act'], row['about_no'], row['corrected_by']])).toEqual([
    [1, 'Entry', null, [2]],
    [2, 'Correction', 1, []],
    [3, 'Out', 1, []],
  ]);
  expect(await verify()).toMatchObject({ entries: 3, faults: [] });
  expect((await owner.client.get(`${PATH}/summary`)).body.data).toMatchObject({ visitors: 0 });
  const viewer = await adminOf(portal, owner, { '/patrol/ops/logbook': [] });
  expect((await viewer.client.post(`${PATH}/${first.id}/amend`, { subject: 'Visitor', details: VISITOR, reason: 'Not mine' })).status).toBe(403);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [stranger.companyId]);
  expect((await stranger.client.get(`${PATH}/${first.id}`)).status).toBe(404);
  expect((await stranger.client.get(`${PATH}/verify`, { site_id: first.site_id })).status).toBe(404);
});

test('a change is found, and so is an end that was cut off together with its head', async () => {
  const { site_id, write, verify } = await openLog();
  for (const n of [1, 2, 3]) await write('Occurrence', { text: `It is quiet, ${n}.` });
  expect(await verify()).toMatchObject({ entries: 3, faults: [] });
  await tamper('patrol_log_entries', `update patrol_log_entries set subject = 'Nothing' where site_id = $1 and entry_no = 2`, [site_id]);
  expect((await verify()).faults).toEqual([{ entry_no: 2, fault: 'changed' }]);
  const told = await transact(portal.server.services.pool, { companyId: null, userId: null, system: true, readOnly: true }, (tx) => verifyAllBooks(tx));
  expect(told.lines.join('\n')).toContain(`(${site_id}), entry 2: changed`);
  await tamper('patrol_log_entries', `update patrol_log_entries set subject = 'Occurrence at the gate' where site_id = $1 and entry_no = 2`, [site_id]);
  expect((await verify()).faults).toEqual([]);
  await tamper('patrol_log_entries', 'delete from patrol_log_entries where site_id = $1 and entry_no = 3', [site_id]);
  await tamper(
    'patrol_log_heads',
    'update patrol_log_heads h set entry_no = 2, hash = e.hash from patrol_log_entries e where h.site_id = $1 and e.site_id = $1 and e.entry_no = 2',
    [site_id],
  );
  expect((await verify()).faults).toEqual([{ entry_no: 3, fault: 'cut' }]);
});

test('personal fields are erased when their days are over, and the chain stays whole', async () => {
  const { owner, write, list, verify } = await openLog({ visitor_days: 7 });
  await write('Visitor', VISITOR);
  const [{ id: entry }] = await list();
  const { rows: files } = await portal.owner.query<{ id: number }>(
    `insert into files (company_id, disk_path, name, ext, mime, size, sha256, subject_type, subject_id, field)
     values ($1, 'shot', 'photo.jpg', 'jpg', 'image/jpeg', 1, repeat('0', 64), 'patrol_log_entry', $2, 'photos') returning id`,
    [owner.companyId, entry],
  );
  const shots = async () => (await portal.owner.query('select 1 from files where id = $1 and subject_id = $2', [files[0]?.id, entry])).rows.length;
  // Where patrol is switched off, what is to be forgotten is all the same.
  const switchTo = (on: boolean) =>
    portal.owner.query(`update companies set modules = modules || jsonb_build_object('patrol', $2::boolean) where id = $1`, [owner.companyId, on]);
  portal.clock.set('2026-11-26T10:00:00+08:00');
  await runJob(portal, 'patrol.end-keeping');
  expect((await list())[0]).toMatchObject({ erased: [], details: { name: 'Tetamu Contoh' } });
  expect(await shots()).toBe(1);
  portal.clock.set('2026-11-27T10:00:00+08:00');
  await switchTo(false);
  await runJob(portal, 'patrol.end-keeping');
  await switchTo(true);
  expect(await shots()).toBe(0);
  expect((await list())[0]).toMatchObject({ erased: ['host', 'identity', 'name'], details: { pass_no: '12' } });
  expect(await verify()).toMatchObject({ entries: 1, faults: [] });
  const { rows } = await portal.owner.query<{ n: number }>('select count(*)::int as n from patrol_log_personals where company_id = $1', [owner.companyId]);
  expect(rows[0]?.n).toBe(0);
});

test('an entry that was written long after it happened is marked in the list, the entry and on paper; one that a phone sent late is not', async () => {
  const { owner, site_id, send, event } = await openDevice(portal);
  const entry = { act: 'Entry', kind: 'Occurrence', details: { text: 'It is quiet.' }, remark: null };
  await send(
    'log-entries',
    event('09:50', { ...entry, subject: 'Soon' }),
    event('09:40', { ...entry, subject: 'Backdated' }),
    event('08:00', { ...entry, subject: 'Without a network', offline: true }),
  );
  const rows = (await owner.client.get(PATH, { sort_by: 'recorded_at' })).body.data as { id: number; subject: string; written_later: boolean }[];
  expect(rows.map(({ subject, written_later }) => [subject, written_later])).toEqual([
    ['Soon', false],
    ['Backdated', true],
    ['Without a network', false],
  ]);
  expect((await owner.client.get(`${PATH}/${rows[1]?.id}`)).body.data).toMatchObject({ subject: 'Backdated', written_later: true });
  const days = { site_id: String(site_id), start_date: '2026-11-20', end_date: '2026-11-20', company_id: String(owner.companyId) };
  const paper = await owner.client.raw(`${PATH}/pdf?${new URLSearchParams(days)}`, { method: 'GET' });
  const text = inspectPdf(Buffer.from(await paper.arrayBuffer()))
    .pages.flat()
    .join(' ');
  expect(text.match(/Written later/g)).toHaveLength(1);
});
