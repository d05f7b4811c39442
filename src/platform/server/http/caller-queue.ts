/**
 * How many connections of the pool one caller has at once. Who sends hundreds of calls, or calls that wait for one another, waits for
 * themselves; and the last connections are for those who have none, so that a few such callers together hold up nobody else either.
 */
import { tooMany } from '#platform/contract/errors.ts';

/** Share of the pool that one caller may have. */
const SHARE = 0.6;
/** Share of it that is left to callers who have none. */
const STORED_FREE = 0.3;
/** Calls of one caller that wait; browsers send six at a time. */
const MOST_WAITING = 200;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export class CallerQueue {
  readonly #lines = new Map<string, Line>();
  /** Lines in which somebody waits; the one that was served last comes last. */
  readonly #queue = new Set<Line>();
  readonly #each: number;
  readonly #together: number;
  #running = 0;

  /** @param connections of the pool */
  constructor(connections: number) {
    this.#each = Math.max(1, Math.floor(connections * SHARE));
    this.#together = connections - Math.floor(connections * STORED_FREE);
  }

  /** @param caller a person, else a token or an address @throws 429 where too many wait already */
  async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= MOST_WAITING) throw tooMany(1);
    this.#lines.set(caller, line);
    if (line.waiting.length === 0 && this.#mayRun(line)) this.#begin(line);
    else {
      this.#queue.add(line);
      await new Promise<void>((resolve) => void line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      this.#end(caller, line);
    }
  }

  #mayRun({ running }: Line): boolean {
    return running === 0 || (running < this.#each && this.#running < this.#together);
  }

  #begin(line: Line): void {
    line.running++;
    this.#running++;
  }

  #end(caller: string, line: Line): void {
    line.running--;
    this.#running--;
    // One round over those who wait now: who is called once goes behind the others.
    const round = [...this.#queue];
    for (const waits of round) {
      const next = this.#mayRun(waits) ? waits.waiting.shift() : undefined;
      if (!next) continue;
      this.#queue.delete(waits);
      if (waits.waiting.length > 0) this.#queue.add(waits);
      this.#begin(waits);
      next();
    }
    if (line.running === 0) this.#lines.delete(caller);
  }
}
