/** The year's files and sums: PDF, ZIP, CP8D, Form E, and that payslips, forms and monthly tax agree. */
import { afterAll, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { EA_BOXES } from '#modules/statutory/contract/ea-boxes.params.ts';
import { readCp8d } from '../../contract/read-cp8d.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { FLAGS, payMonth } from '../ea-form.factory.ts';

const URL = 'api/operation/payrolls/ea-forms';
const CP8D = 'api/operation/payrolls/statutory-files/cp8d';
const PAGE = '/payroll/document/ea-form';

const payrolls: number[] = [];

const remake = async () => {
  await owner.client.post(`${URL}/generate`, {});
  await fixture.queue.drain();
};
const formOf = async (employeeId: number) => {
  const { body } = await owner.client.get(URL, { employee_id: employeeId });
  return (await owner.client.get(`${URL}/${body.data[0].id}`)).body.data;
};
const text = async (path: string) => {
  const response = await owner.client.raw(`${path}${path.includes('?') ? '&' : '?'}company_id=${owner.companyId}`, { method: 'GET' });
  return { status: response.status, name: response.headers.get('content-disposition'), body: await response.text() };
};
const update = (sql: string, values: unknown[]) => fixture.portal.owner.query(sql, values);

const fixture = withManualJobs(await openTestPortal());
const owner = await ownerOf(fixture.portal, { name: 'Syarikat Contoh Tahunan Sdn Bhd' });
const base = { company_joined_at: '2019-03-01', tax_no: 'IG531367080' };
const siti = await employeeOf(fixture.portal, owner, { ...base, name: 'Siti binti Contoh', identity_number: '900131-14-5566' });
const leaver = await employeeOf(fixture.portal, owner, {
  ...base,
  name: 'Pesara bin Contoh',
  identity_number: '650131-14-5577',
  date_of_birth: '1965-01-31',
  tax_no: null,
});
const back = await employeeOf(fixture.portal, owner, {
  ...base,
  name: 'Kembali anak Contoh',
  identity_number: '880131-14-5588',
  company_joined_at: '2023-01-01',
});
await fixture.portal.asSystem(async (tx) => {
  for (const { employeeId } of [siti, leaver, back]) await makeSalary(tx, owner.companyId, employeeId, 9000);
});
const travel = { name: 'Petrol', type: 'Travelling Allowance', amount: 3500, ...FLAGS };
const cp38 = { name: 'CP38', type: 'CP38', amount: 120, contribution_total_type: 'other' };
payrolls.push(await payMonth(fixture, owner, siti.employeeId, '2025-09', { earnings: [travel], deductions: [cp38] }));
payrolls.push(await payMonth(fixture, owner, siti.employeeId, '2025-10', { earnings: [travel], tax_payload: { items: { zakat: 50 } } }));
await payMonth(fixture, owner, leaver.employeeId, '2025-06', {
  earnings: [{ name: 'Gratuity', type: 'Gratuity', amount: 20_000, ...FLAGS, mtd_key: 'gratuity' }],
});
await update(`update employees set inactive_at = '2025-06-30', inactive_reason = 'Retired', status = 'Inactive' where id = $1`, [leaver.employeeId]);
// Left in March, came back in August: two spans in one year.
await payMonth(fixture, owner, back.employeeId, '2025-03');
await update(`update employees set company_joined_at = '2025-08-01' where id = $1`, [back.employeeId]);
await payMonth(fixture, owner, back.employeeId, '2025-08');
await update(`update company_contributions set tax_no = 'E9123456705' where company_id = $1`, [owner.companyId]);
await remake();

afterAll(() => fixture.portal.close());

describe('people', () => {
  it('who left: the day, the gratuity with its period, and a hint', async () => {
    const form = await formOf(leaver.employeeId);
    expect(form.person).toMatchObject({ left_at: '2025-06-30', periods: [{ from: null, to: '2025-06-30' }] });
    expect(form).toMatchObject({ boxes: { B1f: 14_000, F: 6000 }, details: { B1f: { from: '2019-03-01', to: '2025-06-30' } } });
    expect(form.issues).toEqual(expect.arrayContaining(['gratuity', 'no_tax_no']));
  });

  it('who came back: both spans on one form', async () => {
    const form = await formOf(back.employeeId);
    expect(form.person).toMatchObject({
      left_at: null,
      periods: [
        { from: null, to: '2025-03-31' },
        { from: '2025-08-01', to: null },
      ],
    });
    expect(form.boxes.B1a).toBe(18_000);
  });

  it('exempt travelling up to its limit', async () => {
    const form = await formOf(siti.employeeId);
    expect(form.boxes).toMatchObject({ F: 6000, B1c: 1000, D2: 120, D3: 50 });
  });
});

describe('files', () => {
  it('PDF: every box number and both languages, as text on one page', async () => {
    const { id } = await formOf(siti.employeeId);
    const response = await owner.client.raw(`${URL}/${id}/pdf?company_id=${owner.companyId}`, { method: 'GET' });
    const pdf = inspectPdf(Buffer.from(await response.arrayBuffer()));
    const words = pdf.pages.flat().join(' ');
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.language).toBe('ms-MY');
    for (const needed of ['C.P.8A', 'Pin. 2023', 'PENYATA SARAAN', 'STATEMENT OF REMUNERATION', '900131-14-5566', 'IG531367080', '6,000.00', 'EA-2025-']) {
      expect(words).toContain(needed);
    }
    for (const { no, title } of EA_BOXES) {
      expect(
        pdf.pages.flat().some((line) => line.trim() === no || no === ''),
        no,
      ).toBe(true);
      for (const language of ['en', 'ms'] as const) expect(words.replace(/\s+/g, ' ')).toContain(title[language].split(' ').slice(0, 2).join(' '));
    }
  });

  it('ZIP as a report job, with a PDF of each', async () => {
    const { status, body } = await owner.client.post(`${URL}/zip`, {});
    expect(status).toBe(201);
    await fixture.queue.drain();
    const report = (await owner.client.get(`api/reports/${body.data.id}`)).body.data;
    expect(report).toMatchObject({ status: 'success', format: 'zip', rows: 3, title: 'EA forms 2025' });
    const file = await fetch(new globalThis.URL(report.file.url, fixture.portal.url));
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.toString('latin1').match(/EA 2025 [^\0]*?\.pdf/g)?.length).toBeGreaterThanOrEqual(3);
    expect((await owner.client.post(`${URL}/zip`, { year: 2024 })).body.errors.base).toHaveLength(1);
  });

  it('CP8D: names who lacks a number, then a line of each that reads back', async () => {
    const refused = await owner.client.get(CP8D);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.base[0]).toContain('Pesara bin Contoh');
    const file = await text(`${CP8D}?incomplete=true`);
    expect(file.name).toContain('P9123456705_2025.TXT');
    const { lines, faults } = readCp8d(file.body);
    expect(faults).toEqual([]);
    expect(lines).toHaveLength(3);
    expect(lines.find(({ name }) => name === 'Siti binti Contoh')).toMatchObject({
      identity: '900131145566',
      gross: 19_000,
      exempt: 6000,
      cp38: 120,
      zakat: 50,
      tin: '531367080',
    });
    expect(lines.find(({ name }) => name === 'Pesara bin Contoh')).toMatchObject({ left_at: '2025-06-30', tin: null });
    expect(await text(`${CP8D}?file=employer`)).toMatchObject({ body: '9123456705|Syarikat Contoh Tahunan Sdn Bhd|2025\r\n' });
  });

  it('CP8D needs all employees, the employer number and the right', async () => {
    const part = await adminOf(fixture.portal, owner, { [PAGE]: ['Export'] }, { employee: [siti.employeeId] });
    expect((await part.client.get(CP8D)).status).toBe(422);
    expect((await (await adminOf(fixture.portal, owner, { [PAGE]: [] })).client.get(CP8D)).status).toBe(403);
    const stranger = await ownerOf(fixture.portal);
    expect((await stranger.client.get(CP8D)).body.errors.base[0]).toContain('employer number');
  });

  it('Form E: counts and totals, and what is missing', async () => {
    const { data } = (await owner.client.get(`${URL}/form-e`)).body;
    expect(data.counts).toEqual({ forms: 3, published: 0, pending: 0, at_year_end: 2, with_mtd: 2, joined: 1, left: 1 });
    expect(data.totals).toMatchObject({ exempt: 12_000, cp38: 120, zakat: 50, b: 9000 * 5 + 1000 + 14_000 });
    expect(data.issues).toContainEqual(expect.objectContaining({ name: 'Pesara bin Contoh', issue: 'no_tax_no' }));
  });
});

