/** The queue of exceptions over HTTP: scans and missed points together, by kind, decided many at once, each with a result. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { ExceptionRow } from '../../contract/operation/exception.endpoints.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const PATH = 'api/patrol/exceptions';
const REASON = 'The lane was under water';

const rows = async (owner: TestPerson, more: object = {}): Promise<ExceptionRow[]> => (await owner.client.get(PATH, { sort: 'asc', ...more })).body.data;
const decide = (who: TestPerson, ids: readonly string[], more: object = {}) =>
  who.client.post(`${PATH}/decide`, { ids, decision: 'Explained', reason: REASON, ...more });

/** One point on time, one unknown tag, and three of four points missed. */
async function openNight() {
  const owner = await ownerOf(portal);
  const site = await openGuardedSite(portal, owner);
  const [operation] = (await site.plan()).body.data.ids as number[];
  portal.clock.set('2026-11-20T21:03:00+08:00');
  await site.send(site.scan('tag-1', '21:02'), site.scan('nobody', '21:03'));
  return { owner, operation, ...site };
}

test('missed points stand in the queue once their round is over, by kind and by day, and a late upload takes them out', async () => {
  const { owner, send, scan } = await openNight();
  portal.clock.set('2026-11-20T21:24:00+08:00');
  expect((await rows(owner)).map(({ kinds }) => kinds)).toEqual([['unknown_tag']]);
  portal.clock.set('2026-11-21T08:00:00+08:00');
  const all = await rows(owner);
  expect(all.map(({ kinds, checkpoint, tag_uid, guard, at }) => [kinds, checkpoint ?? tag_uid, guard, at.slice(11, 16)])).toEqual([
    [['unknown_tag'], 'nobody', 'Contoh bin Contoh', '13:03'],
    [['missed'], 'CP2 · Main gate', null, '13:10'],
    [['missed'], 'CP1 · Main gate', null, '15:00'],
    [['missed'], 'CP2 · Main gate', null, '15:10'],
  ]);
  expect(await rows(owner, { kind: 'missed' })).toEqual(all.slice(1));
  expect(await rows(owner, { kind: 'unknown_tag' })).toEqual(all.slice(0, 1));
  expect(await rows(owner, { kind: 'late' })).toEqual([]);
  expect(await rows(owner, { start_date: '2026-11-21', end_date: '2026-11-21' })).toEqual([]);
  const page = await owner.client.get(PATH, { sort: 'desc', page: 2, per_page: 3 });
  expect(page.body).toMatchObject({ data: [{ id: all[0]?.id }], meta: { total: 4, last_page: 2 } });
  for (const end_date of ['2026-10-31', '2026-12-02'])
    expect((await owner.client.get(PATH, { start_date: '2026-11-01', end_date })).body.errors, end_date).toHaveProperty('end_date');
  expect((await owner.client.get(PATH, { start_date: '2026-11-01', end_date: '2026-12-01' })).status).toBe(200);
  await send(scan('tag-2', '21:11', { offline: true }));
  expect((await rows(owner, { kind: 'missed' })).map(({ id }) => id)).toEqual(all.slice(2).map(({ id }) => id));
});

test('a point is made of a tag that none has, where a device read it, and scans of it count from then on', async () => {
  const { owner, send, scan, site_id } = await openNight();
  const [row] = await rows(owner, { kind: 'unknown_tag' });
  expect(row).toMatchObject({ site_id, tag_uid: 'nobody', method: 'QR' });
  const [clocking] = (await owner.client.get('api/patrol/clockings', { flag: 'unknown_tag' })).body.data;
  expect(clocking).toMatchObject({ site_id, tag_uid: 'nobody', method: 'QR' });
  const path = `api/patrol/sites/${site_id}/checkpoints`;
  const point = {
    code: 'CP9',
    name: 'New gate',
    type: row?.method,
    tag_uid: row?.tag_uid,
    lat: null,
    lng: null,
    radius_m: null,
    far_m: 100,
    floor: '',
    instruction: '',
    questions: [],
    photo_required: false,
    position: 90,
    status: 'Active',
  };
  expect((await owner.client.post(path, point)).status).toBe(200);
  expect((await owner.client.post(path, { ...point, code: 'CP10' })).body.errors).toHaveProperty('tag_uid');
  portal.clock.set('2026-11-20T21:06:00+08:00');
  await send(scan('nobody', '21:05'));
  const scanned = (await owner.client.get('api/patrol/clockings', { site_id })).body.data as { checkpoint: string | null }[];
  expect(scanned.map(({ checkpoint }) => checkpoint)).toEqual(['CP9 · New gate', null, 'CP1 · Main gate']);
});

