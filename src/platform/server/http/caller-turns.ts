/**
 * How many connections of the pool one caller has at once. Who sends hundreds of calls, or calls that wait for one another, waits for
 * themselves: the rest of the pool is for everybody else.
 */
import { tooMany } from '#platform/contract/errors.ts';
import { turns } from '../turns.ts';

/** Share of the pool that is anybody's. */
const SHARE = 0.6;
/** Calls of one caller that wait; browsers send six at a time. */
const MOST_WAITING = 200;

interface Line {
  readonly take: ReturnType<typeof turns>;
  asked: number;
}

export class CallerTurns {
  readonly #lines = new Map<string, Line>();
  readonly #atOnce: number;

  /** @param connections of the pool */
  constructor(connections: number) {
    this.#atOnce = Math.max(1, Math.floor(connections * SHARE));
  }

  /** @param caller a person, else a token or an address @throws 429 where too many wait already */
  async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(caller) ?? { take: turns(this.#atOnce), asked: 0 };
    if (line.asked >= this.#atOnce + MOST_WAITING) throw tooMany(1);
    this.#lines.set(caller, line);
    line.asked++;
    try {
      return await line.take(work);
    } finally {
      if (--line.asked === 0) this.#lines.delete(caller);
    }
  }
}
