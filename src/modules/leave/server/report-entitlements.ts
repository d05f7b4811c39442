/** The matrix of balances as a file: one row an employee, four columns a type. */
import { formatDate, yearOf } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import type { listEntitlements as endpoint } from '../contract/entitlement.endpoints.ts';
import { yearDays } from '../contract/leave.schema.ts';
import { REPORT_COLUMNS as COLUMNS, REPORT_NAMES, TYPE_COLUMNS } from '../contract/report.messages.ts';
import type { generateEntitlementReport } from '../contract/report.endpoints.ts';
import { readingDay } from './balances.ts';
import { today } from './leave-actor.ts';
import { listEntitlements } from './list-entitlements.ts';
import { titleOf } from './report-leaves.ts';

type Filter = Omit<ParsedInput<typeof generateEntitlementReport>, 'preview' | 'format'>;
type Listed = Awaited<ReturnType<typeof listEntitlements>>;

/** Employees of one round. */
const ROUND = 500;

const round = (ctx: Ctx, filter: Filter, page: number): Promise<Listed> =>
  listEntitlements(ctx, { ...filter, page, per_page: ROUND, sort: 'asc', sort_by: 'name' } as ParsedInput<typeof endpoint>);

const headed = (name: Text, code: string): Text => Object.fromEntries(LOCALES.map((locale) => [locale, say(name, locale, { code })])) as Text;

function columnsOf(types: Listed['types']): ReportColumn[] {
  const figure = (key: keyof typeof TYPE_COLUMNS, code: string): ReportColumn => ({
    key: `${code} ${key}`,
    label: headed(TYPE_COLUMNS[key], code),
    kind: 'number',
    align: 'right',
    width: 7,
  });
  return [
    { key: 'code', label: COLUMNS.code, width: 9 },
    { key: 'employee', label: COLUMNS.employee, width: 26 },
    { key: 'department', label: COLUMNS.department, width: 18 },
    ...types.flatMap(({ code }) => [figure('entitled', code), figure('taken', code), figure('waiting', code), figure('balance', code)]),
  ];
}

function cellsOf({ employee, balances }: Listed['data'][number]): ReportCells {
  const figures = balances.flatMap((row) => [
    [`${row.code} entitled`, yearDays(row)] as const,
    [`${row.code} taken`, row.taken] as const,
    [`${row.code} waiting`, row.pending] as const,
    [`${row.code} balance`, row.balance] as const,
  ]);
  return { code: employee.employee_code, employee: employee.name, department: employee.department, ...Object.fromEntries(figures) };
}

async function* rowsOf(ctx: Ctx, filter: Filter, first: Listed): AsyncGenerator<ReportCells> {
  yield* first.data.map(cellsOf);
  for (let page = 2; page <= first.meta.last_page; page++) yield* (await round(ctx, filter, page)).data.map(cellsOf);
}

export const entitlementReport = defineReport({
  type: 'leave.entitlements',
  name: REPORT_NAMES.balances,
  async table(ctx, given) {
    const filter = given as unknown as Filter;
    const year = filter.year ?? yearOf(today(ctx));
    const first = await round(ctx, { ...filter, year }, 1);
    return {
      title: await titleOf(ctx, filter),
      subtitle: say(REPORT_NAMES.balancesOf, ctx.locale, { year: String(year), date: formatDate(readingDay(year, today(ctx))) }),
      columns: columnsOf(first.types),
      rows: rowsOf(ctx, { ...filter, year }, first),
      count: first.meta.total,
    };
  },
});
