/** The payroll list: employees of a period with their payroll, in two queries whatever the size of the company. */
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { offsetOf } from '#platform/contract/paging.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { adhoc } from '#platform/server/db/prepared.ts';
import type { Db } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { evaluatedSince } from '#modules/attendance/server/public.ts';
import { positions } from '#modules/company/server/public.ts';
import { containing, employedIn, employees, peopleIn } from '#modules/employee/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import type { listPayrolls } from '../../contract/payroll.endpoints.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { PAYROLL_ROW_STATUSES, type PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { sumTotals, TOTAL_KEYS } from '../../contract/calculation/payroll-summary.ts';
import type { PayrollTotals } from '../../contract/payroll-form.schema.ts';
import { employeePayrolls } from '../salary/salary.tables.ts';
import { payrolls } from '../payroll.tables.ts';
import { SHARE_KEYS } from '../draft/stored-payroll.ts';

export type ListFilter = Omit<ParsedInput<typeof listPayrolls>, 'start_date' | 'end_date'> & PayPeriod;

const SORTS = {
  id: employees.id,
  name: sql`lower(${employees.name})`,
  employee_code: employees.employee_code,
  status: payrolls.status,
  total_net_pay: payrolls.total_net_pay,
  total_gross_pay: payrolls.total_gross_pay,
} as const;

/** The days of a period, or the holes of a prepared statement. */
type Bounds = { readonly [day in keyof PayPeriod]: string | SQLWrapper };

const ofPeriod = (filter: Bounds & Pick<ListFilter, 'kind'>) =>
  and(
    eq(payrolls.company_id, employees.company_id),
    eq(payrolls.employee_id, employees.id),
    isNull(payrolls.deleted_at),
    gte(payrolls.start_date, filter.start_date),
    lte(payrolls.start_date, filter.end_date),
    filter.kind ? eq(payrolls.kind, filter.kind) : undefined,
  );

/** The whole company, every kind: what kept sums and prepared statements know. */
export const isWhole = (ctx: Ctx, filter: ListFilter) =>
  ctx.actor.scope.all && !filter.keyword && !filter.branch_id && !filter.division_id && !filter.department_id && !filter.employee_id && !filter.kind;

/** Everything but the status. */
function conditions(ctx: Ctx, filter: ListFilter): SQL | undefined {
  return and(
    peopleIn(ctx, filter),
    employedIn(filter.start_date, filter.end_date),
    // Nobody waits for a run beside the monthly payroll.
    filter.kind && filter.kind !== 'monthly' ? isNotNull(payrolls.id) : undefined,
    filter.keyword ? sql`${employees.id} = any(array(select employees_matching(${containing(filter.keyword)})))` : undefined,
  );
}

function ofStatus({ status, processed }: ListFilter): SQL | undefined {
  return and(
    status === 'Pending' ? isNull(payrolls.id) : status ? eq(payrolls.status, status) : undefined,
    processed === undefined ? undefined : processed ? isNotNull(payrolls.id) : isNull(payrolls.id),
  );
}

/** Does the filter keep rows of this status? */
export const keepsStatus = ({ status, processed }: Pick<ListFilter, 'status' | 'processed'>, row: PayrollRowStatus) =>
  (status === undefined || status === row) && (processed === undefined || processed === (row !== 'Pending'));

/** The basic salary of the version in force at the end of the period, for the employee of the outer query. */
const basicAt = (db: Db, period: Bounds) =>
  db
    .select({ basic: employeePayrolls.basic })
    .from(employeePayrolls)
    .where(
      and(
        eq(employeePayrolls.company_id, employees.company_id),
        eq(employeePayrolls.employee_id, employees.id),
        lte(employeePayrolls.effective_from, period.end_date),
        sql`(${employeePayrolls.effective_to} is null or ${employeePayrolls.effective_to} >= ${period.start_date})`,
      ),
    )
    .orderBy(desc(employeePayrolls.effective_from))
    .limit(1);

const PLAIN = [
  'id',
  'number',
  'kind',
  'status',
  'start_date',
  'end_date',
  'salary_amount',
  'processed_by',
  'updated_at',
  ...TOTAL_KEYS,
  ...SHARE_KEYS,
] as const;
/** What a row shows of a payroll: never its lines, its calculation or its snapshot, which are most of it. */
const shown = Object.fromEntries(PLAIN.map((key) => [key, payrolls[key]])) as { [key in (typeof PLAIN)[number]]: (typeof payrolls)[key] };

/** Attendance of its days was judged anew after a payroll that took figures from it was last saved. */
const attendanceMoved = sql<boolean>`(${payrolls.status} = 'In Process' and ${evaluatedSince({
  company: payrolls.company_id,
  employee: payrolls.employee_id,
  from: payrolls.start_date,
  to: payrolls.end_date,
  since: payrolls.updated_at,
})} and ${payrolls.calculation} -> 'attendance' is not null)`;

type Hole = ReturnType<typeof sql.placeholder>;
interface PageParts {
  readonly period: Bounds;
  readonly kind?: ListFilter['kind'];
  readonly where: SQL | undefined;
  readonly order: Pick<ListFilter, 'sort' | 'sort_by'>;
  readonly limit: number | Hole;
  readonly offset: number | Hole;
}

/** One page: the ids first, then what is shown of those alone. */
function pageOf(db: Db, { period, kind, where, order, limit, offset }: PageParts) {
  const direction = order.sort === 'asc' ? asc : desc;
  const ordered = [direction(SORTS[order.sort_by]), asc(employees.id), asc(payrolls.start_date), asc(payrolls.id)];
  const page = db
    .select({ employee_id: sql<number>`${employees.id}`.as('page_employee'), payroll_id: sql<number | null>`${payrolls.id}`.as('page_payroll') })
    .from(employees)
    .leftJoin(payrolls, ofPeriod({ ...period, kind }))
    .where(where)
    .orderBy(...ordered)
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      employee: { id: employees.id, name: employees.name, employee_code: employees.employee_code },
      position: positions.name,
      payroll: shown,
      processor: { id: users.id, name: users.name },
      basic: sql<string | null>`(${basicAt(db, period)})`,
      attendance_moved: attendanceMoved,
    })
    .from(page)
    .innerJoin(employees, eq(employees.id, page.employee_id))
    .leftJoin(payrolls, eq(payrolls.id, page.payroll_id))
    .leftJoin(positions, eq(positions.id, employees.position_id))
    .leftJoin(users, eq(users.id, payrolls.processed_by))
    .orderBy(...ordered);
}
export type ListedPayroll = Awaited<ReturnType<typeof pageOf>>[number];

