import pg from 'pg';
import { z } from 'zod';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { madeWorkbook, partText } from '#platform/server/spreadsheets/workbook.factory.ts';
import { adminOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { salesOffice } from '#app/server/testing/sales-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { numberCell } from '#platform/server/imports/import-cell.schema.ts';
import { makeEmployee } from '../employee.factory.ts';
import { provideMore } from '#platform/server/extension-point.ts';
import { importColumns } from './import-parts.ts';
import { sheetOf, sheetRow, uploadOf, type SheetRow } from './people-sheet.factory.ts';

const PATH = 'api/admin/employees/import';
type Cell = string | number | null;
interface Shown {
  readonly row: number;
  readonly name: string;
  readonly kind: string;
  readonly state: string;
  readonly errors: readonly { readonly column: string; readonly message: string }[];
  readonly changes: readonly { readonly column: string; readonly before: Cell; readonly after: Cell }[];
}

let owner: TestPerson;
let sales: number;

const portal = await openTestPortal();
afterAll(() => portal.close());

beforeEach(async () => {
  ({ owner, sales } = await salesOffice(portal));
});

async function check(rows: readonly SheetRow[], who = owner) {
  const answer = await who.client.post(PATH, await sheetOf(rows));
  expect(answer.body.errors ?? null).toBeNull();
  return answer.body.data as { id: number; rows: Shown[]; ignored_headers: string[] } & Record<string, number>;
}
const accept = (id: number, rows: number[] | null = null) => owner.client.post(`${PATH}/${id}/accept`, { rows });
const undo = (id: number) => owner.client.post(`${PATH}/${id}/undo`);
const people = async () =>
  (await owner.client.get('api/admin/employees', { per_page: 500, sort: 'asc', sort_by: 'employee_code', with: 'department' })).body.data;
const detail = async (id: number) => (await owner.client.get(`api/admin/employees/${id}`)).body.data;
const faultsOf = (shown: Shown | undefined) => Object.fromEntries((shown?.errors ?? []).map(({ column, message }) => [column, message]));

/** How many statements go to the database meanwhile. */
async function queriesOf<T>(work: () => Promise<T>): Promise<{ result: T; count: number }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    return { result: await work(), count: spy.mock.calls.length };
  } finally {
    spy.mockRestore();
  }
}

test('the template speaks the reader’s language, shows an example and lists the choices', async () => {
  const answer = await owner.client.raw(`${PATH}/template?company_id=${owner.companyId}`, { headers: { 'x-locale': 'ms' } });
  expect(answer.headers.get('content-disposition')).toContain('.xlsx');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const sheet = await readSheet(bytes, { maxRows: 10 });
  expect(sheet.headers.slice(0, 4)).toEqual(['Kod pekerja', 'Nama *', 'Jenis pekerja', 'Nombor pengenalan * (pekerja tempatan)']);
  const starred = ['Bangsa', 'Telefon', 'E-mel', 'Jantina * (pekerja asing)', 'Tarikh mula bekerja *', 'Jabatan * (cawangan, bahagian atau jabatan)'];
  expect(sheet.headers).toEqual(expect.arrayContaining(starred));
  expect(sheet.rows[0]?.cells.slice(0, 2)).toEqual(['E0001', 'Nurul Contoh binti Hassan']);
  expect(await partText(bytes, 'xl/workbook.xml')).toContain('name="Pilihan"');
  const words = [...(await partText(bytes, 'xl/worksheets/sheet2.xml')).matchAll(/<t[^>]*>([^<]*)</g)].map(([, word]) => word);
  expect(words).toEqual(expect.arrayContaining(['Jantina', 'Lelaki', 'Perempuan', 'Jabatan', 'Sales', 'Tetap']));
});

