/** The registers of patrol over HTTP: their laws, what each must say, QR codes, PINs, pairing. */
import { afterAll, expect, test } from 'vitest';
import { fitGuard } from '#app/server/testing/guard-fixture.ts';
import { CHECKPOINT, makeCheckpoint, makeProject, makeSite, PROJECT, PROJECTS, SITE, SITES } from '#app/server/testing/patrol-fixture.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { deviceRegister } from './device/device.register.ts';
import { guardRegister } from './guard/guard.register.ts';
import { projectRegister } from './project/project.register.ts';
import { checkpointRegister } from './site/checkpoint.register.ts';
import { routeRegister } from './site/route.register.ts';
import { siteRegister } from './site/site.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const ROUTE = {
  name: 'Night round',
  order: 'Any',
  start_times: ['21:00'],
  every_from: null,
  every_to: null,
  every_minutes: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  shift_name: 'Night',
  min_leg_seconds: 20,
  status: 'Active',
};
const DEVICE = { name: 'Phone 1', type: 'Phone', serial_no: 'SN-1', phone_no: null, status: 'Active', status_reason: null };
const point = (checkpoint_id: number, offset_minutes: number) => ({ checkpoint_id, offset_minutes, tolerance_minutes: 10 });

let manager = 0;
registerContractTests(() => portal, projectRegister, {
  valid: async (owner) => {
    manager = (await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, {}))).id;
    return { ...PROJECT, manager_id: manager };
  },
  changed: () => ({ ...PROJECT, manager_id: manager, name: 'Projek Lain', monthly_fee: 9000 }),
  other: (n, valid) => ({ ...valid, code: `P-1${n}` }),
  doubles: [[(valid) => ({ ...valid, code: 'p-1' }), 'code']],
});

let project = 0;
registerContractTests(() => portal, siteRegister, {
  valid: async (owner) => {
    project = await makeProject(portal, owner);
    return { ...SITE, project_id: project };
  },
  changed: () => ({ ...SITE, project_id: project, name: 'Tapak Lain', radius_m: 200 }),
  other: (n, valid) => ({ ...valid, code: `S-1${n}` }),
  doubles: [[(valid) => ({ ...valid, code: 's-1' }), 'code']],
});

registerContractTests(() => portal, checkpointRegister, {
  valid: CHECKPOINT,
  changed: { ...CHECKPOINT, name: 'Back gate' },
  other: (n, valid) => ({ ...valid, code: `CP1${n}`, tag_uid: `tag-1${n}` }),
  doubles: [
    [(valid) => ({ ...valid, code: 'cp1', tag_uid: 'tag-2' }), 'code'],
    [(valid) => ({ ...valid, code: 'CP2' }), 'tag_uid'],
  ],
  under: async (owner) => ({ site_id: await makeSite(portal, owner) }),
});

let points: ReturnType<typeof point>[] = [];
let routed = 0;
registerContractTests(() => portal, routeRegister, {
  valid: async (owner) => {
    routed = await makeSite(portal, owner);
    points = [point(await makeCheckpoint(owner, routed), 0), point(await makeCheckpoint(owner, routed, { code: 'CP2', tag_uid: 'tag-2' }), 5)];
    return { ...ROUTE, points };
  },
  changed: () => ({ ...ROUTE, points, order: 'Strict' }),
  other: (n, valid) => ({ ...valid, name: `Round ${n}` }),
  doubles: [[(valid) => ({ ...valid, name: 'NIGHT ROUND' }), 'name']],
  under: () => ({ site_id: routed }),
});

const registry = (client: Parameters<typeof fitGuard>[0], n: number) =>
  fitGuard(client, { guard_no: `R-${n}`, identity_number: `900131-80-5${String(n).padStart(3, '0')}` });
let home = 0;
const spare: number[] = [];
registerContractTests(() => portal, guardRegister, {
  valid: async (owner) => {
    home = await makeSite(portal, owner);
    for (let n = 1; n <= 33; n += 1) spare.push(await registry(owner.client, n));
    return { security_guard_id: spare[0], code: 'G001', position: 'Guard', home_site_id: home, skills: null, status: 'Active' };
  },
  changed: () => ({ security_guard_id: spare[0], code: 'G001', position: 'Team Leader', home_site_id: home, skills: 'First aid', status: 'Active' }),
  other: (n, valid) => ({ ...valid, security_guard_id: spare[n + 2], code: `G1${n}` }),
  doubles: [
    [(valid) => ({ ...valid, security_guard_id: spare[1], code: 'g001' }), 'code'],
    [(valid) => ({ ...valid, code: 'G002' }), 'security_guard_id'],
  ],
});

