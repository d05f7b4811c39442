/** Salary columns of the employee import over HTTP: dry run, accept, undo. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf, type Person } from '#app/server/testing/people.ts';
import { salesOffice } from '#app/server/testing/sales-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { sheetOf, sheetRow, type SheetRow } from '#modules/employee/server/import/people-sheet.factory.ts';
import { makeSalaried } from '../payroll.factory.ts';

const PATH = 'api/admin/employees/import';

let owner: Person;
let sales: number;

const portal = await openTestPortal();
afterAll(() => portal.close());

beforeEach(async () => {
  ({ owner, sales } = await salesOffice(portal));
});

let n = 0;
const added = (change: SheetRow) => sheetRow({ 'Employee code': `N${++n}`, ...change });
async function check(rows: readonly SheetRow[], who: Person = owner) {
  const { body } = await who.client.post(PATH, await sheetOf(rows));
  expect(body.errors ?? null).toBeNull();
  return body.data;
}
const accept = (id: number, who: Person = owner) => who.client.post(`${PATH}/${id}/accept`, { rows: null });
const undo = (id: number) => owner.client.post(`${PATH}/${id}/undo`);
const versions = async () =>
  (
    await portal.owner.query(
      `select e.employee_code as code, s.effective_from::text as from, s.effective_to::text as to, s.basic::float8 as basic, s.pay_type,
              s.contribution_epf_employee_rate::float8 as epf, s.tax_category, s.bank_account_no as account, b.name as bank
       from employee_payrolls s join employees e on e.id = s.employee_id left join banks b on b.id = s.bank_id
       where s.company_id = $1 order by e.employee_code, s.effective_from`,
      [owner.companyId],
    )
  ).rows;
const person = (code: string, basic: number) =>
  portal.asSystem((tx) => makeSalaried(tx, owner.companyId, basic, { employee_code: code, name: 'Lama Contoh', department_id: sales }));

test('somebody new comes with salary and account; undoing takes both away', async () => {
  const run = await check([
    added({
      'Employee code': 'A1',
      'Basic salary': 'RM 3,200.00',
      'Employee EPF rate (%)': 13,
      'Tax category': 2,
      Bank: 'maybank',
      'Account number': 514_000_112_233,
    }),
    added({ 'Employee code': 'A2', 'Basic salary': 80, 'Pay type': 'Harian', 'Salary from': '1/3/2026' }),
    added({ 'Employee code': 'A3' }),
  ]);
  expect(run.rows.map((row: { kind: string }) => row.kind)).toEqual(['added', 'added', 'added']);
  await accept(run.id);
  expect(await versions()).toEqual([
    { code: 'A1', from: '2026-01-05', to: null, basic: 3200, pay_type: 'Monthly', epf: 13, tax_category: 2, account: '514000112233', bank: 'Maybank' },
    { code: 'A2', from: '2026-03-01', to: null, basic: 80, pay_type: 'Daily', epf: 11, tax_category: null, account: null, bank: null },
  ]);
  portal.clock.set('2026-11-20T11:00:00+08:00');
  expect((await undo(run.id)).body.data).toMatchObject({ undone: 3, kept: 0 });
  expect(await versions()).toEqual([]);
});

test('a rise starts a version, and undoing brings the former one back; the same file again changes nothing', async () => {
  await person('B1', 3000);
  const rise = { 'Employee code': 'B1', Name: 'Lama Contoh', 'Basic salary': 3300, 'Salary from': '2026-12-01' };
  const run = await check([rise]);
  expect(run.rows[0]).toMatchObject({
    kind: 'changed',
    changes: [
      { column: 'Basic salary', before: 3000, after: 3300 },
      { column: 'Salary from', before: '2024-01-01', after: '2026-12-01' },
    ],
  });
  await accept(run.id);
  expect(await versions()).toMatchObject([
    { from: '2024-01-01', to: '2026-11-30', basic: 3000 },
    { from: '2026-12-01', to: null, basic: 3300 },
  ]);
  expect((await check([rise])).rows[0].kind).toBe('unchanged');
  portal.clock.set('2026-11-20T11:00:00+08:00');
  await undo(run.id);
  expect(await versions()).toMatchObject([{ from: '2024-01-01', to: null, basic: 3000 }]);
});

test('each mistake is named at its column', async () => {
  const id = await person('C1', 3000);
  const pay = { start_date: '2026-10-01', end_date: '2026-10-31' };
  const { body } = await owner.client.post('api/operation/payrolls/process', { employee_id: id, ...pay });
  await portal.owner.query(`update payrolls set status = 'Confirmed' where id = $1`, [body.data.id]);
  const run = await check([
    added({ Bank: 'Bank of Nowhere', 'Account number': '514000112233', 'Basic salary': 3000 }),
    added({ Bank: 'Maybank', 'Basic salary': 3000 }),
    added({ 'Tax category': 2 }),
    added({ 'Basic salary': 3000, 'Tax category': 4 }),
    { 'Employee code': 'C1', Name: 'Lama Contoh', 'Basic salary': 4000 },
    { 'Employee code': 'C1', Name: 'Lama Contoh', 'Basic salary': 3000 },
  ]);
  expect(
    run.rows.slice(0, 5).map(({ errors }: { errors: { column: string; message: string }[] }) => errors.map(({ column, message }) => `${column}: ${message}`)),
  ).toEqual([
    ['Bank: No bank has this name or code.'],
    ['Account number: Enter bank and account number together.'],
    ['Basic salary: Enter the basic salary; this employee has none yet.'],
    [expect.stringContaining('Tax category: ')],
    ['Salary from: The payroll to 31/10/26 is confirmed. Enter a later date in “Salary from”.'],
  ]);
});

test('whoever may not see employment neither sets nor sees salaries', async () => {
  await person('D1', 4321);
  const clerk = await adminOf(portal, owner, { '/admin/employee': ['Import'] });
  const run = await check([{ 'Employee code': 'D1', Name: 'Lama Contoh', 'Basic salary': 9999 }], clerk);
  expect(run.rows[0]).toMatchObject({ kind: 'refused', errors: [{ column: 'Basic salary', message: 'You are not allowed to set salaries.' }] });
  expect(JSON.stringify(run)).not.toContain('4321');
});

test('an EPF rate below the law is refused with the lowest one; the law itself and more are taken', async () => {
  const rate = (value: number, more: SheetRow = {}) => added({ 'Basic salary': 3000, 'Employee EPF rate (%)': value, ...more });
  const run = await check([rate(0.11), rate(10.99), rate(11), rate(20), rate(2, { 'Employee type': 'Foreign', Passport: 'A1234567', 'Identity number': '' })]);
  const faults = run.rows.map(({ errors }: { errors: { column: string; message: string }[] }) => errors);
  expect(JSON.stringify(faults[0])).toContain('The lowest EPF rate of this employee is 11%. Enter 11 or more.');
  expect(JSON.stringify(faults[1])).toContain('Enter 11 or more.');
  expect(JSON.stringify(faults.slice(2))).not.toContain('lowest EPF rate');
});
