/** Plans that many share: whoever has nothing of their own in a span, and nobody else. */
import { afterAll, expect, test } from 'vitest';
import { attendanceFixture } from '#app/server/testing/attendance-office.ts';
import { unitOf, type TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { effectivePlan } from '../contract/day-plan.ts';
import { rosterForm } from './days/roster.factory.ts';
import { daysBetween, planningsOf, plansOf } from './plans-of.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const [FROM, TO] = [calendarDate('2026-11-02'), calendarDate('2026-11-29')];
const ATTENDANCES = 'api/operation/attendances';

test('people who are planned alike share their days, and nobody takes over what is somebody else’s', async () => {
  const fixture = await attendanceFixture(portal);
  const { client, companyId } = fixture.owner;
  const hired = async (given: Parameters<typeof fixture.hire>[0] = {}) => fixture.hire(given);
  const schedule = { name: 'Late', code: null, type: 'Fixed', break_minutes: 30, flexible_hours: null, is_default: false, status: 'Active' };
  const days = Array.from({ length: 7 }, (_, at) => ({ weekday: at + 1, day_type: 'Working', sessions: [{ start_time: '12:00', end_time: '20:00' }] }));
  const windows = { ontime_checkin_minutes: 5, ontime_checkout_minutes: null };
  const late = (await client.post(`${ATTENDANCES}/work-schedules`, { ...schedule, ...windows, days })).body.data.id as number;
  const assign = (person: TestEmployee, effective_from: string, effective_to: string | null) =>
    client.post(`${ATTENDANCES}/work-schedules/${late}/assign`, { employee_ids: [person.employeeId], effective_from, effective_to });

  const plain = [await hired(), await hired()];
  const onLate = [await hired(), await hired()];
  for (const person of onLate) await assign(person, '2026-10-01', null);
  const branch_id = await unitOf(portal, companyId, 'branch', 'Kota Bharu');
  await portal.owner.query(`update branches set state = 'Kelantan', rest_days = '{5}' where id = $1`, [branch_id]);
  const [joins, leaves, moves, rostered, away, elsewhere] = [
    await hired({ company_joined_at: '2026-11-16' }),
    await hired({ inactive_at: '2026-11-10' }),
    await hired(),
    await hired(),
    await hired(),
    await hired({ branch_id }),
  ];
  await assign(moves, '2026-11-09', '2026-11-15');
  // A night before a day off.
  const day = { start_date: '2026-11-27', end_date: '2026-11-27', sessions: [{ start_time: '22:00', end_time: '06:00' }], publish: true };
  expect((await client.post(`${ATTENDANCES}/schedules`, rosterForm({ employee_ids: [rostered.employeeId], ...day }))).status).toBe(201);
  const types = (await client.get('api/operation/leaves/types')).body.data as { id: number; code: string }[];
  const leave = { leave_type_id: types.find(({ code }) => code === 'UL')?.id, start_date: '2026-11-24', end_date: '2026-11-24', reason: 'Family matters' };
  expect((await client.post('api/operation/leaves', { ...leave, employee_id: away.employeeId, approve: true })).body.data?.status).toBe('Approved');

  const own = [joins, leaves, moves, rostered, away, elsewhere];
  const { rows: people } = await portal.owner.query<{ id: number; branch_id: number | null }>('select id, branch_id from employees where id = any($1)', [
    [...plain, ...onLate, ...own].map(({ employeeId }) => employeeId),
  ]);
  const company = (await companiesWith(portal.server.services, 'attendance')).find(({ id }) => id === companyId);
  if (!company) throw new Error('No such company');
  const { plans, plannings } = await inCompany(portal.server.services, company, async (ctx) => ({
    plans: await plansOf(ctx, people, FROM, TO),
    plannings: await planningsOf(ctx, people, FROM, TO),
  }));
  for (const [id, planning] of plannings) expect(plans.get(id)).toEqual(daysBetween(FROM, TO).map((date) => effectivePlan(date, planning)));
  const of = ({ employeeId }: TestEmployee) => plans.get(employeeId);
  for (const [one, other] of [plain, onLate]) expect(of(one as TestEmployee)).toBe(of(other as TestEmployee));
  expect(new Set([plain[0], onLate[0], ...own].map((person) => of(person as TestEmployee))).size).toBe(2 + own.length);
});
