/**
 * Where programmes are solved: in a thread of its own, one after the other, so that the requests of others go on. A thread is opened
 * for one piece of work and ended with it: the solver gives no memory back.
 */
import type { Worker } from 'node:worker_threads';
import { openThread } from '../process/open-thread.ts';
import { queue } from '../queue.ts';

export interface SolverTask {
  /** In the text format of LP. */
  readonly lp: string;
  readonly seconds: number;
  /** Ends where the best found is at most this share of its cost from the best there can be. */
  readonly gap: number;
}

export type SolverReport = { readonly values: Readonly<Record<string, number>>; readonly isBest: boolean } | { readonly error: string };

export interface Solved {
  /** Of the names that are not 0. */
  readonly values: Readonly<Record<string, number>>;
  /** false: the time was over first. */
  readonly isBest: boolean;
}

export type Solve = (task: SolverTask) => Promise<Solved>;

const HEAP_MB = 512;
/** Reading the programme and answering take time, too. */
const SPARE_SECONDS = 30;
/** A core is all that it may take. */
const inQueue = queue(1);

/** Opens the solver for a piece of work. @param signal ends it at once @throws on what cannot be solved in its time */
export function withSolver<T>(signal: AbortSignal, work: (solve: Solve) => Promise<T>): Promise<T> {
  return inQueue(async () => {
    signal.throwIfAborted();
    const worker = openThread(new URL('./solver-worker.ts', import.meta.url), HEAP_MB);
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await work((task) => ask(worker, task, signal));
    } finally {
      signal.removeEventListener('abort', stop);
      await worker.terminate();
    }
  });
}

async function ask(worker: Worker, task: SolverTask, signal: AbortSignal): Promise<Solved> {
  const listeners = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Solved>((resolve, reject) => {
      const on = <V>(event: string, hear: (value: V) => void) => {
        worker.on(event, hear);
        listeners.signal.addEventListener('abort', () => worker.off(event, hear));
      };
      timer = setTimeout(() => reject(new Error('The solver took too long')), (task.seconds + SPARE_SECONDS) * 1000);
      on<SolverReport>('message', (report) => ('error' in report ? reject(new Error(report.error)) : resolve(report)));
      on<Error>('error', reject);
      on<number>('exit', (code) => reject(signal.aborted ? signal.reason : new Error(`The solver ended with ${code}`)));
      worker.postMessage(task, []);
    });
  } finally {
    clearTimeout(timer);
    listeners.abort();
  }
}
