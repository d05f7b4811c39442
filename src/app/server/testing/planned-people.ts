/** People whose 20 November 2026 is planned and goes each in another way, for tests. */
import { expect } from 'vitest';
import type { LeaveFixture } from './leave-fixture.ts';
import { employeeOf, type EmployedPerson } from './people.ts';
import { attendanceSettings, punch, siteFor } from './punching.ts';
import type { TestPortal } from './test-portal.ts';

const DAY = '2026-11-20';
const at = (portal: TestPortal, time: string) => portal.clock.set(`${DAY}T${time}+08:00`);

const roster = (portal: TestPortal, { companyId, employeeId }: EmployedPerson, date: string, site: number | null, publishedAt: string | null = '2026-11-01') =>
  portal.owner.query(
    `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, work_site_id, published_at)
     values ($1, $2, $3, 'Working', '[{"start_time": "22:00", "end_time": "06:00"}]', $4, $5)`,
    [companyId, employeeId, date, site, publishedAt],
  );

type Prepare = (portal: TestPortal, services: LeaveFixture, person: EmployedPerson) => Promise<unknown>;

export const PLANNED_PEOPLE: Readonly<Record<string, Prepare>> = {
  'by the default schedule': async () => undefined,
  'with punches and sessions': async (portal, _services, person) => {
    await punch(person, 'in');
    at(portal, '12:30:00');
    await punch(person, 'out');
    at(portal, '13:10:00');
  },
  'on a schedule of their own': (portal, _services, { companyId, employeeId }) =>
    portal.owner.query(
      `with made as (insert into work_schedules (company_id, name, type, days, break_minutes, ontime_checkin_minutes)
         select company_id, 'Late', type, replace(replace(days::text, '18:00', '22:00'), '09:00', '13:00')::jsonb, 30, 5 from work_schedules
         where company_id = $1 and is_default returning id)
       insert into employee_work_schedules (company_id, employee_id, work_schedule_id, effective_from, effective_to) select $1, $2, id, '2026-11-18', '2026-11-20' from made`,
      [companyId, employeeId],
    ),
  'on a schedule with other days off': (portal, _services, { companyId, employeeId }) =>
    portal.owner.query(
      `with made as (insert into work_schedules (company_id, name, type, days, break_minutes)
         select company_id, 'Shop', type, jsonb_set(days, '{3}', '{"weekday": 4, "day_type": "Off Day", "sessions": []}'), 30 from work_schedules
         where company_id = $1 and is_default returning id)
       insert into employee_work_schedules (company_id, employee_id, work_schedule_id, effective_from) select $1, $2, id, '2026-11-01' from made`,
      [companyId, employeeId],
    ),
  'on the roster, a draft aside': async (portal, _services, person) => {
    const far = await siteFor(portal, await employeeOf(portal, person));
    await roster(portal, person, '2026-11-19', await siteFor(portal, person));
    await roster(portal, person, DAY, far);
    await roster(portal, person, '2026-11-21', far, null);
  },
  'at sites of their own, one of which is closed': async (portal, _services, person) => {
    const another = async (name: string) => {
      await portal.owner.query('update employee_worksites set is_primary = false where employee_id = $1', [person.employeeId]);
      return siteFor(portal, person, `${name} ${person.employeeId}`);
    };
    await another('Open');
    await portal.owner.query(`update work_sites set status = 'Inactive' where id = $1`, [await another('Closed')]);
    await portal.owner.query(`update employee_worksites set effective_to = '2026-11-19' where work_site_id = $1`, [await another('Left')]);
  },
  'at their branch': (portal, _services, { companyId }) =>
    portal.owner.query('update branches set lat = 3.1, lng = 101.6, radius_m = 200 where company_id = $1', [companyId]),
  'on leave for a morning': async (_portal, { owner, type }, person) => {
    const form = { employee_id: person.employeeId, leave_type_id: type['AL'], start_date: DAY, end_date: DAY, duration: 'Morning', reason: 'A letter' };
    const { body } = await owner.client.post('api/operation/leaves', { ...form, approve: true });
    expect(body).toMatchObject({ data: { status: 'Approved' } });
  },
  'on leave for a day': async (_portal, { owner, type }, person) => {
    const form = { employee_id: person.employeeId, leave_type_id: type['AL'], start_date: DAY, end_date: DAY, reason: 'A letter' };
    const { body } = await owner.client.post('api/operation/leaves', { ...form, approve: true });
    expect(body).toMatchObject({ data: { status: 'Approved' } });
  },
  'on a holiday of the company': (portal, _services, { companyId }) =>
    portal.owner.query(`insert into holidays (company_id, name, name_ms, date, type) values ($1, 'Founding', 'Penubuhan', $2, 'Company')`, [companyId, DAY]),
  'by settings of their own': (portal, _services, person) =>
    attendanceSettings(portal, person, { per_session: true, early_limit_minutes: 60, ontime_checkin_minutes: 3 }),
  'in the last days of an employment': (portal, _services, { employeeId }) =>
    portal.owner.query(`update employees set inactive_at = '2026-11-19' where id = $1`, [employeeId]),
};
