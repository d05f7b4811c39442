/**
 * Files as pictures that fit a page of paper: a photo upright on white, the pages of a PDF one by one in a thread of their own,
 * so that the requests of others go on. What cannot be read has no pictures.
 */
import { fairApprovers, type Sender } from '../fair-turns.ts';
import { openThread } from '../process/open-thread.ts';
import type { PaperPage, PaperTask } from './paper-worker.ts';

/** Sharp enough to be read in print, and a claim of thirty receipts stays a file that can be mailed. */
const SIDE = 1600;
const MOST_PAGES = 20;
const MILLISECONDS = 30_000;
const HEAP_MEGABYTES = 256;
const MOST_PIXELS = 64_000_000;
/** A thread each, however many people print; whoever prints much waits for their own. */
const inQueue = fairApprovers(2);

export type { PaperPage };

async function ofPicture(bytes: Buffer): Promise<PaperPage[]> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return [{ bytes: data, width: info.width, height: info.height }];
}

async function ofPdf(bytes: Buffer, most: number): Promise<PaperPage[]> {
  const copy = Uint8Array.from(bytes);
  const worker = openThread(new URL('./paper-worker.ts', import.meta.url), HEAP_MEGABYTES, {
    workerData: { bytes: copy, pages: Math.min(MOST_PAGES, most), side: SIDE } satisfies PaperTask,
    transferList: [copy.buffer],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const pages: PaperPage[] = [];
      timer = setTimeout(() => reject(new Error('The PDF took too long')), MILLISECONDS);
      worker.on('message', (message: PaperPage | 'done') => void (message === 'done' ? resolve(pages) : pages.push(message)));
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('The thread of the PDF ended')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * @param type the MIME type that its bytes were found to have @param sender who prints @param most pages that there is room for
 * @returns none for what has no pictures, or cannot be read
 */
export async function paperPages(bytes: Buffer, type: string, sender: Sender, most = MOST_PAGES): Promise<PaperPage[]> {
  try {
    if (type.startsWith('image/')) return await inQueue(sender, () => ofPicture(bytes));
    return type === 'application/pdf' ? await inQueue(sender, () => ofPdf(bytes, most)) : [];
  } catch {
    return [];
  }
}
