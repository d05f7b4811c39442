/** The list of a day as a file, by its own filter. */
import { and } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells } from '#platform/server/reports/report-definition.ts';
import { STATE_NAMES } from '../../contract/manage/day-state.ts';
import type { AttendanceRow, exportAttendance as endpoint } from '../../contract/manage/manage-attendance.endpoints.ts';
import { ATTENDANCE_REPORT as W, KEY_NAMES, OVERTIME_NAMES } from '../../contract/report/attendance-report.messages.ts';
import { frameVersion } from '../evaluation/company-frames.ts';
import { allPeople, employedWithin } from '../days/managed-people.ts';
import { rowsOfDay, withSession } from '../days/managed-rows.ts';
import { hoursOf, sessionText, timeOf } from './report-day.ts';

type Filter = Omit<ParsedInput<typeof endpoint>, 'preview' | 'format'>;

const lineOf = (ctx: Ctx, row: AttendanceRow): ReportCells => {
  const reader = { locale: ctx.locale, zone: ctx.actor.timeZone };
  return {
    code: row.employee.employee_code,
    employee: row.employee.name,
    position: row.employee.position,
    schedule: sessionText(row),
    state: say(STATE_NAMES[row.state], ctx.locale),
    in: timeOf(row.checkin, reader),
    out: timeOf(row.checkout, reader),
    hours: hoursOf(row.minutes),
    overtime: hoursOf(row.overtime_minutes),
    status: row.overtime_minutes > 0 ? say(OVERTIME_NAMES[row.overtime_status], ctx.locale) : null,
    place: row.place,
    remark: [row.checkin?.remark, row.checkout?.remark].filter(Boolean).join(' · ') || null,
  };
};

export const attendanceListReport = defineReport({
  type: 'attendance.list',
  name: W.list,
  async table(ctx, given) {
    const filter = given as unknown as Filter;
    const date = filter.date ?? todayIn(ctx.clock, ctx.actor.timeZone);
    const [version, people] = await pipeline(
      ctx,
      () => frameVersion(ctx, date),
      () => allPeople(ctx, and(employedWithin(ctx, filter, date, date), withSession(ctx, date, filter))),
    );
    const rows = (await rowsOfDay(ctx, people, date, version, filter.status)).map((row) => lineOf(ctx, row));
    return {
      title: say(W.list, ctx.locale),
      subtitle: formatDate(date),
      columns: [
        { key: 'code', label: KEY_NAMES.code, width: 9 },
        { key: 'employee', label: W.employee, width: 22 },
        { key: 'position', label: W.position, width: 16 },
        { key: 'schedule', label: W.schedule, width: 12 },
        { key: 'state', label: W.status, width: 14 },
        { key: 'in', label: W.checkIn, width: 8 },
        { key: 'out', label: W.checkOut, width: 8 },
        { key: 'hours', label: W.hours, kind: 'number', width: 7 },
        { key: 'overtime', label: W.overtime, kind: 'number', width: 9 },
        { key: 'status', label: W.overtimeStatus, width: 12 },
        { key: 'place', label: W.place, width: 16 },
        { key: 'remark', label: W.remark, width: 18 },
      ],
      rows,
      count: rows.length,
    };
  },
});

export const exportAttendance = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, attendanceListReport, { preview, format, filter });
