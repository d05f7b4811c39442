/** Daily reports that are overdue: their promoters and whoever supervises the outlets hear of each once. Safe to run twice. */
import { defineMessages } from '#platform/contract/messages.ts';
import { transact } from '#platform/server/db/scope.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { REPORT_HOURS } from '../../contract/field-words.ts';

/** What is older than so many days is told to nobody. */
const [FORGOTTEN_DAYS, MOST] = [7, 500];

const WORDS = defineMessages({
  own: { en: 'Daily reports are overdue', ms: 'Laporan harian lewat' },
  ownMessage: {
    en: '{n, plural, one {Your daily report of # schedule is} other {Your daily reports of # schedules are}} not submitted yet: {outlets}.',
    ms: 'Laporan harian anda bagi {n} jadual belum dihantar: {outlets}.',
  },
  others: { en: 'Reports of promoters are overdue', ms: 'Laporan promoter lewat' },
  othersMessage: {
    en: '{n, plural, one {# daily report is} other {# daily reports are}} not submitted yet: {outlets}.',
    ms: '{n} laporan harian belum dihantar: {outlets}.',
  },
});

const DUE = `with due as (
    update sales_schedules s set report_reminded_at = $1::timestamptz
    where s.id in (
      select c.id from sales_schedules c
      join sales_projects r on r.company_id = c.company_id and r.id = c.project_id and r.daily_report_required and r.deleted_at is null
      join companies k on k.id = c.company_id and k.deleted_at is null and k.status = 'Active' and (k.modules ->> 'spm')::boolean
      where c.status = 'Completed' and c.report_reminded_at is null and c.ends_at <= $1::timestamptz - make_interval(hours => ${REPORT_HOURS})
        and c.ends_at > $1::timestamptz - make_interval(days => ${FORGOTTEN_DAYS})
        and not exists (select from sales_daily_reports d where d.company_id = c.company_id and d.schedule_id = c.id and d.status = 'submitted')
      order by c.id limit ${MOST} for update of c skip locked)
    returning s.company_id, s.project_id, s.outlet_id, s.promoter_id
  ), told as (
    select d.company_id, true as own, m.user_id, d.outlet_id from due d
    join sales_promoters m on m.company_id = d.company_id and m.id = d.promoter_id
    union all
    select d.company_id, false, e.user_id, d.outlet_id from due d
    join sales_project_supervisors p on p.company_id = d.company_id and p.project_id = d.project_id
      and (cardinality(p.outlet_ids) = 0 or d.outlet_id = any (p.outlet_ids))
    join employees e on e.company_id = p.company_id and e.id = p.employee_id and e.spm_supervisor and e.status = 'Active' and e.deleted_at is null
  )
  select t.company_id::int, t.own, t.user_id::int, count(*)::int as n, string_agg(distinct o.name, ', ' order by o.name) as outlets
  from told t join sales_outlets o on o.company_id = t.company_id and o.id = t.outlet_id
  where t.user_id is not null group by 1, 2, 3 order by 1, 2, 3`;

interface Told {
  readonly company_id: number;
  /** Of the promoter's own; else of those under a supervisor. */
  readonly own: boolean;
  readonly user_id: number;
  readonly n: number;
  readonly outlets: string;
}

async function remindReports(_data: object, { services: { pool, clock } }: JobRun): Promise<void> {
  await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
    const { rows } = await tx.client.query<Told>(DUE, [clock.now().toISOString()]);
    for (const { company_id, own, user_id, n, outlets } of rows)
      await notify(tx, {
        to: { user: user_id },
        company_id,
        notification_type: 'spm_report',
        title: own ? WORDS.own : WORDS.others,
        message: own ? WORDS.ownMessage : WORDS.othersMessage,
        params: { n, outlets },
        route: own ? '/attendance/my-schedule' : '/spm/my-project',
      });
  });
}

export const remindReportsJob = defineJob({ name: 'sales.remind-reports', cron: '10,40 * * * *', run: remindReports });
