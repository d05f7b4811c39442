import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PATH = 'api/admin/employees/tax-numbers';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
let [ali, siti]: TestEmployee[] = [];

beforeEach(async () => {
  [ali, siti] = [await employeeOf(portal, owner), await employeeOf(portal, owner)];
});

const enter = (numbers: Record<number, string>, who = owner) => who.client.post(PATH, { numbers });
const numberOf = async (id: number) => (await owner.client.get(`api/admin/employees/${id}`)).body.data.tax_no;

test('numbers of several people are saved together, as LHDN writes them, and audited', async () => {
  const { body } = await enter({ [ali!.employeeId]: 'ig 5612-3450-10', [siti!.employeeId]: 'SG1234567890' });
  expect(body).toMatchObject({ success: true, message: '2 tax numbers saved.', data: { saved: 2 } });
  expect([await numberOf(ali!.employeeId), await numberOf(siti!.employeeId)]).toEqual(['IG5612345010', 'SG1234567890']);
  const { rows } = await portal.owner.query(
    `select after ->> 'tax_no' as tax_no, user_id from audit_logs where action = 'employee.updated' and subject_id = $1 order by id desc limit 1`,
    [ali!.employeeId],
  );
  expect(rows).toEqual([{ tax_no: 'IG5612345010', user_id: owner.userId }]);
});

test('what is no number of a person, or is the number of another, is refused at its field, and nothing is saved', async () => {
  const wrong = await enter({ [ali!.employeeId]: 'IG987654321', [siti!.employeeId]: 'C1234' });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors)).toEqual([`numbers.${siti!.employeeId}`]);
  const twice = await enter({ [ali!.employeeId]: 'IG987654321', [siti!.employeeId]: 'IG987654321' });
  expect(Object.keys(twice.body.errors)).toEqual([`numbers.${ali!.employeeId}`, `numbers.${siti!.employeeId}`]);
  expect(await numberOf(ali!.employeeId)).toBeNull();
  await enter({ [ali!.employeeId]: 'IG987654321' });
  expect((await enter({ [siti!.employeeId]: 'IG987654321' })).body.errors).toHaveProperty([`numbers.${siti!.employeeId}`]);
});

test('it takes the right to change an employment, and the reach', async () => {
  const numbers = { [ali!.employeeId]: 'IG112233445' };
  expect((await enter(numbers, await adminOf(portal, owner, { '/admin/employee': [] }))).status).toBe(403);
  expect((await enter(numbers, await ownerOf(portal))).status).toBe(404);
  expect((await enter(numbers, await adminOf(portal, owner, { '/admin/employee/view/employment': ['Update'] }))).status).toBe(201);
});
