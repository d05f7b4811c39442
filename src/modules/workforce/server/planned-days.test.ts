/** Confirmed deployments as days of the schedule, over HTTP: written once, taken away again, and never over a day that was rostered by hand. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { DEPLOYMENTS, FRIDAY, MONDAY, openProject } from '#app/server/testing/workforce-project.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const ROSTER = 'api/operation/attendances/schedules';

async function opened() {
  const owner = await ownerOf(portal);
  const project = await openProject(portal, owner);
  const ali = await employeeOf(portal, owner, { name: 'Ali Contoh' });
  const rows = async () =>
    (
      await portal.owner.query(
        `select date::text, day_type, sessions, work_site_id::int as site, more_site_ids::int[] as more, remark, break_minutes as rest, source
         from attendance_schedules where company_id = $1 and employee_id = $2 and published_at is not null order by date`,
        [owner.companyId, ali.employeeId],
      )
    ).rows;
  const byHand = (date: string, day_type: string, sessions: object[] = []) =>
    portal.owner.query(
      `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, published_at) values ($1, $2, $3, $4, $5, now())`,
      [owner.companyId, ali.employeeId, date, day_type, JSON.stringify(sessions)],
    );
  const own = async (start_date = MONDAY, end_date = FRIDAY) => (await ali.client.get('api/attendances/schedules', { start_date, end_date })).body.data;
  const call = async (id: number, deed: string, body: object = {}) => (await owner.client.post(`${DEPLOYMENTS}/${id}/${deed}`, body)).body;
  return { owner, ali, rows, byHand, own, call, ...project };
}

test('what is confirmed stands on the schedule of whoever is deployed, with the site and the project, and goes when it is cancelled', async () => {
  const { ali, rows, own, call, deploy, confirmed, site, addNeed } = await opened();
  const before = await own();
  const rest = await addNeed({ break_minutes: 45, weekdays: [1, 3] });
  const waits = (await deploy(ali.employeeId, { requirement_id: rest })).body.data.ids[0];
  expect(await rows()).toEqual([]);
  expect(await call(waits, 'confirm')).toMatchObject({ success: true, data: { warnings: [] } });
  const day = {
    day_type: 'Working',
    sessions: [{ start_time: '08:00', end_time: '16:00' }],
    site,
    more: [],
    remark: 'Night works',
    rest: 45,
    source: 'deployment',
  };
  const written = [MONDAY, '2026-11-25'].map((date) => ({ date, ...day }));
  expect(await rows()).toEqual(written);
  expect((await own())[0]).toMatchObject({ date: MONDAY, day_type: 'Working', remark: 'Night works', site: { id: site }, sessions: day.sessions });
  expect(await call(waits, 'confirm')).toHaveProperty('errors.base');
  expect(await rows()).toEqual(written);
  expect(await call(waits, 'cancel', { reason: 'Not needed' })).toMatchObject({ success: true });
  expect(await rows()).toEqual([]);
  expect(await own()).toEqual(before);
  await confirmed(ali.employeeId);
  expect(await rows()).toHaveLength(5);
});

test('of any days that are confirmed and cancelled the schedule is as before, and of days that stay it is theirs alone', async () => {
  const { ali, rows, byHand, call, deploy } = await opened();
  await byHand('2026-12-03', 'Rest Day');
  await byHand('2026-12-05', 'Off Day');
  const before = await rows();
  const day = (at: number) => `2026-12-${String(at).padStart(2, '0')}`;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 8 }), fc.boolean(), async (first, length, keeps) => {
      const id = (await deploy(ali.employeeId, { start_date: day(first), end_date: day(first + length) })).body.data.ids[0];
      expect(await call(id, 'confirm', { reason: 'Agreed' })).toMatchObject({ success: true });
      const standing = await rows();
      const dates = Array.from({ length: length + 1 }, (_, at) => day(first + at));
      const mine = dates.filter((date) => date !== day(3) && date !== day(5));
      expect(standing.filter(({ source }) => source === 'deployment').map(({ date }) => date)).toEqual(mine);
      expect(standing.filter(({ source }) => source === 'roster')).toEqual(before);
      if (keeps) expect(await call(id, 'confirm')).toHaveProperty('errors.base');
      expect(await rows()).toEqual(standing);
      expect(await call(id, 'cancel', { reason: 'Rain' })).toMatchObject({ success: true });
      expect(await rows()).toEqual(before);
    }),
    { numRuns: 8 },
  );
});

test('a day that was rostered by hand stays, the deployment says so, and takes its place when it is taken off the roster', async () => {
  const { owner, ali, rows, byHand, call, deploy } = await opened();
  await byHand('2026-11-25', 'Rest Day');
  const id = (await deploy(ali.employeeId)).body.data.ids[0];
  const { data } = await call(id, 'confirm');
  expect(data.warnings).toEqual([{ employee_id: ali.employeeId, text: 'Ali Contoh: Attendance goes by the roster, not by the deployment, on 25/11/26.' }]);
  const sources = async () => (await rows()).map(({ source }) => source);
  expect(await sources()).toEqual(['deployment', 'deployment', 'roster', 'deployment', 'deployment']);
  const idOn = async (date: string) =>
    (await portal.owner.query<{ id: string }>('select id from attendance_schedules where employee_id = $1 and date = $2', [ali.employeeId, date])).rows[0]?.id;
  expect((await owner.client.delete(`${ROSTER}/${await idOn(MONDAY)}`)).body.errors).toEqual({
    base: ['This day comes from a deployment: Night works. Change or cancel it there.'],
  });
  expect((await owner.client.delete(`${ROSTER}/${await idOn('2026-11-25')}`)).body).toMatchObject({ success: true });
  expect(await sources()).toEqual(Array.from({ length: 5 }, () => 'deployment'));
});

test('two deployments of a day are one day with both sessions and sites, and one of them goes alone', async () => {
  const { owner, ali, rows, call, confirmed, addNeed, needForm, form, site } = await opened();
  const { client, companyId } = owner;
  const placed = await portal.owner.query<{ id: string }>(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, 'Second', 'S-2', 'Project', 4, 102, 100) returning id`,
    [companyId],
  );
  const other = Number(placed.rows[0]?.id);
  const second = (await client.post('api/wom/projects', { ...form, code: 'W-2', name: 'Drainage', work_site_id: other })).body.data.id;
  const late = (await client.post(`api/wom/projects/${second}/requirements`, needForm({ start_time: '13:00', end_time: '17:00' }))).body.data.id;
  const early = await addNeed({ start_time: '08:00', end_time: '12:00' });
  const once = { start_date: MONDAY, end_date: MONDAY };
  const evening = await confirmed(ali.employeeId, { requirement_id: late, ...once });
  await confirmed(ali.employeeId, { requirement_id: early, ...once });
  const [morning, afternoon] = [
    { start_time: '08:00', end_time: '12:00' },
    { start_time: '13:00', end_time: '17:00' },
  ];
  expect(await rows()).toMatchObject([{ sessions: [morning, afternoon], site, more: [other], remark: 'Night works · Drainage' }]);
  expect(await call(evening, 'cancel', { reason: 'Rain' })).toMatchObject({ success: true });
  expect(await rows()).toMatchObject([{ sessions: [morning], site, more: [], remark: 'Night works' }]);
});

test('a project that moves takes its days along, one that is cancelled gives them back, and whoever leaves has none', async () => {
  const { owner, rows, confirmed, ali, project, path, form } = await opened();
  await confirmed(ali.employeeId);
  let { updated_at } = project;
  const save = async (more: object) => {
    const { body } = await owner.client.post(path, { ...form, ...more, updated_at });
    expect(body).toMatchObject({ success: true });
    ({ updated_at } = body.data);
  };
  await save({ name: 'Night works, lot 2' });
  expect(await rows()).toMatchObject(Array.from({ length: 5 }, () => ({ remark: 'Night works, lot 2' })));
  const told = await portal.owner.query(`select 1 from notifications where user_id = $1 and notification_type = 'attendance_schedule'`, [ali.userId]);
  expect(told.rows).toHaveLength(1);
  await save({ name: 'Night works, lot 2', cancelled: true });
  expect(await rows()).toEqual([]);
  await save({ name: 'Night works, lot 2' });
  expect(await rows()).toHaveLength(5);
  const { status } = await owner.client.post(`api/admin/employees/${ali.employeeId}/inactivate`, { date: '2026-11-19', reason: 'Resigned' });
  expect(status).toBe(200);
  expect(await rows()).toEqual([]);
});

test('today is planned too and shown beside the clock, unless somebody has punched already', async () => {
  const { owner, ali, rows, confirmed, call, deploy, hire, site } = await opened();
  const range = { start_date: '2026-11-20', end_date: '2026-11-21' };
  const id = await confirmed(ali.employeeId, range);
  const { data } = (await ali.client.get('api/attendances/today', {})).body;
  expect(data).toMatchObject({ remark: 'Night works', places: [{ of: 'site', id: site }] });
  expect(await call(id, 'cancel', { reason: 'Rain' })).toMatchObject({ success: true });
  // A day that has begun stays deployed, and stays planned.
  expect((await rows()).map(({ date }) => date)).toEqual(['2026-11-20']);

  const siti = await hire({ name: 'Siti Contoh' });
  await portal.owner.query(
    `with punch as (insert into attendance_records (company_id, employee_id, type, recorded_at, source) values ($1, $2, 'checkin', '2026-11-20T00:00:00Z', 'web') returning id)
     insert into attendances (company_id, employee_id, date, session_index, day_type, basis, checkin_id)
       select $1, $2, '2026-11-20', 0, 'Normal', '{}', id from punch`,
    [owner.companyId, siti.id],
  );
  const begun = (await deploy(siti.id, range)).body.data.ids[0];
  expect((await call(begun, 'confirm')).data.warnings).toEqual([
    { employee_id: siti.id, text: 'Siti Contoh: The day has begun. Attendance stays as it was planned on 20/11/26.' },
  ]);
  const planned = await portal.owner.query('select date::text from attendance_schedules where employee_id = $1', [siti.id]);
  expect(planned.rows).toEqual([{ date: '2026-11-21' }]);
});

test('nobody plans through deployments without the right to confirm', async () => {
  const { owner, ali, rows, deploy } = await opened();
  const id = (await deploy(ali.employeeId)).body.data.ids[0];
  const planner = await adminOf(portal, owner, { '/wom/project': ['Deploy'] });
  expect((await planner.client.post(`${DEPLOYMENTS}/${id}/confirm`, {})).status).toBe(403);
  expect(await rows()).toEqual([]);
});
