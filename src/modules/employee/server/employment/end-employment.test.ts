import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { provideMore } from '#platform/server/extension-point.ts';
import { employeeHistories } from '../employee-history.ts';
import { makeEmployee, makePermit } from '../employee.factory.ts';
import { nightlyJobs } from './nightly-jobs.ts';

let person: TestEmployee;

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

beforeEach(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  person = await employeeOf(portal, owner, { company_joined_at: '2024-01-02', spm_supervisor: true });
});

const act = (verb: string, body: object) => owner.client.post(`api/admin/employees/${person.employeeId}/${verb}`, body);
const leave = (date: string, more = {}) => act('inactivate', { date, reason: 'Resigned', ...more });
const show = async () => (await owner.client.get(`api/admin/employees/${person.employeeId}`)).body.data;
const activeCount = async () =>
  (await portal.owner.query<{ n: number }>('select active_employees_count as n from companies where id = $1', [owner.companyId])).rows[0]?.n ?? -1;
const received = async (type: string) =>
  (await portal.owner.query('select id from notifications where user_id = $1 and notification_type = $2', [person.userId, type])).rowCount;
const runJob = async (name: string) => {
  const job = nightlyJobs.find((each) => each.name === name);
  await job?.run({}, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });
};

describe('leaving', () => {
  test('ends the employment, the login and the supervisor flag, and tells the person’s portal', async () => {
    const before = await activeCount();
    expect((await person.client.get('api/profile')).status).toBe(200);
    const answer = await leave('2026-11-20', { remark: 'Melanjutkan pelajaran' });
    expect(answer.body).toMatchObject({
      success: true,
      message: 'The employment ends on 20/11/26.',
      data: {
        status: 'Inactive',
        inactive_at: '2026-11-20',
        inactive_reason: 'Resigned',
        spm_supervisor: false,
        movements: [{ type: 'Inactive', reason: 'Melanjutkan pelajaran' }],
      },
    });
    expect((await person.client.get('api/profile')).status).toBe(403);
    expect(await activeCount()).toBe(before - 1);
    expect(await received('access')).toBe(1);
  });

  test('an admin who leaves is no admin any more', async () => {
    const admin = await employeeOf(portal, owner, { accesses: { '/admin/employee': ['Create'] } });
    expect((await admin.client.get('api/admin/employees')).status).toBe(200);
    expect((await owner.client.post(`api/admin/employees/${admin.employeeId}/inactivate`, { date: '2026-11-20', reason: 'Terminated' })).status).toBe(200);
    expect((await admin.client.get('api/admin/employees')).status).toBe(403);
  });

  test('a day ahead keeps everything until it has passed', async () => {
    expect((await leave('2026-11-30')).body.data).toMatchObject({
      status: 'Active',
      inactive_at: '2026-11-30',
      spm_supervisor: true,
      can: { reactivate: true },
    });
    await runJob('employee.end-employments');
    expect((await show()).status).toBe('Active');
    portal.clock.set('2026-11-30T23:00:00+08:00');
    await runJob('employee.end-employments');
    expect((await show()).status).toBe('Active');
    portal.clock.set('2026-12-01T00:10:00+08:00');
    await runJob('employee.end-employments');
    await runJob('employee.end-employments');
    expect(await show()).toMatchObject({ status: 'Inactive', spm_supervisor: false });
    expect((await person.client.get('api/profile')).status).toBe(403);
  });

  test('an end that lies ahead can be taken back', async () => {
    await leave('2026-11-30');
    const { data, message } = (await act('reactivate', { date: '2026-11-20' })).body;
    expect(data).toMatchObject({ status: 'Active', inactive_at: null, company_joined_at: '2024-01-02' });
    // What the end cancelled does not come back by itself.
    expect(message).toMatch(/^The employment goes on\. .*30\/11\/26/);
  });

  test.each([
    ['a day before joining', { date: '2024-01-01' }, 'date'],
    ['no reason', { reason: null }, 'reason'],
    ['an unknown reason', { reason: 'Bored' }, 'reason'],
  ])('%s is refused', async (_what, change, field) => {
    expect(Object.keys((await leave('2026-11-20', change)).body.errors)).toEqual([field]);
  });

  test('twice is refused, and who saw another status is told', async () => {
    await leave('2026-11-20');
    expect((await leave('2026-11-20')).body.errors).toEqual({ base: ['The employee is not active.'] });
    expect((await leave('2026-11-20', { status: 'Active' })).status).toBe(409);
  });

  test('the action is needed', async () => {
    const admin = await adminOf(portal, owner, { '/admin/employee': ['Update'] });
    expect((await admin.client.post(`api/admin/employees/${person.employeeId}/inactivate`, { date: '2026-11-20', reason: 'Resigned' })).status).toBe(403);
  });

  test('the owner is never locked out', async () => {
    const own = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { user_id: owner.userId }));
    expect((await owner.client.post(`api/admin/employees/${own.id}/inactivate`, { date: '2026-11-20', reason: 'Retired' })).status).toBe(200);
    expect((await owner.client.get('api/admin/employees')).status).toBe(200);
  });
});

