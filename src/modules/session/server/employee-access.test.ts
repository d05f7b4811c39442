import { afterAll, expect, test } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { addCompany, addMember, addPerson, type Person } from './testing/test-people.ts';

let owner: Person;
let target: Person;
let narrow: Person;
let sales: number;
let store: number;
let foreign: number;

const PAGES = [
  { route: '/admin/user', actions: [] },
  { route: '/admin/user/view/employee-access', actions: ['Update'] },
];

async function department(company: number, name: string): Promise<number> {
  const { rows } = await portal.owner.query<{ id: number }>('insert into departments (company_id, name) values ($1, $2) returning id', [company, name]);
  return rows[0]?.id ?? 0;
}
async function employee(company: number, name: string, departmentId: number): Promise<number> {
  const { rows } = await portal.owner.query<{ id: number }>(
    `insert into employees (company_id, name, employee_code, company_joined_at, department_id) values ($1, $2, $2, '2024-01-01', $3) returning id`,
    [company, name, departmentId],
  );
  return rows[0]?.id ?? 0;
}

const portal = await openTestPortal();
afterAll(() => portal.close());
[owner, target, narrow] = [await addPerson(portal), await addPerson(portal), await addPerson(portal)];
const companyId = await addCompany(portal, owner, 'Kedai Contoh Sdn Bhd');
const other = await addCompany(portal, await addPerson(portal), 'Asing Contoh Sdn Bhd');
[sales, store, foreign] = [await department(companyId, 'Sales'), await department(companyId, 'Store'), await department(other, 'Sales')];
const people = [await employee(companyId, 'Ahmad', sales), await employee(companyId, 'Bala', sales), await employee(companyId, 'Chen', store)];
await addMember(portal, companyId, target, { role: 'admin', accesses: PAGES });
await addMember(portal, companyId, narrow, { role: 'admin', accesses: PAGES, scope: [{ scope_type: 'department', scope_id: sales }] });

const url = () => `api/admin/admins/${target.id}/employee-accesses`;
const as = (person: Person) => portal.as(person.token, companyId);
const unit = (scope_id: number) => ({ scope_type: 'department', scope_id });

test('without rows an admin sees everyone', async () => {
  expect((await as(owner).get(url())).body.data).toEqual({ all: true, items: [], employees_count: 3 });
});

test('a reach is set, counted, in force at once, audited', async () => {
  const answer = await as(owner).post(url(), { all: false, items: [unit(sales)] });
  expect(answer.body.data).toEqual({ all: false, items: [unit(sales)], employees_count: 2 });
  const { rows } = await portal.owner.query(`select before, after from audit_logs where action = 'employee_access.changed'`);
  expect(rows).toEqual([{ before: { all: true, items: [] }, after: { all: false, items: [unit(sales)] } }]);
  expect((await as(owner).get(`api/admin/admins/${target.id}`)).body.data.scope).toMatchObject({ all: false, department: 1 });
  expect((await as(owner).post(url(), { all: true, items: [] })).body.data.all).toBe(true);
});

test('units and employees of another company, or of none, are refused', async () => {
  for (const item of [unit(foreign), unit(999_999), { scope_type: 'employee', scope_id: 999_999 }]) {
    expect((await as(owner).post(url(), { all: false, items: [item] })).body.errors).toHaveProperty('items');
  }
  expect((await as(owner).post(url(), { all: false, items: [] })).body.errors).toHaveProperty('items');
  expect((await as(owner).post(url(), { all: false, items: [{ scope_type: 'planet', scope_id: 1 }] })).status).toBe(422);
});

test('a narrow admin grants within the own reach only', async () => {
  expect((await as(narrow).post(url(), { all: true, items: [] })).body.errors).toHaveProperty('items');
  expect((await as(narrow).post(url(), { all: false, items: [unit(store)] })).body.errors).toHaveProperty('items');
  expect((await as(narrow).post(url(), { all: false, items: [unit(sales)] })).status).toBe(200);
});

test('nobody changes the own reach or the owner', async () => {
  const set = (person: Person, id: number) => as(person).post(`api/admin/admins/${id}/employee-accesses`, { all: true, items: [] });
  expect((await set(target, target.id)).status).toBe(403);
  expect((await set(target, owner.id)).status).toBe(403);
  expect((await set(owner, 999_999)).status).toBe(404);
});

test('an unsaved choice is counted, and tells whether one employee is in it', async () => {
  const preview = async (person: Person, employeeId: number | undefined) =>
    (await as(person).post(`${url()}/preview`, { all: false, items: [unit(store)], employee_id: employeeId ?? null })).body.data;
  expect(await preview(owner, people[2])).toEqual({ employees_count: 1, sees: true });
  expect(await preview(owner, people[0])).toEqual({ employees_count: 1, sees: false });
  expect(await preview(owner, undefined)).toEqual({ employees_count: 1, sees: null });
  expect((await preview(narrow, people[2])).sees).toBeNull();
});
