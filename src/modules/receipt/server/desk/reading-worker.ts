/** The thread in which receipts are read, one after the other. See reading-desk.ts. */
import { on } from 'node:events';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { ReadingReport, ReadingTask } from './reading-pool.ts';
import { boundMemory } from '#platform/server/documents/bound-memory.ts';
import { ClosedPdf } from '#platform/server/documents/pdf-pages.ts';
import { yieldToAll } from '#platform/server/process/yield-to-all.ts';
import { bandsOf, figuresOf } from '../../contract/likeness.ts';
import { NoPicture, pagesOf } from './page-picture.ts';
import { readPicture } from './read-picture.ts';

const report = (wording: ReadingReport, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(wording, transfer);

async function read({ bytes, ext, today }: ReadingTask): Promise<void> {
  try {
    const pages = ext === 'pdf' ? await pagesOf(bytes) : null;
    const { pieces, found, upright } = await readPicture(pages ?? bytes, today, (progress) => report({ progress }));
    const figures = figuresOf(pieces.flat());
    report({ read: { found, figures, bands: bandsOf(figures), picture: upright ?? pages } });
  } catch (error) {
    if (error instanceof ClosedPdf) report({ fault: error.isLocked ? 'locked' : 'picture' });
    else if (error instanceof NoPicture) report({ fault: 'picture' });
    else report({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** One task after the other, until the thread is ended. */
async function serve(port: MessagePort): Promise<void> {
  yieldToAll();
  boundMemory();
  for await (const [task] of on(port, 'message') as AsyncIterable<[ReadingTask]>) await read(task);
}

if (parentPort) await serve(parentPort);
