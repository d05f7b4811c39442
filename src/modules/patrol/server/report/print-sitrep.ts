/** One report on paper: what happened, who was part of it, and what was done. Identity numbers and photos stay in the portal. */
import { formatDateTime } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say as sayIn, type Params, type Text } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { printSitrep as endpoint } from '../../contract/report/sitrep.endpoints.ts';
import { SITREP_PAPER as W } from '../../contract/report/sitrep-paper.messages.ts';
import { CATEGORY_NAMES, NOTE_NAMES, SEVERITY_NAMES, SITREP_STATUS_NAMES } from '../../contract/report/sitrep-words.ts';
import { FLAG_NAMES } from '../../contract/round/round-words.ts';
import { showSitrep } from './read-sitreps.ts';

const companyOf = adhocText<{ name: string }>('select name from companies where id = $1');
const joined = (...words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');

/** @throws 404 */
export async function printSitrep(ctx: Ctx, { id, language = ctx.locale }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const { data: report } = await showSitrep(ctx, { id });
  const [company] = await companyOf(ctx.client, [ctx.companyId]);
  const say = (text: Text, params?: Params) => sayIn(text, language, params);
  const at = (instant: string) => formatDateTime(instant, ctx.actor.timeZone, language);
  const part = (title: Text, ...texts: readonly string[]): Block[] =>
    texts.length === 0 ? [] : [{ kind: 'heading', text: say(title) }, ...texts.map((text): Block => ({ kind: 'paragraph', text }))];
  const layout: PdfLayout = {
    title: `${say(W.title)} ${report.number}`,
    locale: language,
    author: company?.name ?? '',
    footer: { left: `${say(W.title)} · ${report.number}` },
    body: [
      { kind: 'letterhead', name: company?.name ?? '', lines: [report.site], right: [say(W.title), report.number] },
      { kind: 'title', text: report.title },
      {
        kind: 'pairs',
        items: [
          { label: say(W.site), value: report.site },
          { label: say(W.guard), value: report.guard },
          { label: say(W.reported), value: joined(at(report.recorded_at), report.outside_session ? say(FLAG_NAMES.outside_session) : null) },
          { label: say(W.received), value: at(report.received_at) },
          { label: say(W.category), value: say(CATEGORY_NAMES[report.category]) },
          { label: say(W.severity), value: say(SEVERITY_NAMES[report.severity]) },
          { label: say(W.status), value: say(SITREP_STATUS_NAMES[report.status]) },
          { label: say(W.operation), value: report.operation ?? '–' },
          { label: say(W.police), value: report.police_report_no ?? '–' },
        ],
      },
      ...part(W.what, report.description),
      ...part(W.action, ...(report.action_taken === null ? [] : [report.action_taken])),
      ...part(W.persons, ...report.persons.map(({ name, role }) => joined(name, role))),
      ...part(W.vehicles, ...report.vehicles.map(({ plate, model }) => joined(plate, model))),
      ...(report.pictures.length > 0 ? [{ kind: 'paragraph' as const, text: say(W.photos, { n: report.pictures.length }) }] : []),
      // In the order in which it was done.
      ...part(
        W.notes,
        ...(report.notes.length === 0
          ? [say(W.noNotes)]
          : report.notes.toReversed().map(({ kind, text, user, at: when }) => joined(at(when), say(NOTE_NAMES[kind]), user, text))),
      ),
      { kind: 'signatures', labels: [say(W.officer)] },
    ],
  };
  return new FileReply(streamPdf(layout), 'situation-report.pdf', 'application/pdf', { inline: true });
}
