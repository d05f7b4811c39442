import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const plain = { status: 'Active', is_hq: false, country: 'Malaysia', radius_m: 100, rest_days: [7] };
const branch = { ...plain, address_1: '12 Jalan Contoh', postcode: '30000', city: 'Ipoh', state: 'Perak', lat: 4.5975, lng: 101.0901, radius_m: 150 };
await owner.client.post('api/admin/companies/branches', { name: 'Ipoh', ...branch });
await owner.client.post('api/admin/companies/branches', { ...plain, name: 'Closed', state: 'Perak', status: 'Inactive' });

const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name);

test('sites are the active branches with their places', async () => {
  const { body } = await owner.client.get('api/admin/sites', { sort: 'asc', sort_by: 'name' });
  expect(body.meta).toEqual({ page: 1, per_page: 10, total: 2, last_page: 1 });
  expect(body.data).toEqual([
    expect.objectContaining({ name: 'HQ' }),
    { id: expect.any(Number), name: 'Ipoh', address: '12 Jalan Contoh, 30000, Ipoh, Perak', lat: 4.5975, lng: 101.0901, radius_m: 150 },
  ]);
  expect(names(await owner.client.get('api/admin/sites', { keyword: 'ipo' }))).toEqual(['Ipoh']);
});

test('they are for administrators of the company alone', async () => {
  const clerk = await adminOf(portal, owner);
  expect(names(await clerk.client.get('api/admin/sites'))).toContain('Ipoh');
  expect((await (await employeeOf(portal, owner)).client.get('api/admin/sites')).status).toBe(403);
  expect(names(await (await ownerOf(portal)).client.get('api/admin/sites'))).toEqual(['HQ']);
});
