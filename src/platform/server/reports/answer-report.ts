/** Answers `…/reports/generate`: the preview at once, or a queued job. */
import { invalid } from '#platform/contract/errors.ts';
import { say, type Locale, type Text } from '#platform/contract/messages.ts';
import { PREVIEW_ROWS, type ReportKind, type ReportPreview } from '#platform/contract/calls/reports.endpoints.ts';
import type { Ctx } from '../context.ts';
import { batchesOf } from '../spreadsheets/row-batches.ts';
import { queueReport } from './queue-report.ts';
import type { ReportCells, ReportDefinition, ReportTable } from './report-definition.ts';
import { REPORT_MESSAGES } from './report.messages.ts';

export interface ReportRequest {
  readonly preview: boolean;
  readonly format: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly template?: string;
}

export interface QueuedReport {
  readonly success: true;
  readonly message: string;
  readonly data: { readonly id: number; readonly status: 'pending' };
}

/** @throws AppError 422 `base` when there is no row to report. */
export async function answerReport(ctx: Ctx, report: ReportDefinition, request: ReportRequest): Promise<ReportPreview | QueuedReport> {
  const table = await report.table(ctx, request.filter, request.preview ? PREVIEW_ROWS + 1 : 1);
  if (request.preview) return previewOf(table, ctx.locale);
  if ((await firstRows(table.rows, 1)).length === 0) throw invalid('base', REPORT_MESSAGES.empty);
  const id = await queueReport(ctx, report, request);
  return { success: true, message: say(REPORT_MESSAGES.generating, ctx.locale), data: { id, status: 'pending' } };
}

const isFigure = (kind: ReportKind | undefined) => kind === 'money' || kind === 'number' || kind === 'hours';

async function previewOf(table: ReportTable, locale: Locale): Promise<ReportPreview> {
  const rows = await firstRows(table.rows, PREVIEW_ROWS + 1);
  const label = (text: Text) => say(text, locale);
  return {
    data: {
      title: table.title,
      subtitle: table.subtitle,
      columns: table.columns.map(({ key, label: text, align, kind, below, group, words }) => ({
        key,
        label: label(text),
        align: align ?? (isFigure(kind) ? 'right' : 'left'),
        ...(kind && { kind }),
        ...(below && { below }),
        ...(group && { group }),
        ...(words && { words: Object.fromEntries(Object.entries(words).map(([status, text]) => [status, label(text)])) }),
      })),
      rows: rows.slice(0, PREVIEW_ROWS),
      totals: { ...table.totals },
      ...(table.key && { key: [...table.key] }),
      truncated: rows.length > PREVIEW_ROWS,
    },
    dates: [...(table.dates ?? [])],
  };
}

/** Takes the first rows and lets go of the rest: a cursor is closed. */
async function firstRows(rows: ReportTable['rows'], count: number): Promise<ReportCells[]> {
  const taken: ReportCells[] = [];
  for await (const batch of batchesOf(rows)) {
    taken.push(...batch.slice(0, count - taken.length));
    if (taken.length >= count) break;
  }
  return taken;
}
