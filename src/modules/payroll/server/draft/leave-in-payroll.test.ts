/** Leave reaches the payroll: unpaid days are taken off once, stamped, given back with a deleted payroll, and locked once confirmed; paid leave is not. */
import { afterAll, describe, expect, test } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '../payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const bala = await employeeOf(portal, owner, { company_joined_at: '2024-01-02' });
await portal.asSystem((tx) => makeSalary(tx, owner.companyId, bala.employeeId, 2600));
const types = (await owner.client.get('api/operation/leaves/types')).body.data as { code: string; id: number }[];
const unpaid = types.find(({ code }) => code === 'UL')?.id ?? 0;

async function takeLeave(start_date: string, end_date: string): Promise<number> {
  const form = { employee_id: bala.employeeId, leave_type_id: unpaid, start_date, end_date, reason: 'Family matters', approve: true };
  const { status, body } = await owner.client.post('api/operation/leaves', form);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id as number;
}
/** Saves the payroll of the month, over the one that is there. */
async function process(month = NOVEMBER) {
  const [row] = (await owner.client.get(URL, { ...month, employee_id: bala.employeeId })).body.data;
  const seen = row.reference_payroll_id === null ? {} : { id: row.reference_payroll_id };
  const { body } = await owner.client.post(`${URL}/process`, { employee_id: bala.employeeId, ...month, ...seen });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body.data;
}
const stamped = async () =>
  (await portal.owner.query('select date::text from leave_days where payroll_id is not null order by 1')).rows.map(({ date }) => date as string);
interface Named {
  readonly name: string;
  readonly name_ms: string;
}
interface Deduction {
  readonly type: string;
  readonly amount: number;
}
const takenOff = (payroll: { deductions: Deduction[] }) => payroll.deductions.find(({ type }) => type === 'Unpaid Leave')?.amount;

test('unpaid days are taken off the salary of their month, once', async () => {
  const id = await takeLeave('2026-11-24', '2026-11-25');
  const payroll = await process();
  // Two days of a month of 30 (s.18A): RM2,600 ÷ 30 × 2.
  expect([payroll.calculation.unpaid_leave_days, takenOff(payroll)]).toEqual([2, 173.33]);
  expect(await stamped()).toEqual(['2026-11-24', '2026-11-25']);
  expect(takenOff(await process())).toBe(173.33);

  await owner.client.post(`api/operation/leaves/${id}/cancel`, { remark: 'Came to work', dates: ['2026-11-25'] });
  expect(takenOff(await process())).toBe(86.67);
  expect(await stamped()).toEqual(['2026-11-24']);
});

test('a deleted payroll gives its days back, a confirmed one locks them', async () => {
  const { id } = await process();
  await owner.client.delete(`${URL}/${id}`);
  expect(await stamped()).toEqual([]);
  const again = await process();
  expect(takenOff(again)).toBe(86.67);
  await owner.client.post(`${URL}/${again.id}/confirm`, {});
  const leave = (await owner.client.get('api/operation/leaves', { employee_id: bala.employeeId })).body.data[0];
  expect([leave.status, leave.can.cancel]).toEqual(['Approved', false]);
  const { status, body } = await owner.client.post(`api/operation/leaves/${leave.id}/cancel`, { remark: 'Too late' });
  expect([status, body.errors]).toEqual([422, { base: ['A confirmed payroll has already deducted these days.'] }]);
});

