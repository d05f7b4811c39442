/** People come to another branch, or their branch to another state, by other ways than their own form: approved leave follows, and follows back. */
import { afterAll, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { unitOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const BASE = 'api/operation/leaves';
const TUESDAY = '2026-12-01';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const { client } = fixture.owner;

/** Approved, from Monday to Wednesday. */
async function granted({ employeeId }: TestEmployee): Promise<number> {
  const form = { employee_id: employeeId, leave_type_id: fixture.type['AL'], start_date: MONDAY, end_date: '2026-12-02', reason: 'Family matters' };
  const { status, body } = await client.post(BASE, { ...form, approve: true });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}
const total = async (id: number) => (await client.get(`${BASE}/${id}`)).body.data.total_days as number;
const used = async ({ employeeId }: TestEmployee) =>
  (
    await portal.owner.query<{ used: number }>(
      `select coalesce(-sum(e.days), 0)::float as used from leave_entitlement_entries e join leave_days d on d.id = e.leave_day_id where d.employee_id = $1`,
      [employeeId],
    )
  ).rows[0]?.used;
const branchOf = (name: string) => unitOf(portal, fixture.owner, 'branch', name);

test('follows a branch that is closed, whose people go to one with other days of rest', async () => {
  const [closing, staying] = [await branchOf('Closing'), await branchOf('Staying')];
  await portal.owner.query(`update branches set rest_days = '{2,7}' where id = $1`, [staying]);
  const bala = await fixture.hire({ branch_id: closing });
  const id = await granted(bala);
  expect([await total(id), await used(bala)]).toEqual([3, 3]);
  const branch = `api/admin/companies/branches/${closing}`;
  const { updated_at } = (await client.get(branch)).body.data;
  expect((await client.delete(branch, { updated_at, move_to: staying })).body.success).toBe(true);
  expect([await total(id), await used(bala)]).toEqual([2, 2]);
});

test('follows an import that moves people or branches, and its undoing', async () => {
  const sheet = async (path: string, lines: readonly string[]) => {
    const form = new FormData();
    form.append('file', new Blob([lines.join('\n')]), 'sheet.csv');
    const { status, body } = await client.post(`${path}/import`, form);
    expect(status, JSON.stringify(body)).toBe(200);
    const run = body.data;
    expect([run.changed, run.refused], JSON.stringify(run.rows)).toEqual([1, 0]);
    const act = async (verb: 'accept' | 'undo') => (await client.post(`${path}/import/${run.id}/${verb}`)).body.data;
    expect(await act('accept')).toMatchObject({ written: 1 });
    return async () => expect(await act('undo')).toMatchObject({ undone: 1 });
  };
  const [home, away] = [await branchOf('Home'), await branchOf('Away')];
  await portal.owner.query(`update branches set rest_days = '{2,7}' where id = $1`, [away]);
  const bala = await fixture.hire({ branch_id: home });
  const id = await granted(bala);
  const { rows } = await portal.owner.query<{ line: string }>(`select employee_code || ',' || name as line from employees where id = $1`, [bala.employeeId]);
  const undoMove = await sheet('api/admin/employees', ['Employee code,Name,Branch', `${rows[0]?.line},Away`]);
  expect([await total(id), await used(bala)]).toEqual([2, 2]);
  await undoMove();
  expect([await total(id), await used(bala)]).toEqual([3, 3]);

  await portal.owner.query(`update branches set state = 'Selangor' where id = $1`, [home]);
  const day = { name: 'Johor Day', name_ms: 'Hari Johor', date: TUESDAY, type: 'State', states: ['Johor'] };
  expect((await client.post(`${BASE}/holidays`, day)).status).toBe(201);
  const undoState = await sheet('api/admin/companies/organisation', ['Kind,Name,State', 'Branch,Home,Johor']);
  expect([await total(id), await used(bala)]).toEqual([2, 2]);
  await undoState();
  expect([await total(id), await used(bala)]).toEqual([3, 3]);
});
