/** The chart over HTTP: whom it counts and whose faces it shows, and whose not. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '../employee.factory.ts';
import type { NewEmployee } from '../employee.tables.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const stranger = await ownerOf(portal);

const hire = (company: TestPerson, given: Partial<NewEmployee>) => portal.asSystem((tx) => makeEmployee(tx, company.companyId, given));
const membership = (table: string, column: string, unit: number, head: number) =>
  portal.owner.query(`update ${table} set ${column} = $1 where id = $2`, [head, unit]);
const faceOf = async (company: TestPerson): Promise<string> => {
  const { rows } = await portal.owner.query<{ uuid: string }>(
    `insert into files (company_id, subject_type, subject_id, field, name, ext, mime, size, disk_path, sha256)
     values ($1, 'employee', 1, 'image', 'face.png', 'png', 'image/png', 1, 'face', repeat('0', 64)) returning uuid`,
    [company.companyId],
  );
  return rows[0]!.uuid;
};
const chartOf = async (who: TestPerson) => {
  const { status, body } = await who.client.get('api/admin/employees/org-chart');
  expect(status).toBe(200);
  return new Map((body.data as { kind: string; id: number }[]).map(({ kind, id, ...rest }) => [`${kind} ${id}`, rest]));
};

const branch = await unitOf(portal, owner, 'branch', 'Ipoh');
const sales = await unitOf(portal, owner, 'department', 'Sales');
const store = await unitOf(portal, owner, 'department', 'Store');
const clerk = await unitOf(portal, owner, 'position', 'Clerk');
const theirs = await unitOf(portal, stranger, 'department', 'Sales');
const face = await faceOf(owner);
const aminah = await hire(owner, { name: 'Aminah', branch_id: branch, department_id: sales, position_id: clerk, image_file: face });
await hire(owner, { branch_id: branch, department_id: sales });
await hire(owner, { branch_id: branch, department_id: store });
const gone = await hire(owner, { department_id: store, status: 'Inactive', inactive_at: '2026-01-31', image_file: await faceOf(owner) });
await hire(owner, { department_id: sales, deleted_at: '2026-01-01T00:00:00Z' });
const other = await hire(stranger, { name: 'Orang Lain', department_id: theirs, image_file: await faceOf(stranger) });
await membership('departments', 'head_id', sales, aminah.id);
await membership('departments', 'head_id', store, gone.id);
await membership('branches', 'manager_id', branch, aminah.id);
await membership('departments', 'head_id', theirs, other.id);

test('units have those who work in them today, and the face of who heads them; who has left is neither', async () => {
  const head = { id: aminah.id, name: 'Aminah', image: expect.objectContaining({ file: face }) };
  expect(await chartOf(owner)).toEqual(
    new Map(
      Object.entries({
        [`company ${owner.companyId}`]: { people: 3, head: null },
        [`branch ${branch}`]: { people: 3, head },
        [`department ${sales}`]: { people: 2, head },
        [`department ${store}`]: { people: 1, head: null },
        [`position ${clerk}`]: { people: 1, head: null },
      }),
    ),
  );
  expect((await chartOf(stranger)).get(`department ${theirs}`)).toMatchObject({ people: 1, head: { name: 'Orang Lain' } });
});

test('an admin who sees a part of the company counts that part, and sees its faces alone', async () => {
  const admin = await adminOf(portal, owner, { '/admin/employee': [] }, { department: [store] });
  expect(Object.fromEntries(await chartOf(admin))).toEqual({
    [`company ${owner.companyId}`]: { people: 1, head: null },
    [`branch ${branch}`]: { people: 1, head: null },
    [`department ${store}`]: { people: 1, head: null },
  });
});

test('whoever may not open the list of employees is refused', async () => {
  const admin = await adminOf(portal, owner, { '/admin/company/organizational': [] });
  expect((await admin.client.get('api/admin/employees/org-chart')).status).toBe(403);
});
