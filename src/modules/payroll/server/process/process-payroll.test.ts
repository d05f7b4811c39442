/** Processing over HTTP on a real database: load, save, refusals, two officers, the other company, the scope. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '../payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';

/** An employee with a salary. */
async function paid(
  basic: number,
  given: Parameters<typeof makeEmployee>[2] = {},
  salary: Parameters<typeof makeSalary>[4] = {},
  company = owner.companyId,
): Promise<number> {
  return portal.asSystem(async (tx) => {
    const { id } = await makeEmployee(tx, company, given);
    await makeSalary(tx, company, id, basic, salary);
    return id;
  });
}
const load = (employee_id: number, more: Record<string, string> = {}, who = owner) => who.client.get(`${URL}/process`, { employee_id, ...NOVEMBER, ...more });
const save = (employee_id: number, more: object = {}, who = owner) => who.client.post(`${URL}/process`, { employee_id, ...NOVEMBER, ...more });
const rowOf = async (employee_id: number, who = owner) => (await who.client.get(URL, { ...NOVEMBER, employee_id })).body.data[0];

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const officer = await adminOf(portal, owner, { '/payroll/manage': ['Process', 'Update', 'Confirm', 'Mark Paid', 'Delete'] });
const faiz = await employeeOf(portal, owner, {
  name: 'Ahmad Faiz bin Rahman',
  identity_number: '910412-10-5531',
  date_of_birth: '1991-04-12',
  marital_status: 'Married',
});
await portal.asSystem(async (tx) => {
  const family = 'insert into employee_families (company_id, employee_id, relation, name, dob, education, employment_status) values';
  await tx.client.query(`${family} ($1, $2, 'Spouse', 'Nur Aina', null, 'None', 'Working'), ($1, $2, 'Child', 'Adam', '2018-02-03', 'School', null)`, [
    owner.companyId,
    faiz.employeeId,
  ]);
  await makeSalary(tx, owner.companyId, faiz.employeeId, 4500);
  await tx.client.query(
    `insert into payroll_year_openings (company_id, employee_id, year, remuneration, epf, socso, mtd) values ($1, $2, 2026, 45000, 4000, 247.50, 700.20)`,
    [owner.companyId, faiz.employeeId],
  );
});

const TRANSPORT = { name: 'Transport Allowance', type: 'Fixed Allowance', amount: 300, epf: true, socso: true, eis: true, hrdf: true, tax: true };

