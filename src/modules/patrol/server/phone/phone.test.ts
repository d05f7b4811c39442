/** The phone of a guard over HTTP: what it gets for the night, and what it sends when the session is over. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { syncDevice } from '../../contract/device/device-call.endpoints.ts';
import { planRound } from '../../contract/phone/plan-round.ts';
import type { ScannedPoint } from '../../contract/round/scan-places.ts';

type Plan = OutputOf<typeof syncDevice>['data'];

const portal = await openTestPortal();
afterAll(() => portal.close());

const scanned = ({ id, type, lat, lng, radius_m, far_m }: Plan['checkpoints'][number]): ScannedPoint => ({
  id,
  gps: type === 'GPS',
  lat,
  lng,
  radius_m,
  far_m,
});

test('the plan of the night evaluates on the phone as on the server, and names no tag', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, call, session, points } = await openGuardedSite(portal, owner);
  const [id] = (await plan({ briefing: 'Pump room is wet' })).body.data.ids;
  portal.clock.set('2026-11-20T21:04:00+08:00');
  await send(scan('tag-1', '21:02'));
  const answer = await call('sync', { session });
  const synced = answer.body.data as Plan;
  expect(JSON.stringify(answer.body)).not.toMatch(/tag-[12]/);
  expect(synced.operations).toMatchObject([{ id, shift_name: 'Night', briefing: 'Pump room is wet', scans: [{ checkpoint_id: points[0] }] }]);
  expect(new Set(synced.checkpoints.map(({ digest }) => digest)).size).toBe(2);
  const [operation] = synced.operations;
  if (!operation) throw new Error('No operation');
  const shown = planRound(operation, synced.checkpoints.map(scanned), [], portal.clock.now().getTime());
  expect(shown.round?.points.map(({ status }) => status)).toEqual(['ontime', 'pending']);
  expect(shown.next?.checkpoint_id).toBe(points[1]);
});

test('the phone hears how often it asks whether all is well, as it was planned, and what was answered', async () => {
  const owner = await ownerOf(portal);
  const { plan, call, session } = await openGuardedSite(portal, owner, ['21:00'], { welfare_minutes: 30 });
  await plan();
  const answer = (time: string) => ({
    do: 'welfare',
    client_ref: randomUUID(),
    recorded_at: `2026-11-20T${time}:00+08:00`,
    offline: true,
    answer: 'OK',
  });
  portal.clock.set('2026-11-20T20:10:00+08:00');
  await call('emergencies', { session, events: [answer('18:40'), answer('19:31'), answer('20:01')] });
  await portal.owner.query('update patrol_sites set welfare_minutes = 60 where company_id = $1', [owner.companyId]);
  const { operations } = (await call('sync', { session })).body.data as Plan;
  const times = ['19:31', '20:01'].map((time) => Date.parse(`2026-11-20T${time}:00+08:00`));
  expect(operations.map(({ welfare }) => welfare)).toEqual([{ minutes: 30, answers: times }]);
});

test('what was scanned during the session is taken after it ended, and what was not is kept as an exception', async () => {
  const owner = await ownerOf(portal);
  const { plan, send, scan, call, session } = await openGuardedSite(portal, owner);
  await plan();
  portal.clock.set('2026-11-20T21:30:00+08:00');
  await call('logout', { session });
  portal.clock.set('2026-11-21T08:00:00+08:00');
  const { body } = await send(
    scan('tag-1', '21:02', { method: 'Typed', answers: [{ question: 'Is it shut?', answer: 'Yes' }] }),
    scan('tag-2', '21:36'),
    scan('tag-2', '09:50'),
  );
  expect(body.data).toEqual({ accepted: 3, duplicated: 0, rejected: [] });
  const { data } = (await owner.client.get('api/patrol/clockings', { sort: 'asc' })).body;
  expect(data).toMatchObject([
    { status: null, flags: ['outside_session'], exception: true },
    { method: 'Typed', status: 'ontime', answers: [{ question: 'Is it shut?', answer: 'Yes' }] },
    { status: null, flags: ['outside_session'], exception: true },
  ]);
  expect((await call('sync', { session })).status).toBe(401);
});

test('a phone hears apart that it is no device any more, and that its guard is to sign in again', async () => {
  const owner = await ownerOf(portal);
  const { call, device, session } = await openGuardedSite(portal, owner);
  expect((await call('sync', { session: 'x'.repeat(43) })).body.code).toBeUndefined();
  await owner.client.post(`api/patrol/devices/${device}/disconnect`, { reason: 'Lost on the round' });
  expect((await call('sync', { session })).body.code).toBe('device_unknown');
});

test('the photo follows its scan, once, and is shown with it', async () => {
  const owner = await ownerOf(portal);
  const { send, scan, call, session } = await openGuardedSite(portal, owner);
  const made = scan('tag-1', '09:58');
  await send(made);
  const image = (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#334455' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
  const photo = (more: object = {}) => call('scan-photos', { session, client_ref: made.client_ref, image, ...more });
  expect((await photo({ client_ref: randomUUID() })).status).toBe(404);
  expect((await photo({ image: Buffer.from('this is no picture at all').toString('base64') })).body.errors).toHaveProperty('image');
  expect((await photo()).status).toBe(201);
  expect((await photo()).status).toBe(201);
  const { data } = (await owner.client.get('api/patrol/clockings')).body;
  expect(data).toHaveLength(1);
  expect((await fetch(`${portal.url}${data[0].photo.url}`)).headers.get('content-type')).toBe('image/jpeg');
});

test('the phone hears what is inside until it goes out', async () => {
  const owner = await ownerOf(portal);
  const { call, session, site_id } = await openGuardedSite(portal, owner);
  const inside = async () => ((await call('sync', { session })).body.data as Plan).inside.map(({ entry_no, kind }) => [entry_no, kind]);
  expect(await inside()).toEqual([]);
  const write = (kind: string, details: object) =>
    owner.client.post('api/patrol/logbooks', { site_id, kind, subject: `${kind} at the gate`, details, remark: null });
  await write('Visitor', { name: 'Tetamu Contoh', identity: '900131-80-5001', host: 'Puan Contoh', pass_no: '12' });
  await write('Key', { key_no: 'K1', taken_by: 'Encik Contoh' });
  await write('Occurrence', { text: 'All is quiet here.' });
  expect(await inside()).toEqual([
    [2, 'Key'],
    [1, 'Visitor'],
  ]);
  expect(JSON.stringify((await call('sync', { session })).body)).not.toContain('Tetamu');
  const out = { client_ref: randomUUID(), recorded_at: '2026-11-20T10:00:00+08:00', offline: false, act: 'Out', about_no: 1, kind: 'Visitor' };
  const sent = await call('log-entries', { session, events: [{ ...out, subject: 'Visitor at the gate' }] });
  expect(sent.body.data).toMatchObject({ accepted: 1 });
  expect(await inside()).toEqual([[2, 'Key']]);
});
