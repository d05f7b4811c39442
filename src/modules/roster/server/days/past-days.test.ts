/** Days that are over: their roster changes with a reason where somebody has punched, and they are judged again by it. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import type { EmployedPerson, Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { pastSpans } from './evaluate-touched.ts';
import { rosterForm } from './roster.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const PATH = 'api/operation/attendances/schedules';
// The clock of the tests stands at 20 November 2026; this was a Wednesday.
const DAY = '2026-11-18';
const PLANS = { '/attendance/schedule': ['Create', 'Update', 'Delete', 'Work Schedule'] };

let services: AttendanceFixture;
let ali: EmployedPerson;
beforeEach(async () => {
  services = await attendanceFixture(portal);
  ali = await services.hire();
});
const put = (more: object = {}) =>
  services.owner.client.post(
    PATH,
    rosterForm({
      employee_ids: [ali.employeeId],
      start_date: DAY,
      end_date: DAY,
      sessions: [{ start_time: '10:00', end_time: '19:00' }],
      publish: true,
      ...more,
    }),
  );

test('a punched day changes with a reason, and is judged again; taken off, it is judged as before', async () => {
  await services.punch(ali, `${DAY} 10:00`, `${DAY} 19:00`);
  const evaluated = async () => (await services.kept(ali, DAY)).map(({ checkin_status, checkout_status }) => [checkin_status, checkout_status].join(' '));
  expect(await evaluated()).toEqual(['late late']);
  expect((await put()).body.errors).toEqual({ reason: [`${ali.name} has punched on 18/11/26 already. Enter a reason for changing the roster of that day.`] });
  // A draft holds nothing, so it needs none.
  expect((await put({ publish: false })).body.data.created).toBe(1);
  expect(await evaluated()).toEqual(['late late']);
  expect((await put({ reason: 'Started later, as agreed' })).body.data.created).toBe(1);
  expect(await evaluated()).toEqual(['ontime ontime']);
  const [id] = (await services.owner.client.get(PATH, { start_date: DAY, end_date: DAY })).body.data[0].ids;
  expect((await services.owner.client.delete(`${PATH}/${id}`)).status).toBe(422);
  expect((await services.owner.client.delete(`${PATH}/${id}`, { reason: 'Entered by mistake' })).status).toBe(200);
  expect(await evaluated()).toEqual(['late late']);
});

test('a day without punches needs no reason, past or to come', async () => {
  expect((await put()).status).toBe(201);
  expect((await put({ start_date: '2026-12-02', end_date: '2026-12-02' })).status).toBe(201);
});

test('a day that a payroll has closed neither comes nor goes, whatever the reason; a draft may lie there', async () => {
  const closed = { start_date: '2026-10-28', end_date: '2026-11-02', reason: 'As agreed' };
  expect((await put({ ...closed, end_date: '2026-10-28' })).body.data.created).toBe(1);
  const [id] = (await services.owner.client.get(PATH, { start_date: '2026-10-28', end_date: '2026-10-28' })).body.data[0].ids;
  await portal.owner.query(`insert into payroll_totals values ($1, '2026-10-01', '2026-10-31', 'Confirmed', 1, 0, 0, 0, 0, 0, 0, 0, 0)`, [
    services.owner.companyId,
  ]);
  await portal.owner.query(`insert into payroll_closings values ($1, '2026-10', now(), null)`, [services.owner.companyId]);
  const notices = { base: [`The payroll of ${ali.name} for 28/10/26 is confirmed. Leave out that day, or keep it as a draft.`] };
  const refused = [await put(closed), await services.owner.client.delete(`${PATH}/${id}`, { reason: 'Entered by mistake' })];
  expect(refused.map(({ status, body }) => [status, body.errors])).toEqual([
    [422, notices],
    [422, notices],
  ]);
  expect((await put({ ...closed, publish: false })).status).toBe(201);
  expect((await put({ ...closed, start_date: '2026-11-01' })).status).toBe(201);
});

test('nobody plans their own days that have begun, but for the owner', async () => {
  ali = await services.hire({ accesses: PLANS });
  const { client } = ali;
  const devi = await services.hire();
  const outcome = 'Your own days that have begun are planned by somebody else. Leave yourself out, or begin tomorrow.';
  const day = { day_type: 'Working', sessions: [{ start_time: '10:00', end_time: '19:00' }] };
  const ask = (path: string, form: object) => client.post(path, form);
  const form = (date: string, more: object = {}) =>
    rosterForm({ employee_ids: [ali.employeeId], start_date: date, end_date: date, ...day, publish: true, ...more });
  const errors = async (answer: Promise<{ status: number; body: { errors?: object } }>) => [(await answer).status, (await answer).body.errors];
  for (const date of [DAY, '2026-11-20']) expect(await errors(ask(PATH, form(date)))).toEqual([422, { base: [outcome] }]);
  expect((await ask(PATH, form('2026-11-21'))).status).toBe(201);
  expect((await ask(PATH, form(DAY, { employee_ids: [devi.employeeId] }))).status).toBe(201);
  // As a draft it holds nothing, and whoever publishes it is asked again.
  expect((await ask(PATH, form(DAY, { publish: false }))).status).toBe(201);
  expect(await errors(ask(`${PATH}/publish`, { start_date: DAY, end_date: DAY, skip_conflicts: false, reason: null }))).toEqual([422, { base: [outcome] }]);
  expect((await put()).status).toBe(201);
  const own = (await client.get(PATH, { start_date: DAY, end_date: DAY })).body.data as { employee: { id: number }; ids: number[] }[];
  const row = own.find(({ employee }) => employee.id === ali.employeeId)?.ids[0];
  expect(await errors(client.delete(`${PATH}/${row}`, { reason: 'Entered by mistake' }))).toEqual([422, { base: [outcome] }]);
});

test('nor the schedule that they are on by then', async () => {
  ali = await services.hire({ accesses: PLANS });
  const { body } = await services.owner.client.get('api/operation/attendances/work-schedules');
  const assign = (effective_from: string, who: Person = ali) =>
    who.client.post(`api/operation/attendances/work-schedules/${body.data[0].id}/assign`, {
      employee_ids: [ali.employeeId],
      effective_from,
      effective_to: null,
    });
  expect((await assign('2026-11-20')).body.errors).toEqual({ effective_from: [expect.stringContaining('somebody else')] });
  expect((await assign('2026-11-21')).status).toBeLessThan(300);
  expect((await assign('2026-11-20', services.owner)).status).toBeLessThan(300);
});

test('only what is over is judged again, with the days beside it', () => {
  const on = (employee_id: number, date: string) => ({ employee_id, date: calendarDate(date) });
  expect(pastSpans([on(1, '2026-11-19'), on(1, '2026-11-17'), on(2, '2026-11-20'), on(3, '2026-11-21')], calendarDate('2026-11-20'))).toEqual([
    { employee_id: 1, from: '2026-11-16', to: '2026-11-20' },
    { employee_id: 2, from: '2026-11-19', to: '2026-11-20' },
  ]);
});

test('everybody’s month takes as many statements as one person’s', async () => {
  const month = { start_date: '2026-12-01', end_date: '2026-12-31', per_page: 500 };
  const ask = async () => {
    for (let warm = 0; warm < 2; warm += 1) await services.owner.client.get(PATH, month);
    const counted = countRoundTrips(portal.server.services.pool);
    const { body } = await services.owner.client.get(PATH, month);
    return { ...counted.stop(), people: body.data.length };
  };
  const one = await ask();
  for (let more = 0; more < 12; more += 1) await services.hire();
  const many = await ask();
  expect([one.people, many.people]).toEqual([1, 13]);
  expect(many.statements).toBe(one.statements);
  expect(many.roundTrips).toBeLessThanOrEqual(2);
});
