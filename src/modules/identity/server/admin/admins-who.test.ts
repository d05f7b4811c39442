import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany, addMember, addPerson, type Person } from '#modules/session/server/testing/test-people.ts';
import { adminsWho, type AboutEmployee } from './admins-who.ts';

const people = new Map<string, Person>();
const nameOf = (id: number) => [...people].find(([, person]) => person.id === id)?.[0];

const portal = await openTestPortal();
afterAll(() => portal.close());
for (const name of ['owner', 'approver', 'viewer', 'narrow', 'other', 'expired']) people.set(name, await addPerson(portal));
const person = (name: string) => people.get(name) ?? ({} as Person);
const companyId = await addCompany(portal, person('owner'), 'Kedai Contoh Sdn Bhd');
const approve = [{ route: '/admin/employee/view', actions: ['Update'] }];
await addMember(portal, companyId, person('approver'), { role: 'admin', accesses: approve });
await addMember(portal, companyId, person('viewer'), { role: 'admin', accesses: [{ route: '/admin/employee/view', actions: [] }] });
await addMember(portal, companyId, person('narrow'), { role: 'admin', accesses: approve, scope: [{ scope_type: 'department', scope_id: 5 }] });
await addMember(portal, companyId, person('other'), { role: 'admin', accesses: [{ route: '/admin/company', actions: ['Update'] }] });
await addMember(portal, companyId, person('expired'), { role: 'admin', accesses: approve });
await portal.owner.query('update company_users set expires_at = current_date - 2 where user_id = $1', [person('expired').id]);

const about = (department_id: number): AboutEmployee => ({ id: 1, branch_id: null, division_id: null, department_id });
const who = async (actions: string[], employee: AboutEmployee | null) =>
  (await portal.asSystem((tx) => adminsWho(tx, companyId, { route: '/admin/employee/view', actions }, employee))).map(nameOf).sort();

test.each([
  ['with the action, about nobody in particular', ['Update'], null, ['approver', 'narrow', 'owner']],
  ['viewing is enough', [], null, ['approver', 'narrow', 'owner', 'viewer']],
  ['about an employee within the reach', ['Update'], about(5), ['approver', 'narrow', 'owner']],
  ['about an employee outside it', ['Update'], about(6), ['approver', 'owner']],
  ['an action that nobody was given', ['Fly'], null, ['owner']],
])('%s', async (_case, actions, employee, expected) => {
  expect(await who(actions, employee)).toEqual(expected);
});