describe('leave of a month that was paid', () => {
  const cancel = (id: number, more: object = {}) => owner.client.post(`api/operation/leaves/${id}/cancel`, { remark: 'Came to work', ...more });
  const idOf = async (code: string) =>
    ((await owner.client.get('api/operation/leaves/types')).body.data as { code: string; id: number }[]).find((type) => type.code === code)?.id;

  test.each<[string, string, number]>([
    ['paid leave, approved before or after', 'AL', 200],
    ['unpaid leave that no payroll has taken off yet', 'UL', 200],
  ])('%s: its cancellation is answered by %s with %i', async (_case, code, status) => {
    await owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026, employee_ids: [bala.employeeId] });
    const form = { employee_id: bala.employeeId, leave_type_id: await idOf(code), start_date: '2026-11-17', end_date: '2026-11-18', reason: 'Family matters' };
    const { body } = await owner.client.post('api/operation/leaves', { ...form, approve: true });
    expect(body.data.can.cancel, JSON.stringify(body)).toBe(true);
    expect((await cancel(body.data.id, { dates: ['2026-11-17'] })).status).toBe(status);
    expect((await cancel(body.data.id)).status).toBe(status);
  });

  test('is taken back by the employee before it begins', async () => {
    const form = { leave_type_id: await idOf('AL'), start_date: '2026-11-27', end_date: '2026-11-27', reason: 'Family matters' };
    const { id } = (await bala.client.post('api/leaves', form)).body.data;
    await owner.client.post(`api/operation/leaves/${id}/review`, {});
    await owner.client.post(`api/operation/leaves/${id}/approve`, {});
    expect((await bala.client.post(`api/leaves/${id}/cancel`, {})).status).toBe(200);
  });
});

test('what is approved when its month was paid is taken off by the next payroll', async () => {
  await takeLeave('2026-11-10', '2026-11-10');
  const december = await process({ start_date: '2026-12-01', end_date: '2026-12-31' });
  // RM2,600 ÷ 30: the day is one of November.
  expect([december.calculation.unpaid_leave_days, takenOff(december)]).toEqual([0, 86.67]);
  expect(december.deductions.map(({ name, name_ms }: Named) => [name, name_ms])).toEqual([
    ['Unpaid Leave, November 2026 (1 day)', 'Cuti Tanpa Gaji, November 2026 (1 hari)'],
  ]);
  expect(await stamped()).toEqual(['2026-11-10', '2026-11-24']);
});

test('the last payroll takes off the days that were taken beyond the months served, once', async () => {
  const chong = await employeeOf(portal, owner, { company_joined_at: '2024-01-02' });
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, chong.employeeId, 2600));
  const annual = ((await owner.client.get('api/operation/leaves/types')).body.data as { code: string; id: number }[]).find(({ code }) => code === 'AL')?.id;
  await owner.client.post('api/operation/leaves/entitlements/generate', { year: 2026, employee_ids: [chong.employeeId] });
  const form = {
    employee_id: chong.employeeId,
    leave_type_id: annual,
    start_date: '2026-10-05',
    end_date: '2026-10-17',
    reason: 'Family matters',
    approve: true,
  };
  expect((await owner.client.post('api/operation/leaves', form)).body.data.total_days).toBe(12);
  // Eleven of twelve months: one of the twelve days was never earned.
  await owner.client.post(`api/admin/employees/${chong.employeeId}/inactivate`, { date: '2026-11-30', reason: 'Resigned' });
  const run = async () => {
    const [row] = (await owner.client.get(URL, { ...NOVEMBER, employee_id: chong.employeeId })).body.data;
    const seen = row.reference_payroll_id === null ? {} : { id: row.reference_payroll_id };
    return (await owner.client.post(`${URL}/process`, { employee_id: chong.employeeId, ...NOVEMBER, ...seen })).body.data;
  };
  const first = await run();
  expect([first.calculation.unpaid_leave_days, takenOff(first)]).toEqual([1, 86.67]);
  expect(takenOff(await run())).toBe(86.67);
  expect(await stamped()).toContain('2026-10-17');
});

test('unpaid leave that was taken off late is locked by the payroll that holds it, and by no other', async () => {
  const chong = await employeeOf(portal, owner, { company_joined_at: '2024-01-02' });
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, chong.employeeId, 2600));
  const run = async (month: object) => (await owner.client.post(`${URL}/process`, { employee_id: chong.employeeId, ...month })).body.data;
  const november = await run(NOVEMBER);
  await owner.client.post(`${URL}/${november.id}/confirm`, {});
  const form = {
    employee_id: chong.employeeId,
    leave_type_id: unpaid,
    start_date: '2026-11-12',
    end_date: '2026-11-12',
    reason: 'Family matters',
    approve: true,
  };
  const { id } = (await owner.client.post('api/operation/leaves', form)).body.data;
  const mayCancel = async () => (await owner.client.get(`api/operation/leaves/${id}`)).body.data.can.cancel;
  expect(await mayCancel()).toBe(true);
  const december = await run({ start_date: '2026-12-01', end_date: '2026-12-31' });
  expect(takenOff(december)).toBe(86.67);
  // December is still open.
  expect(await mayCancel()).toBe(true);
  await owner.client.post(`${URL}/${december.id}/confirm`, {});
  expect(await mayCancel()).toBe(false);
  expect((await owner.client.post(`api/operation/leaves/${id}/cancel`, { remark: 'Came to work' })).status).toBe(422);
});

