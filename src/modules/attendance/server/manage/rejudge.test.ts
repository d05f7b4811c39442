/** Judging again over HTTP: which days, what it changes, and by whom it is done where it is much work. */
import { afterAll, expect, test } from 'vitest';
import { employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { STARTING_SETTING } from '../../contract/setting/attendance-setting.schema.ts';
import { rejudgeJob } from './rejudge.ts';

const PATH = 'api/operation/attendances/settings';
const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T20:00:00+08:00');

const WEEK = Array.from({ length: 7 }, (_, at) => ({ weekday: at + 1, day_type: 'Working', sessions: [{ start_time: '09:00', end_time: '18:00' }] }));

/** A company whose people work every day, and one punch of each at 09:10 on 18 November. */
async function services(people: number) {
  const owner = await ownerOf(portal);
  const template = { name: 'Daily', code: 'D', type: 'Fixed', days: WEEK, break_minutes: 60, flexible_hours: null, is_default: true, status: 'Active' };
  await owner.client.post('api/operation/attendances/work-schedules', { ...template, ontime_checkin_minutes: null, ontime_checkout_minutes: null });
  const { employeeId } = await employeeOf(portal, owner, { company_joined_at: '2026-11-17' });
  if (people > 1)
    await portal.owner.query(
      `insert into employees (company_id, employee_code, name, branch_id, company_joined_at, email)
       select company_id, 'X' || n, 'Person ' || n, branch_id, company_joined_at, 'x' || n || company_id || '@example.my' from employees, generate_series(2, $2) n where id = $1`,
      [employeeId, people],
    );
  await portal.owner.query(
    `insert into attendance_records (company_id, employee_id, type, recorded_at, source) select company_id, id, 'checkin', '2026-11-18T09:10:00+08:00', 'web' from employees where company_id = $1`,
    [owner.companyId],
  );
  const stored = async () =>
    (
      await portal.owner.query(
        `select checkin_status as status, count(*)::int as n from attendances where company_id = $1 and date = '2026-11-18' group by 1`,
        [owner.companyId],
      )
    ).rows;
  return { owner, kept: stored, rejudge: (from_date: string) => owner.client.post(`${PATH}/rejudge`, { from_date }) };
}

test('is offered from the first of this month until today', async () => {
  const { rejudge } = await services(1);
  expect((await rejudge('2026-10-31')).body.errors).toEqual({ from_date: ['Choose a day from 01/11/26: what came before is not recalculated.'] });
  expect((await rejudge('2026-11-21')).body.errors).toHaveProperty('from_date');
});

test('applies what holds now, and the second time nothing changes', async () => {
  const { owner, kept: stored, rejudge } = await services(1);
  expect((await rejudge('2026-11-01')).body.data.rejudged).toBeGreaterThan(0);
  expect(await stored()).toEqual([{ status: 'ontime', n: 1 }]);
  expect((await rejudge('2026-11-01')).body.message).toBe('Nothing changed.');
  await owner.client.post(PATH, { ...STARTING_SETTING, ontime_checkin_minutes: 5 });
  await rejudge('2026-11-19');
  expect(await stored()).toEqual([{ status: 'ontime', n: 1 }]);
  expect((await rejudge('2026-11-18')).body.message).toBe('1 day changed.');
  expect(await stored()).toEqual([{ status: 'late', n: 1 }]);
});

test('of many people is the work of a job', async () => {
  const { kept: stored, rejudge, owner } = await services(120);
  expect((await rejudge('2026-11-17')).body.data).toEqual({ rejudged: null });
  const { rows } = await portal.owner.query<{ data: Record<string, unknown> }>(
    `select data -> 'data' as data from pgboss.job where name = 'attendance.rejudge' and data -> 'data' -> 'actor' ->> 'companyId' = $1`,
    [String(owner.companyId)],
  );
  const notices: number[] = [];
  const progress = async (percent: number) => void notices.push(Math.round(percent));
  await rejudgeJob.run(rows[0]?.data ?? {}, { services: portal.server.services, id: '1', progress, signal: new AbortController().signal });
  expect(await stored()).toEqual([{ status: 'ontime', n: 120 }]);
  expect(notices).toEqual([42, 83, 100]);
});
