/** The officer's review over HTTP: comparison, reasons before confirmation, copy, what-if, law difference, Cinco, corrections, sites. */
import { afterAll, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';

const URL = 'api/operation/payrolls';
const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const ALLOWANCE = { name: 'Phone allowance', type: 'Fixed Allowance', amount: 300, epf: true, socso: true, eis: true, hrdf: true, tax: true };
const LOAN = { name: 'Loan', type: 'Loan', amount: 150, contribution_total_type: 'other' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const branch = (await portal.owner.query('select id from branches where company_id = $1', [owner.companyId])).rows[0].id;

const paid = (basic: number, given: Parameters<typeof makeEmployee>[2] = {}) =>
  portal.asSystem(async (tx) => {
    const { id } = await makeEmployee(tx, owner.companyId, { branch_id: branch, ...given });
    await makeSalary(tx, owner.companyId, id, basic);
    return id;
  });
const save = async (employee_id: number, period: object, more: object = {}) =>
  (await owner.client.post(`${URL}/process`, { employee_id, ...period, ...more })).body.data;
const compare = async (id: number, who = owner) => who.client.get(`${URL}/${id}/comparison`);
const explain = (id: number, body: object, who = owner) => who.client.post(`${URL}/${id}/variance`, body);
const confirm = (id: number) => owner.client.post(`${URL}/${id}/confirm`);
/** October as usual, November with more. */
async function twoMonths(basic: number, november: object = {}, october: object = {}) {
  const id = await paid(basic);
  const before = await save(id, OCTOBER, october);
  await confirm(before.id);
  return { employee: id, before, after: await save(id, NOVEMBER, november) };
}
const codesOf = (data: { findings: { code: string }[] }) => data.findings.map(({ code }) => code);

describe('comparison', () => {
  it('shows each figure beside the payroll before, in ringgit and per cent', async () => {
    const { before, after } = await twoMonths(3000, { earnings: [ALLOWANCE] });
    const { data } = (await compare(after.id)).body;
    const row = (key: string) => data.rows.find((each: { key: string }) => each.key === key);
    expect(data).toMatchObject({ id: after.id, previous: { id: before.id, number: before.number }, reason: null, findings: [], needs_reason: false });
    expect(row('salary')).toMatchObject({ before: 3000, after: 3000, difference: 0, percent: 0 });
    expect(row('earning:Fixed Allowance:phone allowance')).toMatchObject({ kind: 'earning', before: null, after: 300, difference: 300, percent: null });
    expect(row('gross')).toMatchObject({ before: 3000, after: 3300, difference: 300, percent: 10 });
    expect(row('epf')).toMatchObject({ before: before.contributions.epf.employee, after: after.contributions.epf.employee });
    expect(row('net').difference).toBeCloseTo(after.total_net_pay - before.total_net_pay, 2);
  });

  it('lists a period by pages, and on request only the unusual and the unexplained', async () => {
    const mine = await ownerOf(portal);
    const make = (basic: number, name: string, joined: string) =>
      portal.asSystem(async (tx) => {
        const { id } = await makeEmployee(tx, mine.companyId, { name, company_joined_at: joined });
        await makeSalary(tx, mine.companyId, id, basic);
        return id;
      });
    const ids = [await make(2000, 'Aminah', '2024-01-02'), await make(2500, 'Badrul', '2026-11-10'), await make(3000, 'Chong', '2024-01-02')];
    // The company has paid before: in its first month a joiner is nothing unusual.
    await mine.client.post(`${URL}/process`, { employee_id: ids[0], ...OCTOBER });
    const saved = await Promise.all(ids.map((employee_id) => mine.client.post(`${URL}/process`, { employee_id, ...NOVEMBER })));
    const list = async (more: object = {}) => (await mine.client.get(`${URL}/comparison`, { ...NOVEMBER, ...more })).body;
    expect(await list()).toMatchObject({
      meta: { total: 3 },
      summary: { payrolls: 3, unusual: 1, unexplained: 1 },
      data: [{ name: 'Aminah' }, { name: 'Badrul' }, { name: 'Chong' }],
    });
    const unusual = await list({ unusual: 'true' });
    expect(unusual).toMatchObject({
      meta: { total: 1 },
      data: [{ name: 'Badrul', needs_reason: true, net_before: null, findings: [{ code: 'newJoiner', title: 'New joiner' }] }],
    });
    expect((await list({ per_page: '1', page: '2', sort_by: 'net', sort: 'desc' })).data).toMatchObject([{ name: 'Aminah' }]);
    await explain(saved[1]!.body.data.id, { reason: 'Joined on 10 November' }, mine);
    expect((await list({ unexplained: 'true' })).meta.total).toBe(0);
    expect((await list({ keyword: 'chong' })).meta.total).toBe(1);
    expect((await list({ start_date: '2026-09-01', end_date: '2026-09-30' })).meta.total).toBe(0);
  });
});

describe('what is unusual', () => {
  it('is confirmed with a reason only, and a change asks for another', async () => {
    const { employee, after } = await twoMonths(3000, { earnings: [{ ...ALLOWANCE, amount: 900 }] });
    const many = await owner.client.post(`${URL}/bulk`, { action: 'confirm', ids: [after.id] });
    expect(many.body.data).toMatchObject({
      done: 0,
      results: [{ id: after.id, ok: false, needs_reason: true, message: expect.stringContaining('Net pay differs') }],
    });
    const refused = await confirm(after.id);
    expect([refused.status, refused.body.errors.base]).toEqual([422, ['This payroll is unusual (Net pay differs). Enter a reason before it is confirmed.']]);
    expect((await explain(after.id, { reason: 'ok' })).status).toBe(422);
    expect((await explain(after.id, { reason: 'x'.repeat(501) })).status).toBe(422);
    expect((await explain(after.id, { reason: 'Retention allowance', updated_at: '2026-01-01T00:00:00Z' })).status).toBe(409);
    const outcome = await explain(after.id, { reason: 'Retention allowance', updated_at: after.updated_at });
    expect(outcome.body).toMatchObject({
      success: true,
      data: { needs_reason: false, reason: { reason: 'Retention allowance', by: owner.name, outdated: false } },
    });

    const again = await save(employee, NOVEMBER, { id: after.id, earnings: [{ ...ALLOWANCE, amount: 950 }] });
    expect((await compare(after.id)).body.data).toMatchObject({ needs_reason: true, reason: { outdated: true } });
    expect((await confirm(after.id)).status).toBe(422);
    const back = await save(employee, NOVEMBER, { id: again.id, earnings: [{ ...ALLOWANCE, amount: 900 }] });
    expect(back.total_net_pay).toBe(after.total_net_pay);
    expect((await confirm(after.id)).status).toBe(200);
    expect((await explain(after.id, { reason: 'Too late now' })).status).toBe(422);
    const { rows } = await portal.owner.query(`select action from audit_logs where subject_type = 'payroll' and subject_id = $1 and action like '%variance%'`, [
      after.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('of several payrolls is explained by one reason in one call, with a result for each', async () => {
    const unusual = { earnings: [{ ...ALLOWANCE, amount: 900 }] };
    const [first, second, usual] = [await twoMonths(3000, unusual), await twoMonths(3200, unusual), await twoMonths(2800)];
    const other = await ownerOf(portal);
    const give = (body: object, who = owner) => who.client.post(`${URL}/variances`, { reason: 'Allowance of the season', ...body });
    const ids = [first.after.id, second.after.id, usual.after.id];
    expect((await give({ ids }, other)).body.data).toMatchObject({ done: 0, results: ids.map((id) => ({ id, ok: false, message: 'Not found.' })) });
    const stale = await give({ ids: [first.after.id], seen: { [first.after.id]: '2026-01-01T00:00:00Z' } });
    expect(stale.body.data.results).toMatchObject([{ ok: false, message: 'This record has been changed. Please reload.' }]);
    const { body } = await give({ ids, seen: { [second.after.id]: second.after.updated_at } });
    expect(body).toMatchObject({
      message: '2 payrolls have the reason, 1 refused.',
      data: {
        done: 2,
        results: [{ ok: true }, { ok: true }, { id: usual.after.id, ok: false, message: expect.stringContaining('Nothing about this payroll') }],
      },
    });
    expect((await compare(second.after.id)).body.data).toMatchObject({ needs_reason: false, reason: { reason: 'Allowance of the season', by: owner.name } });
    expect((await owner.client.post(`${URL}/bulk`, { action: 'confirm', ids })).body.data.done).toBe(3);
    expect((await give({ ids: [first.after.id] })).body.data.results).toMatchObject([{ ok: false, message: expect.stringContaining('In Process') }]);
    const { rows } = await portal.owner.query(
      `select subject_id from audit_logs where action = 'payroll.variance_explained' and subject_id = any($1) order by subject_id`,
      [ids],
    );
    expect(rows).toHaveLength(2);
  });

  it('follows salary, account and missing lines', async () => {
    const { employee, after } = await twoMonths(3000, {}, { deductions: [LOAN] });
    expect(codesOf((await compare(after.id)).body.data)).toEqual(['lineMissing']);
    const bank = (await portal.owner.query('select id from banks order by id limit 1')).rows[0].id;
    await owner.client.post(`api/admin/employees/${employee}/salaries`, {
      effective_from: '2026-11-01',
      basic: 3100,
      bank_id: bank,
      bank_account_no: '514011223344',
    });
    await save(employee, NOVEMBER, { id: after.id });
    const { data } = (await compare(after.id)).body;
    expect(codesOf(data)).toEqual(['salaryChanged', 'lineMissing', 'accountChanged']);
    expect(JSON.stringify(data)).not.toContain('514011223344');
    const malay = (await owner.client.with({ headers: { 'x-locale': 'ms' } }).get(`${URL}/${after.id}/comparison`)).body.data;
    expect(malay.findings[0].text).toBe('Gaji pertama selepas gaji pokok berubah daripada RM 3,000.00 kepada RM 3,100.00.');
  });

  it('follows the limits of the settings', async () => {
    const { after } = await twoMonths(3000, { earnings: [ALLOWANCE] });
    const { data } = (await owner.client.get(`${URL}/settings`)).body;
    expect(data).toMatchObject({ variance_percent: 20, variance_amount: 500 });
    await owner.client.post(`${URL}/settings`, { ...data, four_eyes: undefined, updated_at: undefined, variance_percent: 5 });
    expect(codesOf((await compare(after.id)).body.data)).toEqual(['netChanged']);
    await owner.client.post(`${URL}/settings`, { ...data, four_eyes: undefined, updated_at: undefined });
    expect(codesOf((await compare(after.id)).body.data)).toEqual([]);
    expect((await explain(after.id, { reason: 'There is no need' })).status).toBe(422);
  });
});

describe('copy of last month', () => {
  it('brings variable lines, no system lines, and stores nothing', async () => {
    const id = await paid(2600);
    const before = await save(id, OCTOBER, {
      earnings: [ALLOWANCE, { ...ALLOWANCE, name: 'Old claim', corrects: '2026-08' }],
      deductions: [LOAN],
      calculation: { overtime_hours: 8 },
    });
    const { body } = await owner.client.post(`${URL}/process/copy`, { employee_id: id, ...NOVEMBER });
    expect(body).toMatchObject({
      success: true,
      message: `2 items copied from ${before.number}. Nothing is saved yet.`,
      data: { id: null, status: 'Pending' },
    });
    expect(body.data.earnings.map(({ name }: { name: string }) => name)).toEqual(['Phone allowance']);
    expect(body.data.deductions.map(({ name }: { name: string }) => name)).toEqual(['Loan']);
    expect((await owner.client.get(URL, { ...NOVEMBER, employee_id: id })).body.data[0].status).toBe('Pending');
    expect((await owner.client.post(`${URL}/process/copy`, { employee_id: await paid(2000), ...NOVEMBER })).body).toEqual({
      success: false,
      message: 'This employee has no earlier payroll.',
    });
  });
});

describe('what if', () => {
  const ask = (employee_id: number, changes: object, who = owner, period: object = NOVEMBER) =>
    who.client.post(`${URL}/what-if`, { employee_id, period, changes });
  it('puts the payroll beside the one it would be, and writes nothing', async () => {
    const id = await paid(5000);
    await portal.owner.query(`insert into payroll_year_openings (company_id, employee_id, year, remuneration, epf) values ($1, $2, 2026, 50000, 4000)`, [
      owner.companyId,
      id,
    ]);
    const count = async () =>
      (await portal.owner.query('select (select count(*) from payrolls) + (select count(*) from audit_logs) + (select count(*) from employee_payrolls) as n'))
        .rows[0].n;
    const before = await count();
    const { body } = await ask(id, { basic: 6000 });
    expect(body).toMatchObject({ success: true, data: { base: { gross: 5000 }, changed: { gross: 6000 }, difference: { gross: 1000 } } });
    expect(body.data.difference.yearly_tax).toBeGreaterThan(0);
    expect(body.data.changed.employer_cost).toBeGreaterThan(6000);
    expect(body.data.rows.find(({ key }: { key: string }) => key === 'epf')).toMatchObject({ before: 550, after: 660 });
    expect((await ask(id, { bonus: 2000 })).body.data.rows).toContainEqual(expect.objectContaining({ key: 'earning:Bonus:bonus', before: null, after: 2000 }));
    expect((await ask(id, { contribution_epf_employee_rate: 15 })).body.data.rows).toContainEqual(expect.objectContaining({ key: 'epf', after: 750 }));
    expect((await ask(id, { join_date: '2026-11-16' })).body.data.changed.gross).toBe(2500);
    expect((await ask(id, { relief: { lifestyle: 2500 } })).body.data.difference.yearly_tax).toBeLessThan(0);
    expect((await ask(id, {})).body.data.difference).toEqual({ gross: 0, net: 0, employer_cost: 0, yearly_tax: 0 });
    expect(await count()).toBe(before);
  });

  it('may be asked of a saved payroll, and is refused like the form', async () => {
    const id = await paid(4000);
    await save(id, NOVEMBER, { earnings: [ALLOWANCE] });
    expect((await ask(id, { bonus: 1000 })).body.data).toMatchObject({ base: { gross: 4300 }, changed: { gross: 5300 } });
    expect((await ask(id, { contribution_epf_employee_rate: 5 })).status).toBe(422);
    expect((await ask(id, { join_date: '2026-12-05' })).status).toBe(422);
    expect((await ask(id, {}, owner, { start_date: '2026-11-30', end_date: '2026-11-01' })).status).toBe(422);
    expect((await ask(id, { nonsense: 1 })).status).toBe(422);
    expect((await ask(await portal.asSystem((tx) => makeEmployee(tx, owner.companyId).then((it) => it.id)), {})).body).toMatchObject({ success: false });
  });
});

describe('what the law changes', () => {
  it('compares dates and rule sets for each employee, with totals', async () => {
    const mine = await ownerOf(portal);
    await portal.asSystem(async (tx) => {
      for (const basic of [3000, 5000]) {
        const { id } = await makeEmployee(tx, mine.companyId);
        await makeSalary(tx, mine.companyId, id, basic);
      }
      await makeEmployee(tx, mine.companyId);
    });
    const ask = (query: object) => mine.client.get(`${URL}/rule-difference`, query as Record<string, string>);
    // SKBBK is deducted from June 2026.
    const { body } = await ask({ from_date: '2026-05-15', to_date: '2026-06-15', sort_by: 'name' });
    expect(body).toMatchObject({ meta: { total: 2 }, totals: { employees: 2, affected: 2 }, left_out: [{ message: 'Salary is not set for this employee.' }] });
    expect(body.data[0].difference.skbbk).toBeGreaterThan(0);
    expect(body.data[0].difference).toMatchObject({ epf_employee: 0, tax: 0 });
    expect(body.totals.difference.net).toBeCloseTo(-body.totals.difference.skbbk, 2);
    expect(body.to.version).toContain('SKBBK');
    const sets = (await ask({ from_date: '2026-11-01', to_date: '2026-11-01', from_rules: 'law', to_rules: 'specification', per_page: '1' })).body;
    expect(sets).toMatchObject({ from: { rules: 'law' }, to: { rules: 'specification' }, meta: { total: 2, per_page: 1 } });
    expect((await ask({ from_date: '2026-11-01', to_date: '2026-11-01' })).status).toBe(422);
    expect((await ask({ from_date: '2026-11-01', to_date: '2026-10-01' })).status).toBe(422);
    expect((await ask({ from_date: '2001-01-01', to_date: '2026-10-01' })).status).toBe(422);
  });
});

it('reads the EPF rate of a foreign worker at each date by its own law, not by that of today', async () => {
  const mine = await ownerOf(portal);
  await portal.asSystem(async (tx) => {
    const { id } = await makeEmployee(tx, mine.companyId, { citizenship: 'foreign' });
    await makeSalary(tx, mine.companyId, id, 3000, { contribution_epf_employee_rate: '2' });
  });
  // Part F, 2 % each, from October 2025; before it a foreign worker who elected paid 11 %.
  const { body } = await mine.client.get(`${URL}/rule-difference`, { from_date: '2025-08-15', to_date: '2026-08-15' });
  expect(body).toMatchObject({ left_out: [], totals: { employees: 1 } });
  expect(body.data[0].to.epf_employee).toBe(60);
});

describe('the Cinco report', () => {
  it('is a tagged working paper of five parts, in both languages, unless the payroll is Confirmed', async () => {
    const { after } = await twoMonths(3000, {
      earnings: [{ ...ALLOWANCE, corrects: '2026-03', name: 'Overtime' }],
      deductions: [LOAN],
      calculation: { worked_days: 20 },
    });
    const read = async (language: string) => {
      const answer = await owner.client.raw(`${URL}/${after.id}/reports/cinco?language=${language}`, { method: 'GET' });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      return inspectPdf(Buffer.from(await answer.arrayBuffer()));
    };
    const english = await read('en');
    const text = english.pages.flat().join('\n');
    for (const part of ['1. Salary and attendance', '2. Earnings', '3. Deductions', '4. Contributions and tax', '5. Net pay and payment'])
      expect(text).toContain(part);
    expect(text).toContain('Overtime (correction for 03/2026)');
    expect(english.tags['Table']).toBeGreaterThanOrEqual(5);
    const malay = await read('ms');
    expect(malay.language).toBe('ms-MY');
    expect(malay.pages.flat().join('\n')).toContain('5. Gaji bersih dan bayaran');
    await confirm(after.id);
    expect((await owner.client.get(`${URL}/${after.id}/reports/cinco`)).status).toBe(422);
    await owner.client.post(`${URL}/${after.id}/paid`, { payment_date: '2026-11-20' });
    expect((await owner.client.get(`${URL}/${after.id}/reports/cinco`)).status).toBe(200);
  });
});

describe('corrections', () => {
  it('name the month on the payslip, and a month that is over', async () => {
    const { employee, after } = await twoMonths(3000);
    const line = { ...ALLOWANCE, name: 'Overtime', corrects: '2026-03' };
    const wrong = await owner.client.post(`${URL}/${after.id}`, { earnings: [{ ...line, corrects: '2026-11' }] });
    expect(wrong.body.errors).toEqual({ 'earnings.0.corrects': ['Choose a month before this period to correct.'] });
    expect((await owner.client.post(`${URL}/${after.id}`, { earnings: [{ ...line, corrects: '03/2026' }] })).status).toBe(422);
    await save(employee, NOVEMBER, { id: after.id, earnings: [line] });
    expect((await confirm(after.id)).status).toBe(200);
    const answer = await owner.client.raw(`${URL}/${after.id}/payslip`, { method: 'GET' });
    expect(
      inspectPdf(Buffer.from(await answer.arrayBuffer()))
        .pages.flat()
        .join('\n'),
    ).toContain('Overtime (correction for 03/2026)');
  });

  it('are the way into a confirmed period: its salary stays, also once it is paid', async () => {
    const { employee, before } = await twoMonths(3000);
    const salary = (effective_from: string) => owner.client.post(`api/admin/employees/${employee}/salaries`, { effective_from, basic: 3300 });
    expect((await salary('2026-10-15')).body.errors).toHaveProperty('effective_from');
    await owner.client.post(`${URL}/${before.id}/paid`, { payment_date: '2026-10-31' });
    expect((await salary('2026-10-01')).status).toBe(422);
    expect((await salary('2026-11-01')).status).toBe(200);
  });
});

describe('sites', () => {
  const stored = async (id: number) =>
    (await portal.owner.query('select work_site_id, branch_id, hours, amount, percent from payroll_sites where payroll_id = $1 order by id', [id])).rows;
  it('are the primary worksite at 100 %, or what was entered, stored with the payroll', async () => {
    const id = await paid(3000);
    const saved = await save(id, NOVEMBER);
    expect(await stored(saved.id)).toEqual([{ work_site_id: null, branch_id: branch, hours: '0.00', amount: '3000.00', percent: '100.00' }]);
    const place = { type: 'Client', country: 'Malaysia', lat: 3.1593, lng: 101.7372, radius_m: 150, supervisor_ids: [], sessions: [], status: 'Active' };
    const second = (await owner.client.post('api/work-task/work-sites', { name: 'Site B', ...place })).body.data.id;
    const sites = [
      { branch_id: branch, hours: 120 },
      { work_site_id: second, hours: 40 },
    ];
    const split = await owner.client.post(`${URL}/process`, { employee_id: id, ...NOVEMBER, id: saved.id, sites });
    expect(split.body.success).toBe(true);
    expect(await stored(saved.id)).toEqual([
      { work_site_id: null, branch_id: branch, hours: '120.00', amount: '2250.00', percent: '75.00' },
      { work_site_id: second, branch_id: null, hours: '40.00', amount: '750.00', percent: '25.00' },
    ]);
    // Saved again without a word about sites, they stay; loaded and shown they are the same.
    await save(id, NOVEMBER, { id: saved.id });
    expect(await stored(saved.id)).toHaveLength(2);
    expect((await owner.client.get(`${URL}/${saved.id}`)).body.sites).toMatchObject([
      { amount: 2250, percent: 75 },
      { name: 'Site B', amount: 750 },
    ]);
    expect((await owner.client.get(`${URL}/process`, { employee_id: id, ...NOVEMBER })).body.sites).toHaveLength(2);
    const bad = await owner.client.post(`${URL}/process`, {
      employee_id: id,
      ...NOVEMBER,
      id: saved.id,
      sites: [{ work_site_id: 987_654, hours: 1 }, sites[0], sites[0], { hours: 1 }],
    });
    expect(Object.keys(bad.body.errors)).toEqual(['sites.0.work_site_id', 'sites.2.work_site_id', 'sites.3.work_site_id']);
  });
});

describe('who may', () => {
  it('look with the page, ask with Process, explain with one of the three actions', async () => {
    const { employee, after } = await twoMonths(3000, { earnings: [{ ...ALLOWANCE, amount: 900 }] });
    const viewer = await adminOf(portal, owner, { '/payroll/manage': [] });
    const confirmer = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] });
    const narrow = await adminOf(portal, owner, { '/payroll/manage': ['Process'] }, { employee: [employee + 10_000] });
    expect((await compare(after.id, viewer)).status).toBe(200);
    expect((await explain(after.id, { reason: 'Not mine to say' }, viewer)).status).toBe(403);
    expect((await viewer.client.post(`${URL}/what-if`, { employee_id: employee, period: NOVEMBER, changes: {} })).status).toBe(403);
    expect((await viewer.client.post(`${URL}/process/copy`, { employee_id: employee, ...NOVEMBER })).status).toBe(403);
    expect((await explain(after.id, { reason: 'Agreed with the director' }, confirmer)).status).toBe(200);
    expect((await compare(after.id, narrow)).status).toBe(404);
    expect((await narrow.client.get(`${URL}/comparison`, NOVEMBER)).body.meta.total).toBe(0);
    expect((await narrow.client.get(`${URL}/rule-difference`, { from_date: '2025-01-01', to_date: '2026-01-01' })).body.meta.total).toBe(0);
    const stranger = await ownerOf(portal);
    for (const path of ['comparison', 'reports/cinco']) expect((await stranger.client.get(`${URL}/${after.id}/${path}`)).status).toBe(404);
    expect((await explain(after.id, { reason: 'Somebody else' }, stranger)).status).toBe(404);
    expect((await stranger.client.post(`${URL}/what-if`, { employee_id: employee, period: NOVEMBER, changes: {} })).status).toBe(404);
    expect((await (await employeeOf(portal, owner)).client.get(`${URL}/comparison`)).status).toBe(403);
  });
});