describe('coming back', () => {
  test('keeps the code and the login; a gap of more than thirty days starts the service anew', async () => {
    const { employee_code: code } = await show();
    await leave('2026-09-01');
    const answer = await act('reactivate', { date: '2026-11-20' });
    expect(answer.body.data).toMatchObject({
      status: 'Active',
      employee_code: code,
      company_joined_at: '2026-11-20',
      inactive_at: null,
      inactive_reason: null,
    });
    expect(answer.body.data.movements.map(({ type }: { type: string }) => type)).toEqual(['Rehire', 'Inactive']);
    expect((await person.client.get('api/profile')).status).toBe(200);
  });

  test('a short gap keeps the service', async () => {
    await leave('2026-11-01');
    expect((await act('reactivate', { date: '2026-11-20' })).body.data.company_joined_at).toBe('2024-01-02');
  });

  test('who is active, a day before the end, another with the papers and a full plan are refused', async () => {
    expect((await act('reactivate', { date: '2026-11-20' })).body.errors).toHaveProperty('base');
    const { identity_number: identity } = await show();
    await leave('2026-11-10');
    expect((await act('reactivate', { date: '2026-11-10' })).body.errors).toHaveProperty('date');
    const twin = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { identity_number: identity }));
    expect((await act('reactivate', { date: '2026-11-20' })).body.errors).toHaveProperty('identity_number');
    await portal.owner.query(`update employees set status = 'Inactive' where id = $1`, [twin.id]);
    const plan = await portal.owner.query<{ plan_id: number; seats: number }>('select plan_id, seats from subscriptions where company_id = $1', [
      owner.companyId,
    ]);
    await portal.owner.query(`update subscriptions set seats = 1, plan_id = (select id from plans where key = 'starter') where company_id = $1`, [
      owner.companyId,
    ]);
    expect((await act('reactivate', { date: '2026-11-20' })).body.errors.base[0]).toMatch(/limit reached/);
    await portal.owner.query('update subscriptions set seats = $2, plan_id = $3 where company_id = $1', [
      owner.companyId,
      plan.rows[0]?.seats,
      plan.rows[0]?.plan_id,
    ]);
    expect((await act('reactivate', { date: '2026-11-20' })).status).toBe(200);
  });
});

describe('deleting', () => {
  test('is for people without history; the login leaves with the record, and nobody reports to it', async () => {
    expect((await owner.client.get(`api/admin/employees/${person.employeeId}/kept-by`)).body.data).toEqual([]);
    const report = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { reporting_to: person.employeeId }));
    expect((await owner.client.delete(`api/admin/employees/${person.employeeId}`)).body).toEqual({ success: true, message: 'Employee deleted.' });
    expect((await owner.client.get(`api/admin/employees/${person.employeeId}`)).status).toBe(404);
    expect((await person.client.get('api/profile')).status).toBe(403);
    expect((await owner.client.get(`api/admin/employees/${report.id}`)).body.data.reporting_to).toBeNull();
  });

  test('is refused with history, naming it', async () => {
    const stored = person.employeeId;
    onTestFinished(provideMore(employeeHistories, { what: { en: 'leave', ms: 'cuti' }, has: async (_ctx, id) => id === stored }));
    expect((await owner.client.get(`api/admin/employees/${stored}/kept-by`)).body.data).toEqual([{ en: 'leave', ms: 'cuti' }]);
    const answer = await owner.client.delete(`api/admin/employees/${stored}`);
    expect(answer.body.errors).toEqual({ base: ['This employee has records (leave). End the employment instead.'] });
    expect((await show()).id).toBe(stored);
  });
});

test('permits expire on the day after their last day, and HR hears of it in time and once', async () => {
  const worker = await portal.asSystem(async (tx) => {
    const foreign = await makeEmployee(tx, owner.companyId, { employee_type: 'Foreign', name: 'Ram Bahadur' });
    const late = await makePermit(tx, foreign, { expiry_date: '2026-11-19' });
    const today = await makePermit(tx, foreign, { expiry_date: '2026-11-20' });
    const soon = await makePermit(tx, foreign, { expiry_date: '2026-12-20' });
    await makePermit(tx, foreign, { expiry_date: '2026-12-19' });
    return { late, today, soon };
  });
  await runJob('employee.watch-permits');
  await runJob('employee.watch-permits');
  const { rows } = await portal.owner.query<{ id: number; status: string }>('select id, status from work_permits where company_id = $1', [owner.companyId]);
  expect(rows.filter(({ status }) => status === 'Expired').map(({ id }) => id)).toEqual([worker.late]);
  const notices = await portal.owner.query<{ subject_id: number; message: { ms: string } }>(
    `select subject_id, message from notifications where user_id = $1 and notification_type = 'permit_expiry' order by subject_id`,
    [owner.userId],
  );
  expect(notices.rows.map(({ subject_id: id }) => id)).toEqual([worker.today, worker.soon]);
  expect(notices.rows[1]?.message.ms).toBe('Permit Ram Bahadur tamat tempoh pada 20/12/26.');
});
