import { afterAll, beforeAll, expect, test } from 'vitest';
import { employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openProject } from '#app/server/testing/workforce-project.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { salesProjectSupervisors } from '../tables/project.tables.ts';
import { projectOf, type MadeProject } from '../project/project.factory.ts';
import { salesPromoters } from '../tables/promoter.tables.ts';
import { followTimesJob } from './follow-times.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const portal = await openTestPortal({ at: NOW });
afterAll(() => portal.close());

let owner: TestPerson;
let project: MadeProject;
beforeAll(async () => {
  owner = await ownerOf(portal);
  project = await projectOf(portal, owner);
});
const form = (of: MadeProject, more: object = {}) => ({
  project_id: of.id,
  promoter_ids: [of.promoters[0]],
  outlet_id: of.outlets[0],
  start_date: '2026-11-23',
  end_date: '2026-11-23',
  weekdays: [],
  start_time: '10:00',
  end_time: '19:00',
  remark: null,
  skip_conflicts: false,
  ...more,
});
const plan = (more: object = {}) => owner.client.post('api/spm/schedules', form(project, more));
const list = async (query: Record<string, string | number>) =>
  (await owner.client.get('api/spm/schedules', { project_id: project.id, status: 'all', ...query })).body;

test('are planned by weekday, within the project, for its own outlets and promoters', async () => {
  const week = await plan({ promoter_ids: project.promoters, end_date: '2026-11-29', weekdays: [1, 3, 5] });
  expect(week.body).toMatchObject({ message: '6 schedules were added.', data: { created: 6, conflicts: [], warnings: [] } });
  expect((await plan({ start_date: '2027-01-01', end_date: '2027-01-01' })).body.errors).toEqual({
    start_date: ['The project runs from 01/11/26 to 31/12/26. Choose days within it.'],
  });
  expect((await plan({ end_date: '2026-11-24', start_date: '2026-11-24', weekdays: [1] })).body.errors).toHaveProperty('weekdays');
  expect((await plan({ end_date: '2100-12-31' })).body.errors).toHaveProperty('end_date');
  expect((await plan({ start_time: '10:00', end_time: '10:00' })).body.errors).toHaveProperty('end_time');
  expect((await plan({ outlet_id: 999_999 })).body.errors).toHaveProperty('outlet_id');
});

test('that overlap are refused by name and outlet, or skipped', async () => {
  const clash = (await plan({ start_time: '18:00', end_time: '22:00', outlet_id: project.outlets[1] })).body.errors.base[0];
  expect(clash).toMatch(/^Aina binti Contoh: 10:00–19:00 overlaps at Pasar Raya Contoh \d+ on 23\/11\/26$/);
  const skipped = await plan({ end_date: '2026-11-24', start_time: '18:00', end_time: '22:00', skip_conflicts: true });
  expect(skipped.body.data).toMatchObject({ created: 1, conflicts: [clash] });
  const tight = await plan({ start_time: '19:10', end_time: '21:00', outlet_id: project.outlets[1] });
  expect(tight.body.data).toMatchObject({ created: 1, warnings: ['Aina binti Contoh: less than 30 minutes to travel on 23/11/26'] });
});

test('of another company are in the way, and say when and no more', async () => {
  const stranger = await ownerOf(portal);
  const theirs = await projectOf(portal, stranger);
  const identity_number = '880808-08-8888';
  await portal.asSystem(async ({ db }) => {
    const { eq } = await import('drizzle-orm');
    for (const id of [project.promoters[1], theirs.promoters[0]]) await db.update(salesPromoters).set({ identity_number }).where(eq(salesPromoters.id, id));
  });
  const busy = await stranger.client.post(
    'api/spm/schedules',
    form(theirs, { start_date: '2026-12-07', end_date: '2026-12-07', start_time: '09:30', end_time: '19:30' }),
  );
  expect(busy.body.data.created).toBe(1);
  const refused = await plan({ promoter_ids: [project.promoters[1]], start_date: '2026-12-07', end_date: '2026-12-07' });
  expect(refused.body.errors).toEqual({ base: ['Lina binti Contoh: not free 09:30–19:30 on 07/12/26'] });
  expect(JSON.stringify(refused.body)).not.toContain('Pasar');
  // Nobody works any more for a company that is closed.
  await portal.owner.query(`update companies set status = 'Inactive' where id = $1`, [stranger.companyId]);
  expect((await plan({ promoter_ids: [project.promoters[1]], start_date: '2026-12-07', end_date: '2026-12-07' })).body.data).toMatchObject({ created: 1 });
});

