/** The cards above the list. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { addDays, startOfMonth } from '#platform/contract/dates.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { departments } from '#modules/company/server/public.ts';
import type { employeeSummary as summaryEndpoint } from '../../contract/employee.endpoints.ts';
import { today } from '../change/check-employee.ts';
import { peopleIn } from '../employee.store.ts';
import { employees as e } from '../employee.tables.ts';

const PROBATION_DAYS = 30;
const CONTRACT_DAYS = 60;
const countIf = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

type Filter = Pick<ParsedInput<typeof summaryEndpoint>, 'branch_id' | 'division_id' | 'department_id'>;
type Summary = OutputOf<typeof summaryEndpoint>['data'];

/** A whole company is answered from kept numbers and by indexes; a part of it by a look at its people. */
export async function employeeSummary(ctx: Ctx, input: Filter): Promise<{ data: Summary }> {
  const isWhole = ctx.actor.scope.all && (input.branch_id ?? input.division_id ?? input.department_id) === undefined;
  return { data: isWhole ? await summariseCompany(ctx) : await summarisePart(ctx, input) };
}

type Counts = Omit<Summary, 'by_department'>;

/** Of the company, this month's first day, today, and the last days for which contracts and probations are announced. */
const companyCounts = preparedText<Counts>(
  'employee.counts',
  `with place as (select * from employee_counts where company_id = $1 and status = 'Active' and employees > 0),
        person as not materialized (select * from employees where company_id = $1 and deleted_at is null)
   select (select coalesce(sum(employees), 0)::int from place) as active,
     (select coalesce(sum(employees), 0)::int from place where employee_type = 'Local') as local,
     (select coalesce(sum(employees), 0)::int from place where employee_type = 'Foreign') as foreign,
     (select coalesce(sum(employees), 0)::int from place where not login) as no_login,
     (select count(*)::int from person where company_joined_at between $2::date and $3::date) as joined_this_month,
     (select count(*)::int from person where inactive_at between $2::date and $3::date) as left_this_month,
     (select count(*)::int from person where status = 'Active' and contract_end_at between $3::date and $4::date) as contract_ending,
     employees_probation_ending($3::date, $5::date)::int as probation_ending`,
);

const companyDepartments = preparedText<Summary['by_department'][number]>(
  'employee.departments',
  `select nullif(c.department_id, 0) as id, d.name, sum(c.employees)::int as count
   from employee_counts c left join departments d on d.id = c.department_id
   where c.company_id = $1 and c.status = 'Active' group by 1, 2 having sum(c.employees) > 0 order by 3 desc, 2`,
);

async function summariseCompany(ctx: Ctx): Promise<Summary> {
  const now = today(ctx);
  const [[counts], byDepartment] = await pipeline(
    ctx,
    () => companyCounts(ctx.client, [ctx.companyId, startOfMonth(now), now, addDays(now, CONTRACT_DAYS), addDays(now, PROBATION_DAYS)]),
    () => companyDepartments(ctx.client, [ctx.companyId]),
  );
  return { ...(counts as Counts), by_department: byDepartment };
}

async function summarisePart(ctx: Ctx, input: Filter): Promise<Summary> {
  const now = today(ctx);
  const month = startOfMonth(now);
  const where = peopleIn(ctx, input);
  const active = sql`${e.status} = 'Active'`;
  const counted = ctx.db
    .select({
      active: countIf(active),
      local: countIf(sql`${active} and ${e.employee_type} = 'Local'`),
      foreign: countIf(sql`${active} and ${e.employee_type} = 'Foreign'`),
      joined_this_month: countIf(sql`${e.company_joined_at} between ${month} and ${now}`),
      left_this_month: countIf(sql`${e.inactive_at} between ${month} and ${now}`),
      probation_ending: countIf(
        sql`${active} and ${e.confirmed_at} is null and ${e.probation_months} > 0
            and (${e.company_joined_at} + make_interval(months => ${e.probation_months}::int))::date between ${now}::date and ${addDays(now, PROBATION_DAYS)}::date`,
      ),
      contract_ending: countIf(sql`${active} and ${e.contract_end_at} between ${now} and ${addDays(now, CONTRACT_DAYS)}`),
      no_login: countIf(sql`${active} and ${e.user_id} is null`),
    })
    .from(e)
    .where(where);
  const departmentsOf = ctx.db
    .select({ id: e.department_id, name: departments.name, count: sql<number>`count(*)`.mapWith(Number) })
    .from(e)
    .leftJoin(departments, eq(departments.id, e.department_id))
    .where(and(where, eq(e.status, 'Active')))
    .groupBy(e.department_id, departments.name)
    .orderBy(sql`count(*) desc`, asc(departments.name));
  const [[counts], byDepartment] = await pipeline(
    ctx,
    () => counted.execute(),
    () => departmentsOf.execute(),
  );
  const zero = { active: 0, local: 0, foreign: 0, joined_this_month: 0, left_this_month: 0, probation_ending: 0, contract_ending: 0, no_login: 0 };
  return { ...(counts ?? zero), by_department: byDepartment };
}
