/** The QR codes of the checkpoints of a site on A4: cut out, put up where the round passes. */
import { Readable } from 'node:stream';
import { and, asc, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Block } from '#platform/server/documents/pdf-layout.ts';
import { squaresOf, svgOf } from '#platform/server/documents/qr-squares.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { PATROL_PAPER as W } from '../../contract/site/paper.messages.ts';
import type { printCodes as endpoint } from '../../contract/site/site.register.ts';
import { patrolCheckpoints as c } from '../patrol.tables.ts';
import { getSite } from './site.register.ts';

/** Points: about 60 mm, read from an arm's length. */
const CODE = 170;

/** @throws 404 */
export async function printCodes(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const site = await getSite(ctx, id);
  const points = await ctx.db
    .select({ code: c.code, name: c.name, floor: c.floor, tag_uid: c.tag_uid })
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.site_id, id), eq(c.type, 'QR'), eq(c.status, 'Active'), isNull(c.deleted_at)))
    .orderBy(asc(c.position), asc(c.id));
  const { locale } = ctx;
  async function* draw(): AsyncGenerator<Buffer> {
    const cells: Block[][] = [];
    for (const { code, name, floor, tag_uid } of points) {
      const bytes = await sharp(Buffer.from(svgOf(await squaresOf(tag_uid ?? ''))))
        .png()
        .toBuffer();
      cells.push([
        { kind: 'image', bytes, width: CODE, height: CODE, text: `${code} ${name}` },
        { kind: 'paragraph', text: `${code} · ${name}`, size: 12, bold: true },
        { kind: 'paragraph', text: tag_uid ?? '', size: 9 },
        { kind: 'paragraph', text: [site.name, floor].filter(Boolean).join(' · '), size: 9 },
      ]);
    }
    const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, at): Block => ({
      kind: 'columns',
      of: [cells[2 * at] ?? [], cells[2 * at + 1] ?? []],
      gap: 24,
    }));
    const none: Block = { kind: 'paragraph', text: say(W.none, locale) };
    const title = say(W.title, locale, { site: site.name });
    yield* streamPdf({
      title,
      locale,
      author: site.name,
      body: [{ kind: 'paragraph', text: title, size: 14, bold: true }, ...(rows.length > 0 ? rows : [none])],
    }) as AsyncIterable<Buffer>;
  }
  return new FileReply(Readable.from(draw(), { objectMode: false }), `qr-${site.code.replaceAll(/[^\w-]/g, '-')}.pdf`, 'application/pdf', { inline: true });
}