test.each([
  ['whom payroll pays', 'employee_id'],
  ['of the same account', 'user_id'],
] as const)('are in the way of whoever plans the employee %s, until they are cancelled', async (_who, link) => {
  const boss = await ownerOf(portal);
  const theirs = await projectOf(portal, boss);
  const raju = await employeeOf(portal, boss, { name: 'Raju Contoh' });
  await portal.owner.query(`update sales_promoters set employee_id = $2, user_id = $3 where id = $1`, [
    theirs.promoters[0],
    link === 'employee_id' ? raju.employeeId : null,
    link === 'user_id' ? raju.userId : null,
  ]);
  expect((await boss.client.post('api/spm/schedules', form(theirs))).status).toBe(201);
  const { deploy } = await openProject(portal, boss);
  expect((await deploy(raju.employeeId)).body.errors).toEqual({
    employee_ids: [expect.stringContaining('Raju Contoh: Promoter schedule on 23/11/26, 10:00 AM–07:00 PM')],
  });
  await portal.owner.query(`update sales_schedules set status = 'Cancelled', cancel_reason = 'Not needed' where company_id = $1`, [boss.companyId]);
  expect((await deploy(raju.employeeId)).body).toMatchObject({ success: true });
});

test('two companies that plan the same person at once: one of them', async () => {
  const [one, two] = [await ownerOf(portal), await ownerOf(portal)];
  const [first, second] = [await projectOf(portal, one), await projectOf(portal, two)];
  await portal.asSystem(async ({ db }) => {
    const { eq } = await import('drizzle-orm');
    for (const id of [first.promoters[0], second.promoters[0]])
      await db.update(salesPromoters).set({ identity_number: '770707-07-7777' }).where(eq(salesPromoters.id, id));
  });
  const answers = await Promise.all([one.client.post('api/spm/schedules', form(first)), two.client.post('api/spm/schedules', form(second))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('are shown flat and in groups, with totals; the default is what is on going', async () => {
  const groups = await list({ view_type: 'scheduleByProjectOutletDate' });
  expect(groups.data[0].project).toMatchObject({ id: project.id });
  expect(groups.data[0].outlets[0].dates[0]).toMatchObject({ date: '2026-11-23', summary: { schedules: 2 } });
  const people = await list({ view_type: 'scheduleByProjectOutletDatePromoter', start_date: '2026-11-23', end_date: '2026-11-23' });
  expect(people.data[0].outlets[0].dates[0].promoters.map(({ promoter }: { promoter: { name: string } }) => promoter.name)).toEqual(
    expect.arrayContaining(['Aina binti Contoh', 'Lina binti Contoh']),
  );
  const [flat] = (await list({})).data;
  expect(flat).toMatchObject({
    promoter_id: project.promoters[0],
    checkin: null,
    checkout: null,
    stocks: [],
    daily_report: { status: 'pending' },
    tasks: { done: 0, total: 1 },
  });
  expect((await owner.client.get('api/spm/schedules', { project_id: project.id })).body).toMatchObject({ data: [], summary: { schedules: 0 } });
});

test('are moved, given away, cancelled with a reason, and copied to another week', async () => {
  const rows = (await list({ start_date: '2026-11-25', end_date: '2026-11-25' })).data;
  const mine = rows.find(({ promoter_id }: { promoter_id: number }) => promoter_id === project.promoters[0]);
  const at = `api/spm/schedules/${mine.id}`;
  const change = (more: object) =>
    owner.client.post(at, {
      promoter_id: mine.promoter_id,
      outlet_id: mine.outlet.id,
      date: '2026-11-25',
      start_time: '11:00',
      end_time: '20:00',
      remark: 'Later',
      ...more,
    });
  expect((await change({})).body.message).toBe('Schedule saved.');
  expect((await change({ promoter_id: project.promoters[1] })).body.errors).toHaveProperty('base');
  expect((await owner.client.post(`${at}/cancel`, { reason: 'no' })).body.errors).toHaveProperty('reason');
  expect((await owner.client.post(`${at}/cancel`, { reason: 'Outlet closed' })).status).toBe(200);
  expect((await change({})).body.errors).toEqual({ base: ['The schedule has begun or is over. It stays as it is.'] });
  const copied = await owner.client.post('api/spm/schedules/copy', { project_id: project.id, from: '2026-11-25', to: '2026-12-16', skip_conflicts: false });
  expect(copied.body.data.created).toBe((await list({ start_date: '2026-12-14', end_date: '2026-12-20' })).data.length);
});

test('a week that is copied leaves out, by name, the days beyond the project and who is no longer active', async () => {
  const boss = await ownerOf(portal);
  const shop = await projectOf(portal, boss);
  const week = { promoter_ids: shop.promoters, start_date: '2026-12-21', end_date: '2026-12-25', weekdays: [1, 5], start_time: '10:00', end_time: '18:00' };
  expect((await boss.client.post('api/spm/schedules', form(shop, week))).body.data).toMatchObject({ created: 4 });
  const copy = (skip_conflicts: boolean) =>
    boss.client.post('api/spm/schedules/copy', { project_id: shop.id, from: '2026-12-21', to: '2026-12-28', skip_conflicts });
  await portal.owner.query(`update sales_promoters set status = 'Inactive' where id = $1`, [shop.promoters[1]]);
  const left = [
    'Lina binti Contoh: no longer active in the project, on 28/12/26',
    'Aina binti Contoh: 01/01/27 is not of the project',
    'Lina binti Contoh: 01/01/27 is not of the project',
  ];
  expect((await copy(false)).body.errors).toEqual({ base: [left.join('\n')] });
  expect((await copy(true)).body.data).toMatchObject({ created: 1, conflicts: left });
});

test('a supervisor plans at the own outlets alone', async () => {
  const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
  await portal.asSystem((tx) =>
    tx.db
      .insert(salesProjectSupervisors)
      .values({ company_id: owner.companyId, project_id: project.id, employee_id: kavitha.employeeId, outlet_ids: [project.outlets[0]] }),
  );
  const day = { start_date: '2026-12-28', end_date: '2026-12-28' };
  expect((await kavitha.client.post('api/spm/schedules', form(project, day))).body.data.created).toBe(1);
  expect(
    (await kavitha.client.post('api/spm/schedules', form(project, { ...day, outlet_id: project.outlets[1], start_time: '20:00', end_time: '22:00' }))).body
      .errors,
  ).toHaveProperty('outlet_id');
  const seen = (await kavitha.client.get('api/spm/schedules', { status: 'all', start_date: '2026-11-01', end_date: '2026-12-31' })).body.data;
  expect(new Set(seen.map(({ outlet }: { outlet: { id: number } }) => outlet.id))).toEqual(new Set([project.outlets[0]]));
});

test('begin an hour before, are missed four hours after, and what is left open is closed', async () => {
  const run = (at: string) => followTimesJob.run({}, { services: { pool: portal.owner, clock: { now: () => new Date(at) } } } as never);
  const statuses = async () => (await list({ start_date: '2026-12-30', end_date: '2026-12-30' })).data.map(({ status }: { status: string }) => status);
  await plan({ promoter_ids: project.promoters, start_date: '2026-12-30', end_date: '2026-12-30' });
  await run('2026-12-30T08:59:59+08:00');
  expect(await statuses()).toEqual(['Upcoming', 'Upcoming']);
  await run('2026-12-30T09:00:00+08:00');
  expect(await statuses()).toEqual(['On Going', 'On Going']);
  const rows = (await list({ start_date: '2026-12-30', end_date: '2026-12-30' })).data;
  await portal.owner.query(
    `insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) values ($1, $2, 'checkin', '2026-12-30T10:02:30+08:00', 'ontime', 'mobile')`,
    [owner.companyId, rows[0].id],
  );
  await run('2026-12-30T22:59:59+08:00');
  expect(await statuses()).toEqual(['On Going', 'On Going']);
  await run('2026-12-30T23:00:00+08:00');
  const after = (await list({ start_date: '2026-12-30', end_date: '2026-12-30' })).data;
  const of = (id: number) => after.find((row: { id: number }) => row.id === id);
  expect(of(rows[0].id)).toMatchObject({ status: 'Completed', worked_minutes: 538, checkout: { source: 'auto', recorded_at: '2026-12-30T11:00:00Z' } });
  expect(of(rows[1].id)).toMatchObject({ status: 'Missed', checkout: null });
});
