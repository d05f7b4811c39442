/** The leave report as a listing: leave by leave through a cursor, each group closed with its days. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { SUBTOTAL, type ReportCells } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { departments } from '#modules/company/server/public.ts';
import { employees } from '#modules/employee/server/public.ts';
import { leaveDurationLabel, type LeaveDuration } from '../../contract/application/leave-duration.ts';
import type { LeaveStatus } from '../../contract/leave.workflow.ts';
import { DAYS_OF } from '../../contract/report/report.endpoints.ts';
import { LEAVE_STATUS_NAMES, REPORT_NAMES } from '../../contract/report/report.messages.ts';
import { waitsFor } from '../leave-list.store.ts';
import { findTypes } from '../type/leave-type.store.ts';
import { leaves } from '../leave.tables.ts';
import { column, ofPeople, type ReportFilter, type ReportPart } from './report-filter.ts';

interface Row {
  readonly group: string | null;
  readonly number: string;
  readonly code: string;
  readonly name: string;
  readonly department: string | null;
  readonly leave_type_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly duration: LeaveDuration;
  readonly total_days: string;
  readonly status: LeaveStatus;
  readonly reason: string;
}
/** A line, and the group that it belongs to. */
type Line = ReportCells & { readonly days: number };

const filtered = (ctx: Ctx, filter: ReportFilter) =>
  and(
    eq(leaves.company_id, ctx.companyId),
    ofPeople(ctx, filter),
    lte(leaves.start_date, filter.end_date),
    gte(leaves.end_date, filter.start_date),
    filter.start_apply_date ? gte(leaves.apply_date, filter.start_apply_date) : undefined,
    filter.end_apply_date ? lte(leaves.apply_date, filter.end_apply_date) : undefined,
    filter.mine ? waitsFor(ctx) : undefined,
    filter.type?.length ? among(leaves.leave_type_id, filter.type) : undefined,
    filter.status.length > 0 ? among(leaves.status, filter.status) : undefined,
  );

/** In the order of the groups; what makes a group is its id, whatever it is called. */
function query(ctx: Ctx, filter: ReportFilter) {
  const group = { employee: employees.id, department: employees.department_id, type: leaves.leave_type_id }[filter.group_by];
  const name = { employee: sql`lower(${employees.name})`, department: sql`lower(${departments.name})`, type: leaves.leave_type_id }[filter.group_by];
  return ctx.db
    .select({
      group: sql`${group}`.as('group'),
      number: leaves.number,
      code: sql`${employees.employee_code}`.as('code'),
      name: sql`${employees.name}`.as('name'),
      department: sql`${departments.name}`.as('department'),
      leave_type_id: leaves.leave_type_id,
      start_date: leaves.start_date,
      end_date: leaves.end_date,
      duration: leaves.duration,
      total_days: leaves.total_days,
      status: sql`${leaves.status}`.as('status'),
      reason: leaves.reason,
    })
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employee_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(filtered(ctx, filter))
    .orderBy(asc(name), asc(group), asc(sql`lower(${employees.name})`), asc(leaves.start_date), asc(leaves.id))
    .getSQL();
}

export async function listing(ctx: Ctx, filter: ReportFilter): Promise<ReportPart> {
  const types = new Map((await findTypes(ctx, true)).map(({ id, name, name_ms }) => [id, ctx.locale === 'ms' ? name_ms : name]));
  const sums = await ctx.db
    .select({ type: leaves.leave_type_id, n: sql<number>`count(*)`.mapWith(Number), days: sql<number>`sum(${leaves.total_days})`.mapWith(Number) })
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employee_id))
    .where(filtered(ctx, filter))
    .groupBy(leaves.leave_type_id);
  // The days of all leaves, and of each type for the chart.
  const totals: Record<string, number> = { days: 0 };
  for (const { type, days } of sums) for (const key of ['days', `${DAYS_OF}${types.get(type) ?? ''}`]) totals[key] = (totals[key] ?? 0) + days;
  return {
    columns: [
      column('employee', { width: 24 }),
      column('code', { width: 9, below: 'employee' }),
      column('department', { width: 16, below: 'employee' }),
      column('type', { width: 16 }),
      column('start', { kind: 'date', width: 10 }),
      column('end', { kind: 'date', width: 10, below: 'start' }),
      column('duration', { width: 14, below: 'start' }),
      column('days', { kind: 'number', align: 'right', width: 6 }),
      column('status', { kind: 'status', words: LEAVE_STATUS_NAMES, width: 14 }),
      column('reason', { width: 24 }),
      column('number', { width: 16, below: 'type' }),
    ],
    rows: withSubtotals(ctx, streamRows<Row>(ctx, query(ctx, filter)), types, filter.group_by),
    count: sums.reduce((all, { n }) => all + n, 0),
    totals,
  };
}

/** Beside the days that are taken from the balance, those of the calendar are called so: a weekend within a leave is no contradiction. */
function calendarLength({ start_date, end_date, duration }: Row, locale: Locale): string {
  const n = daysInclusive(start_date as CalendarDate, end_date as CalendarDate);
  return n > 1 ? say(REPORT_NAMES.calendarDays, locale, { n }) : say(leaveDurationLabel(start_date, end_date, duration), locale);
}

const lineOf = (row: Row, type: string, locale: Locale): Line => ({
  number: row.number,
  code: row.code,
  employee: row.name,
  department: row.department,
  type,
  start: row.start_date,
  end: row.end_date,
  duration: calendarLength(row, locale),
  days: Number(row.total_days),
  status: row.status,
  reason: row.reason,
});

/** After each group of several leaves, their days. */
async function* withSubtotals(
  ctx: Ctx,
  batches: AsyncGenerator<readonly Row[]>,
  types: ReadonlyMap<number, string>,
  by: ReportFilter['group_by'],
): AsyncGenerator<readonly ReportCells[]> {
  let open: { group: string | null; first: Line; n: number; days: number } | null = null;
  const closed = (): ReportCells[] =>
    open === null || open.n === 1
      ? []
      : [{ [SUBTOTAL]: 1, [by]: say(REPORT_NAMES.subtotal, ctx.locale, { group: String(open.first[by] ?? '–'), n: open.n }), days: open.days }];
  for await (const rows of batches) {
    const lines: ReportCells[] = [];
    for (const row of rows) {
      const line = lineOf(row, types.get(Number(row.leave_type_id)) ?? '', ctx.locale);
      if (open !== null && open.group === row.group) {
        open.n += 1;
        open.days += line.days;
      } else {
        lines.push(...closed());
        open = { group: row.group, first: line, n: 1, days: line.days };
      }
      lines.push(line);
    }
    yield lines;
  }
  yield closed();
}
