import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionsStored } from '#app/server/testing/punching.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, MANAGED, OWN, visitFixture } from '#app/server/testing/visit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt, hire, start, end, plan } = await visitFixture(portal);

const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}+08:00`);
beforeEach(() => clock('09:00:00'));
const PAGE = '/work-task/site-visit/manage';

describe('management', () => {
  test('plans for others, who are notified, and sees the people of its scope alone', async () => {
    const [amin, budi] = [await hire({ name: 'Amin Bakar' }), await hire({ name: 'Budi Chan' })];
    const officer = await adminOf(portal, owner, { [PAGE]: ['Create'] }, { employee: [amin.employeeId] });
    const form = plan(await siteAt(), '2026-11-23');
    expect((await officer.client.post(MANAGED, { ...form, employee_ids: [amin.employeeId, budi.employeeId] })).body.errors).toHaveProperty('employee_ids');
    const { ids } = dataOf(await owner.client.post(MANAGED, { ...form, employee_ids: [amin.employeeId, budi.employeeId] }));
    expect(ids).toHaveLength(2);
    const { rows } = await portal.owner.query(
      `select count(*)::int as n from notifications where user_id = any($1) and notification_type = 'site_visit_notice'`,
      [[amin.userId, budi.userId]],
    );
    expect(rows).toEqual([{ n: 2 }]);
    const seen = await officer.client.get(MANAGED, { start_date: '2026-11-23', end_date: '2026-11-23' });
    expect(seen.body).toMatchObject({ data: [{ employee: { name: 'Amin Bakar' }, status: 'Upcoming' }], meta: { total: 1, per_page: 10 } });
    expect((await owner.client.get(MANAGED, { start_date: '2026-11-23', keyword: 'budi' })).body.data).toMatchObject([{ employee: { name: 'Budi Chan' } }]);
    expect((await officer.client.get(`${MANAGED}/${ids[1]}`)).status).toBe(404);
    expect((await officer.client.post(`${MANAGED}/${ids[0]}/cancel`, { remark: 'Not allowed' })).status).toBe(403);
    expect((await amin.client.get(MANAGED)).status).toBe(403);
  });

  test('gives a plan to another employee', async () => {
    const [amin, budi] = [await hire(), await hire()];
    const form = plan(await siteAt(), '2026-11-24');
    const [id] = dataOf(await owner.client.post(MANAGED, { ...form, employee_ids: [amin.employeeId] })).ids;
    expect((await owner.client.post(`${MANAGED}/${id}`, { ...form, employee_id: 999_999 })).body.errors).toHaveProperty('employee_ids');
    dataOf(await owner.client.post(`${MANAGED}/${id}`, { ...form, employee_id: budi.employeeId }));
    expect((await amin.client.get(`${OWN}/${id}`)).status).toBe(404);
    expect(dataOf(await budi.client.get(`${OWN}/${id}`))).toMatchObject({ status: 'Upcoming', date: '2026-11-24' });
  });

  test('a plan that goes to another while somebody waits to change it is not changed behind the lock of the first', async () => {
    const [amin, budi] = [await hire(), await hire()];
    const form = plan(await siteAt(), '2026-11-24');
    const [id] = dataOf(await owner.client.post(MANAGED, { ...form, employee_ids: [amin.employeeId] })).ids;
    const other = await portal.owner.connect();
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended('site-visit.employee', $1) # $2)`, [owner.companyId, amin.employeeId]);
    await other.query('update site_visits set employee_id = $2 where id = $1', [id, budi.employeeId]);
    const waiting = owner.client.post(`${MANAGED}/${id}`, { ...form, planned_date: '2026-11-25' });
    const locks = `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await portal.owner.query(locks)).rowCount).toBe(1);
    await other.query('commit');
    other.release();
    expect((await waiting).status).toBe(409);
  });

  test('another company sees nothing', async () => {
    const stranger = await ownerOf(portal);
    const { id } = dataOf(await start(await hire()));
    expect((await stranger.client.get(`${MANAGED}/${id}`)).status).toBe(404);
    expect((await stranger.client.post(`${MANAGED}/${id}/cancel`, { remark: 'Foreign' })).status).toBe(404);
    expect((await stranger.client.post(MANAGED, { ...plan(await siteAt(), '2026-11-23'), employee_ids: [id] })).status).toBe(422);
  });

  test('corrects times with a reason; what the device recorded stays', async () => {
    const person = await hire();
    const { id } = dataOf(await start(person));
    clock('12:00:00');
    const correct = (body: object) =>
      owner.client.post(`${MANAGED}/${id}/correct`, { started_at: '2026-11-20T08:30', ended_at: '2026-11-20T10:00', reason: 'The phone was flat', ...body });
    expect((await correct({ reason: '' })).body.errors).toHaveProperty('reason');
    expect((await correct({ ended_at: '2026-11-20T13:00' })).body.errors).toHaveProperty('ended_at');
    expect((await correct({ ended_at: '2026-11-20T08:00' })).body.errors).toHaveProperty('ended_at');
    expect(dataOf(await correct({ outcome: 'Success' }))).toMatchObject({
      status: 'Completed',
      duration_minutes: 90,
      outcome: 'Success',
      flags: ['corrected'],
      entries: [{ type: 'start', recorded_at: '2026-11-20T01:00:00Z' }],
    });
    dataOf(await start(person));
    clock('12:30:00');
    expect((await correct({ ended_at: '2026-11-20T12:10' })).body.errors.base[0]).toMatch(/^Visit SV-\d+-\d+ lies within/);
    expect(dataOf(await owner.client.get(`${MANAGED}/summary`, { employee_id: person.employeeId }))).toMatchObject({
      on_going: 1,
      completed: 1,
      average_minutes: 90,
    });
  });

  test('cancels with a remark, so that it counts nowhere', async () => {
    const person = await hire();
    const { id } = dataOf(await start(person));
    expect((await owner.client.post(`${MANAGED}/${id}/cancel`, {})).body.errors).toHaveProperty('remark');
    expect(dataOf(await owner.client.post(`${MANAGED}/${id}/cancel`, { remark: 'Started by mistake' }))).toMatchObject({ status: 'Cancelled' });
    expect(dataOf(await person.client.get(`${OWN}/summary`))).toMatchObject({ count: 0 });
    expect((await start(person)).status).toBe(201);
  });
});

describe('attendance', () => {
  test('takes visits of half a day in sum for presence, of companions too', async () => {
    const [person, companion, idle] = [await hire(), await hire(), await hire()];
    await portal.owner.query('update employees set created_at = company_joined_at where company_id = $1', [owner.companyId]);
    for (const [from, to] of [
      ['09:00:00', '11:00:00'],
      ['13:00:00', '15:30:00'],
    ] as const) {
      clock(from);
      dataOf(await start(person, { companion_ids: [companion.employeeId] }));
      clock(to);
      dataOf(await end(person));
    }
    clock('00:30:00', '2026-11-21');
    await runJob(portal, 'attendance.derive-absence');
    const absent = async (of: typeof person) => (await sessionsStored(portal, of)).some(({ date, absent: part }) => date === '2026-11-20' && part > 0);
    expect([await absent(person), await absent(companion), await absent(idle)]).toEqual([false, false, true]);
  });

  test('takes the time of an own visit once, also where its person is the companion of another', async () => {
    const [person, other] = [await hire(), await hire()];
    await portal.owner.query('update employees set created_at = company_joined_at where company_id = $1', [owner.companyId]);
    clock('09:00:00');
    dataOf(await start(person));
    dataOf(await start(other, { companion_ids: [person.employeeId] }));
    clock('11:30:00');
    dataOf(await end(person));
    dataOf(await end(other));
    clock('00:30:00', '2026-11-21');
    await runJob(portal, 'attendance.derive-absence');
    const sessions = await sessionsStored(portal, person);
    expect(sessions.filter(({ date }) => date === '2026-11-20')).toMatchObject([{ absent: 1 }]);
  });
});

describe('the report', () => {
  test('has four templates over this month, and is a file for those who may export', async () => {
    const person = await hire({ name: 'Rosli Daud' });
    const reader = await adminOf(portal, owner, { '/work-task/site-visit/report': [] });
    dataOf(await start(person));
    clock('10:30:00');
    dataOf(await end(person));
    const report = async (template: string) =>
      (await reader.client.get(`${OWN}/reports/generate`, { preview: true, template, employee_id: person.employeeId })).body.data;
    expect(await report('listing')).toMatchObject({
      title: 'All Department',
      rows: [{ employee: 'Rosli Daud', in: '09:00', out: '10:30', duration: 1.5, outcome: 'Success' }],
      totals: { duration: 1.5 },
    });
    expect((await report('employee')).rows).toMatchObject([{ employee: 'Rosli Daud', visits: 1, duration: 1.5, success: 1, missed: 0 }]);
    expect((await report('site')).rows).toMatchObject([{ place: 'Kedai Maju', visits: 1, people: 1, last_visit: '2026-11-20' }]);
    expect((await report('route')).rows).toMatchObject([{ date: '2026-11-20', stop: 1, place: 'Kedai Maju', line: null, travel_time: null }]);
    clock('11:15:00');
    dataOf(await start(person, { place: { name: 'Kedai Kedua' } }));
    expect((await report('route')).rows).toMatchObject([{ stop: 1 }, { stop: 2, place: 'Kedai Kedua', in: '11:15', travel_time: 0.75, line: 0 }]);
    expect((await reader.client.get(`${OWN}/reports/generate`, { template: 'listing' })).status).toBe(403);
    expect((await owner.client.get(`${OWN}/reports/generate`, { template: 'route' })).body.data.status).toBe('pending');
    expect((await owner.client.get(`${MANAGED}/export`)).body.data.status).toBe('pending');
  });
});
