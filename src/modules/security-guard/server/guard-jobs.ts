/** What happens to guards without anybody: papers end and are announced, blacklistings end, data without a purpose go. */
import { DEFAULT_TIME_ZONE, formatDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { releaseFiles } from '#platform/server/files/file.store.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { SENSITIVE_PAPERS } from '../contract/record/compliance.endpoints.ts';
import { GUARD_NOTICES } from '../contract/security-guard.messages.ts';
import { MEDICAL_MONTHS, SENIOR } from '../contract/guard/evaluate-guard.ts';
import { MIRROR } from './guard/guard.store.ts';

/** Days before an end on which it is announced: a date of expiry is the last valid day, and on the day after it the paper has ended. */
const NOTICE_DAYS = [90, 60, 30, 14, 7, 0, -1] as const;
const SYSTEM = { companyId: null, userId: null, system: true } as const;

type Paper = 'vetting' | 'firearm' | 'permit' | 'licence' | 'agency' | 'firing' | 'medical' | 'csg' | 'review';
/** What only those hear of who may see the data, as on the guard's page. */
const HIDDEN: ReadonlySet<Paper> = new Set(['vetting', 'medical', 'review']);
interface Ending {
  readonly id: number;
  readonly company_id: number;
  readonly paper: Paper;
  readonly date: string;
  readonly name: string;
  readonly guard_no: string;
  readonly employee: Parameters<typeof adminsWho>[3] | null;
}

/** Last days that are counted from another, as requirements count them (`contract/guard/evaluate-guard.ts`): live firing, an examination from sixty on, the course after joining. */
const COUNTED = `select g.id, g.company_id, x.paper, x.date::date as date, g.name, g.guard_no, g.employee_id
  from security_guards g left join security_guard_settings s on s.company_id = g.company_id
  left join security_guard_compliances c on c.company_id = g.company_id and c.guard_id = g.id
  cross join lateral (values
    ('firing', case when g.category = 'Armed' then g.live_firing_at + make_interval(months => coalesce(s.live_firing_months, 6)) end),
    ('medical', case when g.date_of_birth + interval '${SENIOR} years' <= c.medical_date + interval '${MEDICAL_MONTHS} months' then c.medical_date + interval '${MEDICAL_MONTHS} months' end),
    ('csg', case when g.csg_date is null then g.joined_at + make_interval(months => coalesce(s.csg_months, 6)) end)) as x(paper, date)
  where g.status = 'Active' and g.deleted_at is null and x.date is not null`;

/** $1: the day, $2: days before. What ends of active guards in companies that keep the registry; the licence of an agency has no guard. */
const ENDING = `select x.*, case when e.id is not null then
    json_build_object('id', e.id, 'branch_id', e.branch_id, 'division_id', e.division_id, 'department_id', e.department_id) end as employee
  from (
    select g.id, g.company_id, 'firearm' as paper, g.firearm_permit_expiry::text as date, g.name, g.guard_no, g.employee_id from security_guards g
      where g.status = 'Active' and g.deleted_at is null and g.firearm_permit_expiry - $1::date = any($2::int[])
    union all select g.id, g.company_id, 'permit', g.permit_expiry::text, g.name, g.guard_no, g.employee_id from security_guards g
      where g.status = 'Active' and g.deleted_at is null and g.employee_id is null and g.permit_expiry - $1::date = any($2::int[])
    union all select g.id, g.company_id, 'vetting', c.vetting_expiry::text, g.name, g.guard_no, g.employee_id
      from security_guard_compliances c join security_guards g on g.company_id = c.company_id and g.id = c.guard_id
      where g.status = 'Active' and g.deleted_at is null and (c.vetting_status = 'Approved' or c.vetting_status = 'Expired' and c.vetting_expiry < $1::date) and c.vetting_expiry - $1::date = any($2::int[])
    union all select g.id, g.company_id, 'agency', g.agency_licence_expiry::text, g.name, g.guard_no, g.employee_id from security_guards g
      where g.status = 'Active' and g.deleted_at is null and g.agency_name is not null and g.agency_licence_expiry - $1::date = any($2::int[])
    union all select d.id, d.company_id, d.paper, d.date::text, d.name, d.guard_no, d.employee_id from (${COUNTED}) d where d.date - $1::date = any($2::int[])
    union all select g.id, g.company_id, 'review', b.review_on::text, g.name, g.guard_no, g.employee_id from security_guard_blacklistings b
      join security_guards g on g.company_id = b.company_id and g.id = b.guard_id and g.deleted_at is null
      where b.ended_at is null and b.review_on - $1::date = any($2::int[])
    union all select s.id, s.company_id, 'licence', s.licence_expiry::text, '', '', null from security_guard_settings s
      where s.licence_expiry - $1::date = any($2::int[])
    union all select s.id, s.company_id, 'licence', b.licence_expiry::text, '', '', null from security_guard_settings s
      cross join lateral jsonb_to_recordset(s.branch_licences) as b(licence_expiry date) where b.licence_expiry - $1::date = any($2::int[])
  ) x join companies m on m.id = x.company_id and m.deleted_at is null and (m.modules ->> 'security_guard')::boolean
  left join employees e on e.company_id = x.company_id and e.id = x.employee_id`;

const TITLES: Readonly<Record<Ending['paper'], readonly [ends: Text, ended: Text]>> = {
  vetting: [GUARD_NOTICES.vettingTitle, GUARD_NOTICES.vettingEnded],
  firearm: [GUARD_NOTICES.firearmTitle, GUARD_NOTICES.firearmEnded],
  permit: [GUARD_NOTICES.permitTitle, GUARD_NOTICES.permitEnded],
  licence: [GUARD_NOTICES.licenceTitle, GUARD_NOTICES.licenceEnded],
  agency: [GUARD_NOTICES.agencyTitle, GUARD_NOTICES.agencyEnded],
  firing: [GUARD_NOTICES.firingTitle, GUARD_NOTICES.firingEnded],
  medical: [GUARD_NOTICES.medicalTitle, GUARD_NOTICES.medicalEnded],
  csg: [GUARD_NOTICES.csgTitle, GUARD_NOTICES.csgEnded],
  review: [GUARD_NOTICES.reviewTitle, GUARD_NOTICES.reviewOver],
};

async function announce(tx: Transaction, { id, company_id, paper, date, name, guard_no, employee }: Ending, today: string): Promise<void> {
  const isLicence = paper === 'licence';
  const isOver = date < today;
  await notify(tx, {
    to: {
      users: await adminsWho(tx, company_id, { route: '/security-guard', ...(HIDDEN.has(paper) && { actions: ['View Compliance'] }) }, employee ?? undefined),
    },
    notification_type: 'permit_expiry',
    title: TITLES[paper][isOver ? 1 : 0],
    message: isLicence ? GUARD_NOTICES[isOver ? 'licenceOver' : 'licenceMessage'] : GUARD_NOTICES[paper === 'review' ? 'review' : isOver ? 'over' : 'message'],
    params: { name, guard_no, date: formatDate(date) },
    route: isLicence ? '/security-guard' : `/security-guard/view?id=${id}`,
    subject: { type: isLicence ? 'security_guard_setting' : 'security_guard', id },
    company_id,
  });
}

/** Who left yesterday guards no more. The status of an employee is the employee's; where one guards no more but stays, the day alone refuses duties. $1: the day */
async function endLeft({ client }: Transaction, today: string): Promise<void> {
  await client.query(
    `update security_guards set status = 'Inactive', updated_at = clock_timestamp()
     where status = 'Active' and left_at < $1::date and employee_id is null and deleted_at is null`,
    [today],
  );
  await client.query(
    `update security_guard_postings p set to_date = greatest(g.left_at, p.from_date), updated_at = clock_timestamp() from security_guards g
     where g.company_id = p.company_id and g.id = p.guard_id and g.left_at < $1::date and coalesce(p.to_date, g.left_at + 1) > g.left_at and p.from_date <= g.left_at
       and g.deleted_at is null`,
    [today],
  );
}

export const watchGuards = defineJob({
  name: 'security-guard.watch',
  cron: '15 7 * * *',
  async run(_data, { services: { pool, clock } }) {
    const today = todayIn(clock, DEFAULT_TIME_ZONE);
    await transact(pool, SYSTEM, async (tx) => {
      await tx.client.query(MIRROR);
      await endLeft(tx, today);
      // A date of expiry is the last valid day.
      await tx.client.query(
        `update security_guard_compliances set vetting_status = 'Expired', updated_at = clock_timestamp() where vetting_status = 'Approved' and vetting_expiry < $1::date`,
        [today],
      );
      await tx.client.query(
        `with over as (update security_guard_blacklistings set ended_at = clock_timestamp(), updated_at = clock_timestamp()
           where ended_at is null and ends_on < $1::date returning company_id, guard_id)
         update security_guards g set blacklisted_at = null, updated_at = clock_timestamp() from over o where g.company_id = o.company_id and g.id = o.guard_id`,
        [today],
      );
      const { rows } = await tx.client.query<Ending>(ENDING, [today, NOTICE_DAYS]);
      for (const ending of rows) await announce(tx, ending, today);
    });
  },
});

/** Guards who left, whose entry was deleted, or whose vetting was rejected, so many months ago that data about health and vetting have no purpose. $1: the day */
const PAST = `select g.company_id, g.id from security_guards g left join security_guard_settings s on s.company_id = g.company_id
  left join security_guard_compliances c on c.company_id = g.company_id and c.guard_id = g.id and c.vetting_status = 'Rejected'
  where least(case when g.status = 'Inactive' or g.deleted_at is not null then coalesce(g.left_at, g.deleted_at::date, g.updated_at::date) end,
    coalesce(c.vetting_date, c.updated_at::date)) < $1::date - make_interval(months => coalesce(s.retention_months, 24))`;

export const eraseGuardData = defineJob({
  name: 'security-guard.erase-compliance',
  cron: '45 2 * * *',
  async run(_data, { services: { pool, clock } }) {
    const today = todayIn(clock, DEFAULT_TIME_ZONE);
    await transact(pool, SYSTEM, async (tx) => {
      // The files first: what was rejected is known by the data that go.
      const files = await tx.client.query<{ id: number }>(
        `select id from files where subject_type = 'security_guard' and field = any($2) and (company_id, subject_id) in (${PAST})`,
        [today, [...SENSITIVE_PAPERS]],
      );
      await tx.client.query(`delete from security_guard_compliances where (company_id, guard_id) in (${PAST})`, [today]);
      await releaseFiles(
        tx,
        files.rows.map(({ id }) => id),
      );
    });
  },
});
