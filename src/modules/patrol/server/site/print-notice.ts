/** The notice at the gate of a site: what its logbook keeps of visitors (Personal Data Protection Act 2010), one language below the other. */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { LOCALES, say, type Locale } from '#platform/contract/messages.ts';
import type { Block } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { companyLetterhead } from '#modules/company/server/public.ts';
import { GATE_NOTICE as W } from '../../contract/site/paper.messages.ts';
import type { printNotice as endpoint } from '../../contract/site/site.register.ts';
import { getSite } from './site.register.ts';

/** @throws 404 */
export async function printNotice(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const site = await getSite(ctx, id);
  const company = (await companyLetterhead(ctx)).name;
  const phone = site.escalation[0]?.phone ?? '';
  const lines = (locale: Locale): Block[] => [
    { kind: 'paragraph', text: say(W.title, locale), size: 24, bold: true },
    { kind: 'paragraph', text: say(W.kept, locale, { company, site: site.name }), size: 16 },
    { kind: 'paragraph', text: say(W[site.visitor_identity], locale), size: 16 },
    { kind: 'paragraph', text: say(W.erased, locale, { days: site.visitor_days }), size: 16 },
    { kind: 'paragraph', text: say(W.contact, locale, { company, phone }), size: 16 },
  ];
  const layout = { title: `${say(W.title, ctx.locale)} ${site.name}`, locale: ctx.locale, author: company, body: LOCALES.toReversed().flatMap(lines) };
  return new FileReply(streamPdf(layout), `notice-${site.code.replaceAll(/[^\w-]/g, '-')}.pdf`, 'application/pdf', { inline: true });
}
