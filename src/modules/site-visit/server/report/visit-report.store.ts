/** Rows of the report: visit by visit, by employee, by place, and the way of each day. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { departments } from '#modules/company/server/public.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import { BEGUN_STATUSES } from '../../contract/site-visit.workflow.ts';
import { siteVisits as v } from '../site-visit.tables.ts';
import { chosenVisits, type VisitChoice } from '../visit-list.store.ts';

const place = sql`coalesce(${s.name}, ${v.place} ->> 'name', '')`;
const km = sql`coalesce(${v.changed_km}, ${v.travel_km})`;
const begun = sql`${v.status} in ('On Going', 'Completed')`;
const hours = (minutes: SQL) => sql`round(${minutes} / 60.0, 2)::float`;
const clock = (ctx: Ctx, at: SQL) => sql`to_char(${at} at time zone ${ctx.actor.timeZone}, 'HH24:MI')`;

const fromJoined = sql`from ${v}
  join ${e} on ${e.company_id} = ${v.company_id} and ${e.id} = ${v.employee_id}
  left join ${departments} on ${departments.id} = ${e.department_id}
  left join ${s} on ${s.company_id} = ${v.company_id} and ${s.id} = ${v.work_site_id}`;

export const listingQuery = (ctx: Ctx, choice: VisitChoice): SQL => sql`
  select ${v.number} as number, ${v.date}::text as date, ${e.employee_code} as code, ${e.name} as employee, ${departments.name} as department,
    ${place} as place, ${v.type} as type, ${v.purpose} as purpose, ${clock(ctx, sql`${v.started_at}`)} as "in", ${clock(ctx, sql`${v.ended_at}`)} as "out",
    ${hours(sql`${v.duration_minutes}`)} as duration, ${km}::float as km, ${v.outcome} as outcome, ${v.status} as status
  ${fromJoined} where ${chosenVisits(ctx, 'managed', choice)} order by ${v.date}, ${v.started_at} nulls last, ${v.id}`;

export const employeeQuery = (ctx: Ctx, choice: VisitChoice): SQL => sql`
  select ${e.employee_code} as code, ${e.name} as employee, ${departments.name} as department,
    count(*) filter (where ${begun})::int as visits,
    coalesce(${hours(sql`sum(${v.duration_minutes}) filter (where ${begun})`)}, 0) as duration,
    ${hours(sql`avg(${v.duration_minutes}) filter (where ${v.status} = 'Completed')`)} as average,
    coalesce(sum(${km}) filter (where ${begun}), 0)::float as km,
    count(*) filter (where ${v.outcome} = 'Success')::int as success, count(*) filter (where ${v.outcome} = 'Follow Up')::int as follow_up,
    count(*) filter (where ${v.outcome} = 'Not Met')::int as not_met, count(*) filter (where ${v.status} = 'Missed')::int as missed
  ${fromJoined} where ${chosenVisits(ctx, 'managed', choice)} group by ${e.id}, ${e.employee_code}, ${e.name}, ${departments.name} order by lower(${e.name}), ${e.id}`;

export const siteQuery = (ctx: Ctx, choice: VisitChoice): SQL => sql`
  select * from (
    select ${place} as place, count(*)::int as visits, count(distinct ${v.employee_id})::int as people,
      coalesce(${hours(sql`sum(${v.duration_minutes})`)}, 0) as duration, max(${v.date})::text as last_visit,
      count(*) filter (where ${v.outcome} = 'Success')::int as success, count(*) filter (where ${v.outcome} = 'Follow Up')::int as follow_up,
      count(*) filter (where ${v.outcome} = 'Not Met')::int as not_met
    ${fromJoined} where ${and(chosenVisits(ctx, 'managed', choice), among(v.status, BEGUN_STATUSES))} group by 1) p order by visits desc, lower(place)`;

/** From the end of the visit before it on that day, whichever visits were asked for. */
const travelMinutes = sql`(select extract(epoch from ${v.started_at} - max(b.ended_at)) / 60 from site_visits b where b.company_id = ${v.company_id}
  and b.employee_id = ${v.employee_id} and b.date = ${v.date} and b.status = 'Completed' and b.ended_at <= ${v.started_at} and b.id <> ${v.id})`;

export const routeQuery = (ctx: Ctx, choice: VisitChoice): SQL => sql`
  select ${e.employee_code} || ' ' || ${e.name} as employee, ${v.date}::text as date,
    (row_number() over (partition by ${v.employee_id}, ${v.date} order by ${v.started_at}, ${v.id}))::int as stop,
    ${place} as place, ${clock(ctx, sql`${v.started_at}`)} as "in", ${clock(ctx, sql`${v.ended_at}`)} as "out",
    ${hours(travelMinutes)} as travel_time, ${v.travel_km}::float as line, ${km}::float as km, ${v.km_reason} as reason
  ${fromJoined} where ${and(chosenVisits(ctx, 'managed', choice), among(v.status, BEGUN_STATUSES))}
  order by lower(${e.name}), ${e.id}, ${v.date}, ${v.started_at}, ${v.id}`;

export interface VisitTotals {
  readonly visits: number;
  readonly rows: number;
  readonly duration: number;
  readonly line: number;
  readonly km: number;
}

export async function visitTotals(ctx: Ctx, choice: VisitChoice): Promise<VisitTotals> {
  const [row] = await ctx.db
    .select({
      rows: sql<number>`count(*)`.mapWith(Number),
      visits: sql<number>`count(*) filter (where ${begun})`.mapWith(Number),
      duration: sql<number>`coalesce(${hours(sql`sum(${v.duration_minutes}) filter (where ${begun})`)}, 0)`.mapWith(Number),
      line: sql<number>`coalesce(sum(${v.travel_km}) filter (where ${begun}), 0)`.mapWith(Number),
      km: sql<number>`coalesce(sum(${km}) filter (where ${begun}), 0)`.mapWith(Number),
    })
    .from(v)
    .innerJoin(e, and(eq(e.company_id, v.company_id), eq(e.id, v.employee_id)))
    .leftJoin(s, and(eq(s.company_id, v.company_id), eq(s.id, v.work_site_id)))
    .where(chosenVisits(ctx, 'managed', choice));
  return row ?? { rows: 0, visits: 0, duration: 0, line: 0, km: 0 };
}

/** How many groups a report by employee or place has. */
export async function countGroups(ctx: Ctx, query: SQL): Promise<number> {
  const { rows } = await ctx.db.execute(sql`select count(*)::int as n from (${query}) g`);
  return (rows[0] as { n: number } | undefined)?.n ?? 0;
}
