/** The file of a report: asked for, waited for, saved. */
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { showReport, type ReportFormat } from '#platform/contract/calls/reports.endpoints.ts';
import { call } from '../../call/call.ts';
import type { ExportChoice } from '../list-page.tsx';
import { openPopup } from '../../feedback.ts';

const ASK_EVERY_MS = 700;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the end of a report's job. */
async function finished(id: number) {
  for (;;) {
    const { data } = await call(showReport, { id }, { quiet: true });
    if (data.status === 'success' || data.status === 'failed') return data;
    await pause(ASK_EVERY_MS);
  }
}

function save({ url, name }: { readonly url: string; readonly name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Starts the report of a filter and saves its file when it is ready; says why where it is not. */
export async function saveReport<E extends Endpoint>(endpoint: E, filter: Record<string, unknown>, format: ReportFormat): Promise<void> {
  const answer = (await call(endpoint, { ...filter, format } as InputOf<E>)) as { readonly success?: boolean; readonly data?: { readonly id?: number } };
  if (answer.success !== true || !answer.data?.id) return;
  const report = await finished(answer.data.id);
  if (report.file) save(report.file);
  else if (report.error) openPopup({ kind: 'error', message: report.error });
}

type Filter = Record<string, unknown>;

/** Excel, PDF and CSV of the visible filter. @param asked the filter of the list as the report takes it. */
export function reportChoices(endpoint: Endpoint, asked = (filter: Filter): Filter => filter): ExportChoice[] {
  const choice = (label: string, icon: string, format: ReportFormat): ExportChoice => ({
    label,
    icon,
    run: (filter) => saveReport(endpoint, asked(filter), format),
  });
  return [choice('Excel', 'sheet', 'xlsx'), choice('PDF', 'pdf', 'pdf'), choice('CSV', 'table', 'csv')];
}