/** The first look: a whole company without a filter, in each order. The days of its period decide the plan. */
const firstLooks = new Map(
  (Object.keys(SORTS) as ListFilter['sort_by'][]).flatMap((sort_by) =>
    (['asc', 'desc'] as const).map((sort) => [
      `${sort_by} ${sort}`,
      adhoc(['company', 'start', 'end', 'limit', 'offset'], (db, $) => {
        const period = { start_date: $.start, end_date: $.end };
        const where = and(eq(employees.company_id, $.company), isNull(employees.deleted_at), employedIn($.start, $.end));
        return pageOf(db, { period, where, order: { sort, sort_by }, limit: $.limit, offset: $.offset });
      }),
    ]),
  ),
);

const isFirstLook = (ctx: Ctx, filter: ListFilter) => isWhole(ctx, filter) && filter.status === undefined && filter.processed === undefined;

export function listPage(ctx: Ctx, filter: ListFilter): Promise<ListedPayroll[]> {
  const { start_date, end_date, kind, per_page: limit } = filter;
  const firstLook = isFirstLook(ctx, filter) && firstLooks.get(`${filter.sort_by} ${filter.sort}`);
  if (firstLook) return firstLook(ctx, { company: ctx.companyId, start: start_date, end: end_date, limit, offset: offsetOf(filter) });
  const where = and(conditions(ctx, filter), ofStatus(filter));
  return pageOf(ctx.db, { period: { start_date, end_date }, kind, where, order: filter, limit, offset: offsetOf(filter) }).execute();
}

export interface StatusTotals {
  readonly count: number;
  readonly totals: PayrollTotals;
}

/** Number and totals of each status over the filter, the filter's own status aside. */
export async function listTotals(ctx: Ctx, filter: ListFilter): Promise<Map<PayrollRowStatus, StatusTotals>> {
  const sums = Object.fromEntries(TOTAL_KEYS.map((key) => [key, sql<string>`coalesce(sum(${payrolls[key]}), 0)`])) as Record<
    (typeof TOTAL_KEYS)[number],
    SQL<string>
  >;
  const rows = await ctx.db
    .select({ status: payrolls.status, count: count(), ...sums })
    .from(employees)
    .leftJoin(payrolls, ofPeriod(filter))
    .where(conditions(ctx, filter))
    .groupBy(payrolls.status);
  const found = new Map(rows.map(({ status, count: n, ...totals }) => [status ?? ('Pending' as const), { count: n, totals: sumTotals([totals]) }]));
  return new Map(PAYROLL_ROW_STATUSES.map((status) => [status, found.get(status) ?? { count: 0, totals: sumTotals([]) }]));
}

const SHARES = [
  'epf_employee',
  'epf_employer',
  'socso_employee',
  'socso_employer',
  'skbbk_employee',
  'eis_employee',
  'eis_employer',
  'hrdf_employer',
  'tax_employee',
] as const;

/** Every row of a filter by name, flat, for a report; how many there are, and the totals of the whole. @param also a further condition on the employees */
export async function reportRows(ctx: Ctx, filter: ListFilter, also: SQL) {
  const where = and(conditions(ctx, filter), ofStatus(filter), also);
  const amounts = Object.fromEntries([...TOTAL_KEYS, ...SHARES].map((key) => [key, sql`${payrolls[key]}`.as(key)]));
  const sums = Object.fromEntries([...TOTAL_KEYS, ...SHARES].map((key) => [key, sql<string>`coalesce(sum(${payrolls[key]}), 0)`]));
  const [counted] = await ctx.db
    .select({ n: count(), ...sums })
    .from(employees)
    .leftJoin(payrolls, ofPeriod(filter))
    .where(where);
  const { n = 0, ...totals } = counted ?? {};
  const query = ctx.db
    .select({
      employee_code: sql`${employees.employee_code}`.as('employee_code'),
      name: sql`${employees.name}`.as('name'),
      position: sql`${positions.name}`.as('position'),
      number: sql`${payrolls.number}`.as('number'),
      kind: sql`${payrolls.kind}`.as('kind'),
      status: sql`${payrolls.status}`.as('status'),
      basic: sql`(${basicAt(ctx.db, filter)})`.as('basic'),
      ...amounts,
    })
    .from(employees)
    .leftJoin(payrolls, ofPeriod(filter))
    .leftJoin(positions, eq(positions.id, employees.position_id))
    .where(where)
    .orderBy(asc(SORTS.name), asc(employees.id), asc(payrolls.start_date), asc(payrolls.id));
  return { query: query.getSQL(), count: Number(n), totals: Object.fromEntries(Object.entries(totals).map(([key, value]) => [key, Number(value)])) };
}
