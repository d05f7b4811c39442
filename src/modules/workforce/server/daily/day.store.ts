/** SQL of the days of projects: who was deployed on them, and what was said or confirmed of them. Every query carries the company. */
import { and, eq } from 'drizzle-orm';
import type { CalendarDate, TimeOfDay } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import type { SETTLED_PRESENCES } from '../../contract/presence.ts';
import { womDailyPeople as k, womDailyReports as r, type DailyReportRecord } from '../workforce.tables.ts';

/** What was said of somebody, or stands since the day was confirmed. */
export interface Said {
  readonly state: (typeof SETTLED_PRESENCES)[number];
  readonly minutes: number;
  readonly overtime_minutes: number;
  readonly late_minutes: number;
  readonly reason: string | null;
}

export interface DeployedDay {
  readonly project_id: number;
  readonly site_id: number;
  readonly lat: number;
  readonly lng: number;
  readonly radius_m: number;
  readonly requirement_id: number;
  readonly deployment_id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly code: string;
  readonly branch_id: number | null;
  /** In the viewer's sight. */
  readonly seen: boolean;
  readonly date: CalendarDate;
  readonly start_time: TimeOfDay;
  readonly end_time: TimeOfDay;
  readonly break_minutes: number;
  /** As the table writes money; null: it is still open. */
  readonly cost_rate: string | null;
  readonly overtime_rate: string | null;
  readonly shift_name: string;
  readonly confirmed: boolean;
  readonly said: Said | null;
}

/** A confirmed day keeps its people, whatever became of their deployments since. */
const days = adhocText<DeployedDay>(
  `with asked as (
     select d.id, t.day::date as day, false as confirmed, null::bigint as report_id
     from wom_projects p
     join wom_requirements n on n.company_id = $1 and n.project_id = p.id
     join wom_deployments d on d.company_id = $1 and d.requirement_id = n.id and d.confirmed_at is not null and d.cancelled_at is null
       and not d.standby and d.start_date <= $4 and d.end_date >= $3
     cross join generate_series(greatest(d.start_date, $3::date), least(d.end_date, $4::date), interval '1 day') t(day)
     where p.company_id = $1 and p.id = any($2::bigint[]) and not p.cancelled and extract(isodow from t.day)::smallint = any(n.weekdays)
       and not exists (select from wom_daily_reports r where r.company_id = $1 and r.project_id = p.id and r.date = t.day::date and r.confirmed_at is not null)
     union all
     select k.deployment_id, r.date, true, r.id
     from wom_daily_reports r join wom_daily_people k on k.company_id = $1 and k.report_id = r.id
     where r.company_id = $1 and r.project_id = any($2::bigint[]) and r.date between $3 and $4 and r.confirmed_at is not null
   )
   select n.project_id, s.id as site_id, s.lat::float8 as lat, s.lng::float8 as lng, s.radius_m, n.id as requirement_id, d.id as deployment_id, d.employee_id,
     e.name, e.employee_code as code, e.branch_id, ${scopeText('e', 5)} as seen, a.day::text as date, n.start_time, n.end_time, n.break_minutes, n.shift_name,
     coalesce(d.cost_rate, n.cost_rate) as cost_rate,
     n.overtime_rate, a.confirmed,
     case when k.id is not null then json_build_object('state', k.state, 'minutes', k.minutes, 'overtime_minutes', k.overtime_minutes,
       'late_minutes', k.late_minutes, 'reason', k.reason) end as said
   from asked a
   join wom_deployments d on d.company_id = $1 and d.id = a.id
   join wom_requirements n on n.company_id = $1 and n.id = d.requirement_id
   join wom_projects p on p.company_id = $1 and p.id = n.project_id
   join work_sites s on s.company_id = $1 and s.id = p.work_site_id
   join employees e on e.company_id = $1 and e.id = d.employee_id
   left join wom_daily_reports r on r.company_id = $1 and r.project_id = p.id and r.date = a.day
   left join wom_daily_people k on k.company_id = $1 and k.report_id = r.id and k.deployment_id = d.id
   order by a.day, lower(e.name), d.id`,
);

/** Everybody who is or was confirmed for the days of some projects. One statement. */
export const deployedDays = (ctx: Ctx, projects: readonly number[], from: CalendarDate, to: CalendarDate): Promise<DeployedDay[]> =>
  days(ctx.client, [ctx.companyId, projects, from, to, ...scopeList(ctx.actor.scope)]);

/** A shift of somebody on a day, for whichever project it is. */
export interface DeployedShift extends Pick<DeployedDay, 'deployment_id' | 'employee_id' | 'date' | 'start_time' | 'end_time' | 'lat' | 'lng' | 'radius_m'> {
  readonly site_id: number;
}