describe('a checked file', () => {
  test('saves nothing, then adds everybody with code, birth date, Join movement and log', async () => {
    const run = await check([sheetRow(), sheetRow({ 'Employee code': 'E0007', 'Reports to (code)': null }), sheetRow({ 'Reports to (code)': 'e0007' })]);
    expect(run).toMatchObject({ added: 3, refused: 0, rows: [{ row: 2, kind: 'added' }, { row: 3 }, { row: 4 }] });
    expect(await people()).toEqual([]);
    const accepted = await accept(run.id);
    expect(accepted.body).toMatchObject({ success: true, message: '3 rows have been imported.', data: { written: 3 } });
    const list = await people();
    expect(list.map((each: { employee_code: string }) => each.employee_code)).toEqual(['E0007', 'E0008', 'E0009']);
    const last = await detail(list[2].id);
    expect(last).toMatchObject({
      date_of_birth: '1992-02-15',
      phone: '+60135550123',
      department: { name: 'Sales' },
      reporting_to: list[0].id,
      citizenship: 'citizen',
      movements: [{ type: 'Join', effective_date: '2026-01-05' }],
    });
    const { rows } = await portal.owner.query(`select count(*)::int as n from audit_logs where company_id = $1 and action = 'employee.created'`, [
      owner.companyId,
    ]);
    expect(rows).toEqual([{ n: 3 }]);
    expect((await accept(run.id)).status).toBe(409);
  });

  test('headers may be Malay or usual other words; unknown ones are named', async () => {
    const malay = {
      Nama: 'Siti Contoh',
      Jenis: 'Tempatan',
      'No. KP': 920_215_705_566,
      JANTINA: 'Wanita',
      Bangsa: 'Melayu',
      Kerakyatan: 'Malaysia',
      'Taraf perkahwinan': 'Kahwin',
      'E-mel': 'siti@contoh.example',
      'No telefon': 135_550_123,
      Poskod: 1000,
      'Tarikh masuk': '5/1/2026',
      'Jenis pekerjaan': 'Tetap',
      Jabatan: 'sales',
      'Saiz kasut': 7,
    };
    const run = await check([malay]);
    expect(run).toMatchObject({ added: 1, ignored_headers: ['Saiz kasut'] });
    await accept(run.id);
    expect(await detail((await people())[0].id)).toMatchObject({
      identity_number: '920215-70-5566',
      gender: 'Female',
      marital_status: 'Married',
      phone: '+60135550123',
      company_joined_at: '2026-01-05',
      current_address: { postcode: '01000' },
    });
  });

  test('people are found by code, else by papers; empty cells and missing columns leave what is stored', async () => {
    const [ali, ram] = await portal.asSystem(
      async (tx) =>
        [
          await makeEmployee(tx, owner.companyId, {
            employee_code: 'A1',
            name: 'Ali Lama',
            department_id: sales,
            religion: 'Islam',
            current_address: { city: 'Ipoh' },
          }),
          await makeEmployee(tx, owner.companyId, {
            employee_code: 'A2',
            employee_type: 'Foreign',
            name: 'Ram Lama',
            passport: 'N7654321',
            department_id: sales,
          }),
        ] as const,
    );
    await unitOf(portal, owner, 'department', 'Store');
    const run = await check([
      { 'Employee code': 'a1', Name: 'Ali Baharu', Religion: null, Department: 'Store', Postcode: '30000', Passport: null },
      { Name: 'Ram Lama', Passport: 'n7654321', Department: 'Sales' },
    ]);
    expect(run.rows).toMatchObject([
      {
        kind: 'changed',
        changes: [
          { column: 'Name', before: 'Ali Lama', after: 'Ali Baharu' },
          { column: 'Postcode', before: null, after: '30000' },
          { column: 'Department', before: 'Sales', after: 'Store' },
        ],
      },
      { kind: 'unchanged', changes: [] },
    ]);
    await accept(run.id);
    expect(await detail(ali.id)).toMatchObject({
      name: 'Ali Baharu',
      employee_code: 'A1',
      religion: 'Islam',
      department: { name: 'Store' },
      current_address: { city: 'Ipoh', postcode: '30000' },
      movements: [{ type: 'Transfer', before: { department: 'Sales' }, after: { department: 'Store' } }],
    });
    expect((await detail(ram.id)).movements).toEqual([]);
  });

  test('a part can be accepted; what changed since the check fails alone', async () => {
    const other = sheetRow();
    const run = await check([sheetRow(), sheetRow(), other]);
    await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { identity_number: other['Identity number'] as string }));
    const answer = await accept(run.id, [3, 4]);
    expect(answer.body).toMatchObject({
      message: '1 row has been imported, 1 could not be.',
      data: { written: 1, failed: 1, rows: [{ state: 'left' }, { state: 'written' }, { state: 'failed' }] },
    });
    expect(await people()).toHaveLength(2);
  });
});

