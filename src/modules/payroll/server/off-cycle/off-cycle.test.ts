/** Payrolls beside the monthly one over HTTP: figures, lists, files, form EA, refusals, rights. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalaried } from '../payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const DECEMBER = { start_date: '2026-12-01', end_date: '2026-12-31' };
const URL = 'api/operation/payrolls';
const BONUS = { name: 'Bonus', type: 'Bonus', amount: 6000, epf: true, socso: false, eis: false, hrdf: false, tax: true, mtd_key: 'bonus' };

let portal: TestPortal;
let owner: Person;
let item = 0;
let codes = 0;

async function employed(basic: number): Promise<number> {
  codes += 1;
  const numbers = { identity_number: `91041210${5000 + codes}`, epf_no: `1234${codes}`, tax_no: `1234567${codes}0` };
  return portal.asSystem((tx) => makeSalaried(tx, owner.companyId, basic, { name: `Contoh ${codes}`, employee_code: `X${codes}`, ...numbers }));
}
const month = async (employee_id: number, more: object = {}, period: object = NOVEMBER) => {
  const { body } = await owner.client.post(`${URL}/process`, { employee_id, ...period, ...more });
  expect(body.message).toMatch(/saved/);
  return body.data;
};
const bonus = (employee_ids: readonly number[], more: object = {}, who = owner) =>
  who.client.post(`${URL}/off-cycle`, {
    kind: 'bonus',
    employee_ids,
    ...NOVEMBER,
    pay_date: '2026-11-15',
    lines: [{ payroll_item_id: item, amount: 6000 }],
    ...more,
  });
const show = async (id: number) => (await owner.client.get(`${URL}/${id}`)).body.data;
const confirm = async (...ids: number[]) => {
  for (const id of ids) expect((await owner.client.post(`${URL}/${id}/confirm`)).body).toMatchObject({ success: true });
};

beforeAll(async () => {
  portal = await openTestPortal();
  owner = await ownerOf(portal);
  const { body } = await owner.client.get(`${URL}/items`, { kind: 'Earning', per_page: 100 });
  item = body.data.find(({ type }: { type: string }) => type === 'Bonus').id;
});
afterAll(() => portal.close());

it('adds up to the payroll with the bonus inside, in the month and in the tax of the next one', async () => {
  const [apart, inside] = [await employed(4500), await employed(4500)];
  const first = await month(apart);
  const { body } = await bonus([apart]);
  expect(body).toMatchObject({ success: true, data: { processed: 1, failed: [] } });
  const run = await show(body.data.ids[0]);
  expect(run).toMatchObject({
    kind: 'bonus',
    salary_amount: 0,
    total_gross_pay: 6000,
    status: 'In Process',
    can: { process: false, update: false, confirm: true },
  });
  const one = await month(inside, { earnings: [{ ...BONUS, payroll_item_id: item }] });
  for (const scheme of ['epf', 'socso', 'eis', 'hrdf', 'tax'] as const)
    for (const [part, amount] of Object.entries<number>(one.contributions[scheme]))
      expect([scheme, part, Math.round((first.contributions[scheme][part] + run.contributions[scheme][part]) * 100) / 100]).toEqual([scheme, part, amount]);
  expect(run.contributions).toMatchObject({ socso: { employee: 0 }, eis: { employee: 0 } });
  const [next, same] = [await month(apart, {}, DECEMBER), await month(inside, {}, DECEMBER)];
  expect(next.remuneration_accumulate).toEqual(same.remuneration_accumulate);
  expect(next.contributions).toEqual(same.contributions);
});

it('files one line for a person with the sum of the runs, and form EA has the year', async () => {
  const id = await employed(40_000);
  const { id: first } = await month(id);
  const run = (await bonus([id])).body.data.ids[0];
  await confirm(first, run);
  const [monthly, beside] = [await show(first), await show(run)];
  const both = (of: 'epf' | 'socso' | 'tax') => Math.round((monthly.contributions[of].employee + beside.contributions[of].employee) * 100) / 100;
  for (const [scheme, of] of [
    ['epf', 'epf'],
    ['socso', 'socso'],
    ['cp39', 'tax'],
  ] as const) {
    const { data, message } = (await owner.client.get(`${URL}/statutory-files/${scheme}`, { month: '2026-11', preview: 1 })).body;
    expect([scheme, message]).toEqual([scheme, undefined]);
    expect([scheme, data.totals.employees]).toEqual([scheme, 1]);
    expect(Object.values(data.lines[0].values)).toContain(both(of));
    for (const { difference } of data.totals.amounts) expect([scheme, difference ?? 0]).toEqual([scheme, 0]);
  }
  const fixture = withManualJobs(portal);
  await owner.client.post(`${URL}/ea-forms/generate`, { year: 2026 });
  await fixture.queue.drain();
  const listed = (await owner.client.get(`${URL}/ea-forms`, { employee_id: id, year: 2026 })).body.data;
  const form = (await owner.client.get(`${URL}/ea-forms/${listed[0].id}`)).body.data;
  expect(form.boxes).toMatchObject({ B1a: 40_000, B1b: 6000, D1: both('tax'), E1: both('epf') });
});

it('lists the kind, counts nobody twice as unprocessed, and filters by it', async () => {
  const id = await employed(3000);
  const waiting = await employed(3000);
  await month(id);
  const before = (await owner.client.get(URL, { ...NOVEMBER, per_page: 1 })).body;
  await bonus([id]);
  const after = (await owner.client.get(URL, { ...NOVEMBER, per_page: 1 })).body;
  expect(after.statuses.Pending).toBe(before.statuses.Pending);
  expect(after.statuses['In Process']).toBe(before.statuses['In Process'] + 1);
  const rows = async (query: object) => (await owner.client.get(URL, { ...NOVEMBER, employee_id: id, ...query })).body;
  expect((await rows({})).data.map(({ kind }: { kind: string }) => kind)).toEqual(['monthly', 'bonus']);
  expect((await rows({ kind: 'bonus' })).data.map(({ kind }: { kind: string }) => kind)).toEqual(['bonus']);
  expect((await rows({ kind: 'monthly' })).summary.total_gross_pay).toBe(3000);
  expect((await owner.client.get(URL, { ...NOVEMBER, employee_id: waiting, kind: 'bonus' })).body.data).toEqual([]);
});

it('refuses by name: no monthly payroll, a run that is open, another month of payment', async () => {
  const [none, open] = [await employed(3000), await employed(3000)];
  await month(open);
  const made = (await bonus([none, open])).body.data;
  expect(made).toMatchObject({ processed: 1, failed: [{ employee_id: none, message: 'Process the monthly payroll of this period first.' }] });
  expect((await bonus([open])).body.data.failed[0].message).toMatch(/of this kind is In Process/);
  expect((await bonus([open], { kind: 'adhoc', pay_date: '2026-12-05' })).body.data.failed[0].message).toMatch(/tax follows the month of payment/);
  expect((await bonus([open], { kind: 'adhoc' })).body.data.processed).toBe(1);
  expect((await bonus([open], { lines: [{ payroll_item_id: 999_999, amount: 1 }] })).body.errors['lines.0.payroll_item_id']).toBeDefined();
});

it('keeps the payrolls that a run was worked out from', async () => {
  const id = await employed(3000);
  const { id: first } = await month(id);
  const run = (await bonus([id])).body.data.ids[0];
  const again = await owner.client.post(`${URL}/process`, { employee_id: id, ...NOVEMBER, id: first });
  expect(again.body).toMatchObject({ success: false, message: expect.stringMatching(/is based on this month/) });
  expect((await owner.client.delete(`${URL}/${first}`)).status).toBe(422);
  expect((await owner.client.post(`${URL}/${run}`, {})).status).toBe(422);
  expect((await owner.client.delete(`${URL}/${run}`)).body.success).toBe(true);
  expect((await owner.client.delete(`${URL}/${first}`)).body.success).toBe(true);
});

it.each(['items', 'selected'])('is refused where the worksheet of the month overrules its line (%s)', async (part) => {
  const id = await employed(9000);
  const { id: first } = await month(id);
  const value = JSON.stringify(part === 'items' ? { bonus: 100 } : { bonus: false });
  await portal.owner.query('update payrolls set tax_payload = jsonb_set(tax_payload, array[$2], $3::jsonb) where id = $1', [first, part, value]);
  const { data } = (await bonus([id])).body;
  expect(data).toMatchObject({ processed: 0, failed: [{ employee_id: id, message: expect.stringMatching(/tax worksheet of PAY-/) }] });
});

it('counts the year in the order of the payrolls on the payslips', async () => {
  const id = await employed(3000);
  const { id: first } = await month(id);
  const run = (await bonus([id])).body.data.ids[0];
  await confirm(first, run);
  const { rows } = await portal.asSystem((tx) =>
    tx.client.query<{ gross: number }>(`select (payslip #>> '{year_to_date,gross}')::float as gross from payrolls where id = any($1) order by id`, [
      [first, run],
    ]),
  );
  expect(rows.map(({ gross }) => gross)).toEqual([3000, 9000]);
});

it('follows an earlier month that changes', async () => {
  const id = await employed(6000);
  await month(id);
  const run = (await bonus([id])).body.data.ids[0];
  const before = await show(run);
  await month(id, {}, { start_date: '2026-10-01', end_date: '2026-10-31' });
  const after = await show(run);
  expect(after.remuneration_accumulate.remuneration).toBe(6000);
  expect(after.kind).toBe('bonus');
  expect(after.contributions.epf).toEqual(before.contributions.epf);
});

it('is for who may process', async () => {
  const id = await employed(3000);
  const reader = await adminOf(portal, owner, { '/payroll/manage': ['Update'] });
  expect((await bonus([id], {}, reader)).status).toBe(403);
});
