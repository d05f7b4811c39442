import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PATH = 'api/admin/companies/organisation/import';
const SHEET = `Kind,Name,Code,Under,Position level,State
Position,HR Manager,,Human Resources,Manager,
Department,Human Resources,HR,Corporate,,
Division,Corporate,,Ipoh,,
Position level,Manager,,,,
Branch,Ipoh,IPH,,,Perak
Branch,Nowhere,,,,
Department,Lost,,Atlantis,,
`;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

const upload = async (sheet: string, by = owner) => {
  const body = new FormData();
  body.append('file', new Blob([sheet], { type: 'text/csv' }), 'organisation.csv');
  return by.client.post(PATH, body);
};
const names = async (list: string) =>
  (await owner.client.get(`api/admin/companies/${list}`, { per_page: 100, sort: 'asc' })).body.data.map(({ name }: { name: string }) => name);

test('one sheet sets up a company in any order of rows, and is taken back', async () => {
  const checked = await upload(SHEET);
  expect(checked.status, JSON.stringify(checked.body)).toBe(200);
  const run = checked.body.data;
  expect(run).toMatchObject({ added: 5, refused: 2, can: { accept: true } });
  expect(run.rows.flatMap(({ errors }: { errors: object[] }) => errors)).toEqual([
    { column: 'State', message: 'Enter the state of the branch.' },
    { column: 'Under', message: 'No unit above has this name, neither in the company nor in this file.' },
  ]);
  expect(await names('branches')).toEqual(['HQ']);
  expect((await owner.client.post(`${PATH}/${run.id}/accept`)).body.data).toMatchObject({ written: 5 });
  expect(await names('branches')).toEqual(['HQ', 'Ipoh']);
  const [position] = (await owner.client.get('api/admin/companies/positions')).body.data;
  expect(position).toMatchObject({ name: 'HR Manager', department: { name: 'Human Resources' }, position_level: { name: 'Manager' } });

  const again = (await upload(SHEET.replace('HR,Corporate', 'HRD,Corporate'))).body.data;
  expect(again).toMatchObject({ unchanged: 4, changed: 1, added: 0 });
  expect(again.rows.find(({ kind }: { kind: string }) => kind === 'changed').changes).toEqual([{ column: 'Code', before: 'HR', after: 'HRD' }]);

  const undone = await owner.client.post(`${PATH}/${run.id}/undo`);
  expect(undone.body.data).toMatchObject({ undone: 5, kept: 0 });
  expect([await names('branches'), await names('departments'), await names('positions')]).toEqual([['HQ'], [], []]);
});

test('a kind that there is not is refused by name, and rows are named in the language of the reader', async () => {
  const sheet = 'Jenis,Nama\nPisang,Kuning\nJabatan,Dapur\n';
  const body = new FormData();
  body.append('file', new Blob([sheet], { type: 'text/csv' }), 'organisasi.csv');
  const answer = await owner.client.raw(`${PATH}?company_id=${owner.companyId}`, { method: 'POST', body, headers: { 'X-Locale': 'ms' } });
  expect(answer.status).toBe(200);
  const { rows } = ((await answer.json()) as { data: { rows: { name: string; kind: string; errors: object[]; changes: object[] }[] } }).data;
  expect(rows.map(({ name, kind, errors }) => [name, kind, errors])).toEqual([
    ['Pisang: Kuning', 'refused', [{ column: 'Jenis', message: 'Masukkan salah satu: Cawangan, Bahagian, Jabatan, Gred jawatan, Jawatan.' }]],
    ['Jabatan: Dapur', 'added', []],
  ]);
  expect(rows[1]?.changes[0]).toMatchObject({ column: 'Jenis', after: 'Jabatan' });
});

test('undo keeps what is in use by now', async () => {
  const { id } = (await upload('Kind,Name,State\nBranch,Taiping,Perak\nBranch,Lumut,Perak\n')).body.data;
  await owner.client.post(`${PATH}/${id}/accept`);
  const { rows } = await portal.owner.query<{ id: number }>(`select id from branches where name = 'Taiping'`);
  await employeeOf(portal, owner, { branch_id: rows[0]?.id as number });
  expect((await owner.client.post(`${PATH}/${id}/undo`)).body.data).toMatchObject({ undone: 1, kept: 1 });
  expect(await names('branches')).toEqual(['HQ', 'Taiping']);
});

test('who may add but not change sees changes refused; readers may not import', async () => {
  const adder = await adminOf(portal, owner, { '/admin/company/organizational': ['Create'] });
  const reader = await adminOf(portal, owner, { '/admin/company/organizational': [] });
  const { rows } = (await upload('Kind,Name,Code,State\nBranch,HQ,H1,\nBranch,Gopeng,,Perak\n', adder)).body.data;
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['refused', 'added']);
  expect((await upload('Kind,Name\nDivision,X\n', reader)).status).toBe(403);
});

test('an admin of one department sets up no units for everybody', async () => {
  const department = await unitOf(portal, owner, 'department', 'Own');
  const narrow = await adminOf(portal, owner, { '/admin/company/organizational': ['Create'] }, { department: [department] });
  expect((await upload(SHEET, narrow)).status).toBe(403);
});
