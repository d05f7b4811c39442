/** The people of a report, some at a time, with their days. */
import { asc, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { departments, organisationNames } from '#modules/company/server/public.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { stateOf } from '../../contract/manage/day-state.ts';
import type { generateAttendanceReport as endpoint } from '../../contract/report/attendance-report.endpoints.ts';
import { ATTENDANCE_REPORT as W } from '../../contract/report/attendance-report.messages.ts';
import { attendanceDaysOf } from '../days/attendance-days.ts';
import { employedWithin } from '../days/managed-people.ts';

export interface ReportSpan {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}
export type ReportFilter = Omit<ParsedInput<typeof endpoint>, 'preview' | 'format' | keyof ReportSpan> &
  ReportSpan & {
    /** Between the lines of a cell: files of rows have one line each. */
    readonly separator: string;
    /** Letters stand for kinds of day. */
    readonly letters: boolean;
    readonly file: boolean;
  };

export interface ReportPerson {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly identity_number: string | null;
  readonly passport: string | null;
  readonly department: string | null;
  readonly branch_id: number | null;
}

export interface PersonDays {
  readonly person: ReportPerson;
  readonly days: readonly Attendance[];
}

/** Department name, else 'All Department'. */
export async function titleOf(ctx: Ctx, { department_id: id }: Pick<ReportFilter, 'department_id'>): Promise<string> {
  const name = id && (await organisationNames(ctx, { department: [id] })).department.get(id)?.name;
  return name || say(W.allDepartments, ctx.locale);
}

/** People in one part: their days of two months are a few megabytes. */
const PART = 100;
type Row = Omit<ReportPerson, 'id' | 'branch_id'> & { readonly id: string; readonly branch_id: string | null };

const query = (ctx: Ctx, filter: ReportFilter) =>
  ctx.db
    .select({
      id: sql`${e.id}`.as('id'),
      code: sql`${e.employee_code}`.as('code'),
      name: sql`${e.name}`.as('name'),
      identity_number: e.identity_number,
      passport: e.passport,
      department: sql`${departments.name}`.as('department'),
      branch_id: sql`${e.branch_id}`.as('branch_id'),
    })
    .from(e)
    .leftJoin(departments, eq(departments.id, e.department_id))
    .where(employedWithin(ctx, filter, filter.start_date, filter.end_date))
    .orderBy(asc(sql`lower(${e.name})`), asc(e.id))
    .getSQL();

/** Of each the sessions that fit; whom none is left of is left out. */
export async function* daysOfPeople(ctx: Ctx, filter: ReportFilter): AsyncGenerator<readonly PersonDays[]> {
  const { status, start_date, end_date } = filter;
  for await (const rows of streamRows<Row>(ctx, query(ctx, filter), PART)) {
    const people = rows.map((row) => ({ ...row, id: Number(row.id), branch_id: row.branch_id === null ? null : Number(row.branch_id) }));
    const days = await attendanceDaysOf(ctx, people, start_date, end_date);
    const found = people.map((person) => {
      const all = days.get(person.id) ?? [];
      return { person, days: status?.length ? all.filter((session) => status.includes(stateOf(session))) : all };
    });
    yield found.filter(({ days: left }) => left.length > 0);
  }
}
