/** The lists of claims: a page, its total, and how many claims stand in each status. */
import { and, asc, desc, eq, gte, ilike, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import { among } from '#platform/server/db/among.ts';
import { prepared, preparedText } from '#platform/server/db/prepared.ts';
import { pipeline, type Db } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { approverOf } from '#modules/approval/server/public.ts';
import { containing, employees, peopleIn, visible } from '#modules/employee/server/public.ts';
import type { listOwnClaims } from '../../contract/claim.endpoints.ts';
import { claimWorkflow, PENDING_STATUSES, type ClaimStatus } from '../../contract/claim.workflow.ts';
import type { listClaims } from '../../contract/manage-claim.endpoints.ts';
import { claimItems as i, claims as c, type ClaimRecord } from '../claim.tables.ts';

export type OwnFilter = ParsedInput<typeof listOwnClaims>;
export type ManagedFilter = ParsedInput<typeof listClaims>;
/** What claims are chosen by, without page and order. */
export type ClaimChoice = Omit<ManagedFilter, 'page' | 'per_page' | 'sort' | 'sort_by'>;

const SORT = {
  id: c.id,
  created_at: c.created_at,
  number: c.number,
  title: sql`lower(${c.title})`,
  claim_month: c.claim_month,
  submit_date: c.submit_date,
  total_amount: c.total_amount,
  approved_amount: c.approved_amount,
  status: c.status,
} as const;

/** What a row of a list is shown by. */
const LISTED = {
  id: c.id,
  number: c.number,
  title: c.title,
  employee_id: c.employee_id,
  claim_month: c.claim_month,
  submit_date: c.submit_date,
  status: c.status,
  items: c.items,
  over_limit: c.over_limit,
  total_amount: c.total_amount,
  checked_amount: c.checked_amount,
  approved_amount: c.approved_amount,
  payment_method: c.payment_method,
  payment_date: c.payment_date,
  payment_reference: c.payment_reference,
  prepared_by: c.prepared_by,
  created_at: c.created_at,
  updated_at: c.updated_at,
} as const;
export type ListedClaim = Pick<ClaimRecord, keyof typeof LISTED>;

/** Claims with an item of a category, or within a span of days. */
function withItem({ start_date, end_date, category }: ClaimChoice): SQL | undefined {
  if (!start_date && !end_date && !category) return undefined;
  const which = and(
    eq(i.company_id, c.company_id),
    eq(i.claim_id, c.id),
    start_date ? gte(i.date, start_date) : undefined,
    end_date ? lte(i.date, end_date) : undefined,
    category ? eq(i.claim_category_id, category) : undefined,
  );
  return sql`exists (select from ${i} where ${which})`;
}

/** What both lists filter by, without the status. */
const common = (filter: ClaimChoice): SQL | undefined =>
  and(
    filter.year ? and(gte(c.claim_month, `${filter.year}-01-01`), lte(c.claim_month, `${filter.year}-12-31`)) : undefined,
    filter.start_submit_date ? gte(c.submit_date, filter.start_submit_date) : undefined,
    filter.end_submit_date ? lte(c.submit_date, filter.end_submit_date) : undefined,
    withItem(filter),
  );

const words = (keyword: string) => or(ilike(c.number, containing(keyword)), ilike(c.title, containing(keyword)));

const own = (ctx: Ctx, filter: OwnFilter): SQL | undefined =>
  and(eq(c.company_id, ctx.companyId), eq(c.employee_id, ctx.actor.employee?.id ?? 0), common(filter), filter.keyword ? words(filter.keyword) : undefined);

/** What management sees of the employees in its scope, without the status. */
export function managed(ctx: Ctx, filter: ClaimChoice): SQL | undefined {
  const { keyword } = filter;
  const placed = filter.branch_id ?? filter.division_id ?? filter.department_id ?? filter.employee_id;
  const of = (which: SQL | undefined) => inArray(c.employee_id, ctx.db.select({ id: employees.id }).from(employees).where(which));
  return and(
    eq(c.company_id, ctx.companyId),
    ne(c.status, 'Draft'),
    // A whole company without a filter on people needs no look at each person.
    ctx.actor.scope.all && placed === undefined ? undefined : of(peopleIn(ctx, filter)),
    keyword ? or(words(keyword), of(and(visible(ctx), ilike(employees.search, containing(keyword))))) : undefined,
    common(filter),
    filter.unchecked ? and(among(c.status, PENDING_STATUSES), isNull(c.checked_by)) : undefined,
    filter.by_hand ? among(c.payment_method, ['Cheque', 'Cash']) : undefined,
    filter.mine ? approverOf(ctx, claimWorkflow.subject, c.id) : undefined,
  );
}

function page(ctx: Ctx, where: SQL | undefined, filter: OwnFilter): Promise<ListedClaim[]> {
  const direction = filter.sort === 'asc' ? asc : desc;
  return ctx.db
    .select(LISTED)
    .from(c)
    .where(and(where, filter.status ? eq(c.status, filter.status) : undefined))
    .orderBy(direction(SORT[filter.sort_by]), direction(c.id))
    .limit(filter.per_page)
    .offset(offsetOf(filter))
    .execute();
}

const newest = (db: Db, where: SQL | undefined, limit: unknown, offset: unknown) =>
  db
    .select(LISTED)
    .from(c)
    .where(where)
    .orderBy(desc(c.id))
    .limit(limit as number)
    .offset(offset as number);
const newestOfStatus = prepared('claim.page-of-status', ['company', 'status', 'limit', 'offset'], (db, $) =>
  newest(db, and(eq(c.company_id, $.company), eq(c.status, $.status)), $.limit, $.offset),
);
const grouped = (db: Db, where: SQL | undefined) =>
  db
    .select({ status: c.status, n: sql<number>`count(*)`.mapWith(Number) })
    .from(c)
    .where(where)
    .groupBy(c.status);
type Counted = Awaited<ReturnType<typeof grouped>>;

/** Kept by triggers, for a whole company: counting 100,000 takes longer than all else of a list. `$2` year, null for all. */
const filed = preparedText<Counted[number]>(
  'claim.filed',
  `select status, sum(n)::int as n from claim_counts where company_id = $1 and status <> 'Draft' and ($2::int is null or year = $2) group by status having sum(n) <> 0`,
);

const LOOK = new Set(['page', 'per_page', 'sort', 'sort_by', 'with', 'status', 'year']);
/** Chosen by nothing but year and status: how many there are is kept. */
const isCounted = (filter: ManagedFilter) => Object.entries(filter).every(([key, value]) => LOOK.has(key) || value === undefined || value === false);
/** Newest first, by nothing but status. */
const isFirstLook = (filter: ManagedFilter) => filter.sort_by === 'id' && filter.sort === 'desc' && filter.year === undefined;

export interface ClaimPage {
  readonly records: readonly ListedClaim[];
  /** Over the whole filter but its status. */
  readonly counts: ReadonlyMap<ClaimStatus, number>;
  readonly total: number;
}

async function read(ctx: Ctx, filter: OwnFilter, counting: () => Promise<Counted>, reading: () => Promise<ListedClaim[]>): Promise<ClaimPage> {
  const [counted, records] = await pipeline(ctx, counting, reading);
  const counts = new Map(counted.map(({ status, n }) => [status, n]));
  const total = filter.status ? (counts.get(filter.status) ?? 0) : [...counts.values()].reduce((sum, n) => sum + n, 0);
  return { records, counts, total };
}

function readWhere(ctx: Ctx, filter: OwnFilter, where: SQL | undefined): Promise<ClaimPage> {
  return read(
    ctx,
    filter,
    () => grouped(ctx.db, where).execute(),
    () => page(ctx, where, filter),
  );
}

export const listOwnRecords = (ctx: Ctx, filter: OwnFilter): Promise<ClaimPage> => readWhere(ctx, filter, own(ctx, filter));

export function listManagedRecords(ctx: Ctx, filter: ManagedFilter): Promise<ClaimPage> {
  const { status, year } = filter;
  const where = managed(ctx, filter);
  // Drafts are in the figures, and in no list of management.
  if (!ctx.actor.scope.all || !isCounted(filter) || status === 'Draft') return readWhere(ctx, filter, where);
  return read(
    ctx,
    filter,
    () => filed(ctx.client, [ctx.companyId, year ?? null]),
    () =>
      status !== undefined && isFirstLook(filter)
        ? newestOfStatus(ctx, { company: ctx.companyId, status, limit: filter.per_page, offset: offsetOf(filter) })
        : page(ctx, where, filter),
  );
}