describe('undo', () => {
  test('takes added people away and gives changed ones their columns back, but leaves who was touched since', async () => {
    const ali = await portal.asSystem((tx) =>
      makeEmployee(tx, owner.companyId, { employee_code: 'A1', name: 'Ali Lama', department_id: sales, phone: '+60125550001' }),
    );
    const run = await check([
      { ...sheetRow(), 'Employee code': 'B1' },
      { ...sheetRow(), 'Employee code': 'B2', 'Reports to (code)': 'B1' },
      { 'Employee code': 'A1', Name: 'Ali Baharu', Phone: '0125550002' },
    ]);
    await accept(run.id);
    const touched = (await people()).find((each: { employee_code: string }) => each.employee_code === 'B2');
    portal.clock.set('2026-11-20T11:00:00+08:00');
    await owner.client.post(`api/admin/employees/${touched.id}/family`, { family: [] });
    const answer = await undo(run.id);
    // B2 was changed since; and B1 stays because B2 reports to it.
    expect(answer.body.data.rows.map(({ state }: Shown) => state)).toEqual(['kept', 'kept', 'undone']);
    expect(await detail(ali.id)).toMatchObject({ name: 'Ali Lama', phone: '+60125550001', movements: [] });
    expect((await undo(run.id)).status).toBe(409);
  });

  test('a whole file goes without a trace, and its codes are free again', async () => {
    const run = await check([sheetRow(), sheetRow(), sheetRow()]);
    await accept(run.id);
    portal.clock.set('2026-11-20T11:00:00+08:00');
    expect((await undo(run.id)).body).toMatchObject({ message: 'The import has been undone.', data: { undone: 3 } });
    expect(await people()).toEqual([]);
    const { rows } = await portal.owner.query('select active_employees_count as n from companies where id = $1', [owner.companyId]);
    expect(rows).toEqual([{ n: 0 }]);
    await accept((await check([sheetRow()])).id);
    expect((await people())[0].employee_code).toBe('E0001');
  });
});

