/** What each channel was told of late, by type, so that whoever joins it learns what went by meanwhile. */
const KEEP_MS = 10 * 60_000;
const MOST = 50_000;

export class LastTold {
  /** By channel and type: when it was told last. */
  readonly #channels = new Map<string, Map<string, number>>();
  /** Before this moment nothing is known of any channel. */
  #since: number;

  constructor(now = performance.now()) {
    this.#since = now;
  }

  note(channel: string, type: string, now = performance.now()): void {
    const types = this.#channels.get(channel) ?? new Map<string, number>();
    // A Map keeps the order of insertion: what was told longest ago comes first, among the channels and among the types of each.
    types.delete(type);
    types.set(type, now);
    for (const [old, at] of types) {
      if (at > now - KEEP_MS) break;
      types.delete(old);
      this.#since = Math.max(this.#since, at);
    }
    this.#channels.delete(channel);
    this.#channels.set(channel, types);
    for (const [old, told] of this.#channels) {
      const last = Math.max(...told.values());
      if (last > now - KEEP_MS && this.#channels.size <= MOST) break;
      this.#channels.delete(old);
      this.#since = Math.max(this.#since, last);
    }
  }

  /** The database was not heard for a while: what was told in it is known to nobody. */
  forget(now = performance.now()): void {
    this.#channels.clear();
    this.#since = now;
  }

  /** The types that the channel was told in the last `ms` milliseconds; null: anything may have been told. */
  within(channel: string, ms: number, now = performance.now()): readonly string[] | null {
    const from = now - ms;
    if (this.#since > from) return null;
    return [...(this.#channels.get(channel) ?? [])].filter(([, at]) => at > from).map(([type]) => type);
  }
}
