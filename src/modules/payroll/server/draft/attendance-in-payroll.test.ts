/** Attendance reaches the payroll: hours, absence, lateness, approved overtime and places, each figure as attendance last said it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import type { TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { makeSalary } from '../payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const URL = 'api/operation/payrolls';
const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-30T23:00:00+08:00');

let services: AttendanceFixture;
let neighbour: AttendanceFixture;
beforeAll(async () => {
  [services, neighbour] = [await attendanceFixture(portal), await attendanceFixture(portal)];
});

/** From Monday to Friday: 21 days. */
const WORKDAYS = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`).filter(
  (date) => ![0, 6].includes(new Date(date).getUTCDay()),
);
const dayOf = (date: string, start = '09:00', end = '18:00') => [`${date} ${start}`, `${date} ${end}`];

async function hire(basic: number, salary: object = {}, company = services, given: Parameters<AttendanceFixture['hire']>[0] = {}): Promise<TestEmployee> {
  const person = await company.hire(given);
  await portal.asSystem((tx) => makeSalary(tx, company.owner.companyId, person.employeeId, basic, salary));
  return person;
}
const load = async ({ employeeId }: TestEmployee, company = services) => {
  const { body } = await company.owner.client.get(`${URL}/process`, { employee_id: employeeId, ...NOVEMBER });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body;
};
/** Saves over what stands. */
async function save(person: TestEmployee, more: object = {}) {
  const { id, status, updated_at } = (await load(person)).data;
  const seen = id === null ? {} : { id, status, updated_at };
  const { body } = await services.owner.client.post(`${URL}/process`, { employee_id: person.employeeId, ...NOVEMBER, ...seen, ...more });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body.data;
}
const pending = async ({ employeeId }: TestEmployee) =>
  (await portal.owner.query(`select id from attendances where employee_id = $1 and overtime_status = 'Pending' order by date`, [employeeId])).rows.map(
    ({ id }) => id as number,
  );
const approve = async (ids: readonly number[]) => {
  const { status, body } = await services.owner.client.post('api/operation/attendances/overtime', { ids, decision: 'Approved' });
  expect([status, body.data?.changed], JSON.stringify(body)).toEqual([201, ids.length]);
};
const isMoved = async ({ employeeId }: TestEmployee) => {
  const { data } = (await services.owner.client.get(URL, { ...NOVEMBER, employee_id: String(employeeId) })).body;
  return (data as { attendance_moved: boolean }[]).map(({ attendance_moved }) => attendance_moved);
};
const line = (rows: { type: string; amount: number }[], type: string) => rows.find((row) => row.type === type)?.amount;

test('a monthly salary: absence and lateness are taken off by the setting, overtime once it is approved', async () => {
  const person = await hire(2600);
  const [first, second, ...others] = WORKDAYS;
  // Late by six minutes beyond the window, two hours longer, and one day not there at all.
  await services.punch(person, ...dayOf(first!, '09:21'), ...dayOf(second!, '09:00', '20:00'), ...others.slice(1).flatMap((date) => dayOf(date)));
  const { calculation } = await load(person);
  expect(calculation).toMatchObject({ worked_days: 20, absent_days: 1, late_minutes: 6, overtime_hours: 0 });
  expect(calculation.attendance.unsettled).toMatchObject({ overtime_hours: 2, corrections: 0, unclosed_days: 0, unjudged_days: 0 });
  const saved = await save(person);
  // RM2,600 ÷ 30; lateness is not deducted unless the company says so.
  expect([line(saved.deductions, 'Absent'), line(saved.deductions, 'Late'), line(saved.earnings, 'Overtime')]).toEqual([86.67, undefined, undefined]);
  expect(saved.warnings.map(({ code }: { code: string }) => code)).toContain('overtimeWaits');

  expect(await isMoved(person)).toEqual([false]);
  await approve(await pending(person));
  // The list says so before anybody confirms it.
  expect(await isMoved(person)).toEqual([true]);
  const moved = (await load(person)).calculation;
  expect([moved.overtime_hours, moved.attendance_before.overtime_hours]).toEqual([2, 0]);
  const again = await save(person);
  // RM12.50 × 1.5 × 2.
  expect(line(again.earnings, 'Overtime')).toBe(37.5);
  expect((await load(person)).calculation).not.toHaveProperty('attendance_before');
  expect(await isMoved(person)).toEqual([false]);
});

test('a figure that was typed stays until attendance says something else of it', async () => {
  const person = await hire(2600);
  const [first, second, third] = WORKDAYS;
  await services.punch(person, ...[first!, second!].flatMap((date) => dayOf(date, '09:00', '20:00')), ...dayOf(third!));
  const [one, other] = await pending(person);
  await approve([one!]);
  const typed = await save(person, { calculation: { overtime_hours: 5, absent_days: 3 } });
  expect([typed.calculation.overtime_hours, typed.calculation.absent_days]).toEqual([5, 3]);
  expect((await save(person)).calculation).toMatchObject({ overtime_hours: 5, absent_days: 3 });
  await approve([other!]);
  expect((await save(person)).calculation).toMatchObject({ overtime_hours: 4, absent_days: 3 });
});

test('what is approved while somebody has the form open is not lost with the save', async () => {
  const person = await hire(2600);
  await services.punch(person, ...WORKDAYS.flatMap((date, at) => dayOf(date, '09:00', at === 0 ? '21:00' : '18:00')));
  const { data, calculation } = await load(person);
  await approve(await pending(person));
  const body = { ...data, calculation: { ...calculation, late_minutes: 7 } };
  const { body: saved } = await services.owner.client.post(`${URL}/process`, body);
  expect(saved.data.calculation).toMatchObject({ overtime_hours: 3, late_minutes: 7, attendance: { overtime_hours: 3, late_minutes: 0 } });
});

test('a day of unpaid leave is not absent too, nor half a day of it', async () => {
  const person = await hire(2600);
  await services.punch(person, ...WORKDAYS.slice(2).flatMap((date) => dayOf(date)));
  expect((await load(person)).calculation).toMatchObject({ absent_days: 2, unpaid_leave_days: 0 });
  const types = (await services.owner.client.get('api/operation/leaves/types')).body.data as { code: string; id: number }[];
  const unpaid = { employee_id: person.employeeId, leave_type_id: types.find(({ code }) => code === 'UL')?.id, reason: 'Family matters', approve: true };
  const take = async (date: string, duration: object) => {
    const { status, body } = await services.owner.client.post('api/operation/leaves', { ...unpaid, start_date: date, end_date: date, ...duration });
    expect(status, JSON.stringify(body)).toBe(201);
  };
  await take(WORKDAYS[0]!, {});
  expect((await load(person)).calculation).toMatchObject({ absent_days: 1, unpaid_leave_days: 1 });
});

test('each day has the rate that held on it: absence, overtime, a rest day and days by the day rate', async () => {
  const raised = async (before: number, after: number, more: object = {}) => {
    const person = await hire(before, { ...more, effective_to: '2026-11-15' });
    await portal.asSystem((tx) => makeSalary(tx, services.owner.companyId, person.employeeId, after, { ...more, effective_from: '2026-11-16' } as never));
    return person;
  };
  const monthly = await raised(2600, 3900);
  const away = ['2026-11-04', '2026-11-17'];
  const longer = (date: string) => (date === '2026-11-05' || date === '2026-11-18' ? '20:00' : '18:00');
  const worked = WORKDAYS.filter((date) => !away.includes(date)).flatMap((date) => dayOf(date, '09:00', longer(date)));
  await services.punch(monthly, ...worked, ...dayOf('2026-11-08', '09:00', '13:00'));
  await approve(await pending(monthly));
  const { deductions, earnings, calculation, id } = await save(monthly);
  // (2,600 + 3,900) ÷ 30; half of 2,600 ÷ 26; 2 h × 1.5 at 12.50 and at 18.75.
  expect([line(deductions, 'Absent'), line(earnings, 'Rest Day'), line(earnings, 'Overtime')]).toEqual([216.67, 50, 93.75]);
  expect(calculation.attendance.by_day).toContainEqual({ date: '2026-11-04', absent_days: 1 });
  const { data: trace } = (await services.owner.client.get(`${URL}/${id}/trace`)).body;
  const inputs = (step: string) => trace.salary.find((one: { step: string }) => one.step === step).inputs;
  expect(inputs('unpaid_1')).toMatchObject({ at_each_rate: '04/11/26: 1 × 2,600.00; 17/11/26: 1 × 3,900.00' });
  expect(inputs('premium')).toMatchObject({ at_each_rate: '01/11/26–15/11/26: 2 + 4 h × 12.50; 16/11/26–30/11/26: 2 h × 18.75' });
  // Where nothing changes, the counts alone are kept.
  const plain = await hire(2600);
  await services.punch(plain, ...dayOf(WORKDAYS[0]!));
  expect((await save(plain)).calculation.attendance).not.toHaveProperty('by_day');

  const daily = await raised(80, 100, { pay_type: 'Daily' });
  await services.punch(daily, ...['2026-11-04', '2026-11-05', '2026-11-18'].flatMap((date) => dayOf(date)));
  expect((await load(daily)).data.salary_amount).toBe(260);
});

test('a past working day without a record is absent, stored or not, from the day on which records begin', async () => {
  const company = await attendanceFixture(portal);
  const person = await hire(2600, {}, company, { company_joined_at: '2026-11-02' });
  const entered = (day: string) => portal.owner.query('update employees set created_at = $2 where id = $1', [person.employeeId, `${day}T09:00:00+08:00`]);
  const figures = async () => {
    const { absent_days, attendance } = (await load(person, company)).calculation;
    return [attendance.absent_from, absent_days, attendance.unsettled.unjudged_days];
  };
  await entered('2026-11-28');
  await company.punch(person, ...dayOf('2026-11-10'));
  // 11 to 13, 16 to 20, 23 to 27 and 30 November; before them 2 to 6 and 9.
  expect(await figures()).toEqual(['2026-11-10', 14, 6]);
  await portal.owner.query(`delete from attendances where employee_id = $1 and absent > 0 and date < '2026-11-30'`, [person.employeeId]);
  expect(await figures()).toEqual(['2026-11-10', 14, 6]);
  await entered('2026-10-20');
  expect(await figures()).toEqual(['2026-11-10', 14, 6]);
  await company.punch(await hire(2600, {}, company), ...dayOf('2026-11-03'));
  expect(await figures()).toEqual(['2026-11-03', 19, 1]);
});

test('a holiday from nine to six is eight hours, by the schedule and by the roster', async () => {
  const { status, body } = await services.owner.client.post('api/operation/leaves/holidays', {
    name: 'Founding Day',
    name_ms: 'Hari Penubuhan',
    date: '2026-11-11',
    type: 'Company',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const person = await hire(2600);
  await services.punch(person, ...dayOf('2026-11-11'));
  await approve(await pending(person));
  const { data, calculation } = await load(person);
  expect(calculation.days_off_worked).toEqual([{ kind: 'public_holiday', date: '2026-11-11', hours: 8 }]);
  expect([line(data.earnings, 'Public Holiday'), line(data.earnings, 'Overtime')]).toEqual([200, undefined]);
  expect((await services.owner.client.delete(`api/operation/leaves/holidays/${body.data.id}`)).status).toBe(200);
});

describe('by day and by hour', () => {
  test('days worked pay a daily rate, and nobody has to type them: many are processed at once', async () => {
    const person = await hire(100, { pay_type: 'Daily' });
    await services.punch(person, ...WORKDAYS.slice(0, 15).flatMap((date) => dayOf(date)));
    const answer = await services.owner.client.post(`${URL}/process/bulk`, { employee_ids: [person.employeeId], ...NOVEMBER });
    expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({ processed: 1, failed: [] });
    expect((await load(person)).data.salary_amount).toBe(1500);
  });

  test('hours worked pay an hourly rate, a rest day by the day', async () => {
    const rate = { pay_type: 'Hourly', hourly_rate: fromRinggit(10), calculation_type: 'Time-Based' };
    const person = await hire(10, rate);
    // The 8th is a Sunday.
    await services.punch(person, ...WORKDAYS.slice(0, 10).flatMap((date) => dayOf(date)), ...dayOf('2026-11-08', '09:00', '13:00'));
    await approve(await pending(person));
    const { data, calculation } = await load(person);
    expect([calculation.normal_hours, calculation.days_off_worked, data.salary_amount]).toEqual([
      80,
      [{ kind: 'rest_day', date: '2026-11-08', hours: 4 }],
      800,
    ]);
    expect(line(data.earnings, 'Rest Day')).toBe(80);
  });
});

test('the salary is split over the places where people checked in', async () => {
  const person = await hire(3000);
  const place = { type: 'Client', country: 'Malaysia', lat: 3.1593, lng: 101.7372, radius_m: 150, supervisor_ids: [], sessions: [], status: 'Active' };
  const site = async (name: string): Promise<number> => (await services.owner.client.post('api/work-task/work-sites', { name, ...place })).body.data.id;
  const [tower, yard] = [await site('Tower'), await site('Yard')];
  await services.owner.client.post(`api/work-task/work-sites/${yard}/employees`, {
    employee_ids: [person.employeeId],
    is_primary: true,
    effective_from: '2026-06-01',
  });
  const sites = async () => (await load(person)).sites.map(({ name, percent }: { name: string; percent: number }) => [name, percent]);
  // Before anybody says where, the main work site has all of it.
  expect(await sites()).toEqual([['Yard', 100]]);
  await services.punch(person, ...WORKDAYS.slice(0, 20).flatMap((date) => dayOf(date)));
  await portal.owner.query(
    `update attendance_records set work_site_id = case when recorded_at < '2026-11-09' then $2::bigint else $3 end where employee_id = $1`,
    [person.employeeId, yard, tower],
  );
  expect(await sites()).toEqual([
    ['Tower', 75],
    ['Yard', 25],
  ]);
  await save(person, {
    sites: [
      { work_site_id: tower, hours: 1 },
      { work_site_id: yard, hours: 1 },
    ],
  });
  expect(await sites()).toEqual([
    ['Tower', 50],
    ['Yard', 50],
  ]);
  // Attendance says otherwise now.
  await portal.owner.query('update attendance_records set work_site_id = $2 where employee_id = $1', [person.employeeId, yard]);
  expect(await sites()).toEqual([['Yard', 100]]);
});

test('of whom has never punched attendance says nothing, and companies never meet', async () => {
  const silent = await hire(2600);
  const theirs = await hire(2600, {}, neighbour);
  await neighbour.punch(theirs, ...dayOf(WORKDAYS[0]!));
  const before = await load(silent);
  expect(before.calculation).not.toHaveProperty('attendance');
  expect(before.calculation).toMatchObject({ worked_days: 0, absent_days: 0 });
  expect((await load(theirs, neighbour)).calculation.attendance).toMatchObject({ worked_days: 1, absent_days: 20 });
  expect((await services.owner.client.get(`${URL}/process`, { employee_id: theirs.employeeId, ...NOVEMBER })).status).toBe(404);
});

test('a company that has switched attendance off is paid as it always was', async () => {
  const person = await hire(2600, {}, neighbour);
  await neighbour.punch(person, ...dayOf(WORKDAYS[0]!));
  const { companyId } = neighbour.owner;
  await portal.owner.query(`update companies set modules = modules || '{"attendance": false}' where id = $1`, [companyId]);
  expect((await load(person, neighbour)).calculation).not.toHaveProperty('attendance');
});

test('takes the same number of statements for one person and for many', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => hire(2600)));
  for (const person of people) await services.punch(person, ...dayOf(WORKDAYS[0]!));
  const counted: number[] = [];
  for (const some of [people.slice(0, 1), people.slice(1)]) {
    const roundTrips = countRoundTrips(portal.server.services.pool);
    const ids = some.map(({ employeeId }) => employeeId);
    const { body } = await services.owner.client.post(`${URL}/process/bulk`, { employee_ids: ids, ...NOVEMBER });
    counted.push(roundTrips.stop().statements);
    expect(body.data.processed).toBe(ids.length);
  }
  expect(counted[1]).toBe(counted[0]);
});