describe('the worked example of the design', () => {
  beforeAll(async () => {
    const { body } = await owner.client.get(`${URL}/settings`);
    expect(
      (await owner.client.post(`${URL}/settings`, { ...body.data, four_eyes: undefined, updated_at: undefined, rule_set: 'specification' })).body.success,
    ).toBe(true);
    await portal.asSystem((tx) =>
      tx.client.query('update company_contributions set hrdf_enabled = true where company_id = $1', [owner.companyId]).then(() => undefined),
    );
  });
  afterAll(async () => {
    const { body } = await owner.client.get(`${URL}/settings`);
    await owner.client.post(`${URL}/settings`, { ...body.data, four_eyes: undefined, rule_set: 'law' });
  });

  it('loads the form with success, data, calculation with the tables, sites and message', async () => {
    const { status, body } = await load(faiz.employeeId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: '', sites: [{ amount: 4500, percent: 100 }] });
    expect(body.data).toMatchObject({
      id: null,
      employee_id: faiz.employeeId,
      name: 'Ahmad Faiz bin Rahman',
      employee_identity_number: '910412-10-5531',
      status: 'Pending',
      ...NOVEMBER,
      pay_date: '2026-11-30',
      employee_dob: '1991-04-12',
      employee_marital_status: 'Married',
      employee_spouse_employment_status: 'Working',
      employee_spouse_disabled_person: false,
      employee_childrens: [{ dob: '2018-02-03', disability: false, education: 'School' }],
      salary_amount: 4500,
      salary_payload: { basic: 4500, contribution_based_on: 'Actual', epf: true, socso: true, eis: true, tax: true, hrdf: true },
      contribution_epf_employee_rate: 11,
      contribution_socso_type: 'Category 1',
      contribution_hrdf: true,
      contribution_tax_manual: false,
      tax_payload: { type: 'Auto', category: 3 },
      total_adjustment: 0,
      remuneration_accumulate: { remuneration: 45_000, epf: 4000, socso: 247.5, mtd: 700.2 },
    });
    expect(Object.keys(body.calculation.formulas)).toEqual(expect.arrayContaining(['epf', 'socso', 'eis', 'tax']));
    expect(body.calculation.formulas.epf.bands).toHaveLength(400);
    expect(body.data.worksheet.sections.map(({ id }: { id: string }) => id)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('saves it to the sen, whatever computed fields are sent along', async () => {
    const tampered = {
      total_net_pay: 1,
      contributions: { epf: { employee: 0 } },
      remuneration_accumulate: { mtd: 99_999 },
      number: 'X-1',
      name: 'Somebody else',
    };
    const { status, body } = await save(faiz.employeeId, { ...tampered, earnings: [TRANSPORT], calculation: { unpaid_leave_days: 1, worked_days: 21 } });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'In Process',
      number: 'PAY-2026-000001',
      name: 'Ahmad Faiz bin Rahman',
      salary_amount: 4500,
      deductions: [
        {
          name: 'Unpaid Leave (1 day)',
          name_ms: 'Cuti Tanpa Gaji (1 hari)',
          type: 'Unpaid Leave',
          amount: 173.08,
          contribution_total_type: 'salary',
          system: 'unpaid_leave',
        },
      ],
      remuneration_current: {
        remuneration_month: 4626.92,
        remuneration_month_epf: 0,
        remuneration_month_net: 4626.92,
        remuneration_month_total: 4626.92,
        mtd: 69.39,
      },
      total_salary: 4500,
      total_earning: 300,
      total_gross_pay: 4800,
      total_deduction: 173.08,
      total_adjustment: 0,
      total_contribution_employee: 612.94,
      total_contribution_employer: 740.92,
      total_net_pay: 4013.98,
    });
    expect(await rowOf(faiz.employeeId)).toMatchObject({
      employee_id: faiz.employeeId,
      status: 'In Process',
      reference_payroll_id: body.data.id,
      salary_amount: 4500,
      basic: 4500,
      total_net_pay: 4013.98,
      epf: { employee: 511, employer: 604 },
      socso: { employee: 23.25, employer: 81.35 },
      eis: { employee: 9.3, employer: 9.3 },
      hrdf: { employer: 46.27 },
      tax: { employee: 69.39 },
      processed_by: { id: owner.userId },
    });
  });

  it('gives the same payroll when it is processed again, also from what was loaded', async () => {
    const loaded = (await load(faiz.employeeId)).body;
    const { id, updated_at, status } = loaded.data;
    const again = await owner.client.post(`${URL}/process`, { ...loaded.data, calculation: loaded.calculation, sites: loaded.sites });
    expect(again.body).toMatchObject({ success: true });
    const { updated_at: later, can: _can, ...rest } = again.body.data;
    const { updated_at: _earlier, can: _could, worksheet: _sheet, ...before } = loaded.data;
    expect(rest).toMatchObject({ ...before, id, status });
    expect(later > updated_at).toBe(true);
    expect(rest.total_net_pay).toBe(4013.98);
  });

  it('explains each figure', async () => {
    const { reference_payroll_id: id } = await rowOf(faiz.employeeId);
    const { body } = await owner.client.get(`${URL}/${id}/trace`);
    expect(body.data.epf.at(-1)).toMatchObject({ result: 1115, rule: 'specification' });
    expect(body.data.tax.at(-1)).toMatchObject({ step: 'payable', result: 69.39 });
    expect(body.data.net.at(-1)).toMatchObject({ result: 4013.98 });
  });
});

