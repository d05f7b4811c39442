import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveFixture, type LeaveFixture } from '#app/server/testing/leave-fixture.ts';
import { attendanceSettings, officeHours } from '#app/server/testing/punching.ts';
import { employeeOf, ownerOf, type EmployedPerson } from '#app/server/testing/people.ts';
import { PLANNED_PEOPLE } from '#app/server/testing/planned-people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { spanOf } from '../../contract/evaluate/evaluate-days.ts';
import { loadEvaluation } from '../evaluation/load-evaluation.ts';
import { loadPunching } from './load-punching.ts';
import { placesOf } from '../days/places-of.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const clock = (time: string) => portal.clock.set(`2026-11-20T${time}+08:00`);
beforeEach(() => clock('09:00:00'));

const run = (text: string, ...values: unknown[]) => portal.owner.query(text, values);
const DAY = calendarDate('2026-11-20');

/** As the employee, in a transaction. */
async function inside<T>({ companyId, employeeId: id }: EmployedPerson, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const company = (await companiesWith(portal.server.services, 'attendance')).find((each) => each.id === companyId);
  if (!company) throw new Error('No such company');
  return inCompany(portal.server.services, company, (ctx) => work({ ...ctx, actor: { ...ctx.actor, employee: { id, spm_supervisor: false } } }));
}

/** What one statement says of somebody, and what those say that judge everybody. */
const both = (person: EmployedPerson) =>
  inside(person, async (ctx) => {
    const { person: fast, placesOn } = await loadPunching(ctx, randomUUID(), ctx.clock.now(), null);
    const { rows } = await portal.owner.query<{ branch_id: number | null }>('select branch_id from employees where id = $1', [person.employeeId]);
    const span = spanOf(DAY);
    const placed = { id: person.employeeId, branch_id: rows[0]?.branch_id ?? null };
    const [usual] = await loadEvaluation(ctx, [placed], span.from, span.to);
    return { fast, usual, places: [placesOn(DAY), await placesOf(ctx, placed, DAY)] as const };
  });

async function companyOf(): Promise<LeaveFixture> {
  const fixture = await leaveFixture(portal);
  await officeHours(portal, fixture.owner);
  return fixture;
}

describe('one statement says of a person what those say that judge everybody', () => {
  test.each(Object.entries(PLANNED_PEOPLE))('%s', async (_what, prepare) => {
    const fixture = await companyOf();
    const person = await fixture.hire();
    await prepare(portal, fixture, person);
    const { fast, usual, places } = await both(person);
    expect(fast.judging).toEqual(usual?.judging);
    // PostgreSQL writes instants otherwise in JSON; nobody judges by these two.
    const plain = (rows: readonly object[] | undefined) => rows?.map((row) => ({ ...row, created_at: null, updated_at: null }));
    expect(plain(fast.kept)).toEqual(plain(usual?.kept));
    expect(places[0]).toEqual(places[1]);
  });
});

describe('what is remembered of a branch holds for as long as its rows do', () => {
  test.each([
    ['settings', `update attendance_settings set ontime_checkin_minutes = 7 where company_id = $1`],
    [
      'settings that are new for a branch',
      `insert into attendance_settings select nextval('attendance_settings_id_seq'), company_id, b.branch_id, 9, ontime_checkout_minutes, radius_m,
        location_required, outside_policy, photo_required, web_checkin, per_session, early_limit_minutes, auto_checkout_hours, allow_unscheduled, rounding_minutes,
        overtime_min_minutes, overtime_requires_approval, half_day_hours, full_day_hours from attendance_settings, (select id as branch_id from branches where company_id = $1 limit 1) b where company_id = $1`,
    ],
    ['a schedule', `update work_schedules set break_minutes = 45 where company_id = $1`],
    ['no schedule any more', `update work_schedules set deleted_at = now() where company_id = $1`],
    ['a holiday', `insert into holidays (company_id, name, name_ms, date, type) values ($1, 'Rain', 'Hujan', '2026-11-20', 'Company')`],
    [
      'the year of the company’s own holidays',
      `insert into holidays (company_id, name, name_ms, date, type) values ($1, 'New Year', 'Tahun baru', '2026-01-01', 'National')`,
    ],
    ['the place of the branch', `update branches set lat = 5.4, lng = 100.3 where company_id = $1`],
    ['the state of the branch', `update branches set state = 'Johor' where company_id = $1`],
  ])('%s', async (_what, change) => {
    const owner = await ownerOf(portal);
    await officeHours(portal, owner);
    await attendanceSettings(portal, owner, {});
    const [person, stranger] = [await employeeOf(portal, owner), await employeeOf(portal, await ownerOf(portal))];
    await both(person);
    const untouched = await both(stranger);
    await run(change, person.companyId);
    const { fast, usual, places } = await both(person);
    expect(fast.judging).toEqual(usual?.judging);
    expect(places[0]).toEqual(places[1]);
    expect((await both(stranger)).fast).toEqual(untouched.fast);
  });

  test('and is not what somebody wrote who took it back', async () => {
    const owner = await ownerOf(portal);
    await officeHours(portal, owner);
    const person = await employeeOf(portal, owner);
    const undone = new Error('taken back');
    const change = inside(person, async (ctx) => {
      await ctx.client.query('update work_schedules set break_minutes = 5 where company_id = $1', [person.companyId]);
      expect((await loadPunching(ctx, randomUUID(), ctx.clock.now(), null)).person.judging.plans.find(({ date }) => date === DAY)?.break_minutes).toBe(5);
      throw undone;
    });
    await expect(change).rejects.toBe(undone);
    expect((await both(person)).fast.judging.plans.find(({ date }) => date === DAY)?.break_minutes).toBe(60);
  });
});
