/** Daily manpower over HTTP: attendance beside what was planned, corrections with a reason, confirmed days that stay, and whose days are whose. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { picture } from '#app/server/testing/visit-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openProject } from '#app/server/testing/workforce-project.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const [FRIDAY, SATURDAY] = ['2026-11-20', '2026-11-21'];
beforeEach(() => portal.clock.set(`${FRIDAY}T07:00:00+08:00`));

interface Attended {
  readonly date?: string;
  readonly in: string;
  readonly out?: string;
  readonly site: number | null;
  readonly branch?: number;
  readonly minutes?: number;
  readonly overtime?: number;
}
/** A session of attendance as it is kept. */
const attend = ({ companyId }: TestPerson, employee: number, given: Attended) =>
  portal.owner.query(
    `with punch as (
       insert into attendance_records (company_id, employee_id, type, source, recorded_at, work_site_id, branch_id, position)
       select $1, $2, t.type, 'web', t.at, $6, $7, case when coalesce($6::bigint, $7) is not null then 'inside' end
       from (values ('checkin', $4::timestamptz), ('checkout', $5)) t(type, at) where t.at is not null returning id, type)
     insert into attendances (company_id, employee_id, date, session_index, day_type, checkin_id, checkout_id, minutes, overtime_minutes, overtime_status, basis)
     select $1, $2, $3, 0, 'Normal', (select id from punch where type = 'checkin'), (select id from punch where type = 'checkout'), $8, $9::int,
       case when $9::int > 0 then 'Approved' else 'None' end, '{}'`,
    [
      companyId,
      employee,
      given.date ?? FRIDAY,
      `${given.date ?? FRIDAY} ${given.in}+08`,
      given.out === undefined ? null : `${given.date ?? FRIDAY} ${given.out}+08`,
      given.site,
      given.branch ?? null,
      given.minutes ?? 480,
      given.overtime ?? 0,
    ],
  );

async function openDay() {
  const owner = await ownerOf(portal);
  const project = await openProject(portal, owner);
  const { path, hire, confirmed, site } = project;
  const deployed = async (name: string, more: object = {}) => {
    const { id } = await hire({ name });
    const deployment = await confirmed(id, { start_date: FRIDAY, ...more });
    return { id, deployment };
  };
  const day = async (date = FRIDAY, client = owner.client) => (await client.get(`${path}/daily-reports/${date}`)).body.data;
  const stateOf = async (name: string, date = FRIDAY) =>
    (await day(date)).needs
      .flatMap(({ people }: { people: { employee: { name: string } }[] }) => people)
      .find((each: { employee: { name: string } }) => each.employee.name === name);
  const settle = (what: string, form: object = {}, date = FRIDAY) => owner.client.post(`${path}/daily-reports/${date}${what}`, form);
  const confirm = (date = FRIDAY) => settle('/confirm', { weather: 'Rain', incidents: null, remark: null }, date);
  return { owner, deployed, day, stateOf, settle, confirm, site, path, project };
}

