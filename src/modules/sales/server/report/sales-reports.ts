/** Payouts, stock and sales as files, with the filters of their pages. */
import { sql, type SQL } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { bind } from '#platform/server/module.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import type { ReportDefinition } from '#platform/server/reports/report-definition.ts';
import { PAYOUT_STATUSES } from '../../contract/payout-words.ts';
import * as figures from '../../contract/report/sales-figures.endpoints.ts';
import * as calls from '../../contract/report/sales-reports.endpoints.ts';
import { ENGAGEMENT_WORDS } from '../../contract/promoter/promoter-words.ts';
import { isOverdue } from '../payout/payout.store.ts';
import { ATTENDANCE_LISTS, requireShort } from './attendance-reports.ts';
import { clientBill, requireBilled } from './client-bill.ts';
import { column, defineListReport, ifAsked, spanOf, spanText, wordsOf } from './list-report.ts';
import { showSalesFigures } from './sales-figures.ts';
import { salesRows, salesSpan, type SalesFilter } from './sales-rows.ts';
import { SALES_REPORT as W } from './sales-report.messages.ts';

type Payouts = Omit<ParsedInput<typeof calls.generatePayoutReport>, 'preview' | 'format'>;
type Stock = Omit<ParsedInput<typeof calls.generateStockReport>, 'preview' | 'format'>;

const money = (key: string, label: (typeof W)[keyof typeof W]) => column(key, label, 11, 'money');

const payoutReport = defineListReport<Payouts>({
  type: 'sales.payouts',
  name: W.payouts,
  columns: [
    column('promoter', W.promoter, 20),
    column('project', W.project, 20),
    { ...column('engagement', W.engagement, 10, 'status'), words: ENGAGEMENT_WORDS },
    column('period_start', W.from, 10, 'date'),
    column('period_end', W.to, 10, 'date'),
    column('days', W.days, 7, 'number'),
    column('hours', W.hours, 7, 'number'),
    money('base', W.base),
    money('rest_day', W.restDays),
    money('holiday', W.holidays),
    money('overtime', W.overtime),
    money('commission', W.commission),
    money('target', W.targets),
    money('allowance', W.allowances),
    money('incentive', W.incentive),
    money('deduction', W.deduction),
    money('late', W.late),
    money('difference', W.difference),
    money('total', W.total),
    column('due_date', W.due, 10, 'date'),
    { ...column('status', W.status, 10, 'status'), words: wordsOf(PAYOUT_STATUSES) },
    column('paid_on', W.paidOn, 10, 'date'),
  ],
  query(ctx, filter) {
    const { from, to } = spanOf(ctx, filter);
    const today = todayIn(ctx.clock, ctx.actor.timeZone);
    const within = filter.overdue ? isOverdue(today, 'p') : sql`p.period_start <= ${to}::date and p.period_end >= ${from}::date`;
    return sql`select m.name as promoter, r.name as project, p.engagement, p.period_start, p.period_end, p.days, p.hours, p.base_amount as base,
        p.rest_day_amount as rest_day, p.holiday_amount as holiday, p.overtime_amount as overtime, p.commission_amount as commission, p.target_amount as target, p.allowance_amount as allowance, p.incentive_amount as incentive, p.deduction_amount as deduction,
        p.late_amount as late, p.difference_amount as difference, p.total, p.due_date, p.status, p.paid_on
      from sales_payouts p join sales_promoters m on m.company_id = p.company_id and m.id = p.promoter_id
      join sales_projects r on r.company_id = p.company_id and r.id = p.project_id
      where p.company_id = ${ctx.companyId} and ${within}${ifAsked(filter.project_id, sql`p.project_id = ${filter.project_id}`)}${ifAsked(filter.promoter_id, sql`p.promoter_id = ${filter.promoter_id}`)}${ifAsked(filter.status, sql`p.status = ${filter.status}`)}
      order by lower(m.name), m.id, p.period_start, p.id`;
  },
  subtitle: spanText,
  summed: ['base', 'rest_day', 'holiday', 'overtime', 'commission', 'target', 'allowance', 'incentive', 'deduction', 'late', 'difference', 'total'],
});

