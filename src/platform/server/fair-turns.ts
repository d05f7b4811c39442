/** Work on what people send, in turns by company and then by person: whoever sends much waits for their own, not others for them. */

export interface Sender {
  readonly companyId: number | null;
  readonly userId: number | null;
}

interface Waiting {
  readonly company: string;
  readonly person: string;
  readonly start: () => void;
}

/** Who runs how much, and when each last began. */
class Ledger {
  readonly #running = new Map<string, number>();
  readonly #begun = new Map<string, number>();
  #clock = 0;

  running(key: string): number {
    return this.#running.get(key) ?? 0;
  }

  begin(keys: readonly string[]): void {
    this.#clock += 1;
    for (const key of keys) {
      this.#running.set(key, this.running(key) + 1);
      this.#begun.set(key, this.#clock);
    }
  }

  end(keys: readonly string[]): void {
    for (const key of keys) this.#running.set(key, this.running(key) - 1);
  }

  /** Nobody waits or runs: all begin alike again, and nothing is remembered of anybody. */
  clear(): void {
    this.#running.clear();
    this.#begun.clear();
  }

  /** Below zero: the first comes before the other. */
  compare(one: string, other: string): number {
    return this.running(one) - this.running(other) || (this.#begun.get(one) ?? 0) - (this.#begun.get(other) ?? 0);
  }
}

/**
 * So many at once, and of one person one less, so that a place comes free for others however long theirs takes. The next is of the
 * company that has the least under way and has waited longest, and of its people likewise.
 */
export function fairApprovers(atOnce: number): <T>(sender: Sender, work: () => Promise<T>) => Promise<T> {
  const ofPerson = Math.max(1, atOnce - 1);
  const ledger = new Ledger();
  let waiting: Waiting[] = [];
  let running = 0;

  function startNext(): void {
    const [next] = waiting
      .filter(({ person }) => ledger.running(person) < ofPerson)
      .toSorted((a, b) => ledger.compare(a.company, b.company) || ledger.compare(a.person, b.person));
    if (running >= atOnce || !next) return;
    waiting = waiting.filter((each) => each !== next);
    running += 1;
    ledger.begin([next.company, next.person]);
    next.start();
  }

  return async ({ companyId, userId }, work) => {
    const [company, person] = [`company ${companyId}`, `person ${companyId} ${userId}`];
    await new Promise<void>((start) => {
      waiting.push({ company, person, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      ledger.end([company, person]);
      if (running === 0 && waiting.length === 0) ledger.clear();
      startNext();
    }
  };
}
