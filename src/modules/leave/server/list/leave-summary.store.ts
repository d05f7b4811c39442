/** Counters, charts and the calendar of leave management: each one query. */
import { sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PeopleChoice } from '#modules/employee/contract/employee.schema.ts';
import { countEmployed, employees, peopleIn, scopeList, scopeText } from '#modules/employee/server/public.ts';
import type { LeaveDuration } from '../../contract/application/leave-duration.ts';
import type { LeaveStatus } from '../../contract/leave.workflow.ts';
import { storedCounters, storedDaysByMonth, type Counters } from './leave-figures.store.ts';

/** Leaves that begin soon are announced a week ahead. */
const SOON = 7;

/** A whole company is answered from the figures that are kept. */
const isWhole = (ctx: Ctx, { branch_id, division_id, department_id, employee_id }: PeopleChoice) =>
  ctx.actor.scope.all && (branch_id ?? division_id ?? department_id ?? employee_id) === undefined;

export async function countLeaves(ctx: Ctx, filter: PeopleChoice, today: CalendarDate): Promise<Counters> {
  if (isWhole(ctx, filter)) return storedCounters(ctx, today, addDays(today, SOON));
  const { rows } = await ctx.db.execute<{ waiting: number; reviewed: number; today: number; upcoming: number }>(sql`
    select count(*) filter (where l.status = 'Waiting for Approval')::int as waiting,
           count(*) filter (where l.status = 'Reviewed')::int as reviewed,
           count(distinct l.employee_id) filter (where l.status = 'Approved' and exists (
             select from leave_days d where d.leave_id = l.id and d.live and d.date = ${today} and d.value > 0))::int as today,
           count(*) filter (where l.status = 'Approved' and l.start_date > ${today} and l.start_date <= ${addDays(today, SOON)})::int as upcoming
    from leaves l
    where l.company_id = ${ctx.companyId} and (l.status in ('Waiting for Approval', 'Reviewed') or (l.status = 'Approved' and l.end_date >= ${today}))
      and exists (select from ${employees} where ${employees.id} = l.employee_id and ${peopleIn(ctx, filter)})`);
  return rows[0] as Counters;
}

/** People whom a card names. */
const AWAY_SHOWN = 6;

interface PersonAway {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly type_ms: string;
  readonly colour: string;
  readonly until: string;
}

/** Of a company, a day, and the scope of whoever asks: of a whole company nobody is looked at. */
const away = adhocText<PersonAway>(
  `with away as materialized (
     select l.employee_id, l.leave_type_id, l.end_date from leaves l
     where l.company_id = $1 and l.status = 'Approved' and l.end_date >= $2 and l.start_date <= $2
       and exists (select from leave_days d where d.leave_id = l.id and d.date = $2 and d.live and d.value > 0)
       and ($3 or exists (select from employees e where e.company_id = $1 and e.id = l.employee_id and e.deleted_at is null and ${scopeText('e', 3)}))
     -- Nobody has more than two leaves on a day, one for each half.
     order by l.end_date, l.start_date, l.id limit ${2 * AWAY_SHOWN}
   )
   select e.id, e.name, t.name as type, t.name_ms as type_ms, t.colour, max(a.end_date)::text as until
   from away a join leave_types t on t.id = a.leave_type_id join employees e on e.id = a.employee_id
   group by 1, 2, 3, 4, 5 order by 6, 2 limit ${AWAY_SHOWN}`,
);

/** Who is on approved leave on a day, those who are back first come first. */
export const peopleAway = (ctx: Ctx, day: CalendarDate): Promise<PersonAway[]> => away(ctx.client, [ctx.companyId, day, ...scopeList(ctx.actor.scope)]);

const halfAway = adhocText<{ n: number }>(
  // Halves are few among the days: whoever takes both is away for the day.
  `select count(*)::int as n from leave_days d join leaves l on l.company_id = d.company_id and l.id = d.leave_id
   where d.company_id = $1 and d.date = $2 and d.live and d.part <> 'Full' and d.value > 0 and l.status = 'Approved'
     and not exists (select from leave_days o join leaves m on m.company_id = o.company_id and m.id = o.leave_id
       where o.company_id = $1 and o.employee_id = d.employee_id and o.date = $2 and o.id <> d.id and o.live and o.value > 0 and m.status = 'Approved')
     and ($3 or exists (select from employees e where e.company_id = $1 and e.id = d.employee_id and e.deleted_at is null and ${scopeText('e', 3)}))`,
);

