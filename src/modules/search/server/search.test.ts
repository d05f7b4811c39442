/** The search box over HTTP: who finds what, and what nobody finds. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const neighbour = await ownerOf(portal);
const sales = await unitOf(portal, owner, 'department', 'Sales');
const clerk = await unitOf(portal, owner, 'position', 'Clerk');
const ahmad = await employeeOf(portal, owner, { name: 'Ahmad bin Salleh', employee_code: 'SM0039', department_id: sales, position_id: clerk });
await employeeOf(portal, owner, { name: 'Ahmad Tarmizi', employee_code: 'SM0040' });
const document = { title: 'Ahmad award letter', category: 'Policy', audience: 'Company', version: 'v1' };
await owner.client.post('api/service/documents', document);

const find = async (keyword: string, who: TestPerson = owner) => {
  const answer = await who.client.get('api/search', { keyword });
  expect(answer.status).toBe(200);
  return answer.body.data as { kind: string; title: string; about: string; route: string }[];
};

test('finds people by name and by code, each with the way to them', async () => {
  expect((await find('ahmad')).filter(({ kind }) => kind === 'people').map(({ title }) => title)).toEqual(['Ahmad bin Salleh', 'Ahmad Tarmizi']);
  expect(await find('sm0039')).toEqual([
    {
      kind: 'people',
      id: ahmad.employeeId,
      title: 'Ahmad bin Salleh',
      about: 'SM0039, Clerk',
      route: `/admin/employee/view?id=${ahmad.employeeId}`,
      image: null,
    },
  ]);
});

test('an admin finds the people of the own scope alone, and no kind that no page of theirs shows', async () => {
  const admin = await adminOf(portal, owner, { '/admin/employee': [] }, { department: [sales] });
  expect((await find('ahmad', admin)).map(({ title }) => title)).toEqual(['Ahmad bin Salleh']);
  const payments = await adminOf(portal, owner, { '/payroll/document/payment': [] });
  expect(await find('ahmad', payments)).toEqual([]);
});

test('a neighbour company and an employee find nobody', async () => {
  expect(await find('ahmad', neighbour)).toEqual([]);
  expect(await find('ahmad', ahmad)).toEqual([]);
});

test('a single letter, a wildcard and nobody at all', async () => {
  expect((await owner.client.get('api/search', { keyword: 'a' })).status).toBe(422);
  expect(await find('%%')).toEqual([]);
  expect((await portal.as(null).get('api/search', { keyword: 'ahmad' })).status).toBe(401);
});
