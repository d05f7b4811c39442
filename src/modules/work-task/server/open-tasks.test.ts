/** Open tasks in the list of sites, over HTTP. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, visitFixture } from '#app/server/testing/visit-fixture.ts';

const SITES = 'api/work-task/work-sites';
const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt } = await visitFixture(portal);

test('the list of sites has how many tasks are open at each, for those who may see tasks', async () => {
  const [busy, quiet] = [await siteAt(), await siteAt()];
  const form = { name: 'Clean the lobby', category: 'Cleaning', priority: 'Normal', checklist: [], requires_photo: false, requires_location: false };
  const task = dataOf(await owner.client.post('api/work-task/tasks', { ...form, status: 'Active', code: null, description: null, est_minutes: null }));
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