const shifts = adhocText<DeployedShift>(
  `select d.id as deployment_id, d.employee_id, t.day::date::text as date, n.start_time, n.end_time, s.id as site_id, s.lat::float8 as lat, s.lng::float8 as lng,
     s.radius_m
   from wom_deployments d
   join wom_requirements n on n.company_id = $1 and n.id = d.requirement_id
   join wom_projects p on p.company_id = $1 and p.id = n.project_id and not p.cancelled
   join work_sites s on s.company_id = $1 and s.id = p.work_site_id
   cross join generate_series(greatest(d.start_date, $3::date), least(d.end_date, $4::date), interval '1 day') t(day)
   where d.company_id = $1 and d.employee_id = any($2::bigint[]) and d.confirmed_at is not null and d.cancelled_at is null
     and not d.standby and d.start_date <= $4 and d.end_date >= $3 and extract(isodow from t.day)::smallint = any(n.weekdays)`,
);

/** All shifts of some people, also those of projects that were not asked for: work over two of them is divided. */
export const shiftsOf = (ctx: Ctx, people: readonly number[], from: CalendarDate, to: CalendarDate): Promise<DeployedShift[]> =>
  shifts(ctx.client, [ctx.companyId, people, from, to]);

export async function findReport(ctx: Ctx, project: number, date: CalendarDate): Promise<DailyReportRecord | undefined> {
  const [report] = await ctx.db
    .select()
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.project_id, project), eq(r.date, date)));
  return report;
}

/** The report of a day, begun where there is none, and held until the request ends: two who settle the same day wait for each other. */
export async function holdReport(ctx: Ctx, project_id: number, date: CalendarDate): Promise<DailyReportRecord> {
  await ctx.db.insert(r).values({ company_id: ctx.companyId, project_id, date }).onConflictDoNothing();
  const [report] = await ctx.db
    .select()
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.project_id, project_id), eq(r.date, date)))
    .for('no key update');
  return report as DailyReportRecord;
}

export const saveReport = (ctx: Ctx, id: number, set: Partial<DailyReportRecord>) =>
  ctx.db
    .update(r)
    .set(set)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, id)));

export async function savePresence(ctx: Ctx, said: Pick<typeof k.$inferInsert, 'report_id' | 'deployment_id' | 'state' | 'minutes' | 'reason'>): Promise<void> {
  const set = { ...said, corrected_by: ctx.actor.userId };
  await ctx.db
    .insert(k)
    .values({ ...set, company_id: ctx.companyId })
    .onConflictDoUpdate({ target: [k.company_id, k.report_id, k.deployment_id], set });
}

export interface SettledPerson extends Omit<Said, 'reason'> {
  readonly deployment_id: number;
  /** As the table writes money. */
  readonly cost: string;
  readonly overtime_cost: string;
  readonly overtime_rate: string | null;
}

const settled = adhocText<{ id: number }>(
  `with gone as (
     delete from wom_daily_people k where k.company_id = $1 and k.report_id = $2
       and not exists (select from json_to_recordset($3::json) as s(deployment_id bigint) where s.deployment_id = k.deployment_id)
   )
   insert into wom_daily_people (company_id, report_id, deployment_id, state, minutes, overtime_minutes, late_minutes, cost, overtime_cost, overtime_rate)
   select $1, $2, s.deployment_id, s.state, s.minutes, s.overtime_minutes, s.late_minutes, s.cost, s.overtime_cost, s.overtime_rate
   from json_to_recordset($3::json) as s(deployment_id bigint, state text, minutes integer, overtime_minutes integer, late_minutes integer, cost numeric, overtime_cost numeric,
     overtime_rate numeric)
   on conflict (company_id, report_id, deployment_id) do update
   set state = excluded.state, minutes = excluded.minutes, overtime_minutes = excluded.overtime_minutes, late_minutes = excluded.late_minutes,
     cost = excluded.cost, overtime_cost = excluded.overtime_cost, overtime_rate = excluded.overtime_rate, updated_at = clock_timestamp()
   returning id`,
);

/** Everybody of a day as it stands; reasons that were given stay. */
export const settlePeople = (ctx: Ctx, report: number, people: readonly SettledPerson[]) =>
  settled(ctx.client, [ctx.companyId, report, JSON.stringify(people)]);

const opened = adhocText<{ id: number }>(
  `with gone as (delete from wom_daily_people where company_id = $1 and report_id = $2 and reason is null)
   update wom_daily_people set cost = null, overtime_cost = null, overtime_rate = null, overtime_minutes = 0, late_minutes = 0, updated_at = clock_timestamp()
   where company_id = $1 and report_id = $2 and reason is not null returning id`,
);

/** What attendance said is forgotten; what people said with a reason stays. */
export const openPeople = (ctx: Ctx, report: number) => opened(ctx.client, [ctx.companyId, report]);