const LEVELS: Readonly<Record<Stock['level'], SQL>> = {
  short: sql`b.balance <= p.reorder_level and (b.out_since is not null or b.balance > 0)`,
  out: sql`b.out_since is not null`,
  low: sql`b.balance > 0 and b.balance <= p.reorder_level`,
  all: sql`true`,
};

const stockReport = defineListReport<Stock>({
  type: 'sales.stock',
  name: W.stock,
  columns: [
    column('code', W.code, 12),
    column('product', W.product, 24),
    column('outlet', W.outlet, 22),
    column('project', W.project, 20),
    column('opening', W.opening, 9, 'number'),
    column('replenished', W.replenished, 9, 'number'),
    column('sold', W.sold, 9, 'number'),
    column('removed', W.removed, 9, 'number'),
    column('available', W.available, 9, 'number'),
    column('reorder', W.reorder, 9, 'number'),
    column('days_out', W.daysOut, 8, 'number'),
  ],
  query: (ctx, { project_id, outlet_id, vendor_id, state, level, keyword }) =>
    sql`select p.sku as code, p.name as product, o.name as outlet, r.name as project, b.opening, b.replenished, b.sold, b.removed, b.balance as available,
        p.reorder_level as reorder, ${todayIn(ctx.clock, ctx.actor.timeZone)}::date - b.out_since as days_out
      from sales_stock_balances b join sales_products p on p.company_id = b.company_id and p.id = b.product_id
      join sales_outlets o on o.company_id = b.company_id and o.id = b.outlet_id
      join sales_projects r on r.company_id = b.company_id and r.id = b.project_id and r.deleted_at is null
      where b.company_id = ${ctx.companyId} and ${LEVELS[level]}${ifAsked(project_id, sql`b.project_id = ${project_id}`)}${ifAsked(outlet_id, sql`b.outlet_id = ${outlet_id}`)}${ifAsked(vendor_id, sql`p.client_id = ${vendor_id}`)}${ifAsked(state, sql`o.state = ${state}`)}${ifAsked(keyword, sql`position(lower(${keyword}) in lower(p.name || ' ' || p.sku)) > 0`)}
      order by b.balance, lower(p.name), b.id`,
  subtitle: () => '',
  summed: [],
});

const figuresReport = defineListReport<SalesFilter>({
  type: 'sales.figures',
  name: W.sales,
  columns: [
    column('period', W.date, 10, 'date'),
    column('name', W.project, 30),
    column('units', W.units, 9, 'number'),
    money('amount', W.amount),
    money('target', W.target),
  ],
  // Promoters and products have no targets.
  labels: ({ by, step, promoter_id }) => ({
    name: W[by],
    ...(step === 'week' && { period: W.week }),
    ...((promoter_id !== undefined || by === 'promoter' || by === 'product') && { target: null }),
  }),
  query: (ctx, filter) => salesRows(ctx, filter),
  subtitle(ctx, filter) {
    const { from, to } = salesSpan(ctx, filter);
    return `${formatDate(from)} – ${formatDate(to)}`;
  },
  summed: ['units', 'amount', 'target'],
});

const ATTENDANCE_REPORTS = { ...ATTENDANCE_LISTS, Bill: clientBill } as const;

export const salesReports: readonly ReportDefinition[] = [payoutReport, ...Object.values(ATTENDANCE_REPORTS), stockReport, figuresReport];

interface Generating {
  readonly preview: boolean;
  readonly format: string;
}
const answering =
  (report: ReportDefinition) =>
  (ctx: Ctx, { preview, format, ...filter }: Generating) =>
    answerReport(ctx, report, { preview, format, filter });

export const reportBindings = [
  bind(calls.generatePayoutReport, answering(payoutReport)),
  bind(calls.generateAttendanceReport, async (ctx, input) => {
    requireShort(ctx, input);
    if (input.template === 'Bill') await requireBilled(ctx, input);
    return answering(ATTENDANCE_REPORTS[input.template])(ctx, input);
  }),
  bind(calls.generateStockReport, answering(stockReport)),
  bind(figures.generateSalesReport, answering(figuresReport)),
  bind(figures.showSalesFigures, showSalesFigures),
];