describe('each mistake is named at its cell', () => {
  test.each<[string, SheetRow, string, RegExp]>([
    ['a missing cell', { Joined: null }, 'Joined', /new employee needs this/],
    ['a foreigner without gender', { 'Employee type': 'Foreign', Gender: null }, 'Gender', /new employee needs this/],
    ['no name', { Name: null }, 'Name', /must be filled in/],
    ['a bad identity number', { 'Identity number': '921315-70-0001' }, 'Identity number', /YYMMDD/],
    ['a local without identity number', { 'Identity number': null }, 'Identity number', /local employee needs/],
    ['a foreigner without passport', { 'Employee type': 'Foreign', 'Passport expiry': '2030-01-01' }, 'Passport', /needs a passport/],
    ['an impossible date', { Joined: '30/02/2026' }, 'Joined', /Enter a date/],
    ['a date far ahead', { Joined: '2027-06-01' }, 'Joined', /60 days/],
    ['too young', { 'Identity number': '150101-70-0001' }, 'Date of birth', /16 to 80/],
    ['an unknown choice', { Race: 'Martian' }, 'Race', /one of: Malay, Indian, Chinese, Other/],
    ['an unknown department', { Department: 'Moon base' }, 'Department', /no “Moon base”/],
    ['a bad address', { Email: 'bukan' }, 'Email', /email/],
    ['a bad phone', { Phone: 12 }, 'Phone', /phone number/],
    ['a bad postcode', { Postcode: '12' }, 'Postcode', /five digits/],
    ['overlong text', { Religion: 'x'.repeat(41) }, 'Religion', /at most 40/],
    ['a name with figures', { Name: 'R2D2' }, 'Name', /letters/],
    ['a contract without end', { 'Employment type': 'Kontrak' }, 'Contract end', /end date/],
    ['half a month', { 'Probation (months)': 2.5 }, 'Probation (months)', /whole number/],
    ['an unknown manager', { 'Reports to (code)': 'X99' }, 'Reports to (code)', /No active employee has the code X99/],
  ])('%s', async (_what, change, column, message) => {
    const run = await check([sheetRow(change)]);
    expect(run.rows[0]).toMatchObject({ kind: 'refused' });
    expect(Object.keys(faultsOf(run.rows[0]))).toEqual([column]);
    expect(faultsOf(run.rows[0])[column]).toMatch(message);
  });

  test('duplicates inside the file and against the company', async () => {
    await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { employee_code: 'A1', identity_number: '800101-70-1111', email: 'ada@contoh.example' }));
    const first = sheetRow({ 'Employee code': 'C1' });
    const run = await check([
      first,
      sheetRow({ 'Identity number': first['Identity number'] as string }),
      sheetRow({ 'Employee code': 'c1' }),
      sheetRow({ Email: 'ADA@contoh.example' }),
      sheetRow({ 'Employee code': 'C9', 'Identity number': '800101-70-1111' }),
    ]);
    expect(run.rows.map(({ kind }) => kind)).toEqual(['added', 'refused', 'refused', 'refused', 'refused']);
    expect(run.rows.slice(1).map((each) => faultsOf(each))).toEqual([
      { 'Identity number': 'Row 2 has the same value.' },
      { 'Employee code': 'Row 2 has the same value.' },
      { Email: 'Another employee has this email.' },
      { 'Identity number': 'An active employee has this identity number.' },
    ]);
  });

  test('managers in a ring, and managers that are refused themselves', async () => {
    const run = await check([
      sheetRow({ 'Employee code': 'R1', 'Reports to (code)': 'R2' }),
      sheetRow({ 'Employee code': 'R2', 'Reports to (code)': 'R1' }),
      sheetRow({ 'Employee code': 'R3', 'Reports to (code)': 'R4' }),
      sheetRow({ 'Employee code': 'R4', Department: 'Moon base' }),
      sheetRow({ 'Employee code': 'R5', 'Reports to (code)': 'R3' }),
    ]);
    expect(run.rows.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'refused', 'refused', 'refused']);
    expect(run.rows.map((each) => Object.keys(faultsOf(each)))).toEqual([
      ['Reports to (code)'],
      ['Reports to (code)'],
      ['Reports to (code)'],
      ['Department'],
      ['Reports to (code)'],
    ]);
  });

  test('rows beyond the seats of the plan', async () => {
    await portal.owner.query(`update subscriptions set seats = 2, plan_id = (select id from plans where key = 'starter') where company_id = $1`, [
      owner.companyId,
    ]);
    const run = await check([sheetRow(), sheetRow(), sheetRow()]);
    expect(run.rows.map(({ kind }) => kind)).toEqual(['added', 'added', 'refused']);
    expect(run.rows[2]?.errors).toEqual([{ column: '', message: expect.stringContaining('your plan allows 2 employees') }]);
  });

  test('a formula counts by its saved value; one without is named', async () => {
    const line = sheetRow();
    const cell = (value: unknown) => (value === null ? '<c/>' : `<c t="str"><v>${String(value)}</v></c>`);
    const workbook = (first: string) =>
      madeWorkbook({ rows: `<row>${Object.keys(line).map(cell).join('')}</row><row>${first}${Object.values(line).slice(1).map(cell).join('')}</row>` });
    const read = await owner.client.post(PATH, uploadOf(await workbook('<c t="str"><f>UPPER("nurul formula")</f><v>NURUL FORMULA</v></c>')));
    expect(read.body.data.rows[0]).toMatchObject({ name: 'NURUL FORMULA', kind: 'added' });
    const refused = await owner.client.post(PATH, uploadOf(await workbook('<c><f>A1</f></c>')));
    expect(refused.body.errors.file[0]).toContain('A2');
  });
});

