/** The pages of a PDF as raw pictures. Drawing takes as long as a stranger's file likes: to be called in a thread that may be ended. */
import type { PDFiumLibrary } from '@hyzyla/pdfium';

/** It cannot be opened. */
export class ClosedPdf extends Error {
  /** It asks for a password. */
  readonly isLocked: boolean;
  constructor(cause: unknown) {
    super('The PDF cannot be opened', { cause });
    this.name = 'ClosedPdf';
    this.isLocked = /password/i.test(String(cause));
  }
}

export interface RawPage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel. */
  readonly channels: 1 | 4;
}

export interface PdfDrawing {
  /** Pages, from the first. */
  readonly most: number;
  /** How much larger than its points a page is drawn. @param longest side in points */
  readonly scaleOf: (longest: number) => number;
  readonly isGrey: boolean;
}

/** One after the other, so that no more of them are held than whoever draws them keeps. @throws ClosedPdf */
export async function* pdfPages(bytes: Uint8Array, { most, scaleOf, isGrey }: PdfDrawing): AsyncGenerator<RawPage> {
  const library: PDFiumLibrary = await (await import('@hyzyla/pdfium')).PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch((error: unknown) => Promise.reject(new ClosedPdf(error)));
    try {
      for (let at = 0; at < Math.min(most, document.getPageCount()); at += 1) {
        const page = document.getPage(at);
        const { originalWidth, originalHeight } = page.getOriginalSize();
        const scale = scaleOf(Math.max(originalWidth, originalHeight, 1));
        const drawn = page.render({ scale, ...(isGrey && { colorSpace: 'Gray' }) });
        const { data, width, height } = await drawn.catch((error: unknown) => Promise.reject(new ClosedPdf(error)));
        // What the library draws next is drawn in the same memory.
        yield { bytes: Uint8Array.from(data), width, height, channels: isGrey ? 1 : 4 };
      }
    } finally {
      document.destroy();
    }
  } finally {
    library.destroy();
  }
}
