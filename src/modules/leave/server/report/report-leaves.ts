/** The leave report: a listing of leaves, balances at the end of the span, or a calendar of days. */
import { mayAct } from '#platform/contract/access.ts';
import { endOfMonth, formatDate, startOfMonth } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport } from '#platform/server/reports/report-definition.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import type { generateLeaveReport as endpoint } from '../../contract/report/report.endpoints.ts';
import { REPORT_NAMES } from '../../contract/report/report.messages.ts';
import { today } from '../leave-actor.ts';
import { titleOf, type ReportFilter, type ReportSpan } from './report-filter.ts';
import { listing } from './report-listing.ts';
import { balances, calendar } from './report-people.ts';

export const leaveReport = defineReport({
  type: 'leave.report',
  name: REPORT_NAMES.report,
  async table(ctx, given) {
    const filter = given as unknown as ReportFilter;
    if (filter.end_date < filter.start_date) throw invalid('end_date', LEAVE_ERRORS.endBeforeStart);
    const base = { title: await titleOf(ctx, filter), subtitle: `${formatDate(filter.start_date)} – ${formatDate(filter.end_date)}` };
    switch (filter.template) {
      case 'Listing':
        return { ...base, ...(await listing(ctx, filter)) };
      case 'Balance':
        return { ...base, subtitle: say(REPORT_NAMES.balancesOn, ctx.locale, { date: formatDate(filter.end_date) }), ...(await balances(ctx, filter)) };
      case 'Calendar':
        return { ...base, ...(await calendar(ctx, filter)) };
    }
  },
});

const EXPORTED_FROM = ['/leave/report', '/leave/manage'] as const;

type Input = ParsedInput<typeof endpoint>;

/** The current month unless dates say otherwise. */
function spanOf(ctx: Ctx, { start_date, end_date }: Pick<Input, 'start_date' | 'end_date'>): ReportSpan {
  const day = start_date ?? end_date ?? today(ctx);
  return { start_date: start_date ?? startOfMonth(day), end_date: end_date ?? endOfMonth(day) };
}

/** @throws 403 when a file is asked for without the action Export of the report or of the list. */
export async function generateLeaveReport(ctx: Ctx, { preview, format, ...filter }: Input) {
  if (!preview && !EXPORTED_FROM.some((page) => mayAct(ctx.actor, ctx.services.pages, page, 'Export'))) throw forbidden();
  return answerReport(ctx, leaveReport, { preview, format, filter: { ...filter, ...spanOf(ctx, filter) } });
}