/** How many are on approved leave for one half of a day, so that they come for the other. */
export const countHalfAway = async (ctx: Ctx, day: CalendarDate): Promise<number> =>
  (await halfAway(ctx.client, [ctx.companyId, day, ...scopeList(ctx.actor.scope)]))[0]?.n ?? 0;

/** Approved days of a year by month and type. */
export async function daysByMonth(ctx: Ctx, filter: PeopleChoice, year: number): Promise<{ month: number; leave_type_id: number; days: number }[]> {
  if (isWhole(ctx, filter)) return storedDaysByMonth(ctx, year);
  const { rows } = await ctx.db.execute<{ month: number; leave_type_id: number; days: number }>(sql`
    select extract(month from d.date)::int as month, l.leave_type_id, sum(d.value)::float as days
    from leave_days d join leaves l on l.id = d.leave_id
    where d.company_id = ${ctx.companyId} and d.live and d.value > 0 and l.status = 'Approved'
      and d.date between ${`${year}-01-01`} and ${`${year}-12-31`}
      and exists (select from ${employees} where ${employees.id} = d.employee_id and ${peopleIn(ctx, filter)})
    group by 1, 2 order by 1, 2`);
  return rows;
}

export interface CalendarPerson {
  readonly id: number;
  readonly name: string;
  readonly employee_code: string;
  readonly branch_id: number | null;
  readonly department: string | null;
  readonly days: readonly {
    readonly date: string;
    readonly leave_id: number;
    readonly leave_type_id: number;
    readonly part: LeaveDuration;
    readonly status: LeaveStatus;
    readonly value: number;
  }[];
}

/** As the query answers it: a type, because an interface has no index. */
type CalendarRow = { total: number } & { [Key in keyof CalendarPerson]: CalendarPerson[Key] };

/** People × days in one query: a page of people by name, each with the live leave days of the span. */
export async function calendarPage(
  ctx: Ctx,
  filter: PeopleChoice & { readonly keyword?: SQL | undefined },
  span: { readonly from: CalendarDate; readonly to: CalendarDate },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ people: CalendarPerson[]; total: number }> {
  // The number of a whole company follows from the kept one, so that the page alone is read.
  const whole = isWhole(ctx, filter) && filter.keyword === undefined;
  const reading = () =>
    ctx.db.execute<CalendarRow>(sql`
    with people as (
      select ${employees.id} as id, ${employees.name} as name, ${employees.employee_code} as employee_code, ${employees.branch_id} as branch_id,
             ${employees.department_id} as department_id, ${whole ? sql`0` : sql`count(*) over ()::int`} as total
      from ${employees}
      where ${peopleIn(ctx, filter)} and ${employees.company_joined_at} <= ${span.to} and (${employees.inactive_at} is null or ${employees.inactive_at} >= ${span.from})
        ${filter.keyword ? sql`and ${filter.keyword}` : sql``}
      order by lower(${employees.name}), ${employees.id} limit ${page.limit} offset ${page.offset}
    ), away as materialized (
      select d.employee_id, json_agg(json_build_object('date', d.date, 'leave_id', d.leave_id, 'leave_type_id', l.leave_type_id, 'part', d.part, 'status', l.status, 'value', d.value) order by d.date, d.part desc) as days
      from leave_days d join leaves l on l.id = d.leave_id
      where d.company_id = ${ctx.companyId} and d.employee_id = any(array(select id from people)) and d.live and d.date between ${span.from} and ${span.to}
      group by d.employee_id
    )
    select p.id, p.name, p.employee_code, p.branch_id, p.total, dept.name as department, coalesce(away.days, '[]') as days
    from people p left join departments dept on dept.id = p.department_id left join away on away.employee_id = p.id
    order by lower(p.name), p.id`);
  const [{ rows }, employed] = await pipeline(
    ctx,
    () => reading(),
    async () => (whole ? countEmployed(ctx, span.from, span.to) : null),
  );
  const people = rows.map(({ total: _total, ...person }) => person);
  const [first] = rows;
  return { people, total: first === undefined ? 0 : (employed ?? first.total) };
}