test('who is there beside who was deployed, by need and for the list of projects', async () => {
  const { owner, deployed, day, stateOf, site, path } = await openDay();
  const branch = (await portal.owner.query<{ id: number }>('select id from branches where company_id = $1', [owner.companyId])).rows[0]?.id ?? 0;
  const [ali, siti, raju, bala] = [await deployed('Ali Contoh'), await deployed('Siti Contoh'), await deployed('Raju Contoh'), await deployed('Bala Contoh')];
  await attend(owner, ali.id, { in: '07:55', out: '17:10', site, minutes: 540, overtime: 60 });
  await attend(owner, siti.id, { in: '08:40', site, minutes: 0 });
  await attend(owner, raju.id, { in: '08:00', out: '16:00', site: null, branch });
  await portal.owner.query(
    `with asked as (
       insert into leaves (company_id, number, employee_id, leave_type_id, start_date, end_date, duration, total_days, apply_date, reason, account_year, status)
       select $1, 'L-1', $2, id, $3, $3, 'Full', 1, $3, 'Away', 2026, 'Approved' from leave_types where company_id = $1 limit 1 returning id)
     insert into leave_days (company_id, leave_id, employee_id, date, part, value, reason) select $1, id, $2, $3, 'Full', 1, 'working' from asked`,
    [owner.companyId, bala.id, FRIDAY],
  );
  portal.clock.set(`${FRIDAY}T12:00:00+08:00`);
  const figures = { planned: 4, present: 2, absent: 1, leave: 1, expected: 0, late: 1, minutes: 540, overtime_minutes: 60 };
  expect(await day()).toMatchObject({ confirmed: null, can_confirm: false, total: figures, needs: [{ needed: 3, shift_name: 'Day', ...figures }] });
  expect(await stateOf('Ali Contoh')).toMatchObject({ state: 'present', planned_minutes: 480, minutes: 540, overtime_minutes: 60, late_minutes: 0 });
  expect(await stateOf('Siti Contoh')).toMatchObject({ state: 'present', late_minutes: 40, left: null });
  expect(await stateOf('Raju Contoh')).toMatchObject({ state: 'elsewhere', arrived: null });
  expect((await owner.client.get(path)).body.data).toMatchObject({ present: 2 });
  expect((await owner.client.get('api/wom/projects')).body.data[0]).toMatchObject({ present: 2 });
  expect((await owner.client.get('api/wom/projects/summary')).body.data).toMatchObject({ present: 2 });
  expect((await day(SATURDAY)).total).toMatchObject({ planned: 4, present: 0, expected: 4 });
});

test('a correction has a reason and stands before attendance; a confirmed day stands before both, until it is opened again', async () => {
  const { owner, deployed, day, stateOf, settle, confirm, site } = await openDay();
  const [ali, siti] = [await deployed('Ali Contoh'), await deployed('Siti Contoh')];
  await attend(owner, ali.id, { in: '08:00', out: '17:00', site, minutes: 540, overtime: 60 });
  expect((await confirm()).body.errors).toEqual({ date: ['The last shift ends at 04:00 PM.'] });
  expect((await confirm(SATURDAY)).body.errors).toEqual({ date: ['The day lies ahead.'] });
  const form = { deployment_id: siti.deployment, present: true, hours: 7.5, reason: 'Her phone was broken' };
  expect((await settle('', { ...form, reason: ' ' })).body.errors).toHaveProperty('reason');
  expect((await settle('', { ...form, hours: 0 })).body.errors).toEqual({ hours: ['Say how many hours.'] });
  expect((await settle('', { ...form, hours: 25 })).body.errors).toHaveProperty('hours');
  expect((await settle('', { ...form, deployment_id: 987_654 })).status).toBe(404);
  expect((await settle('', form, SATURDAY)).body.errors).toHaveProperty('date');
  portal.clock.set(`${FRIDAY}T18:00:00+08:00`);
  expect(await stateOf('Siti Contoh')).toMatchObject({ state: 'absent', reason: null });
  expect((await settle('', form)).body).toMatchObject({ success: true });
  expect(await stateOf('Siti Contoh')).toMatchObject({ state: 'present', minutes: 450, reason: 'Her phone was broken' });
  expect((await settle('', { deployment_id: ali.deployment, present: false, hours: 8, reason: 'Somebody else held his phone' })).body).toMatchObject({
    success: true,
  });
  expect((await day()).total).toMatchObject({ present: 1, absent: 1, minutes: 450, overtime_minutes: 0 });
  expect((await settle('', { deployment_id: ali.deployment, present: true, hours: 9, reason: 'Seen on the camera' })).body).toMatchObject({ success: true });
  expect((await day()).total).toMatchObject({ present: 2, minutes: 990, overtime_minutes: 60 });

  expect((await confirm()).body).toMatchObject({ success: true });
  expect(await day()).toMatchObject({ confirmed: { by: owner.name }, can_confirm: false, weather: 'Rain', total: { planned: 2, present: 2, minutes: 990 } });
  await portal.owner.query('delete from attendances where company_id = $1', [owner.companyId]);
  expect((await day()).total).toMatchObject({ present: 2, minutes: 990, overtime_minutes: 60 });
  expect((await settle('', form)).body.errors).toEqual({ date: ['The day is confirmed. Open it again to change it.'] });
  expect((await confirm()).body.errors).toHaveProperty('date');
  const kept = await portal.owner.query('select state, minutes, cost, overtime_cost from wom_daily_people where company_id = $1 order by id', [
    owner.companyId,
  ]);
  // An hour of a shift of eight at RM 100 costs RM 12.50, one and a half times.
  expect(kept.rows.map((row) => Object.values(row).map(String))).toEqual([
    ['present', '450', '100.00', '0.00'],
    ['present', '540', '100.00', '18.75'],
  ]);

  expect((await settle('/reopen', { reason: 'x' })).body.errors).toHaveProperty('reason');
  expect((await settle('/reopen', { reason: 'The hours were wrong' })).body).toMatchObject({ success: true });
  expect((await settle('/reopen', { reason: 'The hours were wrong' })).body.errors).toEqual({ date: ['The day is not confirmed.'] });
  // The corrections stand; of overtime there is nothing any more.
  expect((await day()).total).toMatchObject({ present: 2, minutes: 990, overtime_minutes: 0 });
});

