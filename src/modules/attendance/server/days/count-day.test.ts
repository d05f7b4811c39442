import { afterAll, expect, test } from 'vitest';
import { dice } from '#app/server/testing/dice.ts';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { HERE, officeHours, punch } from '#app/server/testing/punching.ts';
import { PLANNED_PEOPLE } from '#app/server/testing/planned-people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { isOf, letterOf, LIST_STATUSES } from '../../contract/manage/day-state.ts';
import { evaluateAgain } from '../evaluation/evaluate-again.ts';
import { daysBetween } from '#modules/roster/server/plans-of.ts';
import { allPeople, employedWithin } from './managed-people.ts';
import { attendanceDaysOf } from './attendance-days.ts';
import { countDay } from './count-day.ts';
import { dayLettersOf } from './day-letters.ts';
import { dayMarksOf } from './day-marks.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const [FROM, TO] = [calendarDate('2026-11-16'), calendarDate('2026-11-24')];

test('figures and letters say what the days themselves say, whatever plans them', async () => {
  const fixture = await leaveFixture(portal);
  await officeHours(portal, fixture.owner);
  // A holiday of everybody would leave nothing to tell apart.
  const ways = Object.entries(PLANNED_PEOPLE).filter(([way]) => way !== 'on a holiday of the company');
  for (const [, prepare] of ways) {
    portal.clock.set('2026-11-20T09:00:00+08:00');
    await prepare(portal, fixture, await fixture.hire());
  }
  portal.clock.set('2026-11-20T09:40:00+08:00');
  await punch(await fixture.hire(), 'in', { ...HERE, remark: 'The bus was late' });
  portal.clock.set('2026-11-20T19:00:00+08:00');
  // A company that has kept attendance for some days, and people of whom a missing record says something, or nothing yet.
  await portal.owner.query(
    `with early as (update employees set created_at = '2026-11-02' where company_id = $1 and id % 2 = 0 returning id)
     insert into attendance_records (company_id, employee_id, type, recorded_at, source) select $1, min(id), 'checkin', '2026-11-03T09:00+08:00', 'web' from early`,
    [fixture.owner.companyId],
  );
  const { server } = portal;
  const company = (await companiesWith(server.services, 'attendance')).find(({ id }) => id === fixture.owner.companyId);
  if (!company) throw new Error('No such company');
  await inCompany(server.services, company, async (ctx) => {
    const everybody = await allPeople(ctx, employedWithin(ctx, {}, FROM, TO));
    await evaluateAgain(
      ctx,
      everybody.map(({ id }) => ({ employee_id: id, from: FROM, to: calendarDate('2026-11-20') })),
    );
    const letters = await dayMarksOf(ctx, everybody, FROM, TO);
    const ofGrid = await dayLettersOf(ctx, everybody, FROM, TO);
    const seen = new Set<string>();
    for (const [at, date] of daysBetween(FROM, TO).entries()) {
      const where = employedWithin(ctx, {}, date, date);
      const people = await allPeople(ctx, where);
      const days = await attendanceDaysOf(ctx, people, date, date);
      const notices = Object.fromEntries(
        LIST_STATUSES.map((status) => [status, people.filter(({ id }) => days.get(id)?.some((session) => isOf(session, status))).length]),
      );
      for (const isWhole of [false, true, true]) expect(await countDay(ctx, { where, isWhole }, date, LIST_STATUSES), date).toEqual(notices);
      for (const [status, n] of Object.entries(notices)) if (n > 0) seen.add(status);
      for (const { id } of people) {
        expect(letterOf(letters.get(id)?.[at] ?? []), `${date} ${id}`).toBe(letterOf(days.get(id) ?? []));
        expect(ofGrid.get(id)?.[at], `${date} ${id}`).toBe(letterOf(days.get(id) ?? []));
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['scheduled', 'present', 'ontime', 'late', 'not_in', 'absent', 'leave', 'rest']));
  });
});

test('the figures of a company are its own, and take as many statements for many as for one', async () => {
  const [one, other] = [await leaveFixture(portal), await leaveFixture(portal)];
  const figures = async ({ owner }: typeof one) => (await owner.client.get('api/operation/attendances/summary', { date: '2026-11-20' })).body.data;
  const counted = async () => {
    const roundTrips = countRoundTrips(portal.server.services.pool);
    await figures(one);
    return roundTrips.stop().statements;
  };
  await officeHours(portal, one.owner);
  await figures(one);
  await one.hire();
  const before = await counted();
  for (let n = 0; n < 4; n += 1) await one.hire();
  expect(await counted()).toBe(before);
  expect((await figures(one)).scheduled).toBe(6);
  expect((await figures(other)).scheduled).toBe(0);
});

