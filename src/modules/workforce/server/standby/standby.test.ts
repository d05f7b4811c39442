/** People on standby over HTTP: in no count until they are called, in the way of other plans, and called into a gap for one day. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { DEPLOYMENTS, FRIDAY, MONDAY, openProject } from '#app/server/testing/workforce-project.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const GAPS = 'api/wom/gaps';

test('a standby fills no place, costs nothing and plans no attendance, but other plans respect it', async () => {
  const owner = await ownerOf(portal);
  const { client, companyId } = owner;
  const { deploy, confirmed, week, hire, path, addNeed } = await openProject(portal, owner);
  const ready = await hire({ name: 'Siaga Contoh' });
  const other = await addNeed({ shift_name: 'Same hours', headcount: 2 });
  const span = { start_date: TODAY, end_date: FRIDAY };
  await confirmed((await hire()).id, span);
  const before = {
    heads: (await week(TODAY)).needs.map(({ days }: { days: object }) => days),
    summary: (await client.get('api/wom/projects/summary')).body.data,
    day: (await client.get(`${path}/daily-reports/${TODAY}`)).body.data.total,
    waiting: (await client.get(`${path}/cost`)).body.data.waiting,
  };
  const made = await deploy(ready.id, { ...span, standby: true });
  expect(made.body.message).toBe('1 person on standby. Confirm to make it hold.');
  const [id] = made.body.data.ids;
  expect((await deploy(ready.id, { ...span, requirement_id: other })).body.errors).toHaveProperty('employee_ids');
  expect((await client.post(`${DEPLOYMENTS}/${id}/confirm`, { reason: 'Agreed with them' })).body).toMatchObject({ success: true });
  expect({
    heads: (await week(TODAY)).needs.map(({ days }: { days: object }) => days),
    summary: (await client.get('api/wom/projects/summary')).body.data,
    day: (await client.get(`${path}/daily-reports/${TODAY}`)).body.data.total,
    waiting: (await client.get(`${path}/cost`)).body.data.waiting,
  }).toEqual(before);
  expect((await week(TODAY)).deployments).toContainEqual(expect.objectContaining({ id, standby: true, status: 'On Going' }));
  expect((await deploy(ready.id, { ...span, requirement_id: other })).body.errors).toEqual({
    employee_ids: [expect.stringContaining('Siaga Contoh: Deployment to Night works on 20/11/26')],
  });
  const planned = await portal.owner.query('select date from attendance_schedules where company_id = $1 and employee_id = $2', [companyId, ready.id]);
  expect(planned.rows).toEqual([]);
  // Who takes the days of a standby over is kept ready, too.
  const next = await hire({ name: 'Ganti Contoh' });
  const taken = (await client.post(`${DEPLOYMENTS}/${id}/replace`, { employee_id: next.id, reason: 'Ill' })).body.data.id;
  expect((await week(TODAY)).deployments).toContainEqual(expect.objectContaining({ id: taken, standby: true, status: 'Pending' }));
});

test('whoever was confirmed on standby is told when the days ahead are cancelled or given away, and nobody who was not', async () => {
  const owner = await ownerOf(portal);
  const { deploy, confirmed } = await openProject(portal, owner);
  const person = (name: string) => employeeOf(portal, owner, { name });
  const [siaga, ganti, belum] = [await person('Siaga Contoh'), await person('Ganti Contoh'), await person('Belum Contoh')];
  const told = async ({ userId }: { readonly userId: number }) =>
    (
      await portal.owner.query(
        `select title ->> 'en' as title, message ->> 'en' as said from notifications where user_id = $1 and notification_type = 'wom_deployment' order by id`,
        [userId],
      )
    ).rows.map(({ title, said }) => `${title}: ${said}`);
  const call = async (id: number, deed: string, body: object) =>
    expect((await owner.client.post(`${DEPLOYMENTS}/${id}/${deed}`, { reason: 'Not needed', ...body })).body).toMatchObject({ success: true });
  const standby = { standby: true, start_date: TODAY };
  await call(await confirmed(siaga.employeeId, standby), 'cancel', {});
  await call(await confirmed(ganti.employeeId, standby), 'replace', { employee_id: siaga.employeeId });
  await call((await deploy(belum.employeeId, standby)).body.data.ids[0], 'cancel', {});
  // The day that has begun stays.
  const both = ['You are on standby: Night works, from 20/11/26 to 27/11/26.', 'You are no longer on standby: Night works, from 21/11/26 to 27/11/26.'];
  expect([await told(siaga), await told(ganti), await told(belum)]).toEqual([both, both, []]);
});

test('somebody on standby is called into a gap of tomorrow for the day, and stays ready on the others', async () => {
  const owner = await ownerOf(portal);
  const { client, companyId } = owner;
  const { deploy, confirmed, week, path, need, addNeed, project, hire } = await openProject(portal, owner);
  const ready = await employeeOf(portal, owner, { name: 'Siaga Contoh' });
  const full = await addNeed({ shift_name: 'Full', headcount: 1 });
  await confirmed((await hire()).id, { start_date: TODAY, requirement_id: full });
  await confirmed((await hire()).id, { start_date: TODAY });
  await deploy((await hire()).id, { start_date: TODAY });
  const span = { start_date: TODAY, end_date: '2026-11-24', standby: true };
  const id = await confirmed(ready.employeeId, span);
  const shut = (await deploy((await hire({ name: 'Belum Contoh' })).id, span)).body.data.ids[0];
  const gaps = async (date = TOMORROW) => (await client.get(GAPS, { date })).body.data;
  expect(await gaps()).toEqual({
    needed: 4,
    filled: 2,
    standby: 1,
    gaps: [
      {
        project: { id: project.id, code: 'W-1', name: 'Night works' },
        requirement_id: need,
        position: expect.stringContaining('Welder'),
        shift_name: 'Day',
        start_time: '08:00',
        end_time: '16:00',
        needed: 3,
        confirmed: 1,
        pending: 1,
        missing: 2,
      },
    ],
  });
  const found = async () => (await client.get(`${GAPS}/${need}/standby`, { date: TOMORROW })).body.data;
  expect(await found()).toEqual([
    {
      deployment_id: id,
      employee: { id: ready.employeeId, name: 'Siaga Contoh', code: expect.any(String) },
      project: 'Night works',
      position: expect.stringContaining('Welder'),
      same_position: true,
      free: true,
      why: [],
      override: false,
    },
  ]);
  const call = async (one: number, more: object = {}) =>
    (await client.post(`${DEPLOYMENTS}/${one}/call`, { requirement_id: need, date: TOMORROW, ...more })).body;
  const nobody = { base: ['Nobody who is confirmed on standby on this day.'] };
  expect((await call(shut)).errors).toEqual(nobody);
  expect((await call(id, { date: '2026-11-25' })).errors).toEqual(nobody);
  expect((await call(id, { requirement_id: full })).errors).toEqual({ requirement_id: ['Nobody is missing there on this day.'] });
  expect(await call(id)).toMatchObject({ success: true, message: 'Siaga Contoh is deployed on 21/11/26.', data: { id, warnings: [] } });
  expect(await gaps()).toMatchObject({ filled: 3, standby: 0, gaps: [{ confirmed: 2, missing: 1 }] });
  expect(await gaps('2026-11-22')).toMatchObject({ filled: 2, standby: 1 });
  const own = (await week(TODAY)).deployments.filter(({ employee }: { employee: { id: number } }) => employee.id === ready.employeeId);
  expect(own.map(({ start_date, end_date, standby, status }: Record<string, unknown>) => [start_date, end_date, standby, status])).toEqual([
    [TODAY, TODAY, true, 'On Going'],
    [TOMORROW, TOMORROW, false, 'Confirmed'],
    ['2026-11-22', '2026-11-24', true, 'Confirmed'],
  ]);
  expect((await call(id)).errors).toEqual(nobody);
  const planned = await portal.owner.query<{ date: string }>(`select date::text from attendance_schedules where company_id = $1 and employee_id = $2`, [
    companyId,
    ready.employeeId,
  ]);
  expect(planned.rows).toEqual([{ date: TOMORROW }]);
  const told = await portal.owner.query(
    `select title ->> 'en' as title, message ->> 'en' as said from notifications where user_id = $1 and notification_type = 'wom_deployment' order by id`,
    [ready.userId],
  );
  expect(told.rows).toEqual([
    { title: 'You are on standby', said: 'Night works, from 20/11/26 to 24/11/26.' },
    { title: 'You are deployed', said: 'Night works, from 21/11/26 to 21/11/26.' },
  ]);
  // The shortage that is told of tomorrow leaves out who is still kept ready.
  const more = await confirmed((await hire()).id, span);
  await runJob(portal, 'workforce.tell-shortage');
  const short = await portal.owner.query(`select missing from wom_shortages where company_id = $1`, [companyId]);
  expect(short.rows).toEqual([{ missing: 1 }]);
  // Today, too: somebody did not come.
  expect(await call(more, { date: TODAY })).toMatchObject({ success: true });
  expect((await client.get(`${path}/daily-reports/${TODAY}`)).body.data.total.planned).toBe(3);
});

test('nobody who is away is called, the rules of deployments hold, and two fill one gap once', async () => {
  const owner = await ownerOf(portal);
  const { confirmed, need, addNeed, hire } = await openProject(portal, owner);
  const span = { start_date: TOMORROW, end_date: '2026-11-23', standby: true };
  const away = await hire({ name: 'Cuti Contoh' });
  const id = await confirmed(away.id, span);
  await portal.owner.query(
    `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, published_at) values ($1, $2, $3, 'Working', $4, now())`,
    [owner.companyId, away.id, TOMORROW, JSON.stringify([{ start_time: '15:00', end_time: '19:00' }])],
  );
  const found = (await owner.client.get(`${GAPS}/${need}/standby`, { date: TOMORROW })).body.data;
  expect(found).toMatchObject([{ deployment_id: id, free: false, why: [expect.stringContaining('Planned work on 21/11/26')] }]);
  const call = (one: number, requirement_id: number) => owner.client.post(`${DEPLOYMENTS}/${one}/call`, { requirement_id, date: TOMORROW });
  expect((await call(id, need)).body.errors).toEqual({ base: [expect.stringContaining('Cuti Contoh: Planned work on 21/11/26')] });

  const single = await addNeed({ shift_name: 'One', headcount: 1 });
  const both = [await confirmed((await hire()).id, span), await confirmed((await hire()).id, span)];
  const answers = await Promise.all(both.map((one) => call(one, single)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});

test('rights: of a neighbour nothing, without the action nothing, nobody out of sight', async () => {
  const owner = await ownerOf(portal);
  const { confirmed, need, hire } = await openProject(portal, owner);
  const [near, far] = [await hire(), await hire()];
  const span = { start_date: TODAY, end_date: MONDAY, standby: true };
  const [id, hidden] = [await confirmed(near.id, span), await confirmed(far.id, span)];
  const body = { requirement_id: need, date: TOMORROW };
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(GAPS, { date: TOMORROW })).body.data).toMatchObject({ needed: 0, standby: 0, gaps: [] });
  expect((await stranger.client.get(`${GAPS}/${need}/standby`, { date: TOMORROW })).status).toBe(422);
  expect((await stranger.client.post(`${DEPLOYMENTS}/${id}/call`, body)).status).toBe(404);
  const viewer = await adminOf(portal, owner, { '/wom/project': ['Deploy'] });
  expect((await viewer.client.get(GAPS, { date: TOMORROW })).status).toBe(200);
  expect((await viewer.client.get(`${GAPS}/${need}/standby`, { date: TOMORROW })).status).toBe(403);
  expect((await viewer.client.post(`${DEPLOYMENTS}/${id}/call`, body)).status).toBe(403);
  const confirmer = await adminOf(portal, owner, { '/wom/project': ['Confirm'] }, { employee: [near.id] });
  const seen = (await confirmer.client.get(`${GAPS}/${need}/standby`, { date: TOMORROW })).body.data;
  expect(seen.map(({ deployment_id }: { deployment_id: number }) => deployment_id)).toEqual([id]);
  expect((await confirmer.client.post(`${DEPLOYMENTS}/${hidden}/call`, body)).status).toBe(404);
  expect((await confirmer.client.post(`${DEPLOYMENTS}/${id}/call`, body)).body).toMatchObject({ success: true });
  expect((await confirmer.client.get(GAPS, { date: 'soon' })).status).toBe(422);
});
