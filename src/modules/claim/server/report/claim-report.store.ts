/** Items of claims added up by employee, category, department or month. */
import { and, eq, gte, ilike, inArray, isNotNull, lte, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { departments } from '#modules/company/server/public.ts';
import { chosenPeople, containing, employees, visible } from '#modules/employee/server/public.ts';
import type { generateClaimReport as endpoint } from '../../contract/report/claim-report.endpoints.ts';
import { claimCategories } from '../category/claim-category.tables.ts';
import { claimItems as i, claims as c } from '../claim.tables.ts';

export interface ReportSpan {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}
export type ReportFilter = Omit<ParsedInput<typeof endpoint>, 'preview' | 'format' | keyof ReportSpan> & ReportSpan;

export interface ReportSums {
  readonly items: number;
  /** Ringgit, as PostgreSQL writes them. */
  readonly claimed: string;
  /** What nobody has decided yet. */
  readonly waiting: string;
  readonly approved: string;
  readonly paid: string;
}
export interface ReportGroup extends ReportSums {
  readonly name: string | null;
  readonly name_ms: string | null;
  readonly code: string | null;
}

/** Everybody who is asked for, as a condition on an item. Of a whole company the deleted ones are left out: they are few. */
function ofPeople({ db, actor, companyId }: Ctx, seen: SQL | undefined, { keyword, ...filter }: ReportFilter): SQL {
  const chosen = chosenPeople(filter);
  if (actor.scope.all && chosen === undefined && !keyword) {
    const deleted = and(eq(employees.company_id, companyId), isNotNull(employees.deleted_at));
    return notInArray(i.employee_id, db.select({ id: employees.id }).from(employees).where(deleted));
  }
  const which = and(seen, chosen, keyword ? ilike(employees.search, containing(keyword)) : undefined);
  return inArray(i.employee_id, db.select({ id: employees.id }).from(employees).where(which));
}

function filtered(ctx: Ctx, filter: ReportFilter): SQL | undefined {
  const date = filter.date_of === 'claim' ? i.date : c.submit_date;
  return and(
    eq(i.company_id, ctx.companyId),
    ne(c.status, 'Draft'),
    gte(date, filter.start_date),
    lte(date, filter.end_date),
    ofPeople(ctx, visible(ctx), filter),
    filter.category?.length ? among(i.claim_category_id, filter.category) : undefined,
    filter.status.length > 0 ? among(c.status, filter.status) : undefined,
  );
}

const ADDED = sql`coalesce(sum(s.items), 0)::int as items, coalesce(sum(s.claimed), 0) as claimed, coalesce(sum(s.waiting), 0) as waiting, coalesce(sum(s.approved), 0) as approved, coalesce(sum(s.paid), 0) as paid`;
const NONE = sql`null::text`;
const CATEGORY = sql`select k.name, k.name_ms, ${NONE} as code, ${ADDED} from sums s join ${claimCategories} k on k.id = s.category where s.by is null group by k.id`;

/** What items are added up by in one pass over them, and the groups of a report made of that. */
const GROUPS = {
  employee: {
    by: sql`${i.employee_id}`,
    // Each stands once in the sums.
    groups: sql`select e.name, ${NONE} as name_ms, e.employee_code as code, s.items, coalesce(s.claimed, 0) as claimed, coalesce(s.waiting, 0) as waiting, coalesce(s.approved, 0) as approved,
      coalesce(s.paid, 0) as paid from sums s join ${employees} e on e.id = s.by`,
  },
  category: { by: null, groups: CATEGORY },
  department: {
    by: sql`${i.employee_id}`,
    groups: sql`select d.name, ${NONE} as name_ms, ${NONE} as code, ${ADDED}
      from sums s join ${employees} e on e.id = s.by left join ${departments} d on d.id = e.department_id group by d.id`,
  },
  month: {
    by: sql`${i.date}`,
    groups: sql`select to_char(s.by, 'YYYY-MM') as name, ${NONE} as name_ms, ${NONE} as code, ${ADDED} from sums s where s.by is not null group by 1`,
  },
} as const;

/**
 * The items in one pass, by what is asked for and beside it by category: `sums`. An item belongs to the employee of its claim, so both are
 * read in the order of their people.
 */
function sums(ctx: Ctx, filter: ReportFilter): SQL {
  const { by } = GROUPS[filter.group_by];
  const granted = sql`coalesce(${i.approved_amount}, ${i.allowed_amount})`;
  return sql`sums as materialized (
    select ${by === null ? sql`null::bigint` : sql`x.by`} as by, x.category, count(*)::int as items, sum(x.amount) as claimed, sum(x.waiting) as waiting, sum(x.approved) as approved, sum(x.paid) as paid
    from (
      select ${by === null ? sql`` : sql`${by} as by, `}${i.claim_category_id} as category, ${i.amount} as amount,
        case when ${c.status} in ('Waiting for Approval', 'Reviewed') then ${i.amount} end as waiting,
        case when ${c.status} in ('Approved', 'Waiting for Payment Approval', 'Waiting for Payment', 'Paid') then ${granted} end as approved,
        case when ${c.status} = 'Paid' then ${granted} end as paid
      from ${i} join ${c} on ${c.company_id} = ${i.company_id} and ${c.employee_id} = ${i.employee_id} and ${c.id} = ${i.claim_id}
      where ${filtered(ctx, filter)}
    ) x
    group by ${by === null ? sql`x.category` : sql`grouping sets ((x.by), (x.category))`}
  )`;
}

/** By which groups are put in order; a month is named `2026-11`. */
export interface GroupOrder {
  readonly by: 'name' | 'claimed';
  readonly to: 'asc' | 'desc';
  /** Absent: all. */
  readonly page?: { readonly limit: number; readonly offset: number };
}

interface Part extends ReportGroup {
  readonly part: 'group' | 'category' | 'total';
  readonly at: number;
  readonly of: number;
}

export interface ReportFigures {
  /** In order. */
  readonly groups: readonly ReportGroup[];
  /** Groups of all pages; 0 behind the last one. */
  readonly total: number;
  readonly categories: readonly ReportGroup[];
  readonly totals: ReportSums;
}

/** The groups of a report, its categories and its totals, in one statement. */
export async function reportFigures(ctx: Ctx, filter: ReportFilter, { by, to, page }: GroupOrder): Promise<ReportFigures> {
  const direction = sql.raw(to);
  const order = by === 'claimed' ? sql`claimed ${direction}, lower(name), code` : sql`lower(name) ${direction}, code`;
  const shown = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const { rows } = await ctx.db.execute(sql`
    with ${sums(ctx, filter)}, groups as materialized (${GROUPS[filter.group_by].groups})
    (select 'group' as part, row_number() over () as at, (select count(*)::int from groups) as of, g.* from (select * from groups order by ${order} ${shown}) g)
    union all (select 'category', row_number() over (), 0, g.* from (${CATEGORY} order by k.id) g)
    union all (select 'total', 0, 0, null, null, null, ${ADDED} from sums s where s.by is null)`);
  const parts = Map.groupBy(rows as unknown as Part[], ({ part }) => part);
  const groups = (parts.get('group') ?? []).toSorted((a, b) => a.at - b.at);
  return { groups, total: groups[0]?.of ?? 0, categories: parts.get('category') ?? [], totals: parts.get('total')?.[0] as ReportSums };
}
