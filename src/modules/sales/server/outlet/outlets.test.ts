import { afterAll, expect, test } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { sheetContractTests } from '#app/server/testing/sheet-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { outletImport } from '../../contract/outlet/outlet.register.ts';
import { OUTLET_FORM } from './outlet.factory.ts';
import { outletRegister } from './outlet.register.ts';
import { outletSheet } from './outlet.sheet.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const outlet = OUTLET_FORM;

registerContractTests(() => portal, outletRegister, {
  valid: outlet,
  changed: { ...outlet, name: 'Pasar Raya Contoh Meru', radius_m: 200, sessions: [] },
  other: (n) => ({ ...outlet, name: `Outlet Contoh ${n}`, code: `T${n}`, city: 'Ipoh' }),
  doubles: [
    [(valid) => ({ ...valid, name: 'PASAR RAYA CONTOH KLANG', code: 'PK2' }), 'name'],
    [(valid) => ({ ...valid, name: 'Lain', code: 'pk1' }), 'code'],
  ],
});

sheetContractTests(() => portal, outletRegister, {
  calls: outletImport,
  sheet: outletSheet,
  added: { name: 'Outlet Helaian', type: 'Farmasi', region: 'Utara', lat: 5.4, lng: 100.3 },
  changed: ['radius_m', 300],
  adds: ['Import', 'Create'],
});

test('are filtered by what there is, and get the next code', async () => {
  const { client } = await ownerOf(portal);
  const add = async (more: object) => (await client.post('api/spm/outlets', { ...outlet, code: null, ...more })).body;
  expect((await add({})).data).toMatchObject({ code: 'OT001', supervisors: [], projects_count: 0, today: 0 });
  await add({ name: 'Farmasi Contoh Ipoh', chain: 'Farmasi Contoh', type: 'Pharmacy', city: 'Ipoh', state: 'Perak', region: 'Northern' });
  expect((await client.get('api/spm/outlets/filter')).body.data).toEqual({
    chains: ['Farmasi Contoh', 'Pasar Raya Contoh'],
    types: ['Pharmacy', 'Supermarket'],
    states: ['Perak', 'Selangor'],
    cities: ['Ipoh', 'Klang'],
  });
  const names = async (filter: Record<string, string>) => (await client.get('api/spm/outlets', filter)).body.data.map(({ name }: { name: string }) => name);
  expect(await names({ chain: 'Farmasi Contoh' })).toEqual(['Farmasi Contoh Ipoh']);
  expect(await names({ region: 'Central' })).toEqual(['Pasar Raya Contoh Klang']);
  expect(await names({ keyword: 'ipoh' })).toEqual(['Farmasi Contoh Ipoh']);
  expect((await add({ name: 'Lain', state: 'Atlantis' })).errors).toEqual({ state: ['Choose a state of Malaysia, or leave it empty.'] });
  expect((await add({ name: 'Lain', radius_m: 1001 })).errors).toHaveProperty('radius_m');
});