test('a confirmed day keeps its photos, and those alone that are named when it is confirmed again', async () => {
  const { owner, deployed, day, settle } = await openDay();
  await deployed('Ali Contoh');
  portal.clock.set(`${FRIDAY}T18:00:00+08:00`);
  const said = { weather: null, incidents: null, remark: null };
  const [one, two] = [await picture(owner), await picture(owner)];
  expect((await settle('/confirm', { ...said, photos: [one, two] })).body).toMatchObject({ success: true });
  const files = async () => (await day()).photos.map(({ file }: { file: string }) => file);
  expect(await files()).toEqual([one, two]);
  await settle('/reopen', { reason: 'One photo shows somebody else' });
  expect((await settle('/confirm', { ...said, photos: [two, 'c0ffee00-0000-4000-8000-000000000000'] })).body.errors).toHaveProperty('photos');
  expect((await settle('/confirm', { ...said, photos: [two] })).body).toMatchObject({ success: true });
  expect(await files()).toEqual([two]);
  await settle('/reopen', { reason: 'The weather is missing' });
  expect((await settle('/confirm', { ...said, weather: 'Rain' })).body).toMatchObject({ success: true });
  expect(await files()).toEqual([two]);
});

test('who worked for two projects in one go has each minute once', async () => {
  const { owner, project, stateOf } = await openDay();
  const other = await openProject(portal, owner, 'W-2');
  const { id } = await project.hire({ name: 'Dua Contoh' });
  await project.confirmed(id, { start_date: FRIDAY });
  const requirement_id = await other.addNeed({ shift_name: 'Evening', start_time: '16:00', end_time: '19:00' });
  await other.confirmed(id, { start_date: FRIDAY, requirement_id });
  await attend(owner, id, { in: '08:00', out: '19:00', site: null, minutes: 660, overtime: 66 });
  portal.clock.set(`${FRIDAY}T20:00:00+08:00`);
  const there = async (path: string) =>
    (await owner.client.get(`${path}/daily-reports/${FRIDAY}`)).body.data.needs.flatMap(({ people }: { people: unknown[] }) => people);
  expect(await stateOf('Dua Contoh')).toMatchObject({ state: 'present', minutes: 480, overtime_minutes: 48, late_minutes: 0 });
  expect(await there(other.path)).toMatchObject([{ state: 'present', minutes: 180, overtime_minutes: 18, late_minutes: 0 }]);
});

