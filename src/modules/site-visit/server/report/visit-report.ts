/** The report of site visits in its four templates, and the list of management as a file. */
import type { SQL } from 'drizzle-orm';
import { mayAct } from '#platform/contract/access.ts';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn, type ReportTable } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import type { exportVisits as exportEndpoint } from '../../contract/manage-visit.endpoints.ts';
import type { generateVisitReport as endpoint, VISIT_TEMPLATES } from '../../contract/report/visit-report.endpoints.ts';
import { VISIT_REPORT as W } from '../../contract/report/visit-report.messages.ts';
import { OUTCOME_NAMES, STATUS_NAMES, TYPE_NAMES } from '../../contract/site-visit.messages.ts';
import { spanOf, type VisitChoice } from '../visit-list.store.ts';
import { countGroups, employeeQuery, listingQuery, routeQuery, siteQuery, visitTotals, type VisitTotals } from './visit-report.store.ts';

type Template = (typeof VISIT_TEMPLATES)[number];

const column = (key: string, label: keyof typeof W, width: number, kind?: ReportColumn['kind']): ReportColumn => ({
  key,
  label: W[label],
  width,
  ...(kind && { kind }),
});
const outcomes = [column('success', 'success', 8, 'number'), column('follow_up', 'followUp', 8, 'number'), column('not_met', 'notMet', 8, 'number')];

const COLUMNS: Readonly<Record<Template, readonly ReportColumn[]>> = {
  listing: [
    column('number', 'number', 15),
    column('date', 'date', 10, 'date'),
    column('employee', 'employee', 20),
    { ...column('code', 'code', 8), below: 'employee' },
    column('place', 'place', 20),
    { ...column('type', 'type', 12, 'status'), words: TYPE_NAMES },
    { ...column('purpose', 'purpose', 22), below: 'place' },
    column('in', 'in', 7, 'time'),
    column('out', 'out', 7, 'time'),
    column('duration', 'duration', 8, 'hours'),
    column('km', 'km', 8, 'number'),
    { ...column('outcome', 'outcome', 10, 'status'), words: OUTCOME_NAMES },
    { ...column('status', 'status', 10, 'status'), words: STATUS_NAMES },
  ],
  employee: [
    column('employee', 'employee', 24),
    { ...column('code', 'code', 8), below: 'employee' },
    column('department', 'department', 16),
    column('visits', 'visits', 8, 'number'),
    column('duration', 'duration', 9, 'hours'),
    column('average', 'average', 9, 'hours'),
    column('km', 'km', 9, 'number'),
    ...outcomes,
    column('missed', 'missed', 8, 'number'),
  ],
  site: [
    column('place', 'place', 28),
    column('visits', 'visits', 8, 'number'),
    column('people', 'employees', 9, 'number'),
    column('duration', 'duration', 9, 'hours'),
    column('last_visit', 'lastVisit', 11, 'date'),
    ...outcomes,
  ],
  route: [
    { ...column('employee', 'employee', 24), group: true },
    column('date', 'date', 10, 'date'),
    column('stop', 'stop', 6, 'number'),
    column('place', 'place', 24),
    column('in', 'in', 7, 'time'),
    column('out', 'out', 7, 'time'),
    column('travel_time', 'travelTime', 9, 'hours'),
    column('line', 'line', 11, 'number'),
    column('km', 'km', 9, 'number'),
    column('reason', 'reason', 20),
  ],
};

const QUERIES: Readonly<Record<Template, (ctx: Ctx, choice: VisitChoice) => SQL>> = {
  listing: listingQuery,
  employee: employeeQuery,
  site: siteQuery,
  route: routeQuery,
};

const totalsOf = (template: Template, { visits, duration, km, line }: VisitTotals): Record<string, number> =>
  template === 'listing' ? { duration, km } : template === 'employee' ? { visits, duration, km } : template === 'site' ? { visits, duration } : { line, km };

async function table(ctx: Ctx, template: Template, choice: VisitChoice, title: string): Promise<ReportTable> {
  const query = QUERIES[template](ctx, choice);
  const totals = await visitTotals(ctx, choice);
  const count = template === 'listing' ? totals.rows : template === 'route' ? totals.visits : await countGroups(ctx, query);
  return {
    title,
    subtitle: [choice.start_date, choice.end_date].map(formatDate).filter(Boolean).join(' – '),
    columns: COLUMNS[template],
    rows: streamRows<ReportCells>(ctx, query),
    count,
    totals: totalsOf(template, totals),
  };
}

type ReportFilter = VisitChoice & { readonly template: Template };

export const visitReport = defineReport({
  type: 'site-visit.report',
  name: W.report,
  async table(ctx, given) {
    const { template, ...choice } = given as unknown as ReportFilter;
    const id = choice.department_id;
    const department = id && (await organisationNames(ctx, { department: [id] })).department.get(id)?.name;
    return table(ctx, template, choice, department || say(W.allDepartments, ctx.locale));
  },
});

export const visitList = defineReport({
  type: 'site-visit.list',
  name: W.list,
  table: (ctx, given) => table(ctx, 'listing', given as VisitChoice, say(W.list, ctx.locale)),
});

/** @throws 403 when a file is asked for without the action Export */
export async function generateVisitReport(ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) {
  if (!preview && !mayAct(ctx.actor, ctx.services.pages, '/work-task/site-visit/report', 'Export')) throw forbidden();
  return answerReport(ctx, visitReport, { preview, format, filter: { ...filter, ...spanOf(ctx, filter) } });
}

export const exportVisits = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof exportEndpoint>) =>
  answerReport(ctx, visitList, { preview, format, filter });
