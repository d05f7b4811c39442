/** Settings, the catalogue of items, opening figures, statutory tables over HTTP. */
import { afterAll, describe, expect, it } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { CATALOGUE } from '../../contract/item/payroll-catalogue.params.ts';
import { DEFAULT_SETTING } from '../../contract/setting/payroll-setting.schema.ts';

const URL = 'api/operation/payrolls';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

describe('settings', () => {
  it('read as the defaults until somebody saves, and keep what was saved', async () => {
    expect((await owner.client.get(`${URL}/settings`)).body.data).toEqual({ ...DEFAULT_SETTING, four_eyes: false });
    const { updated_at: _never, ...form } = DEFAULT_SETTING;
    const chosen = {
      ...form,
      period_start_day: 26,
      pay_day: 28,
      hours_per_day: 7.5,
      overtime_multiplier: 1.75,
      overtime_salary_ceiling: null,
      rounding_net: '5 sen',
      readings: { socso_relief: 'automatic' },
    };
    const saved = (await owner.client.post(`${URL}/settings`, chosen)).body;
    expect(saved).toMatchObject({ success: true, data: chosen });
    expect((await owner.client.get(`${URL}/settings`)).body.data).toEqual(saved.data);
    expect((await owner.client.post(`${URL}/settings`, { ...chosen, updated_at: '2020-01-01T00:00:00Z' })).status).toBe(409);
    const { rows } = await portal.owner.query(`select before, after from audit_logs where action = 'payroll_setting.updated'`);
    expect(rows[0]).toMatchObject({ before: { pay_day: 31 }, after: { pay_day: 28 } });
  });

  it.each([
    ['period_start_day', 29],
    ['pay_day', 0],
    ['overtime_multiplier', 10.5],
    ['hours_per_day', 0],
    ['rounding_net', 'RM5'],
    ['rule_set', 'guess'],
    // The company's choice, made in its profile.
    ['four_eyes', true],
  ])('refuse %s = %s', async (field, value) => {
    const { updated_at: _never, ...form } = DEFAULT_SETTING;
    expect(Object.keys((await owner.client.post(`${URL}/settings`, { ...form, [field]: value })).body.errors)).toEqual([field]);
  });

  it('belong to who has the page; those who process may read them', async () => {
    const { updated_at: _never, ...form } = DEFAULT_SETTING;
    const clerk = await adminOf(portal, owner, { '/payroll/manage': ['Process'] });
    const viewer = await adminOf(portal, owner, { '/payroll/setting': [] });
    expect((await clerk.client.get(`${URL}/settings`)).status).toBe(200);
    for (const who of [clerk, viewer]) expect((await who.client.post(`${URL}/settings`, form)).status).toBe(403);
    expect((await viewer.client.post(`${URL}/items`, {})).status).toBe(403);
    const outsider = await adminOf(portal, owner, { '/leave/manage': [] });
    expect((await outsider.client.get(`${URL}/settings`)).status).toBe(403);
  });
});

