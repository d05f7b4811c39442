/** The thread in which the pages of one PDF become pictures, and that ends with it. See paper-pages.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { boundMemory } from './bound-memory.ts';
import { pdfPages } from './pdf-pages.ts';

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

async function draw({ bytes, pages, side }: PaperTask): Promise<void> {
  boundMemory();
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for await (const { bytes: raw, width, height, channels } of pdfPages(given, { most: pages, scaleOf: (longest) => side / longest, isGrey: false })) {
    const jpeg = await sharp(raw, { raw: { width, height, channels } }).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
    parentPort?.postMessage({ bytes: jpeg, width, height } satisfies PaperPage, []);
  }
  parentPort?.postMessage('done', []);
}

await draw(workerData as PaperTask);
