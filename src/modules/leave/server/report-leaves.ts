/** The leave report: a listing of leaves, balances at the end of the span, or a calendar of days. */
import { and, asc, eq, gte, ilike, inArray, lte, sql } from 'drizzle-orm';
import { mayAct } from '#platform/contract/access.ts';
import { addDays, dayOf, daysInclusive, endOfMonth, formatDate, startOfMonth, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, SUBTOTAL, type ReportCells, type ReportColumn, type ReportTable } from '#platform/server/reports/report-definition.ts';
import { departments, organisationNames } from '#modules/company/server/public.ts';
import { containing, employees } from '#modules/employee/server/public.ts';
import { leaveDurationLabel } from '../contract/leave-duration.ts';
import { LEAVE_ERRORS } from '../contract/leave.messages.ts';
import { LEAVE_STATUS_NAMES, REPORT_COLUMNS as COLUMNS, REPORT_NAMES } from '../contract/report.messages.ts';
import { DAYS_OF, type generateLeaveReport as endpoint } from '../contract/report.endpoints.ts';
import { replayLedger, type LedgerEntry } from '../contract/replay-ledger.ts';
import { accountName, loadAccounts } from './account.store.ts';
import { today } from './leave-actor.ts';
import { waitsFor } from './leave-list.store.ts';
import { findTypes } from './leave-type.store.ts';
import { peopleIn } from './people-in.ts';
import { leaveDays, leaves } from './leave.tables.ts';

type Input = ParsedInput<typeof endpoint>;
type Span = { readonly start_date: CalendarDate; readonly end_date: CalendarDate };
type Filter = Omit<Input, 'preview' | 'format' | keyof Span> & Span;

const MAX_CALENDAR_DAYS = 62;
const column = (key: keyof typeof COLUMNS, rest: Partial<ReportColumn> = {}): ReportColumn => ({ key, label: COLUMNS[key], ...rest });

export const leaveReport = defineReport({
  type: 'leave.report',
  name: REPORT_NAMES.report,
  async table(ctx, given) {
    const filter = given as unknown as Filter;
    if (filter.end_date < filter.start_date) throw invalid('end_date', LEAVE_ERRORS.endBeforeStart);
    const base = { title: await titleOf(ctx, filter), subtitle: `${formatDate(filter.start_date)} – ${formatDate(filter.end_date)}` };
    switch (filter.template) {
      case 'Listing':
        return { ...base, ...(await listing(ctx, filter)) };
      case 'Balance':
        return { ...base, ...(await balances(ctx, filter)) };
      case 'Calendar':
        return { ...base, ...(await calendar(ctx, filter)) };
    }
  },
});

const EXPORTED_FROM = ['/leave/report', '/leave/manage'] as const;

/** The current month unless dates say otherwise. */
function spanOf(ctx: Ctx, { start_date, end_date }: Pick<Input, 'start_date' | 'end_date'>): Span {
  const day = start_date ?? end_date ?? today(ctx);
  return { start_date: start_date ?? startOfMonth(day), end_date: end_date ?? endOfMonth(day) };
}

/** @throws 403 when a file is asked for without the action Export of the report or of the list. */
export async function generateLeaveReport(ctx: Ctx, { preview, format, ...filter }: Input) {
  if (!preview && !EXPORTED_FROM.some((page) => mayAct(ctx.actor, ctx.house.pages, page, 'Export'))) throw forbidden();
  return answerReport(ctx, leaveReport, { preview, format, filter: { ...filter, ...spanOf(ctx, filter) } });
}

/** Department name, else 'All Department'. */
export async function titleOf(ctx: Ctx, { department_id }: Pick<Filter, 'department_id'>): Promise<string> {
  if (!department_id) return say(REPORT_NAMES.allDepartments, ctx.locale);
  return (await organisationNames(ctx, { department: [department_id] })).department.get(department_id)?.name ?? say(REPORT_NAMES.allDepartments, ctx.locale);
}

type Part = Pick<ReportTable, 'columns' | 'rows' | 'count' | 'totals'>;