describe('who may import', () => {
  test('the action is needed; people outside the reach are neither seen nor added', async () => {
    const store = await unitOf(portal, owner, 'department', 'Store');
    await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { employee_code: 'A1', name: 'Rahsia', department_id: sales }));
    const viewer = await adminOf(portal, owner, { '/admin/employee': ['Create'] });
    expect((await viewer.client.post(PATH, await sheetOf([sheetRow()]))).status).toBe(403);
    const narrow = await adminOf(portal, owner, { '/admin/employee': ['Import'] }, { department: [store] });
    const run = await check([{ ...sheetRow(), 'Employee code': 'A1' }, sheetRow(), sheetRow({ Department: 'Store' })], narrow);
    expect(run.rows.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'added']);
    expect(run.rows[0]?.errors).toEqual([{ column: '', message: 'You do not have access to this employee.' }]);
    expect(JSON.stringify(run)).not.toContain('Rahsia');
    expect((await owner.client.get(`${PATH}/${run.id}`)).status).toBe(404);
  });
});

test('columns of other modules are read, judged, written and taken back with the row', async () => {
  const sizes = new Map<number, number>();
  const stop = provideMore(importColumns, {
    columns: [{ key: 'shoe_size', header: { en: 'Shoe size', ms: 'Saiz kasut' }, cell: numberCell(z.number().int()) }],
    read: async (_ctx, ids) => new Map(ids.map((id) => [id, { shoe_size: sizes.get(id) ?? null }])),
    evaluate: async (_ctx, lines) =>
      lines.map(({ values }) => (Number(values['shoe_size']) > 60 ? [{ column: 'shoe_size', text: { en: 'Too big.', ms: 'Terlalu besar.' } }] : [])),
    write: async (_ctx, lines) =>
      lines.map(({ employeeId, values }) => {
        const before = sizes.get(employeeId) ?? null;
        sizes.set(employeeId, Number(values['shoe_size']));
        return before;
      }),
    undo: async (_ctx, lines) => lines.forEach(({ employeeId, note }) => (note === null ? sizes.delete(employeeId) : sizes.set(employeeId, note as number))),
  });
  onTestFinished(stop);
  const first = await check([
    sheetRow({ 'Employee code': 'S1', 'Shoe size': 42 }),
    sheetRow({ 'Employee code': 'S2', 'Shoe size': 99 }),
    sheetRow({ 'Employee code': 'S3' }),
  ]);
  expect(first.rows.map((each) => [each.kind, ...each.errors.map(({ message }) => message)])).toEqual([['added'], ['refused', 'Too big.'], ['added']]);
  await accept(first.id);
  const { id } = (await people())[0];
  expect([...sizes]).toEqual([[id, 42]]);
  portal.clock.set('2026-11-20T11:00:00+08:00');
  const second = await check([{ 'Employee code': 'S1', Name: 'Nurul Contoh', 'Saiz kasut': 43 }]);
  expect(second.rows).toMatchObject([{ kind: 'changed', changes: [{ column: 'Shoe size', before: 42, after: 43 }] }]);
  await accept(second.id);
  expect(sizes.get(id)).toBe(43);
  await undo(second.id);
  expect(sizes.get(id)).toBe(42);
});

/** More than two parts of what is written at once; the platform's own test reads as many rows as a file may have. */
const MANY = 1200;

