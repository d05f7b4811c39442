/** The last pay of a leaver over HTTP: lines, figures of the month, refusals, clearance, rights. */
import { afterAll, describe, expect, it } from 'vitest';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '../payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';

let codes = 0;

async function leaver(basic: number, more: object = {}): Promise<number> {
  codes += 1;
  return portal.asSystem(async (tx) => {
    const gone = { status: 'Inactive' as const, inactive_at: '2026-11-30', inactive_reason: 'Resigned' as const, company_joined_at: '2023-06-01' };
    const { id } = await makeEmployee(tx, owner.companyId, { employee_code: `F${codes}`, ...gone, ...more });
    await makeSalary(tx, owner.companyId, id, basic);
    return id;
  });
}
const month = async (employee_id: number, more: object = {}) => {
  const { body } = await owner.client.post(`${URL}/process`, { employee_id, ...NOVEMBER, ...more });
  expect(body.message).toMatch(/saved/);
  return body.data;
};
const propose = async (employee_id: number, more: object = {}) => (await owner.client.get(`${URL}/final-pay`, { employee_id, ...NOVEMBER, ...more })).body;
const final = (employee_id: number, lines: object[], more: object = {}, who = owner) =>
  who.client.post(`${URL}/final-pay`, { employee_id, ...NOVEMBER, pay_date: '2026-11-30', lines, ...more });
const made = async (employee_id: number, lines: object[], more: object = {}) => {
  const { body } = await final(employee_id, lines, more);
  expect(body).toMatchObject({ success: true });
  return body.data;
};
const show = async (id: number) => (await owner.client.get(`${URL}/${id}`)).body.data;
const detail = async (id: number) => (await owner.client.get(`${URL}/${id}/final-pay`)).body.data;
/** A leaver's pay is unusual and asks for a reason: that is tried elsewhere. */
const confirm = (...ids: number[]) => portal.owner.query(`update payrolls set status = 'Confirmed', payslip = '{}' where id = any($1)`, [ids]);
const release = (id: number, more: object, who = owner) => who.client.post(`${URL}/${id}/final-pay/release`, more);
const pay = (id: number) => owner.client.post(`${URL}/${id}/paid`, { payment_date: '2026-11-20' });
const payables = async (employee_id: number) => (await owner.client.get(`${URL}/payments/payables`, { type: 'Salary', employee_id })).body;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

