/**
 * Where files are read: each in a thread of its own with a bounded heap and a bounded time, a few at once, some waiting,
 * one asker at most two of them. Whatever a file holds, the requests of others go on, and what it took is given back.
 */
import { invalid } from '#platform/contract/errors.ts';
import { openThread } from '../process/open-thread.ts';
import { sheetOf, type ReadSheet, type SheetRow } from './sheet-row.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SHEET_MESSAGES } from './sheet.messages.ts';
import type { SheetReport, SheetTask } from './sheet-worker.ts';

export interface WorkspaceSize {
  readonly atOnce: number;
  readonly waiting: number;
  readonly perAsker: number;
  /** Of one file. */
  readonly milliseconds: number;
}

export class SheetWorker {
  readonly #size: WorkspaceSize;
  readonly #queue: (() => void)[] = [];
  readonly #asked = new Map<string, number>();
  #running = 0;

  constructor(size: WorkspaceSize) {
    this.#size = size;
  }

  /** @param asker whose files are counted together. @throws AppError 422 on the field `file`. */
  async read(bytes: Uint8Array, limits: SheetTask['limits'], asker: string): Promise<ReadSheet> {
    const asked = this.#asked.get(asker) ?? 0;
    const isFull = this.#running >= this.#size.atOnce && this.#queue.length >= this.#size.waiting;
    if (asked >= this.#size.perAsker || isFull) throw invalid('file', SHEET_MESSAGES.busy);
    this.#asked.set(asker, asked + 1);
    try {
      await this.#seat();
      try {
        return await readInThread(bytes, limits, this.#size.milliseconds);
      } finally {
        this.#running--;
        this.#queue.shift()?.();
      }
    } finally {
      const left = (this.#asked.get(asker) ?? 1) - 1;
      if (left > 0) this.#asked.set(asker, left);
      else this.#asked.delete(asker);
    }
  }

  async #seat(): Promise<void> {
    if (this.#running >= this.#size.atOnce) await new Promise<void>((resolve) => void this.#queue.push(resolve));
    this.#running++;
  }
}

/** The desk of the process. */
export const sheetWorker = new SheetWorker({ atOnce: 2, waiting: 4, perAsker: 2, milliseconds: SHEET_LIMITS.milliseconds });

async function readInThread(bytes: Uint8Array, limits: SheetTask['limits'], milliseconds: number): Promise<ReadSheet> {
  const copy = Uint8Array.from(bytes);
  const worker = openThread(new URL('./sheet-worker.ts', import.meta.url), SHEET_LIMITS.heapMegabytes, {
    workerData: { bytes: copy, limits } satisfies SheetTask,
    transferList: [copy.buffer],
    resourceLimits: { maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadSheet>((resolve, reject) => {
      const rows: SheetRow[] = [];
      timer = setTimeout(() => reject(invalid('file', SHEET_MESSAGES.tooSlow)), milliseconds);
      worker.on('message', (report: SheetReport) => {
        if ('head' in report) rows.push(report.head);
        else if ('rows' in report) for (const row of report.rows) rows.push(row);
        else if ('done' in report) resolve(sheetOf(rows));
        else reject(invalid('file', SHEET_MESSAGES[report.refused], report.params));
      });
      worker.on('error', (error) => reject(isOutOfMemory(error) ? invalid('file', SHEET_MESSAGES.tooBig) : error));
      worker.on('exit', () => reject(invalid('file', SHEET_MESSAGES.unreadable)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
