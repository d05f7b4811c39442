/** The payroll list: rows, filters, totals, paging, scope. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '../payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const ids: Record<string, number> = {};

beforeAll(async () => {
  await portal.asSystem(async (tx) => {
    const make = async (name: string, given: Parameters<typeof makeEmployee>[2], basic: number | null) => {
      const { id } = await makeEmployee(tx, owner.companyId, { name, ...given });
      if (basic !== null) await makeSalary(tx, owner.companyId, id, basic);
      ids[name] = id;
    };
    await make('Aminah Contoh', {}, 2000);
    await make('Bala Contoh', {}, 4000);
    await make('Chong Contoh', {}, 6000);
    await make('Devi Tanpa Gaji', {}, null);
    await make('Eka Menyertai Kemudian', { company_joined_at: '2026-12-01' }, 3000);
    await make('Farid Telah Pergi', { status: 'Inactive', inactive_at: '2026-10-31' }, 3000);
    await make('Gopal Pergi Bulan Ini', { status: 'Inactive', inactive_at: '2026-11-15' }, 3000);
  });
  for (const name of ['Aminah Contoh', 'Bala Contoh']) await owner.client.post(`${URL}/process`, { employee_id: ids[name], ...NOVEMBER });
  const { body } = await list({ keyword: 'bala' });
  await owner.client.post(`${URL}/${body.data[0].reference_payroll_id}/confirm`);
});

const list = (query: Record<string, string | number | boolean> = {}) => owner.client.get(URL, { ...NOVEMBER, ...query });
const namesOf = async (query: Record<string, string | number | boolean>) =>
  (await list(query)).body.data.map(({ name }: { name: string }) => name.split(' ')[0]);

it('shows those employed in the period, by name, with who lacks a salary', async () => {
  const { body } = await list();
  expect(body.data.map(({ name, status, missing_salary }: Record<string, unknown>) => [name, status, missing_salary])).toEqual([
    ['Aminah Contoh', 'In Process', false],
    ['Bala Contoh', 'Confirmed', false],
    ['Chong Contoh', 'Pending', false],
    ['Devi Tanpa Gaji', 'Pending', true],
    ['Gopal Pergi Bulan Ini', 'Pending', false],
  ]);
  expect(body.meta).toMatchObject({ total: 5, page: 1, per_page: 10 });
  expect(body.statuses).toEqual({ Pending: 3, 'In Process': 1, Confirmed: 1, 'Waiting for Payment': 0, Paid: 0 });
});

it('sums the eight totals over the whole filter, whatever the page', async () => {
  const all = (await list({ per_page: 1, page: 2 })).body;
  const processed = (await list({ processed: 1 })).body;
  expect(all.data).toHaveLength(1);
  expect(all.summary).toEqual(processed.summary);
  const net = processed.data.reduce((sum: number, row: { total_net_pay: number }) => sum + row.total_net_pay, 0);
  expect(all.summary.total_net_pay).toBeCloseTo(net, 2);
  expect(all.summary.total_salary).toBe(6000);
  expect((await list({ status: 'Confirmed' })).body.summary.total_salary).toBe(4000);
});

describe('filters', () => {
  it.each<[string, Record<string, string | number>, string[]]>([
    ['processed', { processed: 1 }, ['Aminah', 'Bala']],
    ['unprocessed', { processed: 0 }, ['Chong', 'Devi', 'Gopal']],
    ['Pending', { status: 'Pending' }, ['Chong', 'Devi', 'Gopal']],
    ['In Process', { status: 'In Process' }, ['Aminah']],
    ['keyword', { keyword: 'contoh' }, ['Aminah', 'Bala', 'Chong']],
    ['keyword with a wildcard', { keyword: '%' }, []],
    ['sorted by net pay, downward', { processed: 1, sort_by: 'total_net_pay', sort: 'desc' }, ['Bala', 'Aminah']],
    ['a month later', { start_date: '2026-12-01', end_date: '2026-12-31', processed: 0 }, ['Aminah', 'Bala', 'Chong', 'Devi', 'Eka']],
  ])('%s', async (_what, query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('one employee', async () => {
    expect(await namesOf({ employee_id: ids['Chong Contoh'] as number })).toEqual(['Chong']);
  });
});

describe('include', () => {
  it('adds the columns asked for, all of them without a wish', async () => {
    const keys = async (query: object) =>
      Object.keys((await list({ keyword: 'aminah', ...query })).body.data[0]).filter((key) => ['epf', 'socso', 'eis', 'hrdf', 'tax'].includes(key));
    expect(await keys({})).toEqual(['epf', 'socso', 'eis', 'hrdf', 'tax']);
    expect(await keys({ 'include[0]': 'EPF', 'include[1]': 'TAX' })).toEqual(['epf', 'tax']);
    expect((await list({ include: 'GST' })).status).toBe(422);
  });
});

it('shows the period on the dashboard to who manages payroll', async () => {
  const { body } = await owner.client.get('api/dashboard');
  expect(body.data.blocks.payroll).toMatchObject({
    ...NOVEMBER,
    unprocessed: 3,
    in_process: 1,
    confirmed: 1,
    paid: 0,
    total_net_pay: (await list()).body.summary.total_net_pay,
  });
  const clerk = await adminOf(portal, owner, { '/payroll/setting': [] });
  expect((await clerk.client.get('api/dashboard')).body.data.blocks).not.toHaveProperty('payroll');
});

it('tells what the month needs next, to who may do it', async () => {
  const stepsOf = async ({ client }: { client: typeof owner.client }) => {
    const { body } = await client.get('api/dashboard');
    return body.data.duties.items
      .filter(({ key }: { key: string }) => key === 'payroll')
      .map(({ due, data }: { due: string; data: unknown }) => ({ due, data }));
  };
  const process = { due: '2026-11-30', data: { step: 'process', ...NOVEMBER, people: 3, amount: 0 } };
  const confirm = { due: '2026-11-30', data: { step: 'confirm', ...NOVEMBER, people: 1 } };
  const pay = { due: '2026-11-30', data: { step: 'pay', ...NOVEMBER, people: 1 } };
  expect(await stepsOf(owner)).toMatchObject([process, confirm, pay]);
  expect(await stepsOf(await adminOf(portal, owner, { '/payroll/manage': ['Process'] }))).toMatchObject([process]);
  expect(await stepsOf(await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] }))).toMatchObject([confirm]);
  expect(await stepsOf(await adminOf(portal, owner, { '/payroll/manage': [], '/payroll/document/payment': ['Create'] }))).toMatchObject([pay]);
  expect(await stepsOf(await adminOf(portal, owner, { '/payroll/manage': [] }))).toEqual([]);
  expect(await stepsOf(await adminOf(portal, owner, { '/payroll/setting': [] }))).toEqual([]);
});

it('tells the pay days of the next thirty days to who runs payroll', async () => {
  const upcomingOf = async ({ client }: { client: typeof owner.client }) => (await client.get('api/dashboard')).body.data.ahead.items;
  const payDay = { date: '2026-11-30', icon: 'cash-multiple', text: { en: 'Pay day of November 2026', ms: 'Hari gaji November 2026' } };
  expect(await upcomingOf(owner)).toContainEqual({ ...payDay, path: '/payroll/manage?start_date=2026-11-01&end_date=2026-11-30' });
  const clerk = await adminOf(portal, owner, { '/payroll/setting': [] });
  expect(await upcomingOf(clerk)).not.toContainEqual(expect.objectContaining({ icon: 'cash-multiple' }));
});

it('takes the current pay period of the company by default', async () => {
  expect((await owner.client.get(URL)).body.period).toEqual(NOVEMBER);
  const { data } = (await owner.client.get(`${URL}/settings`)).body;
  await owner.client.post(`${URL}/settings`, { ...data, four_eyes: undefined, updated_at: undefined, period_start_day: 26 });
  expect((await owner.client.get(URL)).body.period).toEqual({ start_date: '2026-10-26', end_date: '2026-11-25' });
});
