/** Codes that change over HTTP: a screen at a checkpoint shows them, a phone scans them in their time, late, and out of it. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { rotatingTag, stepOf } from '../../contract/point/rotating-code.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const SCREEN = { name: 'Gate screen', type: 'Point', serial_no: 'SCREEN-1', phone_no: null, status: 'Active', status_reason: null };

async function openScreen() {
  const owner = await ownerOf(portal);
  const site = await openGuardedSite(portal, owner);
  await site.plan();
  const [checkpoint_id] = site.points as [number];
  const made = await owner.client.post('api/patrol/devices', { ...SCREEN, site_id: site.site_id, checkpoint_id });
  const device = made.body.data.id as number;
  const pair = async () => {
    await portal.owner.query('delete from sign_in_attempts');
    const { code } = (await owner.client.post(`api/patrol/devices/${device}/pair`, {})).body.data;
    return (await portal.as(null).post('api/devices/patrol/pair', { code })).body.data.token as string;
  };
  const show = (token: string) => portal.as(null).post('api/devices/patrol/point', {}, { 'x-device-token': token });
  /** What the screen shows at a time of the night. */
  const tagAt = async (token: string, time: string) => {
    const { data } = (await show(token)).body;
    const code = data.codes[stepOf(Date.parse(`2026-11-20T${time}+08:00`)) - data.first_step];
    return rotatingTag({ checkpoint_id, code });
  };
  const rows = async () =>
    (await owner.client.get('api/patrol/clockings', { sort: 'asc' })).body.data.map((row: Record<string, unknown>) => [
      row['checkpoint'],
      row['status'],
      row['flags'],
    ]);
  return { ...site, owner, device, pair, show, tagAt, rows, checkpoint_id };
}

test('a code counts in its own step and the one after, also when it is sent late; more than seconds before its own it counts as made up', async () => {
  const { pair, tagAt, send, scan, rows } = await openScreen();
  const token = await pair();
  const tag = await tagAt(token, '21:02:00');
  portal.clock.set('2026-11-20T21:40:00+08:00');
  const at = (time: string) => scan(tag, '', { recorded_at: `2026-11-20T${time}+08:00`, offline: true });
  expect((await send(at('21:01:56'), at('21:02:00'), at('21:02:59'), at('21:03:00'))).body.data).toMatchObject({ accepted: 4, rejected: [] });
  const NAME = 'CP1 · Main gate';
  expect(await rows()).toEqual([
    [NAME, null, ['offline', 'copied']],
    [NAME, 'ontime', ['offline']],
    [NAME, null, ['offline', 'duplicate']],
    [NAME, null, ['offline', 'copied']],
  ]);
});

test('a photographed code of an hour before leaves the point to be done, and a made up one too', async () => {
  const { pair, tagAt, send, scan, rows, checkpoint_id } = await openScreen();
  const token = await pair();
  const [tag, own] = [await tagAt(token, '20:00:00'), await tagAt(token, '21:03:00')];
  portal.clock.set('2026-11-20T21:04:00+08:00');
  await send(scan(tag, '21:01'), scan(rotatingTag({ checkpoint_id, code: '00000000' }), '21:02'), scan(own, '21:03'));
  expect((await rows()).map(([, status, flags]: [string, string | null, string[]]) => [status, flags])).toEqual([
    [null, ['copied']],
    [null, ['copied']],
    ['ontime', []],
  ]);
});

test('a screen that is connected anew shows other codes; those of the one before count for the time before', async () => {
  const { pair, tagAt, send, scan, rows, show, device, owner } = await openScreen();
  const first = await pair();
  portal.clock.set('2026-11-20T21:00:00+08:00');
  const old = [await tagAt(first, '21:00:00'), await tagAt(first, '21:49:00')] as const;
  portal.clock.set('2026-11-20T21:10:00+08:00');
  const second = await pair();
  expect((await show(first)).status).toBe(401);
  const fresh = await tagAt(second, '21:49:00');
  expect(fresh).not.toBe(old[1]);
  portal.clock.set('2026-11-20T21:50:00+08:00');
  await send(scan(old[0], '21:00', { offline: true }), scan(old[1], '21:49'));
  expect((await rows()).map(([, status, flags]: [string, string | null, string[]]) => [status, flags])).toEqual([
    ['ontime', ['offline']],
    [null, ['copied']],
  ]);
  await owner.client.post(`api/patrol/devices/${device}/disconnect`, { reason: 'The screen was stolen' });
  expect((await show(second)).body.code).toBe('device_unknown');
});

test.each([
  ['put out of service', { status: 'Inactive', status_reason: 'It was stolen' }],
  ['taken to another checkpoint', { checkpoint_id: 'other' }],
  ['deleted', null],
])('codes that a screen still shows count no more once it is %s', async (_name, change) => {
  const { pair, tagAt, send, scan, rows, device, owner, site_id, points, checkpoint_id } = await openScreen();
  const token = await pair();
  portal.clock.set('2026-11-20T21:00:00+08:00');
  const tag = await tagAt(token, '21:05:00');
  const path = `api/patrol/devices/${device}`;
  const { updated_at } = (await owner.client.get(path)).body.data;
  const to = change && { ...SCREEN, site_id, checkpoint_id, ...change, ...('checkpoint_id' in change && { checkpoint_id: points[1] }), updated_at };
  expect((await (to ? owner.client.post(path, to) : owner.client.delete(path, { updated_at }))).status).toBe(200);
  portal.clock.set('2026-11-20T21:06:00+08:00');
  await send(scan(tag, '21:05'));
  expect((await rows()).map(([, status, flags]: [string, string | null, string[]]) => [status, flags])).toEqual([[null, ['copied']]]);
});

test('a screen is no phone and a phone no screen; its checkpoint is one of its site', async () => {
  const { pair, show, token, owner, site_id, points } = await openScreen();
  const screen = await pair();
  expect((await show(token)).status).toBe(401);
  expect((await portal.as(null).post('api/devices/patrol/login', { code: 'G001', pin: '482915' }, { 'x-device-token': screen })).status).toBe(401);
  const wrong = await owner.client.post('api/patrol/devices', { ...SCREEN, serial_no: 'SCREEN-2', site_id, checkpoint_id: null });
  expect(wrong.body.errors).toHaveProperty('checkpoint_id');
  const phone = await owner.client.post('api/patrol/devices', { ...SCREEN, type: 'Phone', serial_no: 'SCREEN-3', site_id, checkpoint_id: points[0] });
  expect(phone.body.data.checkpoint_id).toBeNull();
});
