/** Days onto balances from a spreadsheet over HTTP: dry run, accepting some rows, undoing. */
import { afterAll, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PATH = 'api/operation/leaves/entitlements/import';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
for (const employee_code of ['E-1', 'E-2']) await employeeOf(portal, fixture.owner, { employee_code, company_joined_at: '2022-01-03' });
await fixture.owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026 });

const check = async (csv: string, client = fixture.owner.client) => {
  const form = new FormData();
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'baki.csv');
  return client.post(PATH, form);
};
const kinds = (rows: readonly { row: number; kind: string; errors: readonly { message: string }[] }[]) =>
  rows.map(({ row, kind, errors }) => [row, kind, ...errors.map(({ message }) => message)]);
const balances = async (code = 'AL') => {
  const { data } = (await fixture.owner.client.get('api/operation/leaves/entitlements', { year: 2026, per_page: 100 })).body;
  const of = (row: { employee: { employee_code: string }; balances: { code: string; balance: number }[] }) =>
    [row.employee.employee_code, row.balances.find((each) => each.code === code)?.balance] as const;
  return Object.fromEntries(data.map(of).filter(([employee]: readonly [string]) => employee.startsWith('E-') && employee.length === 3));
};

test('says what each row would do, books what is accepted once, and books it back', async () => {
  const csv =
    'Employee code,Leave type code,Days,Reason,Year\nE-1,AL,2.5,Brought over,2026\ne-2,al,-1,Taken before,2026\nE-9,AL,1,Brought over,2026\nE-2,UL,1,Brought over,2026\n' +
    'E-2,ZZ,1,Brought over,2026\nE-2,RL,-1,Taken before,2026\nE-1,MC,0.3,Brought over,2026\nE-1,HL,0,Brought over,2026\nE-2,AL,1,Again,2026\n';
  const first = (await check(csv)).body.data;
  expect(kinds(first.rows)).toEqual([
    [2, 'added'],
    [3, 'added'],
    [4, 'refused', 'No employee you can see has this code or identity number.'],
    [5, 'refused', 'This leave type has no balance of its own.'],
    [6, 'refused', 'No leave type has this code.'],
    [7, 'refused', 'The balance would fall below zero.'],
    [8, 'refused', expect.any(String)],
    [9, 'refused', 'Enter days other than 0.'],
    [10, 'refused', 'Row 3 has the same value.'],
  ]);
  expect(await balances()).toEqual({ 'E-1': 12, 'E-2': 12 });
  expect((await fixture.owner.client.post(`${PATH}/${first.id}/accept`, { rows: [2, 3] })).body.data).toMatchObject({ written: 2, can: { undo: true } });
  expect(await balances()).toEqual({ 'E-1': 14.5, 'E-2': 11 });

  // The same file again does nothing; a changed reason is another adjustment.
  expect(kinds((await check(csv)).body.data.rows).slice(0, 2)).toEqual([
    [2, 'unchanged'],
    [3, 'unchanged'],
  ]);
  expect((await fixture.owner.client.post(`${PATH}/${first.id}/undo`, {})).body.data).toMatchObject({ undone: 2 });
  expect(await balances()).toEqual({ 'E-1': 12, 'E-2': 12 });
  const { rows } = await portal.owner.query(
    `select n.days::float from leave_entitlement_entries n join leave_entitlements a on a.id = n.entitlement_id
     where a.company_id = $1 and n.kind = 'Adjustment' order by n.id`,
    [fixture.owner.companyId],
  );
  expect(rows.map(({ days }) => days).sort()).toEqual([-1, -2.5, 1, 2.5]);
  // What was taken back may be booked again.
  expect(kinds((await check(csv)).body.data.rows).slice(0, 2)).toEqual([
    [2, 'added'],
    [3, 'added'],
  ]);
});

test('days that were used since are not taken back', async () => {
  const run = (await check('Kod pekerja,Kod jenis cuti,Hari,Sebab,Tahun\nE-1,RL,1,Bekerja pada hari cuti,2026\nE-2,RL,1,Bekerja pada hari cuti,2026\n')).body
    .data;
  await fixture.owner.client.post(`${PATH}/${run.id}/accept`, {});
  expect(await balances('RL')).toEqual({ 'E-1': 1, 'E-2': 1 });
  const { data } = (await fixture.owner.client.get('api/operation/leaves/entitlements', { year: 2026, keyword: 'E-1' })).body;
  const taken = {
    employee_id: data[0].employee.id,
    leave_type_id: fixture.type['RL'],
    start_date: '2026-11-30',
    end_date: '2026-11-30',
    reason: 'Day in lieu',
  };
  expect((await fixture.owner.client.post('api/operation/leaves', { ...taken, approve: true })).status).toBe(201);
  expect((await fixture.owner.client.post(`${PATH}/${run.id}/undo`, {})).body.data).toMatchObject({ undone: 1, kept: 1 });
  expect(await balances('RL')).toEqual({ 'E-1': 0, 'E-2': 0 });
});

test('has a template, and is for who may import, about employees in sight', async () => {
  const template = await fixture.approver.client.raw(`/${PATH}/template`, {});
  expect([template.status, template.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  const line = 'Employee code,Leave type code,Days,Reason,Year\nE-1,AL,1,Brought over again,2026\n';
  const looker = await adminOf(portal, fixture.owner, { '/leave/entitlement': ['Update'] });
  expect((await check(line, looker.client)).status).toBe(403);
  const other = await ownerOf(portal);
  expect(kinds((await check(line, other.client)).body.data.rows)).toEqual([[2, 'refused', 'No employee you can see has this code or identity number.']]);
  const run = (await check(line)).body.data;
  expect((await other.client.post(`${PATH}/${run.id}/accept`, {})).status).toBe(404);
});
