/** A company that keeps attendance: everybody works 09:00 to 18:00, Monday to Friday. For tests only. */
import { employeeOf, ownerOf, type TestEmployee, type TestPerson } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export const DAILY = Array.from({ length: 7 }, (_, at) => ({
  weekday: at + 1,
  day_type: at < 5 ? 'Working' : at === 5 ? 'Off Day' : 'Rest Day',
  sessions: at < 5 ? [{ start_time: '09:00', end_time: '18:00' }] : [],
}));

/** Minutes of Malaysia as an instant: `2026-11-18 09:02`. */
export const at = (local: string) => `${local.replace(' ', 'T')}:00+08:00`;

export interface AttendanceFixture {
  readonly owner: TestPerson;
  /** Entered in the portal on the day of joining. */
  readonly hire: (given?: Parameters<typeof employeeOf>[2]) => Promise<TestEmployee>;
  /** Keeps punches as they come from a device, and judges the days. @param times local minutes: in, out, in … */
  readonly punch: (person: { readonly employeeId: number }, ...times: readonly string[]) => Promise<void>;
  /** The kept sessions of a person's day, as the database has them. */
  readonly kept: (person: { readonly employeeId: number }, date: string) => Promise<Record<string, unknown>[]>;
}

export async function attendanceFixture(portal: TestPortal): Promise<AttendanceFixture> {
  const owner = await ownerOf(portal);
  const times = { break_minutes: 60, flexible_hours: null, ontime_checkin_minutes: null, ontime_checkout_minutes: null };
  const schedule = { name: 'Office', code: 'OFF', type: 'Fixed', days: DAILY, is_default: true, status: 'Active', ...times };
  await owner.client.post('api/operation/attendances/work-schedules', schedule);
  const ask = async (text: string, values: unknown[]) => (await portal.owner.query<Record<string, unknown>>(text, values)).rows;
  return {
    owner,
    async hire(given = {}) {
      const person = await employeeOf(portal, owner, { company_joined_at: '2026-01-05', ...given });
      await ask(`update employees set created_at = company_joined_at where id = $1`, [person.employeeId]);
      return person;
    },
    async punch({ employeeId }, ...given) {
      await ask(
        `insert into attendance_records (company_id, employee_id, type, recorded_at, source)
         select $1, $2, case when n % 2 = 1 then 'checkin' else 'checkout' end, t, 'web' from unnest($3::timestamptz[]) with ordinality as p(t, n)`,
        [owner.companyId, employeeId, given.map(at)],
      );
      const { status, body } = await owner.client.post('api/operation/attendances/settings/rejudge', { from_date: `${given[0]?.slice(0, 7)}-01` });
      if (status >= 300) throw new Error(JSON.stringify(body));
    },
    kept: ({ employeeId }, date) =>
      ask(
        `select a.id, checkin_status, checkout_status, minutes, overtime_minutes, overtime_status, flags, to_char(i.recorded_at at time zone 'Asia/Kuala_Lumpur', 'HH24:MI') as checkin,
           to_char(o.recorded_at at time zone 'Asia/Kuala_Lumpur', 'HH24:MI') as checkout
         from attendances a left join attendance_records i on i.id = a.checkin_id left join attendance_records o on o.id = a.checkout_id
         where a.employee_id = $1 and a.date = $2 order by a.session_index`,
        [employeeId, date],
      ),
  };
}
