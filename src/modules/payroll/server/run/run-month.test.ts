/** The month's run: everybody of a filter as a job that can be cut off, and refuses by name. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf, employeeOf, ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { makeSalary } from '../payroll.factory.ts';
import { makeWorkforce } from './run.factory.ts';
import { runMonth, runMonthJob, runPart, type RunJobData } from './run-month.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';

let owner: Person;

const portal = await openTestPortal();
afterAll(() => portal.close());
const queue = createManualQueue(portal.server.services, [runMonthJob]);
Object.assign(portal.server.services, { jobs: queue });

beforeEach(async () => {
  owner = await ownerOf(portal);
});

const workforce = (count: number, basic?: number) => portal.asSystem((tx) => makeWorkforce(tx, owner.companyId, count, basic));
const start = (body: object = {}, who = owner) => who.client.post(`${URL}/process/run`, { ...NOVEMBER, ...body });
const show = async (id: number, query: Record<string, number> = {}) => (await owner.client.get(`${URL}/runs/${id}`, query)).body;
const saved = async () =>
  (
    await portal.owner.query<{ id: number; employee_id: number; number: string; net: string; logs: number }>(
      `select p.id, p.employee_id, p.number, p.total_net_pay as net,
              (select count(*)::int from workflow_logs l where l.subject_type = 'payroll' and l.subject_id = p.id) as logs
       from payrolls p where p.company_id = $1 and p.deleted_at is null order by p.employee_id`,
      [owner.companyId],
    )
  ).rows;
const dataOf = () => queue.waiting[0]?.data as RunJobData;
const untouched = new AbortController().signal;

it('processes everybody, tells who asked, and says how it went', async () => {
  const ids = await workforce(5);
  const { status, body } = await start();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    message: 'Processing of 5 employees has started.',
    data: { ...NOVEMBER, status: 'pending', total: 5, processed: 0, asked_by: { id: owner.userId, name: owner.name }, started_at: null },
  });
  await queue.drain();
  expect((await show(body.data.id)).data).toMatchObject({ status: 'success', total: 5, processed: 5, kept: 0, refused: 0, failed: [], error: null });
  expect((await saved()).map(({ employee_id }) => employee_id)).toEqual(ids);
  const { rows } = await portal.owner.query('select notification_type, message, route from notifications where user_id = $1', [owner.userId]);
  expect(rows).toEqual([
    {
      notification_type: 'payroll_run',
      message: { en: '5 payrolls saved.', ms: '5 gaji disimpan.' },
      route: `/payroll/manage?start_date=2026-11-01&end_date=2026-11-30&run=${body.data.id}`,
    },
  ]);
  const list = (await owner.client.get(`${URL}/runs`)).body;
  expect(list.data.map(({ id }: { id: number }) => id)).toEqual([body.data.id]);
  expect(list.meta.total).toBe(1);
});

it('refuses by name, page by page, and does the rest; what is confirmed or paid stays', async () => {
  const [confirmed = 0, paid = 0] = await workforce(4);
  await portal.asSystem(async (tx) => {
    const add = (name: string, given: object, salary: object | null, basic = 12) =>
      makeEmployee(tx, owner.companyId, { name, employee_code: name.slice(0, 5), date_of_birth: '1990-01-01', ...given }).then(({ id }) =>
        salary ? makeSalary(tx, owner.companyId, id, basic, salary).then(() => id) : id,
      );
    await add('Ahmad Sejam', {}, { pay_type: 'Hourly' });
    await add('Bakri Tanpa Lahir', { date_of_birth: null, identity_number: null }, {}, 3000);
    await add('Chin Tanpa Gaji', {}, null);
    const { rows } = await tx.client.query<{ id: number }>(
      `insert into payroll_items (company_id, kind, name, type) values ($1, 'Earning', 'Elaun besar', 'Fixed Allowance') returning id`,
      [owner.companyId],
    );
    const recurring_items = [{ payroll_item_id: rows[0]?.id ?? 0, amount: 5_000_000_000, start: '2026-01-01', end: null }];
    await add('Devan Terlalu Besar', {}, { recurring_items }, 5_000_000_000);
    await add('Elis Pergi', { status: 'Inactive', inactive_at: '2026-10-31' }, {}, 3000);
  });
  for (const employee_id of [confirmed, paid]) {
    const { body } = await owner.client.post(`${URL}/process`, { employee_id, ...NOVEMBER });
    await owner.client.post(`${URL}/${body.data.id}/confirm`);
    if (employee_id === paid) await owner.client.post(`${URL}/${body.data.id}/paid`, { payment_date: '2026-11-20' });
  }
  const { data } = (await start()).body;
  expect(data.total).toBe(8);
  await queue.drain();
  const first = await show(data.id, { per_page: 3 });
  expect(first.data).toMatchObject({ status: 'success', processed: 2, kept: 2, refused: 4 });
  expect(first.meta).toEqual({ page: 1, per_page: 3, total: 4, last_page: 2 });
  expect(first.data.failed.map(({ name, message }: Record<string, string>) => [name, message])).toEqual([
    ['Ahmad Sejam', 'This employee is paid by the hour or day. Process this payroll individually.'],
    ['Bakri Tanpa Lahir', 'Enter the employee’s date of birth.'],
    ['Chin Tanpa Gaji', 'Salary is not set for this employee.'],
  ]);
  expect((await show(data.id, { per_page: 3, page: 2 })).data.failed).toMatchObject([
    { name: 'Devan Terlalu Besar', message: 'The amounts are too large for one payroll.' },
  ]);
  const { rows } = await portal.owner.query(`select status, count(*)::int as n from payrolls where company_id = $1 group by 1 order by 1`, [owner.companyId]);
  expect(rows).toEqual([
    { status: 'Confirmed', n: 1 },
    { status: 'In Process', n: 2 },
    { status: 'Paid', n: 1 },
  ]);
});

describe('cut off', () => {
  it('goes on behind the last committed part and saves nobody twice', async () => {
    const ids = await workforce(7);
    const { data } = (await start()).body;
    const job = dataOf();
    await runPart(portal.server.services, job, 3);
    const before = await saved();
    expect(before.map(({ employee_id }) => employee_id)).toEqual(ids.slice(0, 3));
    expect((await show(data.id)).data).toMatchObject({ status: 'running', processed: 3, total: 7 });
    // The process is gone here; the queue gives the same job to the next one.
    await queue.drain();
    const after = await saved();
    expect(after.map(({ employee_id }) => employee_id)).toEqual(ids);
    expect(after.slice(0, 3)).toEqual(before);
    expect(after.map(({ logs }) => logs)).toEqual(ids.map(() => 1));
    expect(new Set(after.map(({ number }) => number)).size).toBe(7);
    expect((await show(data.id)).data).toMatchObject({ status: 'success', processed: 7 });
    // Given out once more, it finds nothing to do.
    await runMonth(job, { services: portal.server.services, signal: untouched });
    expect(await saved()).toEqual(after);
  });

  it('in the middle of a part leaves nothing of that part', async () => {
    const ids = await workforce(4);
    const { data } = (await start()).body;
    const job = dataOf();
    await runPart(portal.server.services, job, 2);
    // The third employee's row cannot be written.
    await portal.owner.query(`create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
    await portal.owner.query(
      `create trigger refuse_one before insert on payrolls for each row when (new.employee_id = ${ids[3]}) execute function refuse_one()`,
    );
    await expect(runMonth(job, { services: portal.server.services, signal: untouched }, 2)).rejects.toThrow('no');
    expect(await saved()).toHaveLength(2);
    expect((await show(data.id)).data).toMatchObject({ status: 'running', processed: 2 });
    for (let again = 0; again < 2; again += 1) await expect(runMonth(job, { services: portal.server.services, signal: untouched }, 2)).rejects.toThrow('no');
    expect((await show(data.id)).data).toMatchObject({ status: 'failed', processed: 2, error: 'Something went wrong on our side.' });
    await portal.owner.query('drop trigger refuse_one on payrolls; drop function refuse_one()');
    await queue.stop();
    // A new run takes up what is missing and works the rest out again.
    const next = (await start()).body;
    await queue.drain();
    expect((await show(next.data.id)).data).toMatchObject({ status: 'success', processed: 4 });
    expect(await saved()).toHaveLength(4);
  });

  it('by a stopping server ends between two parts and is no failure', async () => {
    await workforce(4);
    const { data } = (await start()).body;
    const stopping = new AbortController();
    stopping.abort();
    await expect(runMonth(dataOf(), { services: portal.server.services, signal: stopping.signal }, 2)).rejects.toThrow();
    expect((await show(data.id)).data).toMatchObject({ status: 'running', processed: 2 });
    await queue.drain();
    expect((await show(data.id)).data).toMatchObject({ status: 'success', processed: 4 });
  });

  it('two processes with the same job take turns', async () => {
    await workforce(9);
    const { data } = (await start()).body;
    const job = dataOf();
    await Promise.all([1, 2, 3].map(() => runMonth(job, { services: portal.server.services, signal: untouched }, 2)));
    await queue.stop();
    expect((await show(data.id)).data).toMatchObject({ status: 'success', processed: 9, refused: 0 });
    expect((await saved()).map(({ logs }) => logs)).toEqual(Array.from({ length: 9 }, () => 1));
  });
});

it('twice is the same', async () => {
  await workforce(3, 6543.21);
  await start();
  await queue.drain();
  const once = (await saved()).map(({ id, net }) => [id, net]);
  await start();
  await queue.drain();
  expect((await saved()).map(({ id, net }) => [id, net])).toEqual(once);
});

describe('one at a time', () => {
  it('a second officer is told who is at it; another period and another company may start', async () => {
    await workforce(2);
    const officer = await adminOf(portal, owner, { '/payroll/manage': ['Process'] });
    const answers = await Promise.all([start(), start({}, officer), start(), start({}, officer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = await start({ start_date: '2026-11-16', end_date: '2026-12-15' }, officer);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^The payroll of this period is already being processed, started by .+: 0 of 2 done\./);
    expect((await start({ start_date: '2026-10-01', end_date: '2026-10-31' })).status).toBe(201);
    const other = await ownerOf(portal);
    await portal.asSystem((tx) => makeWorkforce(tx, other.companyId, 1));
    expect((await start({}, other)).status).toBe(201);
    await queue.drain();
    expect((await start()).status).toBe(201);
    await queue.drain();
  });

  it('a run that lost its job gives way', async () => {
    await workforce(1);
    const { data } = (await start()).body;
    await queue.stop();
    await portal.owner.query(`update payroll_runs set updated_at = updated_at - interval '1 hour' where id = $1`, [data.id]);
    expect((await start()).status).toBe(201);
    expect((await show(data.id)).data.status).toBe('failed');
    await queue.drain();
  });
});

describe('who and what', () => {
  it('an admin processes the own scope, sees the own refusals, and nobody of another company anything', async () => {
    const { mine, theirs } = await portal.asSystem(async (tx) => ({
      mine: (await makeEmployee(tx, owner.companyId, { name: 'Dalam Skop' })).id,
      theirs: (await makeEmployee(tx, owner.companyId, { name: 'Luar Skop' })).id,
    }));
    const clerk = await adminOf(portal, owner, { '/payroll/manage': ['Process'] }, { employee: [mine] });
    const all = (await start()).body.data;
    await queue.drain();
    expect((await clerk.client.get(`${URL}/runs/${all.id}`)).body.data.failed.map(({ name }: { name: string }) => name)).toEqual(['Dalam Skop']);
    expect((await start({}, clerk)).body.data.total).toBe(1);
    await queue.drain();
    expect((await start({ employee_ids: [theirs] }, clerk)).body.errors).toEqual({ employee_ids: [`Not found: employee ${theirs}.`] });
    const stranger = await ownerOf(portal);
    expect((await stranger.client.get(`${URL}/runs/${all.id}`)).status).toBe(404);
    expect((await stranger.client.get(`${URL}/runs`)).body.data).toEqual([]);
  });

  it('needs the action Process; employees are shut out', async () => {
    await workforce(1);
    const viewer = await adminOf(portal, owner, { '/payroll/manage': [] });
    expect((await start({}, viewer)).status).toBe(403);
    expect((await viewer.client.get(`${URL}/runs`)).status).toBe(200);
    expect((await start({}, await employeeOf(portal, owner))).status).toBe(403);
  });

  it.each<[string, object, string]>([
    ['an end before the start', { start_date: '2026-11-30', end_date: '2026-11-01' }, 'end_date'],
    ['more than 31 days', { end_date: '2027-02-01' }, 'end_date'],
    ['a pay date before the period', { pay_date: '2026-10-31' }, 'pay_date'],
    ['nobody in the filter', { department_id: 999_999 }, 'base'],
    ['no ids in the list', { employee_ids: [] }, 'employee_ids'],
    ['an id that is none', { employee_ids: ['x'] }, 'employee_ids.0'],
  ])('refuses %s', async (_what, body, field) => {
    await workforce(1);
    const answer = await start(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('named employees only, in hours that were entered before', async () => {
    const [one = 0] = await workforce(3);
    const hourly = await portal.asSystem(async (tx) => {
      const { id } = await makeEmployee(tx, owner.companyId, { date_of_birth: '1990-01-01' });
      await makeSalary(tx, owner.companyId, id, 12, { pay_type: 'Hourly' });
      return id;
    });
    await owner.client.post(`${URL}/process`, { employee_id: hourly, ...NOVEMBER, calculation: { normal_hours: 100 } });
    const { data } = (await start({ employee_ids: [hourly, one, hourly], pay_date: '2026-11-25' })).body;
    expect(data.total).toBe(2);
    await queue.drain();
    expect((await show(data.id)).data).toMatchObject({ processed: 2, refused: 0 });
    const { rows } = await portal.owner.query('select total_salary::float8 as salary, pay_date::text from payrolls where employee_id = $1', [hourly]);
    expect(rows).toMatchObject([{ salary: 1200 }]);
    expect((await saved()).map(({ employee_id }) => employee_id)).toEqual([one, hourly].sort((a, b) => a - b));
  });
});
