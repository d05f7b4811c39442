/** The search box over HTTP: who finds what, and what nobody finds. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, unitOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';

interface Hit {
  readonly kind: string;
  readonly title: string | { en: string; ms: string };
  readonly about: string | { en: string; ms: string };
  readonly route: string;
  readonly status?: string;
}

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const neighbour = await ownerOf(portal);
const sales = await unitOf(portal, owner, 'department', 'Sales');
const clerk = await unitOf(portal, owner, 'position', 'Store Clerk');
const ahmad = await employeeOf(portal, owner, {
  name: 'Ahmad bin Salleh',
  employee_code: 'SM0039',
  email: 'tok.ketua@contoh.example',
  department_id: sales,
  position_id: clerk,
});
const tarmizi = await employeeOf(portal, owner, { name: 'Ahmad Tarmizi', employee_code: 'SM0040' });
await employeeOf(portal, owner, { name: 'Siti Ahmadiah', employee_code: 'SM0041', status: 'Inactive', inactive_at: '2026-10-31' });
await employeeOf(portal, neighbour, { name: 'Ahmad Jiran', employee_code: 'SM0039' });

const find = async (keyword: string, who: TestPerson = owner): Promise<Hit[]> => {
  const answer = await who.client.get('api/search', { keyword });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const of = async (kind: string, keyword: string, who: TestPerson = owner) => (await find(keyword, who)).filter((hit) => hit.kind === kind);
const titles = async (kind: string, keyword: string, who: TestPerson = owner) => (await of(kind, keyword, who)).map(({ title }) => title);

describe('people', () => {
  it('come by name, the beginning first, whoever left last', async () =>
    expect(await titles('people', 'ahmad')).toEqual(['Ahmad bin Salleh', 'Ahmad Tarmizi', 'Siti Ahmadiah']));

  it('come with the way to them', async () =>
    expect(await find('sm0039')).toEqual([
      {
        kind: 'people',
        id: ahmad.employeeId,
        title: 'Ahmad bin Salleh',
        about: 'SM0039 · Store Clerk',
        route: `/admin/employee/view?id=${ahmad.employeeId}`,
      },
    ]));

  it.each([
    ['every word in any order', 'salleh ahm', ['Ahmad bin Salleh']],
    ['two letters where a word begins', 'sa', ['Ahmad bin Salleh']],
    ['not two letters inside a word', 'le', []],
    ['an email', 'tok.ketua', ['Ahmad bin Salleh']],
    ['a position', 'store cl', ['Ahmad bin Salleh']],
    ['a position and a name', 'clerk ahmad', ['Ahmad bin Salleh']],
    ['wildcards as letters', '%%', []],
    ['nobody', 'zulkifli', []],
  ])('by %s', async (_, keyword, found) => expect(await titles('people', keyword)).toEqual(found));

  it('who left says so', async () => expect(await of('people', 'siti')).toMatchObject([{ status: 'Inactive' }]));

  it('are at most five', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await employeeOf(portal, neighbour, { name: `Kembar ${n}`, employee_code: `K${n}` });
    expect(await titles('people', 'kembar', neighbour)).toHaveLength(5);
  });
});

describe('rights', () => {
  it('an admin finds the people of the own reach alone, and no kind that no page of theirs shows', async () => {
    const admin = await adminOf(portal, owner, { '/admin/employee': [] }, { department: [sales] });
    expect((await find('ahmad', admin)).map(({ title }) => title)).toEqual(['Ahmad bin Salleh']);
    const payments = await adminOf(portal, owner, { '/payroll/document/payment': [] });
    expect(await find('ahmad', payments)).toEqual([]);
  });

  it('a neighbour company finds its own', async () => expect(await titles('people', 'ahmad', neighbour)).toEqual(['Ahmad Jiran']));

  it('an employee finds no colleague', async () => expect(await find('tarmizi', ahmad)).toEqual([]));

  it('a switched-off module is not asked', async () => {
    const leave = { id: await leaveOf(tarmizi.employeeId, 'LV-2026-000900') };
    expect(await of('leave', 'LV-2026-000900', tarmizi)).toMatchObject([{ route: `/leave?open=${leave.id}` }]);
    await portal.owner.query(`update companies set modules = modules || '{"leave": false}' where id = $1`, [owner.companyId]);
    expect(await of('leave', 'LV-2026-000900', tarmizi)).toEqual([]);
    await portal.owner.query(`update companies set modules = modules || '{"leave": true}' where id = $1`, [owner.companyId]);
    expect(await of('leave', 'LV-2026-000900', tarmizi)).toHaveLength(1);
  });
});

async function leaveOf(employeeId: number, number: string): Promise<number> {
  const { rows } = await portal.owner.query<{ id: number }>(
    `insert into leaves (company_id, number, employee_id, leave_type_id, start_date, end_date, total_days, account_year, apply_date, reason)
     select $1, $2, $3, id, '2026-12-24', '2026-12-25', 2, 2026, '2026-11-20', 'Family' from leave_types where company_id = $1 and code = 'AL' returning id`,
    [owner.companyId, number, employeeId],
  );
  return (rows[0] as { id: number }).id;
}

describe('leave', () => {
  let ids: Record<'ahmad' | 'tarmizi', number>;
  beforeAll(async () => {
    ids = { ahmad: await leaveOf(ahmad.employeeId, 'LV-2026-000012'), tarmizi: await leaveOf(tarmizi.employeeId, 'LV-2026-000013') };
  });

  it('comes by its number, the beginning of it, or its last digits', async () => {
    const hit = {
      kind: 'leave',
      id: ids.ahmad,
      title: 'LV-2026-000012',
      about: { en: 'Ahmad bin Salleh · Annual Leave · 24–25 Dec 2026', ms: 'Ahmad bin Salleh · Cuti Tahunan · 24–25 Dis 2026' },
      route: `/leave/manage?open=${ids.ahmad}`,
      status: 'Waiting for Approval',
    };
    expect(await of('leave', 'lv-2026-000012')).toEqual([hit]);
    expect(await of('leave', '12')).toEqual([hit]);
    expect(await titles('leave', 'LV-2026-00001')).toEqual(['LV-2026-000013', 'LV-2026-000012']);
    expect(await titles('leave', 'ahmad')).toEqual([]);
  });

  it('of others is for who manages it, as far as they reach', async () => {
    expect(await of('leave', 'LV-2026-00001', ahmad)).toMatchObject([{ id: ids.ahmad, route: `/leave?open=${ids.ahmad}` }]);
    const manager = await adminOf(portal, owner, { '/leave/manage': [] }, { department: [sales] });
    expect(await titles('leave', 'LV-2026-00001', manager)).toEqual(['LV-2026-000012']);
    expect(await titles('leave', 'LV-2026-00001', neighbour)).toEqual([]);
  });
});

describe('payrolls and payslips', () => {
  const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };
  let id: number;
  let number: string;
  beforeAll(async () => {
    await portal.asSystem((tx) => makeSalary(tx, owner.companyId, ahmad.employeeId, 5200));
    const { body } = await owner.client.post('api/operation/payrolls/process', { employee_id: ahmad.employeeId, ...OCTOBER });
    ({ id, number } = body.data);
  });
  const process = () => `/payroll/manage/process?employee_id=${ahmad.employeeId}&start_date=2026-10-01&end_date=2026-10-31`;

  it('in process is opened to be worked on, and has no payslip', async () => {
    expect(await find(number)).toMatchObject([
      { kind: 'payrolls', id, title: number, about: { en: 'Ahmad bin Salleh · October 2026' }, route: process(), status: 'In Process' },
    ]);
    expect(await find(number, ahmad)).toEqual([]);
  });

  it('confirmed is opened to be looked at, and its payslip by whom it pays', async () => {
    expect((await owner.client.post(`api/operation/payrolls/${id}/confirm`)).status).toBe(200);
    expect(await find(number)).toMatchObject([
      { kind: 'payrolls', route: `${process()}&id=${id}` },
      { kind: 'payslips', route: `/payroll/document?open=${id}` },
    ]);
    const own = { kind: 'payslips', id, title: { en: 'October 2026', ms: 'Oktober 2026' }, about: number, route: `/payroll?open=${id}` };
    expect(await find(number, ahmad)).toEqual([own]);
    expect(await find('okt', ahmad)).toEqual([own]);
    expect(await find(number, tarmizi)).toEqual([]);
    expect(await find('okt', tarmizi)).toEqual([]);
  });

  it('a month comes where somebody in reach is paid', async () => {
    const month = [{ kind: 'payrolls', title: { en: 'October 2026', ms: 'Oktober 2026' }, route: '/payroll/manage?start_date=2026-10-01&end_date=2026-10-31' }];
    expect(await find('10/2026')).toMatchObject(month);
    expect(await find('oktober')).toMatchObject(month);
    expect(await find('9/2026')).toEqual([]);
    const sees = await adminOf(portal, owner, { '/payroll/manage': [] }, { department: [sales] });
    const elsewhere = await adminOf(portal, owner, { '/payroll/manage': [] }, { employee: [tarmizi.employeeId] });
    expect([await find('oktober', sees), await find('oktober', elsewhere), await find(number, elsewhere)]).toMatchObject([month, [], []]);
    expect(await find(number, neighbour)).toEqual([]);
  });
});

describe('documents', () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const given = [
      ['Handbook', null, 'published'],
      ['Draft policy', null, 'draft'],
      ['Award letter', ahmad.employeeId, 'published'],
      ['Warning letter', tarmizi.employeeId, 'published'],
    ] as const;
    for (const [title, employee, status] of given) {
      const { rows } = await portal.owner.query<{ id: number }>(
        `insert into documents (company_id, title, category, employee_id, audience, status) values ($1, $2, 'Letter', $3, 'All', $4) returning id`,
        [owner.companyId, title, employee, status],
      );
      ids[title] = (rows[0] as { id: number }).id;
    }
  });

  it('come by title and by whose they are', async () => {
    expect(await titles('documents', 'letter')).toEqual(['Award letter', 'Warning letter']);
    expect(await of('documents', 'salleh letter')).toEqual([
      {
        kind: 'documents',
        id: ids['Award letter'],
        title: 'Award letter',
        about: 'Ahmad bin Salleh',
        route: `/admin/company/hris?open=${ids['Award letter']}`,
      },
    ]);
    expect(await of('documents', 'draft')).toMatchObject([{ status: 'draft' }]);
  });

  it('an employee finds what is shared with them, and opens it there', async () => {
    expect(await titles('documents', 'letter', ahmad)).toEqual(['Award letter']);
    expect(await of('documents', 'handbook', ahmad)).toMatchObject([{ route: `/my/employment/employment?document=${ids['Handbook']}` }]);
    expect(await titles('documents', 'policy', ahmad)).toEqual([]);
  });

  it('who keeps personnel files alone finds those of the own reach', async () => {
    const hr = await adminOf(portal, owner, { '/admin/employee/view/document': [] }, { department: [sales] });
    expect(await of('documents', 'letter', hr)).toMatchObject([
      { title: 'Award letter', route: `/admin/employee/view/document?id=${ahmad.employeeId}&open=${ids['Award letter']}` },
    ]);
    expect(await titles('documents', 'handbook', hr)).toEqual([]);
    const center = await adminOf(portal, owner, { '/admin/company/hris': [] }, { department: [sales] });
    expect(await titles('documents', 'letter', center)).toEqual(['Award letter']);
    expect(await titles('documents', 'letter', neighbour)).toEqual([]);
  });
});

describe('declarations and payments', () => {
  beforeAll(async () => {
    for (const [employee, status] of [[ahmad, 'Submitted'] as const, [ahmad, 'Rejected'] as const, [tarmizi, 'Submitted'] as const])
      await portal.owner.query(
        `insert into payroll_reliefs (company_id, employee_id, month, key, amount, status) values ($1, $2, '2026-11', 'lifestyle', 320, $3)`,
        [owner.companyId, employee.employeeId, status],
      );
    const banks = await portal.owner.query<{ id: number }>(`select id from banks where name = 'Maybank'`);
    const account = { account_name: 'Contoh', account_no: '514000000077', kind: 'Corporate', corporate_id: 'DEMO1', file_format: 'maybank', status: 'Active' };
    const paying = await owner.client.post('api/admin/companies/banks', {
      ...account,
      bank_id: banks.rows[0]?.id,
      is_default_salary: true,
      is_default_claim: false,
    });
    const payroll = await portal.owner.query<{ id: number }>(`select id from payrolls where company_id = $1 and status = 'Confirmed'`, [owner.companyId]);
    const made = await owner.client.post('api/operation/payrolls/payments', {
      type: 'Salary',
      title: 'October salaries',
      company_bank_id: paying.body.data.id,
      payment_date: '2026-11-28',
      file_format: 'generic',
      ids: payroll.rows.map(({ id }) => id),
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    batch = made.body.data.id;
  });
  let batch: number;

  it('a declaration that waits comes by whose it is, to who decides', async () => {
    expect(await of('declarations', 'salleh')).toMatchObject([
      { title: 'Ahmad bin Salleh', about: { ms: expect.stringContaining('RM\u00A0320.00 · November 2026') }, status: 'Submitted' },
    ]);
    const looks = await adminOf(portal, owner, { '/payroll/manage': [] });
    const decides = await adminOf(portal, owner, { '/payroll/manage': ['Update'] }, { department: [sales] });
    expect([await of('declarations', 'ahmad', looks), await titles('declarations', 'ahmad', decides)]).toEqual([[], ['Ahmad bin Salleh']]);
    expect(await of('declarations', 'ahmad', ahmad)).toEqual([]);
  });

  it('nobody is found by papers through their declaration', async () => expect(await of('declarations', 'tok.ketua')).toEqual([]));

  it('a payment comes by number and title, unless it pays somebody out of reach', async () => {
    const hit = {
      kind: 'payments',
      title: 'October salaries',
      about: 'PMT-2026-000001 · 28/11/26',
      route: `/payroll/document/payment?open=${batch}`,
      status: 'Draft',
    };
    expect(await of('payments', 'pmt-2026-000001')).toMatchObject([hit]);
    const page = { '/payroll/document/payment': [] };
    expect(await of('payments', 'salaries oct', await adminOf(portal, owner, page, { department: [sales] }))).toMatchObject([hit]);
    expect(await of('payments', 'salaries', await adminOf(portal, owner, page, { employee: [tarmizi.employeeId] }))).toEqual([]);
    expect(await of('payments', 'salaries', neighbour)).toEqual([]);
  });
});

test('bounds: a single letter, a hundred and one, and nobody at all', async () => {
  const status = async (keyword: string) => (await owner.client.get('api/search', { keyword })).status;
  expect([await status('a'), await status(' a '), await status('a'.repeat(101)), await status('a'.repeat(100))]).toEqual([422, 422, 422, 200]);
  expect((await owner.client.get('api/search')).status).toBe(422);
  expect((await portal.as(null).get('api/search', { keyword: 'ahmad' })).status).toBe(401);
});
