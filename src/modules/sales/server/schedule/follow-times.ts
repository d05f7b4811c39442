/** What time does to schedules, every minute, in all companies: On Going, Missed, closed. Safe to run twice. */
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { transact } from '#platform/server/db/scope.ts';
import { notify } from '#platform/server/live/notify.ts';
import { CLOSE_HOURS, LEAD_MINUTES } from '../../contract/schedule-status.ts';

const portal = { companyId: null, userId: null, system: true } as const;
/** In one transaction; the next minute goes on. */
const MOST = 500;

const BEGIN = `update sales_schedules set status = 'On Going', updated_at = clock_timestamp()
  where id in (select id from sales_schedules where status = 'Upcoming' and starts_at <= $1::timestamptz + make_interval(mins => ${LEAD_MINUTES})
               order by id limit ${MOST} for update skip locked)
  returning company_id`;
const MISS = `update sales_schedules set status = 'Missed', updated_at = clock_timestamp()
  where id in (select s.id from sales_schedules s where s.status in ('Upcoming', 'On Going') and s.ends_at <= $1::timestamptz - make_interval(hours => ${CLOSE_HOURS})
                 and not exists (select from sales_punches p where p.company_id = s.company_id and p.schedule_id = s.id and p.type = 'checkin')
               order by s.id limit ${MOST} for update of s skip locked)
  returning company_id`;
// Closed at its end, or at the check-in where that came later: unpaid until somebody confirms it.
const CLOSE = `with due as (
    select s.id, s.company_id, greatest(s.ends_at, i.recorded_at) as at, i.recorded_at as since
    from sales_schedules s join sales_punches i on i.company_id = s.company_id and i.schedule_id = s.id and i.type = 'checkin'
    where s.status = 'On Going' and s.ends_at <= $1::timestamptz - make_interval(hours => ${CLOSE_HOURS})
      and not exists (select from sales_punches o where o.company_id = s.company_id and o.schedule_id = s.id and o.type = 'checkout')
    order by s.id limit ${MOST} for update of s skip locked
  ), closed as (
    insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source, flags)
      select company_id, id, 'checkout', at, 'ontime', 'auto', '{auto}' from due
  )
  update sales_schedules s set status = 'Completed', auto_closed = true, updated_at = clock_timestamp(),
      worked_minutes = floor(extract(epoch from date_trunc('minute', due.at) - date_trunc('minute', due.since)) / 60)
    from due where due.id = s.id returning s.company_id`;

async function followTimes(_data: object, { services: { pool, clock } }: JobRun): Promise<void> {
  await transact(pool, portal, async (tx) => {
    const now = clock.now().toISOString();
    const touched = new Set<number>();
    for (const statement of [BEGIN, MISS, CLOSE])
      for (const { company_id } of (await tx.client.query<{ company_id: number }>(statement, [now])).rows) touched.add(company_id);
    for (const company_id of touched) await notify(tx, { to: { company: company_id }, notification_type: 'spm_schedule', company_id, stored: false });
  });
}

/** Projects follow their dates by the day of their company. */
async function followProjects(_data: object, { services: { pool, clock } }: JobRun): Promise<void> {
  await transact(pool, portal, async (tx) => {
    const { rows } = await tx.client.query<{ company_id: number }>(
      `update sales_projects r set status = due.status, updated_at = clock_timestamp()
       from (select p.id, case when p.start_date > today.day then 'Upcoming' when p.end_date < today.day then 'Completed' else 'On Going' end as status
             from sales_projects p join companies c on c.id = p.company_id
             cross join lateral (select ($1::timestamptz at time zone coalesce(c.config ->> 'timezone', 'Asia/Kuala_Lumpur'))::date as day) today
             where p.status in ('Upcoming', 'On Going') and p.deleted_at is null) due
       where due.id = r.id and r.status <> due.status returning r.company_id`,
      [clock.now().toISOString()],
    );
    for (const company_id of new Set(rows.map((row) => row.company_id)))
      await notify(tx, { to: { company: company_id }, notification_type: 'sales_project_changed', company_id, stored: false });
  });
}

export const followTimesJob = defineJob({ name: 'sales.follow-times', cron: '* * * * *', run: followTimes });
export const followProjectsJob = defineJob({ name: 'sales.follow-projects', cron: '*/15 * * * *', run: followProjects });
