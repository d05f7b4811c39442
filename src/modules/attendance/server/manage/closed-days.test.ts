/** Days that a confirmed payroll has closed: the answer of the day says so before anybody asks for a change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import { adminOf, type TestEmployee, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';

const MANAGED = 'api/operation/attendances';
const PAYROLLS = 'api/operation/payrolls';
const [CLOSED, OPEN] = ['2026-10-28', '2026-11-18'];
const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T20:30:00+08:00');

let services: AttendanceFixture;
let person: TestEmployee;
beforeAll(async () => {
  services = await attendanceFixture(portal);
  person = await services.hire();
  await services.punch(person, `${OPEN} 09:40`, `${OPEN} 18:00`);
  const { companyId } = services.owner;
  await portal.owner.query(`insert into payroll_totals values ($1, '2026-10-01', '2026-10-31', 'Confirmed', 1, 0, 0, 0, 0, 0, 0, 0, 0)`, [companyId]);
  await portal.owner.query(`insert into payroll_closings values ($1, '2026-10', now(), null)`, [companyId]);
});

test('whoever opens their day reads that it is closed, and a correction of it is refused; an open one is asked for', async () => {
  const closed = async (date: string) => (await person.client.get(`api/attendances/days/${date}`)).body.data.map((each: { closed: boolean }) => each.closed);
  expect([await closed(CLOSED), await closed(OPEN)]).toEqual([[true], [false]]);
  const listed = (await person.client.get(`api/attendances?start_date=${CLOSED}&end_date=${OPEN}&per_page=100`)).body.data as {
    date: string;
    closed: boolean;
  }[];
  expect([CLOSED, OPEN].map((date) => listed.find((each) => each.date === date)?.closed)).toEqual([true, false]);
  const ask = (date: string) =>
    person.client.post('api/attendances/corrections', {
      date,
      session_index: 0,
      checkin_at: `${date}T09:00`,
      checkout_at: `${date}T18:00`,
      reason: 'The device was down',
    });
  expect((await ask(CLOSED)).body.errors).toEqual({ base: ['Payroll for this period is confirmed.'] });
  expect((await ask(OPEN)).status).toBeLessThan(300);
});

test('the office reads the same: an administrator may not correct it, the owner may and confirms that', async () => {
  const officer = await adminOf(portal, services.owner, { '/attendance/manage': ['Update', 'Delete'] });
  const seen = async ({ client }: TestPerson, date: string) => {
    const { body } = await client.get(`${MANAGED}/days/${person.employeeId}/${date}`);
    return body.data.sessions.map(({ closed, can: { correct, override } }: { closed: boolean; can: { correct: boolean; override: boolean } }) => ({
      closed,
      correct,
      override,
    }));
  };
  expect(await seen(officer, CLOSED)).toEqual([{ closed: true, correct: false, override: true }]);
  expect(await seen(services.owner, CLOSED)).toEqual([{ closed: true, correct: true, override: true }]);
  expect(await seen(officer, OPEN)).toEqual([{ closed: false, correct: true, override: false }]);
});

test('a confirmed payroll closes its own period: the months before it and between two of them stay open', async () => {
  const late = await services.hire();
  await portal.asSystem((tx) => makeSalary(tx, services.owner.companyId, late.employeeId, 3000));
  for (const [start_date, end_date] of [
    ['2026-07-01', '2026-07-31'],
    ['2026-09-01', '2026-09-30'],
  ]) {
    const { body } = await services.owner.client.post(`${PAYROLLS}/process`, { employee_id: late.employeeId, start_date, end_date });
    const confirmed = await services.owner.client.post(`${PAYROLLS}/${body.data.id}/confirm`);
    expect(confirmed.body.data).toMatchObject({ status: 'Confirmed', start_date, end_date });
  }
  const cases = { '2026-06-30': false, '2026-07-01': true, '2026-07-31': true, '2026-08-03': false, '2026-08-31': false, '2026-09-01': true };
  for (const [date, closed] of Object.entries(cases)) {
    const { body } = await late.client.get(`api/attendances/days/${date}`);
    expect([date, body.data[0].closed]).toEqual([date, closed]);
    const { status } = await services.owner.client.post(MANAGED, {
      employee_id: late.employeeId,
      date,
      session_index: 0,
      checkin_at: `${date}T09:00`,
      checkout_at: `${date}T18:00`,
      reason: 'The device was down',
    });
    expect([date, status < 300]).toEqual([date, !closed]);
  }
});
