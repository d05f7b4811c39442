/** Pay as the Act asks for it, over HTTP on a real database: ordinary rate, days off, incomplete months, exempt parts, the end of a service. */
import { afterAll, describe, expect, it } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '../payroll.factory.ts';

const URL = 'api/operation/payrolls';
const JANUARY = { start_date: '2026-01-01', end_date: '2026-01-31' };
const MAY = { start_date: '2026-05-01', end_date: '2026-05-31' };

const items = new Map<string, number>();

async function paid(basic: number, given: Parameters<typeof makeEmployee>[2] = {}, salary: Parameters<typeof makeSalary>[4] = {}): Promise<number> {
  return portal.asSystem(async (tx) => {
    const { id } = await makeEmployee(tx, owner.companyId, given);
    await makeSalary(tx, owner.companyId, id, basic, salary);
    return id;
  });
}
const save = async (employee_id: number, period: object, more: object = {}) =>
  (await owner.client.post(`${URL}/process`, { employee_id, ...period, ...more })).body;
const housing = (amount: number, start = '2020-01-01', end: string | null = null) => ({ payroll_item_id: items.get('HA')!, amount, start, end });
const amounts = (lines: readonly { name: string; amount: number }[]) => Object.fromEntries(lines.map(({ name, amount }) => [name, amount]));

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const { data } = (await owner.client.get(`${URL}/items`, { per_page: 100 })).body;
for (const { code, id } of data) items.set(code, id);

describe('a fixed allowance', () => {
  it('is part of the ordinary rate of pay: 10 hours at 13.99 pay 209.86', async () => {
    const id = await paid(2600, {}, { recurring_items: [housing(310)] } as never);
    const { data } = await save(id, JANUARY, { calculation: { overtime_hours: 10 } });
    expect(data.calculation).toMatchObject({ fixed_allowances: 310, ordinary_hourly_rate: 13.99, hourly_rate: 12.5 });
    expect(amounts(data.earnings)).toEqual({ 'Housing Allowance': 310, 'Overtime (10 h)': 209.86 });
    const { data: trace } = (await owner.client.get(`${URL}/${data.id}/trace`)).body;
    expect(trace.salary.map(({ step }: { step: string }) => step)).toEqual(['basic', 'ordinary_rate', 'premium']);
    expect(trace.salary[1]).toMatchObject({ result: 13.99, source: { en: expect.stringContaining('s.60I') }, inputs: { basic: 2600, fixed_allowances: 310 } });
  });

  it('is paid by days to somebody who joined on the 16th, and less for unpaid days', async () => {
    const id = await paid(2600, { company_joined_at: '2026-01-16' }, { recurring_items: [housing(310)] } as never);
    const { data } = await save(id, JANUARY);
    expect([data.salary_amount, data.earnings[0].amount]).toEqual([1341.94, 160]);
    const { id: payroll, updated_at, status } = data;
    const again = (await save(id, JANUARY, { id: payroll, updated_at, status, calculation: { unpaid_leave_days: 1 } })).data;
    expect(again.earnings[0].amount).toBe(150);
    const { data: trace } = (await owner.client.get(`${URL}/${payroll}/trace`)).body;
    expect(trace.salary.find(({ step }: { step: string }) => step === 'allowance_1')).toMatchObject({
      result: 150,
      inputs: { monthly: 310, days: 16, unpaid_days: 1, of: 31 },
    });
  });

  it('stays as a person typed it', async () => {
    const id = await paid(2600, { company_joined_at: '2026-01-16' }, { recurring_items: [housing(310)] } as never);
    const loaded = (await owner.client.get(`${URL}/process`, { employee_id: id, ...JANUARY })).body.data;
    expect(loaded.earnings[0]).toMatchObject({ amount: 160, agreed: { monthly: 310, from: '2026-01-01', to: '2026-01-31' } });
    const [line] = loaded.earnings;
    expect((await save(id, JANUARY, { earnings: [{ ...line, amount: 200 }] })).data.earnings[0]).toMatchObject({ amount: 200 });
  });

  it('that changes inside the month is paid in two parts, as the salary is', async () => {
    const id = await paid(2600, {}, { effective_to: '2026-05-15', recurring_items: [housing(310)] } as never);
    await portal.asSystem((tx) => makeSalary(tx, owner.companyId, id, 3600, { effective_from: '2026-05-16', recurring_items: [housing(465)] } as never));
    const { data } = await save(id, MAY);
    expect(data.salary_amount).toBe(3116.13);
    expect(data.calculation.salary_parts.map(({ days, basic, amount }: Record<string, number>) => [days, basic, amount])).toEqual([
      [15, 2600, 1258.06],
      [16, 3600, 1858.07],
    ]);
    expect(data.earnings.map(({ amount }: { amount: number }) => amount)).toEqual([150, 240]);
    const { data: trace } = (await owner.client.get(`${URL}/${data.id}/trace`)).body;
    expect(trace.salary.map(({ step }: { step: string }) => step)).toEqual(['basic', 'part_1', 'part_2', 'allowance_1', 'allowance_2']);
  });
});

