/** What the reports of leave are asked for, and of whom. */
import { and, asc, eq, ilike, inArray, lte, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ReportColumn, ReportTable } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { departments, organisationNames } from '#modules/company/server/public.ts';
import { containing, employees, peopleIn } from '#modules/employee/server/public.ts';
import type { generateLeaveReport as endpoint } from '../../contract/report/report.endpoints.ts';
import { REPORT_COLUMNS as COLUMNS, REPORT_NAMES } from '../../contract/report/report.messages.ts';
import { leaves } from '../leave.tables.ts';

export interface ReportSpan {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}
export type ReportFilter = Omit<ParsedInput<typeof endpoint>, 'preview' | 'format' | keyof ReportSpan> & ReportSpan;
export type ReportPart = Pick<ReportTable, 'columns' | 'rows' | 'count' | 'totals' | 'key'>;

export const column = (key: keyof typeof COLUMNS, rest: Partial<ReportColumn> = {}): ReportColumn => ({ key, label: COLUMNS[key], ...rest });

/** Department name, else 'All Department'. */
export async function titleOf(ctx: Ctx, { department_id }: Pick<ReportFilter, 'department_id'>): Promise<string> {
  if (!department_id) return say(REPORT_NAMES.allDepartments, ctx.locale);
  return (await organisationNames(ctx, { department: [department_id] })).department.get(department_id)?.name ?? say(REPORT_NAMES.allDepartments, ctx.locale);
}

/** In reach, in the organisation that is asked for, found by the keyword. */
const asked = (ctx: Ctx, filter: ReportFilter) => and(peopleIn(ctx, filter), filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined);

export const ofPeople = (ctx: Ctx, filter: ReportFilter) =>
  inArray(leaves.employee_id, ctx.db.select({ id: employees.id }).from(employees).where(asked(ctx, filter)));

export interface ReportPerson {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly department: string | null;
  readonly branch_id: number | null;
}

/** How many people a report has, and they themselves, some hundreds at a time. */
export async function reportPeople(ctx: Ctx, filter: ReportFilter): Promise<{ count: number; people: AsyncGenerator<readonly ReportPerson[]> }> {
  const where = and(
    asked(ctx, filter),
    lte(employees.company_joined_at, filter.end_date),
    sql`(${employees.inactive_at} is null or ${employees.inactive_at} >= ${filter.start_date})`,
  );
  const [counted] = await ctx.db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(employees)
    .where(where);
  const query = ctx.db
    .select({
      id: sql`${employees.id}`.as('id'),
      name: sql`${employees.name}`.as('name'),
      code: sql`${employees.employee_code}`.as('code'),
      department: sql`${departments.name}`.as('department'),
      branch_id: sql`${employees.branch_id}`.as('branch_id'),
    })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(where)
    .orderBy(asc(filter.group_by === 'department' ? sql`lower(${departments.name})` : sql`lower(${employees.name})`), asc(employees.id));
  const rows = streamRows<NotificationDraft>(ctx, query.getSQL(), 500);
  return { count: counted?.n ?? 0, people: withNumbers(rows) };
}

/** A cursor answers ids as text. */
type NotificationDraft = Omit<ReportPerson, 'id' | 'branch_id'> & { readonly id: string; readonly branch_id: string | null };

async function* withNumbers(batches: AsyncGenerator<readonly NotificationDraft[]>) {
  for await (const rows of batches)
    yield rows.map(({ id, branch_id, ...row }) => ({ ...row, id: Number(id), branch_id: branch_id === null ? null : Number(branch_id) }));
}