test('a night belongs to the day on which it begins', async () => {
  const { owner, project, stateOf, site } = await openDay();
  const night = await project.addNeed({ shift_name: 'Night', start_time: '20:00', end_time: '05:00', break_minutes: 60 });
  const { id } = await project.hire({ name: 'Malam Contoh' });
  await project.confirmed(id, { requirement_id: night, start_date: FRIDAY });
  await portal.owner.query(
    `with punch as (insert into attendance_records (company_id, employee_id, type, source, recorded_at, work_site_id, position)
       values ($1, $2, 'checkin', 'web', '2026-11-21 00:10+08', $3, 'inside') returning id)
     insert into attendances (company_id, employee_id, date, session_index, day_type, checkin_id, minutes, basis) select $1, $2, '2026-11-21', 0, 'Normal', id, 290, '{}' from punch`,
    [owner.companyId, id, site],
  );
  portal.clock.set(`${SATURDAY}T05:30:00+08:00`);
  expect(await stateOf('Malam Contoh')).toMatchObject({ state: 'present', late_minutes: 250, planned_minutes: 480 });
  expect(await stateOf('Malam Contoh', SATURDAY)).toMatchObject({ state: 'expected' });
});

test('a day that was confirmed keeps whoever was deployed then, and nobody who was not', async () => {
  const { deployed, day, confirm, settle } = await openDay();
  expect((await confirm()).body.errors).toEqual({ date: ['Nobody was deployed on this day.'] });
  const { id } = await deployed('Ali Contoh');
  portal.clock.set(`${FRIDAY}T18:00:00+08:00`);
  await confirm();
  expect((await day()).needs[0]).toMatchObject({ planned: 1, absent: 1 });
  await portal.owner.query('update wom_deployments set cancelled_at = now(), cancel_reason = $2 where employee_id = $1', [id, 'A mistake']);
  expect((await day()).total).toMatchObject({ planned: 1, absent: 1 });
  await settle('/reopen', { reason: 'A mistake' });
  expect((await day()).total).toMatchObject({ planned: 0 });
});

test('rights: of a neighbour nothing, without the action nothing, and nobody out of sight', async () => {
  const { owner, project, path, day, settle } = await openDay();
  const near = await employeeOf(portal, owner, { name: 'Near Contoh' });
  const far = await project.hire({ name: 'Far Contoh' });
  const [seen, hidden] = [await project.confirmed(near.employeeId, { start_date: FRIDAY }), await project.confirmed(far.id, { start_date: FRIDAY })];
  portal.clock.set(`${FRIDAY}T18:00:00+08:00`);
  const report = `${path}/daily-reports/${FRIDAY}`;
  const form = { present: true, hours: 8, reason: 'Seen there' };
  const deeds: [string, object][] = [
    [report, { ...form, deployment_id: seen }],
    [`${report}/confirm`, { weather: null, incidents: null, remark: null }],
    [`${report}/reopen`, { reason: 'Wrong' }],
  ];
  const stranger = await ownerOf(portal);
  const viewer = await adminOf(portal, owner, { '/wom/project': [] });
  expect((await stranger.client.get(report)).status).toBe(404);
  expect((await viewer.client.get(report)).status).toBe(200);
  for (const [call, body] of deeds) {
    expect((await stranger.client.post(call, body)).status, call).toBe(404);
    expect((await viewer.client.post(call, body)).status, call).toBe(403);
  }
  const keeper = await adminOf(portal, owner, { '/wom/project': ['Update'] }, { employee: [near.employeeId] });
  const shown = await day(FRIDAY, keeper.client);
  expect(shown.total).toMatchObject({ planned: 2 });
  expect(shown.needs[0].people.map(({ employee }: { employee: { name: string } }) => employee.name)).toEqual(['Near Contoh']);
  expect((await keeper.client.post(report, { ...form, deployment_id: hidden })).status).toBe(404);
  expect((await keeper.client.post(report, { ...form, deployment_id: seen })).body).toMatchObject({ success: true });
  expect((await keeper.client.post(`${report}/confirm`, { weather: null, incidents: null, remark: null })).status).toBe(403);
  expect((await settle('', { ...form, deployment_id: hidden })).body).toMatchObject({ success: true });
});
