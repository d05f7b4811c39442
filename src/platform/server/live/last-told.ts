/** When each channel was last told something, so that whoever joins it learns whether anything went by meanwhile. */
const KEEP_MS = 10 * 60_000;
const MOST = 50_000;

export class LastTold {
  readonly #at = new Map<string, number>();
  /** Before this moment nothing is known of any channel. */
  #since: number;

  constructor(now = performance.now()) {
    this.#since = now;
  }

  note(channel: string, now = performance.now()): void {
    // A Map keeps the order of insertion: the channel that was told longest ago comes first.
    this.#at.delete(channel);
    this.#at.set(channel, now);
    for (const [old, at] of this.#at) {
      if (at > now - KEEP_MS && this.#at.size <= MOST) break;
      this.#at.delete(old);
      this.#since = Math.max(this.#since, at);
    }
  }

  /** The database was not heard for a while: what was told in it is known to nobody. */
  forget(now = performance.now()): void {
    this.#at.clear();
    this.#since = now;
  }

  /** May the channel have been told something in the last `ms` milliseconds? */
  within(channel: string, ms: number, now = performance.now()): boolean {
    return Math.max(this.#at.get(channel) ?? 0, this.#since) > now - ms;
  }
}