describe('refuses with HTTP 200 and success false', () => {
  const refusals: [string, () => Promise<number>, object, string][] = [
    ['without a salary', () => portal.asSystem((tx) => makeEmployee(tx, owner.companyId).then(({ id }) => id)), {}, 'Salary is not set for this employee.'],
    ['who joins later', () => paid(3000, { company_joined_at: '2026-12-01' }), {}, 'Employee was not employed in this period.'],
    ['who left before', () => paid(3000, { inactive_at: '2026-10-31', status: 'Inactive' }), {}, 'Employee was not employed in this period.'],
    ['without a date of birth', () => paid(3000, { date_of_birth: null }), {}, 'Enter the employee’s date of birth.'],
    [
      'before the first table',
      () => paid(3000, { company_joined_at: '2010-01-01' }, { effective_from: '2010-01-01' }),
      { start_date: '2015-11-01', end_date: '2015-11-30' },
      'Statutory table for this period is not available.',
    ],
  ];
  it.each(refusals)('an employee %s', async (_who, make, period, message) => {
    const id = await make();
    expect(await load(id, period as Record<string, string>)).toMatchObject({ status: 200, body: { success: false, message } });
    expect((await save(id, period)).body).toEqual({ success: false, message });
  });

  it('what is paid already, and a period that overlaps another, in the language of the reader', async () => {
    const id = await paid(3000);
    const { body } = await save(id);
    const number = body.data.number;
    const shifted = { start_date: '2026-10-16', end_date: '2026-11-15' };
    expect((await load(id, shifted)).body).toEqual({ success: false, message: `The period overlaps payroll ${number}.` });
    expect((await save(id, shifted)).body).toEqual({ success: false, message: `The period overlaps payroll ${number}.` });
    const malay = owner.client.with({ headers: { 'x-locale': 'ms' } });
    expect((await malay.get(`${URL}/process`, { employee_id: id, ...shifted })).body.message).toBe(`Tempoh ini bertindih dengan gaji ${number}.`);
    await owner.client.post(`${URL}/${body.data.id}/confirm`);
    await owner.client.post(`${URL}/${body.data.id}/paid`, { payment_date: '2026-11-20', reference: 'GIRO 1' });
    expect((await load(id)).body).toEqual({ success: false, message: 'Payroll for this period has been paid.' });
  });
});

