/** What attendance tells of work sites: which may not be deleted, and on how many days somebody came. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSite, rosterForm } from '#modules/roster/server/days/roster.factory.ts';

const SITES = 'api/work-task/work-sites';
const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T20:30:00+08:00');

let services: AttendanceFixture;
beforeAll(async () => {
  services = await attendanceFixture(portal);
});
const site = (name: string) => makeSite(portal.owner, services.owner.companyId, name);
const shown = async (id: number) => (await services.owner.client.get(`${SITES}/${id}`)).body.data;
const remove = async (id: number) => services.owner.client.delete(`${SITES}/${id}`, { updated_at: (await shown(id)).updated_at });

test('a site where somebody checked in, or is planned, stays; another may go', async () => {
  const [punched, planned, free] = [await site('Gudang'), await site('Kedai'), await site('Pejabat')];
  const person = await services.hire();
  await services.punch(person, '2026-11-18 09:00', '2026-11-18 18:00');
  await portal.owner.query('update attendance_records set work_site_id = $1 where employee_id = $2', [punched, person.employeeId]);
  const day = { start_date: '2026-11-25', end_date: '2026-11-25', weekdays: [3], sessions: [{ start_time: '09:00', end_time: '18:00' }] };
  const put = await services.owner.client.post(
    'api/operation/attendances/schedules',
    rosterForm({ employee_ids: [person.employeeId], ...day, work_site_id: planned }),
  );
  expect(put.status).toBeLessThan(300);
  const reason = 'Attendance or rosters name this site. Make it inactive instead.';
  for (const id of [punched, planned]) {
    expect(await shown(id)).toMatchObject({ can: { remove: false }, kept: reason });
    expect((await remove(id)).body.errors).toEqual({ base: [reason] });
  }
  expect((await shown(free)).can.remove).toBe(true);
  expect((await remove(free)).status).toBe(200);
});

test('the worksites of an employee say on how many days they came', async () => {
  const [main, other] = [await site('Utama'), await site('Kedua')];
  const person = await services.hire();
  await services.owner.client.post(`api/admin/employees/${person.employeeId}/worksites`, {
    work_site_ids: [main, other],
    primary_id: main,
    effective_from: '2026-11-01',
  });
  await services.punch(person, '2026-11-17 09:00', '2026-11-17 18:00', '2026-11-18 09:00', '2026-11-18 18:00');
  await portal.owner.query('update attendance_records set work_site_id = $1 where employee_id = $2', [main, person.employeeId]);
  const { data } = (await services.owner.client.get(`api/admin/employees/${person.employeeId}/worksites`)).body;
  expect(data.map(({ name, days }: { name: string; days: number }) => [name, days])).toEqual([
    ['Utama', 2],
    ['Kedua', 0],
  ]);
});
