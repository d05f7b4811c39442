/** The list of a year: everybody with pay in it or a form of it, in three queries whatever the size of the company. */
import { and, asc, count, desc, eq, ilike, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees, peopleIn, visible } from '#modules/employee/server/public.ts';
import type { listEaForms } from '../contract/ea-form.endpoints.ts';
import type { EaIssue } from '../contract/ea-form.schema.ts';
import type { EaRowStatus } from '../contract/ea-form.workflow.ts';
import { eaForms, type EaRunRecord } from './ea-form.tables.ts';
import { paidIn } from './year/ea-year.store.ts';

export type EaListFilter = Omit<ParsedInput<typeof listEaForms>, 'year'> & { readonly year: number };

/** What a run still has to make shows as Generating. */
function statusSql(run: EaRunRecord | null): SQL<EaRowStatus> {
  const stored = sql`coalesce(${eaForms.status}, 'Pending')`;
  if (!run || (run.status !== 'pending' && run.status !== 'generating')) return sql<EaRowStatus>`${stored}`;
  const asked = run.employee_ids ? among(employees.id, run.employee_ids) : sql`true`;
  const due = run.replace_published ? sql`true` : sql`${eaForms.status} is distinct from 'Published'`;
  return sql<EaRowStatus>`case when ${employees.id} > ${run.done_to} and ${asked} and ${due} then 'Generating' else ${stored} end`;
}

const joined = (ctx: Ctx, year: number) => and(eq(eaForms.company_id, ctx.companyId), eq(eaForms.employee_id, employees.id), eq(eaForms.year, year));

const NO_TAX_NO = sql`coalesce(${employees.tax_no}, '') = ''`;

function conditions(ctx: Ctx, filter: EaListFilter): SQL | undefined {
  return and(
    peopleIn(ctx, filter),
    or(sql`${eaForms.id} is not null`, sql`${employees.id} in ${paidIn(ctx.companyId, filter.year)}`),
    filter.missing ? NO_TAX_NO : undefined,
    filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined,
  );
}

const SORTS = {
  id: employees.id,
  name: sql`lower(${employees.name})`,
  employee_code: employees.employee_code,
  gross: eaForms.gross,
  epf: eaForms.epf,
  mtd: eaForms.mtd,
  status: eaForms.status,
  published_at: eaForms.published_at,
} as const;

export function eaPage(ctx: Ctx, filter: EaListFilter, run: EaRunRecord | null) {
  const status = statusSql(run);
  const direction = filter.sort === 'asc' ? asc : desc;
  return ctx.db
    .select({
      employee: {
        id: employees.id,
        name: employees.name,
        employee_code: employees.employee_code,
        identity_number: employees.identity_number,
        passport: employees.passport,
        tax_no: employees.tax_no,
      },
      form: {
        id: eaForms.id,
        serial_no: eaForms.serial_no,
        gross: eaForms.gross,
        epf: eaForms.epf,
        mtd: eaForms.mtd,
        status: eaForms.status,
        generated_at: eaForms.generated_at,
        published_at: eaForms.published_at,
        updated_at: eaForms.updated_at,
        issues: sql<EaIssue[] | null>`${eaForms.payload} -> 'issues'`,
      },
      status,
    })
    .from(employees)
    .leftJoin(eaForms, joined(ctx, filter.year))
    .where(and(conditions(ctx, filter), filter.status ? sql`${status} = ${filter.status}` : undefined))
    .orderBy(direction(SORTS[filter.sort_by]), asc(employees.id))
    .limit(filter.per_page)
    .offset(offsetOf(filter));
}
export type EaListed = Awaited<ReturnType<typeof eaPage>>[number];

export interface StatusSums {
  readonly status: EaRowStatus;
  readonly n: number;
  readonly no_tax_no: number;
  readonly gross: string;
  readonly epf: string;
  readonly mtd: string;
}

/** Number and sums of each status over the filter, the filter's own status aside. */
export function eaSums(ctx: Ctx, filter: EaListFilter, run: EaRunRecord | null): Promise<StatusSums[]> {
  const inner = ctx.db
    .select({ status: statusSql(run).as('row_status'), lacks: NO_TAX_NO.as('lacks'), gross: eaForms.gross, epf: eaForms.epf, mtd: eaForms.mtd })
    .from(employees)
    .leftJoin(eaForms, joined(ctx, filter.year))
    .where(conditions(ctx, filter))
    .as('listed');
  const sum = (column: SQLWrapper) => sql<string>`coalesce(sum(${column}), 0)`;
  return ctx.db
    .select({
      status: inner.status,
      n: count(),
      no_tax_no: sql<number>`count(*) filter (where ${inner.lacks})`.mapWith(Number),
      gross: sum(inner.gross),
      epf: sum(inner.epf),
      mtd: sum(inner.mtd),
    })
    .from(inner)
    .groupBy(inner.status);
}

/** Employees with pay in the year and no form, by name. */
export function withoutForm(ctx: Ctx, year: number): Promise<{ id: number; name: string; employee_code: string }[]> {
  return ctx.db
    .select({ id: employees.id, name: employees.name, employee_code: employees.employee_code })
    .from(employees)
    .leftJoin(eaForms, joined(ctx, year))
    .where(and(visible(ctx), isNull(eaForms.id), sql`${employees.id} in ${paidIn(ctx.companyId, year)}`))
    .orderBy(asc(employees.employee_code));
}
