/** The lists of leave: a page, its total, and how many leaves stand in each status. */
import { and, asc, desc, eq, gte, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { yearOf } from '#platform/contract/dates.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { pipeline, type Db } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { approverOf } from '#modules/approval/server/public.ts';
import { containing, employees, peopleIn, visible } from '#modules/employee/server/public.ts';
import type { listOwnLeaves } from '../contract/leave.endpoints.ts';
import { leaveWorkflow, type LeaveStatus } from '../contract/leave.workflow.ts';
import type { listLeaves } from '../contract/manage-leave.endpoints.ts';
import { today } from './leave-actor.ts';
import { leaves as l, type LeaveRecord } from './leave.tables.ts';
import { storedByStatus } from './list/leave-figures.store.ts';

export type OwnFilter = ParsedInput<typeof listOwnLeaves>;
export type ManagedFilter = ParsedInput<typeof listLeaves>;

const SORT = {
  id: l.id,
  created_at: l.created_at,
  start_date: l.start_date,
  apply_date: l.apply_date,
  status: l.status,
  total_days: l.total_days,
} as const;

/** What both lists filter by, without the status. */
const common = (filter: OwnFilter): SQL | undefined =>
  and(
    filter.year ? and(gte(l.start_date, `${filter.year}-01-01`), lte(l.start_date, `${filter.year}-12-31`)) : undefined,
    filter.type ? eq(l.leave_type_id, filter.type) : undefined,
    filter.start_date ? gte(l.end_date, filter.start_date) : undefined,
    filter.end_date ? lte(l.start_date, filter.end_date) : undefined,
    filter.start_apply_date ? gte(l.apply_date, filter.start_apply_date) : undefined,
    filter.end_apply_date ? lte(l.apply_date, filter.end_apply_date) : undefined,
  );

const ownId = (ctx: Ctx) => ctx.actor.employee?.id ?? 0;

const own = (ctx: Ctx, filter: OwnFilter): SQL | undefined =>
  and(
    eq(l.company_id, ctx.companyId),
    eq(l.employee_id, ownId(ctx)),
    common(filter),
    filter.keyword ? or(ilike(l.number, containing(filter.keyword)), ilike(l.reason, containing(filter.keyword))) : undefined,
  );

/** Undecided leaves whose turn is the caller's: named for the level, or nobody is. */
export const waitsFor = (ctx: Ctx): SQL => approverOf(ctx, leaveWorkflow.subject, l.id);

const byIds = prepared('leave.by-ids', ['company', 'ids'], (db, $) =>
  db
    .select()
    .from(l)
    .where(and(eq(l.company_id, $.company), sql`${l.id} = any(${$.ids}::bigint[])`)),
);

/** Some leaves of the company, those that are no longer there aside. */
export const leavesById = async (ctx: Ctx, ids: readonly number[]): Promise<LeaveRecord[]> =>
  ids.length === 0 ? [] : byIds(ctx, { company: ctx.companyId, ids });

function managed(ctx: Ctx, filter: ManagedFilter): SQL | undefined {
  const { keyword } = filter;
  const placed = filter.branch_id ?? filter.division_id ?? filter.department_id ?? filter.employee_id;
  const of = (which: SQL | undefined) => inArray(l.employee_id, ctx.db.select({ id: employees.id }).from(employees).where(which));
  return and(
    eq(l.company_id, ctx.companyId),
    // A whole company without a filter on people needs no look at each person.
    ctx.actor.scope.all && placed === undefined ? undefined : of(peopleIn(ctx, filter)),
    keyword ? or(ilike(l.number, containing(keyword)), of(and(visible(ctx), ilike(employees.search, containing(keyword))))) : undefined,
    common(filter),
    filter.mine ? waitsFor(ctx) : undefined,
  );
}

function page(ctx: Ctx, where: SQL | undefined, filter: OwnFilter): Promise<LeaveRecord[]> {
  const direction = filter.sort === 'asc' ? asc : desc;
  return ctx.db
    .select()
    .from(l)
    .where(and(where, filter.status ? eq(l.status, filter.status) : undefined))
    .orderBy(direction(SORT[filter.sort_by as keyof typeof SORT]), direction(l.id))
    .limit(filter.per_page)
    .offset(offsetOf(filter))
    .execute();
}

/** Written so that no index on dates serves it: the newest leaves are read until the page is full, and nearly all of them are of this year. */
const ofYear = (year: unknown) => sql`(${year}::int is null or extract(year from ${l.start_date}) = ${year}::int)`;
const newest = (db: Db, where: SQL | undefined, limit: unknown, offset: unknown) =>
  db
    .select()
    .from(l)
    .where(where)
    .orderBy(desc(l.id))
    .limit(limit as number)
    .offset(offset as number);
const PAGE_HOLES = ['company', 'year', 'limit', 'offset'] as const;
const newestOfAll = prepared('leave.page', PAGE_HOLES, (db, $) => newest(db, and(eq(l.company_id, $.company), ofYear($.year)), $.limit, $.offset));
const newestOfStatus = prepared('leave.page-of-status', [...PAGE_HOLES, 'status'], (db, $) =>
  newest(db, and(eq(l.company_id, $.company), eq(l.status, $.status), ofYear($.year)), $.limit, $.offset),
);
const newestOwn = prepared('leave.own-page', [...PAGE_HOLES, 'employee', 'status'], (db, $) =>
  newest(
    db,
    and(eq(l.company_id, $.company), eq(l.employee_id, $.employee), sql`(${$.status}::text is null or ${l.status} = ${$.status})`, ofYear($.year)),
    $.limit,
    $.offset,
  ),
);
const ownByStatus = prepared('leave.own-by-status', ['company', 'employee', 'year'], (db, $) =>
  grouped(db, and(eq(l.company_id, $.company), eq(l.employee_id, $.employee), ofYear($.year))),
);

const LOOK = new Set(['page', 'per_page', 'sort', 'sort_by', 'with', 'year', 'status']);
/** Newest first, by nothing but year and status. */
const isFirstLook = (filter: OwnFilter | ManagedFilter) =>
  filter.sort_by === 'id' && filter.sort === 'desc' && Object.entries(filter).every(([key, value]) => LOOK.has(key) || value === undefined || value === false);

const lookOf = (ctx: Ctx, filter: OwnFilter) => ({
  company: ctx.companyId,
  year: filter.year ?? null,
  limit: filter.per_page,
  offset: offsetOf(filter),
});

/** The kept figures know the whole company by year and type. */
function storedCounts(ctx: Ctx, filter: ManagedFilter): Promise<Map<LeaveStatus, number>> | null {
  const { keyword, branch_id, division_id, department_id, employee_id, start_date, end_date, start_apply_date, end_apply_date, mine, year, type } = filter;
  const narrowed = [keyword, branch_id, division_id, department_id, employee_id, start_date, end_date, start_apply_date, end_apply_date].some(Boolean);
  if (!ctx.actor.scope.all || narrowed || mine) return null;
  return storedByStatus(ctx, { year, type });
}

const grouped = (db: Db, where: SQL | undefined) =>
  db
    .select({ status: l.status, n: sql<number>`count(*)`.mapWith(Number) })
    .from(l)
    .where(where)
    .groupBy(l.status);

type StatusCount = Awaited<ReturnType<typeof grouped>>[number];
const byStatus = (rows: readonly StatusCount[]): Map<LeaveStatus, number> => new Map(rows.map(({ status, n }) => [status, n]));

const countByStatus = async (ctx: Ctx, where: SQL | undefined) => byStatus(await grouped(ctx.db, where));

/** The own leaves of a year, or of all, by status. */
export const countOwn = async (ctx: Ctx, year: number | null): Promise<ReadonlyMap<LeaveStatus, number>> =>
  byStatus(await ownByStatus(ctx, { company: ctx.companyId, employee: ownId(ctx), year }));

export interface LeavePage {
  readonly records: readonly LeaveRecord[];
  /** Over the whole filter but its status. */
  readonly counts: ReadonlyMap<LeaveStatus, number>;
  readonly total: number;
}

async function read(
  ctx: Ctx,
  filter: OwnFilter,
  counting: () => Promise<ReadonlyMap<LeaveStatus, number>>,
  reading: () => Promise<LeaveRecord[]>,
): Promise<LeavePage> {
  const [counts, records] = await pipeline(ctx, counting, reading);
  const total = filter.status ? (counts.get(filter.status) ?? 0) : [...counts.values()].reduce((sum, n) => sum + n, 0);
  return { records, counts, total };
}

export function listOwnRecords(ctx: Ctx, filter: OwnFilter): Promise<LeavePage> {
  if (!isFirstLook(filter)) {
    const where = own(ctx, filter);
    return read(
      ctx,
      filter,
      () => countByStatus(ctx, where),
      () => page(ctx, where, filter),
    );
  }
  return read(
    ctx,
    filter,
    () => countOwn(ctx, filter.year ?? null),
    () => newestOwn(ctx, { ...lookOf(ctx, filter), employee: ownId(ctx), status: filter.status ?? null }),
  );
}

export function listManagedRecords(ctx: Ctx, filter: ManagedFilter): Promise<LeavePage> {
  const where = managed(ctx, filter);
  const { status } = filter;
  const isStored = ctx.actor.scope.all && isFirstLook(filter) && (filter.year ?? yearOf(today(ctx))) === yearOf(today(ctx));
  const prepared = () => (status ? newestOfStatus(ctx, { ...lookOf(ctx, filter), status }) : newestOfAll(ctx, lookOf(ctx, filter)));
  return read(
    ctx,
    filter,
    () => storedCounts(ctx, filter) ?? countByStatus(ctx, where),
    () => (isStored ? prepared() : page(ctx, where, filter)),
  );
}
