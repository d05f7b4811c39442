import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { projectOf } from '../project/project.factory.ts';
import { salesProjectSupervisors } from '../tables/project.tables.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());

test('a supervisor sees the own projects with today, at the own outlets alone', async () => {
  const owner = await ownerOf(portal);
  const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
  const plain = await employeeOf(portal, owner);
  const project = await projectOf(portal, owner);
  await projectOf(portal, owner);
  await portal.asSystem((tx) =>
    tx.db
      .insert(salesProjectSupervisors)
      .values({ company_id: owner.companyId, project_id: project.id, employee_id: kavitha.employeeId, outlet_ids: [project.outlets[0]] }),
  );
  const plan = (outlet_id: number, promoter_id: number) => ({
    project_id: project.id,
    promoter_ids: [promoter_id],
    outlet_id,
    start_date: '2026-11-20',
    end_date: '2026-11-20',
    weekdays: [],
    start_time: '12:00',
    end_time: '20:00',
    remark: null,
    skip_conflicts: false,
  });
  for (const at of [0, 1] as const) await owner.client.post('api/spm/schedules', plan(project.outlets[at], project.promoters[at]));
  const [mine, ...others] = (await kavitha.client.get('api/spm/my-projects')).body.data;
  expect(others).toEqual([]);
  expect(mine).toMatchObject({
    id: project.id,
    outlets: [{ id: project.outlets[0] }],
    promoters_count: 1,
    today: { scheduled: 1, checked_in: 0, late: 0, sales_amount: 0, reports_pending: 1 },
    out_of_stock: 0,
  });
  expect((await kavitha.client.get('api/spm/my-projects', { status: 'Completed' })).body.data).toEqual([]);
  expect((await plain.client.get('api/spm/my-projects')).body.data).toEqual([]);
  expect((await owner.client.get('api/spm/my-projects')).status).toBe(403);
  const outlet = (await owner.client.get(`api/spm/outlets/${project.outlets[0]}/overview`)).body.data;
  expect(outlet).toMatchObject({
    projects: [{ id: project.id, status: 'On Going' }],
    today: [{ promoter: { id: project.promoters[0] }, start_time: '12:00', status: 'Upcoming', checkin_at: null }],
    stock: [],
    promoters: [],
  });
  expect(outlet.sales.map(({ month }: { month: string }) => month)).toEqual(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']);
  expect((await owner.client.get(`api/spm/promoters/${project.promoters[0]}/coming`, { after: '2026-11-19' })).body.data).toMatchObject([
    { date: '2026-11-20' },
  ]);
});
