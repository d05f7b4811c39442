/** A company that keeps attendance, for tests: hours of an office, sites with a pin, settings, and people who punch. */
import { randomUUID } from 'node:crypto';
import { STARTING_SETTING, type AttendanceSetting } from '#modules/attendance/contract/setting/attendance-setting.schema.ts';
import type { EmployedPerson, InCompany } from './people.ts';
import type { TestAnswer, TestPortal } from './test-portal.ts';

/** Kuala Lumpur, on the pin of the sites. */
export const HERE = { lat: 3.139, lng: 101.6869, accuracy: 10 };
/** 430 m to the north. */
export const AWAY = { ...HERE, lat: 3.139 + 430 / 111_194.93 };

const idOf = (company: InCompany) => (typeof company === 'number' ? company : company.companyId);

/** Whoever is on no other schedule works from 09:00 to 18:00, Monday to Friday. */
export async function officeHours(portal: TestPortal, company: InCompany): Promise<void> {
  const sessions = [{ start_time: '09:00', end_time: '18:00' }];
  const days = Array.from({ length: 7 }, (_, at) => ({ weekday: at + 1, day_type: at < 5 ? 'Working' : 'Rest Day', sessions: at < 5 ? sessions : [] }));
  await portal.owner.query(
    `insert into work_schedules (company_id, name, type, days, break_minutes, is_default) values ($1, 'Office', 'Fixed', $2, 60, true)`,
    [idOf(company), JSON.stringify(days)],
  );
}

/** A site of somebody, with a radius of 150 m around `HERE`. */
export async function siteFor(portal: TestPortal, { companyId, employeeId }: EmployedPerson, name = `HQ ${employeeId}`): Promise<number> {
  const { rows } = await portal.owner.query<{ id: number }>(
    `with site as (insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, $3, left($3, 20), 'Office', $4, $5, 150) returning id)
     insert into employee_worksites (company_id, employee_id, work_site_id, is_primary, effective_from) select $1, $2, id, true, '2020-01-01' from site
     returning work_site_id as id`,
    [companyId, employeeId, name, HERE.lat, HERE.lng],
  );
  return (rows[0] as { id: number }).id;
}

/** The settings of the company; what is not said is as everybody starts. */
export async function attendanceSettings(portal: TestPortal, company: InCompany, change: Partial<AttendanceSetting>): Promise<void> {
  const setting = { ...STARTING_SETTING, ...change };
  const keys = Object.keys(setting);
  await portal.owner.query('delete from attendance_settings where company_id = $1', [idOf(company)]);
  await portal.owner.query(`insert into attendance_settings (company_id, ${keys.join(', ')}) values ($1, ${keys.map((_, at) => `$${at + 2}`).join(', ')})`, [
    idOf(company),
    ...Object.values(setting),
  ]);
}

/** Checks in or out, at `HERE` unless said otherwise. */
export const punch = (person: EmployedPerson, what: 'in' | 'out', more: object = HERE): Promise<TestAnswer> =>
  person.client.post(`api/attendances/check-${what}`, { client_ref: randomUUID(), ...more });

export const punchesQueued = async (portal: TestPortal, { employeeId }: EmployedPerson) =>
  (await portal.owner.query('select * from attendance_records where employee_id = $1 order by id', [employeeId])).rows;

export const sessionsStored = async (portal: TestPortal, { employeeId }: EmployedPerson) =>
  (await portal.owner.query('select *, absent::float as absent from attendances where employee_id = $1 order by date, session_index', [employeeId])).rows;
