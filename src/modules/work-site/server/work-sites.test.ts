import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { sheetContractTests } from '#app/server/testing/sheet-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { workSiteImport } from '../contract/work-site.register.ts';
import { workSiteRegister } from './work-site.register.ts';
import { workSiteSheet } from './work-site.sheet.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const site = {
  name: 'Menara Contoh',
  code: 'MC1',
  type: 'Client',
  branch_id: null,
  address_1: 'Jalan Contoh',
  address_2: null,
  postcode: '50450',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  country: 'Malaysia',
  lat: 3.1593,
  lng: 101.7372,
  radius_m: 150,
  contact_name: null,
  contact_phone: null,
  supervisor_ids: [],
  sessions: [{ start_time: '09:00', end_time: '18:00' }],
  status: 'Active',
} as const;

registerContractTests(() => portal, workSiteRegister, {
  valid: site,
  changed: { ...site, name: 'Menara Contoh Dua', radius_m: 200, sessions: [] },
  other: (n) => ({ ...site, name: `Tapak Contoh ${n}`, code: `T${n}`, city: 'Klang' }),
  doubles: [
    [(valid) => ({ ...valid, name: 'MENARA CONTOH', code: 'MC2' }), 'name'],
    [(valid) => ({ ...valid, name: 'Menara Lain', code: 'mc1' }), 'code'],
  ],
});

sheetContractTests(() => portal, workSiteRegister, {
  calls: workSiteImport,
  sheet: workSiteSheet,
  added: { name: 'Tapak Helaian', type: 'Pelanggan', lat: 3.1, lng: 101.5 },
  changed: ['radius_m', 300],
  adds: ['Import', 'Create'],
});

test('are found by name, code and city; counted by status; and get the next code', async () => {
  const { client } = await ownerOf(portal);
  const add = async (more: object) => (await client.post('api/work-task/work-sites', { ...site, ...more })).body.data;
  expect((await add({ name: 'Pertama', code: null })).code).toBe('S001');
  await add({ name: 'Kedua', code: 'S002', city: 'Klang', state: 'Selangor' });
  expect((await add({ name: 'Ketiga', code: '', status: 'Inactive' })).code).toBe('S003');
  const names = async (filter: Record<string, string>) =>
    (await client.get('api/work-task/work-sites', filter)).body.data.map(({ name }: { name: string }) => name);
  expect(await names({ keyword: 's002' })).toEqual(['Kedua']);
  expect(await names({ keyword: 'klang' })).toEqual(['Kedua']);
  expect(await names({ state: 'Kuala Lumpur', status: 'Active' })).toEqual(['Pertama']);
  expect((await client.get('api/work-task/work-sites', { status: 'Active' })).body.counts).toEqual({ Active: 2, Inactive: 1 });
});

test('a mistake is told at its field', async () => {
  const { client } = await ownerOf(portal);
  const stranger = await ownerOf(portal);
  const [branch] = (await stranger.client.get('api/admin/companies/branches')).body.data;
  await client.post('api/work-task/work-sites', site);
  const wrong = async (more: object) => (await client.post('api/work-task/work-sites', { ...site, name: 'Lain', code: null, ...more })).body.errors;
  expect(await wrong({ name: 'MENARA contoh' })).toEqual({ name: ['Another site has this name.'] });
  expect(await wrong({ code: 'mc1' })).toEqual({ code: ['Another site has this code.'] });
  expect(await wrong({ branch_id: branch.id })).toEqual({ branch_id: ['Choose a branch of this company.'] });
  expect(await wrong({ supervisor_ids: [999_999] })).toEqual({ supervisor_ids: ['Choose active employees of this company.'] });
  expect(await wrong({ state: 'Atlantis' })).toEqual({ state: ['Choose a state of Malaysia, or leave it empty.'] });
  expect(await wrong({ lat: null })).toHaveProperty('lat');
  expect(await wrong({ radius_m: 19 })).toHaveProperty('radius_m');
  const sessions = [
    { start_time: '22:00', end_time: '06:00' },
    { start_time: '23:00', end_time: '23:30' },
  ];
  expect(await wrong({ sessions })).toEqual({ 'sessions.1.start_time': ['11:00 PM–11:30 PM overlaps 10:00 PM–06:00 AM. Change one of them.'] });
});
