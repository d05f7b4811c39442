/** A report's table as a file: XLSX and CSV of any length, PDF up to a limit. */
import type { Readable } from 'node:stream';
import { formatDateTime } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { ReportFormat, ReportKind } from '#platform/contract/calls/reports.endpoints.ts';
import type { PdfLayout, TableRow } from '../documents/pdf-layout.ts';
import { streamPdf } from '../documents/render-pdf.ts';
import type { Sheet, SheetCell } from '../spreadsheets/sheet.ts';
import { batchesOf } from '../spreadsheets/row-batches.ts';
import { streamCsv } from '../spreadsheets/write-csv.ts';
import { streamXlsx } from '../spreadsheets/write-xlsx.ts';
import { NOTE, SUBTOTAL, type ReportCells, type ReportTable } from './report-definition.ts';
import { REPORT_MESSAGES } from './report.messages.ts';

/** As what a file keeps a column: whoever reckons with hours takes them as decimals. */
const FILE_KINDS = {
  text: 'text',
  number: 'number',
  money: 'money',
  hours: 'number',
  date: 'date',
  time: 'text',
  day: 'text',
  status: 'text',
} as const satisfies Record<ReportKind, Sheet['columns'][number]['kind']>;

/** A tagged table keeps its structure in memory until the file ends. */
export const PDF_ROWS = 10_000;

export const MIME: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};

export interface ReportSetting {
  readonly name: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly now: Date;
}

/** @param counted told now and then how many rows went into the file so far, and at the end. */
export function streamReport(table: ReportTable, format: ReportFormat, setting: ReportSetting, counted: (rows: number) => void): Readable {
  const rows = counting(table.rows, counted);
  switch (format) {
    case 'xlsx':
      return streamXlsx({
        ...sheetOf(table, rows, setting),
        ...(!table.plain && { heading: [table.company ?? '', setting.name, table.title, table.subtitle].filter(Boolean) }),
      });
    case 'csv':
      return streamCsv(sheetOf(table, rows, setting));
    case 'pdf':
      return streamPdf(layoutOf(table, rows, setting));
  }
}

const isPlain = (row: ReportCells) => row[SUBTOTAL] === undefined && row[NOTE] === undefined;

async function* counting(rows: ReportTable['rows'], counted: (rows: number) => void): AsyncGenerator<readonly ReportCells[]> {
  let count = 0;
  for await (const batch of batchesOf(rows)) {
    for (const row of batch) if (isPlain(row)) count++;
    counted(count);
    yield batch;
  }
}

/** A status is called what its column says. */
function cellsOf({ columns }: ReportTable, row: ReportCells, locale: Locale): SheetCell[] {
  return columns.map(({ key, words }) => {
    const word = words?.[String(row[key])];
    return word ? say(word, locale) : row[key];
  });
}

/** The word for "total" stands in the first column that has none. */
function totalsOf(table: ReportTable, locale: Locale): SheetCell[] | null {
  const { totals, columns } = table;
  if (!totals || Object.keys(totals).length === 0) return null;
  const label = columns.findIndex(({ key }) => totals[key] === undefined);
  return columns.map(({ key }, i) => totals[key] ?? (i === label ? say(REPORT_MESSAGES.total, locale) : null));
}

function sheetOf(table: ReportTable, rows: AsyncIterable<readonly ReportCells[]>, { name, locale }: ReportSetting): Sheet {
  const totals = totalsOf(table, locale);
  async function* cells(): AsyncGenerator<SheetCell[][]> {
    for await (const batch of rows) yield batch.filter(isPlain).map((row) => cellsOf(table, row, locale));
  }
  return {
    name,
    columns: table.columns.map(({ label, kind, width }) => ({
      header: say(label, locale),
      ...(kind && { kind: FILE_KINDS[kind] }),
      ...(width ? { width } : {}),
    })),
    rows: cells(),
    ...(totals ? { totals } : {}),
  };
}

function layoutOf(table: ReportTable, rows: AsyncIterable<readonly ReportCells[]>, setting: ReportSetting): PdfLayout {
  const { name, locale, timeZone, now } = setting;
  const totals = totalsOf(table, locale);
  async function* drawn(): AsyncGenerator<TableRow | SheetCell[]> {
    let count = 0;
    for await (const batch of rows) {
      for (const row of batch) {
        if (++count > PDF_ROWS) throw invalid('format', REPORT_MESSAGES.tooLongForPdf, { limit: PDF_ROWS });
        const cells = cellsOf(table, row, locale).map((cell, at) => dateText(cell, table.columns[at]?.kind));
        yield isPlain(row) ? cells : row[NOTE] === undefined ? { cells, style: 'total' } : { cells: cells.slice(0, 1), style: 'group' };
      }
    }
    if (totals) yield { cells: totals, style: 'total' };
  }
  return {
    title: name,
    locale,
    page: table.columns.length > 14 ? 'A3-landscape' : table.columns.length > 6 ? 'A4-landscape' : 'A4',
    margin: 36,
    header: { left: table.company ?? '', right: name },
    footer: { left: say(REPORT_MESSAGES.printed, locale, { at: formatDateTime(now, timeZone, locale) }) },
    createdAt: now,
    body: [
      { kind: 'title', text: table.title, subtitle: [name, table.subtitle].filter(Boolean).join(' · ') },
      {
        kind: 'table',
        summary: name,
        stripes: true,
        size: table.columns.length > 10 ? 7.5 : 8.5,
        columns: table.columns.map(({ label, align, kind, width }) => ({
          header: say(label, locale),
          kind: kind && FILE_KINDS[kind] !== 'date' ? FILE_KINDS[kind] : 'text',
          ...(align ? { align } : {}),
          weight: width ?? 12,
        })),
        rows: drawn(),
        empty: say(REPORT_MESSAGES.none, locale),
      },
    ],
  };
}

/** DD/MM/YY on paper, as everywhere that people read. */
function dateText(value: SheetCell, kind: string | undefined): SheetCell {
  if (kind !== 'date' || typeof value !== 'string') return value;
  const match = /^\d\d(\d\d)-(\d\d)-(\d\d)/.exec(value);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : value;
}
