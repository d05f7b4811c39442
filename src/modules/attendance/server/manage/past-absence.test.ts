/** Absence of past days in every list: by the rule, whatever a job has stored, and the same as payroll takes. */
import { afterAll, expect, test } from 'vitest';
import { attendanceFixture } from '#app/server/testing/attendance-office.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { workedTimeOf } from '../worked-time.ts';

const MANAGED = 'api/operation/attendances';
const portal = await openTestPortal();
afterAll(() => portal.close());
// A Monday, before the work of the day.
portal.clock.set('2026-11-30T08:00:00+08:00');

type Fixture = Awaited<ReturnType<typeof attendanceFixture>>;
type Days = readonly { readonly key?: string }[];

/** Joined on 2 November, entered on the 28th, with one presence on the 10th. */
async function enteredLate(fixture: Fixture) {
  const person = await fixture.hire({ name: 'Farah Contoh', company_joined_at: '2026-11-02' });
  await portal.owner.query('update employees set created_at = $2 where id = $1', [person.employeeId, '2026-11-28T09:00:00+08:00']);
  await fixture.punch(person, '2026-11-10 08:58', '2026-11-10 18:03');
  return person;
}

async function seen({ owner }: Fixture, person: { readonly employeeId: number }) {
  const state = async (date: string) => {
    const { data } = (await owner.client.get(MANAGED, { date, employee_id: String(person.employeeId) })).body;
    const counted = (await owner.client.get(`${MANAGED}/summary`, { date })).body.data;
    const found = (await owner.client.get(MANAGED, { date, status: 'absent' })).body.meta.total;
    const ofDay = (await owner.client.get(`${MANAGED}/days/${person.employeeId}/${date}`)).body.data.sessions[0].state;
    return [data[0].state, ofDay, counted.absent, counted.not_in, found];
  };
  const grid = (await owner.client.get(`${MANAGED}/grid`, { month: '2026-11-01' })).body.data;
  const report = async (template: string) =>
    (await owner.client.get(`${MANAGED}/reports/generate`, { preview: 'true', template, start_date: '2026-11-01', end_date: '2026-11-30' })).body.data;
  const late = (await report('Late & Absent')).rows as Days;
  const company = (await companiesWith(portal.server.services, 'attendance')).find(({ id }) => id === owner.companyId);
  if (!company) throw new Error('No such company');
  const paid = await inCompany(portal.server.services, company, (ctx) =>
    workedTimeOf(ctx, [{ id: person.employeeId, branch_id: null }], calendarDate('2026-11-01'), calendarDate('2026-11-30')),
  );
  return {
    before: await state('2026-11-06'),
    after: await state('2026-11-12'),
    letters: grid[0].days.filter((letter: string) => letter === 'A').length,
    reported: late.filter((row) => JSON.stringify(row).includes('Absent')).length,
    paid: paid.get(person.employeeId)?.time.absent_days,
  };
}

test('a past working day without a record is absent in every list, from the day on which records begin, stored or not', async () => {
  const fixture = await attendanceFixture(portal);
  const person = await enteredLate(fixture);
  // 11 to 13, 16 to 20 and 23 to 27 November.
  const expected = { before: ['not_in', 'not_in', 0, 1, 0], after: ['absent', 'absent', 1, 0, 1], letters: 13, reported: 13, paid: 13 };
  expect(await seen(fixture, person)).toEqual(expected);
  await portal.owner.query('delete from attendances where employee_id = $1 and absent > 0', [person.employeeId]);
  expect(await seen(fixture, person)).toEqual(expected);
  expect((await person.client.get('api/attendances/summary', { start_date: '2026-11-01', end_date: '2026-11-30' })).body.data.absent).toBe(13);
});

test('today is over with its last session, for lists and payroll alike', async () => {
  const fixture = await attendanceFixture(portal);
  const person = await enteredLate(fixture);
  const last = async () => {
    const { letters, paid } = await seen(fixture, person);
    return [(await fixture.owner.client.get(MANAGED)).body.data[0].state, letters, paid];
  };
  portal.clock.set('2026-11-30T17:59:00+08:00');
  expect(await last()).toEqual(['not_in', 13, 13]);
  portal.clock.set('2026-11-30T18:00:00+08:00');
  expect(await last()).toEqual(['absent', 14, 14]);
});

test('before the first record of a company nobody is absent, and whoever never came is from then on', async () => {
  const fixture = await attendanceFixture(portal);
  const never = await fixture.hire({ name: 'Aminah Contoh' });
  const state = async (date: string) => (await fixture.owner.client.get(MANAGED, { date, employee_id: String(never.employeeId) })).body.data[0].state;
  expect([await state('2026-11-12'), await state('2026-11-09')]).toEqual(['not_in', 'not_in']);
  await enteredLate(fixture);
  expect([await state('2026-11-12'), await state('2026-11-09')]).toEqual(['absent', 'not_in']);
});
