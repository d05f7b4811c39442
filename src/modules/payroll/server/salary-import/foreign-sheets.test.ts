/** Workbooks that other programs made (tests/sheets), through the import of employees. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '#app/server/testing/people.ts';
import { salesOffice } from '#app/server/testing/sales-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const PATH = 'api/admin/employees/import';
let owner: Person;

const portal = await openTestPortal();
afterAll(() => portal.close());
beforeEach(async () => {
  ({ owner } = await salesOffice(portal));
});

async function check(name: string) {
  const form = new FormData();
  form.append('file', new File([await readFile(new URL(`../../../../../tests/sheets/${name}`, import.meta.url))], name));
  return owner.client.post(PATH, form);
}

test.each(['openpyxl', 'xlsxwriter', 'excel-writer-xlsx', 'openxlsx', 'sheetjs', 'exceljs', 'gnumeric'])('%s is read to the last digit', async (program) => {
  const { body } = await check(`${program}.xlsx`);
  expect(body.data.rows).toMatchObject([{ row: 4, name: 'Aminah Contoh', kind: 'added', errors: [] }]);
  await owner.client.post(`${PATH}/${body.data.id}/accept`, { rows: null });
  const { rows } = await portal.owner.query(
    `select e.identity_number as identity, e.company_joined_at::text as joined, e.gender, s.bank_account_no as account,
            s.basic::float8 as basic, s.contribution_epf_employee_rate::float8 as epf
     from employees e join employee_payrolls s on s.employee_id = e.id where e.company_id = $1`,
    [owner.companyId],
  );
  expect(rows).toEqual([{ identity: '051214-01-1122', joined: '2026-01-05', gender: 'Female', account: '1410029000012345', basic: 2600, epf: 11 }]);
});

test('an account whose last digits the program has dropped is refused', async () => {
  const { body } = await check('libreoffice.xlsx');
  expect(body.data.rows[0]).toMatchObject({ kind: 'refused', errors: [{ message: expect.stringContaining('Format this column as text') }] });
});

test.each([
  ['openpyxl-formula.xlsx', 'Cell B2 holds a formula without a saved value.'],
  ['exceljs-formula.xlsx', 'Cell B2 holds a formula without a saved value.'],
  ['xlsxwriter-formula.xlsx', 'Cell B2 holds a formula that was never computed.'],
  ['excel-writer-xlsx-formula.xlsx', 'Cell B2 holds a formula that was never computed.'],
  ['libreoffice.ods', 'Choose one of: xlsx, csv.'],
])('%s is refused with its reason', async (name, reason) => {
  const { status, body } = await check(name);
  expect(status).toBe(422);
  expect(body.errors.file[0]).toContain(reason);
});
