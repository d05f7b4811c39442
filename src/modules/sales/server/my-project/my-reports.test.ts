/** Reports that wait for a supervisor: the own outlets alone, on the page and on the dashboard; and the reminder of what is overdue, once. */
import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf, userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { remindReportsJob } from '../field/remind-reports.ts';
import { scheduleOf } from '../field/field.factory.ts';
import { projectOf } from '../project/project.factory.ts';
import { salesProjectSupervisors } from '../tables/project.tables.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

/** A schedule of 20 November to 19:00 that was worked at the outlet of a supervisor, and one at another outlet of the project. */
async function worked() {
  portal.clock.set('2026-11-21T09:00:00+08:00');
  const owner = await ownerOf(portal);
  const project = await projectOf(portal, owner);
  const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
  await portal.asSystem((tx) =>
    tx.db
      .insert(salesProjectSupervisors)
      .values({ company_id: owner.companyId, project_id: project.id, employee_id: kavitha.employeeId, outlet_ids: [project.outlets[0]] }),
  );
  const aina = await userOf(portal);
  await portal.owner.query('update sales_promoters set user_id = $1 where id = $2', [aina.userId, project.promoters[0]]);
  const [mine, other] = [
    await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: project.promoters[0] }),
    await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[1], promoter_id: project.promoters[1] }),
  ];
  await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 540 where id = any ($1)`, [[mine, other]]);
  const report = (id: number) =>
    portal.owner.query(
      `insert into sales_daily_reports (company_id, schedule_id, status, submitted_at, received_at)
       values ($1, $2, 'submitted', '2026-11-20T19:00+08:00', '2026-11-20T19:00+08:00')`,
      [owner.companyId, id],
    );
  const waiting = async (client = kavitha.client) => (await client.get('api/spm/my-reports')).body.data;
  return { owner, project, kavitha, aina, mine, other, report, waiting };
}

test('a report that is missing waits for its promoter until the next day, one that came waits for the decision', async () => {
  const { mine, other, report, waiting } = await worked();
  expect(await waiting()).toMatchObject([{ schedule_id: mine, waits: 'missing', due: '2026-11-21', overdue: false }]);
  portal.clock.set('2026-11-22T00:00:00+08:00');
  expect(await waiting()).toMatchObject([{ waits: 'missing', overdue: true }]);
  for (const id of [mine, other]) await report(id);
  expect(await waiting()).toMatchObject([{ schedule_id: mine, promoter: { name: 'Aina binti Contoh' }, waits: 'review', due: '2026-11-23', overdue: false }]);
  portal.clock.set('2026-11-24T00:00:00+08:00');
  expect(await waiting()).toMatchObject([{ waits: 'review', overdue: true }]);
});

test('are paged with how many there are, those to decide first, and all of them count on the dashboard', async () => {
  const { owner, project, kavitha, mine, report } = await worked();
  await report(mine);
  const dates = Array.from({ length: 12 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  for (const date of dates) {
    const id = await scheduleOf(portal, owner, { project_id: project.id, outlet_id: project.outlets[0], promoter_id: project.promoters[1], date });
    await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 540 where id = $1`, [id]);
    if (date <= '2026-11-02') await report(id);
  }
  const first = (await kavitha.client.get('api/spm/my-reports')).body;
  expect(first.meta).toMatchObject({ total: 13, per_page: 10, last_page: 2 });
  expect(first.data.map(({ waits }: { waits: string }) => waits)).toEqual([...Array(3).fill('review'), ...Array(7).fill('missing')]);
  expect(first.data.slice(0, 3).map(({ date }: { date: string }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-20']);
  const { data: second } = (await kavitha.client.get('api/spm/my-reports', { page: '2' })).body;
  expect(second.map(({ date }: { date: string }) => date)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']);
  const duties = (await kavitha.client.get('api/dashboard/duties')).body.data.filter(({ key }: { key: string }) => key === 'sales-reports');
  expect(duties).toMatchObject([{ data: { n: 3 } }]);
});

test('a report about which something is asked waits for the answer, and one that is approved waits no more', async () => {
  const { owner, mine, report, waiting } = await worked();
  await report(mine);
  const at = `api/spm/schedules/${mine}/daily-report`;
  expect((await owner.client.post(`${at}/disputes`, { line: 'footfall', product_id: null, reason: 'How many passed?' })).status).toBe(200);
  expect(await waiting()).toMatchObject([{ waits: 'answer' }]);
  await portal.owner.query('update sales_report_disputes set settled_at = now() where schedule_id = $1', [mine]);
  expect(await waiting()).toMatchObject([{ waits: 'review' }]);
  expect((await owner.client.post(`${at}/review`, { remark: null })).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('the dashboard of the supervisor says how many there are to decide; who supervises nothing has none', async () => {
  const { owner, mine, report, waiting, kavitha } = await worked();
  const todos = async (client = kavitha.client) =>
    (await client.get('api/dashboard/duties')).body.data.filter(({ key }: { key: string }) => key === 'sales-reports');
  expect(await todos()).toEqual([]);
  await report(mine);
  expect(await todos()).toMatchObject([{ id: 'review', due: '2026-11-23', data: { n: 1 } }]);
  const [plain, other, stranger] = [await employeeOf(portal, owner), await employeeOf(portal, owner, { spm_supervisor: true }), await ownerOf(portal)];
  for (const client of [plain.client, other.client]) {
    expect(await waiting(client)).toEqual([]);
    expect(await todos(client)).toEqual([]);
  }
  expect((await stranger.client.get('api/spm/my-reports')).status).toBe(403);
});

test('twelve hours after the end the promoter and the supervisor of the outlet hear of it once, however often the job runs', async () => {
  const { kavitha, aina, mine, other, project } = await worked();
  const run = (at: string) => remindReportsJob.run({}, { services: { pool: portal.owner, clock: { now: () => new Date(at) } } } as never);
  const told = async (userId: number) =>
    (
      await portal.owner.query(
        `select title ->> 'en' as title, message ->> 'en' as message, route from notifications where notification_type = 'spm_report' and user_id = $1`,
        [userId],
      )
    ).rows;
  await run('2026-11-21T06:59:00+08:00');
  expect([await told(aina.userId), await told(kavitha.userId)]).toEqual([[], []]);
  for (const at of ['2026-11-21T07:00:00+08:00', '2026-11-21T07:30:00+08:00', '2026-11-22T07:00:00+08:00']) await run(at);
  expect(await told(aina.userId)).toMatchObject([{ title: 'Daily reports are overdue', route: '/attendance/my-schedule' }]);
  expect(await told(kavitha.userId)).toMatchObject([
    { title: 'Reports of promoters are overdue', message: expect.stringMatching(/^1 daily report is not submitted yet: /), route: '/spm/my-project' },
  ]);
  const { rows } = await portal.owner.query('select count(*)::int as n from sales_schedules where id = any ($1) and report_reminded_at is not null', [
    [mine, other],
  ]);
  expect(rows).toEqual([{ n: 2 }]);
  await portal.owner.query('update sales_projects set daily_report_required = false where id = $1', [project.id]);
  await portal.owner.query('update sales_schedules set report_reminded_at = null where id = $1', [mine]);
  await run('2026-11-21T08:00:00+08:00');
  expect(await told(aina.userId)).toHaveLength(1);
});

test('whoever left hears of no report, nor does anybody of a company without sales or one that is closed', async () => {
  const { owner, kavitha, aina } = await worked();
  const run = () => remindReportsJob.run({}, { services: { pool: portal.owner, clock: { now: () => new Date('2026-11-21T07:00:00+08:00') } } } as never);
  const told = async () =>
    (
      await portal.owner.query<{ user_id: number }>(`select user_id from notifications where notification_type = 'spm_report' and company_id = $1`, [
        owner.companyId,
      ])
    ).rows.map(({ user_id }) => user_id);
  for (const [change, back] of [
    [`modules = modules || '{"spm": false}'`, `modules = modules || '{"spm": true}'`],
    [`status = 'Inactive'`, `status = 'Active'`],
  ]) {
    await portal.owner.query(`update companies set ${change} where id = $1`, [owner.companyId]);
    await run();
    await portal.owner.query(`update companies set ${back} where id = $1`, [owner.companyId]);
  }
  expect(await told()).toEqual([]);
  await portal.owner.query(`update employees set status = 'Inactive', inactive_at = '2026-11-20' where id = $1`, [kavitha.employeeId]);
  await run();
  expect(await told()).toEqual([aina.userId]);
});