describe('items', () => {
  it('are there with the company, with the flags of the law', async () => {
    const fresh = await ownerOf(portal);
    const { body } = await fresh.client.get(`${URL}/items`);
    expect(body.meta.total).toBe(CATALOGUE.length);
    const find = (name: string) => body.data.find((item: { name: string }) => item.name === name);
    expect(find('Overtime')).toMatchObject({
      epf: false,
      socso: true,
      eis: true,
      hrdf: false,
      tax: true,
      mtd_key: 'remuneration_month',
      is_system: true,
      ea_field: 'B1a',
    });
    expect(find('Bonus')).toMatchObject({ epf: true, socso: false, eis: false, hrdf: false, tax: true, mtd_key: 'bonus' });
    expect(find('Transport Allowance')).toMatchObject({ epf: true, socso: true, eis: true, hrdf: true, tax: true });
    expect(find('Unpaid Leave')).toMatchObject({ kind: 'Deduction', contribution_total_type: 'salary', is_system: true });
    expect(find('Staff Loan')).toMatchObject({ contribution_total_type: 'other' });
  });

  it('are added, changed, deleted; a name stands once in a kind; system items stay', async () => {
    const meal = {
      kind: 'Earning',
      name: 'Meal Allowance',
      name_ms: 'Elaun Makan',
      type: 'Variable Allowance',
      code: null,
      epf: false,
      socso: true,
      eis: true,
      hrdf: false,
      tax: true,
      contribution_total_type: null,
      mtd_key: null,
      ea_field: null,
      default_amount: 150,
      is_recurring: false,
      status: 'Active',
    };
    const made = (await owner.client.post(`${URL}/items`, meal)).body.data;
    expect(made).toMatchObject({ ...meal, mtd_key: 'remuneration_month' });
    expect((await owner.client.post(`${URL}/items`, { ...meal, name: 'MEAL allowance' })).body.errors).toHaveProperty('name');
    expect((await owner.client.post(`${URL}/items`, { ...meal, name: 'Odd', type: 'Loan' })).body.errors).toHaveProperty('type');
    const { id } = made;
    const { updated_at, default_amount } = (await owner.client.post(`${URL}/items/${id}`, { ...meal, default_amount: 200, updated_at: made.updated_at })).body
      .data;
    expect(default_amount).toBe(200);
    expect((await owner.client.post(`${URL}/items/${id}`, { ...meal, updated_at: made.updated_at })).status).toBe(409);
    expect((await owner.client.post(`${URL}/items/${id}`, { ...meal, kind: 'Deduction', type: 'Loan', updated_at })).body.errors).toHaveProperty('kind');
    expect((await owner.client.delete(`${URL}/items/${id}`, { updated_at })).body.success).toBe(true);
    expect((await owner.client.delete(`${URL}/items/${id}`, { updated_at })).status).toBe(404);
    const system = (await owner.client.get(`${URL}/items`, { keyword: 'lateness' })).body.data[0];
    const seen = { updated_at: system.updated_at };
    expect((await owner.client.delete(`${URL}/items/${system.id}`, seen)).status).toBe(422);
    expect((await (await ownerOf(portal)).client.delete(`${URL}/items/${system.id}`, seen)).status).toBe(404);
  });
});

describe('opening figures', () => {
  it('are kept once per employee, year and source, and feed the form', async () => {
    const id = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId).then((employee) => employee.id));
    await owner.client.post(`api/admin/employees/${id}/salaries`, { effective_from: '2026-01-01', basic: 3000 });
    const figures = { employee_id: id, year: 2026, remuneration: 12_000, epf: 1320, mtd: 55.5 };
    expect((await owner.client.post(`${URL}/openings`, figures)).body.data).toMatchObject({ ...figures, previous_employer: false, zakat: 0 });
    await owner.client.post(`${URL}/openings`, { ...figures, remuneration: 12_500 });
    await owner.client.post(`${URL}/openings`, { ...figures, previous_employer: true, remuneration: 500, epf: 55, mtd: 0 });
    const { body } = await owner.client.get(`${URL}/openings`, { year: 2026, employee_id: id });
    expect(body.meta.total).toBe(2);
    const form = (await owner.client.get(`${URL}/process`, { employee_id: id, start_date: '2026-11-01', end_date: '2026-11-30' })).body.data;
    expect(form.remuneration_accumulate).toMatchObject({ remuneration: 13_000, epf: 1375, mtd: 55.5 });
    const next = (await owner.client.get(`${URL}/process`, { employee_id: id, start_date: '2027-01-01', end_date: '2027-01-31' })).body.data;
    expect(next.remuneration_accumulate).toMatchObject({ remuneration: 0, mtd: 0 });
  });
});

describe('formulas', () => {
  it('are the tables in force at the date, by the company’s rule set', async () => {
    const at = async (date: string) => (await owner.client.get(`${URL}/formulas`, { date })).body.data;
    const [before, after] = [await at('2024-09-30'), await at('2026-11-30')];
    expect([before.socso.version, after.socso.version]).toEqual(['2022-09', '2024-10']);
    expect(after.mtd_items.sections).toHaveLength(4);
    expect(after.tax.bands[0]).toMatchObject({ p_min: 5001, m: 5000, r: 1, b_1: -400, b_2: -800 });
    expect((await owner.client.get(`${URL}/formulas`, { date: '2015-01-01' })).body.errors).toHaveProperty('date');
  });
});
