/** The payroll list as a report: the whole filter or the ticked rows, read a batch at a time. */
import { sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { z } from 'zod';
import { mayAct } from '#platform/contract/access.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { formatPeriod } from '#platform/contract/dates.ts';
import { forbidden } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportCells, type ReportColumn, type ReportTable } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { companyLetterhead, organisationNames } from '#modules/company/server/public.ts';
import { employees } from '#modules/employee/server/public.ts';
import { INCLUDES } from '../../contract/payroll.endpoints.ts';
import { KIND_WORDS, type PayrollKind } from '../../contract/off-cycle/payroll-kind.params.ts';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { payrollReportFilter, type generatePayrollReport as endpoint } from '../../contract/run/run.endpoints.ts';
import { PAYROLL_REPORT_WORDS as WORDS, ROW_STATUS_WORDS } from '../../contract/run/run.messages.ts';
import { reportRows, type ListFilter } from '../list/payroll-list.store.ts';

const filterSchema = z.object(payrollReportFilter);
type Include = (typeof INCLUDES)[number];

const money = (key: string, label: Text): ReportColumn => ({ key, label, kind: 'money', width: 12 });
const SHARES: Readonly<Record<Include, readonly ReportColumn[]>> = {
  EPF: [money('epf_employee', WORDS.epfEmployee), money('epf_employer', WORDS.epfEmployer)],
  SOCSO: [money('socso_employee', WORDS.socsoEmployee), money('socso_employer', WORDS.socsoEmployer)],
  SKBBK: [money('skbbk_employee', WORDS.skbbk)],
  EIS: [money('eis_employee', WORDS.eisEmployee), money('eis_employer', WORDS.eisEmployer)],
  HRDF: [money('hrdf_employer', WORDS.hrdf)],
  TAX: [money('tax_employee', WORDS.tax)],
};

const columnsFor = (include: readonly Include[]): ReportColumn[] => [
  { key: 'employee_code', label: WORDS.code, width: 10 },
  { key: 'name', label: WORDS.employee, width: 28 },
  { key: 'position', label: WORDS.position, width: 18 },
  { key: 'number', label: WORDS.number, width: 16 },
  { key: 'kind', label: WORDS.kind, width: 10 },
  money('basic', WORDS.basic),
  money('total_salary', WORDS.salary),
  money('total_earning', WORDS.earnings),
  money('total_gross_pay', WORDS.gross),
  money('total_deduction', WORDS.deduction),
  ...INCLUDES.flatMap((scheme) => (include.includes(scheme) ? SHARES[scheme] : [])),
  money('total_adjustment', WORDS.adjustment),
  money('total_net_pay', WORDS.net),
  { key: 'status', label: WORDS.status, width: 16 },
];

/** The department's name, else all. */
async function titleOf(ctx: Ctx, departmentId: number | undefined): Promise<string> {
  const all = say(WORDS.all, ctx.locale);
  if (departmentId === undefined) return all;
  return (await organisationNames(ctx, { department: [departmentId] })).department.get(departmentId)?.name ?? all;
}

export const payrollReport = defineReport({
  type: 'payroll.payrolls',
  name: WORDS.name,
  async table(ctx, given): Promise<ReportTable> {
    const { employee_ids: ticked, include, ...filter } = filterSchema.parse(given);
    const columns = columnsFor(include ?? INCLUDES);
    const { query, count, totals } = await reportRows(
      ctx,
      { ...filter, page: 1, per_page: 1, sort: 'asc', sort_by: 'name' } satisfies ListFilter,
      ticked && ticked.length > 0 ? among(employees.id, ticked) : sql`true`,
    );
    return {
      company: (await companyLetterhead(ctx)).name,
      title: await titleOf(ctx, filter.department_id),
      subtitle: formatPeriod(filter.start_date, filter.end_date, ctx.locale),
      columns,
      count,
      totals: Object.fromEntries(columns.flatMap(({ key }) => (totals[key] === undefined ? [] : [[key, totals[key]]]))),
      rows: cells(ctx, columns, streamRows<Record<string, string | null>>(ctx, query)),
    };
  },
});

async function* cells(
  ctx: Ctx,
  columns: readonly ReportColumn[],
  batches: AsyncGenerator<readonly Record<string, string | null>[]>,
): AsyncGenerator<readonly ReportCells[]> {
  const cellsOf = (row: Record<string, string | null>): ReportCells => {
    const cell = ({ key, kind }: ReportColumn) => {
      const value = row[key] ?? null;
      if (key === 'status') return say(ROW_STATUS_WORDS[(value ?? 'Pending') as PayrollRowStatus], ctx.locale);
      if (key === 'kind') return value && say(KIND_WORDS[value as PayrollKind], ctx.locale);
      return value !== null && kind === 'money' ? Number(value) : value;
    };
    return Object.fromEntries(columns.map((column) => [column.key, cell(column)]));
  };
  for await (const rows of batches) yield rows.map(cellsOf);
}

/** @throws 403 when the file is asked for without the action Export. */
export async function generatePayrollReport(ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) {
  if (!preview && !mayAct(ctx.actor, ctx.services.pages, '/payroll/manage', 'Export')) throw forbidden();
  return answerReport(ctx, payrollReport, { preview, format, filter });
}