let stand = 0;
registerContractTests(() => portal, deviceRegister, {
  valid: async (owner) => {
    stand = await makeSite(portal, owner);
    return { ...DEVICE, site_id: stand };
  },
  changed: () => ({ ...DEVICE, site_id: stand, name: 'Phone 2' }),
  other: (n, valid) => ({ ...valid, serial_no: `SN-1${n}` }),
  doubles: [[(valid) => ({ ...valid, serial_no: 'sn-1' }), 'serial_no']],
});

test('a project says by its dates what it is, and stays while sites belong to it', async () => {
  const owner = await ownerOf(portal);
  const id = await makeProject(portal, owner);
  const status = async (dates: object) => {
    const row = (await owner.client.get(`${PROJECTS}/${id}`)).body.data;
    const { body } = await owner.client.post(`${PROJECTS}/${id}`, { ...PROJECT, manager_id: row.manager_id, updated_at: row.updated_at, ...dates });
    return body.data?.status ?? body.errors;
  };
  expect(await status({ start_date: '2026-01-01', end_date: '2026-11-20' })).toBe('On Going');
  expect(await status({ start_date: '2026-01-01', end_date: '2026-11-19' })).toBe('Completed');
  expect(await status({ start_date: '2026-11-21', end_date: '2027-11-19' })).toBe('Upcoming');
  expect(await status({ cancelled: true })).toBe('Cancelled');
  expect(await status({ end_date: '2026-01-01' })).toHaveProperty('end_date');
  expect((await owner.client.post(SITES, { ...SITE, project_id: id })).body.errors).toHaveProperty('project_id');
  expect(await status({ cancelled: false })).toBe('On Going');
  expect((await owner.client.post(SITES, { ...SITE, project_id: id })).status).toBe(201);
  const row = (await owner.client.get(`${PROJECTS}/${id}`)).body.data;
  expect(row).toMatchObject({ sites: 1, monthly_fee: 12_500.5, can: { remove: false } });
  expect((await owner.client.get(PROJECTS, { status: 'Cancelled' })).body.meta.total).toBe(0);
});

test('shifts do not overlap round the clock, and the ladder begins at once and rises', async () => {
  const owner = await ownerOf(portal);
  const project_id = await makeProject(portal, owner);
  const wrong = async (more: object) => Object.keys((await owner.client.post(SITES, { ...SITE, project_id, ...more })).body.errors ?? {});
  const shift = (name: string, start_time: string, end_time: string) => ({ name, start_time, end_time, guards: 1 });
  expect(await wrong({ shifts: [shift('Day', '07:00', '19:00'), shift('Night', '18:59', '07:00')] })).toEqual(['shifts.1.start_time']);
  expect(await wrong({ shifts: [shift('Night', '19:00', '07:30'), shift('Day', '07:00', '19:00')] })).toEqual(['shifts.1.start_time']);
  expect(await wrong({ shifts: [shift('Day', '07:00', '07:00')] })).toEqual(['shifts.0.end_time']);
  expect(await wrong({ shifts: [shift('Day', '07:00', '12:00'), shift('day', '13:00', '19:00')] })).toEqual(['shifts.1.name']);
  const rung = (level: number, after_seconds: number) => ({ level, name: 'Orang Contoh', phone: '+60355500100', after_seconds });
  expect(await wrong({ escalation: [rung(1, 10)] })).toEqual(['escalation.0.level']);
  expect(await wrong({ escalation: [rung(1, 0), rung(2, 120), rung(3, 120)] })).toEqual(['escalation.2.level']);
  expect(await wrong({ escalation: [rung(1, 0), rung(1, 0), rung(2, 120)] })).toEqual([]);
});

test('a route leads over active checkpoints of its site, in time, and ends before it begins again', async () => {
  const owner = await ownerOf(portal);
  const site = await makeSite(portal, owner);
  const other = await makeSite(portal, owner, { code: 'S-2' });
  const [one, two] = [await makeCheckpoint(owner, site), await makeCheckpoint(owner, site, { code: 'CP2', tag_uid: 'tag-2' })];
  const elsewhere = await makeCheckpoint(owner, other, { tag_uid: 'tag-3' });
  const post = async (more: object) => (await owner.client.post(`${SITES}/${site}/routes`, { ...ROUTE, points: [point(one, 0), point(two, 5)], ...more })).body;
  const wrong = async (more: object) => Object.keys((await post(more)).errors ?? {});
  expect(await wrong({ points: [point(one, 0), point(elsewhere, 5)] })).toEqual(['points.1.checkpoint_id']);
  expect(await wrong({ points: [point(one, 0), point(one, 5)] })).toEqual(['points.1.checkpoint_id']);
  expect(await wrong({ points: [point(one, 5), point(two, 4)] })).toEqual(['points.1.offset_minutes']);
  expect(await wrong({ start_times: [] })).toEqual(['start_times']);
  expect(await wrong({ start_times: [], every_from: '20:00', every_minutes: 30 })).toEqual(['every_minutes', 'start_times']);
  expect(await wrong({ start_times: [], every_from: '20:00', every_to: '06:00', every_minutes: 10 })).toEqual(['start_times']);
  expect(await wrong({ shift_name: 'Evening' })).toEqual(['shift_name']);
  const made = (await post({ start_times: [], every_from: '20:00', every_to: '06:00', every_minutes: 15 })).data;
  expect(made).toMatchObject({ duration_minutes: 15, rounds_a_day: 41 });
  const [row] = (await owner.client.get(`${SITES}/${site}/checkpoints`)).body.data;
  expect(row).toMatchObject({ can: { remove: false }, kept: 'Route Night round leads over this checkpoint. Take it off first.' });
});

