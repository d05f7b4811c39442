/** The certificate on paper: for whoever holds a link, and for the office. */
import { DEFAULT_TIME_ZONE, formatClock, formatDate, formatDateTime } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say as sayIn, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { Certificate, printCertificate as openEndpoint, printOperation as officeEndpoint } from '../../contract/certificate/certificate.endpoints.ts';
import { CERTIFICATE_PAPER as W } from '../../contract/certificate/certificate-paper.messages.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';
import { POINT_NAMES, ROUND_NAMES } from '../../contract/round/round-words.ts';
import { findOperation } from '../operation/read-operations.ts';
import { openLink } from './open-certificate.ts';
import { patrolledFor, type OperationFacts } from './patrolled-for.ts';

type Shown = Omit<Certificate, 'expires_at'>;

function layoutOf(shown: Shown, language: Locale): PdfLayout {
  const say = (text: Text, params?: Params) => sayIn(text, language, params);
  const clock = (at: string) => formatClock(at, shown.time_zone, language);
  const counts = [say(W.ofDue, { done: shown.done, expected: shown.expected }), ...(shown.missed > 0 ? [say(W.missed, { n: shown.missed })] : [])];
  const rounds = shown.rounds.map(({ route, start_at, status, points }): Block => ({
    kind: 'table',
    caption: say(W.round, { time: clock(start_at), route, status: say(ROUND_NAMES[status]) }),
    summary: say(W.round, { time: clock(start_at), route, status: say(ROUND_NAMES[status]) }),
    size: 9,
    columns: [
      { header: say(W.code), width: 70 },
      { header: say(W.point) },
      { header: say(W.due), width: 70 },
      { header: say(W.scanned), width: 110 },
      { header: say(W.status), width: 90 },
    ],
    rows: points.map(({ code, name, due_at, scanned_at, manual, status: found }) => [
      code,
      name,
      clock(due_at),
      scanned_at === null ? '–' : manual ? say(W.byOffice, { time: clock(scanned_at) }) : clock(scanned_at),
      say(POINT_NAMES[found]),
    ]),
  }));
  return {
    title: `${say(W.title)} ${shown.number}`,
    locale: language,
    author: shown.company,
    footer: { left: `${say(W.title)} · ${shown.number}` },
    body: [
      { kind: 'letterhead', name: shown.company, lines: [shown.site], right: [say(W.title), shown.number] },
      {
        kind: 'pairs',
        items: [
          { label: say(W.site), value: shown.site },
          { label: say(W.date), value: formatDate(shown.date) },
          { label: say(W.shift), value: say(W.span, { name: shown.shift_name, from: clock(shown.start_at), to: clock(shown.end_at) }) },
          { label: say(W.number), value: shown.number },
        ],
      },
      { kind: 'banner', label: say(W.scans), value: counts.join(' · ') },
      ...(rounds.length === 0 ? [{ kind: 'paragraph' as const, text: say(W.noRounds) }] : rounds),
      { kind: 'paragraph', size: 8, text: say(W.asOf, { time: formatDateTime(shown.now, shown.time_zone, language) }) },
    ],
  };
}
const replyOf = (shown: Shown, language: Locale) =>
  new FileReply(streamPdf(layoutOf(shown, language)), 'patrol-certificate.pdf', 'application/pdf', { inline: true });

/** @throws 404 with the same words whether the link never was, is over or was ended, 429 */
export async function printCertificate(ctx: OpenCtx, { token, language = ctx.locale }: ParsedInput<typeof openEndpoint>): Promise<FileReply> {
  return replyOf(await openLink(ctx, token), language);
}

const factsOf = adhocText<OperationFacts>(
  `select c.name as company, coalesce(c.config ->> 'timezone', '${DEFAULT_TIME_ZONE}') as time_zone, s.name as site, o.number, o.date::text, o.shift_name,
     o.start_at, o.end_at
   from patrol_operations o join patrol_sites s on s.company_id = o.company_id and s.id = o.site_id join companies c on c.id = o.company_id
   where o.company_id = $1 and o.id = $2`,
);

/** @throws 404, 422 at the round, or at the operation where it is cancelled */
export async function printOperation(ctx: Ctx, input: ParsedInput<typeof officeEndpoint>): Promise<FileReply> {
  const { operation_id, round_id, language = ctx.locale } = input;
  if ((await findOperation(ctx, operation_id)).cancelled_at !== null) throw invalid('base', E.certificateCancelled);
  const [facts] = await factsOf(ctx.client, [ctx.companyId, operation_id]);
  const shown = facts && (await patrolledFor(ctx, { company: ctx.companyId, operation: operation_id, round: round_id }, facts, ctx.clock.now()));
  if (!shown || (round_id !== null && shown.rounds.length === 0)) throw invalid('round_id', E.roundUnknown);
  return replyOf(shown, language);
}
