/** The columns of a report as the screen has them: some stand below the value of another. Pure. */
import { DETAIL_ON, type MarkTone, type ReportKind } from '#platform/contract/calls/reports.endpoints.ts';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { sayTimes } from '#platform/contract/time/shown-times.ts';
import type { Label } from '../../locale/locale.tsx';

export interface ReportColumn {
  readonly key: string;
  readonly label: Label;
  readonly align?: 'left' | 'right' | 'center' | undefined;
  readonly kind?: ReportKind | undefined;
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly below?: string | undefined;
  readonly group?: boolean | undefined;
}

export type ReportRow = Readonly<Record<string, unknown>>;

export interface ShownColumn extends ReportColumn {
  /** The other end of a span. */
  readonly until: ReportColumn | undefined;
  readonly lines: readonly ReportColumn[];
}

/** What letters in a cell stand for. */
export interface Mark {
  readonly mark: string;
  readonly name: string;
  readonly tone?: MarkTone | undefined;
}

const HALF = '½';

/** A card has room for the names that a column of a day has not: `AL½` is `Annual Leave ½`. What the key lacks stays as it is. */
export function inWords(row: ReportRow, columns: readonly ReportColumn[], locale: Locale, marks: readonly Mark[] = []): ReportRow {
  const names = new Map(marks.flatMap(({ mark, name }) => [[mark, name] as const, [mark + HALF, `${name} ${HALF}`] as const]));
  const wording = columns.flatMap(({ key, kind }) => {
    const value = row[key];
    return kind === 'day' && typeof value === 'string'
      ? [
          [
            key,
            detailOf(row, key, locale) ??
              names.get(value) ??
              value
                .split(' ')
                .map((each) => names.get(each) ?? each)
                .join(', '),
          ],
        ]
      : [];
  });
  return { ...row, ...Object.fromEntries(wording) };
}

/** The lines behind the letter of a day; null where it has none. */
export function detailOf(row: ReportRow, date: string, locale: Locale): string | null {
  const detail = row[`${DETAIL_ON}${date}`];
  return typeof detail === 'string' && detail !== '' ? sayTimes(detail, locale) : null;
}

export function shownColumns(columns: readonly ReportColumn[]): ShownColumn[] {
  const has = new Set(columns.map(({ key }) => key));
  const isBelow = ({ below }: ReportColumn) => below !== undefined && has.has(below);
  return columns
    .filter((column) => !isBelow(column))
    .map((column) => {
      const lines = columns.filter(({ below }) => below === column.key);
      const until = column.kind === 'date' ? lines.find(({ kind }) => kind === 'date') : undefined;
      return { ...column, until, lines: lines.filter((line) => line !== until) };
    });
}

/** A row of the screen: one of the report, or the heading of those that follow it. */
export interface ShownRow {
  readonly row: ReportRow;
  readonly isHeading: boolean;
}

/** Rows with a heading wherever the value of the column changes; a subtotal belongs to the rows above it. */
export function groupedRows(rows: readonly ReportRow[], key: string): ShownRow[] {
  let last: unknown;
  return rows.flatMap((row) => {
    const isNew = row['subtotal'] === undefined && row[key] !== last;
    if (isNew) last = row[key];
    return [...(isNew ? [{ row, isHeading: true }] : []), { row, isHeading: false }];
  });
}

const MINUTES = 60;

export function shownValue(value: unknown, { align, kind }: Pick<ReportColumn, 'align' | 'kind'>, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (kind === 'date' && typeof value === 'string') return formatDate(value as CalendarDate);
  if (kind === 'time' && typeof value === 'string') return sayTimes(value, locale);
  if (kind === 'hours' && typeof value === 'number') return sayHours(value * MINUTES, locale);
  if (kind === 'number' && typeof value === 'number') return formatFigure(value);
  if (Array.isArray(value)) return value.map(String).join('\n');
  if (typeof value === 'number') return Number.isInteger(value) && align !== 'right' ? String(value) : formatPrice(value);
  return String(value);
}

/** A day, or from one to another. */
export function spanText(row: ReportRow, column: ShownColumn, locale: Locale): string {
  const from = shownValue(row[column.key], column, locale);
  const to = column.until && shownValue(row[column.until.key], column.until, locale);
  return !to || to === from ? from : `${from} – ${to}`;
}

/** What stands below it, in one line. */
export const linesText = (row: ReportRow, { lines }: ShownColumn, locale: Locale): string =>
  lines
    .map((line) => shownValue(row[line.key], line, locale))
    .filter((words) => words !== '')
    .join(' · ');
