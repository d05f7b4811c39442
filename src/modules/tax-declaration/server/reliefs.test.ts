/** TP1 over HTTP: declared by the employee, decided by an officer, counted and locked by the payroll of the month. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { paidClerk } from '#app/server/testing/paid-clerk.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const OWN = 'api/payrolls/reliefs';
const MANAGED = 'api/operation/payrolls/reliefs';
const PAYROLLS = 'api/operation/payrolls';
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const PHONE = { month: '2026-11', key: 'lifestyle', amount: 1800 };
const BASIC = 9000;

let owner: Person;
let clerk: EmployedPerson;

const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T10:00:00+08:00');

beforeEach(async () => {
  ({ owner, clerk } = await paidClerk(portal, BASIC));
  // Ten months of the year before, so that November is taxed.
  await portal.owner.query(
    `insert into payroll_year_openings (company_id, employee_id, year, remuneration, epf, mtd) values ($1, $2, 2026, 90000, 4000, 6000)`,
    [owner.companyId, clerk.employeeId],
  );
});

const declare = async (body: object = PHONE, who: Person = clerk) => (await who.client.post(OWN, body)).body.data;
const accept = (id: number, body: object = {}, who: Person = owner) => who.client.post(`${MANAGED}/${id}/accept`, body);
const reject = (id: number, body: object = { remark: 'No receipt' }, who: Person = owner) => who.client.post(`${MANAGED}/${id}/reject`, body);
const process = async (period: object = NOVEMBER, more: object = {}) =>
  (await owner.client.post(`${PAYROLLS}/process`, { employee_id: clerk.employeeId, ...period, ...more })).body.data;
const load = async (period: object = NOVEMBER) => (await owner.client.get(`${PAYROLLS}/process`, { employee_id: clerk.employeeId, ...period })).body.data;
const show = async (id: number) => (await owner.client.get(`${PAYROLLS}/${id}`)).body.data;
const confirm = (id: number) => portal.owner.query(`update payrolls set status = 'Confirmed' where id = $1`, [id]);
const summary = async () => (await clerk.client.get(`${OWN}/summary`)).body.data;
const notices = async (userId: number) =>
  (
    await portal.owner.query(
      `select title ->> 'en' as title, message ->> 'en' as message, message ->> 'ms' as malay from notifications where user_id = $1 and notification_type = 'payroll_relief' order by id`,
      [userId],
    )
  ).rows;

describe('the employee', () => {
  it('declares; the office hears of it; it is theirs alone', async () => {
    const other = await employeeOf(portal, owner);
    const answer = await clerk.client.post(OWN, { ...PHONE, note: 'Laptop' });
    expect(answer.body).toMatchObject({
      message: 'The declaration has been submitted.',
      data: {
        status: 'Submitted',
        title: 'Lifestyle: books, computer, telephone, internet, courses',
        amount: 1800,
        accepted_amount: null,
        payroll: null,
        can: { withdraw: true, accept: false, reject: false },
      },
    });
    const { id } = answer.body.data;
    expect((await clerk.client.get(OWN)).body).toMatchObject({ meta: { total: 1 }, data: [{ id, note: 'Laptop' }] });
    expect((await other.client.get(OWN)).body.data).toEqual([]);
    expect((await other.client.post(`${OWN}/${id}/withdraw`)).status).toBe(404);
    expect((await owner.client.get(OWN)).status).toBe(403);
    expect(await notices(owner.userId)).toMatchObject([
      { title: 'Tax relief declared', message: `${clerk.name}: Lifestyle: books, computer, telephone, internet, courses, RM 1,800.00 for November 2026.` },
    ]);
  });

  it('sees limits, what is used and waits, and which months are open', async () => {
    await declare();
    const data = await summary();
    const item = (key: string) => data.items.find((each: { key: string }) => each.key === key);
    expect(item('lifestyle')).toMatchObject({ id: 'C5', limit: 2500, used: 0, waiting: 1800, left: 700 });
    expect(item('medical_expense_c')).toMatchObject({ limit: 1000, left: 1000, group: 'Medical expenses: self, spouse and child' });
    expect(item('medical_expense_a')).toMatchObject({ limit: 10_000, left: 10_000 });
    expect(item('zakat')).toMatchObject({ limit: null, left: null });
    expect(item('socso_contribution')).toMatchObject({ limit: 350 });
    expect(data).toMatchObject({ year: 2026, previous_employer: null });
    expect(data.open_months).toHaveLength(12);
    await confirm((await process()).id);
    expect((await summary()).open_months).not.toContain('2026-11');
  });

  it.each([
    ['another item', { key: 'bonus' }, 'key', 'Choose an item from the list.'],
    ['a total of items', { key: 'medical_expense' }, 'key', 'Choose an item from the list.'],
    ['no amount', { amount: 0 }, 'amount', 'Enter an amount above 0.'],
    ['another year', { month: '2025-12' }, 'month', 'Choose a month of 2026.'],
    ['an impossible month', { month: '2026-13' }, 'month', undefined],
    ['somebody else’s file', { receipts: ['7d9a3c80-94cb-4b53-9a27-4f9dfd8a1f11'] }, 'receipts', undefined],
  ])('is refused %s', async (_what, wrong, field, message) => {
    const { status, body } = await clerk.client.post(OWN, { ...PHONE, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    if (message) expect(body.errors[field]).toEqual([message]);
  });

  it('is refused a month whose payroll is confirmed, and a third departure levy', async () => {
    await confirm((await process()).id);
    expect((await clerk.client.post(OWN, PHONE)).body.errors.month).toEqual(['The payroll of November 2026 is confirmed. Choose a later month.']);
    const levy = { month: '2026-12', key: 'religious_journey', amount: 25 };
    await declare(levy);
    await declare(levy);
    expect((await clerk.client.post(OWN, levy)).body.errors.key).toEqual(['The departure levy has already been claimed twice.']);
  });

  it('withdraws what nobody has decided; the receipt stays theirs to see', async () => {
    const { id, updated_at } = await declare();
    expect((await clerk.client.post(`${OWN}/${id}/withdraw`, { updated_at: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await clerk.client.post(`${OWN}/${id}/withdraw`, { status: 'Submitted', updated_at })).body.data).toMatchObject({
      status: 'Withdrawn',
      can: { withdraw: false },
    });
    expect((await accept(id, { status: 'Submitted' })).status).toBe(409);
    expect((await accept(id)).status).toBe(422);
  });
});

describe('the officer', () => {
  it('needs the right to update payrolls, inside the company and the reach', async () => {
    const { id } = await declare();
    const stranger = await ownerOf(portal);
    const viewer = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] });
    const narrow = await adminOf(portal, owner, { '/payroll/manage': ['Update'] }, { employee: [] });
    const elsewhere = await adminOf(portal, owner, { '/payroll/manage': ['Update'] }, { employee: [(await employeeOf(portal, owner)).employeeId] });
    const officer = await adminOf(portal, owner, { '/payroll/manage': ['Update'] });
    for (const who of [clerk, viewer]) {
      expect((await who.client.get(MANAGED)).status).toBe(403);
      expect((await accept(id, {}, who)).status).toBe(403);
      expect((await reject(id, { remark: 'No receipt' }, who)).status).toBe(403);
    }
    expect((await accept(id, {}, stranger)).status).toBe(404);
    expect((await accept(id, {}, elsewhere)).status).toBe(404);
    expect((await elsewhere.client.get(MANAGED)).body).toMatchObject({ data: [], waiting: 0 });
    expect([200, 404]).toContain((await narrow.client.get(MANAGED)).status);
    expect((await officer.client.get(MANAGED, { status: 'Submitted' })).body).toMatchObject({
      waiting: 1,
      data: [{ id, can: { accept: true, reject: true } }],
    });
    expect((await accept(id, {}, officer)).body.data.decided_by).toBe(officer.name);
  });

  it('accepts: the payroll in process is computed anew, the employee is told', async () => {
    const before = await process();
    const { id } = await declare();
    const { body } = await accept(id, { status: 'Submitted' });
    expect(body.message).toBe(`The declaration has been accepted and payroll ${before.number} recalculated.`);
    expect(body.data).toMatchObject({ status: 'Accepted', accepted_amount: 1800, payroll: { id: before.id, number: before.number, locked: false } });
    const after = await show(before.id);
    expect(after.tax_payload).toMatchObject({ items: { lifestyle: 1800 }, declared: { lifestyle: 1800 } });
    expect(after.contributions.tax.employee).toBeLessThan(before.contributions.tax.employee);
    expect(await notices(clerk.userId)).toMatchObject([
      { title: 'Tax relief accepted', malay: 'Gaya hidup: buku, komputer, telefon, internet, kursus: RM 1,800.00 diambil kira dalam gaji November 2026.' },
    ]);
  });

  it('accepts in a month that a bonus stands on: month and bonus add up to the month with both', async () => {
    const { body: items } = await owner.client.get(`${PAYROLLS}/items`, { kind: 'Earning', per_page: 100 });
    const item = items.data.find(({ type }: { type: string }) => type === 'Bonus');
    const monthly = await process();
    const bonus = { kind: 'bonus', employee_ids: [clerk.employeeId], ...NOVEMBER, pay_date: '2026-11-30', lines: [{ payroll_item_id: item.id, amount: 9000 }] };
    const run = (await owner.client.post(`${PAYROLLS}/off-cycle`, bonus)).body.data.ids[0];
    const both = async () => {
      const [first, second] = [await show(monthly.id), await show(run)];
      return { month: first.contributions.tax.employee, total: Math.round((first.contributions.tax.employee + second.contributions.tax.employee) * 100) / 100 };
    };
    const before = await both();
    const { id } = await declare();
    expect((await accept(id)).body.message).toContain(monthly.number);
    const after = await both();
    expect([after.month < before.month, after.total < before.total]).toEqual([true, true]);
    expect((await show(monthly.id)).status).toBe('In Process');
    await owner.client.delete(`${PAYROLLS}/${run}`);
    const { epf, socso, eis, hrdf, tax, mtd_key, name, type } = item;
    const line = { payroll_item_id: item.id, name, type, amount: 9000, epf, socso, eis, hrdf, tax, mtd_key };
    const whole = await process(NOVEMBER, { id: monthly.id, earnings: [line] });
    expect(whole.contributions.tax.employee).toBe(after.total);
    await process(NOVEMBER, { id: monthly.id, earnings: [] });
    expect((await owner.client.post(`${PAYROLLS}/off-cycle`, bonus)).body.data.processed).toBe(1);
    expect((await reject(id)).body.success).toBe(true);
    expect((await show(monthly.id)).contributions.tax.employee).toBe(before.month);
  });

  it('accepts less only with a remark, never more, and not twice', async () => {
    const { id } = await declare();
    expect((await accept(id, { amount: 1800.01 })).body.errors.amount).toEqual(['Accept at most the declared 1,800.00.']);
    expect((await accept(id, { amount: 900 })).body.errors.remark).toEqual(['Explain why less than the declared amount is accepted.']);
    expect((await accept(id, { updated_at: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await accept(id, { amount: 900, remark: 'Half is a gift' })).body.data).toMatchObject({ accepted_amount: 900, remark: 'Half is a gift' });
    expect((await accept(id, { status: 'Submitted' })).status).toBe(409);
    expect((await load()).tax_payload.items).toEqual({ lifestyle: 900 });
  });

  it('rejects with a remark; an accepted one leaves the payroll again', async () => {
    const { id } = await declare();
    const before = await process();
    expect((await reject(id, {})).status).toBe(422);
    await accept(id);
    expect((await reject(id)).body).toMatchObject({ data: { status: 'Rejected', remark: 'No receipt', payroll: null } });
    const after = await show(before.id);
    expect(after.tax_payload.items).toEqual({});
    expect(after.contributions.tax.employee).toBe(before.contributions.tax.employee);
    expect((await notices(clerk.userId)).at(-1)).toMatchObject({ title: 'Tax relief rejected' });
  });

  it('does not decide the own declaration', async () => {
    const officer = await adminOf(portal, owner, { '/payroll/manage': ['Update'] });
    await portal.owner.query('update employees set user_id = $1 where id = $2', [officer.userId, clerk.employeeId]);
    const { id } = await declare(PHONE, officer);
    expect((await accept(id, {}, officer)).body.errors.base).toEqual(['Another officer must decide your own declaration.']);
  });
});

describe('the payroll', () => {
  it('counts what is accepted within the limit of the year and locks it when confirmed', async () => {
    const october = { start_date: '2026-10-01', end_date: '2026-10-31' };
    const first = await declare({ ...PHONE, month: '2026-10' });
    await accept(first.id);
    const paid = await process(october);
    expect(paid.tax_payload.declared).toEqual({ lifestyle: 1800 });
    await confirm(paid.id);
    expect((await reject(first.id)).body.errors.base).toEqual(['A confirmed payroll has counted this declaration; it can no longer change.']);
    await expect(portal.owner.query('update payroll_reliefs set accepted_amount = 1 where id = $1', [first.id])).rejects.toThrow('confirmed payroll');
    const second = await declare();
    await accept(second.id);
    const { worksheet } = await process();
    const row = worksheet.sections[2].items.find((each: { key: string }) => each.key === 'lifestyle');
    expect(row).toMatchObject({ amount: 700, used: 1800, limit: 2500, reduced: true });
    expect((await summary()).items.find((each: { key: string }) => each.key === 'lifestyle')).toMatchObject({ used: 2500, left: 0 });
  });

  it('takes zakat paid otherwise off the tax, not off the pay; the EA form shows it in D5b', async () => {
    const before = await process();
    const { id } = await declare({ month: '2026-11', key: 'zakat', amount: 120 });
    await accept(id);
    const after = await show(before.id);
    expect(after.contributions.zakat.employee).toBe(0);
    expect(after.contributions.tax.employee).toBeCloseTo(before.contributions.tax.employee - 120, 2);
    expect(after.total_net_pay).toBeCloseTo(before.total_net_pay + 120, 2);
    expect(after.worksheet.sections[3].items[0]).toMatchObject({ key: 'zakat', amount: 120 });
    const { rows } = await portal.owner.query(`select (tax_payload -> 'declared' ->> 'zakat')::float8 as zakat from payrolls where id = $1`, [before.id]);
    expect(rows).toEqual([{ zakat: 120 }]);
  });

  it('keeps what an officer typed beside a declaration, and what was accepted while the page was open', async () => {
    const open = await load();
    const { id } = await declare();
    await accept(id);
    const saved = await process(NOVEMBER, { tax_payload: { ...open.tax_payload, items: { sspn: 500 } } });
    expect(saved.tax_payload.items).toEqual({ sspn: 500, lifestyle: 1800 });
    const typed = await process(NOVEMBER, { id: saved.id, tax_payload: { ...saved.tax_payload, items: { sspn: 500, lifestyle: 2000 } } });
    expect(typed.tax_payload).toMatchObject({ items: { sspn: 500, lifestyle: 2000 }, declared: { lifestyle: 1800 } });
    await reject(id);
    expect((await show(saved.id)).tax_payload.items).toEqual({ sspn: 500, lifestyle: 200 });
  });

  it('lets go when it is deleted, and a paid month is moved to an open one', async () => {
    const { id } = await declare();
    await accept(id);
    const { id: payroll } = await process();
    await owner.client.delete(`${PAYROLLS}/${payroll}`);
    expect((await owner.client.get(MANAGED)).body.data).toMatchObject([{ id, status: 'Accepted', payroll: null }]);
    const late = await declare({ ...PHONE, key: 'sspn' });
    await confirm((await process()).id);
    expect((await accept(late.id)).body.errors.month).toEqual(['The payroll of November 2026 is confirmed. Choose a later month.']);
    expect((await accept(late.id, { month: '2027-01' })).body.errors.month).toEqual(['Choose a month of 2026.']);
    expect((await accept(late.id, { month: '2026-12' })).body.data).toMatchObject({ month: '2026-12', status: 'Accepted' });
  });
});
