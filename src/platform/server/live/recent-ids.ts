/** Ids of messages delivered in the last minutes, so that catching up does not deliver them again. */
const KEEP_MS = 5 * 60_000;
const MOST = 50_000;

export class RecentIds {
  readonly #seen = new Map<number, number>();

  /** @returns false when the id was there already. */
  add(id: number, now = Date.now()): boolean {
    if (this.#seen.has(id)) return false;
    this.#seen.set(id, now);
    // A Map keeps the order of insertion: the oldest come first.
    for (const [old, at] of this.#seen) {
      if (at > now - KEEP_MS && this.#seen.size <= MOST) break;
      this.#seen.delete(old);
    }
    return true;
  }
}
