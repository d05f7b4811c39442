/** Labels of assets on A4, to be cut out: a scan of the code opens the asset for whoever may see it. */
import { Readable } from 'node:stream';
import { asc, and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import type { Block } from '#platform/server/documents/pdf-layout.ts';
import { squaresOf, svgOf } from '#platform/server/documents/qr-squares.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { CATEGORY_NAMES } from '../../contract/armoury/armoury-words.ts';
import { LABELS as W } from '../../contract/armoury/book.messages.ts';
import type { printLabels as endpoint } from '../../contract/armoury/label.endpoints.ts';
import { unitOf } from '../officer/strength.store.ts';
import { asmAssets as a } from './armoury.tables.ts';

/** Points: about 35 mm, read from a hand's width. */
const CODE = 100;
const COLUMNS = 3;

/** @throws 404 where one of them is not of the company */
export async function printLabels(ctx: Ctx, { ids, language = ctx.locale }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const wanted = [...new Set(ids)];
  const assets = await ctx.db
    .select({ id: a.id, name: a.name, category: a.category, serial_no: a.serial_no, calibre: a.calibre })
    .from(a)
    .where(and(eq(a.company_id, ctx.companyId), among(a.id, wanted)))
    .orderBy(asc(a.id));
  if (assets.length !== wanted.length) throw notFound();
  const unit = (await unitOf(ctx))?.name ?? '';
  const url = publicUrl(ctx);
  async function* draw(): AsyncGenerator<Buffer> {
    const cells: Block[][] = [];
    for (const { id, name, category, serial_no, calibre } of assets) {
      const bytes = await sharp(Buffer.from(svgOf(await squaresOf(`${url}/auxiliary/asset?open=${id}`))))
        .png()
        .toBuffer();
      cells.push([
        { kind: 'image', bytes, width: CODE, height: CODE, text: say(W.code, language, { name }) },
        { kind: 'paragraph', text: name, size: 10, bold: true },
        { kind: 'paragraph', text: [say(CATEGORY_NAMES[category], language), calibre].filter(Boolean).join(' · '), size: 8 },
        { kind: 'paragraph', text: serial_no ?? say(W.number, language, { id }), size: 9, bold: true },
        { kind: 'paragraph', text: unit, size: 7 },
        { kind: 'gap', height: 8 },
      ]);
    }
    const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row): Block => ({
      kind: 'columns',
      of: Array.from({ length: COLUMNS }, (__, at) => cells[row * COLUMNS + at] ?? []),
      gap: 18,
    }));
    yield* streamPdf({ title: say(W.title, language), locale: language, author: unit, footer: { pageNumbers: false }, body: rows }) as AsyncIterable<Buffer>;
  }
  return new FileReply(Readable.from(draw(), { objectMode: false }), 'labels.pdf', 'application/pdf', { inline: true });
}
