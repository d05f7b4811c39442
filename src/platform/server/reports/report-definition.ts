/**
 * A report: the same rows as a preview on screen and as a file from a job (conventions A.3). A module declares
 * it with `defineReport` and answers its endpoint with `answerReport`:
 *
 *   export const leaveReport = defineReport({ type: 'leave.summary', name: …, table: async (ctx, filter) => … });
 *   bind(generateLeaveReport, (ctx, { preview, format, ...filter }) => answerReport(ctx, leaveReport, { preview, format, filter }))
 *
 * The endpoint declares `writes: true`, `input: reportEndpointInput({…})` and `output: reportOutput`.
 */
import type { Readable } from 'node:stream';
import type { MarkTone, ReportKind } from '#platform/contract/calls/reports.endpoints.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '../context.ts';
import type { RowSource } from '../spreadsheets/row-batches.ts';

export interface ReportColumn {
  readonly key: string;
  readonly label: Text;
  readonly align?: 'left' | 'right' | 'center';
  /** Characters; by them columns share the width of a page. */
  readonly width?: number;
  readonly kind?: ReportKind;
  /** The column below whose value the screen shows it; a date after a date makes a span. Files keep both. */
  readonly below?: string;
  /** The screen draws rows that follow each other with the same value below one heading. Files keep the column. */
  readonly group?: boolean;
  /** What the statuses of a column of `status` are called: its cells hold the statuses themselves. */
  readonly words?: Readonly<Record<string, Text>>;
}

/** Marks a row that sums the rows above it: it stands out on screen and on paper, and is left out of XLSX and CSV, which sum for themselves. */
export const SUBTOTAL = 'subtotal';

/** Marks a row whose first cell is said across the table on paper, e.g. what a mark stands for; it is left out of XLSX and CSV, and counts for no row. */
export const NOTE = 'note';

export type ReportCells = Readonly<Record<string, string | number | null>>;

export interface ReportTable {
  /** Department name, else 'All Department'. */
  readonly title: string;
  /** Printed above it: whose report it is. */
  readonly company?: string;
  readonly subtitle: string;
  /** XLSX without a heading: an import reads it as it is. */
  readonly plain?: boolean;
  readonly columns: readonly ReportColumn[];
  readonly rows: RowSource<ReportCells>;
  /** How many rows there are, where it is known: progress goes by it. */
  readonly count?: number;
  readonly totals?: Readonly<Record<string, number>>;
  readonly dates?: readonly string[];
  /** What the letters in its cells stand for, below a preview. */
  readonly key?: readonly { readonly mark: string; readonly name: string; readonly tone?: MarkTone }[];
}

export interface ReportFile {
  readonly body: Buffer | Readable;
  /** With its ending. */
  readonly name: string;
  readonly ext: string;
  readonly mime: string;
  readonly rows: number;
}

export interface ReportDefinition {
  /** `<module>.<noun>`; the `type` of its report_jobs rows. */
  readonly type: string;
  /** What people call it, for the list of reports and the name of the file. */
  readonly name?: Text;
  /**
   * Reads the rows for a filter that its endpoint has validated; streams, never loads all.
   * @param first nobody reads more rows than so many: a report that works out all of them at once may leave the others out
   */
  table(ctx: Ctx, filter: Readonly<Record<string, unknown>>, first?: number): Promise<ReportTable>;
  /**
   * Makes the file itself where it is no plain table (a pack of payslips, a bank file). The transaction is open while
   * its stream is read.
   * @param progress told how much is done (0 to 100); throws when the job shall stop.
   */
  file?(ctx: Ctx, filter: Readonly<Record<string, unknown>>, format: string, progress: (percent: number) => void): Promise<ReportFile>;
}

const defined = new Map<string, ReportDefinition>();

/** Declares a report; the job finds it by its type in whatever process it runs. @throws Error on a type declared twice. */
export function defineReport(report: ReportDefinition): ReportDefinition {
  if (defined.has(report.type)) throw new Error(`The report ${report.type} is declared twice`);
  defined.set(report.type, report);
  return report;
}

export const reportOf = (type: string): ReportDefinition | undefined => defined.get(type);