describe('by the calendar days of the period (s.18A)', () => {
  const paidOf = async (spans: readonly (readonly [string, string])[], more: object = {}) => {
    const person = await employeeOf(portal, owner, { company_joined_at: '2024-01-02', ...more });
    await portal.asSystem((tx) => makeSalary(tx, owner.companyId, person.employeeId, 2600));
    for (const [start_date, end_date] of spans) {
      const form = { employee_id: person.employeeId, leave_type_id: unpaid, start_date, end_date, reason: 'Family matters', approve: true };
      expect((await owner.client.post('api/operation/leaves', form)).status).toBe(201);
    }
    const { data } = (await owner.client.post(`${URL}/process`, { employee_id: person.employeeId, ...NOVEMBER })).body;
    return { ...data, paid: Math.round((data.salary_amount - (takenOff(data) ?? 0)) * 100) / 100 };
  };

  // Without a branch, Sunday is the rest day: 1, 8, 15, 22 and 29 November.
  test.each<[string, (readonly [string, string])[], number, number]>([
    ['the whole month is not paid at all', [['2026-11-01', '2026-11-30']], 30, 0],
    ['the whole month without its first Sunday in the application', [['2026-11-02', '2026-11-30']], 30, 0],
    [
      'the whole month but one working day: with the Sundays of its week and of October’s last week',
      [
        ['2026-11-02', '2026-11-17'],
        ['2026-11-19', '2026-11-30'],
      ],
      27,
      260,
    ],
    [
      'Saturday and Monday, the Sunday between them paid',
      [
        ['2026-11-14', '2026-11-14'],
        ['2026-11-16', '2026-11-16'],
      ],
      2,
      2426.67,
    ],
    ['the same as one application', [['2026-11-14', '2026-11-16']], 2, 2426.67],
    ['a week with its Sunday', [['2026-11-09', '2026-11-14']], 7, 1993.33],
  ])('%s', async (_what, spans, days, paid) => {
    const payroll = await paidOf(spans);
    expect([payroll.calculation.unpaid_leave_days, payroll.paid]).toEqual([days, paid]);
  });

  test('a month without pay owes nothing to anybody, and its steps say why', async () => {
    const payroll = await paidOf([['2026-11-01', '2026-11-30']]);
    expect(payroll).toMatchObject({ total_net_pay: 0, contributions: { epf: { employee: 0 }, socso: { employee: 0 }, tax: { employee: 0 } } });
    expect(payroll.deductions[0].name).toBe('Unpaid Leave (30 days)');
    const { data: trace } = (await owner.client.get(`${URL}/${payroll.id}/trace`)).body;
    expect(trace.salary.at(-1)).toMatchObject({
      step: 'unpaid_1',
      result: 2600,
      inputs: { days: 30, rest_days_among_them: 5, of: 30 },
      source: { en: expect.stringContaining('s.18A') },
    });
    // Days that a person typed stay until leave says something else.
    const { id, updated_at, status } = payroll;
    const typed = (
      await owner.client.post(`${URL}/process`, {
        employee_id: payroll.employee_id,
        ...NOVEMBER,
        id,
        updated_at,
        status,
        calculation: { unpaid_leave_days: 28 },
      })
    ).body.data;
    expect(takenOff(typed)).toBe(2426.67);
    const loaded = (await owner.client.get(`${URL}/process`, { employee_id: payroll.employee_id, ...NOVEMBER })).body.data;
    expect(takenOff(loaded)).toBe(2426.67);
  });

  test('late leave has a line for each month of origin, at the salary and allowance of that month', async () => {
    const person = await employeeOf(portal, owner, { company_joined_at: '2024-01-02' });
    const items = (await owner.client.get(`${URL}/items`, { per_page: 100 })).body.data as { code: string; id: number }[];
    const housing = (amount: number) => ({ payroll_item_id: items.find(({ code }) => code === 'HA')?.id, amount, start: '2020-01-01', end: null });
    await portal.asSystem(async (tx) => {
      await makeSalary(tx, owner.companyId, person.employeeId, 3100, { effective_to: '2026-09-30', recurring_items: [housing(310)] } as never);
      await makeSalary(tx, owner.companyId, person.employeeId, 3600, { effective_from: '2026-10-01', recurring_items: [housing(620)] } as never);
    });
    const run = async (month: object, more: object = {}) =>
      (await owner.client.post(`${URL}/process`, { employee_id: person.employeeId, ...month, ...more })).body.data;
    for (const month of ['08', '09', '10']) {
      const last = month === '09' ? 30 : 31;
      const { id } = await run({ start_date: `2026-${month}-01`, end_date: `2026-${month}-${last}` });
      await owner.client.post(`${URL}/${id}/variance`, { reason: 'A raise from October, letter on file' });
      expect((await owner.client.post(`${URL}/${id}/confirm`, {})).status).toBe(200);
    }
    for (const [start_date, end_date] of [
      ['2026-08-05', '2026-08-05'],
      ['2026-10-14', '2026-10-15'],
      ['2026-11-11', '2026-11-11'],
    ]) {
      const form = { employee_id: person.employeeId, leave_type_id: unpaid, start_date, end_date, reason: 'Family matters', approve: true };
      expect((await owner.client.post('api/operation/leaves', form)).status).toBe(201);
    }
    const november = await run(NOVEMBER);
    expect(november.deductions.map(({ name, name_ms, amount }: Named & Deduction) => [name, name_ms, amount])).toEqual([
      ['Unpaid Leave (1 day)', 'Cuti Tanpa Gaji (1 hari)', 120],
      ['Unpaid Leave, August 2026 (1 day)', 'Cuti Tanpa Gaji, Ogos 2026 (1 hari)', 100],
      ['Unpaid Leave, October 2026 (2 days)', 'Cuti Tanpa Gaji, Oktober 2026 (2 hari)', 232.26],
    ]);
    // 620 × 29 ÷ 30, less 310 ÷ 31 of August and 620 × 2 ÷ 31 of October.
    expect(november.earnings[0].amount).toBe(549.33);
    const { data: trace } = (await owner.client.get(`${URL}/${november.id}/trace`)).body;
    expect(trace.salary.filter(({ step }: { step: string }) => step.startsWith('unpaid')).map(({ inputs, result }: never) => [inputs, result])).toMatchObject([
      [{ basic: 3600, days: 1, of: 30 }, 120],
      [{ basic: 3100, days: 1, of: 31 }, 100],
      [{ basic: 3600, days: 2, of: 31 }, 232.26],
    ]);
    // Each line is changed by itself, and only with a reason.
    const { id, updated_at, status, deductions } = november;
    const changed = deductions.map((line: Named & Deduction) => (line.amount === 100 ? { ...line, amount: 50, reason: 'Half of the day was worked' } : line));
    const again = await run(NOVEMBER, { id, updated_at, status, deductions: changed });
    expect(again.deductions.map(({ amount }: Deduction) => amount)).toEqual([120, 50, 232.26]);
  });
});

