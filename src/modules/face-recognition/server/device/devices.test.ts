import { afterAll, describe, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { data, deviceOf, faceFixture, FACES, speakAs } from '#app/server/testing/face-fixture.ts';
import { deviceRegister } from './device.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const form = { name: 'Gate', serial_no: 'SN-A', work_site_id: null, branch_id: null, direction: 'both', status: 'Active' };
registerContractTests(() => portal, deviceRegister, {
  valid: form,
  changed: { ...form, name: 'Main gate', direction: 'in' },
  other: (n) => ({ ...form, name: `Gate ${n}`, serial_no: `SN-B${n}` }),
  doubles: [[(valid) => ({ ...valid, name: 'Other', serial_no: 'sn-a' }), 'serial_no']],
});

const pairOf = async (owner: Awaited<ReturnType<typeof ownerOf>>, id: number) =>
  data<{ code: string; expires_at: string }>(await owner.client.post(`${FACES}/devices/${id}/pair`));
const pair = (code: string) => portal.as(null).post('api/devices/fr/pair', { code });

test('a token opens what its device may do, is told once, and the one before opens nothing any more', async () => {
  const { owner, device } = await faceFixture(portal);
  const shown = data<object>(await owner.client.get(`${FACES}/devices/${device.id}`));
  expect(shown).toMatchObject({ online: false, connected: true, last_seen_at: null });
  expect(JSON.stringify(shown)).not.toContain('hash');
  expect(data(await device.send('heartbeat', { firmware: '2.1', queue: 4 }))).toMatchObject({
    name: expect.any(String),
    keep_pictures: false,
    time_zone: 'Asia/Kuala_Lumpur',
  });
  expect(data(await owner.client.get(`${FACES}/devices/${device.id}`))).toMatchObject({ online: true, firmware: '2.1', queued: 4 });
  const { token } = data<{ token: string }>(await owner.client.post(`${FACES}/devices/${device.id}/token`));
  expect((await device.send('heartbeat', {})).status).toBe(401);
  expect((await speakAs(portal, token)('heartbeat', {})).status).toBe(200);
});

test('it is offline ten minutes after it was heard of', async () => {
  const { owner, device } = await faceFixture(portal);
  await device.send('heartbeat', {});
  const online = async () => data<{ online: boolean }>(await owner.client.get(`${FACES}/devices/${device.id}`)).online;
  const before = portal.clock.now();
  portal.clock.set(new Date(before.getTime() + 599_000).toISOString());
  const still = await online();
  portal.clock.set(new Date(before.getTime() + 600_000).toISOString());
  const then = await online();
  portal.clock.set(before.toISOString());
  expect([still, then]).toEqual([true, false]);
});

describe('a code makes a tablet the device', () => {
  test('once, in capitals or not, with or without its dash', async () => {
    const { owner, device } = await faceFixture(portal);
    const { code } = await pairOf(owner, device.id);
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const answer = data<{ token: string; name: string }>(await pair(code.toLowerCase().replace('-', '')));
    expect((await speakAs(portal, answer.token)('heartbeat', {})).status).toBe(200);
    expect((await device.send('heartbeat', {})).status).toBe(401);
    expect((await pair(code)).body.errors).toHaveProperty('code');
  });

  test('one of those that type it at the same time, and it is written down', async () => {
    const { owner, device } = await faceFixture(portal);
    const { code } = await pairOf(owner, device.id);
    const statuses = (await Promise.all([pair(code), pair(code), pair(code)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422]);
    const { rows } = await portal.owner.query(`select company_id from audit_logs where action = 'fr_device.paired' and subject_id = $1`, [device.id]);
    expect(rows).toEqual([{ company_id: owner.companyId }]);
  });

  test('for fifteen minutes', async () => {
    const { owner, device } = await faceFixture(portal);
    const { code } = await pairOf(owner, device.id);
    const before = portal.clock.now();
    portal.clock.set(new Date(before.getTime() + 15 * 60_000).toISOString());
    const late = await pair(code);
    portal.clock.set(before.toISOString());
    expect(late.status).toBe(422);
    expect((await pair(code)).status).toBe(200);
  });

  test('and nobody may try many', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await pair(`ABCD-${2222 + at}`)).status);
    expect(statuses).toContain(422);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a device that was disconnected, switched off or deleted is nobody', async () => {
  const { owner } = await faceFixture(portal);
  const [one, two, three] = [await deviceOf(portal, owner), await deviceOf(portal, owner), await deviceOf(portal, owner)];
  data(await owner.client.post(`${FACES}/devices/${one.id}/disconnect`));
  const row = data<Record<string, unknown>>(await owner.client.get(`${FACES}/devices/${two.id}`));
  const { name, serial_no, work_site_id, branch_id, direction, updated_at } = row;
  data(await owner.client.post(`${FACES}/devices/${two.id}`, { name, serial_no, work_site_id, branch_id, direction, status: 'Inactive', updated_at }));
  const { updated_at: seen } = data<{ updated_at: string }>(await owner.client.get(`${FACES}/devices/${three.id}`));
  expect((await owner.client.delete(`${FACES}/devices/${three.id}`, { updated_at: seen })).status).toBe(200);
  for (const device of [one, two, three]) expect((await device.send('heartbeat', {})).status).toBe(401);
});

test('a token of nobody, none, and one of another shape are refused', async () => {
  for (const token of ['x'.repeat(43), '', 'short', 'x'.repeat(300)]) expect((await speakAs(portal, token)('heartbeat', {})).status).toBe(401);
  expect((await portal.as(null).post('api/devices/fr/heartbeat', {})).status).toBe(401);
});

test('the owner alone has these pages, whatever an admin was given', async () => {
  const { owner, device } = await faceFixture(portal);
  const accesses = [
    { route: '/attendance/fr-record', actions: ['Create', 'Update', 'Delete'] },
    { route: '/attendance/fr-record/report', actions: ['Export'] },
  ];
  const admin = await adminOf(portal, owner, accesses);
  for (const path of [FACES, `${FACES}/summary`, `${FACES}/devices`, `${FACES}/enrolments`, `${FACES}/settings`, `${FACES}/reports/generate`])
    expect((await admin.client.get(path, { preview: true })).status, path).toBe(403);
  for (const path of [`${FACES}/devices/${device.id}/token`, `${FACES}/devices/${device.id}/pair`, `${FACES}/settings`])
    expect((await admin.client.post(path, {})).status, path).toBe(403);
});

test('a device stands at a site or a branch of the company, not at both', async () => {
  const { owner } = await faceFixture(portal);
  const stranger = await ownerOf(portal);
  const { rows } = await portal.owner.query('select id from branches where company_id = $1', [stranger.companyId]);
  const send = async (given: object) => (await owner.client.post(`${FACES}/devices`, { ...form, serial_no: 'SN-P', ...given })).body.errors;
  expect(await send({ branch_id: rows[0].id })).toHaveProperty('branch_id');
  expect(await send({ work_site_id: 987654321 })).toHaveProperty('work_site_id');
});
