/** Overtime that is approved late: the next payroll pays it, once, at what its own month paid. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendanceFixture, type AttendanceFixture } from '#app/server/testing/attendance-office.ts';
import type { TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeSalary } from '../payroll.factory.ts';

const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
const DECEMBER = { start_date: '2026-12-01', end_date: '2026-12-31' };
const URL = 'api/operation/payrolls';
const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-30T23:00:00+08:00');

let services: AttendanceFixture;
beforeAll(async () => void (services = await attendanceFixture(portal)));

const WORKDAYS = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`).filter(
  (date) => ![0, 6].includes(new Date(date).getUTCDay()),
);

/** Every working day from nine to six, two hours longer on Monday the 2nd; and four hours of Sunday the 8th. */
async function worked(): Promise<TestEmployee> {
  const person = await services.hire();
  await portal.asSystem((tx) => makeSalary(tx, services.owner.companyId, person.employeeId, 2600));
  const days = WORKDAYS.flatMap((date, at) => [`${date} 09:00`, `${date} ${at === 0 ? '20:00' : '18:00'}`]);
  await services.punch(person, ...days, '2026-11-08 09:00', '2026-11-08 13:00');
  return person;
}
const pending = async ({ employeeId }: TestEmployee) =>
  (await portal.owner.query(`select id from attendances where employee_id = $1 and overtime_status = 'Pending' order by date`, [employeeId])).rows.map(
    ({ id }) => id as number,
  );
const approve = async (ids: readonly number[]) =>
  (await services.owner.client.post('api/operation/attendances/overtime', { ids, decision: 'Approved' })).body.data;
const process = async ({ employeeId }: TestEmployee, period: object, id: number | null = null) => {
  const { body } = await services.owner.client.post(`${URL}/process`, { employee_id: employeeId, ...period, id });
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  return body.data as { id: number; earnings: { name: string; type: string; amount: number; epf: boolean }[] };
};
const confirm = (id: number) => services.owner.client.post(`${URL}/${id}/confirm`);
const overtime = ({ earnings }: Awaited<ReturnType<typeof process>>) => earnings.map(({ name, amount }) => [name, amount]);

// RM2,600 ÷ 26 ÷ 8: RM12.50 an hour; a Sunday of up to half the hours of a day pays half a day.
const LATE = [
  ['Overtime (2 h), 02/11/26', 37.5],
  ['Rest-day Work (4 h), 08/11/26', 50],
];

describe('overtime that waits when its payroll is confirmed', () => {
  it('is told then, approved afterwards, and paid by the next payroll alone', async () => {
    const person = await worked();
    const november = await process(person, NOVEMBER);
    const confirmed = await confirm(november.id);
    expect(confirmed.body.message, JSON.stringify(confirmed.body)).toContain('6 h of overtime still wait for a decision; approved later, it is paid');
    const ids = await pending(person);
    expect(await approve(ids)).toMatchObject({ done: 2, failed: 0 });
    const december = await process(person, DECEMBER);
    expect(overtime(december)).toEqual(LATE);
    expect(december.earnings.map(({ type, epf }) => [type, epf])).toEqual([
      ['Overtime', false],
      ['Rest Day', true],
    ]);
    // Saved again it pays the same, once.
    expect(overtime(await process(person, DECEMBER, december.id))).toEqual(LATE);
    // November, opened again, leaves them to December.
    expect(overtime(await process(person, NOVEMBER, november.id))).toEqual([]);
    expect((await confirm(november.id)).status).toBe(200);
    // Without December they wait for the payroll after it.
    expect((await services.owner.client.delete(`${URL}/${december.id}`)).status).toBe(200);
    expect(overtime(await process(person, { start_date: '2027-01-01', end_date: '2027-01-31' }))).toEqual(LATE);
  });

  it('is November’s own again once November is opened before another has taken it', async () => {
    const person = await worked();
    const { id } = await process(person, NOVEMBER);
    expect((await confirm(id)).status).toBe(200);
    await approve(await pending(person));
    expect(overtime(await process(person, NOVEMBER, id))).toEqual([
      ['Overtime (2 h)', 37.5],
      ['Rest-day Work (4 h)', 50],
    ]);
    expect(overtime(await process(person, DECEMBER))).toEqual([]);
  });
});

it('approved between processing and confirming, it asks for the payroll to be processed again', async () => {
  const person = await worked();
  const { id } = await process(person, NOVEMBER);
  const [first] = await pending(person);
  await approve([first!]);
  const refused = await confirm(id);
  expect([refused.status, refused.body.errors.base]).toEqual([
    422,
    ['Approved overtime of this employee has changed since the payroll was processed. Process it again, then confirm it.'],
  ]);
  expect(overtime(await process(person, NOVEMBER, id))).toEqual([['Overtime (2 h)', 37.5]]);
  expect((await confirm(id)).body.message).toContain('4 h of overtime');
});
