/** What attendance makes of site visits, told by a module of the test alone: who is present, absent, told and paid. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import type { TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import type { JobDefinition } from '#platform/server/jobs/job-queue.ts';
import { provideMore } from '#platform/server/extension-point.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { siteVisits, type VisitMade } from '#modules/roster/server/public.ts';
import { deriveAbsence } from './evaluation/evaluation-jobs.ts';
import { visitsChanged, workedTimeOf } from './public.ts';

const MANAGED = 'api/operation/attendances';
// A Wednesday, and the Friday of today.
const [DAY, TODAY] = ['2026-11-18', '2026-11-20'];
const portal = await openTestPortal();
afterAll(() => portal.close());

let services: AttendanceFixture;
let person: TestEmployee;
let other: TestEmployee;
beforeAll(async () => {
  services = await attendanceFixture(portal);
  // Before its first record nobody of a company is absent.
  await services.punch(await services.hire(), '2026-11-02 08:58', '2026-11-02 18:01');
});
beforeEach(async () => {
  portal.clock.set(`${TODAY}T20:30:00+08:00`);
  [person, other] = [await services.hire(), await services.hire()];
});

/** Visits of the person, until the test is over. */
function visiting(...visits: readonly (readonly [date: string, minutes: number])[]): void {
  // One after the other.
  let begun = 0;
  const all = visits.map(([date, minutes]): VisitMade => {
    const visit = { employee_id: person.employeeId, date: calendarDate(date), begun, ended: begun + minutes };
    begun = visit.ended;
    return visit;
  });
  const made = async (_ctx: unknown, ids: readonly number[] | null, from: string, to: string) =>
    all.filter(({ employee_id, date }) => (ids === null || ids.includes(employee_id)) && from <= date && date <= to);
  onTestFinished(provideMore(siteVisits, { made }));
}
const night = () =>
  (deriveAbsence as JobDefinition).run(
    {},
    { services: portal.server.services, id: 'test', progress: async () => undefined, signal: new AbortController().signal },
  );
const absences = async () =>
  (await portal.owner.query(`select date::text as date, absent::float as absent from attendances where employee_id = $1 order by date`, [person.employeeId]))
    .rows;
async function inside<T>(work: Parameters<typeof inCompany<T>>[2]): Promise<T> {
  const company = (await companiesWith(portal.server.services, 'attendance')).find(({ id }) => id === services.owner.companyId);
  if (!company) throw new Error('No such company');
  return inCompany(portal.server.services, company, work);
}
const row = async (date: string) => {
  const { body } = await services.owner.client.get(MANAGED, { date, employee_id: person.employeeId });
  return body.data[0];
};

describe('the night after', () => {
  test.each<[string, readonly (readonly [string, number])[], object[]]>([
    ['half a day', [[DAY, 240]], []],
    [
      'several short ones are summed',
      [
        [DAY, 100],
        [DAY, 150],
      ],
      [],
    ],
    ['one too short', [[DAY, 100]], [{ date: DAY, absent: 1 }]],
    ['one of another day', [['2026-11-17', 300]], [{ date: DAY, absent: 1 }]],
  ])('%s', async (_what, visits, absent) => {
    visiting(...visits);
    await night();
    expect((await absences()).filter(({ date }: { date: string }) => date === DAY)).toEqual(absent);
  });

  test('an absence goes when a visit is entered for it, and comes back when that is cancelled', async () => {
    await night();
    const of = async () => (await absences()).some(({ date }: { date: string }) => date === DAY);
    const changed = () => inside((ctx) => visitsChanged(ctx, person.employeeId, calendarDate(DAY), calendarDate(DAY)));
    expect(await of()).toBe(true);
    const stop = provideMore(siteVisits, { made: async () => [{ employee_id: person.employeeId, date: calendarDate(DAY), begun: 0, ended: 300 }] });
    await changed();
    stop();
    expect(await of()).toBe(false);
    await changed();
    expect(await of()).toBe(true);
  });

  test('a check-in on another day leaves the day of the visit as it is', async () => {
    visiting([DAY, 300]);
    await night();
    portal.clock.set(`${TODAY}T08:55:00+08:00`);
    const { status } = await person.client.post('api/attendances/check-in', { client_ref: crypto.randomUUID(), lat: 3.139, lng: 101.6869 });
    expect(status).toBeLessThan(300);
    expect((await absences()).filter(({ date }: { date: string }) => date === DAY)).toEqual([]);
  });
});

