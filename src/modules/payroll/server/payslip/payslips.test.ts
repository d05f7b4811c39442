/** Own payslips over HTTP, and the PDF: selectable text, both languages, from the snapshot alone. */
import { afterAll, describe, expect, it } from 'vitest';
import { employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { makeSalary } from '../payroll.factory.ts';

const URL = 'api/operation/payrolls';
const SLIPS = 'api/payrolls/payslips';
const month = (mm: string, last: string) => ({ start_date: `2026-${mm}-01`, end_date: `2026-${mm}-${last}` });

const ids: number[] = [];

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal, {
  name: 'Syarikat Slip Contoh Sdn Bhd',
  address_1: 'No. 1, Jalan Contoh',
  postcode: '50450',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
});
const siti = await employeeOf(portal, owner, {
  name: 'Siti Núr binti Contoh',
  identity_number: '900131-14-5566',
  epf_no: '12345678',
  socso_no: '900131145566',
  tax_no: 'IG1234567890',
});
const other = await employeeOf(portal, owner);
await portal.asSystem(async (tx) => {
  for (const { employeeId } of [siti, other]) await makeSalary(tx, owner.companyId, employeeId, 5200);
  await tx.client.query('insert into payroll_year_openings (company_id, employee_id, year, remuneration, epf, mtd) values ($1, $2, 2026, 46000, 4000, 900)', [
    owner.companyId,
    siti.employeeId,
  ]);
});
const earnings = [
  { name: 'Housing Allowance', name_ms: 'Elaun Perumahan', type: 'Fixed Allowance', amount: 500, epf: true, socso: true, eis: true, hrdf: true, tax: true },
  {
    name: 'Company car',
    name_ms: 'Kereta syarikat',
    type: 'BIK',
    amount: 250,
    epf: false,
    socso: false,
    eis: false,
    hrdf: false,
    tax: true,
    mtd_key: 'remuneration_month_mbb',
  },
];
for (const [mm, last] of [
  ['09', '30'],
  ['10', '31'],
  ['11', '30'],
] as const) {
  const { body } = await owner.client.post(`${URL}/process`, { employee_id: siti.employeeId, ...month(mm, last), earnings });
  ids.push(body.data.id);
  if (mm !== '11') await owner.client.post(`${URL}/${body.data.id}/confirm`);
}