/** One thing that happens to somebody, past the rules: `$1` company, `$2` employee, `$3` another one. */
const HAPPENINGS = {
  checksIn: `insert into attendances (company_id, employee_id, date, session_index, day_type, checkin_status, basis, absent)
    values ($1, $2, '2026-11-20', $3 % 2, 'Normal', 'late', '{}', 0) on conflict do nothing`,
  isAbsent: `update attendances set absent = 1 - absent where company_id = $1 and employee_id in ($2, $3)`,
  isForgotten: `delete from attendances where company_id = $1 and employee_id = $2`,
  isRostered: `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, published_at)
    values ($1, $2, '2026-11-20', 'Rest Day', '[]', case when $3 % 2 = 0 then now() end) on conflict do nothing`,
  isPublished: `update attendance_schedules s set published_at = now() where company_id = $1 and employee_id = $2 and published_at is null
    and not exists (select from attendance_schedules o where o.company_id = $1 and o.employee_id = $2 and o.published_at is not null)`,
  isRescheduled: `update attendance_schedules set day_type = 'Working', sessions = '[{"start_time": "07:00", "end_time": "15:00"}]' where company_id = $1 and employee_id = $2`,
  leavesTheRoster: `delete from attendance_schedules where company_id = $1 and employee_id in ($2, $3)`,
  leaves: `update employees set inactive_at = case when inactive_at is null then date '2026-11-19' + ($3 % 2)::int end,
      status = case when inactive_at is null then 'Inactive' else 'Active' end where company_id = $1 and id = $2 and company_joined_at < '2026-11-01'`,
  joinsLater: `update employees set company_joined_at = case when company_joined_at > '2026-11-20' then date '2020-01-01' else '2026-12-01' end
    where company_id = $1 and id = $2 and inactive_at is null`,
  moves: `update employees set branch_id = case when branch_id is null then (select min(id) from branches where company_id = $1) end where company_id = $1 and id = $2`,
  wasThere: `insert into attendance_records (company_id, employee_id, type, recorded_at, source) values ($1, $2, 'checkin', timestamptz '2026-11-19T09:00+08:00' + interval '1 day' * ($3 % 3), 'web')`,
  wasNot: `update attendance_records set voided_at = case when voided_at is null then now() end, void_reason = case when voided_at is null then 'Wrong' end where company_id = $1 and employee_id in ($2, $3)`,
  isErased: `delete from attendance_records where company_id = $1 and employee_id = $2`,
  wasEntered: `update employees set created_at = case when created_at < '2026-11-20' then now() else '2026-11-02' end where company_id = $1 and id = $2`,
  isDeleted: `update employees set deleted_at = case when deleted_at is null then now() end where company_id = $1 and id = $2`,
} as const;

test.each([4, 31, 77])('what is remembered of a company is what is counted anew, whatever happens, committed late or taken back (seed %i)', async (seed) => {
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  const fixture = await leaveFixture(portal);
  await officeHours(portal, fixture.owner);
  const { companyId } = fixture.owner;
  const ids: number[] = [];
  for (let n = 0; n < 6; n += 1) ids.push((await fixture.hire()).employeeId);
  // The company has kept attendance, whatever becomes of the records of the others.
  const { employeeId: first } = await fixture.hire();
  await portal.owner.query(
    `insert into attendance_records (company_id, employee_id, type, recorded_at, source) values ($1, $2, 'checkin', '2026-11-03T09:00+08:00', 'web')`,
    [companyId, first],
  );
  const company = (await companiesWith(portal.server.services, 'attendance')).find(({ id }) => id === companyId);
  if (!company) throw new Error('No such company');
  const date = calendarDate('2026-11-20');
  const equal = (after: string) =>
    inCompany(portal.server.services, company, async (ctx) => {
      const where = employedWithin(ctx, {}, date, date);
      const counted = await countDay(ctx, { where, isWhole: false }, date, LIST_STATUSES);
      expect(await countDay(ctx, { where, isWhole: true }, date, LIST_STATUSES), after).toEqual(counted);
      return JSON.stringify(counted);
    });
  const seen = new Set<string>();
  const slow = await portal.owner.connect();
  try {
    await slow.query('begin');
    for (let step = 0; step < 60; step += 1) {
      const what = pick(Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[]);
      const values = [companyId, pick(ids), pick(ids)];
      if (roll() < 0.25) {
        await slow.query(HAPPENINGS[what].replaceAll('$3', '0::bigint'), [companyId, ids[step % 2]]);
        if (roll() < 0.6) seen.add(await equal(`${what}, not committed`));
        await slow.query(roll() < 0.5 ? 'commit; begin' : 'rollback; begin');
      } else await portal.owner.query(HAPPENINGS[what], HAPPENINGS[what].includes('$3') ? values : values.slice(0, 2));
      seen.add(await equal(`step ${step}: ${what}`));
    }
  } finally {
    await slow.query('rollback');
    slow.release();
  }
  expect(seen.size).toBeGreaterThan(5);
});
