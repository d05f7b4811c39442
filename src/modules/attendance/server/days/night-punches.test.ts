/** The closing punch of a night belongs to the day on which the night began: the next day does not list it. */
import { afterAll, expect, test } from 'vitest';
import { attendanceFixture } from '#app/server/testing/attendance-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { rosterForm } from '#modules/roster/server/days/roster.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-19T20:00:00+08:00');
const [NIGHT, NEXT] = ['2026-11-17', '2026-11-18'];

test('each punch is listed once, by the day that took it', async () => {
  const fixture = await attendanceFixture(portal);
  const guard = await fixture.hire();
  const form = { employee_ids: [guard.employeeId], start_date: NIGHT, end_date: NEXT, publish: true, sessions: [{ start_time: '22:00', end_time: '06:00' }] };
  expect((await fixture.owner.client.post('api/operation/attendances/schedules', rosterForm(form))).status).toBeLessThan(300);
  await fixture.punch(guard, `${NIGHT} 21:55`, `${NEXT} 06:05`);
  const listed = async (date: string) => {
    const { body } = await guard.client.get(`api/attendances/days/${date}`);
    return (body.data as { punches: { type: string }[] }[]).flatMap(({ punches }) => punches.map(({ type }) => type));
  };
  expect([await listed(NIGHT), await listed(NEXT)]).toEqual([['checkin', 'checkout'], []]);
});
