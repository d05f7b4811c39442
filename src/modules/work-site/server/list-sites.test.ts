import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const SITES = 'api/work-task/work-sites';
const plain = { type: 'Client', branch_id: null, address_1: null, address_2: null, postcode: null, city: null, state: null, country: 'Malaysia' };
const site = { ...plain, lat: 4.5975, lng: 101.0901, radius_m: 150, contact_name: null, contact_phone: null, supervisor_ids: [], sessions: [] };
const add = async (given: object) => {
  const { status, body } = await owner.client.post(SITES, { ...site, status: 'Active', ...given });
  expect(status, JSON.stringify(body)).toBe(201);
};
await add({ name: 'Tapak Ipoh', code: 'IPH', address_1: '12 Jalan Contoh', postcode: '30000', city: 'Ipoh', state: 'Perak' });
await add({ name: 'Menara Contoh', code: 'MC1' });
await add({ name: 'Tapak Lama', code: 'OLD', status: 'Inactive' });

const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name);

test('sites are the active work sites with their places', async () => {
  const { body } = await owner.client.get('api/admin/sites', { sort: 'asc', sort_by: 'name' });
  expect(body.meta).toEqual({ page: 1, per_page: 10, total: 2, last_page: 1 });
  expect(body.data).toEqual([
    expect.objectContaining({ name: 'Menara Contoh' }),
    { id: expect.any(Number), name: 'Tapak Ipoh', address: '12 Jalan Contoh, 30000 Ipoh, Perak, Malaysia', lat: 4.5975, lng: 101.0901, radius_m: 150 },
  ]);
  expect(names(await owner.client.get('api/admin/sites', { keyword: 'iph' }))).toEqual(['Tapak Ipoh']);
});

test('they are for administrators of the company alone', async () => {
  const clerk = await adminOf(portal, owner);
  expect(names(await clerk.client.get('api/admin/sites'))).toContain('Tapak Ipoh');
  expect((await (await employeeOf(portal, owner)).client.get('api/admin/sites')).status).toBe(403);
  expect(names(await (await ownerOf(portal)).client.get('api/admin/sites'))).toEqual([]);
});
