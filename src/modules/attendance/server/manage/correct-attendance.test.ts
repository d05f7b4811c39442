/** Days that the office changes, over HTTP: what stands afterwards, who may, and what cannot be. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import { adminOf, employeeOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSite } from '#modules/roster/server/days/roster.factory.ts';

const MANAGED = 'api/operation/attendances';
const PAGE = '/attendance/manage';
const DAY = '2026-11-18';
const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T20:30:00+08:00');

let services: AttendanceFixture;
let neighbour: AttendanceFixture;
beforeAll(async () => {
  [services, neighbour] = [await attendanceFixture(portal), await attendanceFixture(portal)];
});

/** Somebody who came late and stayed on. */
async function late() {
  const person = await services.hire();
  await services.punch(person, `${DAY} 09:40`, `${DAY} 18:05`);
  const [{ id }] = (await services.kept(person, DAY)) as [{ id: number }];
  return { person, id };
}
const times = { checkin_at: `${DAY}T08:58`, checkout_at: `${DAY}T18:10`, reason: 'Device was down' };
const correct = (who: TestPerson, id: number, more: object = {}) => who.client.post(`${MANAGED}/${id}`, { ...times, ...more });

describe('a correction', () => {
  test('makes the old punches void, judges the day by the new ones and tells the employee', async () => {
    const { person, id } = await late();
    const { status, body } = await correct(services.owner, id);
    expect([status, body.message]).toEqual([200, `The times of ${person.name} on 18/11/26 were corrected.`]);
    expect(await services.kept(person, DAY)).toMatchObject([{ checkin: '08:58', checkout: '18:10', checkin_status: 'ontime', flags: ['corrected'] }]);
    const { rows } = await portal.owner.query(
      'select type, source, voided_at is not null as void, void_reason from attendance_records where employee_id = $1 order by id',
      [person.employeeId],
    );
    expect(rows).toEqual([
      { type: 'checkin', source: 'web', void: true, void_reason: 'Device was down' },
      { type: 'checkout', source: 'web', void: true, void_reason: 'Device was down' },
      { type: 'checkin', source: 'manual', void: false, void_reason: null },
      { type: 'checkout', source: 'manual', void: false, void_reason: null },
    ]);
    const notices = await portal.owner.query('select title, route from notifications where user_id = $1', [person.userId]);
    expect(notices.rows).toMatchObject([{ title: { en: 'Your attendance was corrected' }, route: '/attendance?month=2026-11&open=2026-11-18-0' }]);
    const logged = await portal.owner.query(`select count(*)::int as n from audit_logs where action = 'attendance.corrected' and subject_id = $1`, [id]);
    expect(logged.rows).toEqual([{ n: 1 }]);
  });

  test('may leave the check-out open, and be corrected again', async () => {
    const { person, id } = await late();
    await correct(services.owner, id, { checkout_at: null });
    expect(await services.kept(person, DAY)).toMatchObject([{ checkin: '08:58', checkout: null }]);
    const [{ id: again }] = (await services.kept(person, DAY)) as [{ id: number }];
    await correct(services.owner, again, { checkin_at: `${DAY}T09:30` });
    expect(await services.kept(person, DAY)).toMatchObject([{ checkin: '09:30', checkout: '18:10', checkin_status: 'late' }]);
  });

  test.each([
    ['an order that cannot be', { checkout_at: `${DAY}T08:00` }, 'checkout_at'],
    ['more than a day', { checkout_at: '2026-11-19T09:00' }, 'checkout_at'],
    ['a time that has not come', { checkin_at: '2026-11-21T09:00', checkout_at: null }, 'checkin_at'],
    ['another day', { checkin_at: '2026-11-10T09:00', checkout_at: null }, 'checkin_at'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['an unknown site', { work_site_id: 999_999 }, 'work_site_id'],
    ['no time', { checkin_at: 'soon' }, 'checkin_at'],
  ])('is refused for %s', async (_title, more, field) => {
    const { person, id } = await late();
    const { status, body } = await correct(services.owner, id, more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await services.kept(person, DAY)).toMatchObject([{ checkin: '09:40' }]);
  });
});

test('times that are put right stay where they were recorded, unless another site is said', async () => {
  const { person, id } = await late();
  const [there, elsewhere] = [
    await makeSite(portal.owner, services.owner.companyId, 'Gudang Contoh'),
    await makeSite(portal.owner, services.owner.companyId, 'Kedai Contoh'),
  ];
  await portal.owner.query('update attendance_records set work_site_id = $1 where employee_id = $2', [there, person.employeeId]);
  const places = async () => {
    const [{ checkin, checkout }] = (await person.client.get('api/attendances', { start_date: DAY, end_date: DAY })).body.data;
    return [checkin.place, checkout.place];
  };
  await correct(services.owner, id);
  expect(await places()).toEqual(['Gudang Contoh', 'Gudang Contoh']);
  const [{ id: again }] = (await services.kept(person, DAY)) as [{ id: number }];
  await correct(services.owner, again, { work_site_id: elsewhere });
  expect(await places()).toEqual(['Kedai Contoh', 'Kedai Contoh']);
});

test('a record is added where nobody recorded one, once', async () => {
  const person = await services.hire();
  const add = () => services.owner.client.post(MANAGED, { employee_id: person.employeeId, date: DAY, session_index: 0, ...times });
  expect((await add()).status).toBe(201);
  expect(await services.kept(person, DAY)).toMatchObject([{ checkin: '08:58', checkout: '18:10', flags: ['manual'] }]);
  expect((await add()).body.errors).toEqual({ base: ['There are times for this session. Correct them instead.'] });
});

test('times over those of another record are refused with its times, also into the next day', async () => {
  const person = await services.hire();
  const add = (date: string, session_index: number, checkin_at: string, checkout_at: string | null) =>
    services.owner.client.post(MANAGED, { employee_id: person.employeeId, date, session_index, checkin_at, checkout_at, reason: 'Device was down' });
  expect((await add(DAY, 0, `${DAY}T09:00`, `${DAY}T18:00`)).status).toBe(201);
  const { status, body } = await add(DAY, 1, `${DAY}T10:00`, `${DAY}T12:00`);
  expect([status, body.errors]).toEqual([
    422,
    { checkin_at: ['Another record of this person is from 18/11/26 09:00 AM – 18/11/26 06:00 PM. Correct that one, or enter times outside of it.'] },
  ]);
  expect((await add('2026-11-17', 0, '2026-11-17T22:00', `${DAY}T10:00`)).body.errors).toHaveProperty('checkin_at');
  expect((await add('2026-11-17', 0, '2026-11-17T22:00', `${DAY}T09:00`)).status).toBe(201);
});

test('a session at midnight is entered from the evening before, as far as the early limit reaches', async () => {
  const person = await services.hire();
  const add = (checkin_at: string) =>
    services.owner.client.post(MANAGED, { ...times, employee_id: person.employeeId, date: DAY, session_index: 0, checkin_at, checkout_at: `${DAY}T08:00` });
  expect((await add('2026-11-17T19:59')).body.errors).toHaveProperty('checkin_at');
  expect((await add('2026-11-17T23:50')).status).toBe(201);
  expect(await services.kept(person, DAY)).toMatchObject([{ checkin: '23:50', checkout: '08:00' }]);
});

test('a record is deleted with a reason, and its punches stay to be seen', async () => {
  const { person, id } = await late();
  const remove = (body: object) => services.owner.client.delete(`${MANAGED}/${id}`, body);
  expect((await remove({})).body.errors).toHaveProperty('reason');
  expect((await remove({ reason: 'Test of the device' })).status).toBe(200);
  expect(await services.kept(person, DAY)).toMatchObject([{ checkin: null, checkout: null }]);
  const shown = (await services.owner.client.get(`${MANAGED}/days/${person.employeeId}/${DAY}`)).body.data.sessions[0];
  expect(shown.punches.map(({ voided }: { voided: string }) => voided)).toEqual(['Test of the device', 'Test of the device']);
});

describe('who may', () => {
  test.each([
    ['an admin with all of them', { [PAGE]: ['Create', 'Update', 'Delete'] }, [201, 200, 200]],
    ['an admin with Update', { [PAGE]: ['Update'] }, [403, 200, 403]],
    ['an admin with Create', { [PAGE]: ['Create'] }, [201, 403, 403]],
    ['an admin with Delete', { [PAGE]: ['Delete'] }, [403, 403, 200]],
    ['an admin who may look', { [PAGE]: [] }, [403, 403, 403]],
  ])('%s', async (_who, accesses, statuses) => {
    const admin = await adminOf(portal, services.owner, accesses);
    const { id } = await late();
    const person = await services.hire();
    const answers = [
      await admin.client.post(MANAGED, { employee_id: person.employeeId, date: DAY, session_index: 0, ...times }),
      await correct(admin, id),
      await admin.client.delete(`${MANAGED}/${id}`, { reason: 'Not needed' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });

  test('nobody of another company, nobody their own days, the owner excepted', async () => {
    const { person, id } = await late();
    expect((await correct(neighbour.owner, id)).status).toBe(404);
    expect((await neighbour.owner.client.delete(`${MANAGED}/${id}`, { reason: 'Not ours' })).status).toBe(404);
    expect((await neighbour.owner.client.post(MANAGED, { employee_id: person.employeeId, date: DAY, session_index: 0, ...times })).status).toBe(404);
    const officer = await employeeOf(portal, services.owner, { company_joined_at: '2026-01-05', accesses: { [PAGE]: ['Update'] } });
    await services.punch(officer, `${DAY} 09:40`);
    const [{ id: own }] = (await services.kept(officer, DAY)) as [{ id: number }];
    expect((await correct(officer, own)).body.errors).toEqual({ base: ['Somebody else changes your own days.'] });
    expect((await correct(officer, id)).status).toBe(200);
  });
});

test('times of several sessions stand apart: another session keeps its punches', async () => {
  const { person, id } = await late();
  await services.owner.client.post(MANAGED, {
    employee_id: person.employeeId,
    date: DAY,
    session_index: 1,
    checkin_at: `${DAY}T20:00`,
    checkout_at: `${DAY}T21:00`,
    reason: 'Second shift',
  });
  await correct(services.owner, id);
  expect((await services.kept(person, DAY)).map(({ checkin, checkout }) => [checkin, checkout])).toEqual([
    ['08:58', '18:10'],
    ['20:00', '21:00'],
  ]);
});
