/** The matrix of balances as a file: one row an employee, four columns a type. */
import { formatDate, yearOf } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { LOCALES, say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineReport, type ReportCells, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { yearDays } from '../../contract/entitlement/year-days.ts';
import { REPORT_COLUMNS as COLUMNS, REPORT_NAMES, TYPE_COLUMNS } from '../../contract/report/report.messages.ts';
import type { generateEntitlementReport } from '../../contract/report/report.endpoints.ts';
import { readingDay } from '../entitlement/balances.ts';
import { today } from '../leave-actor.ts';
import { entitlementHead, streamEntitlements, type ListedEntitlements } from '../entitlement/list-entitlements.ts';
import { titleOf } from './report-filter.ts';

type Filter = Omit<ParsedInput<typeof generateEntitlementReport>, 'preview' | 'format'>;

const headed = (name: Text, code: string): Text => Object.fromEntries(LOCALES.map((locale) => [locale, say(name, locale, { code })])) as Text;

function columnsOf(types: Awaited<ReturnType<typeof entitlementHead>>['types']): ReportColumn[] {
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

function cellsOf({ employee, balances }: ListedEntitlements): ReportCells {
  const figures = balances.flatMap((row) => [
    [`${row.code} entitled`, yearDays(row)] as const,
    [`${row.code} taken`, row.taken] as const,
    [`${row.code} waiting`, row.pending] as const,
    [`${row.code} balance`, row.balance] as const,
  ]);
  return { code: employee.employee_code, employee: employee.name, department: employee.department, ...Object.fromEntries(figures) };
}

async function* rowsOf(ctx: Ctx, filter: Filter, year: number): AsyncGenerator<readonly ReportCells[]> {
  for await (const people of streamEntitlements(ctx, { ...filter, year })) yield people.map(cellsOf);
}

export const entitlementReport = defineReport({
  type: 'leave.entitlements',
  name: REPORT_NAMES.balances,
  async table(ctx, given) {
    const filter = given as unknown as Filter;
    const year = filter.year ?? yearOf(today(ctx));
    const { types, count } = await entitlementHead(ctx, { ...filter, year });
    return {
      title: await titleOf(ctx, filter),
      subtitle: say(REPORT_NAMES.balancesOf, ctx.locale, { year: String(year), date: formatDate(readingDay(year, today(ctx))) }),
      columns: columnsOf(types),
      rows: rowsOf(ctx, filter, year),
      count,
    };
  },
});
