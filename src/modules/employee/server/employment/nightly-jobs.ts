/** What the calendar does to employments and permits, in each company's own zone. Safe to run twice. */
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { transact } from '#platform/server/db/scope.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { DEFAULT_TIME_ZONE, formatDate } from '#platform/contract/dates.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho, setMembership } from '#modules/identity/server/public.ts';
import { EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';

const services = { companyId: null, userId: null, system: true } as const;
/** Days before the expiry of a permit on which HR is told. */
const PERMIT_NOTICE_DAYS = [90, 60, 30, 14, 7, 0];

/** People whose last day has passed become inactive and lose their access to the company. */
async function endEmployments(_data: object, { services: { pool, clock } }: JobRun): Promise<void> {
  await transact(pool, services, async (tx) => {
    const { rows } = await tx.client.query<{ company_id: number; id: number; user_id: number | null }>(
      `update employees e set status = 'Inactive', spm_supervisor = false, updated_at = clock_timestamp()
       from companies c
       where c.id = e.company_id and e.status = 'Active' and e.deleted_at is null
         and e.inactive_at < ($1::timestamptz at time zone coalesce(c.config->>'timezone', $2))::date
       returning e.company_id, e.id, e.user_id`,
      [clock.now().toISOString(), DEFAULT_TIME_ZONE],
    );
    for (const { company_id, user_id } of rows) {
      if (user_id === null) continue;
      // Who was an admin as well is none any more; owners and promoters stay what they are.
      const { rowCount } = await tx.client.query(`select from company_users where company_id = $1 and user_id = $2 and role in ('employee', 'admin')`, [
        company_id,
        user_id,
      ]);
      if (rowCount) await setMembership(tx, company_id, user_id, { status: 'Inactive' });
      await notify(tx, { to: { user: user_id }, notification_type: 'access', company_id, stored: false });
    }
  });
}

/** Permits expire on the day after their last day; HR hears 90, 60, 30, 14, 7 days before and on it. */
async function watchPermits(_data: object, { services: { pool, clock } }: JobRun): Promise<void> {
  const today = todayIn(clock, DEFAULT_TIME_ZONE);
  await transact(pool, services, async (tx) => {
    await tx.client.query(
      `update work_permits set status = 'Expired', updated_at = clock_timestamp() where status = 'Active' and deleted_at is null and expiry_date < $1`,
      [today],
    );
    const { rows } = await tx.client.query<{
      company_id: number;
      id: number;
      name: string;
      expiry_date: string;
      employee_id: number;
      branch_id: number | null;
      division_id: number | null;
      department_id: number | null;
    }>(
      `select p.company_id, p.id, e.name, p.expiry_date, e.id as employee_id, e.branch_id, e.division_id, e.department_id
       from work_permits p join employees e on e.id = p.employee_id
       where p.status in ('Active', 'Processing') and p.deleted_at is null and e.status = 'Active'
         and p.expiry_date - $1::date = any($2::int[])
         and not exists (select from notifications n where n.notification_type = 'permit_expiry' and n.subject_id = p.id and n.company_id = p.company_id and n.data ->> 'on' = $1::text)`,
      [today, PERMIT_NOTICE_DAYS],
    );
    for (const row of rows) {
      await notify(tx, {
        to: { users: await adminsWho(tx, row.company_id, { route: '/admin/employee/work-permit' }, { ...row, id: row.employee_id }) },
        notification_type: 'permit_expiry',
        title: EMPLOYEE_MESSAGES.permitExpiryTitle,
        message: EMPLOYEE_MESSAGES.permitExpiry,
        params: { name: row.name, date: formatDate(row.expiry_date) },
        route: '/admin/employee/work-permit',
        subject: { type: 'work_permit', id: row.id },
        data: { on: today },
        company_id: row.company_id,
      });
    }
  });
}

export const nightlyJobs = [
  defineJob({ name: 'employee.end-employments', cron: '10 0 * * *', run: endEmployments }),
  defineJob({ name: 'employee.watch-permits', cron: '0 7 * * *', run: watchPermits }),
];