/** In reach, in the organisation that is asked for, found by the keyword. */
const asked = (ctx: Ctx, filter: Filter) => and(peopleIn(ctx, filter), filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined);
const ofPeople = (ctx: Ctx, filter: Filter) => inArray(leaves.employee_id, ctx.db.select({ id: employees.id }).from(employees).where(asked(ctx, filter)));

async function listing(ctx: Ctx, filter: Filter): Promise<Part> {
  const types = new Map((await findTypes(ctx, true)).map((type) => [type.id, type]));
  const groups = { employee: sql`lower(${employees.name})`, department: sql`lower(${departments.name})`, type: leaves.leave_type_id } as const;
  const found = await ctx.db
    .select({ leave: leaves, name: employees.name, code: employees.employee_code, department: departments.name })
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employee_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(
      and(
        eq(leaves.company_id, ctx.companyId),
        ofPeople(ctx, filter),
        lte(leaves.start_date, filter.end_date),
        gte(leaves.end_date, filter.start_date),
        filter.start_apply_date ? gte(leaves.apply_date, filter.start_apply_date) : undefined,
        filter.end_apply_date ? lte(leaves.apply_date, filter.end_apply_date) : undefined,
        filter.mine ? waitsFor(ctx) : undefined,
        filter.type?.length ? inArray(leaves.leave_type_id, filter.type) : undefined,
        filter.status.length > 0 ? inArray(leaves.status, filter.status) : undefined,
      ),
    )
    .orderBy(asc(groups[filter.group_by]), asc(sql`lower(${employees.name})`), asc(leaves.start_date), asc(leaves.id));
  const rows = found.map(({ leave, name, code, department }): ReportCells => {
    const type = types.get(leave.leave_type_id);
    return {
      number: leave.number,
      code,
      employee: name,
      department,
      type: (ctx.locale === 'ms' ? type?.name_ms : type?.name) ?? '',
      start: leave.start_date,
      end: leave.end_date,
      duration: say(leaveDurationLabel(leave.start_date, leave.end_date, leave.duration), ctx.locale),
      days: leave.total_days,
      status: say(LEAVE_STATUS_NAMES[leave.status], ctx.locale),
      reason: leave.reason,
    };
  });
  return {
    columns: [
      column('number', { width: 16 }),
      column('code', { width: 9 }),
      column('employee', { width: 24 }),
      column('department', { width: 16 }),
      column('type', { width: 16 }),
      column('start', { kind: 'date', width: 10 }),
      column('end', { kind: 'date', width: 10 }),
      column('duration', { width: 14 }),
      column('days', { kind: 'number', align: 'right', width: 6 }),
      column('status', { width: 14 }),
      column('reason', { width: 24 }),
    ],
    rows: withSubtotals(rows, filter.group_by, ctx.locale),
    count: rows.length,
    totals: totalsOf(rows),
  };
}

/** After each group of several leaves, their days. */
function withSubtotals(rows: readonly ReportCells[], group: Filter['group_by'], locale: Locale): ReportCells[] {
  const keyOf = (row: ReportCells) => (group === 'employee' ? `${row['code']}` : `${row[group]}`);
  return [...Map.groupBy(rows, keyOf).values()].flatMap((members) => {
    const [first] = members;
    if (!first || members.length === 1) return members;
    const name = say(REPORT_NAMES.subtotal, locale, { group: String(first[group] ?? '–'), n: members.length });
    return [...members, { [SUBTOTAL]: 1, [group]: name, days: members.reduce((sum, { days }) => sum + Number(days), 0) }];
  });
}

/** The days of all leaves, and of each type for the chart. */
function totalsOf(rows: readonly ReportCells[]): Record<string, number> {
  const totals: Record<string, number> = { days: 0 };
  for (const { type, days } of rows) for (const key of ['days', `${DAYS_OF}${type}`]) totals[key] = (totals[key] ?? 0) + Number(days);
  return totals;
}