const pdf = async (client: Person['client'], path: string) => {
  const response = await client.raw(`${path}${path.includes('?') ? '&' : '?'}company_id=${owner.companyId}`, { method: 'GET' });
  return { status: response.status, type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('own payslips', () => {
  it('list issued payslips only, thirty a page, the latest first', async () => {
    for (const path of ['api/payrolls', SLIPS]) {
      const { body } = await siti.client.get(path);
      expect(body.meta).toMatchObject({ total: 2, per_page: 30 });
      expect(body.data.map(({ start_date }: { start_date: string }) => start_date)).toEqual(['2026-10-01', '2026-09-01']);
    }
    expect((await siti.client.get(SLIPS, { year: 2025 })).body.meta.total).toBe(0);
    expect((await other.client.get(SLIPS)).body.data).toEqual([]);
    expect((await owner.client.get(SLIPS)).status).toBe(403);
  });

  it('sum the year: issued payslips and the opening figures', async () => {
    const { body } = await siti.client.get(`${SLIPS}/summary`);
    const rows = (await siti.client.get(SLIPS)).body.data;
    const total = (key: string) => rows.reduce((sum: number, row: Record<string, number>) => sum + (row[key] ?? 0), 0);
    expect(body.data).toMatchObject({ year: 2026, payslips: 2, gross: 46_000 + 2 * 5700 });
    expect(body.data.net).toBeCloseTo(total('total_net_pay'), 2);
    // Of net pay the opening figures know nothing, so it says from when it counts.
    expect(body.data.net_since).toBe('2026-09-01');
    expect((await other.client.get(`${SLIPS}/summary`)).body.data).toMatchObject({ net: 0, net_since: null });
    expect(body.data.epf).toBeCloseTo(4000 + total('epf'), 2);
  });

  it('stay while the bank is to pay them, in the list, the year and the office', async () => {
    const before = (await siti.client.get(`${SLIPS}/summary`)).body.data;
    const wait = (to: string) => portal.owner.query(`update payrolls set status = $2 where id = $1`, [ids[0], to]);
    await wait('Waiting for Payment');
    expect((await siti.client.get(SLIPS)).body.data.map(({ status }: { status: string }) => status)).toEqual(['Confirmed', 'Waiting for Payment']);
    expect((await siti.client.get(`${SLIPS}/summary`)).body.data).toEqual(before);
    expect((await siti.client.get(`${SLIPS}/${ids[0]}`)).status).toBe(200);
    expect((await pdf(siti.client, `${SLIPS}/${ids[0]}/pdf`)).status).toBe(200);
    const office = (await owner.client.get(`${URL}/payslips`, { month: '2026-09', status: 'Waiting for Payment' })).body;
    expect(office.data.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
    expect((await owner.client.get(`${URL}/${ids[0]}`)).body.data.can.payslip).toBe(true);
    await wait('Confirmed');
  });

  it('show one, line by line, with its trace', async () => {
    const { body } = await siti.client.get(`${SLIPS}/${ids[0]}`);
    expect(body.data).toMatchObject({
      employee: { name: 'Siti Núr binti Contoh', identity_number: '900131-14-5566', epf_no: '12345678' },
      company: { name: 'Syarikat Slip Contoh Sdn Bhd' },
      earnings: [
        { key: 'salary', amount: 5200, trace: 'salary' },
        { label: { en: 'Housing Allowance', ms: 'Elaun Perumahan' }, amount: 500, trace: null },
      ],
      benefits: [{ amount: 250 }],
      total_gross_pay: 5700,
      sites: [],
      year_to_date: { gross: 51_700, net_since: '2026-09-01' },
      rule_set: 'law',
    });
    expect(body.data.contributions.map(({ key }: { key: string }) => key)).toEqual(['epf', 'socso', 'skbbk', 'eis', 'tax']);
    const own = Object.fromEntries(body.data.contributions.map(({ key, employee }: { key: string; employee: number }) => [key, employee]));
    expect([body.data.socso, body.data.skbbk]).toEqual([own['socso'], own['skbbk']]);
    expect(body.data.year_to_date.skbbk).toBe(own['skbbk']);
    expect((await siti.client.get(`${SLIPS}/${ids[0]}/trace`)).body.data.epf.length).toBeGreaterThan(2);
  });

  it('stand on the dashboard, the latest one', async () => {
    expect((await siti.client.get('api/dashboard')).body.data.blocks.payslip).toMatchObject({
      id: ids[1],
      end_date: '2026-10-31',
      status: 'Confirmed',
      earlier: [{ id: ids[0] }],
    });
    expect((await other.client.get('api/dashboard')).body.data.blocks).not.toHaveProperty('payslip');
  });

  it('tell their pay day ahead once they stand, until they are paid', async () => {
    const upcoming = async ({ client }: Pick<Person, 'client'>) =>
      (await client.get('api/dashboard/ahead')).body.data.filter(({ icon }: { icon: string }) => icon === 'cash-multiple');
    const move = (status: string, pay_date = '2026-11-27') =>
      portal.owner.query('update payrolls set status = $2, pay_date = $3 where id = $1', [ids[2], status, pay_date]);
    const { rows } = await portal.owner.query<{ status: string; pay_date: string }>('select status, pay_date::text from payrolls where id = $1', [ids[2]]);
    const before = rows[0] as { status: string; pay_date: string };
    await move('In Process');
    expect(await upcoming(siti)).toEqual([]);
    const text = { en: 'Your pay day of November 2026', ms: 'Hari gaji anda November 2026' };
    for (const status of ['Confirmed', 'Waiting for Payment']) {
      await move(status);
      expect(await upcoming(siti)).toEqual([{ date: '2026-11-27', icon: 'cash-multiple', text, path: `/payroll?open=${ids[2]}` }]);
    }
    expect(await upcoming(other)).toEqual([]);
    expect(await upcoming(await employeeOf(portal, await ownerOf(portal)))).toEqual([]);
    await move('Paid');
    expect(await upcoming(siti)).toEqual([]);
    await move('Confirmed', '2027-01-05');
    expect(await upcoming(siti)).toEqual([]);
    await move(before.status, before.pay_date);
  });

  it('are nobody else’s, and not there before confirmation', async () => {
    for (const rest of ['', '/pdf', '/trace']) {
      expect((await other.client.get(`${SLIPS}/${ids[0]}${rest}`)).status).toBe(404);
      expect((await siti.client.get(`${SLIPS}/${ids[2]}${rest}`)).status).toBe(404);
    }
  });
});

describe('the PDF', () => {
  it('is one tagged A4 page whose text can be selected, in English', async () => {
    const { status, type, bytes } = await pdf(siti.client, `${SLIPS}/${ids[0]}/pdf`);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const read = inspectPdf(bytes);
    expect(read.pages).toHaveLength(1);
    expect(read.language).toBe('en-MY');
    expect(read.tags['Table']).toBeGreaterThanOrEqual(4);
    const text = read.pages[0]!;
    const expected = [
      'Syarikat Slip Contoh Sdn Bhd',
      'Siti Núr binti Contoh',
      '900131-14-5566',
      '1–30 Sep 2026',
      'Salary',
      '5,200.00',
      'Housing Allowance',
      'Gross pay',
      '5,700.00',
      'EPF',
      '627.00',
      '684.00',
      'SOCSO',
      'SKBBK',
      'EIS',
      'Income tax (MTD)',
      'Year to date',
      'Net pay since September 2026',
      'Net pay',
    ];
    expect(text).toEqual(expect.arrayContaining(expected));
    expect(text.join(' ')).toContain('Computed by Malaysian law: EPF October 2025, SOCSO October 2024, SKBBK June 2026');
  });

  it.each([
    ['Confirmed', null, ['Pay date']],
    ['Paid', '2026-09-28', ['Payment date']],
  ])('tells one day of payment when it is %s', async (status, payment_date, notices) => {
    const { rows } = await portal.owner.query('select status, payment_date::text from payrolls where id = $1', [ids[0]]);
    const set = (row: { status: string; payment_date: string | null }) =>
      portal.owner.query('update payrolls set status = $2, payment_date = $3 where id = $1', [ids[0], row.status, row.payment_date]);
    await set({ status, payment_date });
    const text = inspectPdf((await pdf(siti.client, `${SLIPS}/${ids[0]}/pdf`)).bytes).pages[0] ?? [];
    expect(text.filter((each) => /pay(ment)? date/i.test(each))).toEqual(notices);
    expect(text.includes('28/09/26')).toBe(payment_date !== null);
    await set(rows[0] as { status: string; payment_date: string | null });
  });

  it('carries the company’s logo; one that is lost or no picture leaves the name alone', async () => {
    const figures = async () => inspectPdf((await pdf(siti.client, `${SLIPS}/${ids[0]}/pdf`)).bytes).tags['Figure'] ?? 0;
    const place = '2026/11/20/logo.jpg';
    expect(await figures()).toBe(0);
    await portal.owner.query(
      `insert into files (company_id, subject_type, subject_id, field, name, ext, mime, size, disk_path, sha256)
       values ($1, 'company', $1, 'logo', 'logo.jpg', 'jpg', 'image/jpeg', 21, $2, repeat('0', 64))`,
      [owner.companyId, place],
    );
    expect(await figures()).toBe(0);
    const { files } = portal.server.services;
    await files.put(place, Buffer.from('ffd8 is a logo'), 'image/jpeg');
    expect(await figures()).toBe(0);
    await files.put(place, Buffer.from('ffd8ffe000044a46ffc0000b080030004003012200ffd9', 'hex'), 'image/jpeg');
    expect(await figures()).toBe(1);
    const packed = (await owner.client.raw(`${URL}/${ids[0]}/payslip?company_id=${owner.companyId}`, { method: 'GET' })).arrayBuffer();
    expect(inspectPdf(Buffer.from(await packed)).tags['Figure']).toBe(1);
    await portal.owner.query(`delete from files where disk_path = $1`, [place]);
  });

  it('speaks Malay to who reads Malay, for the admin too', async () => {
    const { bytes } = await pdf(owner.client, `${URL}/${ids[1]}/payslip?language=ms`);
    const read = inspectPdf(bytes);
    expect(read.language).toBe('ms-MY');
    expect(read.pages[0]).toEqual(
      expect.arrayContaining(['SLIP GAJI', 'Gaji kasar', 'Elaun Perumahan', 'KWSP', 'PERKESO', 'Cukai pendapatan (PCB)', 'Gaji bersih']),
    );
    expect(read.pages[0]!.join(' ')).not.toMatch(/Gross|Net pay|Employee\b/);
  });

  it('splits the salary by worksite where the company shows it, from then on', async () => {
    const branch = async (name: string) =>
      (await portal.owner.query('insert into branches (company_id, name) values ($1, $2) returning id', [owner.companyId, name])).rows[0].id as number;
    const sites = [
      { branch_id: await branch('Tapak Utara'), hours: 120 },
      { branch_id: await branch('Tapak Selatan'), hours: 40 },
    ];
    const { data } = (await owner.client.get(`${URL}/settings`)).body;
    const show = (show_sites_on_payslip: boolean) =>
      owner.client.post(`${URL}/settings`, { ...data, four_eyes: undefined, updated_at: undefined, show_sites_on_payslip });
    const issue = async (again?: number) => {
      const { body } = await owner.client.post(`${URL}/process`, { employee_id: other.employeeId, ...month('10', '31'), id: again, sites });
      await owner.client.post(`${URL}/${body.data.id}/confirm`);
      return body.data.id as number;
    };
    const id = await issue();
    expect((await other.client.get(`${SLIPS}/${id}`)).body.data.sites).toEqual([]);
    await show(true);
    await issue(id);
    expect((await other.client.get(`${SLIPS}/${id}`)).body.data.sites).toMatchObject([
      { label: { en: 'Tapak Utara (75%)' }, amount: 3900, trace: null },
      { label: { ms: 'Tapak Selatan (25%)' }, amount: 1300 },
    ]);
    await show(false);
    const text = inspectPdf((await pdf(other.client, `${SLIPS}/${id}/pdf`)).bytes).pages[0]!;
    expect(text).toEqual(expect.arrayContaining(['Salary by worksite', 'Tapak Utara (75%)', '3,900.00', 'Tapak Selatan (25%)', '1,300.00']));
  });

  it('stays as it was issued when employee, company and salary change later', async () => {
    const before = await pdf(siti.client, `${SLIPS}/${ids[0]}/pdf`);
    await portal.asSystem(async (tx) => {
      await tx.client.query(`update employees set name = 'Nama Baharu', epf_no = '99999999' where id = $1`, [siti.employeeId]);
      await tx.client.query(`update companies set name = 'Nama Syarikat Baharu' where id = $1`, [owner.companyId]);
      await tx.client.query('update employee_payrolls set basic = 9000 where employee_id = $1', [siti.employeeId]);
    });
    expect((await pdf(siti.client, `${SLIPS}/${ids[0]}/pdf`)).bytes.equals(before.bytes)).toBe(true);
  });

  it('opens with the last four characters of the identity number where the company wants it', async () => {
    const { data } = (await owner.client.get(`${URL}/settings`)).body;
    await owner.client.post(`${URL}/settings`, { ...data, four_eyes: undefined, updated_at: undefined, payslip_password: true });
    expect(inspectPdf((await pdf(siti.client, `${SLIPS}/${ids[0]}/pdf`)).bytes).encrypted).toBe(true);
  });

  it('does not exist before confirmation', async () => {
    expect((await owner.client.get(`${URL}/${ids[2]}/payslip`)).status).toBe(422);
  });
});
