/** The registers of patrol over HTTP: their laws, what each must say, QR codes, PINs. */
import { afterAll, expect, test } from 'vitest';
import { fitGuard } from '#app/server/testing/patrol/guard-fixture.ts';
import { CHECKPOINT, makeCheckpoint, makeProject, makeSite, PROJECT, PROJECTS, SITE, SITES } from '#app/server/testing/patrol/patrol-fixture.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { deviceRegister } from './pairing/device.register.ts';
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
  random_minutes: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  shift_name: 'Night',
  min_leg_seconds: 20,
  status: 'Active',
};
const DEVICE = { name: 'Phone 1', type: 'Phone', serial_no: 'SN-1', phone_no: null, checkpoint_id: null, status: 'Active', status_reason: null };
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
  expect((await post({ tag_uid: null })).data.tag_uid).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
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

test('the notice for the gate says in both languages what is kept of visitors, and for how long', async () => {
  const owner = await ownerOf(portal);
  const site = await makeSite(portal, owner, { visitor_identity: 'None', visitor_days: 30 });
  const full = await makeSite(portal, owner, { code: 'S-2', visitor_identity: 'Full' });
  const textOf = async (id: number) => {
    const paper = await owner.client.raw(`${SITES}/${id}/notice`, {});
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return inspectPdf(Buffer.from(await paper.bytes()))
      .pages.flat()
      .join(' ');
  };
  const text = await textOf(site);
  for (const words of ['Notice to visitors', 'Notis kepada pelawat', 'is not kept', 'tidak disimpan', 'After 30 days', 'selepas 30 hari', 'Tapak Contoh'])
    expect(text).toContain(words);
  expect(await textOf(full)).toContain('passport is kept');
  const clerk = await adminOf(portal, owner, { '/patrol/site': ['Update'] });
  expect((await clerk.client.get(`${SITES}/${site}/notice`)).status).toBe(403);
});

test('a site says at which work site its duty counts, chosen among the active ones of the company by whoever keeps sites', async () => {
  const owner = await ownerOf(portal);
  const add = async (who: typeof owner, code: string, status: string) =>
    (
      await portal.owner.query<{ id: number }>(
        `insert into work_sites (company_id, name, code, type, lat, lng, radius_m, status) values ($1, $2, $2, 'Guard Post', 3.1, 101.6, 150, $3) returning id::int as id`,
        [who.companyId, code, status],
      )
    ).rows[0]?.id;
  const here = await add(owner, 'POST-1', 'Active');
  await add(owner, 'POST-2', 'Inactive');
  await add(await ownerOf(portal), 'POST-3', 'Active');
  const site = await makeSite(portal, owner, { work_site_id: here });
  expect((await owner.client.get(`${SITES}/${site}`)).body.data).toMatchObject({ work_site_id: here, work_site: 'POST-1' });
  const clerk = await adminOf(portal, owner, { '/patrol/site': [] });
  expect((await clerk.client.get('api/patrol/work-site-choices', { keyword: 'post' })).body.data).toEqual([{ id: here, name: 'POST-1', code: 'POST-1' }]);
  expect((await clerk.client.get('api/patrol/work-site-choices', { keyword: 'none' })).body.data).toEqual([]);
  const other = await adminOf(portal, owner, { '/patrol/guard': [] });
  expect((await other.client.get('api/patrol/work-site-choices')).status).toBe(403);
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
  const found = async (keyword: string) => (await owner.client.get('api/patrol/guards', { keyword })).body.data.map((each: { id: number }) => each.id);
  expect([await found('pengawal CONTOH'), await found('g-1'), await found('G001'), await found('nobody')]).toEqual([[id], [id], [id], []]);
  expect((await narrow.client.get('api/patrol/guards', { keyword: 'pengawal' })).body.meta.total).toBe(0);
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
