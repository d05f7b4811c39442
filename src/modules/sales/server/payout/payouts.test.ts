import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { scheduleOf } from '../field/field.factory.ts';
import { remindPayoutsJob } from './remind-payouts.ts';
import { calculateNow } from '../payout-run/payout-run.factory.ts';
import { projectOf, type MadeProject } from '../project/project.factory.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const owner = await ownerOf(portal);
beforeEach(() => portal.clock.set('2026-11-30T09:00:00+08:00'));
const rows = async (text: string, values: unknown[] = []) => (await portal.owner.query(text, values)).rows;

/** A schedule of 20 November that was worked. @param from of the check-in, by the clock of Malaysia */
async function worked(project: MadeProject, promoter: number, minutes = 540, from = '10:00', of = owner): Promise<number> {
  const id = await scheduleOf(portal, of, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: promoter });
  await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = $2 where id = $1`, [id, minutes]);
  await portal.owner.query(
    `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) values ($1, $2, 'checkin', $3, 'ontime', 'mobile')`,
    [of.companyId, id, `2026-11-20T${from}:00+08:00`],
  );
  return id;
}
const account = (promoter: number) =>
  portal.owner.query(`update sales_promoters set bank_id = (select min(id) from banks), bank_account_no = '1234567890' where id = $1`, [promoter]);
const period = { start_date: '2026-11-01', end_date: '2026-11-30' };
const calculate = (project: number, more: object = {}) => calculateNow(owner.client, queue, { project_id: project, ...period, ...more });
const list = async (project: number) => (await owner.client.get('api/spm/reports/promoter-payout', { project_id: String(project), ...period })).body;
const post = (id: number, path: string, body: object = {}, client = owner.client) => client.post(`api/spm/payouts/${id}${path}`, body);
const engage = (promoter: number) =>
  portal.owner.query(`update sales_promoters set engagement = 'Contractor', engagement_reason = 'Own business' where id = $1`, [promoter]);

/** The payout of a contractor who worked a day. */
async function ofContractor() {
  const project = await projectOf(portal, owner);
  const [promoter] = project.promoters;
  await worked(project, promoter);
  await account(promoter);
  await engage(promoter);
  await calculate(project.id);
  const [{ id }] = (await list(project.id)).data;
  return { id, project };
}

test('a project and month are calculated, line by line, and add up', async () => {
  const project = await projectOf(portal, owner, { commission_type: 'Percent', commission_value: '2.00' });
  const [first, second] = project.promoters;
  const schedule = await worked(project, first);
  await worked(project, second, 360);
  await portal.owner.query(
    `insert into sales_stocks (company_id, schedule_id, project_id, outlet_id, product_id, type, quantity, unit_price, amount, recorded_at)
     values ($1, $2, $3, $4, $5, 'sale', 2, 15.90, 31.80, '2026-11-20T12:00+08:00')`,
    [owner.companyId, schedule, project.id, project.outlets[0], project.product],
  );
  expect((await calculate(project.id)).run).toEqual({ calculated: 2, kept: 0 });
  const { data, totals } = await list(project.id);
  const of = (promoter: number) => data.find((row: { promoter: { id: number } }) => row.promoter.id === promoter);
  expect(of(first)).toMatchObject({ days: 1, hours: 9, base_amount: 90, commission_amount: 0.64, total: 90.64, status: 'Unpaid', due_date: '2026-12-07' });
  expect(of(second)).toMatchObject({ days: 0.86, base_amount: 77.14, total: 77.14 });
  expect(totals).toEqual({ total: 167.78 });
  const { lines } = (await owner.client.get(`api/spm/payouts/${of(first).id}`)).body.data;
  expect(lines).toMatchObject([
    { kind: 'base', amount: 90, formula: '90.00 × 1', hourly: 10 },
    { kind: 'commission', amount: 0.64, formula: '31.80 × 2%', quantity: 2 },
  ]);
});

test('work on the rest day and on a public holiday of the outlet is paid by the day, of everybody but a contractor', async () => {
  const project = await projectOf(portal, owner);
  const [first, second] = project.promoters;
  await portal.owner.query('update sales_promoters set rest_day = 5 where id = $1', [first]);
  await worked(project, first);
  await worked(project, second);
  await calculate(project.id);
  const amounts = async () =>
    (await list(project.id)).data
      .map((row: Record<string, number>) => [row['base_amount'], row['rest_day_amount'], row['holiday_amount'], row['total']])
      .toSorted((a: number[], b: number[]) => b[3]! - a[3]!);
  // A Friday: two days' wages on the rest day.
  expect(await amounts()).toEqual([
    [0, 180, 0, 180],
    [90, 0, 0, 90],
  ]);
  // The company's own holiday in the state of the outlet, which is Selangor.
  await portal.owner.query(`update sales_outlets set state = 'Selangor' where id = $1`, [project.outlets[0]]);
  const holiday = (date: string, states: string[], half = false) =>
    owner.client.post('api/operation/leaves/holidays', {
      name: 'Outlet day',
      name_ms: 'Hari outlet',
      date,
      type: 'Company',
      states,
      branch_ids: [],
      is_compulsory: false,
      is_half_day: half,
    });
  for (const [states, half] of [
    [['Perak'], false],
    [['Selangor'], true],
  ] as const) {
    expect((await holiday('2026-11-20', [...states], half)).status).toBeLessThan(300);
    await calculate(project.id);
    expect(await amounts()).toEqual([
      [0, 180, 0, 180],
      [90, 0, 0, 90],
    ]);
    await portal.owner.query('delete from holidays where company_id = $1', [owner.companyId]);
  }
  expect((await holiday('2026-11-20', ['Selangor'])).status).toBeLessThan(300);
  await engage(second);
  await calculate(project.id);
  expect(await amounts()).toEqual([
    [0, 0, 270, 270],
    [90, 0, 0, 90],
  ]);
  const [{ id }] = (await list(project.id)).data.filter(({ total }: { total: number }) => total === 270);
  // With work on the days around it, another holiday without work is told with the payout of who is under a contract of service.
  expect((await holiday('2026-11-21', ['Selangor'])).status).toBeLessThan(300);
  await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: first, date: '2026-11-22' });
  await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: second, date: '2026-11-22' });
  const idle = async () => {
    const { data } = await list(project.id);
    const told = [];
    for (const row of data) told.push((await owner.client.get(`api/spm/payouts/${row.id}`)).body.data.idle_holidays);
    return told.toSorted((x, y) => y.length - x.length);
  };
  expect(await idle()).toEqual([['2026-11-21'], []]);
  await portal.owner.query(`update sales_schedules set status = 'Missed' where date = '2026-11-22' and project_id = $1`, [project.id]);
  expect(await idle()).toEqual([[], []]);
  expect((await owner.client.get(`api/spm/payouts/${id}`)).body.data.lines).toMatchObject([
    { kind: 'public_holiday', rule: 'public_holiday', amount: 270, formula: '90.00 × 3', quantity: 3 },
  ]);
  const paper = await owner.client.raw(`api/spm/payouts/${id}/slip?language=en&company_id=${owner.companyId}`, { method: 'GET' });
  expect(
    inspectPdf(Buffer.from(await paper.arrayBuffer()))
      .pages.flat()
      .join('\n'),
  ).toContain('60D(3)');
  await portal.owner.query('delete from holidays where company_id = $1', [owner.companyId]);
});

test('what the portal closed unseen is paid once somebody confirmed it', async () => {
  const project = await projectOf(portal, owner);
  const schedule = await worked(project, project.promoters[0]);
  await portal.owner.query('update sales_schedules set auto_closed = true where id = $1', [schedule]);
  expect((await calculate(project.id)).run.calculated).toBe(0);
  await portal.owner.query('update sales_schedules set confirmed_at = now() where id = $1', [schedule]);
  expect((await calculate(project.id)).run.calculated).toBe(1);
});

test('incentive and deduction stay when the payout is calculated again, and need a reason', async () => {
  const project = await projectOf(portal, owner);
  const [promoter] = project.promoters;
  const schedule = await worked(project, promoter);
  await calculate(project.id);
  const [{ id }] = (await list(project.id)).data;
  const form = { incentive_amount: 20, incentive_reason: null, deduction_amount: 5, deduction_reason: 'Lost badge' };
  expect(Object.keys((await post(id, '', form)).body.errors)).toEqual(['incentive_reason']);
  expect((await post(id, '', { ...form, incentive_reason: 'Best seller' })).status).toBe(200);
  expect((await list(project.id)).data).toMatchObject([{ total: 105 }]);
  await portal.owner.query('update sales_schedules set worked_minutes = 210 where id = $1', [schedule]);
  await calculate(project.id);
  expect((await list(project.id)).data).toMatchObject([{ id, base_amount: 45, incentive_amount: 20, deduction_amount: 5, total: 60 }]);
});

test('approval needs a bank account, and a reason below the minimum wage; approved rows stay', async () => {
  const project = await projectOf(portal, owner, { pay_type: 'Hourly', base_rate: 500 as never });
  const [promoter] = project.promoters;
  const schedule = await worked(project, promoter);
  await calculate(project.id);
  const [{ id, below_minimum }] = (await list(project.id)).data;
  expect(below_minimum).toBe(true);
  expect(Object.keys((await post(id, '/approve')).body.errors)).toEqual(['base']);
  await account(promoter);
  expect(Object.keys((await post(id, '/approve')).body.errors)).toEqual(['reason']);
  expect((await post(id, '/approve', { reason: 'Training day, agreed with the client' })).status).toBe(200);
  expect((await post(id, '/approve', { reason: 'Twice' })).body.errors).toEqual({ base: ['The payout is approved or paid already.'] });
  await portal.owner.query('update sales_schedules set worked_minutes = 60 where id = $1', [schedule]);
  expect((await calculate(project.id)).run).toEqual({ calculated: 0, kept: 1 });
  expect((await list(project.id)).data).toMatchObject([{ base_amount: 45, status: 'Approved' }]);
  expect((await post(id, '/withdraw', { remark: 'Hours were wrong' })).status).toBe(200);
  await calculate(project.id);
  expect((await list(project.id)).data).toMatchObject([{ base_amount: 5, status: 'Unpaid' }]);
});

test('a payout of a contractor is paid once, by a day that has come', async () => {
  const { id, project } = await ofContractor();
  const paid = { paid_on: '2026-11-30', reference: 'PAYROLL NOV' };
  expect((await post(id, '/paid', paid)).body.errors).toEqual({ base: ['Only an approved payout may do this.'] });
  await post(id, '/approve');
  expect(Object.keys((await post(id, '/paid', { ...paid, paid_on: '2026-12-01' })).body.errors)).toEqual(['paid_on']);
  expect((await post(id, '/paid', paid)).status).toBe(200);
  expect((await post(id, '/paid', paid)).status).toBe(422);
  expect((await list(project.id)).data).toMatchObject([{ status: 'Paid', paid_on: '2026-11-30', reference: 'PAYROLL NOV' }]);
});

test('a period that overlaps another one is refused, so that nothing is paid twice', async () => {
  const project = await projectOf(portal, owner);
  await worked(project, project.promoters[0]);
  await calculate(project.id);
  expect(Object.keys((await calculate(project.id, { start_date: '2026-11-15' })).body.errors)).toEqual(['start_date']);
  expect(Object.keys((await calculate(project.id, { start_date: '2026-12-01', end_date: '2026-12-31' })).body.errors)).toEqual(['start_date']);
  const asked = await Promise.all([1, 2, 3].map(() => owner.client.post('api/spm/payouts/calculate', { project_id: project.id, ...period })));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  await queue.drain();
  expect((await list(project.id)).data).toHaveLength(1);
});

test('an approved payout of a contractor waits for a payment batch, one of an employee does not', async () => {
  const project = await projectOf(portal, owner);
  const [contractor, employee] = project.promoters;
  await engage(contractor);
  for (const promoter of project.promoters) {
    await worked(project, promoter);
    await account(promoter);
  }
  await calculate(project.id);
  const { data } = await list(project.id);
  for (const { id } of data) expect((await post(id, '/approve')).status).toBe(200);
  const waiting = (await owner.client.get('api/operation/payrolls/payments/payables', { type: 'Promoter Payout', ...period })).body;
  expect(waiting.data.map(({ payee_name }: { payee_name: string }) => payee_name)).toEqual(
    (await rows('select name from sales_promoters where id = $1', [contractor])).map(({ name }) => name),
  );
  expect(employee).not.toBe(contractor);
});

test('the report of attendance has a line for each schedule and the share on time', async () => {
  const project = await projectOf(portal, owner);
  const [first, second] = project.promoters;
  await worked(project, first);
  const missed = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[1], promoter_id: second });
  await portal.owner.query(`update sales_schedules set status = 'Missed' where id = $1`, [missed]);
  const { data, totals } = (await owner.client.get('api/spm/reports/promoter-attendance', { project_id: String(project.id), ...period })).body;
  expect(data).toHaveLength(2);
  expect(totals).toEqual({ schedules: 2, checkins: 1, ontime: 1, missed: 1, worked_minutes: 540, ontime_percent: 50 });
});

test('nobody else reads or moves a payout', async () => {
  const project = await projectOf(portal, owner);
  await worked(project, project.promoters[0]);
  await calculate(project.id);
  const [{ id }] = (await list(project.id)).data;
  const [stranger, employee] = [await ownerOf(portal), await employeeOf(portal, owner)];
  expect((await stranger.client.get(`api/spm/payouts/${id}`)).status).toBe(404);
  expect((await post(id, '/approve', {}, stranger.client)).status).toBe(404);
  expect((await stranger.client.post('api/spm/payouts/calculate', { project_id: project.id, ...period })).status).toBe(404);
  expect((await employee.client.get('api/spm/reports/promoter-payout')).status).toBe(403);
  expect((await post(id, '/approve', {}, employee.client)).status).toBe(403);
});

test('is calculated while stock is recorded in the project, and stock is recorded while it is calculated', async () => {
  const project = await projectOf(portal, owner);
  const schedule = await worked(project, project.promoters[0]);
  const other = await portal.owner.connect();
  try {
    // What the foreign keys of an entry of stock, and of a line of a payout, hold until they are committed.
    await other.query('begin');
    await other.query('select from sales_projects where id = $1 for key share', [project.id]);
    expect((await calculate(project.id)).run.calculated).toBe(1);
    await other.query('select from sales_schedules where id = $1 for key share', [schedule]);
    const row = { product_id: project.product, type: 'opening', quantity: 9, recorded_at: '2026-11-20T12:00:00+08:00' };
    expect((await owner.client.post(`api/spm/schedules/${schedule}/stocks`, { client_ref: crypto.randomUUID(), rows: [row] })).status).toBe(200);
  } finally {
    await other.query('rollback');
    other.release();
  }
});

test('what was calculated anew meanwhile is not approved unseen', async () => {
  const project = await projectOf(portal, owner);
  const [promoter] = project.promoters;
  const schedule = await worked(project, promoter, 210);
  await account(promoter);
  await calculate(project.id);
  const [{ id, total }] = (await list(project.id)).data;
  await portal.owner.query('update sales_schedules set worked_minutes = 540 where id = $1', [schedule]);
  await calculate(project.id);
  expect((await post(id, '/approve', { total, reason: 'Half a day' })).status).toBe(409);
  expect((await list(project.id)).data).toMatchObject([{ total: 90, status: 'Unpaid' }]);
  expect((await post(id, '/approve', { total: 90 })).status).toBe(200);
});

test('an officer who sees a part of the employees pays no promoters, who are of no part', async () => {
  const { id } = await ofContractor();
  await post(id, '/approve');
  const [bank] = await rows(
    `insert into company_banks (company_id, bank_id, account_name, account_no, kind, file_format)
     values ($1, (select min(id) from banks), 'Contoh', '1234567890', 'Corporate', 'generic') returning id::int`,
    [owner.companyId],
  );
  const batch = {
    type: 'Promoter Payout',
    ids: [id],
    title: 'November',
    payment_date: '2026-11-30',
    company_bank_id: bank.id,
    file_format: 'generic',
    remark: null,
  };
  const [branch] = await rows('select id::int from branches where company_id = $1 limit 1', [owner.companyId]);
  const officer = await adminOf(portal, owner, { '/payroll/document/payment': ['Create', 'Update'] }, { branch: [branch.id] });
  const waiting = async (client = officer.client) =>
    (await client.get('api/operation/payrolls/payments/payables', { type: 'Promoter Payout', ...period, keyword: 'Aina' })).body;
  expect((await waiting(owner.client)).data.some((row: { id: number }) => row.id === id)).toBe(true);
  expect([(await waiting()).data, (await waiting()).summary.ready.count]).toEqual([[], 0]);
  expect(Object.keys((await officer.client.post('api/operation/payrolls/payments', batch)).body.errors)).toEqual(['ids']);
  const made = await owner.client.post('api/operation/payrolls/payments', batch);
  expect((await officer.client.get(`api/operation/payrolls/payments/${made.body.data.id}`)).status).toBe(404);
  expect((await owner.client.get(`api/operation/payrolls/payments/${made.body.data.id}`)).status).toBe(200);
  const { number } = made.body.data;
  const found = async (client = officer.client) => JSON.stringify((await client.get('api/search', { keyword: number })).body.data);
  expect(await found()).not.toContain(number);
  expect(await found(owner.client)).toContain(number);
});

test('a slip says line by line what was paid, in both languages', async () => {
  const project = await projectOf(portal, owner);
  await worked(project, project.promoters[0], 360);
  await calculate(project.id);
  const [{ id }] = (await list(project.id)).data;
  await post(id, '', { incentive_amount: 20, incentive_reason: 'Best seller', deduction_amount: 0, deduction_reason: null });
  const slip = async (language: string, client = owner.client, companyId = owner.companyId) =>
    client.raw(`api/spm/payouts/${id}/slip?${new URLSearchParams({ language, company_id: String(companyId) })}`, { method: 'GET' });
  const answer = await slip('en');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const textOf = async (paper: Response) =>
    inspectPdf(Buffer.from(await paper.arrayBuffer()))
      .pages.flat()
      .join('\n');
  const english = await textOf(answer);
  for (const text of ['Aina binti Contoh', 'Kopi Contoh Roadshow', '90.00 × 360 ÷ 420 min', '77.14', 'Incentive: Best seller', '97.14'])
    expect(english).toContain(text);
  const malay = await textOf(await slip('ms'));
  for (const text of ['Gaji pokok', 'Belum dibayar', 'Insentif: Best seller']) expect(malay).toContain(text);
  const stranger = await ownerOf(portal);
  expect((await slip('en', stranger.client, stranger.companyId)).status).toBe(404);
});

test('whoever pays is reminded once of what is overdue, by the day of the company', async () => {
  const payer = await ownerOf(portal);
  const project = await projectOf(portal, payer);
  await worked(project, project.promoters[0], 540, '10:00', payer);
  await calculateNow(payer.client, queue, { project_id: project.id, ...period });
  const run = (at: string) => remindPayoutsJob.run({}, { services: { pool: portal.owner, clock: { now: () => new Date(at) } } } as never);
  const reminders = () =>
    rows(`select user_id::int, message from notifications where notification_type = 'spm_payout' and title ->> 'en' = 'Payouts are overdue' and user_id = $1`, [
      payer.userId,
    ]);
  // Due on 7 December: the day after begins at 16:00 in Greenwich.
  await run('2026-12-07T15:59:00Z');
  expect(await reminders()).toEqual([]);
  const sales = async (is: boolean) =>
    portal.owner.query(`update companies set modules = modules || jsonb_build_object('spm', $2::boolean) where id = $1`, [payer.companyId, is]);
  await sales(false);
  await run('2026-12-07T16:00:00Z');
  expect(await reminders()).toEqual([]);
  await sales(true);
  await run('2026-12-07T16:00:00Z');
  await run('2026-12-08T16:00:00Z');
  expect(await reminders()).toMatchObject([{ user_id: payer.userId }]);
  const overdue = async (more: object = {}) => (await payer.client.get('api/spm/reports/promoter-payout', { overdue: true, ...more })).body;
  portal.clock.set('2026-12-07T23:59:00+08:00');
  expect((await overdue()).data).toEqual([]);
  portal.clock.set('2026-12-08T00:01:00+08:00');
  expect((await payer.client.get('api/spm/reports/promoter-payout')).body.data).toEqual([]);
  expect((await overdue()).data).toMatchObject([{ period_start: '2026-11-01', due_date: '2026-12-07', status: 'Unpaid' }]);
  expect((await overdue({ status: 'Approved' })).data).toEqual([]);
  const file = (await payer.client.get('api/spm/reports/promoter-payout/generate', { preview: true, overdue: true })).body.data;
  expect(file.rows).toHaveLength(1);
});
