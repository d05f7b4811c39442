import type { Pool } from 'pg';

/** A work site past its form. */
export async function makeSite(owner: Pick<Pool, 'query'>, companyId: number, name: string): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, $2, $3, 'Guard Post', 3.1, 101.6, 150) returning id`,
    [companyId, name, name.slice(0, 20)],
  );
  return Number(rows[0]?.id);
}

/** A day for the roster, as a form sends it. */
export const rosterForm = (more: object) => ({
  employee_ids: [],
  weekdays: [],
  day_type: 'Working',
  sessions: [{ start_time: '07:00', end_time: '19:00' }],
  work_schedule_id: null,
  work_site_id: null,
  remark: null,
  publish: false,
  skip_conflicts: false,
  replace: false,
  reason: null,
  ...more,
});

const office = Array.from({ length: 7 }, (_, at) => ({
  weekday: at + 1,
  day_type: at < 5 ? 'Working' : at === 5 ? 'Off Day' : 'Rest Day',
  sessions: at < 5 ? [{ start_time: '09:00', end_time: '18:00' }] : [],
}));
/** Monday to Friday from nine to six with an hour's break, of everybody without another. */
export const officeSchedule = {
  name: 'Office',
  code: null,
  type: 'Fixed',
  days: office,
  break_minutes: 60,
  flexible_hours: null,
  ontime_checkin_minutes: null,
  ontime_checkout_minutes: null,
  is_default: true,
  status: 'Active',
};
