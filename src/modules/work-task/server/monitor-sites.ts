/** Sites of a day: their people, visits and tasks, those that need somebody first. */
import { and, asc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { AT_WORK, presenceOf } from '#modules/attendance/server/public.ts';
import { employees as e, peopleIn, scopeList, scopeText } from '#modules/employee/server/public.ts';
import { siteVisits as v } from '#modules/site-visit/server/public.ts';
import { MOST_SITES, type monitorSite as siteCall, type monitorSites as sitesCall } from '../contract/monitoring.endpoints.ts';
import { expectedOn, MEMBERS, type Organisation } from './expected-people.ts';
import { namesSeen, presentTasks } from './site-task.presenter.ts';
import { photosOf } from './site-photos.ts';
import { isOpen, joinedTasks, minuteNow, ofCompany } from './site-task.store.ts';
import { workSiteTasks as o } from './work-task.tables.ts';

type Monitored = OutputOf<typeof sitesCall>['data']['sites'][number];
type Filter = ParsedInput<typeof sitesCall>;

/** Of people (`e`) whom the caller sees, in the organisation that was chosen: its branch, division and department stand from parameter `unit` on, the caller's reach from `scope` on. */
const seen = (unit: number, scope: number) =>
  `${scopeText('e', scope)} and ($${unit}::bigint is null or e.branch_id = $${unit}) and ($${unit + 1}::bigint is null or e.division_id = $${unit + 1}) and ($${unit + 2}::bigint is null or e.department_id = $${unit + 2})`;
const SEEN = seen(5, 12);

/** Today: who is at work, as attendance says it, where they checked in last; who has left is no longer there. Of another day: who came. */
const THERE = {
  now: `select r.work_site_id, json_agg(r.employee_id) as who, max(r.at) as last
    from (select distinct on (a.employee_id) a.employee_id, c.work_site_id, c.recorded_at as at
      from attendances a join attendance_records c on c.company_id = $1 and c.id = a.checkin_id
      where a.company_id = $1 and a.date between $2::date - 1 and $2 and ${AT_WORK} order by a.employee_id, c.recorded_at desc) r
    join employees e on e.company_id = $1 and e.id = r.employee_id and ${SEEN} group by 1`,
  that: `select r.work_site_id, json_agg(distinct a.employee_id) as who, max(r.recorded_at) as last
    from attendances a join attendance_records r on r.company_id = $1 and r.id = a.checkin_id join employees e on e.company_id = $1 and e.id = a.employee_id and ${SEEN}
    where a.company_id = $1 and a.date = $2 group by 1`,
} as const;

/** Tasks are overdue by the minute of the company's clock, a day ($3) and a time ($4). */
const monitored = (day: keyof typeof THERE) =>
  adhocText<
    Omit<Monitored, 'expected' | 'present' | 'state' | 'last_activity'> & {
      readonly who: number[];
      readonly going: number;
      readonly last_activity: string | null;
    }
  >(`
  select s.id, s.name, s.code, s.type, s.lat::float as lat, s.lng::float as lng, s.radius_m, coalesce(j.names, '{}') as projects,
    coalesce(p.who, '[]') as who, coalesce(v.n, 0)::int as visits, coalesce(v.going, 0)::int as going,
    coalesce(t.n, 0)::int as tasks, coalesce(t.done, 0)::int as tasks_done, coalesce(t.overdue, 0)::int as overdue, coalesce(t.issues, 0)::int as issues,
    greatest(p.last, v.last, t.last) as last_activity
  from work_sites s
  left join (${THERE[day]}) p on p.work_site_id = s.id
  left join (select y.work_site_id, count(*) as n, count(*) filter (where y.status = 'On Going') as going, max(coalesce(y.ended_at, y.started_at)) as last
    from site_visits y join employees e on e.company_id = $1 and e.id = y.employee_id and ${SEEN}
    where y.company_id = $1 and y.date = $2 and y.status in ('On Going', 'Completed') group by 1) v on v.work_site_id = s.id
  left join (select k.work_site_id, count(*) filter (where k.due_date = $2 and k.status <> 'Cancelled') as n, count(*) filter (where k.due_date = $2 and k.status = 'Success') as done,
      count(*) filter (where k.status in ('Pending', 'Processing') and (k.due_date < $3 or k.due_date = $3 and k.due_time < $4)) as overdue,
      count(*) filter (where k.status in ('Pending', 'Processing') and k.has_issue) as issues, max(k.completed_at) as last
    from work_site_tasks k where k.company_id = $1 and (k.due_date = $2 or k.due_date < $2 and k.status in ('Pending', 'Processing'))
      and ($8::bigint is null or k.work_project_id = $8) group by 1) t on t.work_site_id = s.id
  left join (select q.work_site_id, array_agg(distinct w.name order by w.name) as names from work_task_plans q
    join work_projects w on w.company_id = $1 and w.id = q.work_project_id and w.deleted_at is null and not w.cancelled
    where q.company_id = $1 and q.starts_on <= $2 and (q.ended_on is null or q.ended_on >= $2) and (q.rule is not null or q.starts_on = $2) and ($8::bigint is null or q.work_project_id = $8) group by 1) j
    on j.work_site_id = s.id
  where s.company_id = $1 and s.deleted_at is null and s.status = 'Active' and ($5::bigint is null or s.branch_id = $5 or $10 = s.id) and ($9::text is null or s.type = $9)
    and ($10::bigint is null or s.id = $10) and ($11::text is null or s.name ilike '%' || $11 || '%' or s.code ilike '%' || $11 || '%')
    and ($8::bigint is null or exists (select from work_task_plans q where q.company_id = $1 and q.work_site_id = s.id and q.work_project_id = $8))
  order by (coalesce(t.overdue, 0) > 0) desc, json_array_length(coalesce(p.who, '[]')) desc, lower(s.name), s.id`);
const [monitoredNow, monitoredThat] = [monitored('now'), monitored('that')];

const stateOf = ({ overdue, present, going }: { overdue: number; present: number; going: number }): Monitored['state'] =>
  overdue > 0 ? 'overdue' : present + going > 0 ? 'present' : 'empty';

/** What a keyword means to `like` is what it says. */
const escaped = (keyword: string) => keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

interface SitesOfDay {
  readonly sites: Monitored[];
  /** People by site. */
  readonly expected: ReadonlyMap<number, readonly number[]>;
  readonly came: ReadonlyMap<number, readonly number[]>;
}

async function sitesOf(ctx: Ctx, date: CalendarDate, filter: Partial<Filter>, id: number | null = null): Promise<SitesOfDay> {
  const { branch_id = null, division_id = null, department_id = null, work_project_id = null, type = null, keyword } = filter;
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const [rows, expected] = await pipeline(
    ctx,
    () =>
      (date === today ? monitoredNow : monitoredThat)(ctx.client, [
        ctx.companyId,
        date,
        ...minuteNow(ctx).split(' '),
        branch_id,
        division_id,
        department_id,
        work_project_id,
        type,
        id,
        keyword ? escaped(keyword) : null,
        ...scopeList(ctx.actor.scope),
      ]),
    () => expectedOn(ctx, date, { branch_id, division_id, department_id }, id),
  );
  const sites = rows.map(({ who, going, last_activity, ...site }) => ({
    ...site,
    expected: expected.get(site.id)?.length ?? 0,
    present: who.length,
    state: stateOf({ ...site, present: who.length, going }),
    last_activity: last_activity === null ? null : instantText(last_activity),
  }));
  return { sites, expected, came: new Map(rows.map(({ id: site, who }) => [site, who])) };
}

interface Found {
  readonly date: CalendarDate;
  readonly all: Monitored[];
  readonly sites: Monitored[];
  /** Who is expected, and who came: each once, at however many sites. */
  readonly people: number;
  readonly came: number;
}

/** All sites of a filter, and those in the state that it asks for. */
export async function sitesOn(ctx: Ctx, filter: Filter): Promise<Found> {
  const date = filter.date ?? todayIn(ctx.clock, ctx.actor.timeZone);
  const { sites: all, expected, came } = await sitesOf(ctx, date, filter);
  const each = (bySite: SitesOfDay['came']) => new Set(all.flatMap(({ id }) => bySite.get(id) ?? [])).size;
  return { date, all, sites: filter.state ? all.filter(({ state }) => state === filter.state) : all, people: each(expected), came: each(came) };
}

export async function monitorSites(ctx: Ctx, filter: Filter): Promise<OutputOf<typeof sitesCall>> {
  const { date, all, sites, people: expected, came: present } = await sitesOn(ctx, filter);
  const sum = (key: 'tasks' | 'tasks_done' | 'overdue') => all.reduce((n, site) => n + site[key], 0);
  const [tasks, done] = [sum('tasks'), sum('tasks_done')];
  return {
    data: {
      date,
      cards: {
        sites: all.length,
        present,
        expected,
        done_percent: tasks === 0 ? null : Math.round((done / tasks) * 100),
        overdue: sum('overdue'),
      },
      sites: sites.slice(0, MOST_SITES),
      more: Math.max(0, sites.length - MOST_SITES),
    },
  };
}

type Detail = OutputOf<typeof siteCall>['data'];

const MOST_PEOPLE = 200;
/** Who came is listed whatever has become of them since. A shift of the night before may still go on today ($4). Of those who were not there some are not expected and go before the last is cut off. */
const people = adhocText<{ id: number; name: string; since: string | null }>(`
  select e.id, e.name, min(r.recorded_at) as since
  from employees e
  left join attendances a on a.company_id = $1 and a.employee_id = e.id and (a.date = $2 or $4 and a.date = $2::date - 1 and ${AT_WORK})
  left join attendance_records r on r.company_id = $1 and r.id = a.checkin_id and r.work_site_id = $3
  left join (${MEMBERS}) m on m.employee_id = e.id
  where e.company_id = $1 and ${seen(5, 8)} and (r.id is not null or m.employee_id is not null and e.status = 'Active')
  group by e.id, e.name order by (min(r.recorded_at) is null), lower(e.name) limit ${MOST_PEOPLE * 5}`);
/** Of people whom the caller sees, in the organisation that was chosen. */
async function visitsAt(ctx: Ctx, site: number, date: CalendarDate, units: Organisation): Promise<Detail['visits']> {
  const rows = await ctx.db
    .select({ id: v.id, employee: e.name, purpose: v.purpose, started_at: v.started_at, ended_at: v.ended_at, outcome: v.outcome })
    .from(v)
    .innerJoin(e, and(eq(e.company_id, v.company_id), eq(e.id, v.employee_id)))
    .where(
      and(
        eq(v.company_id, ctx.companyId),
        eq(v.work_site_id, site),
        eq(v.date, date),
        isNotNull(v.started_at),
        ne(v.status, 'Cancelled'),
        peopleIn(ctx, units),
      ),
    )
    .orderBy(asc(v.started_at))
    .limit(100)
    .execute();
  return rows.map(({ started_at, ended_at, ...visit }) => ({
    ...visit,
    started_at: instantText(started_at ?? ''),
    ended_at: ended_at === null ? null : instantText(ended_at),
  }));
}

const days = adhocText<Detail['days'][number]>(`
  select d::date::text as date, count(distinct a.employee_id)::int as present
  from generate_series($2::date - 6, $2::date, interval '1 day') d
  left join (attendances a join attendance_records r on r.company_id = $1 and r.id = a.checkin_id and r.work_site_id = $3
    join employees e on e.company_id = $1 and e.id = a.employee_id and ${seen(4, 7)}) on a.company_id = $1 and a.date = d::date
  group by 1 order by 1`);

export async function monitorSite(ctx: Ctx, { id, date, ...units }: ParsedInput<typeof siteCall>): Promise<OutputOf<typeof siteCall>> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const day = date ?? today;
  const scope = scopeList(ctx.actor.scope);
  const { branch_id = null, division_id = null, department_id = null } = units;
  const chosen = [branch_id, division_id, department_id, ...scope];
  // Who has left is no longer there; of another day it counts that they came.
  const [{ sites, expected }, there, now, visits, tasks, week] = await pipeline(
    ctx,
    () => sitesOf(ctx, day, units, id),
    () => people(ctx.client, [ctx.companyId, day, id, day === today, ...chosen]),
    async () => (day === today ? presenceOf(ctx, null) : null),
    () => visitsAt(ctx, id, day, units),
    () =>
      joinedTasks(ctx)
        .where(ofCompany(ctx, eq(o.work_site_id, id), or(eq(o.due_date, day), and(lt(o.due_date, day), isOpen()))))
        .orderBy(asc(o.due_date), sql`${o.due_time} nulls last`, asc(o.id))
        .limit(100)
        .execute(),
    () => days(ctx.client, [ctx.companyId, day, id, ...chosen]),
  );
  const [site] = sites;
  if (!site) throw notFound();
  const due = new Set(expected.get(id));
  const isThere = (person: number, since: string | null) => since !== null && (now === null || now.get(person)?.work_site_id === id);
  return {
    data: {
      site,
      people: there
        .filter((person) => person.since !== null || due.has(person.id))
        .slice(0, MOST_PEOPLE)
        .map(({ since, ...person }) => ({
          ...person,
          since: since === null ? null : instantText(since),
          status: isThere(person.id, since) ? ('present' as const) : ('away' as const),
        })),
      visits,
      tasks: await presentTasks(ctx, tasks, namesSeen),
      photos: await photosOf(ctx, id, day as CalendarDate, visits),
      days: week,
    },
  };
}