describe('the office', () => {
  test('sees who is on a visit, finds and counts them as present', async () => {
    const counted = async () => (await services.owner.client.get(`${MANAGED}/summary`, { date: TODAY })).body.data;
    const before = await counted();
    visiting([TODAY, 0]);
    expect(await row(TODAY)).toMatchObject({ state: 'visit', visited: 0, checkin: null, absent: 0 });
    const after = await counted();
    // The work of the day is over: without the visit they are absent.
    expect([after.present - before.present, after.absent - before.absent, after.scheduled - before.scheduled]).toEqual([1, -1, 0]);
    const found = (await services.owner.client.get(`${MANAGED}?status[]=visit`, { date: TODAY })).body.data;
    expect(found.map(({ employee }: { employee: { id: number } }) => employee.id)).toEqual([person.employeeId]);
  });

  test('reads in the day and in the month what became of it', async () => {
    visiting([DAY, 270], ['2026-11-17', 60]);
    await night();
    const trace = async (date: string) => (await services.owner.client.get(`${MANAGED}/days/${person.employeeId}/${date}`)).body.data.sessions[0].trace;
    expect(await trace(DAY)).toContain('Site visits of 4 h 30 min count as presence.');
    expect(await trace('2026-11-17')).toContain('Site visits of 1 h are too short to count as presence.');
    const grid = (await services.owner.client.get(`${MANAGED}/grid`, { month: '2026-11-01', employee_id: person.employeeId })).body.data;
    expect(grid[0].days.slice(16, 18)).toEqual(['A', 'SV']);
  });

  test('pays the day and its hours', async () => {
    visiting([DAY, 270]);
    await services.punch(person, '2026-11-17 09:00', '2026-11-17 18:00');
    const span = [calendarDate('2026-11-17'), calendarDate(DAY)] as const;
    const { time, unsettled } = await inside(async (ctx) => {
      const worked = await workedTimeOf(ctx, [{ id: person.employeeId, branch_id: null }], ...span);
      return worked.get(person.employeeId) as NonNullable<ReturnType<typeof worked.get>>;
    });
    expect(time).toMatchObject({ scheduled_days: 2, worked_days: 2, absent_days: 0, normal_hours: 12.5 });
    expect(unsettled.unjudged_days).toBe(0);
  });

  test('waits no longer for it: as many statements for one as for many', async () => {
    const asked = async (what: string, of: Record<string, string>) => {
      await services.owner.client.get(`${MANAGED}/${what}`, of);
      const count = countRoundTrips(portal.server.services.pool);
      await services.owner.client.get(`${MANAGED}/${what}`, of);
      return count.stop();
    };
    const both = async () => ({ grid: await asked('grid', { month: '2026-11-01' }), figures: (await asked('summary', { date: DAY })).roundTrips });
    visiting();
    const without = await both();
    visiting([DAY, 300]);
    expect(await both()).toEqual(without);
  });
});

test('the own days say it, and others are not touched by it', async () => {
  visiting([DAY, 300]);
  await night();
  const days = async ({ client }: TestEmployee) => (await client.get('api/attendances', { start_date: DAY, end_date: DAY })).body.data;
  expect(await days(person)).toMatchObject([{ visited: 300, absent: 0, checkin: null }]);
  expect(await days(other)).toMatchObject([{ visited: null, absent: 1 }]);
  const sums = async ({ client }: TestEmployee) => (await client.get('api/attendances/summary', { start_date: DAY, end_date: DAY })).body.data;
  expect([(await sums(person)).days, (await sums(other)).days]).toEqual([1, 0]);
});
