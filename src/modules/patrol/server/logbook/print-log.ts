/** The book of a site over some days as PDF, each entry with the beginning of its hash, and whether the chain is whole. */
import { daysInclusive, formatDate, formatDateTime } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say as sayIn, type Params, type Text } from '#platform/contract/messages.ts';
import type { PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { LogRow, printLog as endpoint } from '../../contract/logbook/log.endpoints.ts';
import { ACT_NAMES, fieldName, KIND_NAMES, PAPER as W } from '../../contract/logbook/log-words.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';
import { MOST_REPORT_DAYS } from '../../contract/report/device-report.endpoints.ts';
import { bookEntries } from './read-log.ts';
import { verifyLog } from './verify-log.ts';

const MOST_ENTRIES = 3000;

/** @throws 404, 422 */
export async function printLog(ctx: Ctx, { site_id, start_date, end_date, language = ctx.locale }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  if (end_date < start_date || daysInclusive(start_date, end_date) > MOST_REPORT_DAYS) throw invalid('end_date', E.tooManyReportDays, { n: MOST_REPORT_DAYS });
  const { data: book } = await verifyLog(ctx, { site_id });
  const rows = await bookEntries(ctx, { site_id, start_date, end_date }, MOST_ENTRIES + 1);
  if (rows.length > MOST_ENTRIES) throw invalid('end_date', E.tooManyEntries);
  const say = (text: Text, params?: Params) => sayIn(text, language, params);
  const entryOf = ({ subject, details, erased, remark, about_no }: LogRow) =>
    [
      subject,
      ...Object.entries(details).map(([key, value]) => `${say(fieldName(key))}: ${value}`),
      erased.length > 0 ? say(W.erased) : '',
      remark ?? '',
      about_no === null ? '' : say(W.about, { n: about_no }),
    ]
      .filter(Boolean)
      .join(' · ');
  const layout: PdfLayout = {
    title: `${say(W.title)} ${book.site}`,
    locale: language,
    author: book.site,
    page: 'A4-landscape',
    footer: { left: `${say(W.title)} · ${book.site}` },
    body: [
      { kind: 'letterhead', name: book.site, lines: [say(W.title)], right: [`${formatDate(start_date)} – ${formatDate(end_date)}`] },
      {
        kind: 'paragraph',
        text: book.faults.length === 0 ? say(W.whole, { n: book.entries, hash: book.hash.slice(0, 16) }) : say(W.broken, { n: book.faults.length }),
      },
      { kind: 'gap', height: 8 },
      {
        kind: 'table',
        caption: say(W.title),
        summary: say(W.title),
        size: 8,
        columns: [
          { header: say(W.number), kind: 'number', width: 36 },
          { header: say(W.time), width: 90 },
          { header: say(W.kind), width: 100 },
          { header: say(W.entry), weight: 1 },
          { header: say(W.writer), width: 110 },
          { header: say(W.hash), width: 88 },
        ],
        rows: rows.map((row) => [
          row.entry_no,
          [
            formatDateTime(row.recorded_at, ctx.actor.timeZone, language),
            row.written_later ? say(W.writtenLater) : '',
            row.outside_session ? say(W.outsideSession) : '',
          ]
            .filter(Boolean)
            .join(' · '),
          row.act === 'Entry' ? say(KIND_NAMES[row.kind]) : `${say(KIND_NAMES[row.kind])} · ${say(ACT_NAMES[row.act])}`,
          entryOf(row),
          row.writer ?? '–',
          row.hash.slice(0, 16),
        ]),
        empty: say(W.none),
      },
      { kind: 'signatures', labels: [say(W.officer)] },
    ],
  };
  return new FileReply(streamPdf(layout), 'occurrence-book.pdf', 'application/pdf', { inline: true });
}
