/** Contribution, bank accounts and subscription. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, TEST_PASSWORD, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { typedContribution } from '../../contract/contribution.factory.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { typedAccount } from './company-bank.factory.ts';
import { renewSubscriptions } from '../subscription/renew-subscriptions.ts';

let portal: TestPortal;
let owner: TestPerson;
let finance: TestPerson;
let reader: TestPerson;
let stranger: TestPerson;
let maybank: number;

const BANKS = 'api/admin/companies/banks';
const CONTRIBUTION = 'api/admin/companies/contributions';

beforeAll(async () => {
  portal = await openTestPortal();
  owner = await ownerOf(portal);
  finance = await adminOf(portal, owner, { '/admin/company/bank': ['Create', 'Update', 'Delete'], '/admin/company/contribution': ['Update'] });
  reader = await adminOf(portal, owner, { '/admin/company': ['Update'] });
  stranger = await ownerOf(portal);
  const { rows } = await portal.owner.query<{ id: number }>(`select id from banks where name = 'Maybank'`);
  maybank = rows[0]?.id as number;
});
afterAll(() => portal.close());

const contribution = (more: object = {}) =>
  typedContribution({
    epf_no: '900000099',
    epf_voluntary_rate: 1.5,
    socso_no: 'b9000000099x',
    hrdf_enabled: true,
    hrdf_no: 'HRDC-1',
    hrdf_rate: 0.5,
    tax_no: 'E9000000099',
    tax_branch: 'Shah Alam',
    officer_email: 'hr@contoh.my',
    ...more,
  });

describe('contribution', () => {
  test('is read and written with its page', async () => {
    expect((await reader.client.get(CONTRIBUTION)).status).toBe(403);
    expect((await reader.client.post(CONTRIBUTION, contribution())).status).toBe(403);
    const { body } = await finance.client.post(CONTRIBUTION, contribution());
    expect(body.data).toMatchObject({ epf_voluntary_rate: 1.5, socso_no: 'B9000000099X', hrdf_rate: 0.5, eis_no: null, officer_phone: '+60123456789' });
    expect((await finance.client.get(CONTRIBUTION)).body.data).toEqual(body.data);
    expect((await stranger.client.get(CONTRIBUTION)).body.data.epf_no).toBe(null);
  });

  test('a stale version answers 409, a missing number 422', async () => {
    const seen = (await finance.client.get(CONTRIBUTION)).body.data.updated_at;
    expect((await owner.client.post(CONTRIBUTION, contribution({ updated_at: seen, tax_branch: 'Klang' }))).body.success).toBe(true);
    expect((await finance.client.post(CONTRIBUTION, contribution({ updated_at: seen }))).status).toBe(409);
    expect((await finance.client.post(CONTRIBUTION, contribution({ epf_no: '' }))).body.errors).toEqual({
      epf_no: ['Enter the number, or turn this scheme off.'],
    });
  });
});

const account = (more: object = {}) => typedAccount(maybank, { account_no: '5000-0000 0099', ...more });

describe('bank accounts', () => {
  test('are masked everywhere; the password opens one, and the log says who looked', async () => {
    const added = await finance.client.post(BANKS, account({ is_default_salary: true }));
    expect(added.status).toBe(201);
    const { id } = added.body.data;
    expect(added.body.data).toMatchObject({
      account_no: '••••••••0099',
      bank: { name: 'Maybank' },
      portal_url: 'https://www.maybank2e.com',
      is_default_salary: true,
    });
    expect(JSON.stringify((await finance.client.get(BANKS)).body)).not.toContain('500000000099');
    expect((await owner.client.get(`api/companies/${owner.companyId}`, { fulldetails: 1 })).body.data.banks[0].account_no).toBe('••••••••0099');
    expect((await finance.client.post(`${BANKS}/${id}/reveal`, { password: 'Wrong-word-1' })).body.errors).toEqual({
      password: ['The password is incorrect.'],
    });
    expect((await finance.client.post(`${BANKS}/${id}/reveal`, { password: TEST_PASSWORD })).body).toEqual({ data: { account_no: '500000000099' } });
    expect((await reader.client.post(`${BANKS}/${id}/reveal`, { password: TEST_PASSWORD })).status).toBe(403);
    expect((await stranger.client.post(`${BANKS}/${id}/reveal`, { password: TEST_PASSWORD })).status).toBe(404);
    const { rows } = await portal.owner.query(
      `select action, user_id, before, after from audit_logs where subject_type = 'company_bank' and subject_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['created', finance.userId],
      ['revealed', finance.userId],
    ]);
    expect(JSON.stringify(rows)).not.toContain('500000000099');
  });

  test('an update without a number keeps it; a default moves to the newest choice', async () => {
    const first = (await finance.client.post(BANKS, account({ account_no: '500000000001', is_default_claim: true }))).body.data;
    const second = (await finance.client.post(BANKS, account({ account_no: '500000000002', is_default_claim: true }))).body.data;
    expect((await finance.client.get(`${BANKS}/${first.id}`)).body.data.is_default_claim).toBe(false);
    const rest = account({ account_name: 'New name', account_no: null, updated_at: second.updated_at });
    expect((await finance.client.post(`${BANKS}/${second.id}`, rest)).body.data).toMatchObject({ account_name: 'New name', account_no: '••••••••0002' });
    expect((await finance.client.post(`${BANKS}/${second.id}`, rest)).status).toBe(409);
  });

  test.each([
    [{ account_no: '123' }, ['account_no']],
    [{ account_no: '500000000099' }, ['account_no']],
    [{ bank_id: 999_999 }, ['bank_id']],
    [{ kind: 'Private', file_format: 'x' }, ['kind', 'file_format']],
  ])('refuse %j', async (more, fields) => {
    const { status, body } = await finance.client.post(BANKS, account(more));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(fields);
  });

  test('belong to one company and can be deleted', async () => {
    const { id, updated_at } = (await finance.client.post(BANKS, account({ account_no: '500000000003' }))).body.data;
    expect((await stranger.client.get(`${BANKS}/${id}`)).status).toBe(404);
    expect((await stranger.client.delete(`${BANKS}/${id}`, { updated_at })).status).toBe(404);
    expect((await reader.client.get(BANKS)).status).toBe(403);
    expect((await finance.client.delete(`${BANKS}/${id}`, { updated_at })).body).toEqual({ success: true, message: 'The bank account has been deleted.' });
    expect((await finance.client.get(`${BANKS}/${id}`)).status).toBe(404);
    expect((await finance.client.post(BANKS, account({ account_no: '500000000003' }))).status).toBe(201);
  });
});

describe('subscription', () => {
  test('every member sees the plan; invoices are for the owner', async () => {
    const company = await ownerOf(portal, { plan: 'trial' });
    const worker = await employeeOf(portal, company);
    expect((await worker.client.get('api/subscription')).body.data).toMatchObject({
      plan: { key: 'trial' },
      trial_ends_at: '2026-12-20',
      trial_days_left: 30,
      usage: { employees: 1, seats: 50, percent: 2, near_limit: false },
      owner: { id: company.userId, name: company.name },
    });
    expect((await worker.client.get('api/subscription')).body.data).not.toHaveProperty('invoices');
    expect((await company.client.get('api/subscription')).body.data.invoices).toEqual([]);
    expect((await worker.client.post('api/subscription/change', { plan: 'growth', billing_cycle: 'Monthly' })).status).toBe(403);
  });

  test('a change bills from today; the same day again bills only the last choice', async () => {
    const company = await ownerOf(portal, { plan: 'trial' });
    for (let n = 0; n < 3; n += 1) await employeeOf(portal, company);
    const change = (plan: string, billing_cycle = 'Monthly') => company.client.post('api/subscription/change', { plan, billing_cycle });
    expect((await change('trial')).status).toBe(422);
    await change('starter');
    const { body } = await change('growth', 'Yearly');
    expect(body.message).toBe('The company is now on the Growth plan.');
    expect(body.data).toMatchObject({ plan: { key: 'growth' }, billing_cycle: 'Yearly', renews_at: '2027-11-20', trial_days_left: null });
    // 3 employees × RM 10 × 10 months, service tax 8 %
    expect(body.data.invoices).toMatchObject([
      { number: 'INV-2026-000002', amount: 300, tax_amount: 24, total: 324, status: 'Unpaid', period_end: '2027-11-19', due_at: '2026-12-04' },
      { number: 'INV-2026-000001', amount: 18, tax_amount: 1.44, total: 19.44, status: 'Cancelled' },
    ]);
    const { id } = body.data.invoices[0];
    const file = await company.client.raw(`api/subscription/invoices/${id}/pdf?company_id=${company.companyId}&language=ms`, { method: 'GET' });
    const { pages, title } = inspectPdf(Buffer.from(await file.arrayBuffer()));
    expect(title).toBe('Invois INV-2026-000002');
    expect(pages[0]).toEqual(expect.arrayContaining(['Pelan Growth, 20/11/26 – 19/11/27', '300.00', 'Cukai perkhidmatan 8%', '24.00', 'RM 324.00']));
    expect((await (await ownerOf(portal)).client.get(`api/subscription/invoices/${id}/pdf`)).status).toBe(404);
    expect((await change('growth', 'Yearly')).body.errors).toEqual({ plan: ['The company is already on this plan.'] });
  });

  test('a plan that holds fewer employees than are active is refused', async () => {
    const company = await ownerOf(portal);
    await portal.owner.query('update companies set active_employees_count = 26 where id = $1', [company.companyId]);
    const { body } = await company.client.post('api/subscription/change', { plan: 'starter', billing_cycle: 'Monthly' });
    expect(body.errors).toEqual({ plan: ['The Starter plan allows 25 employees; the company has 26 active employees.'] });
  });

  test('the nightly run bills every period that is over once, and tells the owner', async () => {
    const company = await ownerOf(portal, { plan: 'growth', today: '2026-08-21' as never });
    const trial = await ownerOf(portal, { plan: 'trial', today: '2026-10-01' as never });
    await portal.owner.query(`update subscriptions set renews_at = '2026-09-21' where company_id = $1`, [company.companyId]);
    const run = () => portal.asSystem((tx) => renewSubscriptions(tx, portal.clock));
    await run();
    await run();
    const { body } = await company.client.get('api/subscription');
    expect(body.data.renews_at).toBe('2026-11-21');
    expect(body.data.invoices.map(({ period_start }: { period_start: string }) => period_start)).toEqual(['2026-10-21', '2026-09-21']);
    expect((await trial.client.get('api/subscription')).body.data).toMatchObject({ status: 'Unpaid', trial_days_left: 0 });
    const { rows } = await portal.owner.query(
      `select user_id, count(*)::int as n from notifications where notification_type = 'subscription' and user_id in ($1, $2) group by user_id order by user_id`,
      [company.userId, trial.userId],
    );
    expect(rows).toEqual([
      { user_id: company.userId, n: 2 },
      { user_id: trial.userId, n: 1 },
    ]);
  });
});
