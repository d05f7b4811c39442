/** The leave report by people: their balances at the end of the span, or a calendar of their days; some hundreds of them at a time. */
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { addDays, dayOf, daysInclusive, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { OFF_ON } from '#platform/contract/calls/reports.endpoints.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ReportCells, ReportColumn } from '#platform/server/reports/report-definition.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import { replayLedger } from '../../contract/entitlement/replay-ledger.ts';
import type { DayCalendar } from '../../contract/application/count-leave-days.ts';
import { dayCalendars } from '../calendar/day-calendar.ts';
import { accountName, loadAccounts } from '../entitlement/account.store.ts';
import { findTypes } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';
import { leaveDays, leaves } from '../leave.tables.ts';
import { column, reportPeople, type ReportFilter, type ReportPart, type ReportPerson } from './report-filter.ts';

type People = AsyncGenerator<readonly ReportPerson[]>;

/** What each employee has of each type on the last day of the span. */
export async function balances(ctx: Ctx, filter: ReportFilter): Promise<ReportPart> {
  const types = (await findTypes(ctx)).filter(({ id, has_entitlement }) => has_entitlement && (!filter.type?.length || filter.type.includes(id)));
  const { people, count } = await reportPeople(ctx, filter);
  return {
    columns: [
      column('employee', { width: 26 }),
      column('code', { width: 9, below: 'employee' }),
      column('department', { width: 18, below: 'employee' }),
      ...types.map((type): ReportColumn => ({ key: type.code, label: { en: type.name, ms: type.name_ms }, kind: 'number', align: 'right', width: 10 })),
    ],
    rows: balanceRows(ctx, people, types, filter.end_date),
    count,
  };
}

async function* balanceRows(ctx: Ctx, people: People, types: readonly LeaveTypeRecord[], end: CalendarDate): AsyncGenerator<readonly ReportCells[]> {
  const year = yearOf(end);
  for await (const some of people) {
    const ids = some.map(({ id }) => id);
    const accounts = await loadAccounts(ctx, ids, [year]);
    const balanceOf = (employee_id: number, leave_type_id: number) =>
      replayLedger(accounts.get(accountName({ employee_id, leave_type_id, year }))?.entries ?? [], end).balance;
    yield some.map(({ id, name, code, department }) => ({
      code,
      employee: name,
      department,
      ...Object.fromEntries(types.map((type) => [type.code, balanceOf(id, type.id)])),
    }));
  }
}

const MAX_CALENDAR_DAYS = 62;

/** Employees by days: the code of the type on each day of leave. */
export async function calendar(ctx: Ctx, filter: ReportFilter): Promise<ReportPart> {
  const length = daysInclusive(filter.start_date, filter.end_date);
  if (length > MAX_CALENDAR_DAYS) throw invalid('end_date', LEAVE_ERRORS.calendarTooLong, { limit: MAX_CALENDAR_DAYS });
  const types = await findTypes(ctx, true);
  const codes = new Map(types.map(({ id, code }) => [id, code]));
  const { people, count } = await reportPeople(ctx, filter);
  const dates = Array.from({ length }, (_, at): CalendarDate => addDays(filter.start_date, at));
  return {
    columns: [
      column('employee', { width: 24 }),
      column('code', { width: 9, below: 'employee' }),
      ...dates.map((date): ReportColumn => ({
        key: date,
        label: { en: String(dayOf(date)), ms: String(dayOf(date)) },
        kind: 'day',
        align: 'center',
        width: 4,
      })),
    ],
    rows: calendarRows(ctx, people, filter, codes, dates),
    count,
    key: types
      .filter(({ id }) => !filter.type?.length || filter.type.includes(id))
      .map(({ code, name, name_ms }) => ({ mark: code, name: ctx.locale === 'ms' ? name_ms : name })),
  };
}

async function* calendarRows(
  ctx: Ctx,
  people: People,
  filter: ReportFilter,
  codes: ReadonlyMap<number, string>,
  dates: readonly CalendarDate[],
): AsyncGenerator<readonly ReportCells[]> {
  for await (const some of people) {
    const calendarOf = await dayCalendars(ctx, some, filter.start_date, filter.end_date);
    const marks = await marksOf(
      ctx,
      some.map(({ id }) => id),
      filter,
      codes,
    );
    yield some.map(({ id, name, code }) => ({
      code,
      employee: name,
      ...Object.fromEntries(dates.map((date) => [date, marks.get(`${id} ${date}`) ?? ''])),
      ...daysOff(calendarOf(id), dates, ctx.locale),
    }));
  }
}

/** Rest days, and whole holidays by name. */
const daysOff = (calendar: DayCalendar, dates: readonly CalendarDate[], locale: Locale): ReportCells =>
  Object.fromEntries(
    dates.flatMap((date) => {
      const { rest, holiday } = calendar(date);
      if (holiday && !holiday.half) return [[`${OFF_ON}${date}`, locale === 'ms' ? holiday.name_ms : holiday.name]];
      return rest ? [[`${OFF_ON}${date}`, 'rest']] : [];
    }),
  );

/** What stands on the days of some people; two halves of a day stand beside each other. */
async function marksOf(ctx: Ctx, ids: readonly number[], filter: ReportFilter, codes: ReadonlyMap<number, string>): Promise<Map<string, string>> {
  const found = await ctx.db
    .select({ employee: leaveDays.employee_id, date: leaveDays.date, part: leaveDays.part, type: leaves.leave_type_id })
    .from(leaveDays)
    .innerJoin(leaves, eq(leaves.id, leaveDays.leave_id))
    .where(
      and(
        eq(leaveDays.company_id, ctx.companyId),
        among(leaveDays.employee_id, ids),
        eq(leaveDays.live, true),
        sql`${leaveDays.value} > 0`,
        gte(leaveDays.date, filter.start_date),
        lte(leaveDays.date, filter.end_date),
        filter.type?.length ? among(leaves.leave_type_id, filter.type) : undefined,
        filter.status.length > 0 ? among(leaves.status, filter.status) : undefined,
      ),
    )
    .orderBy(leaveDays.id);
  const marks = new Map<string, string>();
  for (const { employee, date, part, type } of found) {
    const key = `${employee} ${date}`;
    const mark = `${codes.get(type) ?? ''}${part === 'Full' ? '' : '½'}`;
    marks.set(key, [marks.get(key), mark].filter(Boolean).join(' '));
  }
  return marks;
}
