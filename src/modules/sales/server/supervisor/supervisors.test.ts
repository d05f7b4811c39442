import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { outletOfCompany } from '../outlet/outlet.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

test('employees become supervisors, look after outlets, and stop', async () => {
  const owner = await ownerOf(portal);
  const kavitha = await employeeOf(portal, owner);
  const outlet = await outletOfCompany(portal, owner);
  const { client } = owner;
  const candidates = (await client.get('api/spm/supervisors/candidates', { keyword: '' })).body.data.map(({ id }: { id: number }) => id);
  expect(candidates).toContain(kavitha.employeeId);
  const added = await client.post('api/spm/supervisors', { employee_ids: [kavitha.employeeId], regions: ['Central'] });
  expect(added.body).toMatchObject({ message: '1 supervisor was added.', data: { added: 1 } });
  expect((await client.get('api/spm/supervisors')).body.data).toMatchObject([{ id: kavitha.employeeId, regions: ['Central'], outlets: [], to_review: 0 }]);
  expect((await client.get('api/spm/supervisors', { region: 'Sabah' })).body.data).toEqual([]);
  const at = `api/spm/outlets/${outlet}/supervisors`;
  const put = (from: string) => client.post(at, { employee_id: kavitha.employeeId, from });
  const first = await put('2026-01-05');
  expect(first.status).toBe(200);
  expect((await put('2026-02-01')).body.errors).toHaveProperty('employee_id');
  expect((await client.get(`api/spm/supervisors/${kavitha.employeeId}`)).body.data.outlets).toMatchObject([{ id: outlet }]);
  expect((await client.get(`api/spm/outlets/${outlet}`)).body.data).toMatchObject({ supervisors: [{ id: kavitha.employeeId }], can: { remove: false } });
  const end = (to: string) => client.post(`${at}/${first.body.data.id}/end`, { to });
  expect((await end('2026-01-04')).body.errors).toEqual({ to: ['The last day is not before 05/01/26, when it began.'] });
  expect((await end('2026-03-31')).status).toBe(200);
  expect((await client.get(at)).body.data).toMatchObject([{ from: '2026-01-05', to: '2026-03-31' }]);
  expect((await client.delete(`api/spm/supervisors/${kavitha.employeeId}`, {})).status).toBe(200);
  expect((await client.get('api/spm/supervisors')).body.data).toEqual([]);
  expect((await client.post(at, { employee_id: kavitha.employeeId, from: '2026-05-01' })).body.errors).toHaveProperty('employee_id');
});
