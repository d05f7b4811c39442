/** Progress of a project over HTTP: what counts where, and who may see it. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, visitFixture } from '#app/server/testing/visit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt } = await visitFixture(portal);
// 20 November 2026 is a Friday.
portal.clock.set('2026-11-20T08:00:00+08:00');

const progressOf = (id: number, who = owner) => who.client.get(`api/work-task/projects/${id}/progress`);

async function project(code: string, who = owner): Promise<number> {
  const form = { name: `Projek Contoh ${code}`, code, start_date: '2026-09-01', end_date: null, colour: '#1565c0', cancelled: false };
  return dataOf(await who.client.post('api/work-task/projects', { ...form, client_name: null, description: null, manager_id: null, budget: null })).id;
}

const library = (
  await portal.owner.query<{ id: number }>(
    `insert into work_tasks (company_id, name, category, priority, requires_photo, requires_location, status)
     values ($1, 'Clean the lobby', 'Cleaning', 'Normal', false, false, 'Active') returning id`,
    [owner.companyId],
  )
).rows[0]?.id;

/** Tasks as the jobs leave them. */
async function tasks(site: number, of: number, rows: readonly (readonly [day: string, time: string | null, status: string, issue?: boolean])[]) {
  const plan = await portal.owner.query<{ id: number }>(
    'insert into work_task_plans (company_id, work_site_id, work_task_id, work_project_id, starts_on) values ($1, $2, $3, $4, $5) returning id',
    [owner.companyId, site, library, of, '2026-09-01'],
  );
  for (const [day, time, status, issue = false] of rows)
    await portal.owner.query(
      `insert into work_site_tasks (company_id, work_task_plan_id, work_site_id, work_task_id, work_project_id, due_date, due_time, status, has_issue, completed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $8 = 'Success' then now() end)`,
      [owner.companyId, plan.rows[0]?.id, site, library, of, day, time, status, issue],
    );
}

test('counts by week and by site what is done, overdue and open; cancelled tasks nowhere', async () => {
  const [id, other] = [await project('P1'), await project('P2')];
  const [lobby, gate] = [await siteAt(), await siteAt()];
  await tasks(lobby, id, [
    ['2026-09-04', null, 'Success'],
    ['2026-11-16', null, 'Success'],
    ['2026-11-19', null, 'Cancelled'],
    ['2026-11-20', '08:00', 'Pending'],
    ['2026-11-23', null, 'Pending'],
  ]);
  await tasks(gate, id, [
    ['2026-11-19', null, 'Processing', true],
    ['2026-11-20', '07:59', 'Pending'],
    ['2026-11-22', null, 'Pending'],
  ]);
  await tasks(gate, other, [['2026-11-19', null, 'Pending']]);

  const { weeks, sites, overdue, ...sums } = dataOf(await progressOf(id));
  expect(sums).toEqual({ tasks: 7, done: 2, late: 2, issues: 1, sites_count: 2 });
  expect(weeks).toHaveLength(13);
  expect(weeks.at(0)).toEqual({ monday: '2026-08-31', done: 1, late: 0, open: 0 });
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-11-16', done: 1, late: 2, open: 2 },
    { monday: '2026-11-23', done: 0, late: 0, open: 1 },
  ]);
  expect(sites).toMatchObject([
    { id: gate, tasks: 3, done: 0, late: 2, issues: 1, next_due: '2026-11-22' },
    { id: lobby, tasks: 4, done: 2, late: 0, issues: 0, next_due: '2026-11-20' },
  ]);
  expect(overdue).toMatchObject([
    { name: 'Clean the lobby', due_date: '2026-11-19', due_time: null, has_issue: true },
    { due_date: '2026-11-20', due_time: '07:59', has_issue: false },
  ]);
  // The row of the list counts the same.
  const { data } = (await owner.client.get('api/work-task/projects')).body;
  expect(data.find((row: { id: number }) => row.id === id)).toMatchObject({ tasks_count: 7, tasks_done: 2, sites_count: 2 });
});

test('of a project without tasks nothing, of none or a neighbour’s 404, and without the page 403', async () => {
  const id = await project('P3');
  expect(dataOf(await progressOf(id))).toMatchObject({ tasks: 0, sites: [], overdue: [] });
  expect((await progressOf(id + 1000)).status).toBe(404);
  const stranger = await ownerOf(portal);
  expect((await progressOf(id, stranger)).status).toBe(404);
  const admin = await adminOf(portal, owner, { '/work-task/site': ['Create'] });
  expect((await admin.client.get(`api/work-task/projects/${id}/progress`)).status).toBe(403);
});
