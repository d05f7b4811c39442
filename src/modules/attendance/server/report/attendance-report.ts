/** The attendance report: on screen, and as a file. */
import { mayAct } from '#platform/contract/access.ts';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells } from '#platform/server/reports/report-definition.ts';
import { REPORT_DAYS, type generateAttendanceReport as endpoint } from '../../contract/report/attendance-report.endpoints.ts';
import { ATTENDANCE_REPORT as W } from '../../contract/report/attendance-report.messages.ts';
import { askedSpan } from '#modules/roster/server/public.ts';
import { keyOfLetters, screenKey } from './day-lines.ts';
import type { Asked } from './report-day.ts';
import { LAYOUTS, type Layout } from './report-layouts.ts';
import { daysOfPeople, titleOf, type ReportFilter } from './report-people.ts';

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
      subtitle: [[...new Set([filter.start_date, filter.end_date])].map((date) => formatDate(date)).join(' – '), filter.letters && keyOfLetters(asked)]
        .filter(Boolean)
        .join(' · '),
      columns: layout.columns(asked),
      rows: rowsOf(ctx, layout, filter, asked),
      ...(filter.template === 'Normal' && !filter.file && { key: screenKey(ctx.locale) }),
    };
  },
});

type Input = ParsedInput<typeof endpoint>;

/** @throws 403 when a file is asked for without the action Export */
export async function generateAttendanceReport(ctx: Ctx, { preview, format, ...filter }: Input) {
  if (!preview && !mayAct(ctx.actor, ctx.services.pages, '/attendance/report', 'Export')) throw forbidden();
  const onPaper = !preview && format === 'pdf';
  const separator = preview || onPaper ? '\n' : ' · ';
  const letters = onPaper && filter.template === 'Normal';
  return answerReport(ctx, attendanceReport, {
    preview,
    format,
    filter: { ...filter, ...askedSpan(ctx, filter, REPORT_DAYS), separator, letters, file: !preview },
  });
}
