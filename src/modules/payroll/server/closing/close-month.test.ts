/** A month that is closed: when it may be, what it locks, and who opens it again. */
import { afterAll, expect, it, vi } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '../payroll.factory.ts';

const URL = 'api/operation/payrolls';
const MONTH = `${URL}/months/2026-10`;
const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };

let employeeId: number;
let payroll: number;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const officer = await adminOf(portal, owner, { '/payroll/manage': ['Process', 'Confirm', 'Update', 'Delete', 'Mark Paid'] });
({ employeeId } = await employeeOf(portal, owner));
await portal.asSystem((tx) => makeSalary(tx, owner.companyId, employeeId, 6000));

const state = async (who = owner) => (await who.client.get(MONTH)).body.data;

it('is of the whole company: who sees a part is refused, and who may not confirm closes nothing', async () => {
  const narrow = await adminOf(portal, owner, { '/payroll/manage': ['Confirm'] }, { employee: [employeeId] });
  const viewer = await adminOf(portal, owner, { '/payroll/manage': [] });
  expect([(await narrow.client.get(MONTH)).status, (await narrow.client.post(`${MONTH}/close`)).status]).toEqual([403, 403]);
  expect([(await viewer.client.get(MONTH)).status, (await viewer.client.post(`${MONTH}/close`)).status]).toEqual([200, 403]);
  expect((await owner.client.get(`${URL}/months/2026-13`)).status).toBe(404);
});

it('has nothing to close while nothing is paid', async () => {
  expect((await owner.client.post(`${MONTH}/close`)).body.errors.base).toEqual(['October 2026 has no paid payroll, so there is nothing to close.']);
});

it('says what is still open, step by step, and can be closed when nothing is', async () => {
  expect(await state()).toMatchObject({ unprocessed: 1, paid: 0, files: [], closed: null, can: { close: false, reopen: false } });
  payroll = (await owner.client.post(`${URL}/process`, { employee_id: employeeId, ...OCTOBER })).body.data.id;
  expect(await state()).toMatchObject({ unprocessed: 0, unconfirmed: 1 });
  await owner.client.post(`${URL}/${payroll}/confirm`);
  expect(await state()).toMatchObject({ unconfirmed: 0, unpaid: 1, files: ['epf', 'socso'] });
  await owner.client.post(`${URL}/${payroll}/paid`, { payment_date: '2026-10-30' });
  expect((await owner.client.post(`${MONTH}/close`)).body.errors.base[0]).toContain('cannot be closed yet');
  await portal.owner.query(
    `insert into payroll_filings (company_id, scheme, month, made_at, sha256) select $1, s, '2026-10', now(), 'x' from unnest(array['epf', 'socso']) s`,
    [owner.companyId],
  );
  expect(await state(officer)).toMatchObject({ paid: 1, files: [], can: { close: true } });
  // Two at once: one closes it, the other hears of it.
  const both = await Promise.all([officer, officer].map(({ client }) => client.post(`${MONTH}/close`)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await state()).closed).toMatchObject({ by: officer.name });
});

it('locks what is in it: no payroll is added, no payment taken back', async () => {
  const late = await employeeOf(portal, owner);
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, late.employeeId, 3000));
  const added = await owner.client.post(`${URL}/process`, { employee_id: late.employeeId, ...OCTOBER });
  expect([added.status, added.body.errors.base]).toEqual([422, ['October 2026 is closed. The owner can reopen it.']]);
  const run = await owner.client.post(`${URL}/process/run`, OCTOBER);
  expect([run.status, run.body.errors.base]).toEqual([422, ['October 2026 is closed. The owner can reopen it.']]);
  const back = await owner.client.post(`${URL}/${payroll}/return`, { returned_on: '2026-11-02', reason: 'account_closed' });
  expect([back.status, back.body.errors.base]).toEqual([422, ['October 2026 is closed. The owner can reopen it.']]);
  expect((await owner.client.post(`${MONTH}/close`)).status).toBe(422);
  const malay = await owner.client.with({ headers: { 'x-locale': 'ms' } }).post(`${MONTH}/close`);
  expect(malay.body.errors.base).toEqual(['Oktober 2026 telah ditutup. Pemilik boleh membukanya semula.']);
});

it('waits for a month that is being written into, and a write waits for a closing', async () => {
  const client = await portal.owner.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock_shared(hashtextextended('payroll.month 2026-09', ${owner.companyId}))`);
    let over = false;
    const closing = owner.client.post(`${URL}/months/2026-09/close`).then(({ status }) => {
      over = true;
      return status;
    });
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect((await portal.owner.query(waiting)).rows).toHaveLength(1));
    expect(over).toBe(false);
    await client.query('commit');
    expect(await closing).toBe(422);
  } finally {
    client.release();
  }
});

it('is opened again by the owner alone, with a reason that is kept', async () => {
  expect((await officer.client.post(`${MONTH}/reopen`, { reason: 'Forgot one' })).status).toBe(403);
  expect((await owner.client.post(`${MONTH}/reopen`, {})).body.errors).toHaveProperty('reason');
  expect((await owner.client.post(`${MONTH}/reopen`, { reason: 'Forgot one' })).body.data).toMatchObject({ closed: null });
  expect((await owner.client.post(`${URL}/${payroll}/return`, { returned_on: '2026-11-02', reason: 'account_closed' })).status).toBe(200);
  const { rows } = await portal.owner.query(`select after from audit_logs where company_id = $1 and action = 'payroll_month.reopened'`, [owner.companyId]);
  expect(rows).toMatchObject([{ after: { month: '2026-10', reason: 'Forgot one' } }]);
  expect((await owner.client.post(`${MONTH}/reopen`, { reason: 'Again' })).status).toBe(422);
});
