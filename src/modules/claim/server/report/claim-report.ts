/** The claim report: on screen, as a file, and its rows as a list. */
import { mayAct } from '#platform/contract/access.ts';
import { endOfMonth, formatDate, formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, subtract, toRinggit } from '#platform/contract/money.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { CLAIM_ERRORS } from '../../contract/claim.messages.ts';
import {
  CLAIMED_OF,
  type ClaimReportRow,
  type generateClaimReport as endpoint,
  type listClaimReport as listEndpoint,
} from '../../contract/report/claim-report.endpoints.ts';
import { CLAIM_REPORT as W } from '../../contract/report/claim-report.messages.ts';
import { today } from '../claim-actor.ts';
import { reportFigures, type ReportFilter, type ReportGroup, type ReportSpan, type ReportSums } from './claim-report.store.ts';

const ringgit = (amount: string) => toRinggit(fromRinggit(amount));
const amountsOf = ({ items, claimed, waiting, approved, paid }: ReportSums) => ({
  items,
  claimed: ringgit(claimed),
  waiting: ringgit(waiting),
  approved: ringgit(approved),
  paid: ringgit(paid),
  outstanding: toRinggit(subtract(fromRinggit(approved), fromRinggit(paid))),
});

function rowOf({ locale }: Pick<Ctx, 'locale'>, by: ReportFilter['group_by'], { name, name_ms, code, ...sums }: ReportGroup): ClaimReportRow {
  const wording = name === null ? say(W.noDepartment, locale) : by === 'month' ? formatMonth(`${name}-01` as CalendarDate, locale) : name;
  return { group: (locale === 'ms' && name_ms) || wording, code, ...amountsOf(sums) };
}

/** The rows one by one as they are asked for: a preview takes the first of thousands. */
function* worded(ctx: Ctx, by: ReportFilter['group_by'], groups: readonly ReportGroup[]): Generator<ClaimReportRow> {
  for (const group of groups) yield rowOf(ctx, by, group);
}

/** The current month unless dates say otherwise. @throws 422 */
function spanOf(ctx: Ctx, { start_date, end_date }: Pick<ParsedInput<typeof endpoint>, keyof ReportSpan>): ReportSpan {
  const day = start_date ?? end_date ?? today(ctx);
  const span = { start_date: start_date ?? startOfMonth(day), end_date: end_date ?? endOfMonth(day) };
  if (span.end_date < span.start_date) throw invalid('end_date', CLAIM_ERRORS.endBeforeStart);
  return span;
}

const money = (key: 'claimed' | 'waiting' | 'approved' | 'paid' | 'outstanding'): ReportColumn => ({ key, label: W[key], kind: 'money', width: 14 });

export const claimReport = defineReport({
  type: 'claim.report',
  name: W.report,
  async table(ctx, given, first) {
    const filter = given as unknown as ReportFilter;
    const { department_id: id, group_by, start_date, end_date } = filter;
    const page = first === undefined ? {} : { page: { limit: first, offset: 0 } };
    const { groups, total, categories, totals: sums } = await reportFigures(ctx, filter, { by: 'name', to: 'asc', ...page });
    const department = id && (await organisationNames(ctx, { department: [id] })).department.get(id)?.name;
    const { items, ...totals } = amountsOf(sums);
    const charted = categories.map((group) => {
      const { group: name, claimed } = rowOf(ctx, 'category', group);
      return [`${CLAIMED_OF}${name}`, claimed];
    });
    return {
      title: department || say(W.allDepartments, ctx.locale),
      subtitle: `${formatDate(start_date)} – ${formatDate(end_date)}`,
      columns: [
        { key: 'group', label: W[group_by], width: 26 },
        ...(group_by === 'employee' ? [{ key: 'code', label: W.code, width: 9, below: 'group' }] : []),
        { key: 'items', label: W.items, kind: 'number', width: 8 },
        money('claimed'),
        money('waiting'),
        money('approved'),
        money('paid'),
        money('outstanding'),
      ],
      rows: worded(ctx, group_by, groups),
      count: total,
      totals: { items, ...totals, ...Object.fromEntries(charted) },
    };
  },
});

/** @throws 403 when a file is asked for without the action Export */
export async function generateClaimReport(ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) {
  if (!preview && !mayAct(ctx.actor, ctx.services.pages, '/claim/report', 'Export')) throw forbidden();
  return answerReport(ctx, claimReport, { preview, format, filter: { ...filter, ...spanOf(ctx, filter) } });
}

export async function listClaimReport(
  ctx: Ctx,
  { page, per_page, sort, sort_by, ...given }: ParsedInput<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const filter = { ...given, ...spanOf(ctx, given) };
  const { groups, total, totals } = await reportFigures(ctx, filter, {
    by: sort_by === 'claimed' ? 'claimed' : 'name',
    to: sort,
    page: { limit: per_page, offset: offsetOf({ page, per_page }) },
  });
  return {
    data: groups.map((group) => rowOf(ctx, filter.group_by, group)),
    totals: amountsOf(totals),
    meta: metaFor({ page, per_page }, total),
  };
}