describe('rest days and holidays', () => {
  it('are paid by the day, with the days kept and shown', async () => {
    const id = await paid(2600);
    const days_off_worked = [
      { kind: 'rest_day', date: '2026-01-04', hours: 3 },
      { kind: 'rest_day', hours: 10 },
      { kind: 'public_holiday', date: '2026-01-01', hours: 3 },
    ];
    const { data } = await save(id, JANUARY, { calculation: { days_off_worked } });
    expect(amounts(data.earnings)).toEqual({ 'Rest-day Work (11 h)': 150, 'Rest-day Overtime (2 h)': 50, 'Public-holiday Work (3 h)': 200 });
    const loaded = (await owner.client.get(`${URL}/process`, { employee_id: id, ...JANUARY })).body;
    expect(loaded.calculation.days_off_worked).toEqual(days_off_worked);
    const twice = [...days_off_worked, { kind: 'rest_day', date: '2026-01-04', hours: 1 }];
    const { id: payroll, updated_at } = loaded.data;
    expect((await save(id, JANUARY, { id: payroll, updated_at, calculation: { days_off_worked: twice } })).errors).toHaveProperty([
      'calculation.days_off_worked.3.date',
    ]);
  });

  it('in total are read as full days, with a warning', async () => {
    const { data } = await save(await paid(2600), JANUARY, { calculation: { holiday_hours: 3 } });
    expect(amounts(data.earnings)).toEqual({ 'Public-holiday Work (3 h)': 200 });
    expect(data.warnings.map(({ code }: { code: string }) => code)).toContain('hoursWithoutDays');
  });
});

describe('what is exempt from tax', () => {
  const travel = { name: 'Petrol', type: 'Travelling Allowance', epf: false, socso: false, eis: false, hrdf: false, tax: true };
  const months = Array.from({ length: 4 }, (_, at) => ({ start_date: `2026-0${at + 1}-01`, end_date: `2026-0${at + 1}-28` }));

  it('uses up the limit of the year month by month and is split where it ends', async () => {
    const id = await paid(6000);
    const saved = [];
    for (const period of months) saved.push((await save(id, period, { earnings: [{ ...travel, amount: 1800 }] })).data);
    expect(saved.map(({ earnings }) => earnings[0].exempt)).toEqual([1800, 1800, 1800, 600]);
    expect(saved.map(({ remuneration_current }) => remuneration_current.remuneration_month)).toEqual([6000, 6000, 6000, 7200]);
    const { data: trace } = (await owner.client.get(`${URL}/${saved[3].id}/trace`)).body;
    expect(trace.tax[0]).toMatchObject({
      step: 'exempt_1',
      result: 600,
      inputs: { amount: 1800, used_this_year: 5400, limit: 6000 },
      source: { en: expect.stringContaining('E.9') },
    });
  });

  const compensation = {
    name: 'Compensation',
    type: 'Compensation',
    amount: 30_000,
    epf: false,
    socso: false,
    eis: false,
    hrdf: false,
    tax: true,
    mtd_key: 'compensation',
  };
  const leaver = () => paid(3500, { company_joined_at: '2023-01-01', inactive_at: '2026-01-31', status: 'Inactive' });

  it('exempts compensation for each completed year of service, so that it bears no tax', async () => {
    const alone = (await save(await leaver(), JANUARY)).data;
    const { data } = await save(await leaver(), JANUARY, { earnings: [compensation] });
    expect(data.earnings[0]).toMatchObject({ exempt: 30_000, exempt_years: 3, exemption: 'compensation' });
    expect(data.contributions.tax).toEqual(alone.contributions.tax);
  });

  const gratuity = { ...compensation, name: 'Gratuity', type: 'Gratuity', amount: 60_000, mtd_key: 'gratuity' };
  it.each<[string, object, number, string | null]>([
    ['at 60 after sixteen years: whole', { date_of_birth: '1966-01-10', company_joined_at: '2010-01-04', inactive_reason: 'Retired' }, 60_000, 'retirement'],
    [
      'at 55 to the day after ten years to the day: whole',
      { date_of_birth: '1971-01-31', company_joined_at: '2016-02-01', inactive_reason: 'Retired' },
      60_000,
      'retirement',
    ],
    ['a day before 55: by years', { date_of_birth: '1971-02-01', company_joined_at: '2010-01-04', inactive_reason: 'Retired' }, 16_000, null],
    ['after nine years: by years', { date_of_birth: '1966-01-10', company_joined_at: '2016-03-01', inactive_reason: 'Retired' }, 9000, null],
    ['resigned at 60: by years', { date_of_birth: '1966-01-10', company_joined_at: '2010-01-04', inactive_reason: 'Resigned' }, 16_000, null],
    ['died: whole', { date_of_birth: '1986-01-10', company_joined_at: '2022-01-04', inactive_reason: 'Deceased' }, 60_000, 'death'],
  ])('exempts a gratuity of somebody who left %s', async (_how, given, exempt, known) => {
    const id = await paid(5000, { ...given, inactive_at: '2026-01-31', status: 'Inactive' });
    const { data } = await save(id, JANUARY, { earnings: [gratuity] });
    expect([data.earnings[0].exempt, data.earnings[0].exempt_known ?? null]).toEqual([exempt, known]);
    const again = (await owner.client.get(`${URL}/process`, { employee_id: id, ...JANUARY })).body.data;
    expect(again.earnings[0].exempt).toBe(exempt);
  });

  it('counts what the year had used before the first payroll here and at an earlier employer', async () => {
    const id = await paid(6000);
    const opening = { employee_id: id, year: 2026, remuneration: 6000 };
    await owner.client.post(`${URL}/openings`, { ...opening, exempt_travel: 2500, exempt_childcare: 2900 });
    await owner.client.post(`${URL}/openings`, { ...opening, previous_employer: true, exempt_travel: 1500, exempt_award: 2000 });
    const { data } = await save(id, months[2]!, { earnings: [{ ...travel, amount: 1800 }] });
    expect(data.earnings[0].exempt).toBe(1800);
    expect(data.remuneration_accumulate.exempt).toEqual({ travel: 4000, childcare: 2900, award: 2000 });
    const next = (await save(id, months[3]!, { earnings: [{ ...travel, amount: 1800 }] })).data;
    expect(next.earnings[0].exempt).toBe(200);
  });

  it('takes other years or another ground only with a reason', async () => {
    const id = await leaver();
    const other = { ...compensation, service_years: 1 };
    expect((await save(id, JANUARY, { earnings: [other] })).errors).toHaveProperty(['earnings.0.exempt_reason']);
    expect((await save(id, JANUARY, { earnings: [{ ...compensation, exempt_ground: 'retirement', exempt_reason: 'x' }] })).errors).toHaveProperty([
      'earnings.0.exempt_ground',
    ]);
    const { data } = await save(id, JANUARY, { earnings: [{ ...other, exempt_reason: 'Re-engaged in 2025' }] });
    expect(data.earnings[0]).toMatchObject({ exempt: 10_000, exempt_years: 1, exempt_reason: 'Re-engaged in 2025' });
    expect(data.contributions.tax.employee).toBeGreaterThan(500);
  });
});