describe('refuses with 422', () => {
  it.each([
    ['a period that ends before it starts', { start_date: '2026-11-30', end_date: '2026-11-01' }, 'end_date'],
    ['a period of more than 31 days', { start_date: '2026-11-01', end_date: '2026-12-05' }, 'end_date'],
    ['a pay date before the period', { pay_date: '2026-10-31' }, 'pay_date'],
    ['an EPF rate below the law', { contribution_epf_employee_rate: 9 }, 'contribution_epf_employee_rate'],
    ['an item of nobody', { earnings: [{ ...TRANSPORT, payroll_item_id: 999_999 }] }, 'earnings.0.payroll_item_id'],
    ['an earning of nothing', { earnings: [{ ...TRANSPORT, amount: 'abc' }] }, 'earnings.0.amount'],
    ['a deduction above the salary', { deductions: [{ name: 'Too much', type: 'Other', amount: 9000, contribution_total_type: 'salary' }] }, 'deductions'],
    ['a Fix Amount without a rate', { calculation: { type: 'Fix Amount', normal_hours: 100 } }, 'calculation.given_hourly_rate'],
    ['another salary without a word', { salary_amount: 7000 }, 'calculation.salary_note'],
    ['a salary that is no number, without a word', { salary_amount: 'abc' }, 'calculation.salary_note'],
    [
      'a worked rest day outside the period',
      { calculation: { days_off_worked: [{ kind: 'rest_day', date: '2026-12-06', hours: 4 }] } },
      'calculation.days_off_worked.0.date',
    ],
    ['a termination benefit of somebody who stays', { calculation: { termination: { wages: null } } }, 'calculation.termination'],
    ['an unknown field', { nonsense: 1 }, 'nonsense'],
  ])('%s', async (_what, body, field) => {
    const id = await paid(3000);
    const answer = await save(id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });
});

describe('two officers', () => {
  it('at once make one payroll; the other is told to reload', async () => {
    const id = await paid(3000);
    const answers = await Promise.all([save(id, {}, owner), save(id, {}, officer), save(id, {}, owner), save(id, {}, officer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const { rows } = await portal.owner.query('select count(*)::int as n from payrolls where employee_id = $1', [id]);
    expect(rows[0].n).toBe(1);
  });

  it('one after the other: the second has to have seen the first', async () => {
    const id = await paid(3000);
    const first = (await save(id)).body.data;
    const second = (await save(id, { id: first.id, updated_at: first.updated_at, status: first.status, earnings: [TRANSPORT] })).body.data;
    expect(second.total_gross_pay).toBe(3300);
    expect((await save(id, { id: first.id, updated_at: first.updated_at })).status).toBe(409);
    expect((await save(id, { id: first.id, status: 'Confirmed' })).status).toBe(409);
    expect((await save(id)).status).toBe(409);
  });
});

describe('who may', () => {
  it('process: owners and admins with the action, inside their scope', async () => {
    const id = await paid(3000);
    const viewer = await adminOf(portal, owner, { '/payroll/manage': [] });
    const other = await adminOf(portal, owner, { '/payroll/manage': ['Process'] }, { employee: [faiz.employeeId] });
    expect((await load(id, {}, viewer)).status).toBe(403);
    expect((await save(id, {}, viewer)).status).toBe(403);
    expect((await load(id, {}, other)).status).toBe(404);
    expect((await save(id, {}, other)).status).toBe(404);
    expect((await other.client.get(URL, NOVEMBER)).body.meta.total).toBe(1);
    expect((await load(id, {}, officer)).status).toBe(200);
    expect((await faiz.client.get(`${URL}/process`, { employee_id: id, ...NOVEMBER })).status).toBe(403);
    expect((await portal.as(null, owner.companyId).get(URL)).status).toBe(401);
  });

  it('nobody of another company: 404 for every id', async () => {
    const stranger = await ownerOf(portal);
    const id = await paid(3000);
    const { data } = (await save(id)).body;
    expect((await load(id, {}, stranger)).status).toBe(404);
    expect((await save(id, {}, stranger)).status).toBe(404);
    for (const path of [`${URL}/${data.id}`, `${URL}/${data.id}/trace`, `${URL}/${data.id}/payslip`])
      expect((await stranger.client.get(path)).status).toBe(404);
    for (const verb of ['confirm', 'adjustments', 'paid']) {
      const body = { name: 'x', amount: 1, remark: 'abc', payment_date: '2026-11-20' };
      const sent = verb === 'confirm' ? {} : verb === 'paid' ? { payment_date: body.payment_date } : { name: body.name, amount: 1, remark: body.remark };
      expect((await stranger.client.post(`${URL}/${data.id}/${verb}`, sent)).status).toBe(404);
    }
    expect((await stranger.client.get(URL, NOVEMBER)).body.meta.total).toBe(0);
  });
});

describe('many at once', () => {
  it('processes those with a monthly basic and names every other with the reason', async () => {
    const good = [await paid(2500), await paid(6000), await paid(21_000)];
    const hourly = await paid(12, {}, { pay_type: 'Hourly' });
    const none = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId).then(({ id }) => id));
    const low = await paid(3000, {}, { contribution_epf_employee_rate: '5' });
    const { body, status } = await owner.client.post(`${URL}/process/bulk`, { employee_ids: [...good, hourly, none, low, 999_999], ...NOVEMBER });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ processed: 3 });
    expect(body.data.failed.map(({ employee_id, message }: { employee_id: number; message: string }) => [employee_id, message])).toEqual([
      [hourly, 'This employee is paid by the hour or day. Process this payroll individually.'],
      [none, 'Salary is not set for this employee.'],
      [low, 'The employee EPF rate may not be lower than the statutory rate.'],
      [999_999, 'Not found.'],
    ]);
    const rows = await Promise.all(good.map((id) => rowOf(id)));
    expect(rows.map(({ status: s }) => s)).toEqual(['In Process', 'In Process', 'In Process']);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(3);
    // Twice is the same: what is In Process is worked out again, with the same outcome.
    expect((await owner.client.post(`${URL}/process/bulk`, { employee_ids: good, ...NOVEMBER })).body.data).toMatchObject({ processed: 3, failed: [] });
    expect((await Promise.all(good.map((id) => rowOf(id)))).map(({ total_net_pay }) => total_net_pay)).toEqual(rows.map(({ total_net_pay }) => total_net_pay));
  });
});
