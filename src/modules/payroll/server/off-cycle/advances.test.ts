/** Salary advances over HTTP: paid without contributions, taken back by the month, kept consistent, for whom they are. */
import { afterAll, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalaried } from '../payroll.factory.ts';

const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const DECEMBER = { start_date: '2026-12-01', end_date: '2026-12-31' };
const URL = 'api/operation/payrolls';

let codes = 0;

async function employed(basic: number, more: object = {}): Promise<number> {
  codes += 1;
  const numbers = { identity_number: `91041210${6000 + codes}`, epf_no: `1${codes}`, tax_no: `9${codes}0` };
  return portal.asSystem((tx) => makeSalaried(tx, owner.companyId, basic, { name: `Contoh ${codes}`, employee_code: `V${codes}`, ...numbers, ...more }));
}
const month = async (employee_id: number, more: object = {}, period: object = NOVEMBER) => {
  const { body } = await owner.client.post(`${URL}/process`, { employee_id, ...period, ...more });
  expect(body.message).toMatch(/saved/);
  return body.data;
};
const advance = (employee_ids: readonly number[], more: object = {}, who = owner) =>
  who.client.post(`${URL}/advances`, { employee_ids, ...NOVEMBER, pay_date: '2026-11-15', amount: 500, ...more });
const made = async (id: number, more: object = {}): Promise<number> => {
  const { body } = await advance([id], more);
  expect(body).toMatchObject({ success: true, data: { processed: 1, failed: [] } });
  return body.data.ids[0];
};
const show = async (id: number) => (await owner.client.get(`${URL}/${id}`)).body.data;
const confirm = async (...ids: number[]) => {
  for (const id of ids) expect((await owner.client.post(`${URL}/${id}/confirm`)).body).toMatchObject({ success: true });
};
const owed = async (employee_id: number) => (await owner.client.get(`${URL}/advances`, { employee_id })).body.data;
const lines = ({ deductions }: { deductions: { type: string; amount: number }[] }) =>
  deductions.filter(({ type }) => type === 'Advance').map(({ amount }) => amount);

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

