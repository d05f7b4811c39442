/** Opening figures from a spreadsheet over HTTP: dry run, accept, undo. */
import { afterAll, expect, it } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';

const OPENINGS = 'api/operation/payrolls/openings';
const PATH = `${OPENINGS}/import`;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
await portal.asSystem(async (tx) => {
  for (const employee_code of ['E-1', 'E-2', 'E-3']) await makeEmployee(tx, owner.companyId, { employee_code, name: 'Orang Contoh' });
});

const check = (csv: string, client = owner.client) => {
  const form = new FormData();
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'pembukaan.csv');
  return client.post(PATH, form);
};
const figures = async () =>
  Object.fromEntries(
    (await owner.client.get(OPENINGS, { per_page: 100 })).body.data.map(
      (row: { employee: { employee_code: string }; previous_employer: boolean; remuneration: number; mtd: number; source: string | null }) => [
        `${row.employee.employee_code}${row.previous_employer ? ' TP3' : ''}`,
        [row.remuneration, row.mtd, row.source],
      ],
    ),
  );
const kinds = (rows: readonly { row: number; kind: string; errors: readonly { message: string }[] }[]) =>
  rows.map(({ row, kind, errors }) => [row, kind, ...errors.map(({ message }) => message)]);

it('says what each row would do, saves what is accepted, and takes it back', async () => {
  const first = (await check('Employee code,Year,Previous employer (TP3),Remuneration,MTD,Source\nE-1,2026,,12000,55.50,Old system\ne-2,2026,Yes,500,,\n')).body
    .data;
  expect(kinds(first.rows)).toEqual([
    [2, 'added'],
    [3, 'added'],
  ]);
  expect(await figures()).toEqual({});
  expect((await owner.client.post(`${PATH}/${first.id}/accept`, {})).body.data).toMatchObject({ written: 2, failed: 0, can: { undo: true } });
  const saved = { 'E-1': [12_000, 55.5, 'Old system'], 'E-2 TP3': [500, 0, null] };
  expect(await figures()).toEqual(saved);

  // A column that the file lacks stays; headers may be Malay.
  const second = (await check('Kod pekerja,Tahun,Saraan\nE-1,2026,"12,500.00"\nE-1,2026,1\nE-9,2026,1\nE-3,1999,1\nE-3,2026,-5\nE-3,2026,700\n')).body.data;
  expect(kinds(second.rows)).toEqual([
    [2, 'changed'],
    [3, 'refused', expect.any(String)],
    [4, 'refused', 'No employee you can see has this code or identity number.'],
    [5, 'refused', expect.any(String)],
    [6, 'refused', expect.any(String)],
    [7, 'added'],
  ]);
  expect(second.rows[0].changes).toEqual([{ column: 'Remuneration', before: 12_000, after: 12_500, kind: 'money' }]);
  expect((await owner.client.post(`${PATH}/${second.id}/accept`, {})).body.data.written).toBe(2);
  expect(await figures()).toMatchObject({ 'E-1': [12_500, 55.5, 'Old system'], 'E-3': [700, 0, null] });

  // What somebody changed since stays; the rest goes back to what it was.
  const { data } = (await owner.client.get(OPENINGS, { keyword: 'E-3' })).body;
  await owner.client.post(OPENINGS, { employee_id: data[0].employee_id, year: 2026, remuneration: 800 });
  expect((await owner.client.post(`${PATH}/${second.id}/undo`, {})).body.data).toMatchObject({ undone: 1, kept: 1 });
  expect(await figures()).toEqual({ ...saved, 'E-3': [800, 0, null] });
  expect((await owner.client.post(`${PATH}/${first.id}/undo`, {})).body.data).toMatchObject({ undone: 2 });
  expect(await figures()).toEqual({ 'E-3': [800, 0, null] });
});

it('is for who may change the payroll setting, about employees of the own company', async () => {
  const looker = await adminOf(portal, owner, { '/payroll/setting': [] });
  expect((await check('Employee code,Year\nE-1,2026\n', looker.client)).status).toBe(403);
  const other = await ownerOf(portal);
  expect(kinds((await check('Employee code,Year\nE-1,2026\n', other.client)).body.data.rows)).toEqual([
    [2, 'refused', 'No employee you can see has this code or identity number.'],
  ]);
  const run = (await check('Employee code,Year\nE-1,2026\n')).body.data;
  expect((await other.client.post(`${PATH}/${run.id}/accept`, {})).status).toBe(404);
});