describe('reconciliation', () => {
  const reconcile = async () => (await owner.client.get(`${URL}/reconciliation`)).body.data;

  it('closes: payslips, forms, worksheets and CP39 agree month by month', async () => {
    const data = await reconcile();
    expect(data).toMatchObject({ year: 2025, employees: 3, forms: 3, count: 0, differences: [] });
    const september = data.months.find(({ month }: { month: number }) => month === 9);
    expect(september).toMatchObject({ payslips: 1, gross: 12_500, ea_gross: 12_500, cp38: 120 });
    expect(september.cp39).toBeCloseTo(september.mtd + 120, 2);
    for (const month of data.months) expect([month.ea_mtd, month.ea_cp38]).toEqual([month.mtd, month.cp38]);
  });

  it('shows a payroll that was tampered with, by month and figure', async () => {
    await update('update payrolls set tax_employee = tax_employee + 5 where id = $1', [payrolls[0]]);
    const { count, differences } = await reconcile();
    expect(count).toBe(2);
    expect(differences).toEqual([
      expect.objectContaining({ name: 'Siti binti Contoh', month: 9, kind: 'payslip_ea', figure: 'mtd', difference: 5 }),
      expect.objectContaining({ month: 9, kind: 'mtd_worksheet', figure: 'mtd', difference: 5 }),
    ]);
    await update('update payrolls set tax_employee = tax_employee - 5, total_gross_pay = total_gross_pay + 1 where id = $1', [payrolls[0]]);
    expect((await reconcile()).differences).toMatchObject([
      { kind: 'payslip_ea', figure: 'gross', difference: 1 },
      { kind: 'payslip_lines', figure: 'gross', difference: 1 },
    ]);
    await update('update payrolls set total_gross_pay = total_gross_pay - 1 where id = $1', [payrolls[0]]);
    expect((await reconcile()).count).toBe(0);
  });
});