describe('in a month whose rates change', () => {
  const items = async () => (await owner.client.get(`${URL}/items`, { per_page: 100 })).body.data as { code: string; id: number }[];
  const raisedPerson = async (housing: { start: string; end: string | null; amount: number } | null = null) => {
    const person = await employeeOf(portal, owner, { company_joined_at: '2020-03-02' });
    const recurring_items = housing ? [{ payroll_item_id: (await items()).find(({ code }) => code === 'HA')?.id, ...housing }] : [];
    await portal.asSystem(async (tx) => {
      await makeSalary(tx, owner.companyId, person.employeeId, 2000, { effective_to: '2026-11-15', recurring_items } as never);
      await makeSalary(tx, owner.companyId, person.employeeId, 8000, { effective_from: '2026-11-16', recurring_items } as never);
    });
    return person;
  };
  const apply = async (employee_id: number, start_date: string, end_date: string) => {
    const form = { employee_id, leave_type_id: unpaid, start_date, end_date, reason: 'Family matters', approve: true };
    const { status, body } = await owner.client.post('api/operation/leaves', form);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.id as number;
  };
  const run = async (employee_id: number, month: object = NOVEMBER, more: object = {}) =>
    (await owner.client.post(`${URL}/process`, { employee_id, ...month, ...more })).body.data;

  test.each([
    ['before the raise', '2026-11-02', '2026-11-03', 133.33, '02/11/26, 03/11/26: 2 × 2,000.00'],
    ['after it', '2026-11-17', '2026-11-18', 533.33, '17/11/26, 18/11/26: 2 × 8,000.00'],
    ['around it', '2026-11-14', '2026-11-16', 333.33, '14/11/26: 1 × 2,000.00; 16/11/26: 1 × 8,000.00'],
  ])('a day without pay takes off what was earned on it: %s', async (_when, from, to, amount, rates) => {
    const { employeeId } = await raisedPerson();
    await apply(employeeId, from, to);
    const payroll = await run(employeeId);
    expect([payroll.salary_amount, takenOff(payroll)]).toEqual([5000, amount]);
    const { data: trace } = (await owner.client.get(`${URL}/${payroll.id}/trace`)).body;
    expect(trace.salary.find(({ step }: { step: string }) => step === 'unpaid_1').inputs).toMatchObject({ at_each_rate: rates });
    // What the form sends back gives the same.
    const { data, calculation } = (await owner.client.get(`${URL}/process`, { employee_id: employeeId, ...NOVEMBER })).body;
    expect(takenOff((await owner.client.post(`${URL}/process`, { ...data, calculation })).body.data)).toBe(amount);
  });

  test('leave that moves to other days moves its price', async () => {
    const { employeeId } = await raisedPerson();
    const id = await apply(employeeId, '2026-11-02', '2026-11-02');
    const { id: payroll } = await run(employeeId);
    expect((await owner.client.post(`api/operation/leaves/${id}/cancel`, { remark: 'Came to work' })).status).toBe(200);
    await apply(employeeId, '2026-11-17', '2026-11-17');
    expect(takenOff(await run(employeeId, NOVEMBER, { id: payroll }))).toBe(266.67);
  });

  test('an allowance is cut for the days on which it was paid', async () => {
    const began = await raisedPerson({ start: '2026-11-16', end: null, amount: 300 });
    await apply(began.employeeId, '2026-11-12', '2026-11-12');
    expect((await run(began.employeeId)).earnings.map(({ amount }: Deduction) => amount)).toEqual([150]);
    const ended = await raisedPerson({ start: '2020-01-01', end: '2026-11-15', amount: 300 });
    await apply(ended.employeeId, '2026-11-12', '2026-11-12');
    await apply(ended.employeeId, '2026-11-20', '2026-11-20');
    expect((await run(ended.employeeId)).earnings.map(({ amount }: Deduction) => amount)).toEqual([140]);
  });

  test('leave that comes late is taken off at the rates of its own days', async () => {
    const { employeeId } = await raisedPerson({ start: '2026-11-16', end: null, amount: 300 });
    const { id } = await run(employeeId);
    await owner.client.post(`${URL}/${id}/variance`, { reason: 'A raise inside the month, letter on file' });
    expect((await owner.client.post(`${URL}/${id}/confirm`, {})).status).toBe(200);
    await apply(employeeId, '2026-11-14', '2026-11-16');
    const december = await run(employeeId, { start_date: '2026-12-01', end_date: '2026-12-31' });
    expect([takenOff(december), december.earnings.map(({ amount }: Deduction) => amount)]).toEqual([333.33, [290]]);
  });
});
