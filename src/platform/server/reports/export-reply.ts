/** A list as a file at once: the whole filter up to 10,000 rows (conventions A.5); more is a report's work. */
import { todayIn } from '../clock/clock.ts';
import { invalid } from '#platform/contract/errors.ts';
import { defineMessages, say, type Text } from '#platform/contract/messages.ts';
import type { ReportFormat } from '#platform/contract/calls/reports.endpoints.ts';
import type { Ctx } from '../http/context.ts';
import { FileReply } from '../http/file-reply.ts';
import type { ReportTable } from './report-definition.ts';
import { MIME, streamReport } from './report-file.ts';
import { REPORT_MESSAGES } from './report.messages.ts';

export const EXPORT_ROWS = 10_000;

const MESSAGES = defineMessages({
  tooMany: {
    en: 'The list has more than {limit, number} rows. Narrow the filter, or generate a report.',
    ms: 'Senarai ini mempunyai lebih daripada {limit, number} baris. Kecilkan penapis, atau jana laporan.',
  },
});

export interface ExportedList extends Omit<ReportTable, 'rows' | 'count' | 'dates'> {
  readonly name: Text;
  /** Read whole, because the file goes out after the transaction: ask the store for at most `EXPORT_ROWS + 1`. */
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** @throws AppError 422 `base` when there are no rows or too many. */
export function exportReply(ctx: Ctx, list: ExportedList, format: ReportFormat): FileReply {
  if (list.rows.length === 0) throw invalid('base', REPORT_MESSAGES.empty);
  if (list.rows.length > EXPORT_ROWS) throw invalid('base', MESSAGES.tooMany, { limit: EXPORT_ROWS });
  const name = say(list.name, ctx.locale);
  const setting = { name, locale: ctx.locale, timeZone: ctx.actor.timeZone, now: ctx.clock.now() };
  const body = streamReport(list, format, setting, () => undefined);
  return new FileReply(body, `${name} ${todayIn(ctx.clock, ctx.actor.timeZone)}.${format}`, MIME[format]);
}
