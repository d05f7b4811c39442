/** Headers that the import does not know: proposed, matched once, remembered for the company. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { salesOffice } from '#app/server/testing/sales-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { sheetOf, type SheetRow } from './people-sheet.factory.ts';

const PATH = 'api/admin/employees/import';
let owner: TestPerson;

const portal = await openTestPortal();
afterAll(() => portal.close());
beforeEach(async () => {
  ({ owner } = await salesOffice(portal));
});

const ROW: SheetRow = { 'Pekerja Nama': 'Nurul Contoh', 'No. K/P': '920215-70-5566', 'Tkh. Khidmat': '2026-01-05', Unit: 'Sales', Syif: 'Pagi' };
const MATCHED = { 'Pekerja Nama': 'name', 'Tkh. Khidmat': 'company_joined_at', Unit: 'department', Syif: null };

async function headersOf(row: SheetRow, who = owner) {
  const { status, body } = await who.client.post(`${PATH}/headers`, await sheetOf([row]));
  return { status, ...(body.data as { headers: Record<string, unknown>[]; columns: { key: string; name: string; required: boolean }[] }) };
}
async function check(row: SheetRow, matched: Readonly<Record<string, string | null>> = {}, who = owner) {
  const form = await sheetOf([row]);
  Object.entries(matched).forEach(([header, column], at) => {
    form.append(`headers[${at}][header]`, header);
    form.append(`headers[${at}][column]`, column ?? '');
  });
  return who.client.post(PATH, form);
}
const remembered = async (company: number) =>
  (await portal.owner.query('select header_key, column_key from import_headers where company_id = $1 order by header_key', [company])).rows;

test('proposes what unknown headers mean, with what stands below them', async () => {
  const { headers, columns } = await headersOf(ROW);
  expect(headers).toEqual([
    { header: 'Pekerja Nama', column: 'name', source: 'proposal', examples: ['Nurul Contoh'] },
    { header: 'No. K/P', column: 'identity_number', source: 'import', examples: ['920215-70-5566'] },
    { header: 'Tkh. Khidmat', column: 'company_joined_at', source: 'proposal', examples: ['2026-01-05'] },
    { header: 'Unit', column: null, source: null, examples: ['Sales'] },
    { header: 'Syif', column: null, source: null, examples: ['Pagi'] },
  ]);
  expect(columns.find(({ key }) => key === 'name')).toEqual({ key: 'name', name: 'Name', required: true });
  expect(await remembered(owner.companyId)).toEqual([]);
});

test('goes on from what was matched, and asks nothing of the next file', async () => {
  expect((await check(ROW)).body.errors.file).toEqual(['The file does not have these columns: Name. Use the template.']);
  const first = (await check(ROW, MATCHED)).body.data;
  expect(first).toMatchObject({ added: 1, ignored_headers: [], rows: [{ name: 'Nurul Contoh', kind: 'added', errors: [] }] });
  // Letter case and signs do not count.
  const next = { 'PEKERJA NAMA *': 'Siti Contoh', 'NO KP': '920215-70-5568', 'Tkh Khidmat': '2026-02-05', unit: 'Sales' };
  expect((await headersOf(next)).headers.map(({ source }) => source)).toEqual(['company', 'import', 'company', 'company']);
  const second = (await check(next)).body.data;
  expect(second).toMatchObject({ added: 1, ignored_headers: [] });
  await owner.client.post(`${PATH}/${second.id}/accept`, { rows: null });
  const { rows } = await portal.owner.query(
    `select e.name, company_joined_at::text as joined, d.name as department from employees e join departments d on d.id = e.department_id where e.company_id = $1`,
    [owner.companyId],
  );
  expect(rows).toEqual([{ name: 'Siti Contoh', joined: '2026-02-05', department: 'Sales' }]);
});

test('a later choice replaces the earlier one; a file that is refused leaves none', async () => {
  await check(ROW, MATCHED);
  await check({ ...ROW, Syif: 'Kerani' }, { Syif: 'position' });
  expect(await remembered(owner.companyId)).toContainEqual({ header_key: 'syif', column_key: 'position' });
  expect((await check(ROW, { 'Pekerja Nama': null })).status).toBe(422);
  expect(await remembered(owner.companyId)).toContainEqual({ header_key: 'pekerjanama', column_key: 'name' });
});

test.each([
  [{ Syif: 'colour' }, 'headers.0.column'],
  [{ 'Pekerja Nama': 'name', Syif: 'name' }, 'headers.1.column'],
])('%j is refused at its header', async (matched, field) => {
  const { status, body } = await check(ROW, matched);
  expect(status).toBe(422);
  expect(body.errors[field]).toEqual(['Choose a column of this import that no other header has.']);
  expect(await remembered(owner.companyId)).toEqual([]);
});

test('another company has headers of its own, and who may not import is told nothing', async () => {
  await check(ROW, MATCHED);
  const stranger = await ownerOf(portal);
  expect((await headersOf(ROW, stranger)).headers.map(({ source }) => source)).not.toContain('company');
  const viewer = await adminOf(portal, owner, { '/admin/employee': [] });
  expect((await headersOf(ROW, viewer)).status).toBe(403);
});
