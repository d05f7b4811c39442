/** PDF files: `renderPdf` answers the bytes, `streamPdf` a stream. What draws them is loaded at first use: most processes of a day draw none. */
import { Readable } from 'node:stream';
import type { PdfLayout } from './pdf-layout.ts';

export type PdfLayouts = PdfLayout | readonly [PdfLayout, ...PdfLayout[]];

async function* bytesOf(layout: PdfLayouts): AsyncGenerator<Buffer> {
  const { drawPdf } = await import('./draw-pdf.ts');
  yield* drawPdf(Array.isArray(layout) ? (layout as readonly PdfLayout[]) : [layout as PdfLayout]);
}

/**
 * A PDF as a stream; drawing begins when it is read. Several layouts become one file, each from a new page with
 * its own head, foot and page numbers; size, margin, language, title and password are those of the first.
 */
export function streamPdf(layout: PdfLayouts): Readable {
  return Readable.from(bytesOf(layout), { objectMode: false });
}

/** A PDF as bytes, see `streamPdf`. */
export async function renderPdf(layout: PdfLayouts): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(bytesOf(layout)));
}
