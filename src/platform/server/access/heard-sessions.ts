/** When each session was heard: what a device says it made without a connection can be held against it. */
import type { Transaction } from '../db/scope.ts';

/** Where what was heard is kept. Platform knows no sessions, so identity provides it and `app/server` joins the two. */
export interface HeardStore {
  /** Adds quarter hours (since 1970) to sessions. What is older than `oldest` is dropped from these. */
  add(heard: readonly HeardQuarter[], oldest: number): Promise<void>;
  /** In how many quarter hours, from one (included) to another (excluded), the own session was heard. */
  count(tx: Pick<Transaction, 'client'>, tokenId: number, from: number, to: number): Promise<number>;
}

export interface HeardQuarter {
  readonly tokenId: number;
  readonly quarter: number;
}

const QUARTER_MS = 15 * 60_000;
/** As long as an entry made offline is taken. */
const KEPT_QUARTERS = 31 * 24 * 4;

/** Of one process. A session is written down once in a quarter of an hour, with all others, never within its own request. */
export class HeardSessions {
  readonly #store: HeardStore;
  #quarter = 0;
  #heard = new Set<number>();
  #waiting: HeardQuarter[] = [];

  constructor(store: HeardStore) {
    this.#store = store;
  }

  note(tokenId: number, at: Date): void {
    const quarter = Math.floor(at.getTime() / QUARTER_MS);
    if (quarter !== this.#quarter) {
      this.#quarter = quarter;
      this.#heard = new Set();
    }
    if (this.#heard.has(tokenId)) return;
    this.#heard.add(tokenId);
    this.#waiting.push({ tokenId, quarter });
  }

  /** Writes down what was heard since the last time. @throws what the database throws; then it is written with the next */
  async write(): Promise<void> {
    const heard = this.#waiting;
    if (heard.length === 0) return;
    this.#waiting = [];
    try {
      await this.#store.add(heard, this.#quarter - KEPT_QUARTERS);
    } catch (error) {
      this.#waiting = [...heard, ...this.#waiting];
      throw error;
    }
  }

  /** Whole quarter hours between two moments in which the session was heard, as far as it is written down. */
  async countBetween(tx: Pick<Transaction, 'client'>, tokenId: number, from: number, to: number): Promise<number> {
    const [first, last] = [Math.ceil(from / QUARTER_MS), Math.floor(to / QUARTER_MS)];
    return first < last ? this.#store.count(tx, tokenId, first, last) : 0;
  }
}