test('very many rows with every kind of mistake: a verdict for each, with as many queries as for one', async () => {
  await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { employee_code: 'OLD1', name: 'Lama', department_id: sales, email: 'lama@contoh.example' }));
  const spoilt: SheetRow[] = [
    { Joined: null },
    { 'Identity number': '99' },
    { Joined: '31/11/2026' },
    { Department: 'Nowhere' },
    { Email: 'lama@contoh.example' },
    { Name: 'x'.repeat(200) },
    { Phone: 'abc' },
    { Race: '?' },
    { 'Employment type': 'Contract' },
    { 'Reports to (code)': 'NOBODY' },
  ];
  const fine: SheetRow[] = [{ Gender: 'perempuan' }, { Gender: 'F' }, { Postcode: 5000 }, { Name: 'Nol\u0000Bait' }];
  const rows = Array.from({ length: MANY }, (_, i) => {
    const tail = String(i % 10_000).padStart(4, '0');
    return sheetRow({
      'Employee code': `N${i}`,
      'Identity number': `91${String((i % 12) + 1).padStart(2, '0')}10-73-${tail}`,
      Email: `n${i}@contoh.example`,
      Postcode: null,
      ...(i % 10 === 0 ? spoilt[(i / 10) % spoilt.length] : fine[i % fine.length]),
    });
  });
  rows[MANY - 1] = sheetRow({ 'Employee code': 'OLD1', Name: 'Lama Sekali' });
  const single = await queriesOf(() => check([{ ...rows[1], 'Reports to (code)': 'OLD1' }, rows[MANY - 1] as SheetRow]));
  const many = await queriesOf(() => check(rows));
  // The process asks a few things for itself meanwhile; a query for each row would be more than a thousand.
  expect(many.count).toBeLessThanOrEqual(single.count + 5);
  const run = many.result;
  expect(run).toMatchObject({ added: MANY * 0.9 - 1, changed: 1, refused: MANY / 10 });
  expect(run.rows).toHaveLength(MANY);
  for (const shown of run.rows.filter(({ kind }) => kind === 'refused')) expect(shown.errors.length).toBeGreaterThan(0);
  expect((await accept(run.id)).body.data).toMatchObject({ written: MANY * 0.9, failed: 0 });
  expect((await owner.client.get('api/admin/employees')).body.meta.total).toBe(MANY * 0.9);
  portal.clock.set('2026-11-20T11:00:00+08:00');
  expect((await undo(run.id)).body.data).toMatchObject({ undone: MANY * 0.9, kept: 0 });
  expect((await owner.client.get('api/admin/employees')).body.meta.total).toBe(1);
}, 120_000);

test('asks no more of a local person than the short form, and knows the heads that people use', async () => {
  const short = { 'Staff name': 'Aminah Contoh', 'IC No': 51_214_011_122, 'Date Join': '05-Jan-2026' };
  const row = (await check([short])).rows[0];
  expect(row).toMatchObject({ kind: 'added', errors: [] });
  await unitOf(portal, owner, 'branch', 'Second');
  const refused = (await check([short])).rows[0];
  expect(refused?.errors).toMatchObject([{ column: 'Branch' }]);
});

test('a code that belongs to somebody else by name and number is refused', async () => {
  await portal.asSystem((tx) =>
    makeEmployee(tx, owner.companyId, { employee_code: 'T1', name: 'Tan Contoh', department_id: sales, identity_number: '900101-14-5566' }),
  );
  const row = (await check([sheetRow({ 'Employee code': 'T1', Name: 'Lim Contoh Lain' })])).rows[0];
  expect(row?.kind).toBe('refused');
  expect(row?.errors.map(({ column }: { column: string }) => column)).toEqual(['Identity number', 'Name']);
});

