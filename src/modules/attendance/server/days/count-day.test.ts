import { afterAll, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { HERE, officeHours, punch } from '#app/server/testing/punching.ts';
import { PLANNED_PEOPLE } from '#app/server/testing/planned-people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { isOf, letterOf, LIST_STATUSES } from '../../contract/manage/day-state.ts';
import { evaluateAgain } from '../evaluation/evaluate-again.ts';
import { daysBetween } from '../evaluation/plans-of.ts';
import { allPeople, employedWithin } from '../manage/managed-people.ts';
import { attendanceDaysOf } from './attendance-days.ts';
import { countDay } from './count-day.ts';
import { dayMarksOf } from './day-marks.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const [FROM, TO] = [calendarDate('2026-11-16'), calendarDate('2026-11-24')];

test('figures and letters say what the days themselves say, whatever plans them', async () => {
  const services = await leaveFixture(portal);
  await officeHours(portal, services.owner);
  // A holiday of everybody would leave nothing to tell apart.
  const ways = Object.entries(PLANNED_PEOPLE).filter(([way]) => way !== 'on a holiday of the company');
  for (const [, prepare] of ways) {
    portal.clock.set('2026-11-20T09:00:00+08:00');
    await prepare(portal, services, await services.hire());
  }
  portal.clock.set('2026-11-20T09:40:00+08:00');
  await punch(await services.hire(), 'in', { ...HERE, remark: 'The bus was late' });
  portal.clock.set('2026-11-20T19:00:00+08:00');
  const { server } = portal;
  const company = (await companiesWith(server.services, 'attendance')).find(({ id }) => id === services.owner.companyId);
  if (!company) throw new Error('No such company');
  await inCompany(server.services, company, async (ctx) => {
    const everybody = await allPeople(ctx, employedWithin(ctx, {}, FROM, TO));
    await evaluateAgain(
      ctx,
      everybody.map(({ id }) => ({ employee_id: id, from: FROM, to: calendarDate('2026-11-20') })),
    );
    const letters = await dayMarksOf(ctx, everybody, FROM, TO);
    const seen = new Set<string>();
    for (const [at, date] of daysBetween(FROM, TO).entries()) {
      const where = employedWithin(ctx, {}, date, date);
      const people = await allPeople(ctx, where);
      const days = await attendanceDaysOf(ctx, people, date, date);
      const notices = Object.fromEntries(
        LIST_STATUSES.map((status) => [status, people.filter(({ id }) => days.get(id)?.some((session) => isOf(session, status))).length]),
      );
      expect(await countDay(ctx, where, date, LIST_STATUSES), date).toEqual(notices);
      for (const [status, n] of Object.entries(notices)) if (n > 0) seen.add(status);
      for (const { id } of people) expect(letterOf(letters.get(id)?.[at] ?? []), `${date} ${id}`).toBe(letterOf(days.get(id) ?? []));
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
  const before = await counted();
  for (let n = 0; n < 4; n += 1) await one.hire();
  expect(await counted()).toBe(before);
  expect((await figures(one)).scheduled).toBe(5);
  expect((await figures(other)).scheduled).toBe(0);
});