describe('an advance', () => {
  it('is net pay alone, and the month takes it back: both add up to the month without it', async () => {
    const [with_, without] = [await employed(4500), await employed(4500)];
    const run = await show(await made(with_));
    expect(run).toMatchObject({ kind: 'advance', total_net_pay: 500, total_gross_pay: 0, total_contribution_employee: 0, total_contribution_employer: 0 });
    expect(run.can).toMatchObject({ process: false, update: false, adjust: false, confirm: true, delete: true });
    const [one, other] = [await month(with_), await month(without)];
    expect(lines(one)).toEqual([500]);
    expect(one.contributions).toEqual(other.contributions);
    expect(one.total_net_pay + run.total_net_pay).toBeCloseTo(other.total_net_pay, 2);
    expect(await owed(with_)).toMatchObject([{ amount: 500, owed: 0, taken: [{ number: one.number, amount: 500 }] }]);
    const [next, same] = [await month(with_, {}, DECEMBER), await month(without, {}, DECEMBER)];
    expect([lines(next), next.remuneration_accumulate, next.total_net_pay]).toEqual([[], same.remuneration_accumulate, same.total_net_pay]);
  });

  it('is a percentage of the monthly salary, rounded to the sen', async () => {
    const run = await show(await made(await employed(3333.33), { amount: null, percent: 12.5 }));
    expect(run.total_net_pay).toBe(416.67);
  });

  it('is taken back by a month that was begun already', async () => {
    const id = await employed(4000);
    const before = await month(id);
    await made(id);
    const after = await show(before.id);
    expect([lines(after), after.status]).toEqual([[500], 'In Process']);
    expect(after.total_net_pay).toBeCloseTo(before.total_net_pay - 500, 2);
    expect(after.contributions).toEqual(before.contributions);
    expect(lines(await month(id, { id: before.id }))).toEqual([500]);
  });

  it('is taken back by a month that a bonus stands on', async () => {
    const id = await employed(4000);
    const before = await month(id);
    const { body: items } = await owner.client.get(`${URL}/items`, { kind: 'Earning', per_page: 100 });
    const bonus = items.data.find(({ type }: { type: string }) => type === 'Bonus').id;
    const lineup = { kind: 'bonus', employee_ids: [id], ...NOVEMBER, pay_date: '2026-11-20', lines: [{ payroll_item_id: bonus, amount: 1000 }] };
    expect((await owner.client.post(`${URL}/off-cycle`, lineup)).body.data.processed).toBe(1);
    await made(id);
    expect(lines(await show(before.id))).toEqual([500]);
  });

  it('is refused by name where the month can take nothing back any more', async () => {
    const id = await employed(4000);
    const { id: first, number } = await month(id);
    await confirm(first);
    expect((await advance([id])).body.data).toMatchObject({ processed: 0, failed: [{ employee_id: id, message: expect.stringContaining(number) }] });
  });

  it('is refused while another one is In Process, and for who has no salary or month', async () => {
    const id = await employed(4000);
    await made(id);
    expect((await advance([id])).body.data.failed[0].message).toMatch(/of this kind is In Process/);
    const gone = await employed(4000, { status: 'Inactive', inactive_at: '2026-06-30', inactive_reason: 'Resigned' });
    expect((await advance([gone])).body.data.failed[0].message).toMatch(/not employed/);
  });

  it.each([
    [{ amount: null }, 'amount'],
    [{ percent: 10 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: null, percent: 101 }, 'percent'],
    [{ pay_date: '2026-10-31' }, 'pay_date'],
  ])('asks for an amount or a percentage, and a day of the month: %j', async (more, field) => {
    const { status, body } = await advance([await employed(4000)], more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('what a month cannot carry stays owed, is seen, and goes to the next one', async () => {
    const id = await employed(2000);
    await made(id, { amount: 1300 });
    // Half of 2,000 less EPF 220.00, SOCSO 9.75, SKBBK 14.65 and EIS 3.90: no reason is asked for.
    const first = await month(id);
    expect([lines(first), first.warnings.map(({ code }: { code: string }) => code)]).toEqual([[751.7], ['noAccount']]);
    expect(await owed(id)).toMatchObject([{ amount: 1300, owed: 548.3 }]);
    expect(lines(await month(id, {}, DECEMBER))).toEqual([548.3]);
    expect(await owed(id)).toMatchObject([{ owed: 0 }]);
    expect((await owner.client.get(`${URL}/advances`, { employee_id: id, owed: true })).body.data).toEqual([]);
  });

  it('an amount that a person lowered stays', async () => {
    const id = await employed(4000);
    await made(id);
    const first = await month(id);
    const changed = first.deductions.map((line: object) => ({ ...line, amount: 200 }));
    expect(lines(await month(id, { id: first.id, deductions: changed }))).toEqual([200]);
    expect(lines(await month(id, { id: first.id }))).toEqual([200]);
    expect(await owed(id)).toMatchObject([{ owed: 300 }]);
  });

  it('names s.22 above the wages of the month before, all advances of the month together', async () => {
    const id = await employed(3000);
    await month(id, {}, OCTOBER);
    const first = await made(id, { amount: 2000 });
    expect((await show(first)).warnings.map(({ code }: { code: string }) => code)).not.toContain('advanceLimit');
    await confirm(first);
    const { data } = (await advance([id], { amount: 1000.01 })).body;
    expect(data.warnings).toMatchObject([{ employee_id: id, message: expect.stringContaining('s.22') }]);
    expect((await show(data.ids[0])).warnings.map(({ code }: { code: string }) => code)).toContain('advanceLimit');
  });
});

describe('both sides of an advance', () => {
  it('go and come together: deleting either one', async () => {
    const id = await employed(4000);
    const run = await made(id);
    const first = await month(id);
    expect((await owner.client.delete(`${URL}/${first.id}`)).body.success).toBe(true);
    expect(await owed(id)).toMatchObject([{ owed: 500, taken: [] }]);
    const again = await month(id);
    expect(lines(again)).toEqual([500]);
    await confirm(run);
    expect((await owner.client.delete(`${URL}/${run}`)).body.success).toBe(true);
    const after = await show(again.id);
    expect([lines(after), after.total_net_pay]).toEqual([[], again.total_net_pay + 500]);
    expect(await owed(id)).toEqual([]);
  });

  it('an advance stays once the month that takes it back is confirmed, and is never adjusted', async () => {
    const id = await employed(4000);
    const run = await made(id);
    const { id: first, number } = await month(id);
    const early = await owner.client.post(`${URL}/${first}/confirm`);
    const advance = (await show(run)).number;
    expect([early.status, early.body.errors.base]).toEqual([
      422,
      [`This payroll recovers salary advance ${advance}, which is still In Process. Confirm or delete the advance first.`],
    ]);
    expect((await owner.client.post(`${URL}/bulk`, { ids: [first], action: 'confirm' })).body.data).toMatchObject({ done: 0 });
    expect((await owner.client.post(`${URL}/bulk`, { ids: [first, run], action: 'confirm' })).body.data).toMatchObject({ done: 2 });
    expect((await owner.client.delete(`${URL}/${run}`)).body.errors.base[0]).toContain(number);
    expect((await owner.client.post(`${URL}/${run}/adjustments`, { name: 'More', amount: 1, remark: 'Why not' })).status).toBe(422);
  });

  it('stand on the payslips, each with the year so far', async () => {
    const id = await employed(4000);
    const run = await made(id);
    const { id: first } = await month(id);
    await confirm(run, first);
    const slip = async (payroll: number) => (await owner.client.get(`${URL}/payslips/${payroll}`)).body.data;
    const [own, monthly] = [await slip(run), await slip(first)];
    expect(own).toMatchObject({ kind: 'advance', earnings: [], deductions: [], adjustments: [{ amount: 500 }], total_net_pay: 500 });
    expect(monthly.deductions).toMatchObject([{ label: { en: expect.stringContaining(own.number) }, amount: 500 }]);
    expect(monthly.year_to_date.net).toBeCloseTo(monthly.total_net_pay + 500, 2);
  });

  it('are paid through payment batches, and are in no file and on no form', async () => {
    const id = await employed(4000);
    const alone = await employed(4000);
    const [run, other] = [await made(id), await made(alone)];
    const first = await month(id);
    await confirm(run, other, first.id);
    const { data } = (await owner.client.get(`${URL}/payments/payables`, { type: 'Salary', ...NOVEMBER, employee_id: alone })).body;
    expect(data).toMatchObject([{ amount: 500 }]);
    const { data: file } = (await owner.client.get(`${URL}/statutory-files/epf`, { month: '2026-11', preview: 1 })).body;
    const names = JSON.stringify(file.lines);
    const code = (employee: number) =>
      portal.owner.query('select epf_no from employees where id = $1', [employee]).then(({ rows }) => rows[0].epf_no as string);
    expect([names.includes(`"${await code(id)}"`), names.includes(`"${await code(alone)}"`)]).toEqual([true, false]);
    const fixture = withManualJobs(portal);
    await owner.client.post(`${URL}/ea-forms/generate`, { year: 2026 });
    await fixture.queue.drain();
    const forms = async (employee_id: number) => (await owner.client.get(`${URL}/ea-forms`, { employee_id, year: 2026 })).body.data;
    const [form] = await forms(id);
    expect((await owner.client.get(`${URL}/ea-forms/${form.id}`)).body.data.boxes).toMatchObject({ B1a: 4000 });
    expect(await forms(alone)).toEqual([]);
  });

  it('leave the salary of the month open to change', async () => {
    const id = await employed(4000);
    await confirm(await made(id));
    const { body } = await owner.client.post(`api/admin/employees/${id}/salaries`, { effective_from: '2026-11-01', basic: 5000 });
    expect([body.errors, body.success]).toEqual([undefined, true]);
  });
});

describe('advances are for who may', () => {
  it('process payrolls, within reach, in the own company', async () => {
    const id = await employed(4000);
    const reader = await adminOf(portal, owner, { '/payroll/manage': ['Update'] });
    expect((await advance([id], {}, reader)).status).toBe(403);
    expect((await reader.client.get(`${URL}/advances`)).status).toBe(200);
    const nobody = await adminOf(portal, owner, {});
    expect((await nobody.client.get(`${URL}/advances`)).status).toBe(403);
    const own = await employeeOf(portal, owner);
    expect((await own.client.get(`${URL}/advances`)).status).toBe(403);
    expect((await advance([own.employeeId], {}, own)).status).toBe(403);
    await made(id);
    const other = await ownerOf(portal);
    expect((await other.client.get(`${URL}/advances`, { employee_id: id })).body.data).toEqual([]);
    expect((await advance([id], {}, other)).body.data).toMatchObject({ processed: 0, failed: [{ employee_id: id, name: null, message: 'Not found.' }] });
  });
});
