import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { attendanceSettings, officeHours, punch, punchesQueued, sessionsStored, siteFor } from '#app/server/testing/punching.ts';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { JobDefinition } from '#platform/server/jobs/job-queue.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { presenceOf } from '../days/presence.ts';
import { addPunch } from '../punch.store.ts';
import { workedTimeOf } from '../worked-time.ts';
import { evaluateAgain } from './evaluate-again.ts';
import { autoCheckout, deriveAbsence } from './evaluation-jobs.ts';
import { loadEvaluation } from './load-evaluation.ts';
import { writeEvaluated } from './write-evaluated.ts';

const { portal, queue } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const owner = await ownerOf(portal);
await officeHours(portal, owner);

const { services } = portal.server;
const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}+08:00`);
beforeEach(() => clock('09:00:00'));

const run = (job: JobDefinition) => job.run({}, { services, id: 'test', progress: async () => undefined, signal: new AbortController().signal });
async function inside<T>({ companyId }: Pick<Person, 'companyId'>, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const company = (await companiesWith(services, 'attendance')).find(({ id }) => id === companyId);
  if (!company) throw new Error('No such company');
  return inCompany(services, company, work);
}
const FRIDAY = calendarDate('2026-11-20');
const WEEK = { from: calendarDate('2026-11-16'), to: calendarDate('2026-11-22') };
const again = (person: EmployedPerson, span = WEEK) => inside(person, (ctx) => evaluateAgain(ctx, [{ employee_id: person.employeeId, ...span }]));
const absentOf = async (person: EmployedPerson) =>
  (await sessionsStored(portal, person)).flatMap(({ date, absent }) => (absent > 0 ? [`${date.slice(8)}: ${absent}`] : []));
/** A day at work, from 09:00 to a time. */
async function work(person: EmployedPerson, end = '18:00:00', day = '2026-11-20'): Promise<void> {
  clock('09:00:00', day);
  await punch(person, 'in');
  clock(end, day);
  await punch(person, 'out');
}

test('judging twice changes nothing', async () => {
  const person = await employeeOf(portal, owner);
  await work(person);
  await again(person);
  const before = await sessionsStored(portal, person);
  expect(await again(person)).toBe(0);
  expect(await sessionsStored(portal, person)).toEqual(before);
});

test('a decision about overtime stands while its minutes do', async () => {
  const person = await employeeOf(portal, owner);
  await work(person, '20:00:00');
  await portal.owner.query(`update attendances set overtime_status = 'Approved', overtime_remark = 'Stocktake' where employee_id = $1 and minutes > 0`, [
    person.employeeId,
  ]);
  expect(await again(person, { from: FRIDAY, to: FRIDAY })).toBe(0);
  await portal.owner.query(`update attendance_records set recorded_at = recorded_at + interval '10 minutes' where employee_id = $1 and type = 'checkout'`, [
    person.employeeId,
  ]);
  await again(person);
  expect((await sessionsStored(portal, person)).at(-1)).toMatchObject({ overtime_minutes: 130, overtime_status: 'Pending', overtime_remark: null });
});

describe('who does not come', () => {
  test('is absent once the day is over, the job may run any number of times', async () => {
    const person = await employeeOf(portal, owner, { company_joined_at: '2026-11-19' });
    clock('17:00:00');
    await run(deriveAbsence);
    expect(await absentOf(person)).toEqual(['19: 1']);
    clock('00:20:00', '2026-11-21');
    await run(deriveAbsence);
    await run(deriveAbsence);
    expect(await absentOf(person)).toEqual(['19: 1', '20: 1']);
  });

  test('is not marked while the night still runs', async () => {
    const person = await employeeOf(portal, owner, { company_joined_at: '2026-11-20' });
    await portal.owner.query(
      `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, published_at) values ($1, $2, '2026-11-20', 'Working', $3, now())`,
      [owner.companyId, person.employeeId, JSON.stringify([{ start_time: '22:00', end_time: '06:00' }])],
    );
    clock('00:20:00', '2026-11-21');
    await run(deriveAbsence);
    expect(await absentOf(person)).toEqual([]);
    clock('00:20:00', '2026-11-22');
    await run(deriveAbsence);
    expect(await absentOf(person)).toEqual(['20: 1']);
  });

  test('a roster that is not published judges nothing', async () => {
    const person = await employeeOf(portal, owner, { company_joined_at: '2026-11-20' });
    await portal.owner.query(
      `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions) values ($1, $2, '2026-11-20', 'Rest Day', '[]')`,
      [owner.companyId, person.employeeId],
    );
    clock('00:20:00', '2026-11-21');
    await run(deriveAbsence);
    expect(await absentOf(person)).toEqual(['20: 1']);
  });

  test('takes as many statements for many people as for few', async () => {
    const counted: number[] = [];
    for (const people of [2, 12]) {
      const company = await ownerOf(portal);
      await officeHours(portal, company);
      const ids: number[] = [];
      for (let at = 0; at < people; at += 1) ids.push((await employeeOf(portal, company)).employeeId);
      clock('18:30:00');
      await inside(company, async (ctx) => {
        const roundTrips = countRoundTrips(services.pool);
        expect(
          await evaluateAgain(
            ctx,
            ids.map((employee_id) => ({ employee_id, from: FRIDAY, to: FRIDAY })),
          ),
        ).toBe(people);
        counted.push(roundTrips.stop().statements);
      });
    }
    expect(counted[0]).toBe(counted[1]);
  });
});

describe('what changes a plan judges its days again', () => {
  test('leave that is approved, and cancelled', async () => {
    clock('09:00:00');
    const { owner: boss, type, hire } = await leaveFixture(portal);
    await officeHours(portal, boss);
    const person = await hire();
    clock('19:00:00');
    await again(person, { from: FRIDAY, to: FRIDAY });
    expect(await absentOf(person)).toEqual(['20: 1']);
    const form = { employee_id: person.employeeId, leave_type_id: type['AL'], start_date: FRIDAY, end_date: FRIDAY, reason: 'Told by phone' };
    const { body } = await boss.client.post('api/operation/leaves', { ...form, approve: true });
    expect(body).toMatchObject({ data: { status: 'Approved' } });
    expect(await absentOf(person)).toEqual([]);
    const days = (await person.client.get('api/attendances', { start_date: FRIDAY, end_date: FRIDAY })).body.data;
    expect(days).toMatchObject([{ leave: { part: 'Full' }, absent: 0 }]);
    await boss.client.post(`api/operation/leaves/${body.data.id}/cancel`, { remark: 'Came after all' });
    expect(await absentOf(person)).toEqual(['20: 1']);
  });

  test('a holiday, by a job for everybody', async () => {
    const company = await ownerOf(portal);
    await officeHours(portal, company);
    const person = await employeeOf(portal, company);
    await work(person, '12:00:00');
    const name = { name: 'Founding day', name_ms: 'Hari penubuhan' };
    const { status } = await company.client.post('api/operation/leaves/holidays', {
      ...name,
      date: FRIDAY,
      type: 'Company',
      states: [],
      branch_ids: [],
      is_half_day: false,
    });
    expect(status).toBe(201);
    expect(queue.waiting.map(({ name: job }) => job)).toContain('attendance.judge-days');
    await queue.drain();
    expect((await sessionsStored(portal, person)).at(-1)).toMatchObject({ day_type: 'Public Holiday', overtime_minutes: 180, early_leave_minutes: 0 });
  });

  test('a schedule that somebody is put on since a day that has passed', async () => {
    const person = await employeeOf(portal, owner);
    await work(person, '16:00:00');
    const { rows } = await portal.owner.query(
      `insert into work_schedules (company_id, name, type, days, break_minutes) select company_id, 'Early', type, replace(replace(days::text, '18:00', '16:00'), '09:00', '07:00')::jsonb, 60
       from work_schedules where company_id = $1 and name = 'Office' returning id`,
      [owner.companyId],
    );
    await owner.client.post(`api/admin/employees/${person.employeeId}/work-schedules`, { work_schedule_id: rows[0].id, effective_from: FRIDAY });
    expect((await sessionsStored(portal, person)).at(-1)).toMatchObject({ start_time: '07:00', late_minutes: 105, early_leave_minutes: 0 });
  });

  test('of years ago, for many, nothing that nobody kept: days before the first one are no absence', async () => {
    const company = await ownerOf(portal);
    await officeHours(portal, company);
    const person = await employeeOf(portal, company, { company_joined_at: '2020-01-06' });
    const { rows } = await portal.owner.query('select id from work_schedules where company_id = $1', [company.companyId]);
    const assign = (effective_from: string) =>
      company.client.post(`api/operation/attendances/work-schedules/${rows[0].id}/assign`, { employee_ids: [person.employeeId], effective_from });
    expect((await assign('1900-01-01')).status).toBe(200);
    expect((await sessionsStored(portal, person)).map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
    // Somebody wrote down a day of long ago: what is asked of all days since is the work of a job, which takes them in parts.
    await portal.owner.query(
      `insert into attendances (company_id, employee_id, date, session_index, day_type, basis) values ($1, $2, '2001-01-01', 0, 'Normal', '{}')`,
      [company.companyId, person.employeeId],
    );
    await queue.drain();
    await assign('1900-01-01');
    expect(queue.waiting.map(({ name }) => name)).toEqual(['attendance.judge-days']);
    await queue.drain();
    const stored = await sessionsStored(portal, person);
    expect([stored[1]?.date, stored.at(-1)?.date]).toEqual(['2020-01-06', '2026-11-19']);
  });

  test('what a payroll has closed stays as it is', async () => {
    const person = await employeeOf(portal, owner);
    await work(person, '16:00:00');
    await portal.owner.query(`update attendance_records set recorded_at = recorded_at + interval '2 hours' where employee_id = $1 and type = 'checkout'`, [
      person.employeeId,
    ]);
    const written = (start: string, end: string) =>
      inside(person, async (ctx) => {
        const [loaded] = await loadEvaluation(ctx, [{ id: person.employeeId, branch_id: null }], FRIDAY, FRIDAY);
        return (await writeEvaluated(ctx, loaded ? [{ ...loaded, locked: [{ start, end }] }] : [], (_id, date) => date === FRIDAY)).changes;
      });
    clock('09:00:00', '2026-11-24');
    expect(await written('2026-11-01', FRIDAY)).toBe(0);
    // A later period leaves the day before it open, as an earlier one leaves the day after it.
    expect([await written('2026-11-21', '2026-11-30'), await written('2026-10-01', '2026-11-19')]).toEqual([1, 0]);
  });

  test('a payroll that is confirmed before its month is over leaves the days that still come', async () => {
    const person = await employeeOf(portal, owner);
    await work(person, '16:00:00');
    await portal.owner.query(`delete from attendances where employee_id = $1`, [person.employeeId]);
    const changes = await inside(person, async (ctx) => {
      const [loaded] = await loadEvaluation(ctx, [{ id: person.employeeId, branch_id: null }], FRIDAY, FRIDAY);
      return (await writeEvaluated(ctx, loaded ? [{ ...loaded, locked: [{ start: '2026-11-01', end: '2026-11-30' }] }] : [], (_id, date) => date === FRIDAY))
        .changes;
    });
    expect(changes).toBe(1);
  });
});

describe('what nobody closed', () => {
  test('is closed so many hours after its end, at its end, once', async () => {
    const company = await ownerOf(portal);
    await officeHours(portal, company);
    await attendanceSettings(portal, company, { auto_checkout_hours: 2 });
    const person = await employeeOf(portal, company);
    clock('09:00:00');
    await punch(person, 'in');
    clock('19:59:00');
    await run(autoCheckout);
    expect((await sessionsStored(portal, person)).at(-1)).toMatchObject({ checkout_id: null });
    clock('20:05:00');
    await run(autoCheckout);
    await run(autoCheckout);
    expect((await sessionsStored(portal, person)).at(-1)).toMatchObject({ minutes: 480, flags: ['auto_checkout'], checkout_status: 'ontime' });
    expect(await punchesQueued(portal, person)).toHaveLength(2);
    const { data } = (await person.client.get('api/attendances/days/2026-11-20')).body;
    expect(data[0].trace).toContain('Nobody checked out; the portal closed the session at its end.');
  });

  test('stays open where the company does not want that', async () => {
    const person = await employeeOf(portal, owner);
    clock('09:00:00');
    await punch(person, 'in');
    clock('23:00:00');
    await run(autoCheckout);
    expect(await punchesQueued(portal, person)).toHaveLength(1);
  });
});

/** A device sees a person and tells no direction. */
const see = (person: EmployedPerson, time: string, source: 'fr' | 'code' = 'fr') =>
  inside(person, async (ctx) => {
    await addPunch(ctx, {
      employee_id: person.employeeId,
      type: 'checkin',
      source,
      recorded_at: new Date(`2026-11-20T${time}+08:00`).toISOString(),
      client_ref: randomUUID(),
    });
    await evaluateAgain(ctx, [{ employee_id: person.employeeId, from: calendarDate('2026-11-18'), to: calendarDate('2026-11-21') }]);
  });

test('a face or a code is the check-in, then the check-out; within a minute they are one', async () => {
  const person = await employeeOf(portal, owner);
  const times = async () => (await sessionsStored(portal, person)).filter(({ date }) => date === FRIDAY).map(({ minutes, flags }) => ({ minutes, flags }));
  await see(person, '08:58:00');
  await see(person, '08:58:40', 'code');
  expect(await times()).toMatchObject([{ minutes: 0 }]);
  await see(person, '12:01:00');
  await see(person, '18:02:00', 'code');
  expect(await times()).toEqual([{ minutes: 484, flags: [] }]);
  expect(await punchesQueued(portal, person)).toHaveLength(4);
});

test('a face that ends a night of two days ago is counted there', async () => {
  const person = await employeeOf(portal, owner);
  await portal.owner.query(
    `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, published_at)
     select $1, $2, d::date, case when d = '2026-11-18' then 'Working' else 'Off Day' end,
       case when d = '2026-11-18' then '[{"start_time": "22:00", "end_time": "06:00"}]'::jsonb else '[]' end, now()
     from generate_series('2026-11-17'::date, '2026-11-21', '1 day') d`,
    [owner.companyId, person.employeeId],
  );
  clock('05:00:00', '2026-11-19');
  await punch(person, 'in');
  clock('04:00:00', '2026-11-20');
  await see(person, '04:00:00');
  expect((await sessionsStored(portal, person)).find(({ date }) => date === '2026-11-18')).toMatchObject({
    minutes: expect.any(Number),
    checkout_status: expect.any(String),
  });
});

test('who is at work is who has checked in and not out', async () => {
  const [here, gone] = [await employeeOf(portal, owner), await employeeOf(portal, owner)];
  clock('09:00:00');
  await punch(here, 'in');
  await work(gone, '12:00:00');
  const present = await inside(owner, (ctx) => presenceOf(ctx, [here.employeeId, gone.employeeId]));
  expect([...present.keys()]).toEqual([here.employeeId]);
});

test('a period as payroll knows it: days, hours, approved overtime, sites', async () => {
  const company = await ownerOf(portal);
  await officeHours(portal, company);
  const person = await employeeOf(portal, company, { company_joined_at: '2026-11-18' });
  const site = await siteFor(portal, person);
  await work(person, '18:00:00', '2026-11-18');
  await work(person, '20:00:00', '2026-11-20');
  await work(person, '12:00:00', '2026-11-21');
  clock('19:00:00', '2026-11-22');
  await again(person);
  const period = () =>
    inside(company, async (ctx) => (await workedTimeOf(ctx, [{ id: person.employeeId, branch_id: null }], WEEK.from, WEEK.to)).get(person.employeeId));
  const days = { scheduled_days: 3, worked_days: 2, absent_days: 1, holiday_days: 0, normal_hours: 16, late_minutes: 0 };
  expect(await period()).toMatchObject({
    time: { ...days, overtime_hours: 0, rest_day_hours: 0, rest_day_ot_hours: 0, holiday_hours: 0, holiday_ot_hours: 0 },
    days_off_worked: [],
    by_day: expect.any(Array),
    absent_from: '2026-11-18',
    unsettled: { overtime_hours: 5, corrections: 0, unclosed_days: 0, unjudged_days: 0, leave_days_worked: 0 },
    sites: [{ work_site_id: site, branch_id: null, name: expect.any(String), days: 3, hours: 16, overtime_hours: 0 }],
  });
  await portal.owner.query(`update attendances set overtime_status = 'Approved' where employee_id = $1 and overtime_minutes > 0`, [person.employeeId]);
  expect(await period()).toMatchObject({
    time: { ...days, overtime_hours: 2, rest_day_hours: 3 },
    days_off_worked: [{ kind: 'rest_day', date: '2026-11-21', hours: 3 }],
    sites: [{ overtime_hours: 5 }],
  });
});

test('time before the scheduled start is worked, and no paid hour', async () => {
  const person = await employeeOf(portal, owner);
  clock('06:00:00');
  await punch(person, 'in');
  clock('18:00:00');
  await punch(person, 'out');
  const days = await sessionsStored(portal, person);
  expect(days.filter(({ date }) => date === FRIDAY)).toMatchObject([{ minutes: 660, overtime_minutes: 0 }]);
  const period = await inside(person, async (ctx) => workedTimeOf(ctx, [{ id: person.employeeId, branch_id: null }], FRIDAY, FRIDAY));
  expect(period.get(person.employeeId)?.time).toMatchObject({ normal_hours: 8, overtime_hours: 0 });
});

test('days that lie years apart are judged in one call', async () => {
  const person = await employeeOf(portal, owner, { company_joined_at: '2020-01-01' });
  const days = ['2021-03-01', '2026-11-19'].map((date) => calendarDate(date));
  const changes = await inside(person, (ctx) =>
    evaluateAgain(
      ctx,
      days.map((date) => ({ employee_id: person.employeeId, from: date, to: date })),
    ),
  );
  expect([changes, await absentOf(person)]).toEqual([2, ['01: 1', '19: 1']]);
});