const peopleOf = (ctx: Ctx, filter: Filter) =>
  ctx.db
    .select({ id: employees.id, name: employees.name, code: employees.employee_code, department: departments.name })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(
      and(
        asked(ctx, filter),
        lte(employees.company_joined_at, filter.end_date),
        sql`(${employees.inactive_at} is null or ${employees.inactive_at} >= ${filter.start_date})`,
      ),
    )
    .orderBy(asc(filter.group_by === 'department' ? sql`lower(${departments.name})` : sql`lower(${employees.name})`), asc(employees.id));

/** What each employee has of each type on the last day of the span. */
async function balances(ctx: Ctx, filter: Filter): Promise<Part> {
  const types = (await findTypes(ctx)).filter(({ id, has_entitlement }) => has_entitlement && (!filter.type?.length || filter.type.includes(id)));
  const people = await peopleOf(ctx, filter);
  const year = yearOf(filter.end_date);
  const accounts = await loadAccounts(
    ctx,
    people.map(({ id }) => id),
    [year],
  );
  const entriesOf = (employee_id: number, leave_type_id: number): readonly LedgerEntry[] =>
    accounts.get(accountName({ employee_id, leave_type_id, year }))?.entries ?? [];
  const rows = people.map(({ id, name, code, department }): ReportCells => ({
    code,
    employee: name,
    department,
    ...Object.fromEntries(types.map((type) => [type.code, replayLedger(entriesOf(id, type.id), filter.end_date).balance])),
  }));
  return {
    columns: [
      column('code', { width: 9 }),
      column('employee', { width: 26 }),
      column('department', { width: 18 }),
      ...types.map((type): ReportColumn => ({ key: type.code, label: { en: type.name, ms: type.name_ms }, kind: 'number', align: 'right', width: 10 })),
    ],
    rows,
    count: rows.length,
  };
}

/** Employees by days: the code of the type on each day of leave. */
async function calendar(ctx: Ctx, filter: Filter): Promise<Part> {
  const length = daysInclusive(filter.start_date, filter.end_date);
  if (length > MAX_CALENDAR_DAYS) throw invalid('end_date', LEAVE_ERRORS.calendarTooLong, { limit: MAX_CALENDAR_DAYS });
  const codes = new Map((await findTypes(ctx, true)).map(({ id, code }) => [id, code]));
  const people = await peopleOf(ctx, filter);
  const found = await ctx.db
    .select({ employee: leaveDays.employee_id, date: leaveDays.date, part: leaveDays.part, type: leaves.leave_type_id })
    .from(leaveDays)
    .innerJoin(leaves, eq(leaves.id, leaveDays.leave_id))
    .where(
      and(
        eq(leaveDays.company_id, ctx.companyId),
        eq(leaveDays.live, true),
        sql`${leaveDays.value} > 0`,
        gte(leaveDays.date, filter.start_date),
        lte(leaveDays.date, filter.end_date),
        ofPeople(ctx, filter),
        filter.type?.length ? inArray(leaves.leave_type_id, filter.type) : undefined,
        filter.status.length > 0 ? inArray(leaves.status, filter.status) : undefined,
      ),
    );
  const marks = new Map<string, string>();
  for (const { employee, date, part, type } of found) {
    const key = `${employee} ${date}`;
    const mark = `${codes.get(type) ?? ''}${part === 'Full' ? '' : '½'}`;
    marks.set(key, [marks.get(key), mark].filter(Boolean).join(' '));
  }
  const dates = Array.from({ length }, (_, at): CalendarDate => addDays(filter.start_date, at));
  const rows = people.map(({ id, name, code }): ReportCells => ({
    code,
    employee: name,
    ...Object.fromEntries(dates.map((date) => [date, marks.get(`${id} ${date}`) ?? ''])),
  }));
  return {
    columns: [
      column('code', { width: 9 }),
      column('employee', { width: 24 }),
      ...dates.map((date): ReportColumn => ({ key: date, label: { en: String(dayOf(date)), ms: String(dayOf(date)) }, align: 'center', width: 4 })),
    ],
    rows,
    count: rows.length,
  };
}