describe('units that the organisation lacks', () => {
  const hires = () => [
    sheetRow({ Name: 'Aminah Contoh', Department: 'Kitchen', Position: 'Cook' }),
    sheetRow({ Name: 'Badrul Contoh', Department: 'kitchen', Position: 'Waiter', Branch: 'Ipoh' }),
    sheetRow({ Name: 'Chong Contoh', Department: 'Bar', Position: 'Cook' }),
  ];
  const checkWith = async (rows: readonly SheetRow[], who = owner, locale = 'en') => {
    const form = await sheetOf(rows);
    form.append('new_units', '1');
    const answer = await who.client.post(PATH, form, { 'x-locale': locale });
    expect(answer.body.errors ?? null).toBeNull();
    return answer.body.data;
  };
  const namesOf = async (path: string, who = owner) =>
    ((await who.client.get(`api/admin/companies/${path}`, { per_page: 100 })).body.data as { name: string }[]).map(({ name }) => name).sort();
  const organisation = async () => ({
    branches: (await namesOf('branches')).length,
    departments: await namesOf('departments'),
    positions: await namesOf('positions'),
  });

  test('are named and offered, made with the rows, and go with the undo', async () => {
    const before = await organisation();
    const refused = await check(hires());
    expect(refused).toMatchObject({ added: 0, refused: 3 });
    expect(faultsOf(refused.rows[0])).toEqual({
      Department: 'There is no “Kitchen” in the organisation.',
      Position: 'There is no “Cook” in the organisation.',
    });
    expect(refused).toMatchObject({
      offer: {
        field: 'new_units',
        taken: false,
        label: 'Create the 1 branch, 2 departments, and 2 positions',
        names: [
          { column: 'Branch', names: ['Ipoh'] },
          { column: 'Department', names: ['Kitchen', 'Bar'] },
          { column: 'Position', names: ['Cook', 'Waiter'] },
        ],
      },
    });
    const malay = await checkWith(hires(), owner, 'ms');
    expect(malay.offer).toMatchObject({ taken: true, label: '1 cawangan, 2 jabatan dan 2 jawatan akan dicipta apabila anda menyimpan.' });
    expect(malay).toMatchObject({ added: 3, refused: 0 });
    expect(await organisation()).toEqual(before);
    const saved = await accept(malay.id);
    expect(saved.body.data).toMatchObject({ written: 3, failed: 0, offer: null });
    expect(await organisation()).toEqual({ branches: before.branches + 1, departments: ['Bar', 'Kitchen', 'Sales'], positions: ['Cook', 'Waiter'] });
    expect((await people()).map(({ department }: { department: { name: string } }) => department.name).sort()).toEqual(['Bar', 'Kitchen', 'Kitchen']);
    portal.clock.set('2026-11-20T11:00:00+08:00');
    expect((await undo(malay.id)).body.data).toMatchObject({ undone: 3, kept: 0 });
    expect(await organisation()).toEqual(before);
  });

  test('stay where somebody else came to stand under them', async () => {
    const run = await checkWith([sheetRow({ Department: 'Kitchen', Position: 'Cook' })]);
    await accept(run.id);
    const kitchen = (await owner.client.get('api/admin/companies/departments', { keyword: 'Kitchen' })).body.data[0].id;
    await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { department_id: kitchen }));
    expect((await undo(run.id)).body.data).toMatchObject({ undone: 1 });
    expect(await organisation()).toMatchObject({ departments: ['Kitchen', 'Sales'], positions: [] });
  });

  test('of rows that are left out are not made', async () => {
    const run = await checkWith([sheetRow({ Department: 'Kitchen' }), sheetRow({ Department: 'Bar' }), sheetRow({ Department: 'Cellar', Gender: 'X' })]);
    expect(run.offer.names).toEqual([{ column: 'Department', names: ['Kitchen', 'Bar'] }]);
    await accept(run.id, [2]);
    expect((await organisation()).departments).toEqual(['Kitchen', 'Sales']);
  });

  test.each([
    ['may not create units', { '/admin/employee': ['Import', 'Create', 'Update'] }, {}],
    ['sees a part of the company', { '/admin/employee': ['Import', 'Create', 'Update'], '/admin/company/organizational': ['Create'] }, { department: true }],
  ])('are refused of somebody who %s, with who can', async (_, accesses, scope) => {
    const admin = await adminOf(portal, owner, accesses as never, 'department' in scope ? ({ department: [sales] } as never) : {});
    for (const run of [await check(hires(), admin), await checkWith(hires(), admin)]) {
      expect(run).toMatchObject({ added: 0, refused: 3, offer: null });
      expect(faultsOf(run.rows[0])['Department']).toBe(
        'There is no “Kitchen” in the organisation. The owner, or an admin who may add units under Organisation, can create it.',
      );
    }
  });
});
