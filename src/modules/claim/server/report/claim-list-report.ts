/** The list of management as a file: claim by claim, by the filter that stands over it. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { departments } from '#modules/company/server/public.ts';
import { employees } from '#modules/employee/server/public.ts';
import { CLAIM_STATUS_NAMES } from '../../contract/claim.messages.ts';
import type { ClaimStatus } from '../../contract/claim.workflow.ts';
import type { exportClaims as endpoint } from '../../contract/manage-claim.endpoints.ts';
import { CLAIM_REPORT as W } from '../../contract/report/claim-report.messages.ts';
import { claims as c } from '../claim.tables.ts';
import { managed, type ClaimChoice } from '../list/claim-list.store.ts';

interface Row {
  readonly number: string;
  readonly code: string;
  readonly employee: string;
  readonly department: string | null;
  readonly title: string;
  readonly month: CalendarDate;
  readonly items: number;
  readonly claimed: string;
  readonly approved: string;
  readonly status: ClaimStatus;
  readonly submitted: string;
  readonly paid_on: string | null;
}

const chosen = (ctx: Ctx, filter: ClaimChoice) => and(managed(ctx, filter), filter.status ? eq(c.status, filter.status) : undefined);

const query = (ctx: Ctx, filter: ClaimChoice) =>
  ctx.db
    .select({
      number: c.number,
      code: sql`${employees.employee_code}`.as('code'),
      employee: sql`${employees.name}`.as('employee'),
      department: sql`${departments.name}`.as('department'),
      title: c.title,
      month: sql`${c.claim_month}`.as('month'),
      items: c.items,
      claimed: sql`${c.total_amount}`.as('claimed'),
      approved: sql`${c.approved_amount}`.as('approved'),
      status: sql`${c.status}`.as('status'),
      submitted: sql`${c.submit_date}`.as('submitted'),
      paid_on: sql`case when ${c.status} = 'Paid' then ${c.payment_date} end`.as('paid_on'),
    })
    .from(c)
    .innerJoin(employees, eq(employees.id, c.employee_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(chosen(ctx, filter))
    .orderBy(desc(c.id))
    .getSQL();

const ringgit = (amount: string) => toRinggit(fromRinggit(amount));
const column = (key: keyof Row, label: keyof typeof W, width: number, kind?: ReportColumn['kind']): ReportColumn => ({
  key,
  label: W[label],
  width,
  ...(kind && { kind }),
});

async function* cells({ locale }: Ctx, batches: AsyncGenerator<readonly Row[]>): AsyncGenerator<readonly ReportCells[]> {
  for await (const rows of batches)
    yield rows.map(({ month, claimed, approved, ...row }) => ({
      ...row,
      month: formatMonth(month, locale),
      claimed: ringgit(claimed),
      approved: ringgit(approved),
    }));
}

export const claimListReport = defineReport({
  type: 'claim.list',
  name: W.list,
  async table(ctx, given) {
    const filter = given as unknown as ClaimChoice;
    const [sums] = await ctx.db
      .select({
        n: sql<number>`count(*)`.mapWith(Number),
        claimed: sql<string>`coalesce(sum(${c.total_amount}), 0)`,
        approved: sql<string>`coalesce(sum(${c.approved_amount}), 0)`,
      })
      .from(c)
      .where(chosen(ctx, filter));
    return {
      title: say(W.list, ctx.locale),
      subtitle: filter.status ? say(CLAIM_STATUS_NAMES[filter.status], ctx.locale) : '',
      columns: [
        column('number', 'number', 15),
        column('code', 'code', 8),
        column('employee', 'employee', 22),
        column('department', 'department', 14),
        column('title', 'title', 22),
        column('month', 'month', 12),
        column('items', 'items', 6, 'number'),
        column('claimed', 'claimed', 11, 'money'),
        column('approved', 'approved', 11, 'money'),
        { ...column('status', 'status', 15, 'status'), words: CLAIM_STATUS_NAMES },
        column('submitted', 'submitted', 10, 'date'),
        column('paid_on', 'paidOn', 10, 'date'),
      ],
      rows: cells(ctx, streamRows<Row>(ctx, query(ctx, filter))),
      count: sums?.n ?? 0,
      totals: { claimed: ringgit(sums?.claimed ?? '0'), approved: ringgit(sums?.approved ?? '0') },
    };
  },
});

export const exportClaims = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, claimListReport, { preview, format, filter });
