/** What an officer asks beside a review, over HTTP: what if, what the law changes, the Cinco report. */
import { afterAll, describe, expect, it } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { ALLOWANCE, LOAN, NOVEMBER, openPayrollMonths, PAYROLLS as URL } from '#app/server/testing/payroll-months.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, paid, save, confirm, twoMonths } = await openPayrollMonths(portal);

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
