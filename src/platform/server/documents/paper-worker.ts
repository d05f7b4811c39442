/** The thread in which the pages of one PDF become pictures, and that ends with it. See paper-pages.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

export interface PaperTask {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly side: number;
}

export interface PaperPage {
  /** A JPEG. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const asJpeg = ({ data, width, height }: { readonly data: Uint8Array; readonly width: number; readonly height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();

async function draw({ bytes, pages, side }: PaperTask): Promise<void> {
  const library = await PDFiumLibrary.init();
  const paper = await library.loadDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  for (let at = 0; at < Math.min(pages, paper.getPageCount()); at += 1) {
    const page = paper.getPage(at);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const { data, width, height } = await page.render({ scale: side / Math.max(originalWidth, originalHeight), render: asJpeg });
    parentPort?.postMessage({ bytes: data, width, height } satisfies PaperPage, []);
  }
  parentPort?.postMessage('done', []);
}

await draw(workerData as PaperTask);
