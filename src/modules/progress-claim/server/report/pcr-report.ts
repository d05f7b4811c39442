/** Certified claims, their age where they are unpaid, and what is retained: on screen and as a file. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import { add, fromRinggit, percent, roundToSen, subtract, toRinggit, type Sen } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { ageOf, AGES } from '../../contract/claim/contract-time.ts';
import type { generateReport as endpoint, ReportTemplate } from '../../contract/project/pcr-report.endpoints.ts';
import type { Reckoned } from '../progress-claim.tables.ts';
import { projectIds } from '../project/find-projects.ts';
import { today } from '../project.store.ts';
import { PCR_REPORT as W } from './pcr-report.messages.ts';

interface Row {
  readonly code: string;
  readonly project: string;
  readonly client: string;
  readonly contract_sum: string;
  readonly limit_percent: string;
  readonly cpc_date: string | null;
  readonly cmgd_date: string | null;
  readonly claim_no: number;
  readonly status: string;
  readonly period_end: string;
  readonly certificate_date: string;
  readonly invoice_no: string;
  readonly due_date: CalendarDate;
  readonly certified: Reckoned;
  readonly paid_amount: string;
}

const certified = adhocText<Row>(
  `select p.code, p.name as project, p.client_name as client, p.contract_sum, p.retention_limit_percent as limit_percent, p.cpc_date, p.cmgd_date,
     c.claim_no, c.status, c.period_end, c.certificate_date, c.invoice_no, c.due_date, c.certified, c.paid_amount
   from pcr_claims c join pcr_projects p on p.company_id = c.company_id and p.id = c.project_id
   where c.company_id = $1 and p.deleted_at is null and c.certified_net is not null and ($2::bigint[] is null or p.id = any($2))
     and ($3::date is null or c.certificate_date >= $3) and ($4::date is null or c.certificate_date <= $4)
   order by lower(p.code), c.claim_no`,
);

const column = (key: string, label: Text, width: number, kind?: ReportColumn['kind']): ReportColumn => ({ key, label, width, ...(kind && { kind }) });
const money = (key: string, label: Text) => column(key, label, 13, 'money');
const WHICH = [column('code', W.code, 10), column('project', W.project, 24), column('client', W.client, 18)];

interface Made {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportCells[];
}

const outstandingOf = ({ status, certified: { figures }, paid_amount }: Row): Sen =>
  status === 'Waiting for Payment' ? subtract(figures.payable, fromRinggit(paid_amount)) : (0 as Sen);
const which = ({ code, project, client }: Row) => ({ code, project, client });

const MAKE: Readonly<Record<ReportTemplate, (rows: readonly Row[], day: CalendarDate) => Made>> = {
  Summary: (rows) => ({
    columns: [
      ...WHICH,
      column('claim', W.claim, 7, 'number'),
      column('periodEnd', W.periodEnd, 10, 'date'),
      column('certifiedOn', W.certified, 10, 'date'),
      money('gross', W.gross),
      money('retention', W.retention),
      money('net', W.net),
      money('this', W.this),
      money('tax', W.tax),
      money('payable', W.payable),
      money('paid', W.paid),
      money('outstanding', W.outstanding),
    ],
    rows: rows.map((row) => {
      const { gross, retention, net, this_claim, tax, payable } = row.certified.figures;
      return {
        ...which(row),
        claim: row.claim_no,
        periodEnd: row.period_end,
        certifiedOn: row.certificate_date,
        gross: toRinggit(gross),
        retention: toRinggit(retention),
        net: toRinggit(net),
        this: toRinggit(this_claim),
        tax: toRinggit(tax),
        payable: toRinggit(payable),
        paid: toRinggit(fromRinggit(row.paid_amount)),
        outstanding: toRinggit(outstandingOf(row)),
      };
    }),
  }),
  Ageing: (rows, day) => ({
    columns: [
      ...WHICH,
      column('invoice', W.invoice, 14),
      column('due', W.due, 10, 'date'),
      ...AGES.map((age) =>
        money(age, age === 'Not due' ? W.notDue : (Object.fromEntries(LOCALES.map((locale) => [locale, say(W.days, locale, { span: age })])) as Text)),
      ),
      money('outstanding', W.outstanding),
    ],
    rows: rows
      .filter((row) => outstandingOf(row) !== 0)
      .map((row) => {
        const amount = toRinggit(outstandingOf(row));
        const ages = Object.fromEntries(AGES.map((age) => [age, age === ageOf(row.due_date, day) ? amount : null]));
        return { ...which(row), invoice: row.invoice_no, due: row.due_date, ...ages, outstanding: amount };
      }),
  }),
  Retention: (rows) => ({
    columns: [
      ...WHICH,
      money('limit', W.limit),
      money('full', W.full),
      money('released', W.released),
      money('held', W.held),
      column('completion', W.completion, 10, 'date'),
      column('defects', W.defects, 10, 'date'),
    ],
    // The last claim of each contract says what is retained.
    rows: rows
      .filter(({ code }, at) => rows[at + 1]?.code !== code)
      .map((row) => {
        const { retention_full, retention_released, retention } = row.certified.figures;
        const limit = roundToSen(fromRinggit(row.contract_sum), percent(Number(row.limit_percent)));
        const amounts = { limit: toRinggit(limit), full: toRinggit(retention_full), released: toRinggit(retention_released), held: toRinggit(retention) };
        return { ...which(row), ...amounts, completion: row.cpc_date, defects: row.cmgd_date };
      }),
  }),
};

/** What a column of money comes to; cumulative columns of a list of claims are not added up. */
function totalsOf({ columns, rows }: Made): Record<string, number> {
  const summed = columns.filter(({ key, kind }) => kind === 'money' && !['gross', 'retention', 'net'].includes(key));
  return Object.fromEntries(summed.map(({ key }) => [key, toRinggit(add(...rows.map((row) => fromRinggit((row[key] as number | null) ?? 0))))]));
}

type Filter = Omit<ParsedInput<typeof endpoint>, 'preview' | 'format'>;

/** The contracts that are asked for; null: all of them. */
async function projectsOf(ctx: Ctx, { project_id, ...filter }: Omit<Filter, 'template' | 'start_date' | 'end_date'>): Promise<number[] | null> {
  const isAll = project_id === undefined && Object.values(filter).every((value) => value === undefined || value === '');
  if (isAll) return null;
  const ids = await projectIds(ctx, filter);
  return project_id === undefined ? ids : ids.filter((id) => id === project_id);
}

export const pcrReport = defineReport({
  type: 'progress-claim.report',
  name: W.name,
  async table(ctx, given) {
    const { template, start_date = null, end_date = null, ...asked } = given as unknown as Filter;
    const day = today(ctx);
    const made = MAKE[template](await certified(ctx.client, [ctx.companyId, await projectsOf(ctx, asked), start_date, end_date]), day);
    const span = start_date || end_date ? `${formatDate(start_date)} – ${formatDate(end_date)}` : formatDate(day);
    return { title: say(W[template], ctx.locale), subtitle: span, ...made, count: made.rows.length, totals: totalsOf(made) };
  },
});

export const generateReport = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, pcrReport, { preview, format, filter });
