/** Open tasks and projects in the list of sites, over HTTP. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, visitFixture } from '#app/server/testing/visit-fixture.ts';

const SITES = 'api/work-task/work-sites';
const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt } = await visitFixture(portal);
const FORM = { category: 'Cleaning', priority: 'Normal', checklist: [], requires_photo: false, requires_location: false };
const inLibrary = async (name: string): Promise<{ id: number }> =>
  dataOf(await owner.client.post('api/work-task/tasks', { ...FORM, name, status: 'Active', code: null, description: null, est_minutes: null }));

test('the list of sites has how many tasks are open at each, for those who may see tasks', async () => {
  const [busy, quiet] = [await siteAt(), await siteAt()];
  const task = await inLibrary('Clean the lobby');
  for (const due_date of ['2026-11-20', '2026-11-21', '2026-11-22'])
    dataOf(await owner.client.post(`${SITES}/${busy}/tasks`, { work_task_id: task.id, due_date }));
  const ids = async (status: string, to: string) =>
    portal.owner.query(`update work_site_tasks set status = $2 where work_site_id = $1 and due_date = $3`, [busy, status, to]);
  const shown = async (who = owner) =>
    Object.fromEntries(
      ((await who.client.get(SITES, { per_page: 100 })).body.data as { id: number; open_tasks: number | null }[]).map(({ id, open_tasks }) => [id, open_tasks]),
    );
  expect(await shown()).toEqual({ [busy]: 3, [quiet]: 0 });
  await ids('Cancelled', '2026-11-20');
  await ids('Processing', '2026-11-21');
  expect(await shown()).toEqual({ [busy]: 2, [quiet]: 0 });
  await ids('Cancelled', '2026-11-22');
  expect(await shown()).toEqual({ [busy]: 1, [quiet]: 0 });
  const [sites, both] = [
    await adminOf(portal, owner, { '/work-task/site/manage': [] }),
    await adminOf(portal, owner, { '/work-task/site/manage': [], '/work-task/site': [] }),
  ];
  expect(await shown(sites)).toEqual({ [busy]: null, [quiet]: null });
  expect(await shown(both)).toEqual({ [busy]: 1, [quiet]: 0 });
  expect(await shown(await ownerOf(portal))).toEqual({});
});

test('the list of sites has the projects that are not over, and is narrowed by one, for those who may see tasks', async () => {
  const [busy, quiet] = [await siteAt(), await siteAt()];
  const task = await inLibrary('Check the gate');
  const project = async (code: string, end_date: string | null) => {
    const form = { name: `Projek ${code}`, code, start_date: '2026-01-05', end_date: null, colour: '#1565c0', cancelled: false };
    const { id } = dataOf(await owner.client.post('api/work-task/projects', { ...form, client_name: null, description: null, manager_id: null, budget: null }));
    dataOf(await owner.client.post(`${SITES}/${busy}/tasks`, { work_task_id: task.id, work_project_id: id, due_date: '2026-11-22' }));
    // Work was given while it went on.
    await portal.owner.query('update work_projects set end_date = $2 where id = $1', [id, end_date]);
    return id as number;
  };
  const [on, over, off] = [await project('B', null), await project('C', '2026-01-06'), await project('A', '2027-12-31')];
  await portal.owner.query('update work_projects set cancelled = true where id = $1', [off]);
  const also = await project('D', '2027-12-31');
  const listed = async (who = owner, filter: object = {}) =>
    ((await who.client.get(SITES, { per_page: 100, ...filter })).body.data as { id: number; projects: string[] | null }[]).flatMap(({ id, projects }) =>
      id === busy || id === quiet ? [[id, projects]] : [],
    );
  expect(await listed()).toEqual([
    [busy, ['Projek B', 'Projek D']],
    [quiet, []],
  ]);
  expect(await listed(owner, { work_project_id: also })).toEqual([[busy, ['Projek B', 'Projek D']]]);
  // One that is over is not offered, and an old address still finds its sites.
  expect(await listed(owner, { work_project_id: over })).toHaveLength(1);
  const choices = async (who = owner) => (await who.client.get(`${SITES}/projects`)).body.data;
  expect(await choices()).toEqual([
    { id: on, name: 'Projek B' },
    { id: also, name: 'Projek D' },
  ]);
  // A task that was cancelled, and a plan that was ended without one, are work no more.
  const endOf = (id: number) =>
    portal.owner.query(
      `update work_site_tasks set status = 'Cancelled' where work_task_plan_id in (select id from work_task_plans where work_project_id = $1)`,
      [id],
    );
  await endOf(also);
  expect(await listed()).toEqual([
    [busy, ['Projek B']],
    [quiet, []],
  ]);
  expect(await listed(owner, { work_project_id: also })).toEqual([]);
  const sites = await adminOf(portal, owner, { '/work-task/site/manage': [] });
  expect(await listed(sites)).toEqual([
    [busy, null],
    [quiet, null],
  ]);
  expect(await listed(sites, { work_project_id: also })).toEqual([]);
  expect(await choices(sites)).toEqual([]);
  const stranger = await ownerOf(portal);
  expect(await choices(stranger)).toEqual([]);
  expect((await stranger.client.get(SITES, { work_project_id: also })).body.data).toEqual([]);
});
