/** A list of sales performance as a file: the rows of one query, streamed, and what they come to. */
import { sql, type SQL } from 'drizzle-orm';
import { formatDate, monthRange, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineReport, type ReportCells, type ReportColumn, type ReportDefinition, type ReportTable } from '#platform/server/reports/report-definition.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';

export interface ListReport<Filter> {
  readonly type: string;
  readonly name: Text;
  /** Of a calendar they follow from the span. */
  readonly columns: readonly ReportColumn[] | ((ctx: Ctx, filter: Filter) => readonly ReportColumn[]);
  /** Its columns have the keys of the report; money and hours are texts of decimals. */
  query(ctx: Ctx, filter: Filter): SQL;
  subtitle(ctx: Ctx, filter: Filter): string | Promise<string>;
  /** Columns that are added up below. */
  readonly summed: readonly string[];
  /** What columns are called where the filter says it; null: the column is left out. */
  labels?(filter: Filter): Readonly<Record<string, Text | null>>;
  /** What the letters in its cells stand for. */
  letters?(ctx: Ctx): NonNullable<ReportTable['key']>;
}

export const column = (key: string, label: Text, width: number, kind?: ReportColumn['kind']): ReportColumn => ({ key, label, width, ...(kind && { kind }) });

const isFigure = ({ kind }: ReportColumn) => kind === 'money' || kind === 'number' || kind === 'hours';
const figureOf = (kind: ReportColumn['kind'], text: string) => (kind === 'money' ? toRinggit(fromRinggit(text)) : Number(text));

type Cells = Record<string, string | number | null>;

async function* cells(columns: readonly ReportColumn[], batches: AsyncGenerator<readonly Cells[]>) {
  const figures = columns.filter(isFigure);
  for await (const rows of batches)
    yield rows.map((row): ReportCells => {
      const read = figures.map(({ key, kind }) => [key, row[key] === null || row[key] === undefined ? null : figureOf(kind, String(row[key]))] as const);
      return { ...row, ...Object.fromEntries(read) };
    });
}

export const defineListReport = <Filter>({ type, name, columns: given, query, subtitle, summed, labels, letters }: ListReport<Filter>): ReportDefinition =>
  defineReport({
    type,
    name,
    async table(ctx, asked) {
      const filter = asked as unknown as Filter;
      const columns = typeof given === 'function' ? given(ctx, filter) : given;
      const called = labels?.(filter) ?? {};
      const shown = columns.filter(({ key }) => called[key] !== null);
      const added = summed.filter((key) => called[key] !== null);
      const sums = added.map((key) => sql`coalesce(sum(${sql.identifier(key)}::numeric), 0)::text as ${sql.identifier(key)}`);
      const { rows } = await ctx.db.execute(sql`select ${sql.join([sql`count(*)::int as n`, ...sums], sql`, `)} from (${query(ctx, filter)}) as listed`);
      const found = (rows[0] ?? {}) as Record<string, string | number>;
      const kindOf = (key: string) => columns.find((each) => each.key === key)?.kind;
      return {
        title: say(name, ctx.locale),
        subtitle: await subtitle(ctx, filter),
        columns: shown.map((each) => ({ ...each, label: called[each.key] ?? each.label })),
        rows: cells(shown, streamRows<Cells>(ctx, query(ctx, filter))),
        count: Number(found['n'] ?? 0),
        ...(letters && { key: letters(ctx) }),
        totals: Object.fromEntries(added.map((key) => [key, figureOf(kindOf(key), String(found[key] ?? 0))])),
      };
    },
  });

export interface Span {
  readonly start_date?: CalendarDate | undefined;
  readonly end_date?: CalendarDate | undefined;
}
/** The month, unless asked otherwise. */
export function spanOf(ctx: Ctx, { start_date, end_date }: Span): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const month = monthRange(todayIn(ctx.clock, ctx.actor.timeZone));
  return { from: start_date ?? month.start_date, to: end_date ?? month.end_date };
}
export function spanText(ctx: Ctx, span: Span): string {
  const { from, to } = spanOf(ctx, span);
  return `${formatDate(from)} – ${formatDate(to)}`;
}

/** A condition where the filter asks for it. */
export const ifAsked = (value: unknown, condition: SQL) => (value === undefined || value === '' ? sql`` : sql` and ${condition}`);

/** Of statuses, as the portal shows them. */
export const wordsOf = (statuses: readonly string[]) =>
  Object.fromEntries(statuses.map((status) => [status, STATUS_TEXTS[status.toLowerCase()] ?? { en: status, ms: status }]));
