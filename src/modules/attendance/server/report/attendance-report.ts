/** The attendance report: on screen, and as a file. */
import { mayAct } from '#platform/contract/access.ts';
import { daysInclusive, endOfMonth, formatDate, startOfMonth } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells } from '#platform/server/reports/report-definition.ts';
import { SCHEDULE_ERRORS } from '../../contract/attendance.messages.ts';
import { REPORT_DAYS, type generateAttendanceReport as endpoint } from '../../contract/report/attendance-report.endpoints.ts';
import { ATTENDANCE_REPORT as W } from '../../contract/report/attendance-report.messages.ts';
import { LAYOUTS, type Asked, type Layout } from './report-layouts.ts';
import { daysOfPeople, titleOf, type ReportFilter, type ReportSpan } from './report-people.ts';

async function* rowsOf(ctx: Ctx, layout: Layout, filter: ReportFilter, asked: Asked): AsyncGenerator<readonly ReportCells[]> {
  for await (const people of daysOfPeople(ctx, filter)) yield people.flatMap((of) => layout.rows(of, asked));
}

export const attendanceReport = defineReport({
  type: 'attendance.report',
  name: W.report,
  async table(ctx, given) {
    const filter = given as unknown as ReportFilter;
    const layout = LAYOUTS[filter.template];
    const asked: Asked = { ...filter, locale: ctx.locale, zone: ctx.actor.timeZone };
    return {
      title: await titleOf(ctx, filter),
      subtitle: `${formatDate(filter.start_date)} – ${formatDate(filter.end_date)}`,
      columns: layout.columns(asked),
      rows: rowsOf(ctx, layout, filter, asked),
    };
  },
});

type Input = ParsedInput<typeof endpoint>;

/** The current month unless dates say otherwise. @throws 422 */
function spanOf(ctx: Ctx, { start_date, end_date }: Pick<Input, keyof ReportSpan>): ReportSpan {
  const day = start_date ?? end_date ?? todayIn(ctx.clock, ctx.actor.timeZone);
  const span = { start_date: start_date ?? startOfMonth(day), end_date: end_date ?? endOfMonth(day) };
  if (span.end_date < span.start_date) throw invalid('end_date', SCHEDULE_ERRORS.endBeforeStart);
  if (daysInclusive(span.start_date, span.end_date) > REPORT_DAYS) throw invalid('end_date', SCHEDULE_ERRORS.span, { n: REPORT_DAYS });
  return span;
}

/** @throws 403 when a file is asked for without the action Export */
export async function generateAttendanceReport(ctx: Ctx, { preview, format, ...filter }: Input) {
  if (!preview && !mayAct(ctx.actor, ctx.house.pages, '/attendance/report', 'Export')) throw forbidden();
  const separator = preview || format === 'pdf' ? '\n' : ' · ';
  return answerReport(ctx, attendanceReport, { preview, format, filter: { ...filter, ...spanOf(ctx, filter), separator } });
}
