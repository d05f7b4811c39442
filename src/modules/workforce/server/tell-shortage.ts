/** Tomorrow's shortage of people: the manager of each project who may open it, and whoever plans deployments, hears of it once, where the module is on. Safe to run twice. */
import { calendarDate, formatDate } from '#platform/contract/dates.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { transact } from '#platform/server/db/scope.ts';
import { defineJob, type JobRun } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';

const ROUTE = '/wom/project';
const WORDS = defineMessages({
  title: { en: 'People are missing tomorrow', ms: 'Kekurangan tenaga kerja esok' },
  message: {
    en: '{project}: {n, plural, one {# person is} other {# people are}} missing on {date}.',
    ms: '{project}: kurang {n} orang pada {date}.',
  },
});

const FIND = `with short as (
    select p.id, p.company_id, p.name, p.manager_id, t.day, sum(greatest(n.headcount - f.heads, 0))::int as missing
    from companies c
    cross join lateral (select ($1::timestamptz at time zone coalesce(c.config ->> 'timezone', 'Asia/Kuala_Lumpur'))::date + 1 as day) t
    join wom_projects p on p.company_id = c.id and not p.cancelled
    join wom_requirements n on n.company_id = p.company_id and n.project_id = p.id and t.day between n.start_date and n.end_date
      and extract(isodow from t.day)::smallint = any (n.weekdays)
    cross join lateral (
      select count(*)::int as heads from wom_deployments d
      where d.company_id = n.company_id and d.requirement_id = n.id and d.confirmed_at is not null and d.cancelled_at is null
        and not d.standby and t.day between d.start_date and d.end_date) f
    where c.deleted_at is null and (c.modules ->> 'wom')::boolean
    group by p.id, p.company_id, p.name, p.manager_id, t.day
    having sum(greatest(n.headcount - f.heads, 0)) > 0
  ), found as (
    insert into wom_shortages (company_id, project_id, date, missing) select company_id, id, day, missing from short
    on conflict do nothing returning company_id, project_id, date
  )
  select s.company_id::int, s.id::int, s.name, s.day::text, s.missing, e.user_id::int
  from found f join short s on s.company_id = f.company_id and s.id = f.project_id and s.day = f.date
  left join employees e on e.company_id = s.company_id and e.id = s.manager_id and e.status = 'Active'
  order by s.company_id, s.name, s.id`;

interface Shortage {
  readonly company_id: number;
  readonly id: number;
  readonly name: string;
  readonly day: string;
  readonly missing: number;
  /** Of the manager; null: who is no longer here, or has no login. */
  readonly user_id: number | null;
}

async function tellShortage(_data: object, { services: { pool, clock } }: JobRun): Promise<void> {
  await transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
    const { rows } = await tx.client.query<Shortage>(FIND, [clock.now().toISOString()]);
    for (const [company_id, short] of Map.groupBy(rows, (row) => row.company_id)) {
      const planners = await adminsWho(tx, company_id, { route: ROUTE, actions: ['Deploy'] });
      // A manager who may not open the project is not told of it.
      const viewers = new Set(await adminsWho(tx, company_id, { route: ROUTE }));
      for (const { id, name, day, missing, user_id } of short)
        await notify(tx, {
          to: { users: [...new Set([...planners, ...(user_id !== null && viewers.has(user_id) ? [user_id] : [])])] },
          company_id,
          notification_type: 'wom_shortage',
          title: WORDS.title,
          message: WORDS.message,
          params: { project: name, n: missing, date: formatDate(calendarDate(day)) },
          route: ROUTE,
          subject: { type: 'wom_project', id },
        });
    }
  });
}

/** At four in the afternoon: there is time to find people. */
export const tellShortageJob = defineJob({ name: 'workforce.tell-shortage', cron: '0 16 * * *', run: tellShortage });
