/** Statutory files over HTTP: what goes in, what is refused, who may, and that each download is written down. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { CP39_LAYOUT } from '../contract/cp39.layout.ts';
import { EPF_LAYOUT } from '../contract/epf.layout.ts';
import { chooseLayout } from '../contract/layouts.ts';
import type { Layout } from '../contract/layout.ts';
import { readFile, valuesOf } from '../contract/read-file.ts';
import { STATUTORY_FILE_SCHEMES } from '#modules/statutory/contract/statutory-file.params.ts';
import { makeSalaried, makeSalary } from '#modules/payroll/server/payroll.factory.ts';

const URL = 'api/operation/payrolls';
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30', pay_date: '2026-12-03' };
const NUMBERS = { epf_no: '900000011', socso_no: 'A9000000011X', hrdf_enabled: true, hrdf_no: 'HRDC-900011', tax_no: 'E9000000011' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const ids: Record<string, number> = {};

beforeAll(async () => {
  await setNumbers(NUMBERS);
  await portal.asSystem(async (tx) => {
    const make = async (name: string, given: Parameters<typeof makeSalaried>[3], basic: number, salary = {}) => {
      ids[name] = await makeSalaried(tx, owner.companyId, basic, { name, ...given }, salary);
    };
    await make('Aminah Contoh', { employee_code: 'A1', epf_no: '90000001', tax_no: 'IG900000010', identity_number: '900131-99-5566' }, 6000);
    await make('Bala Contoh', { employee_code: 'A2', epf_no: null, tax_no: null }, 7000);
    await make('Chong Contoh', { employee_code: 'A3', epf_no: '90000003', tax_no: 'IG900000030' }, 3000);
    await make(
      'Dewi Contoh',
      {
        employee_code: 'A4',
        epf_no: '90000004',
        employee_type: 'Foreign',
        citizenship: 'foreign',
        nationality: 'Indonesia',
        passport: 'DEMO900004',
        identity_number: null,
        socso_no: 'DEMO90000004',
      },
      2000,
      { contribution_epf_employee_rate: '2', eis: false, hrdf: false, contribution_hrdf: false },
    );
  });
  const cp38 = { deductions: [{ name: 'CP38', type: 'CP38', amount: 120.5, contribution_total_type: 'other' }] };
  for (const name of Object.keys(ids)) await process(name, name === 'Chong Contoh' ? cp38 : {});
  for (const name of ['Aminah Contoh', 'Bala Contoh', 'Dewi Contoh']) await confirm(name);
});

const payrollIds: Record<string, number> = {};
const setNumbers = (numbers: object) => portal.owner.query(...updateOf(numbers));
function updateOf(numbers: object): [string, unknown[]] {
  const keys = Object.keys(numbers);
  return [
    `update company_contributions set ${keys.map((key, i) => `${key} = $${i + 2}`).join(', ')} where company_id = $1`,
    [owner.companyId, ...Object.values(numbers)],
  ];
}
async function process(name: string, more: object) {
  const { body } = await owner.client.post(`${URL}/process`, { employee_id: ids[name], ...NOVEMBER, ...more });
  payrollIds[name] = body.data.id;
}
const confirm = (name: string) => owner.client.post(`${URL}/${payrollIds[name]}/confirm`);
type Query = Record<string, string | number | boolean>;
const get = (scheme: string, query: Query = {}, who = owner) => who.client.get(`${URL}/statutory-files/${scheme}`, { month: '2026-11', ...query });
const preview = async (scheme: string, query: Query = {}) => (await get(scheme, { preview: 1, ...query })).body.data;

describe('preview', () => {
  it('shows labelled fields, lines, totals against the payrolls, problems and the deadline', async () => {
    const data = await preview('epf');
    expect(data).toMatchObject({
      scheme: 'epf',
      month_kind: 'wage',
      file_name: 'EPF_900000011_11_2026.csv',
      deadline: '2026-12-15',
      days_left: 25,
      layout: { key: 'epf-form-a', form: 'csv', origin: 'agreed' },
      run: { payrolls: 3, not_confirmed: 1 },
      problem_count: 1,
      blocked: { by_company: false, employees: 1 },
      partial: false,
      sha256: null,
      meta: { total: 3 },
    });
    expect(data.fields[0]).toMatchObject({ record: 'detail', key: 'epf_no', label: 'Member number', at: 1, required: true });
    expect(data.lines[0]).toMatchObject({
      name: 'Aminah Contoh',
      raw: '90000001,900131995566,AMINAH CONTOH,6000.00,720,660',
      values: { wage: 6000, epf_employer: 720, epf_employee: 660 },
    });
    expect(data.totals.amounts).toEqual([
      { key: 'wage', label: 'Wage', file: 15_000, run: null, difference: null },
      { key: 'epf_employer', label: 'Employer share', file: 1600, run: 1600, difference: 0 },
      { key: 'epf_employee', label: 'Employee share', file: 1470, run: 1470, difference: 0 },
    ]);
    expect(data.problems).toEqual([
      {
        code: 'no_epf_no',
        severity: 'blocks',
        field: 'epf_no',
        employee: { id: ids['Bala Contoh'], name: 'Bala Contoh', employee_code: 'A2' },
        message: 'The EPF member number is missing.',
        remedy: 'Enter it under Employment of the employee.',
        link: `/admin/employee/view/employment?id=${ids['Bala Contoh']}`,
      },
    ]);
  });

  it('speaks the reader’s language and turns pages', async () => {
    const malay = owner.client.with({ headers: { 'x-locale': 'ms' } });
    const { data } = (await malay.get(`${URL}/statutory-files/epf`, { month: '2026-11', preview: 1, per_page: 1, page: 2 })).body;
    expect(data.lines.map(({ name }: { name: string }) => name)).toEqual(['Bala Contoh']);
    expect([data.meta.last_page, data.problems[0].message, data.fields[0].label]).toEqual([3, 'Nombor ahli KWSP belum diisi.', 'No. ahli']);
  });

  it('leaves out whom a problem blocks, and says so in the totals', async () => {
    const data = await preview('epf', { leave_out: 1 });
    expect(data.totals).toMatchObject({ employees: 2, left_out: 1, left_out_amounts: { epf_employer: 840, epf_employee: 770 } });
    expect(data.totals.amounts[1]).toMatchObject({ file: 760, run: 1600, difference: -840 });
    expect(data.lines.map(({ included }: { included: boolean }) => included)).toEqual([true, false, true]);
    expect(data.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('of SOCSO carries SKBBK, the foreign worker’s number, and nothing of EIS for a foreigner', async () => {
    const { lines, layout, layouts } = await preview('socso');
    const dewi = lines.find(({ name }: { name: string }) => name === 'Dewi Contoh');
    expect(layout).toMatchObject({ key: 'perkeso-2.1', origin: 'single', from: '2026-06', until: null });
    expect(layouts.map(({ key }: { key: string }) => key)).toEqual(['perkeso-2.1']);
    // Above the ceiling the wage is what was paid.
    expect(lines.map(({ values }: { values: { wage: number } }) => values.wage)).toContain(7000);
    expect(dewi.values).toMatchObject({ identity: 'DEMO90000004', eis_employee: 0, month: '2026-11' });
    expect(dewi.values.skbbk_employee).toBeGreaterThan(0);
    expect(dewi.raw).toHaveLength(278);
  });

  it('of a month without payrolls is empty', async () => {
    const data = await preview('epf', { month: '2026-03' });
    expect([data.lines, data.meta.total, data.run, data.sha256]).toEqual([[], 0, { payrolls: 0, not_confirmed: 0 }, null]);
  });
});

describe('the month', () => {
  it('of contributions is the wage month, of CP39 the month of the pay date', async () => {
    expect((await preview('cp39', { month: '2026-11' })).meta.total).toBe(0);
    const december = await preview('cp39', { month: '2026-12' });
    expect(december).toMatchObject({ month_kind: 'payment', deadline: '2027-01-15', run: { payrolls: 3, not_confirmed: 1 } });
    expect(december.totals.amounts[0].difference).toBe(0);
    expect((await preview('hrdf', { month: '2026-12' })).meta.total).toBe(0);
  });
});

describe('download', () => {
  it('is refused while a problem stands, and goes without those left out', async () => {
    const refused = await get('epf');
    expect(refused.status).toBe(422);
    expect(refused.body.errors.base).toEqual(['1 employee has a problem in this file. Put it right, or leave them out.']);
    const file = await get('epf', { leave_out: 1 });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toContain('EPF_900000011_11_2026.csv');
    expect(readFile(EPF_LAYOUT, file.body).lines.map(({ kind }) => kind)).toEqual(['titles', 'detail', 'detail']);
    expect(createHash('sha256').update(file.body).digest('hex')).toBe((await preview('epf', { leave_out: 1 })).sha256);
  });

  it('is written down with its fingerprint', async () => {
    const { body } = await get('hrdf');
    const { rows } = await portal.owner.query(
      `select action, user_id, after from audit_logs where subject_type = 'statutory_file' and company_id = $1 order by id desc limit 1`,
      [owner.companyId],
    );
    expect(rows[0]).toMatchObject({
      action: 'statutory_file.downloaded',
      user_id: owner.userId,
      after: { scheme: 'hrdf', month: '2026-11', layout: 'hrdf-summary', employees: 2, left_out: 0, sha256: createHash('sha256').update(body).digest('hex') },
    });
  });

  it('of CP39 sums MTD and CP38 in its header once the payroll is confirmed', async () => {
    await confirm('Chong Contoh');
    await portal.owner.query(`update employees set tax_no = 'IG900000020' where id = $1`, [ids['Bala Contoh']]);
    const { body, status } = await get('cp39', { month: '2026-12' });
    expect(status).toBe(200);
    const read = readFile(CP39_LAYOUT, body);
    expect([read.faults, read.disagreements]).toEqual([0, []]);
    const header = valuesOf(read.lines[0] as NonNullable<(typeof read.lines)[0]>);
    const { rows } = await portal.owner.query(
      'select sum(tax_employee)::numeric * 100 as mtd, count(*) filter (where tax_employee > 0) as n from payrolls where company_id = $1',
      [owner.companyId],
    );
    expect(header).toMatchObject({
      year: '2026',
      month: '12',
      total_mtd: Number(rows[0].mtd),
      mtd_records: Number(rows[0].n),
      total_cp38: 12_050,
      cp38_records: 1,
    });
  });

  it.each(STATUTORY_FILE_SCHEMES.filter((scheme) => scheme !== 'eis'))('%s needs the company’s number', async (scheme) => {
    const month = scheme === 'cp39' ? '2026-12' : '2026-11';
    await setNumbers({ epf_no: null, socso_no: null, hrdf_no: null, tax_no: null });
    const refused = await get(scheme, { month, leave_out: 1 });
    const shown = await preview(scheme, { month });
    await setNumbers(NUMBERS);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.base[0]).toContain('Contribution settings');
    expect(shown).toMatchObject({
      blocked: { by_company: true },
      problems: expect.arrayContaining([expect.objectContaining({ code: 'no_employer_number', link: '/admin/company/contribution' })]),
    });
  });

  it('of an empty month is refused', async () => {
    expect((await get('epf', { month: '2026-03' })).body.errors).toHaveProperty('base');
  });
});

describe('refuses', () => {
  it.each([
    ['a month that is none', 'epf', { month: '2026-13' }, 'month'],
    ['a month before the law that is known', 'epf', { month: '2019-12' }, 'month'],
    ['no month', 'epf', { month: '' }, 'month'],
    ['a layout that is none', 'epf', { layout: 'x' }, 'layout'],
    ['the layout of another scheme', 'epf', { layout: 'cp39' }, 'layout'],
    ['a layout out of its time', 'socso', { layout: 'perkeso-1' }, 'layout'],
    ['EIS by itself when PERKESO no longer takes it', 'eis', {}, 'layout'],
  ])('%s', async (_what, scheme, query, field) => {
    const { status, body } = await get(scheme, query as Query);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('a scheme that is none', async () => {
    expect((await get('ptptn')).status).toBe(404);
  });

  it('who may not export, employees, and other companies', async () => {
    const processor = await adminOf(portal, owner, { '/payroll/manage': ['Process', 'Confirm'] });
    const employee = await employeeOf(portal, owner);
    const stranger = await ownerOf(portal);
    for (const who of [processor, employee]) expect((await get('epf', { preview: 1 }, who)).status).toBe(403);
    expect((await stranger.client.with({ companyId: owner.companyId }).get(`${URL}/statutory-files/epf`, { month: '2026-11' })).status).toBe(403);
    expect((await get('epf', { preview: 1 }, stranger)).body.data.meta.total).toBe(0);
  });

  it('shows an officer of a part of the company only that part, and says so', async () => {
    const officer = await adminOf(portal, owner, { '/payroll/manage': ['Export'] }, { employee: [ids['Aminah Contoh'] as number] });
    expect((await get('epf', { preview: 1 }, officer)).body.data).toMatchObject({ partial: true, meta: { total: 1 }, run: { payrolls: 1 } });
  });
});

describe('by a job', () => {
  const generate = (scheme: string, query: Query) => owner.client.get(`${URL}/statutory-files/${scheme}/reports/generate`, query);

  it('is queued only where there is something to file', async () => {
    expect((await generate('epf', { month: '2026-03' })).status).toBe(422);
    expect((await generate('epf', { month: '2026-11', layout: 'cp39' })).body.errors).toHaveProperty('layout');
    const { body } = await generate('socso', { month: '2026-11' });
    expect(body).toMatchObject({ success: true, data: { status: 'pending' } });
    expect((await owner.client.get(`api/reports/${body.data.id}`)).body.data).toMatchObject({
      type: 'payroll.statutory-file',
      format: 'txt',
      title: 'SOCSO + EIS 2026-11',
    });
  });
});

it('writes one line for two payrolls of the same person and month', async () => {
  const { id } = await portal.asSystem((tx) =>
    makeEmployee(tx, owner.companyId, { name: 'Esther Contoh', employee_code: 'A5', epf_no: '90000005', tax_no: 'IG900000050' }),
  );
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, id, 3000));
  for (const [start_date, end_date] of [
    ['2026-10-01', '2026-10-15'],
    ['2026-10-16', '2026-10-31'],
  ]) {
    const { body } = await owner.client.post(`${URL}/process`, { employee_id: id, start_date, end_date, pay_date: end_date });
    await owner.client.post(`${URL}/${body.data.id}/confirm`);
  }
  const layout = chooseLayout('epf', '2026-10') as Layout;
  const { body } = await get('epf', { month: '2026-10' });
  const read = readFile(layout, body);
  const { rows } = await portal.owner.query('select sum(epf_employee) * 100 as ee, count(*) as n from payrolls where employee_id = $1', [id]);
  expect([read.details, read.sums['epf_employee'], Number(rows[0].n)]).toEqual([1, Number(rows[0].ee), 2]);
});

it('says that no tax was deducted, where payrolls are confirmed and the CP39 has nobody', async () => {
  const shop = await ownerOf(portal);
  await portal.owner.query(`update company_contributions set tax_no = 'E9000000022' where company_id = $1`, [shop.companyId]);
  const id = await portal.asSystem((tx) => makeSalaried(tx, shop.companyId, 1800, { name: 'Farid Contoh', employee_code: 'F1' }));
  const file = () => shop.client.get(`${URL}/statutory-files/cp39`, { month: '2026-12' });
  const { body } = await shop.client.post(`${URL}/process`, { employee_id: id, ...NOVEMBER });
  expect((await file()).body.errors.base).toEqual([
    'No payroll of this month is confirmed. Only payrolls that are Confirmed, Waiting for Payment or Paid go into a file.',
  ]);
  await shop.client.post(`${URL}/${body.data.id}/confirm`);
  const problem = (await file()).body.errors.base;
  expect(problem).toEqual(['The payrolls of this month are confirmed, and no tax was deducted in them. There is no CP39 to file.']);
});