test('a QR code that nobody named is made, a GPS point needs its place, and the codes of a site are printed', async () => {
  const owner = await ownerOf(portal);
  const site = await makeSite(portal, owner);
  const post = async (more: object) => (await owner.client.post(`${SITES}/${site}/checkpoints`, { ...CHECKPOINT, ...more })).body;
  expect((await post({ tag_uid: null })).data.tag_uid).toMatch(/^[\w-]{16}$/);
  expect((await post({ code: 'CP2', type: 'NFC', tag_uid: null })).errors).toHaveProperty('tag_uid');
  expect(Object.keys((await post({ code: 'CP2', type: 'GPS' })).errors)).toEqual(['lat', 'radius_m']);
  expect((await post({ code: 'CP2', lat: 3 })).errors).toHaveProperty('lat');
  expect((await post({ code: 'CP2', type: 'GPS', lat: 3.05, lng: 101.5, radius_m: 30 })).data).toMatchObject({ tag_uid: null, lat: 3.05 });
  const pdf = await owner.client.raw(`${SITES}/${site}/qr`, {});
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await pdf.bytes()).length).toBeGreaterThan(2000);
  const clerk = await adminOf(portal, owner, { '/patrol/site': ['Update'] });
  expect((await clerk.client.get(`${SITES}/${site}/qr`)).status).toBe(403);
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`${SITES}/${site}/qr`)).status).toBe(404);
});

test('a guard on patrol is a guard of the registry, seen by whoever sees that one; the PIN is kept as a hash', async () => {
  const owner = await ownerOf(portal);
  const home_site_id = await makeSite(portal, owner);
  const person = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { name: 'Pengawal Contoh' }));
  const security_guard_id = await fitGuard(owner.client, { employee_id: person.id });
  const form = { security_guard_id, code: 'G001', position: 'Guard', home_site_id, skills: null, status: 'Active' };
  const { id } = (await owner.client.post('api/patrol/guards', form)).body.data;
  expect((await owner.client.get('api/patrol/registry-choices')).body.data).toEqual([]);
  const narrow = await adminOf(portal, owner, { '/patrol/guard': ['Update'] }, { employee: [0] });
  expect((await narrow.client.get('api/patrol/guards')).body.meta.total).toBe(0);
  expect((await narrow.client.post(`api/patrol/guards/${id}/pin`, { pin: '482915' })).status).toBe(404);
  const neighbour = await ownerOf(portal);
  expect((await neighbour.client.post(`api/patrol/guards/${id}/pin`, { pin: '482915' })).status).toBe(404);
  for (const pin of ['000000', '123456', '987654', '12345', 'abcdef'])
    expect((await owner.client.post(`api/patrol/guards/${id}/pin`, { pin })).body.errors, pin).toHaveProperty('pin');
  expect((await owner.client.post(`api/patrol/guards/${id}/pin`, { pin: '482915' })).status).toBe(200);
  const row = (await owner.client.get(`api/patrol/guards/${id}`)).body.data;
  expect(row).toMatchObject({ name: 'Pengawal Contoh', has_pin: true, fit: true });
  expect(JSON.stringify(row)).not.toMatch(/argon|482915|pin_hash/);
  const { rows } = await portal.owner.query('select * from audit_logs where company_id = $1', [owner.companyId]);
  expect(JSON.stringify(rows)).not.toMatch(/argon2|482915/);
  await owner.client.post(`api/sgm/security-guards/${security_guard_id}/blacklist`, { reason: 'Let strangers in at night', review_on: '2027-05-20' });
  expect((await owner.client.get(`api/patrol/guards/${id}`)).body.data.fit).toBe(false);
  const foreign = await fitGuard((await ownerOf(portal)).client);
  expect((await owner.client.post('api/patrol/guards', { ...form, code: 'G002', security_guard_id: foreign })).body.errors).toHaveProperty('security_guard_id');
});

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

test('a guard signs in by code and PIN for twelve hours, gets the round without its tags, and wrong PINs end the tries', async () => {
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
  await portal.owner.query(`update companies set modules = modules || '{"patrol": false}' where id = $1`, [owner.companyId]);
  expect((await signIn('739164')).status).toBe(403);
});
