/** The month's variable pay from a sheet, over HTTP: template, dry run, accept, undo, rights. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adminOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '../payroll.factory.ts';

const URL = 'api/operation/payrolls';
const PATH = `${URL}/variable-import`;
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
type Row = Readonly<Record<string, string | number | null>>;

let owner: Person;
let siti: number;
let ali: number;
let bonus: { id: number };

const portal = await openTestPortal();
afterAll(() => portal.close());

beforeEach(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  owner = await ownerOf(portal);
  const person = (employee_code: string, name: string, identity_number: string) =>
    portal.asSystem(async (tx) => {
      const { id } = await makeEmployee(tx, owner.companyId, { employee_code, name, identity_number });
      await makeSalary(tx, owner.companyId, id, 2600);
      return id;
    });
  siti = await person('E1', 'Siti Contoh', '900101105501');
  ali = await person('E2', 'Ali Contoh', '900101105503');
  const item = {
    kind: 'Earning',
    name: 'Bonus Contoh',
    type: 'Bonus',
    epf: true,
    socso: false,
    eis: false,
    hrdf: false,
    tax: true,
    mtd_key: 'bonus',
    is_recurring: false,
    status: 'Active',
  };
  bonus = (await owner.client.post(`${URL}/items`, item)).body.data;
});

async function fileOf(rows: readonly Row[]): Promise<FormData> {
  const headers = [...new Set(rows.flatMap((each) => Object.keys(each)))];
  const cells = rows.map((each) => headers.map((header) => each[header] ?? null));
  const bytes = await buffer(streamXlsx({ name: 'A', columns: headers.map((header) => ({ header })), rows: cells }));
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'november.xlsx'));
  for (const [key, value] of Object.entries(NOVEMBER)) form.set(key, value);
  return form;
}
const check = async (rows: readonly Row[], who = owner) => {
  const { body } = await who.client.post(PATH, await fileOf(rows));
  expect(body.errors ?? null).toBeNull();
  return body.data;
};
const accept = (id: number) => owner.client.post(`${PATH}/${id}/accept`, { rows: null });
const undo = (id: number) => owner.client.post(`${PATH}/${id}/undo`);
const process = (employee_id: number, more: object = {}) => owner.client.post(`${URL}/process`, { employee_id, ...NOVEMBER, ...more });
const shown = async (employee_id: number) => (await owner.client.get(URL, { ...NOVEMBER, employee_id })).body.data[0];
const form = async (employee_id: number) => (await owner.client.get(`${URL}/process`, { employee_id, ...NOVEMBER })).body.data;
const stored = async (id: number) =>
  (
    await portal.owner.query('select earnings, deductions, calculation, total_net_pay, status from payrolls where employee_id = $1 and deleted_at is null', [
      id,
    ])
  ).rows[0];
const faultsOf = (row: { errors: { column: string; message: string }[] }) => row.errors.map(({ column, message }) => [column, message]);

test('the template holds everybody of the month with what stands there now', async () => {
  await process(siti, { calculation: { overtime_hours: 4 } });
  const answer = await owner.client.raw(`${PATH}/template?company_id=${owner.companyId}&start_date=2026-11-01&end_date=2026-11-30`, {});
  const sheet = await readSheet(Buffer.from(await answer.arrayBuffer()), { maxRows: 10 });
  expect(sheet.headers).toEqual(expect.arrayContaining(['Employee code', 'Name', 'Overtime hours', 'Unpaid leave days', 'Bonus Contoh']));
  expect(sheet.headers).not.toContain('Net pay');
  const cell = (row: number, header: string) => sheet.rows[row]!.cells[sheet.headers.indexOf(header)];
  expect([0, 1].map((row) => [cell(row, 'Employee code'), cell(row, 'Overtime hours'), cell(row, 'Bonus Contoh')])).toEqual([
    ['E1', 4, null],
    ['E2', null, null],
  ]);
});

test('a check shows old and new for each employee and saves nothing', async () => {
  await process(siti, { calculation: { overtime_hours: 4 } });
  const run = await check([
    { 'Employee code': 'E1', 'Overtime hours': 10, 'Bonus Contoh': 500 },
    { 'Identity number': '900101-10-5503', 'Bonus Contoh': 'RM 250.00' },
  ]);
  expect(run.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'changed']);
  expect(run.rows[0].changes.slice(0, 2)).toEqual([
    { column: 'Overtime hours', before: 4, after: 10, kind: 'number' },
    { column: 'Bonus Contoh', before: null, after: 500, kind: 'money' },
  ]);
  const net = run.rows[0].changes.at(-1);
  expect(net.column).toBe('Net pay');
  expect(net.after).toBeGreaterThan(net.before);
  expect(run.rows[1].changes).toContainEqual({ column: 'Payroll', before: null, after: 'will be processed' });
  expect((await shown(ali)).status).toBe('Pending');
});

test('accepting recalculates and drafts, undoing restores exactly', async () => {
  await process(siti, { calculation: { overtime_hours: 4 } });
  const before = await stored(siti);
  const { id } = await check([
    { 'Employee code': 'E1', 'Overtime hours': 10, 'Bonus Contoh': 500 },
    { 'Employee code': 'E2', 'Overtime hours': null, 'Bonus Contoh': 250 },
  ]);
  expect((await accept(id)).body).toMatchObject({ success: true, data: { written: 2, failed: 0 } });
  const saved = await form(siti);
  expect(saved.earnings).toContainEqual(expect.objectContaining({ payroll_item_id: bonus.id, amount: 500, epf: true, tax: true }));
  expect(saved.earnings.find(({ system }: { system: string }) => system === 'overtime').amount).toBeGreaterThan(0);
  expect((await shown(ali)).status).toBe('In Process');
  const again = await check([{ 'Employee code': 'E1', 'Overtime hours': 10, 'Bonus Contoh': 500 }]);
  expect(again.rows[0].kind).toBe('unchanged');
  expect((await undo(id)).body).toMatchObject({ success: true, data: { undone: 2, kept: 0 } });
  expect(await stored(siti)).toEqual(before);
  expect((await shown(ali)).status).toBe('Pending');
});

test('0 takes an amount away, an empty cell leaves it', async () => {
  await accept((await check([{ 'Employee code': 'E1', 'Bonus Contoh': 500, 'Overtime hours': 3 }])).id);
  const run = await check([{ 'Employee code': 'E1', 'Bonus Contoh': 0, 'Overtime hours': null }]);
  expect(run.rows[0].changes[0]).toMatchObject({ column: 'Bonus Contoh', before: 500, after: 0 });
  await accept(run.id);
  expect((await form(siti)).earnings.map(({ system }: { system: string | null }) => system)).toEqual(['overtime']);
});

test('the undo leaves what was changed since, and says whose it is', async () => {
  const { id } = await check([
    { 'Employee code': 'E1', Name: 'Siti Contoh', 'Bonus Contoh': 500 },
    { 'Employee code': 'E2', 'Bonus Contoh': 100 },
  ]);
  await accept(id);
  await process(siti, { id: (await form(siti)).id, calculation: { overtime_hours: 1 } });
  const { body } = await undo(id);
  expect(body.data).toMatchObject({ undone: 1, kept: 1 });
  expect(body.message).toBe('1 row has been undone; 1 changed since then, so not undone: Siti Contoh.');
  expect((await shown(siti)).status).toBe('In Process');
  expect((await shown(ali)).status).toBe('Pending');
});

describe('a row is refused with its reason', () => {
  test.each<[string, Row, string, RegExp]>([
    ['another name than the code', { 'Employee code': 'E1', Name: 'Orang Lain Sama Sekali', 'Bonus Contoh': 1 }, 'Name', /Correct the name or the code/],
    ['an unknown person', { 'Employee code': 'X9', 'Bonus Contoh': 1 }, 'Employee code', /No employee you can see/],
    ['nobody named', { 'Employee code': null, 'Bonus Contoh': 1 }, 'Employee code', /Enter the employee code/],
    ['no number', { 'Employee code': 'E1', 'Bonus Contoh': 'banyak' }, 'Bonus Contoh', /Enter a number/],
    ['a negative amount', { 'Employee code': 'E1', 'Bonus Contoh': -5 }, 'Bonus Contoh', /0/],
    ['more hours than a month has', { 'Employee code': 'E1', 'Overtime hours': 745 }, 'Overtime hours', /744/],
  ])('%s', async (_name, row, column, message) => {
    const run = await check([row]);
    expect(run).toMatchObject({ refused: 1, can: { accept: false } });
    expect(faultsOf(run.rows[0])).toEqual([[column, expect.stringMatching(message)]]);
  });

  test('a confirmed payroll, an item that is off, somebody twice', async () => {
    const { id } = (await process(ali)).body.data;
    await owner.client.post(`${URL}/${id}/confirm`);
    const run = await check([
      { 'Employee code': 'E2', 'Bonus Contoh': 1, 'Overtime hours': null },
      { 'Employee code': 'E1', 'Bonus Contoh': null, 'Overtime hours': 2 },
      { 'Identity number': '900101105501', 'Overtime hours': 3 },
    ]);
    expect(run.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['refused', 'changed', 'refused']);
    await portal.owner.query(`update payroll_items set status = 'Inactive' where id = $1`, [bonus.id]);
    const off = await check([{ 'Employee code': 'E1', 'Bonus Contoh': 5 }]);
    expect(faultsOf(off.rows[0])).toEqual([['Bonus Contoh', expect.stringContaining('switched off')]]);
    const sheet = await owner.client.raw(`${PATH}/${off.id}/refused?company_id=${owner.companyId}`, {});
    const back = await readSheet(Buffer.from(await sheet.arrayBuffer()), { maxRows: 10 });
    expect(back.headers).toEqual(['Employee code', 'Bonus Contoh', 'Reason']);
    expect(back.rows[0]!.cells).toEqual(['E1', 5, expect.stringContaining('switched off')]);
  });
});

test('needs the right to process, and stays inside the company', async () => {
  const reader = await adminOf(portal, owner, { '/payroll/manage': [] });
  expect((await reader.client.post(PATH, await fileOf([{ 'Employee code': 'E1', 'Bonus Contoh': 1 }]))).status).toBe(403);
  const stranger = await ownerOf(portal);
  const run = await check([{ 'Employee code': 'E1', 'Overtime hours': 1 }], stranger);
  expect(run.rows[0].kind).toBe('refused');
  expect((await owner.client.get(`${PATH}/${run.id}`)).status).toBe(404);
});
