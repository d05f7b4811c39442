import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dayOf, scheduleOf } from '../field/field.factory.ts';
import { salesProjectSupervisors } from '../tables/project.tables.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
portal.clock.set('2026-11-20T12:00:00+08:00');

test('counts by outlet on how many schedules every task was done, and on how many at least one', async () => {
  const day = await dayOf(portal, owner);
  const { rows } = await portal.owner.query(
    `select p.outlet_id::int as outlet, s.outlet_id::int as mine, s.promoter_id::int as promoter from sales_project_outlets p
     join sales_schedules s on s.id = $1 and p.project_id = s.project_id order by p.outlet_id = s.outlet_id desc`,
    [day.schedule],
  );
  const [{ mine, promoter }, { outlet: other }] = rows;
  const of = { project_id: day.project, promoter_id: promoter };
  const second = await scheduleOf(portal, owner, { ...of, outlet_id: mine, date: '2026-11-19' });
  const elsewhere = await scheduleOf(portal, owner, { ...of, outlet_id: other, date: '2026-11-18' });
  // Nobody came to this one.
  await scheduleOf(portal, owner, { ...of, outlet_id: other, date: '2026-11-17' });
  for (const id of [second, elsewhere])
    await portal.owner.query(
      `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) select company_id, id, 'checkin', starts_at, 'ontime', 'mobile' from sales_schedules where id = $1`,
      [id],
    );
  const task = async (name: string, status = 'Active') =>
    (
      await portal.owner.query(
        `insert into sales_project_tasks (company_id, project_id, name, type, sort_order, status) values ($1, $2, $3, 'Text', 2, $4) returning id::int`,
        [owner.companyId, day.project, name, status],
      )
    ).rows[0].id as number;
  const { rows: tasks } = await portal.owner.query('select id::int from sales_project_tasks where project_id = $1', [day.project]);
  const [first, prices, old] = [tasks[0].id as number, await task('Prices'), await task('Old task', 'Inactive')];
  const done = (schedule: number, id: number) =>
    portal.owner.query(`insert into sales_task_actions (company_id, schedule_id, project_task_id, value, recorded_at) values ($1, $2, $3, '"done"', now())`, [
      owner.companyId,
      schedule,
      id,
    ]);
  await done(day.schedule, first);
  await done(day.schedule, prices);
  await done(second, prices);
  await done(elsewhere, old);
  const ask = (client = owner.client) => client.get(`api/spm/projects/${day.project}/completion`);
  const { data } = (await ask()).body;
  expect(data.overall).toEqual({ schedules: 3, begun: 2, complete: 1, percent: 33.3 });
  const byId = new Map(data.outlets.map((row: { id: number }) => [row.id, row]));
  expect(byId.get(mine)).toMatchObject({ schedules: 2, begun: 2, complete: 1, percent: 50 });
  expect(byId.get(other)).toMatchObject({ schedules: 1, begun: 0, complete: 0, percent: 0 });

  const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
  expect((await ask(kavitha.client)).status).toBe(404);
  await portal.asSystem((tx) =>
    tx.db
      .insert(salesProjectSupervisors)
      .values({ company_id: owner.companyId, project_id: day.project, employee_id: kavitha.employeeId, outlet_ids: [other] }),
  );
  expect((await ask(kavitha.client)).body.data).toMatchObject({ overall: { schedules: 1 }, outlets: [{ id: other }] });
  expect((await ask((await ownerOf(portal)).client)).status).toBe(404);
});
