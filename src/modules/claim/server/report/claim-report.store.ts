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
  items: sql`count(*)::int`,
  claimed: sql`coalesce(sum(${i.amount}), 0)`,
  approved: sql`coalesce(sum(${granted}) filter (where ${GRANTED}), 0)`,
  paid: sql`coalesce(sum(${granted}) filter (where ${c.status} = 'Paid'), 0)`,
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

/** Its fields are chosen by who asks. */
function joined(ctx: Ctx, filter: ReportFilter, fields: Readonly<Record<string, SQL>>, groupBy: SQL | null): SQL {
  const chosen = sql.join(
    Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`),
    sql`, `,
  );
  return sql`select ${chosen} from ${i}
    join ${c} on ${c.company_id} = ${i.company_id} and ${c.id} = ${i.claim_id}
    join ${employees} on ${employees.id} = ${i.employee_id}
    join ${claimCategories} on ${claimCategories.id} = ${i.claim_category_id}
    left join ${departments} on ${departments.id} = ${employees.department_id}
    where ${filtered(ctx, filter)} ${groupBy === null ? sql`` : sql`group by ${groupBy}`}`;
}

const month = sql`to_char(${i.date}, 'YYYY-MM')`;
const NONE = sql`null::text`;
const GROUPS = {
  employee: {
    by: sql`${employees.id}, ${employees.name}, ${employees.employee_code}`,
    name: sql`${employees.name}`,
    name_ms: NONE,
    code: sql`${employees.employee_code}`,
  },
  category: {
    by: sql`${claimCategories.id}, ${claimCategories.name}, ${claimCategories.name_ms}`,
    name: sql`${claimCategories.name}`,
    name_ms: sql`${claimCategories.name_ms}`,
    code: NONE,
  },
  department: { by: sql`${departments.id}, ${departments.name}`, name: sql`${departments.name}`, name_ms: NONE, code: NONE },
  month: { by: month, name: month, name_ms: NONE, code: NONE },
} as const;

/** The query of the groups, without order; a month is named `2026-11`. */
export function groupQuery(ctx: Ctx, filter: ReportFilter): SQL {
  const { by, ...named } = GROUPS[filter.group_by];
  return joined(ctx, filter, { ...named, ...SUMS }, by);
}

export async function reportTotals(ctx: Ctx, filter: ReportFilter): Promise<ReportSums> {
  const { rows } = await ctx.db.execute(joined(ctx, filter, SUMS, null));
  return rows[0] as unknown as ReportSums;
}
