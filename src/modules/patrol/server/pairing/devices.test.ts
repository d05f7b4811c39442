/** Devices over HTTP: how one is connected and put out of service, and how guards sign in on it. */
import { afterAll, expect, test } from 'vitest';
import { fitGuard, PATH } from '#app/server/testing/patrol/guard-fixture.ts';
import { makeCheckpoint, makeSite } from '#app/server/testing/patrol/patrol-fixture.ts';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const DEVICE = { name: 'Phone 1', type: 'Phone', serial_no: 'SN-1', phone_no: null, checkpoint_id: null, status: 'Active', status_reason: null };

test('a code connects one device once, guesses are counted, and a device out of service is refused', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [owner.companyId]);
  const site_id = await makeSite(portal, owner);
  const device = (await owner.client.post('api/patrol/devices', { ...DEVICE, site_id })).body.data;
  const made = async () => (await owner.client.post(`api/patrol/devices/${device.id}/pair`, {})).body.data.code as string;
  const pair = (code: string) => portal.as(null).post('api/devices/patrol/pair', { code, app_version: '1.0' });
  const code = await made();
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const both = await Promise.all([pair(code), pair(code.toLowerCase())]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { token, ...shown } = both.find(({ status }) => status === 200)?.body.data ?? {};
  expect(shown).toEqual({ name: 'Phone 1', site: 'Tapak Contoh', company: expect.any(String) });
  const { rows } = await portal.owner.query<{ token_hash: Buffer }>('select token_hash, pair_code_hash from patrol_devices where id = $1', [device.id]);
  expect(rows[0]).toMatchObject({ pair_code_hash: null });
  expect(rows[0]?.token_hash.toString('hex')).not.toContain(token);
  expect((await owner.client.get(`api/patrol/devices/${device.id}`)).body.data).toMatchObject({ connected: true, online: true, app_version: '1.0' });
  const late = await made();
  portal.clock.set('2026-11-20T10:15:01+08:00');
  expect((await pair(late)).body.errors).toHaveProperty('code');
  portal.clock.set('2026-11-20T10:00:00+08:00');
  expect((await owner.client.get(`api/patrol/devices/${device.id}`)).body.data.connected).toBe(false);
  expect((await owner.client.post(`api/patrol/devices/${device.id}`, { ...DEVICE, site_id, status: 'Inactive', updated_at: device.updated_at })).status).toBe(
    409,
  );
  const now = (await owner.client.get(`api/patrol/devices/${device.id}`)).body.data.updated_at;
  const retire = (more: object) => owner.client.post(`api/patrol/devices/${device.id}`, { ...DEVICE, site_id, status: 'Inactive', updated_at: now, ...more });
  expect((await retire({})).body.errors).toHaveProperty('status_reason');
  const current = await made();
  const then = (await owner.client.get(`api/patrol/devices/${device.id}`)).body.data.updated_at;
  expect((await retire({ status_reason: 'Lost', updated_at: then })).status).toBe(200);
  expect((await pair(current)).body.errors).toHaveProperty('code');
  const guesses = [];
  for (let n = 0; n < 10; n += 1) guesses.push((await pair('AAAA-BBBB')).status);
  expect(guesses.at(-1)).toBe(429);
});

test('a guard signs in by code and PIN for twelve hours, gets the round without its tags, and wrong PINs or the blacklist end it', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": true}' where id = $1`, [owner.companyId]);
  const site_id = await makeSite(portal, owner);
  await makeCheckpoint(owner, site_id);
  const guard = { security_guard_id: await fitGuard(owner.client), code: 'G001', position: 'Guard', home_site_id: site_id, skills: null, status: 'Active' };
  const { id } = (await owner.client.post('api/patrol/guards', guard)).body.data;
  await owner.client.post(`api/patrol/guards/${id}/pin`, { pin: '482915' });
  const device = (await owner.client.post('api/patrol/devices', { ...DEVICE, site_id })).body.data;
  // The address of the network has been counted by the test before.
  await portal.owner.query('delete from sign_in_attempts');
  const { code } = (await owner.client.post(`api/patrol/devices/${device.id}/pair`, {})).body.data;
  const { token } = (await portal.as(null).post('api/devices/patrol/pair', { code })).body.data;
  const call = (path: string, body: object, own: string = token) => portal.as(null).post(`api/devices/patrol/${path}`, body, { 'x-device-token': own });
  const signIn = (pin: string, who = 'g001') => call('login', { code: who, pin });
  expect((await call('login', { code: 'G001', pin: '482915' }, 'another')).status).toBe(401);
  expect((await signIn('111111')).body.errors).toEqual((await signIn('482915', 'G404')).body.errors);
  const signed = await signIn('482915');
  expect(signed.body.data).toMatchObject({ name: 'Contoh bin Contoh', position: 'Guard', expires_at: '2026-11-20T14:00:00.000Z' });
  const { session } = signed.body.data;
  const synced = await call('sync', { session, battery: 71 });
  expect(synced.body.data).toMatchObject({ site: { name: 'Tapak Contoh' }, checkpoints: [{ code: 'CP1' }], routes: [] });
  expect(JSON.stringify(synced.body)).not.toContain('tag-1');
  expect((await owner.client.get(`api/patrol/devices/${device.id}`)).body.data).toMatchObject({ battery: 71, online: true });
  portal.clock.set('2026-11-20T22:00:00+08:00');
  expect((await call('sync', { session })).status).toBe(401);
  portal.clock.set('2026-11-20T10:00:00+08:00');
  expect((await call('logout', { session })).status).toBe(201);
  expect((await call('sync', { session })).status).toBe(401);
  for (let n = 0; n < 5; n += 1) expect((await signIn('111111')).status).toBe(422);
  expect((await signIn('482915')).status).toBe(429);
  await owner.client.post(`api/patrol/guards/${id}/pin`, { pin: '739164' });
  expect((await signIn('739164')).status).toBe(200);
  const { rows } = await portal.owner.query<{ n: number }>('select count(*)::int as n from patrol_sessions where token_hash::text like $1', [`%${session}%`]);
  expect(rows[0]?.n).toBe(0);
  const before = (await signIn('739164')).body.data.session;
  expect((await call('sync', { session: before })).status).toBe(200);
  await owner.client.post(`api/patrol/guards/${id}/pin`, { pin: '739165' });
  expect((await call('sync', { session: before })).status).toBe(401);
  const again = (await signIn('739165')).body.data.session;
  expect((await call('sync', { session: again })).status).toBe(200);
  await owner.client.post(`${PATH}/${guard.security_guard_id}/blacklist`, { reason: 'Let strangers in at night', review_on: '2027-05-20' });
  expect((await call('sync', { session: again })).status).toBe(401);
  await portal.owner.query(`update companies set modules = modules || '{"patrol": false}' where id = $1`, [owner.companyId]);
  expect((await signIn('739165')).status).toBe(403);
});