describe('a final pay', () => {
  it('holds unused leave of the leave balance at the ordinary rate, and adds up to the month with it inside', async () => {
    const [id, inside] = [await leaver(3000), await leaver(3000)];
    const { rows } = await portal.owner.query(`select id from leave_types where company_id = $1 and code = 'AL'`, [owner.companyId]);
    const granted = { leave_type_id: rows[0].id, year: 2026, days: 6, reason: 'Earned and not taken' };
    const { body } = await owner.client.post('api/operation/leaves/entitlements/adjust', { employee_id: id, ...granted });
    expect(body.success).toBe(true);
    const first = await month(id);
    const { data } = await propose(id);
    expect(data).toMatchObject({
      last_day: '2026-11-30',
      monthly: first.number,
      ending: 'resigned',
      notice: 'served',
      clearance: { needed: false, reason: 'citizen' },
    });
    expect(data.lines).toMatchObject([
      { key: 'leave', amount: 692.31, source: { en: 'Employment Act 1955, ss.60E and 60I', ms: 'Akta Kerja 1955, s.60E dan s.60I' } },
    ]);
    const run = await show((await made(id, [{ key: 'leave', amount: 692.31 }])).id);
    expect(run).toMatchObject({ kind: 'final', salary_amount: 0, total_gross_pay: 692.31 });
    const line = {
      payroll_item_id: null,
      name: 'Leave',
      type: 'Leave Encashment',
      amount: 692.31,
      epf: true,
      socso: true,
      eis: true,
      hrdf: true,
      tax: true,
      mtd_key: 'other',
    };
    const whole = await month(inside, { earnings: [line] });
    expect([whole.contributions.epf.employee, whole.contributions.epf.employer]).toEqual([407, 481]);
    for (const scheme of ['epf', 'socso', 'eis', 'hrdf', 'tax'] as const)
      for (const [part, amount] of Object.entries<number>(whole.contributions[scheme]))
        expect([scheme, part, Math.round((first.contributions[scheme][part] + run.contributions[scheme][part]) * 100) / 100]).toEqual([scheme, part, amount]);
    expect((await detail(run.id)).lines).toMatchObject([{ key: 'leave', amount: 692.31, proposed: 692.31, how: { en: '6 days × RM 3,000.00 ÷ 26' } }]);
    // One that was kept with its source in one language still shows.
    const old = `jsonb_set(calculation, '{final,lines,0,source}', '"Employment Act 1955, s.60E"')`;
    await portal.owner.query(`update payrolls set calculation = ${old} where id = $1`, [run.id]);
    expect((await detail(run.id)).lines[0].source).toBe('Employment Act 1955, s.60E');
  });

  it('takes the unused days off the leave balance, and gives them back when it is deleted', async () => {
    const id = await leaver(3000);
    const { rows } = await portal.owner.query(`select id from leave_types where company_id = $1 and code = 'AL'`, [owner.companyId]);
    const granted = { leave_type_id: rows[0].id, year: 2026, reason: 'Earned and not taken' };
    const LEAVES = 'api/operation/leaves/entitlements';
    const adjust = async (days: number, more: object = {}) =>
      (await owner.client.post(`${LEAVES}/adjust`, { employee_id: id, ...granted, days, effective_date: '2026-11-01', ...more })).body;
    // Two of the days expire after the last day: what is given back expires as before.
    await adjust(4);
    const { data: row } = await adjust(2, { expires_on: '2026-12-15' });
    await month(id);
    const balance = async () => {
      const { body } = await owner.client.get(LEAVES, { employee_id: id, year: 2026 });
      return body.data[0].balances.find((one: { id: number }) => one.id === rows[0].id);
    };
    const before = await balance();
    expect(before).toMatchObject({ balance: row.balance });
    const line = { key: 'leave', amount: 500, reason: 'As agreed' };
    const run = await made(id, [line]);
    expect(await balance()).toMatchObject({ balance: 0, adjusted: before.adjusted - 6 });
    expect((await adjust(-1)).errors).toHaveProperty('days');
    expect((await owner.client.delete(`${URL}/${run.id}`)).body.success).toBe(true);
    expect(await balance()).toEqual(before);
    const { rows: booked } = await portal.owner.query(
      `select e.kind, e.days, e.reason from leave_entitlement_entries e join leave_entitlements a on a.id = e.entitlement_id
       where a.employee_id = $1 and e.once like 'encash:%' order by e.id`,
      [id],
    );
    expect(booked).toEqual([
      { kind: 'Encash', days: '-6.00', reason: run.number },
      { kind: 'Encash', days: '6.00', reason: run.number },
    ]);
    expect((await propose(id)).data.lines).toMatchObject([{ key: 'leave', amount: 692.31 }]);
    await made(id, [line]);
    expect((await balance()).balance).toBe(0);
  });

  it.each([
    ['were taken off the balance too', 3, 346.15],
    ['still stand in the balance', 0, 346.15],
  ] as const)('proposes the rest where the month has paid three of six days that %s', async (_what, encashed, rest) => {
    const id = await leaver(3000);
    const { rows } = await portal.owner.query(`select id from leave_types where company_id = $1 and code = 'AL'`, [owner.companyId]);
    const adjust = (body: object) =>
      owner.client.post('api/operation/leaves/entitlements/adjust', { employee_id: id, leave_type_id: rows[0].id, year: 2026, reason: 'Agreed', ...body });
    await adjust({ days: 6 });
    if (encashed > 0) expect((await adjust({ kind: 'Encash', days: encashed })).body.success).toBe(true);
    const paid = { payroll_item_id: null, name: 'Leave', type: 'Leave Encashment', amount: 346.16, epf: true, socso: true, eis: true, hrdf: true, tax: true };
    await month(id, { earnings: [{ ...paid, mtd_key: 'other' }] });
    expect((await propose(id)).data.lines[0].amount).toBeCloseTo(rest, 1);
  });

  it('leaves the days alone where it does not pay them', async () => {
    const id = await leaver(3000);
    await month(id);
    const run = await made(id, [{ key: 'notice_pay', amount: 500 }], { notice: 'paid' });
    const { rowCount } = await portal.owner.query(`select 1 from leave_entitlement_entries where once = $1`, [`encash:${run.id}`]);
    expect(rowCount).toBe(0);
  });

  it('taxes nothing of what is exempt, and takes no EPF of notice, benefit and gratuity', async () => {
    const id = await leaver(40_000, { company_joined_at: '2004-11-01' });
    await month(id);
    const lines = [
      { key: 'gratuity', amount: 22_000, ground: 'service' },
      { key: 'notice_pay', amount: 5000 },
    ];
    const run = await show((await made(id, lines, { ending: 'contract_end', notice: 'paid', gratuity: 22_000 })).id);
    expect(run.earnings).toMatchObject([
      { type: 'Gratuity', exempt: 22_000, exempt_years: 22 },
      { type: 'Notice Pay', amount: 5000 },
    ]);
    expect(run.contributions.epf).toEqual({ employee: 0, employer: 0 });
    const only = await leaver(40_000, { company_joined_at: '2004-11-01' });
    await month(only);
    const notice = await show((await made(only, [lines[1]!], { notice: 'paid' })).id);
    expect(run.contributions.tax).toEqual(notice.contributions.tax);
    expect(run.contributions.tax.employee).toBeGreaterThan(0);
  });

  it('pays in lieu of notice as wages or as compensation, as the officer chooses; the item of the company proposes it', async () => {
    const jobs = withManualJobs(portal);
    const paid = async (amount: number, answers: object) => {
      const id = await leaver(10_000, { company_joined_at: '2021-01-01', inactive_reason: 'Terminated' });
      const monthly = await month(id);
      const { data } = await propose(id, { notice: 'paid', ...answers });
      const [line] = data.lines.filter(({ key }: { key: string }) => key === 'notice_pay');
      const run = await show((await made(id, [{ key: 'notice_pay', amount, ground: line.ground }], { notice: 'paid', ...answers })).id);
      await confirm(monthly.id, run.id);
      await owner.client.post(`${URL}/ea-forms/generate`, { year: 2026 });
      await jobs.queue.drain();
      const [form] = (await owner.client.get(`${URL}/ea-forms`, { employee_id: id, year: 2026 })).body.data;
      const { boxes } = (await owner.client.get(`${URL}/ea-forms/${form.id}`)).body.data;
      return [data.notice_field, line.ground, run.earnings[0].exempt ?? null, run.contributions.tax.employee > 0, boxes.B1a, boxes.B6, boxes.F];
    };
    const item = (field: string) =>
      portal.owner.query(`update payroll_items set ea_field = $2 where company_id = $1 and code = 'NP'`, [owner.companyId, field]);
    expect(await paid(60_000, {})).toEqual(['B1a', null, null, true, 70_000, 0, 0]);
    expect(await paid(60_000, { notice_field: 'B6' })).toEqual(['B6', 'service', 50_000, false, 10_000, 10_000, 50_000]);
    await item('B6');
    expect(await paid(60_000, {})).toEqual(['B6', 'service', 50_000, false, 10_000, 10_000, 50_000]);
    expect(await paid(60_000, { notice_field: 'B1a' })).toEqual(['B1a', null, null, true, 70_000, 0, 0]);
    await item('B1a');
  });

  it('exempts a compensation by completed years, the rest is taxed', async () => {
    const id = await leaver(40_000, { company_joined_at: '2021-01-01', inactive_reason: 'Terminated' });
    await month(id);
    const run = await show((await made(id, [{ key: 'compensation', amount: 60_000 }], { compensation: 60_000 })).id);
    expect(run.earnings).toMatchObject([{ exempt: 50_000, exempt_years: 5 }]);
    expect(run.contributions.tax.employee).toBeGreaterThan(0);
  });

  it.each([
    ['retiring at 60 after 12 years', { date_of_birth: '1966-05-05', inactive_reason: 'Retired' }, { gratuity: 30_000 }, 'retirement', 30_000, 0],
    // The other 18,000 are additional remuneration: 1,830.00 of tax beside that of the month.
    ['leaving at 50 after 12 years', { date_of_birth: '1976-05-05', inactive_reason: 'Retired' }, { gratuity: 30_000 }, 'service', 12_000, 1830],
    ['of who died', { date_of_birth: '1976-05-05', inactive_reason: 'Deceased' }, { compensation: 60_000 }, 'death', 60_000, 0],
  ] as const)('%s is exempt by the record', async (_who, record, asked, ground, exempt, tax) => {
    const id = await leaver(5000, { company_joined_at: '2014-12-01', ...record });
    const opening = { remuneration: 50_000, epf: record.date_of_birth < '1970' ? 0 : 4000, mtd: 800 };
    expect((await owner.client.post(`${URL}/openings`, { employee_id: id, year: 2026, ...opening })).body.success).toBe(true);
    await month(id);
    const { data } = await propose(id, asked);
    const [{ key, amount }] = data.lines;
    expect(data.lines).toMatchObject([{ ground }]);
    const run = await show((await made(id, [{ key, amount, ground }], asked)).id);
    expect([run.earnings[0].exempt, run.contributions.tax.employee, run.contributions.epf.employee]).toEqual([exempt, tax, 0]);
  });

  it('keeps what the officer changed beside what was proposed', async () => {
    const id = await leaver(3000, { inactive_reason: 'Terminated' });
    await month(id);
    const { data } = await propose(id, { wages: 36_000 });
    expect(data.lines).toMatchObject([{ key: 'benefit', amount: 5178.08 }]);
    expect(data.due).toMatchObject([
      { of: 'wages', day: '2026-11-30' },
      { of: 'benefit', day: '2026-12-07' },
    ]);
    const { id: run } = await made(id, [{ key: 'benefit', amount: 6000, reason: 'The collective agreement says more' }], { wages: 36_000 });
    expect((await detail(run)).lines).toMatchObject([{ amount: 6000, proposed: 5178.08, reason: 'The collective agreement says more' }]);
  });

  it('proposes nothing that the month has paid already, and the month’s own benefit asks for clearance', async () => {
    const id = await leaver(3000, { inactive_reason: 'Terminated' });
    await month(id, { calculation: { termination: { wages: 36_000 } } });
    const { data } = await propose(id, { wages: 36_000 });
    expect([data.lines, data.clearance.needed]).toEqual([[], true]);
  });

  it('takes back what is owed of advances, above half of the wages too', async () => {
    const id = await leaver(3000, { citizenship: 'citizen' });
    await owner.client.post(`${URL}/advances`, { employee_ids: [id], ...NOVEMBER, pay_date: '2026-11-10', amount: 3500 });
    const first = await month(id);
    expect(first.total_net_pay).toBe(0);
    const run = await show((await made(id, [{ key: 'leave', amount: 2000 }])).id);
    const taken = first.deductions[0].amount + run.deductions[0].amount;
    expect(taken).toBeCloseTo(3500, 2);
    expect((await owner.client.get(`${URL}/advances`, { employee_id: id })).body.data).toMatchObject([{ owed: 0 }]);
    expect((await owner.client.delete(`${URL}/${run.id}`)).body.success).toBe(true);
    expect((await owner.client.get(`${URL}/advances`, { employee_id: id })).body.data[0].owed).toBeCloseTo(3500 - first.deductions[0].amount, 2);
  });

  it('is refused in plain words', async () => {
    const stays = await leaver(3000, { status: 'Active', inactive_at: null, inactive_reason: null });
    expect(await propose(stays)).toMatchObject({ success: false, message: expect.stringMatching(/Set the last day/) });
    const id = await leaver(3000);
    expect(await propose(id)).toMatchObject({ success: false, message: expect.stringMatching(/Process the monthly payroll of/) });
    const { number } = await month(id);
    expect((await final(id, [])).body).toMatchObject({ success: false, message: expect.stringMatching(/nothing to pay/) });
    const owes = [
      { key: 'notice_owed', amount: 2000 },
      { key: 'leave', amount: 500 },
    ];
    const { message } = (await final(id, owes, { notice: 'owed' })).body;
    expect(message).toMatch(/RM 1,5\d\d\.\d\d above/);
    expect(message).toContain(number);
    const twice = await final(id, [
      { key: 'leave', amount: 1 },
      { key: 'leave', amount: 2 },
    ]);
    expect(Object.keys(twice.body.errors)).toEqual(['lines.1.key']);
    const { number: run } = await made(id, [{ key: 'leave', amount: 500 }]);
    expect((await final(id, [{ key: 'leave', amount: 500 }])).body).toMatchObject({ success: false, message: expect.stringContaining(run) });
    const later = await leaver(3000, { inactive_at: null, status: 'Active', inactive_reason: null });
    await month(later);
    await portal.owner.query(`update employees set inactive_at = '2026-11-20', inactive_reason = 'Resigned' where id = $1`, [later]);
    expect((await propose(later)).message).toMatch(/again first/);
  });
});

