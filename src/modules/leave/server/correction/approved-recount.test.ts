/** What makes a day a working day changes after a leave was approved: the leave follows, both ways, once; inside confirmed pay an officer decides. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import type { TestEmployee } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { draftAgainJob } from '#modules/payroll/server/process/draft-again.ts';
import { recountPending } from '../leave-jobs.ts';
import { recountPeople } from './recount-soon.ts';

const BASE = 'api/operation/leaves';
const PAYROLLS = 'api/operation/payrolls';
const TUESDAY = '2026-12-01';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const { client } = fixture.owner;

const holiday = async (date: string, more: object = {}) => {
  const { status, body } = await client.post(`${BASE}/holidays`, { name: `Day ${date}`, name_ms: `Hari ${date}`, date, type: 'National', ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id as number;
};
const drop = (id: number) => client.delete(`${BASE}/holidays/${id}`);
const granted = async (person: TestEmployee, form: object = {}) => {
  const asked = {
    employee_id: person.employeeId,
    leave_type_id: fixture.type['AL'],
    start_date: MONDAY,
    end_date: '2026-12-02',
    reason: 'Family matters',
    ...form,
  };
  const { status, body } = await client.post(BASE, { ...asked, approve: true });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id as number;
};
const total = async (id: number) => (await client.get(`${BASE}/${id}`)).body.data.total_days as number;
const used = async (person: TestEmployee) =>
  (
    await portal.owner.query<{ used: number }>(
      `select coalesce(-sum(e.days), 0)::float as used from leave_entitlement_entries e join leave_days d on d.id = e.leave_day_id where d.employee_id = $1`,
      [person.employeeId],
    )
  ).rows[0]?.used;
const entries = async () => (await portal.owner.query('select id from leave_entitlement_entries')).rowCount;
const notices = async (userId: number) =>
  (await portal.owner.query(`select id from notifications where user_id = $1 and title ->> 'en' = 'Leave days changed'`, [userId])).rowCount;

describe('approved leave outside confirmed pay', () => {
  test('follows a holiday that comes and goes, with its balance; the person and the approver hear', async () => {
    const bala = await fixture.hire();
    const id = await granted(bala);
    const approverHeard = (await notices(fixture.owner.userId)) ?? 0;
    const added = await holiday(TUESDAY);
    expect([await total(id), await used(bala), await notices(bala.userId), await notices(fixture.owner.userId)]).toEqual([2, 2, 1, approverHeard + 1]);
    await drop(added);
    expect([await total(id), await used(bala), await notices(bala.userId)]).toEqual([3, 3, 2]);
    const halved = await holiday(TUESDAY, { is_half_day: true });
    expect([await total(id), await used(bala)]).toEqual([2.5, 2.5]);
    await drop(halved);
    expect([await total(id), await used(bala)]).toEqual([3, 3]);
  });

  test('counted again twice changes nothing', async () => {
    const bala = await fixture.hire();
    const id = await granted(bala);
    const added = await holiday(TUESDAY);
    const before = await entries();
    const queue = createManualQueue(portal.server.services, [recountPending]);
    for (let run = 0; run < 2; run++) {
      await portal.asSystem(async (tx) => void (await queue.enqueue(tx, 'leave.recount-pending', {})));
      await queue.drain();
    }
    expect([await total(id), await entries()]).toEqual([2, before]);
    await drop(added);
  });

  test('a cancelled day gives back what it costs now', async () => {
    const bala = await fixture.hire();
    const id = await granted(bala);
    const added = await holiday(TUESDAY, { is_half_day: true });
    await client.post(`${BASE}/${id}/cancel`, { remark: 'Needed in the shop', dates: [TUESDAY] });
    expect([await total(id), await used(bala)]).toEqual([2, 2]);
    await drop(added);
    expect([await total(id), await used(bala)]).toEqual([2, 2]);
  });

  test('unpaid leave: payroll takes off what the calendar says now, a draft as well', async () => {
    const bala = await fixture.hire();
    await portal.asSystem((tx) => makeSalary(tx, fixture.owner.companyId, bala.employeeId, 3100));
    await granted(bala, { leave_type_id: fixture.type['UL'], start_date: TUESDAY, end_date: TUESDAY });
    const month = { start_date: '2026-12-01', end_date: '2026-12-31' };
    const { body } = await client.post(`${PAYROLLS}/process`, { employee_id: bala.employeeId, ...month });
    const off = async () =>
      ((await client.get(`${PAYROLLS}/${body.data.id}`)).body.data.deductions as { type: string; amount: number }[]).find(({ type }) => type === 'Unpaid Leave')
        ?.amount ?? 0;
    expect(await off()).toBe(100);
    const added = await holiday(TUESDAY);
    const queue = createManualQueue(portal.server.services, [draftAgainJob]);
    const again = async () => {
      const work = { company_id: fixture.owner.companyId, from: TUESDAY };
      await portal.asSystem(async (tx) => void (await queue.enqueue(tx, draftAgainJob.name, work)));
      await queue.drain();
    };
    await again();
    expect(await off()).toBe(0);
    const versions = async () =>
      (await portal.owner.query(`select id from audit_logs where action = 'payroll.updated' and subject_id = $1`, [body.data.id])).rowCount;
    const before = await versions();
    await again();
    expect(await versions()).toBe(before);
    await drop(added);
    await client.delete(`${PAYROLLS}/${body.data.id}`);
  });
});

describe('a plan of work that changes', () => {
  test('reaches approved leave: the schedule that somebody is put on, and the template itself', async () => {
    const bala = await fixture.hire();
    const id = await granted(bala, { start_date: '2026-12-07', end_date: '2026-12-11' });
    expect(await total(id)).toBe(5);
    const week = (...worked: number[]) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
        worked.includes(weekday)
          ? { weekday, day_type: 'Working', sessions: [{ start_time: '09:00', end_time: '18:00' }] }
          : { weekday, day_type: weekday === 7 ? 'Rest Day' : 'Off Day', sessions: [] },
      );
    const times = { break_minutes: 60, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };
    const form = { name: 'Two days', code: 'TWO', type: 'Fixed', days: week(1, 2), ...times, is_default: false, status: 'Active' };
    const saved = await client.post('api/operation/attendances/work-schedules', form);
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    const put = await client.post(`api/operation/attendances/work-schedules/${saved.body.data.id}/assign`, {
      employee_ids: [bala.employeeId],
      effective_from: '2026-12-01',
    });
    expect(put.body.success, JSON.stringify(put.body)).toBe(true);
    const queue = createManualQueue(portal.server.services, [recountPeople]);
    const again = async () => {
      const work = { company_id: fixture.owner.companyId, employee_ids: [bala.employeeId], from: '2026-11-20', to: '2027-11-20' };
      await portal.asSystem(async (tx) => void (await queue.enqueue(tx, recountPeople.name, work)));
      await queue.drain();
    };
    await again();
    expect([await total(id), await used(bala)]).toEqual([2, 2]);
    // A template that changes from now on reaches whoever is on it.
    const wider = await client.post(`api/operation/attendances/work-schedules/${saved.body.data.id}`, {
      ...form,
      days: week(1, 2, 3),
      updated_at: saved.body.data.updated_at,
    });
    expect(wider.body.success, JSON.stringify(wider.body)).toBe(true);
    const { rows } = await portal.owner.query<{ data: { data: object } }>(
      `select data from pgboss.job where name = $1 and data -> 'data' ->> 'company_id' = $2 order by created_on desc limit 1`,
      [recountPeople.name, String(fixture.owner.companyId)],
    );
    expect(JSON.stringify(rows[0]?.data), 'the change of the template asks for a recount').toContain(String(bala.employeeId));
    await again();
    expect([await total(id), await used(bala)]).toEqual([3, 3]);
  });
});

describe('inside confirmed pay', () => {
  const list = async () =>
    (await client.get(`${BASE}/corrections`)).body.data as { id: number; employee_id: number; value_before: number; value_after: number }[];
  const of = async (person: TestEmployee) => (await list()).filter(({ employee_id }) => employee_id === person.employeeId);
  const decide = (ids: readonly number[], action: 'accept' | 'reject') => client.post(`${BASE}/corrections/decide`, { ids, action });
  const OCTOBER = { start_date: '2026-10-01', end_date: '2026-10-31' };
  const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };
  const process = async (person: TestEmployee, month: object) =>
    (await client.post(`${PAYROLLS}/process`, { employee_id: person.employeeId, ...month })).body.data;
  async function paidOctober(code: string, dates: object) {
    const bala = await fixture.hire();
    await portal.asSystem((tx) => makeSalary(tx, fixture.owner.companyId, bala.employeeId, 3100));
    const id = await granted(bala, { leave_type_id: fixture.type[code], ...dates });
    const october = await process(bala, OCTOBER);
    const confirmed = await client.post(`${PAYROLLS}/${october.id}/confirm`, {});
    expect(confirmed.body.success, JSON.stringify(confirmed.body)).toBe(true);
    return { bala, id };
  }
  const lines = (payroll: { earnings: { name: string; amount: number }[] }) => payroll.earnings.filter(({ name }) => name.startsWith('Unpaid leave returned'));

  test('an unpaid day that became a holiday is proposed once, and comes back as arrears of the next month when it is accepted', async () => {
    const { bala, id } = await paidOctober('UL', { start_date: '2026-10-13', end_date: '2026-10-13' });
    const added = await holiday('2026-10-13');
    expect(await total(id)).toBe(1);
    const [found, ...others] = await of(bala);
    expect([found, others.length]).toMatchObject([{ value_before: 1, value_after: 0 }, 0]);
    expect((await decide([found!.id], 'accept')).body.data).toEqual({ decided: 1 });
    expect(await total(id)).toBe(0);
    const november = await process(bala, NOVEMBER);
    expect(lines(november)).toMatchObject([{ amount: 100 }]);
    // Computed again it is the same line, and a second acceptance finds nothing.
    expect(lines((await client.post(`${PAYROLLS}/${november.id}`, {})).body.data)).toMatchObject([{ amount: 100 }]);
    expect((await decide([found!.id], 'accept')).status).toBe(404);
    await client.delete(`${PAYROLLS}/${november.id}`);
    await drop(added);
  });

  test('a holiday that became a working day is taken off in the next month when it is accepted', async () => {
    const added = await holiday('2026-10-14');
    const { bala, id } = await paidOctober('UL', { start_date: '2026-10-14', end_date: '2026-10-15' });
    await drop(added);
    const [found] = await of(bala);
    expect(found).toMatchObject({ value_before: 0, value_after: 1 });
    await decide([found!.id], 'accept');
    expect(await total(id)).toBe(2);
    const november = await process(bala, NOVEMBER);
    expect(november.deductions.find(({ type }: { type: string }) => type === 'Unpaid Leave')).toMatchObject({ amount: 100 });
  });

  test('a rejected difference stays rejected, and one whose cause is gone disappears', async () => {
    const { bala, id } = await paidOctober('AL', { start_date: '2026-10-20', end_date: '2026-10-20' });
    const first = await holiday('2026-10-20');
    await drop(first);
    expect(await of(bala)).toEqual([]);
    const second = await holiday('2026-10-20');
    const [found] = await of(bala);
    await decide([found!.id], 'reject');
    const third = await holiday('2026-10-20', { name: 'Another name', name_ms: 'Nama lain' });
    expect([await of(bala), await total(id), await used(bala)]).toEqual([[], 1, 1]);
    await drop(second);
    await drop(third);
  });

  test('nobody decides the own leave, nor without the right', async () => {
    const { bala } = await paidOctober('AL', { start_date: '2026-10-21', end_date: '2026-10-21' });
    const added = await holiday('2026-10-21');
    const [found] = await of(bala);
    expect((await fixture.reviewer.client.post(`${BASE}/corrections/decide`, { ids: [found!.id], action: 'accept' })).status).toBe(403);
    await drop(added);
  });
});
