/** What leave costs somebody who works by a roster or a schedule of their own. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import type { EmployedPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { leaveModule } from '#modules/leave/server/leave.module.ts';
import { rosterForm } from './days/roster.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const queue = createManualQueue(portal.server.services, leaveModule.jobs ?? []);
Object.assign(portal.server.services, { jobs: queue });
const fixture = await leaveFixture(portal);

const ROSTER = 'api/operation/attendances/schedules';
const SCHEDULES = 'api/operation/attendances/work-schedules';
const WEEK = { start_date: MONDAY, end_date: '2026-12-06' };

let bala: EmployedPerson;
beforeEach(async () => {
  await queue.stop();
  bala = await fixture.hire();
});

const roster = async (date: string, more: object, publish = true) => {
  const { body } = await fixture.owner.client.post(ROSTER, rosterForm({ employee_ids: [bala.employeeId], start_date: date, end_date: date, publish, ...more }));
  expect(body.data, JSON.stringify(body)).toMatchObject({ created: 1 });
};
const REST = { day_type: 'Rest Day', sessions: [] };
const costs = async (span: object) => {
  const { body } = await bala.client.get('api/leaves/calculate', { leave_type_id: fixture.type['AL'] ?? 0, duration: 'Full', ...span });
  return body.data.days.map(({ value, reason }: { value: number; reason: string }) => `${value} ${reason}`);
};
const leave = async (id: number) => (await bala.client.get(`api/leaves/${id}`)).body.data;

test('the roster says which days are worked, drafts say nothing, and a holiday stays one', async () => {
  await roster(MONDAY, REST);
  await roster('2026-12-01', { sessions: [{ start_time: '08:00', end_time: '12:00' }] });
  await roster('2026-12-02', { day_type: 'Off Day', sessions: [] });
  await roster('2026-12-03', REST, false);
  await roster('2026-12-06', {});
  const holiday = { name: 'Founders Day', name_ms: 'Hari Pengasas', date: '2026-12-06', type: 'Company' };
  const [rest, off, work] = ['0 rest', '0 rest', '1 working'];
  // Half a day of work that is planned so costs a day: a day is what was planned for it.
  expect(await costs(WEEK)).toEqual([rest, work, off, work, work, work, work]);
  const { id } = (await fixture.owner.client.post('api/operation/leaves/holidays', holiday)).body.data;
  expect((await costs(WEEK)).at(-1)).toBe('0 holiday');
  await fixture.owner.client.delete(`api/operation/leaves/holidays/${id}`);
});

test('so does the schedule that somebody is on, and without one the week of the branch', async () => {
  const before = await costs(WEEK);
  expect(before).toEqual([...Array.from({ length: 6 }, () => '1 working'), '0 rest']);
  const days = Array.from({ length: 7 }, (_, at) =>
    at === 1 ? { weekday: 2, ...REST } : { weekday: at + 1, day_type: 'Working', sessions: [{ start_time: '10:00', end_time: '18:00' }] },
  );
  const form = { code: null, type: 'Fixed', break_minutes: 60, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };
  const { body } = await fixture.owner.client.post(SCHEDULES, { name: 'Shop', ...form, days, is_default: false, status: 'Active' });
  await fixture.owner.client.post(`${SCHEDULES}/${body.data.id}/assign`, {
    employee_ids: [bala.employeeId],
    effective_from: '2026-12-01',
    effective_to: null,
  });
  expect(await costs(WEEK)).toEqual(['1 working', '0 rest', ...Array.from({ length: 5 }, () => '1 working')]);
  const switched = (on: boolean) =>
    portal.owner.query(`update companies set modules = modules || jsonb_build_object('attendance', $2::boolean) where id = $1`, [fixture.owner.companyId, on]);
  await switched(false);
  expect(await costs(WEEK)).toEqual(before);
  await switched(true);
});

test('a roster that is published counts undecided leave anew, and leaves what was decided', async () => {
  const asked = (await fixture.apply(bala.client, { end_date: '2026-12-01' })).body.data;
  const granted = (await fixture.apply(bala.client, { start_date: '2026-12-03', end_date: '2026-12-03' })).body.data;
  for (const step of ['review', 'approve']) await fixture.owner.client.post(`api/operation/leaves/${granted.id}/${step}`, {});
  await roster('2026-12-01', REST, false);
  expect(queue.waiting).toEqual([]);
  await roster(MONDAY, REST);
  await queue.drain();
  expect([(await leave(asked.id)).total_days, (await leave(granted.id)).total_days]).toEqual([1, 1]);
  const { body } = await fixture.owner.client.get(ROSTER, { ...WEEK, employee_id: bala.employeeId });
  const row = body.data.find(({ employee }: { employee: { id: number } }) => employee.id === bala.employeeId);
  await fixture.owner.client.delete(`${ROSTER}/${row.ids[0]}`, { reason: '' });
  await queue.drain();
  expect((await leave(asked.id)).total_days).toBe(2);
});
