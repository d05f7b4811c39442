/** The columns of a report as the screen has them: some stand below the value of another. Pure. */
import type { ReportKind } from '#platform/contract/calls/reports.endpoints.ts';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { sayTimes } from '#platform/contract/time/said-times.ts';
import type { Label } from '../../locale/locale.tsx';

export interface ReportColumn {
  readonly key: string;
  readonly label: Label;
  readonly align?: 'left' | 'right' | 'center' | undefined;
  readonly kind?: ReportKind | undefined;
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly below?: string | undefined;
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
}

const HALF = '½';

/** A card has room for the names that a column of a day has not: `AL½` is `Annual Leave ½`. What the key lacks stays as it is. */
export function inWords(row: ReportRow, columns: readonly ReportColumn[], marks: readonly Mark[] = []): ReportRow {
  const names = new Map(marks.flatMap(({ mark, name }) => [[mark, name] as const, [mark + HALF, `${name} ${HALF}`] as const]));
  const said = columns.flatMap(({ key, kind }) => {
    const value = row[key];
    return kind === 'day' && typeof value === 'string'
      ? [
          [
            key,
            names.get(value) ??
              value
                .split(' ')
                .map((each) => names.get(each) ?? each)
                .join(', '),
          ],
        ]
      : [];
  });
  return { ...row, ...Object.fromEntries(said) };
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

const MINUTES = 60;

export function shownValue(value: unknown, { align, kind }: Pick<ReportColumn, 'align' | 'kind'>, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (kind === 'date' && typeof value === 'string') return formatDate(value as CalendarDate);
  if (kind === 'time' && typeof value === 'string') return sayTimes(value, locale);
  if (kind === 'hours' && typeof value === 'number') return sayHours(value * MINUTES, locale);
  if (kind === 'number' && typeof value === 'number') return String(value);
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
