/** The officer's review over HTTP: comparison, reasons before confirmation, and who may. */
import { afterAll, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { ALLOWANCE, LOAN, NOVEMBER, OCTOBER, openPayrollMonths, PAYROLLS as URL } from '#app/server/testing/payroll-months.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, save, confirm, twoMonths } = await openPayrollMonths(portal);

const compare = async (id: number, who = owner) => who.client.get(`${URL}/${id}/comparison`);
const explain = (id: number, body: object, who = owner) => who.client.post(`${URL}/${id}/variance`, body);
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
