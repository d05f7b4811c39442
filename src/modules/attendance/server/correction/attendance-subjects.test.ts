import { afterAll } from 'vitest';
import { DAILY } from '#app/server/testing/attendance-office.ts';
import { decisionContractTests } from '#app/server/testing/decision-contract-tests.ts';
import { openTestPortal, type TestAnswer } from '#app/server/testing/test-portal.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { addDays, calendarDate, weekdayOf } from '#platform/contract/dates.ts';
import { correctionSubject } from './correction-subject.ts';
import { overtimeSubject } from '../overtime/overtime-subject.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
portal.clock.set('2026-11-20T22:00:00+08:00');

const MANAGED = 'api/operation/attendances';
const WEEK = 7;
const FRIDAY = 5;
/** The working day that lies so many before today. */
function workday(n: number) {
  let date = calendarDate('2026-11-19');
  for (let left = n; left > 0; left -= 1) date = addDays(date, weekdayOf(date) === 1 ? FRIDAY - WEEK - 1 : -1);
  return date;
}
const made = ({ status, body }: TestAnswer) => {
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body.data;
};
let office: TestPerson;
async function prepare(owner: TestPerson) {
  office = owner;
  const times = { break_minutes: 60, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };
  await owner.client.post(`${MANAGED}/work-schedules`, { name: 'Office', code: 'O', type: 'Fixed', days: DAILY, is_default: true, status: 'Active', ...times });
}

decisionContractTests(() => portal, overtimeSubject, {
  action: 'approve',
  table: 'attendances',
  needs: 'Update',
  prepare,
  async make({ employeeId }, owner, n) {
    const date = workday(n);
    const times = { session_index: 0, checkin_at: `${date}T09:00`, checkout_at: `${date}T20:00`, reason: 'Stock count' };
    made(await owner.client.post(MANAGED, { employee_id: employeeId, date, ...times }));
    const { rows } = await portal.owner.query('select id from attendances where employee_id = $1 and date = $2', [employeeId, date]);
    return rows[0].id;
  },
  withdraw: async (_person, id) => made(await office.client.delete(`${MANAGED}/${id}`, { reason: 'Entered for another' })),
});

decisionContractTests(() => portal, correctionSubject, {
  action: 'approve',
  table: 'attendance_corrections',
  needs: 'Update',
  prepare,
  async make({ client }, _owner, n) {
    const date = workday(n);
    const times = { session_index: 0, checkin_at: `${date}T09:00`, checkout_at: `${date}T18:00`, reason: 'The battery was empty' };
    return made(await client.post('api/attendances/corrections', { date, ...times })).id;
  },
  withdraw: ({ client }, id) => client.delete(`api/attendances/corrections/${id}`, {}),
});