test('one reason is given to many, each has a result, counts stay, and a decision may be made anew', async () => {
  const { owner, operation } = await openNight();
  portal.clock.set('2026-11-21T08:00:00+08:00');
  const [scan, first, second, third] = await rows(owner);
  if (!scan || !first || !second || !third) throw new Error('Four exceptions');
  const counts = async () => {
    const { done, missed } = (await owner.client.get(`api/patrol/operations/${operation}`)).body.data;
    return { done, missed };
  };
  const before = await counts();
  const round = first.id.split('-')[1];
  const done = (await portal.owner.query<{ id: number }>('select id from patrol_clockings where company_id = $1 and status is not null', [owner.companyId]))
    .rows[0];
  const scanned = `point-${round}-${(await portal.owner.query(`select points -> 0 ->> 'checkpoint_id' as id from patrol_rounds where id = $1`, [round])).rows[0].id}`;
  const { body } = await decide(owner, [scan.id, first.id, second.id, first.id, 'scan-987654', 'point-987654-1', `scan-${done?.id}`, scanned]);
  expect(body).toMatchObject({ success: true, message: '3 exceptions are decided, 4 refused.' });
  expect(body.data).toMatchObject({ done: 3, failed: 4 });
  expect(body.data.results).toEqual([
    { id: scan.id, ok: true, message: null },
    { id: first.id, ok: true, message: null },
    { id: second.id, ok: true, message: null },
    { id: 'scan-987654', ok: false, message: expect.any(String) },
    { id: 'point-987654-1', ok: false, message: expect.any(String) },
    { id: `scan-${done?.id}`, ok: false, message: 'There is nothing to decide about this scan.' },
    { id: scanned, ok: false, message: 'This point is not missed, or not yet.' },
  ]);
  expect((await rows(owner, { queue: 'Undecided' })).map(({ id }) => id)).toEqual([third.id]);
  const told = { decision: 'Explained', decision_reason: REASON, decided_by: expect.any(String), decided_at: '2026-11-21T00:00:00Z' };
  expect(await rows(owner, { queue: 'Decided' })).toMatchObject([
    { id: scan.id, ...told },
    { id: first.id, ...told },
    { id: second.id, ...told },
  ]);
  expect((await decide(owner, [first.id], { decision: 'Breach', reason: 'Nobody was there at all' })).status).toBe(201);
  expect((await rows(owner, { queue: 'Decided', kind: 'missed' }))[0]).toMatchObject({ decision: 'Breach', decision_reason: 'Nobody was there at all' });
  expect(await counts()).toEqual(before);
  const { rows: audits } = await portal.owner.query(
    `select action, before ->> 'decision' as before, after ->> 'decision' as after from audit_logs where company_id = $1 and action like 'patrol%.decided' order by id`,
    [owner.companyId],
  );
  expect(audits).toEqual([
    { action: 'patrol_clocking.decided', before: null, after: 'Explained' },
    { action: 'patrol_operation.decided', before: null, after: 'Explained' },
    { action: 'patrol_operation.decided', before: null, after: 'Explained' },
    { action: 'patrol_operation.decided', before: 'Explained', after: 'Breach' },
  ]);
});

test('a thousand at most, keys and reasons that are readable, and nobody without the right or of another company', async () => {
  const { owner } = await openNight();
  portal.clock.set('2026-11-21T08:00:00+08:00');
  const [scan, first] = await rows(owner);
  if (!scan || !first) throw new Error('Two exceptions');
  const many = (n: number) => Array.from({ length: n }, (_, at) => `scan-${500_000 + at}`);
  expect((await decide(owner, many(1000))).body.data).toMatchObject({ done: 0, failed: 1000 });
  expect((await decide(owner, many(1001))).status).toBe(422);
  expect((await decide(owner, [])).status).toBe(422);
  for (const id of ['scan-0', 'scan-1-2', 'point-1', 'clocking-1', `scan-${'9'.repeat(30)}`]) expect((await decide(owner, [id])).status, id).toBe(422);
  expect((await decide(owner, [scan.id], { reason: 'no' })).body.errors).toHaveProperty('reason');
  const reader = await adminOf(portal, owner, { '/patrol/ops/exception': [] });
  expect((await reader.client.get(PATH)).status).toBe(200);
  expect((await decide(reader, [first.id])).status).toBe(403);
  const outsider = await adminOf(portal, owner, { '/patrol/ops/sitrep': ['Update'] });
  expect((await outsider.client.get(PATH)).status).toBe(403);
  expect((await decide(outsider, [first.id])).status).toBe(403);
  const stranger = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [stranger.companyId]);
  expect(await rows(stranger)).toEqual([]);
  expect((await decide(stranger, [scan.id, first.id])).body.data).toMatchObject({ done: 0, failed: 2 });
  expect(await rows(owner, { queue: 'Decided' })).toEqual([]);
});
