/**
 * Where receipts are read: one at a time, in a thread of its own that recognition keeps warm for the next. Whatever a file holds, the
 * requests of others go on: the thread yields to all else, has a bounded heap and time, and is replaced before it grows.
 */
import type { Worker } from 'node:worker_threads';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { openThread } from '#platform/server/process/open-thread.ts';
import type { Proposals, ReadingFault } from '../../contract/receipt.schema.ts';

export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly ext: string;
  /** No receipt is of a later day. */
  readonly today: CalendarDate;
}

/** What the thread makes of a file: whatever stands on it, only that reaches the process. */
export interface ReadReceipt {
  readonly found: Proposals;
  /** By which another photo of it is known, and by what an index finds that (`contract/likeness.ts`). */
  readonly figures: readonly string[];
  readonly bands: readonly number[];
  /** As a JPEG, the pages of a PDF one below the other, or a photo that lay turned upright; null: the file is the picture itself. */
  readonly picture: Uint8Array | null;
}

export type ReadingReport =
  | { readonly progress: number }
  | { readonly read: ReadReceipt }
  | { readonly fault: 'picture' | 'locked' }
  /** What recognition itself failed of. */
  | { readonly error: string };

/** A file that cannot be read, however often one tries. */
export class Unreadable extends Error {
  readonly fault: ReadingFault;
  constructor(fault: ReadingFault) {
    super(`Not readable: ${fault}`);
    this.name = 'Unreadable';
    this.fault = fault;
  }
}

export interface WorkspaceTerms {
  /** For one file. */
  readonly milliseconds: number;
  /** After so many files the thread is replaced: recognition gives no memory back. */
  readonly files: number;
  /** Without work for so long, its 200 MB go back. */
  readonly idleMilliseconds: number;
}

const TERMS: WorkspaceTerms = { milliseconds: 60_000, files: 50, idleMilliseconds: 120_000 };
const HEAP_MB = 256;

export class ReadingWorker {
  readonly #terms: WorkspaceTerms;
  #worker: Worker | null = null;
  #read = 0;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(terms: Partial<WorkspaceTerms> = {}) {
    this.#terms = { ...TERMS, ...terms };
  }

  /** Reads when those before are done. @param milliseconds that this one may take, where it is less @throws Unreadable, and on what may go well another time */
  read(task: ReadingTask, onProgress: (share: number) => void = () => undefined, milliseconds = Infinity): Promise<ReadReceipt> {
    const mine = this.#last.then(() => this.#readNow(task, onProgress, Math.min(milliseconds, this.#terms.milliseconds)));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Ends the thread; the next file starts another. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    this.#read = 0;
    await worker?.terminate();
  }

  async #readNow(task: ReadingTask, onProgress: (share: number) => void, milliseconds: number): Promise<ReadReceipt> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= openReader());
    let isSound = false;
    try {
      const read = await ask(worker, task, milliseconds, onProgress);
      isSound = true;
      return read;
    } catch (error) {
      // A refusal is an answer: the thread that gave it is whole.
      isSound = error instanceof Unreadable && error.fault !== 'slow';
      throw error;
    } finally {
      this.#read += 1;
      if (!isSound || this.#read >= this.#terms.files) await this.close();
      else this.#idle = setTimeout(() => void this.close(), this.#terms.idleMilliseconds).unref();
    }
  }
}

/** The desk of the process. */
export const readingWorker = new ReadingWorker();

function openReader(): Worker {
  const worker = openThread(new URL('./reading-worker.ts', import.meta.url), HEAP_MB, {
    resourceLimits: { maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  // A process that is done does not stay for it.
  worker.unref();
  return worker;
}

async function ask(worker: Worker, { bytes, ext, today }: ReadingTask, milliseconds: number, onProgress: (share: number) => void): Promise<ReadReceipt> {
  const copy = Uint8Array.from(bytes);
  let timer: NodeJS.Timeout | undefined;
  const listeners: (() => void)[] = [];
  const on = <T>(event: string, hear: (value: T) => void) => {
    worker.on(event, hear);
    listeners.push(() => worker.off(event, hear));
  };
  try {
    return await new Promise<ReadReceipt>((resolve, reject) => {
      timer = setTimeout(() => reject(new Unreadable('slow')), milliseconds);
      on<ReadingReport>('message', (report) => {
        if ('progress' in report) onProgress(report.progress);
        else if ('read' in report) resolve(report.read);
        else if ('fault' in report) reject(new Unreadable(report.fault));
        else reject(new Error(report.error));
      });
      on<Error>('error', reject);
      on<number>('exit', (code) => reject(new Error(`The thread of receipts ended with ${code}`)));
      worker.postMessage({ bytes: copy, ext, today } satisfies ReadingTask, [copy.buffer]);
    });
  } finally {
    clearTimeout(timer);
    for (const stop of listeners) stop();
  }
}
