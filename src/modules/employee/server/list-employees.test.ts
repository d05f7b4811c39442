import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';

let portal: TestPortal;
let owner: TestPerson;

beforeAll(async () => {
  portal = await openTestPortal();
  owner = await ownerOf(portal);
});
afterAll(() => portal.close());

test('smoke', async () => {
  const e = await employeeOf(portal, owner);
  const answer = await owner.client.get('api/admin/employees');
  expect(answer.body).toMatchObject({ data: [{ id: e.employeeId }], meta: { total: 1 } });
  const admin = await adminOf(portal, owner, { '/admin/employee': [] });
  expect((await admin.client.get(`api/admin/employees/${e.employeeId}`)).body.data.name).toBe(e.name);
  expect((await e.client.get('api/profile')).body.data.name).toBe(e.name);
});