describe('the termination benefit', () => {
  it('pays the days of the last band for every year on twelve months’ wages over 365', async () => {
    const id = await paid(3000, { company_joined_at: '2023-01-01', inactive_at: '2026-01-31', status: 'Inactive' });
    const { data } = await save(id, JANUARY, { calculation: { termination: { wages: 36_000 } } });
    // 37 months × 15 days ÷ 12 × 36,000 ÷ 365
    expect(amounts(data.earnings)).toEqual({ 'Termination Benefit': 4561.64 });
    expect(data.earnings[0]).toMatchObject({ system: 'termination_benefit', epf: false, socso: false, exempt: 4561.64 });
    const { data: trace } = (await owner.client.get(`${URL}/${data.id}/trace`)).body;
    expect(trace.salary.at(-1)).toMatchObject({ step: 'termination_benefit', result: 4561.64, inputs: { months: 37, days_a_year: 15 } });
  });

  it('takes the wages that the payrolls know', async () => {
    const id = await paid(3000, { company_joined_at: '2023-01-01' });
    await save(id, { start_date: '2025-12-01', end_date: '2025-12-31' });
    await portal.asSystem((tx) =>
      tx.client.query(`update employees set inactive_at = '2026-01-31', status = 'Inactive' where id = $1`, [id]).then(() => undefined),
    );
    const { data } = await save(id, JANUARY, { calculation: { termination: { wages: null } } });
    expect(data.calculation.known_wages).toEqual({ amount: 3000, months: 1 });
    expect(data.earnings[0].amount).toBe(380.14);
  });
});

it('keeps a changed salary with its reason, and takes back what was loaded', async () => {
  const id = await paid(8000);
  expect((await save(id, JANUARY, { salary_amount: 7000 })).errors).toHaveProperty(['calculation.salary_note']);
  const { data } = await save(id, JANUARY, { salary_amount: 7000, calculation: { salary_note: 'Agreed with the manager' } });
  expect(data.salary_amount).toBe(7000);
  const { id: payroll, updated_at, salary_amount } = data;
  expect((await save(id, JANUARY, { id: payroll, updated_at, salary_amount })).data.salary_amount).toBe(7000);
});