describe('tax clearance', () => {
  it('holds the final pay and the month until the letter is recorded, and says who released it', async () => {
    const id = await leaver(6000, {
      employee_type: 'Foreign',
      citizenship: 'foreign',
      nationality: 'Nepal',
      identity_number: null,
      passport: 'DEMO99001',
      passport_expiry: '2030-01-01',
    });
    const first = await month(id);
    const run = await made(id, [{ key: 'leave', amount: 500 }], { leaving_malaysia: true });
    expect(run.withheld).toBe(true);
    await confirm(first.id, run.id);
    expect(await detail(run.id)).toMatchObject({
      clearance: { needed: true, form: 'CP21', reason: 'foreign' },
      hold: { form: 'CP21', released_at: null },
      can: { release: true },
    });
    const { data, summary } = await payables(id);
    expect(data.map(({ problems, kind }: { problems: string[]; kind: string | null }) => [kind, problems.includes('withheld')])).toEqual([
      [null, true],
      ['Final pay', true],
    ]);
    expect(summary.ready.count).toBe(0);
    for (const current of [first.id, run.id]) {
      const { status, body } = await pay(current);
      expect([status, body.errors.base[0]]).toEqual([422, expect.stringContaining(run.number)]);
    }
    const many = await owner.client.post(`${URL}/bulk`, { action: 'paid', ids: [run.id], payment_date: '2026-11-20' });
    expect(many.body.data).toMatchObject({ done: 0, results: [{ ok: false, message: expect.stringContaining('CP21') }] });
    await expect(portal.owner.query(`update payrolls set status = 'Paid', payment_date = '2026-11-30' where id = $1`, [run.id])).rejects.toThrow(/withheld/);

    expect(Object.keys((await release(run.id, { how: 'letter' })).body.errors)).toEqual(['letter_reference']);
    expect(Object.keys((await release(run.id, { how: 'days' })).body.errors)).toEqual(['form_date']);
    const today = portal.clock.now().toISOString().slice(0, 10);
    expect((await release(run.id, { how: 'days', form_date: today })).body.errors.form_date[0]).toMatch(/90 days end/);
    const letter = { how: 'letter', form_date: today, letter_reference: 'SPC 123', letter_date: today, lhdn_amount: 250.5 };
    expect((await release(run.id, letter)).body).toMatchObject({
      success: true,
      data: { hold: { released_how: 'letter', letter_reference: 'SPC 123', lhdn_amount: 250.5, released_by: expect.any(String) }, can: { release: false } },
    });
    const { rows } = await portal.owner.query(`select user_id from audit_logs where action = 'payroll.clearance_released' and subject_id = $1`, [run.id]);
    expect(rows).toHaveLength(1);
    expect((await release(run.id, letter)).status).toBe(422);
    expect((await pay(run.id)).body.success).toBe(true);
    expect((await pay(first.id)).body.success).toBe(true);
  });

  it('frees the money on the 90th day after the form, not before', async () => {
    const id = await leaver(3000, { inactive_reason: 'Terminated' });
    await month(id);
    const run = await made(id, [{ key: 'benefit', amount: 1000 }]);
    const ago = (days: number) => new Date(portal.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    expect((await release(run.id, { form_date: ago(88) })).body.data.hold).toMatchObject({ form_date: ago(88), released_at: null });
    expect((await release(run.id, { how: 'days' })).status).toBe(422);
    expect((await release(run.id, { how: 'days', form_date: ago(91) })).body.data.hold).toMatchObject({ released_how: 'days' });
  });

  it('is not asked of a Malaysian who resigns; deleted, a final pay holds nothing', async () => {
    const id = await leaver(3000);
    await month(id);
    const run = await made(id, [{ key: 'leave', amount: 300 }]);
    expect([run.withheld, (await detail(run.id)).hold]).toEqual([false, null]);
    expect((await release(run.id, { form_date: '2026-11-01' })).status).toBe(422);
    const other = await leaver(3000, { inactive_reason: 'Terminated' });
    const first = await month(other);
    const current = await made(other, [{ key: 'benefit', amount: 300 }]);
    expect((await owner.client.delete(`${URL}/${current.id}`)).body.success).toBe(true);
    await confirm(first.id);
    expect((await pay(first.id)).body.success).toBe(true);
  });
});

it('is for who may process, within reach, in the own company', async () => {
  const id = await leaver(3000, { inactive_reason: 'Terminated' });
  await month(id);
  const reader = await adminOf(portal, owner, { '/payroll/manage': ['Update'] });
  expect((await reader.client.get(`${URL}/final-pay`, { employee_id: id, ...NOVEMBER })).status).toBe(403);
  expect((await final(id, [{ key: 'leave', amount: 1 }], {}, reader)).status).toBe(403);
  const run = await made(id, [{ key: 'benefit', amount: 300 }]);
  expect((await reader.client.get(`${URL}/${run.id}/final-pay`)).body.data.can).toEqual({ release: false });
  expect((await release(run.id, { form_date: '2026-11-01' }, reader)).status).toBe(403);
  const own = await employeeOf(portal, owner);
  expect((await own.client.get(`${URL}/${run.id}/final-pay`)).status).toBe(403);
  const other = await ownerOf(portal);
  expect((await other.client.get(`${URL}/final-pay`, { employee_id: id, ...NOVEMBER })).status).toBe(404);
  expect((await final(id, [{ key: 'leave', amount: 1 }], {}, other)).status).toBe(404);
  expect((await other.client.get(`${URL}/${run.id}/final-pay`)).status).toBe(404);
  expect((await release(run.id, { form_date: '2026-11-01' }, other)).status).toBe(404);
});
