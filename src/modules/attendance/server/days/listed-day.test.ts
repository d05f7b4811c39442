import { afterAll, expect, test } from 'vitest';
import { dice } from '#app/server/testing/dice.ts';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { HERE, officeHours, punch } from '#app/server/testing/punching.ts';
import { PLANNED_PEOPLE } from '#app/server/testing/planned-people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { frameVersion } from '../evaluation/company-frames.ts';
import { daysBetween } from '#modules/roster/server/plans-of.ts';
import { allPeople, employedWithin } from './managed-people.ts';
import { attendanceDaysOf } from './attendance-days.ts';
import { listedDaysOf } from './listed-day.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAYS = daysBetween(calendarDate('2026-11-16'), calendarDate('2026-11-21'));

/** What plans the days of many, changed past the rules: `$1` company, `$2` a number. */
const CHANGES = {
  holidays: `insert into holidays (company_id, name, name_ms, date, type) values ($1, 'Day ' || $2::int, 'Hari ' || $2::int, date '2026-11-16' + $2::int % 6, 'Company') on conflict do nothing`,
  fewerHolidays: `delete from holidays where company_id = $1 and date = date '2026-11-16' + $2::int % 6`,
  schedule: `update work_schedules set name = 'Office ' || id || ' ' || $2::int, break_minutes = 10 * ($2::int % 5) where company_id = $1`,
  withoutDefault: `update work_schedules set is_default = not is_default and $2::int > 0 and id = (select min(id) from work_schedules where company_id = $1)
      and not exists (select from work_schedules where company_id = $1 and is_default) where company_id = $1`,
  restDays: `update branches set rest_days = case when $2::int % 2 = 0 then '{6,7}' else '{5}' end::smallint[] where company_id = $1`,
  record: `insert into attendance_records (company_id, employee_id, type, recorded_at, source)
    select company_id, id, 'checkin', timestamptz '2026-11-16T09:00+08:00' + interval '1 day' * ($2::int % 4), 'web'
    from employees where company_id = $1 order by id offset $2::int % 5 limit 1`,
} as const;

test.each([3, 58])('the list says of each day what the days themselves say, whatever changes what plans them (seed %i)', async (seed) => {
  const roll = dice(seed);
  const fixture = await leaveFixture(portal);
  const { companyId } = fixture.owner;
  await officeHours(portal, fixture.owner);
  for (const prepare of Object.values(PLANNED_PEOPLE)) {
    portal.clock.set('2026-11-20T09:00:00+08:00');
    await prepare(portal, fixture, await fixture.hire());
  }
  portal.clock.set('2026-11-20T09:40:00+08:00');
  await punch(await fixture.hire(), 'in', { ...HERE, remark: 'The bus was late' });
  portal.clock.set('2026-11-20T19:00:00+08:00');
  await portal.owner.query(`update employees set created_at = '2026-11-02' where company_id = $1 and id % 2 = 0`, [companyId]);
  const company = (await companiesWith(portal.server.services, 'attendance')).find(({ id }) => id === companyId);
  if (!company) throw new Error('No such company');
  const seen = new Set<string>();
  for (let step = 0; step < 25; step += 1) {
    await inCompany(portal.server.services, company, async (ctx) => {
      for (const date of DAYS) {
        const people = await allPeople(ctx, employedWithin(ctx, {}, date, date));
        const days = await attendanceDaysOf(ctx, people, date, date);
        const listed = await listedDaysOf(ctx, people, date, await frameVersion(ctx, date));
        for (const { id } of people) expect(listed.get(id)?.sessions(), `${step} ${date} ${id}`).toEqual(days.get(id));
        seen.add(JSON.stringify([date, [...days.values()].flat().map(({ planned, holiday, absent, schedule }) => [planned, holiday, absent, schedule])]));
      }
    });
    const texts = Object.values(CHANGES);
    const text = texts[Math.floor(roll() * texts.length)] as string;
    await portal.owner.query(text, [companyId, Math.floor(roll() * 40)]);
  }
  expect(seen.size).toBeGreaterThan(DAYS.length * 3);
});
