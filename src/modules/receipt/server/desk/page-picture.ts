/** The first pages of a PDF as one picture, one below the other: what is found on it has one place in one picture. */
import sharp from 'sharp';

/** It cannot be opened, or has nothing that could be drawn. */
export class NoPicture extends Error {}
/** It asks for a password. */
export class Locked extends Error {}

/** A receipt's total stands on the first page, of a long invoice on the next. */
const PAGES = 2;
/** Letters of 8 points are 24 pixels high. */
const SCALE = 2.5;
const MOST_SIDE = 2600;

export async function pagesOf(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch((error: unknown) => {
      throw /password/i.test(String(error)) ? new Locked() : new NoPicture();
    });
    try {
      const pages: { bytes: Buffer; width: number; height: number }[] = [];
      for (let number = 0; number < Math.min(PAGES, document.getPageCount()); number++) {
        const page = document.getPage(number);
        const { originalWidth, originalHeight } = page.getOriginalSize();
        const scale = Math.min(SCALE, MOST_SIDE / Math.max(originalWidth, originalHeight, 1));
        const { data, width, height } = await page.render({ scale, colorSpace: 'Gray' });
        pages.push({ bytes: Buffer.from(data), width, height });
      }
      if (pages.length === 0) throw new NoPicture();
      return await stacked(pages);
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
  }
}

async function stacked(pages: readonly { bytes: Buffer; width: number; height: number }[]): Promise<Uint8Array<ArrayBuffer>> {
  const width = Math.max(...pages.map((page) => page.width));
  let top = 0;
  const layers = pages.map((page) => {
    const layer = { input: page.bytes, raw: { width: page.width, height: page.height, channels: 1 as const }, left: 0, top };
    top += page.height;
    return layer;
  });
  const { data } = await sharp({ create: { width, height: top, channels: 3, background: 'white' } })
    .composite(layers)
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return Uint8Array.from(data);
}
