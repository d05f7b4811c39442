/** Lines that come from another month, and the sites that share a payroll, over HTTP. */
import { afterAll, describe, expect, it } from 'vitest';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { ALLOWANCE, LOAN, NOVEMBER, OCTOBER, openPayrollMonths, PAYROLLS as URL } from '#app/server/testing/payroll-months.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, branch, paid, save, confirm, twoMonths } = await openPayrollMonths(portal);

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
