/** The first pages of a PDF as one picture, one below the other: what is found on it has one place in one picture. */
import sharp from 'sharp';
import { ClosedPdf, pdfPages, type RawPage } from '#platform/server/documents/pdf-pages.ts';

/** It has nothing that could be drawn. */
export class NoPicture extends Error {}

/** A receipt's total stands on the first page, of a long invoice on the next. */
const PAGES = 2;
/** Letters of 8 points are 24 pixels high. */
const SCALE = 2.5;
const MOST_SIDE = 2600;

/** @throws ClosedPdf; NoPicture on whatever the library makes of a page that it cannot draw: another try would fail as well */
export async function pagesOf(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pages: RawPage[] = [];
  try {
    for await (const page of pdfPages(bytes, { most: PAGES, scaleOf: (longest) => Math.min(SCALE, MOST_SIDE / longest), isGrey: true })) pages.push(page);
    if (pages.length > 0) return await stacked(pages);
  } catch (error) {
    throw error instanceof ClosedPdf ? error : new NoPicture('A page cannot be drawn', { cause: error });
  }
  throw new NoPicture();
}

async function stacked(pages: readonly RawPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const width = Math.max(...pages.map((page) => page.width));
  let top = 0;
  const layers = pages.map((page) => {
    const layer = { input: Buffer.from(page.bytes), raw: { width: page.width, height: page.height, channels: page.channels }, left: 0, top };
    top += page.height;
    return layer;
  });
  const { data } = await sharp({ create: { width, height: top, channels: 3, background: 'white' } })
    .composite(layers)
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return Uint8Array.from(data);
}
