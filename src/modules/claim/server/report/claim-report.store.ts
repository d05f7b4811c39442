/** Items of claims added up by employee, category, department or month. */
import { and, eq, gte, ilike, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { departments } from '#modules/company/server/public.ts';
import { containing, employees, peopleIn } from '#modules/employee/server/public.ts';
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
  readonly approved: string;
  readonly paid: string;
}
export interface ReportGroup extends ReportSums {
  readonly name: string | null;
  readonly name_ms: string | null;
  readonly code: string | null;
}

const GRANTED = sql`${c.status} in ('Approved', 'Waiting for Payment Approval', 'Waiting for Payment', 'Paid')`;
const granted = sql`coalesce(${i.approved_amount}, ${i.allowed_amount})`;
const SUMS = {
  items: sql<number>`count(*)::int`.as('items'),
  claimed: sql<string>`coalesce(sum(${i.amount}), 0)`.as('claimed'),
  approved: sql<string>`coalesce(sum(${granted}) filter (where ${GRANTED}), 0)`.as('approved'),
  paid: sql<string>`coalesce(sum(${granted}) filter (where ${c.status} = 'Paid'), 0)`.as('paid'),
};

const filtered = (ctx: Ctx, filter: ReportFilter): SQL | undefined => {
  const date = filter.date_of === 'claim' ? i.date : c.submit_date;
  return and(
    eq(i.company_id, ctx.companyId),
    ne(c.status, 'Draft'),
    gte(date, filter.start_date),
    lte(date, filter.end_date),
    peopleIn(ctx, filter),
    filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined,
    filter.category?.length ? among(i.claim_category_id, filter.category) : undefined,
    filter.status.length > 0 ? among(c.status, filter.status) : undefined,
  );
};

const joined = <Fields extends Record<string, SQL.Aliased>>(ctx: Ctx, filter: ReportFilter, fields: Fields) =>
  ctx.db
    .select(fields)
    .from(i)
    .innerJoin(c, and(eq(c.company_id, i.company_id), eq(c.id, i.claim_id)))
    .innerJoin(employees, eq(employees.id, i.employee_id))
    .innerJoin(claimCategories, eq(claimCategories.id, i.claim_category_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(filtered(ctx, filter));

const month = sql`to_char(${i.date}, 'YYYY-MM')`;
const NONE = sql`null::text`;
const GROUPS = {
  employee: { by: sql`${employees.id}, ${employees.name}, ${employees.employee_code}`, name: sql`${employees.name}`, ms: NONE, code: sql`${employees.employee_code}` },
  category: {
    by: sql`${claimCategories.id}, ${claimCategories.name}, ${claimCategories.name_ms}`,
    name: sql`${claimCategories.name}`,
    ms: sql`${claimCategories.name_ms}`,
    code: NONE,
  },
  department: { by: sql`${departments.id}, ${departments.name}`, name: sql`${departments.name}`, ms: NONE, code: NONE },
  month: { by: month, name: month, ms: NONE, code: NONE },
} as const;

/** The query of the groups, by name; a month by its time. */
export function groupQuery(ctx: Ctx, filter: ReportFilter) {
  const { by, name, ms, code } = GROUPS[filter.group_by];
  const fields = { name: sql<string | null>`${name}`.as('name'), name_ms: sql<string | null>`${ms}`.as('name_ms'), code: sql<string | null>`${code}`.as('code') };
  return joined(ctx, filter, { ...fields, ...SUMS }).groupBy(by);
}

export async function reportTotals(ctx: Ctx, filter: ReportFilter): Promise<ReportSums> {
  const [sums] = await joined(ctx, filter, SUMS);
  return (sums as ReportSums | undefined) ?? { items: 0, claimed: '0', approved: '0', paid: '0' };
}
