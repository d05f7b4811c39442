/**
 * Which files of a build to put together. On a slow line a file costs a round trip, and a browser asks for six at a time; but
 * whoever opens a list should not wait for the forms of others. Two files become one where the requests that this spares are
 * worth more than the bytes that somebody then loads for nothing.
 */

/** A file of a first build. */
export interface Part {
  readonly name: string;
  /** As it comes over the line, in bytes. */
  readonly size: number;
  /** What loads it: pages and parts that are loaded later, by number. */
  readonly askers: ReadonlySet<number>;
  /** Files that it imports, by name. */
  readonly imports: readonly string[];
}

export interface MergeRules {
  /** What a request is worth, in bytes. */
  readonly price: number;
  /** How often each asker is opened to the others. */
  readonly often: readonly number[];
  /** What each asker may load for nothing in all, in bytes. */
  readonly allowance: readonly number[];
  /** Askers that are met together: a page, and what is drawn with it. */
  readonly visits: readonly (readonly number[])[];
  /** So many files a visit may ask for. */
  readonly most: number;
  /** What each asker may load for nothing where a visit asks for more files, in bytes. */
  readonly strained: readonly number[];
}

interface Heap {
  readonly parts: readonly Part[];
  readonly size: number;
  readonly askers: Set<number>;
}

/** What a merge of two is worth, in bytes, and what it would bring those that need only one of both. */
interface Judged {
  readonly a: Heap;
  readonly b: Heap;
  readonly gain: number;
  readonly idle: ReadonlyMap<number, number>;
}

/**
 * Puts files together, the most worthwhile pair first, until no pair is worth it; then, for a visit that still asks for too many, the
 * pair that costs least.
 * Heaps never import each other in a circle: what lies between two files is asked for by whoever asks for the lower one.
 * @returns the names of the files of each heap
 */
export function mergeChunks(parts: readonly Part[], { price, often, allowance, visits, most, strained }: MergeRules): readonly (readonly string[])[] {
  const heapOf = new Map<string, Heap>();
  const heaps = new Set<Heap>();
  const idleOf = new Map<number, number>();
  const stand = (heap: Heap) => {
    heaps.add(heap);
    for (const { name } of heap.parts) heapOf.set(name, heap);
    return heap;
  };
  for (const part of parts) stand({ parts: [part], size: part.size, askers: new Set(part.askers) });

  /** A heap with all that comes along with it. */
  const closure = (heap: Heap) => {
    const seen = new Set([heap]);
    for (const { parts: own } of seen)
      for (const { imports } of own)
        for (const name of imports) {
          const next = heapOf.get(name);
          if (next) seen.add(next);
        }
    return seen;
  };

  /** What whoever needs `one` and not `other` would load with it. @returns what that costs them, in bytes */
  const bring = (one: Heap, other: Heap, idle: Map<number, number>) => {
    const along = closure(other);
    let cost = 0;
    for (const asker of one.askers) {
      if (other.askers.has(asker)) continue;
      const brought = [...along].filter((heap) => !heap.askers.has(asker));
      const bytes = brought.reduce((sum, { size }) => sum + size, 0);
      idle.set(asker, bytes);
      // What comes along stands in files of its own.
      cost += (bytes + (brought.length - 1) * price) * (often[asker] ?? 1);
    }
    return cost;
  };

  /** What a merge is worth at most, in bytes: without what comes along. */
  const spared = (a: Heap, b: Heap) => {
    let requests = 0;
    let bytes = 0;
    for (const asker of a.askers) {
      if (b.askers.has(asker)) requests += often[asker] ?? 1;
      else bytes += b.size * (often[asker] ?? 1);
    }
    if (requests === 0) return 0;
    for (const asker of b.askers) if (!a.askers.has(asker)) bytes += a.size * (often[asker] ?? 1);
    return requests * price - bytes;
  };

  /** @returns null where somebody would load too much. */
  const judge = (a: Heap, b: Heap, allowed: readonly number[]): Judged | null => {
    const idle = new Map<number, number>();
    const cost = bring(a, b, idle) + bring(b, a, idle);
    for (const [asker, bytes] of idle) if ((idleOf.get(asker) ?? 0) + bytes > (allowed[asker] ?? 0)) return null;
    let requests = 0;
    for (const asker of a.askers) if (b.askers.has(asker)) requests += often[asker] ?? 1;
    return { a, b, idle, gain: requests * price - cost };
  };

  const join = ({ a, b, idle }: Judged) => {
    for (const [asker, bytes] of idle) idleOf.set(asker, (idleOf.get(asker) ?? 0) + bytes);
    const along = [...closure(a), ...closure(b)];
    heaps.delete(a);
    heaps.delete(b);
    const merged = stand({ parts: [...a.parts, ...b.parts], size: a.size + b.size, askers: new Set([...a.askers, ...b.askers]) });
    for (const heap of along) if (heaps.has(heap)) for (const asker of merged.askers) heap.askers.add(asker);
    return merged;
  };

  const pairsWith = (a: Heap, others: readonly Heap[]) => others.map((b) => ({ a, b, gain: spared(a, b) })).filter(({ gain }) => gain > 0);
  const byGain = (one: { gain: number }, other: { gain: number }) => other.gain - one.gain;
  const all = [...heaps];
  let open = all.flatMap((a, place) => pairsWith(a, all.slice(place + 1))).sort(byGain);
  for (let best = open.shift(); best; best = open.shift()) {
    const judged = judge(best.a, best.b, allowance);
    if (!judged || judged.gain <= 0) continue;
    const merged = join(judged);
    const left = open.filter((pair) => heaps.has(pair.a) && heaps.has(pair.b));
    open = [
      ...left,
      ...pairsWith(
        merged,
        [...heaps].filter((heap) => heap !== merged),
      ),
    ].sort(byGain);
  }

  const askedFor = (visit: readonly number[]) => [...heaps].filter(({ askers }) => visit.some((asker) => askers.has(asker)));
  const crowded = () =>
    visits
      .map(askedFor)
      .filter((some) => some.length > most)
      .sort((one, other) => other.length - one.length);
  const cheapest = (some: readonly Heap[]) =>
    some
      .flatMap((a, place) => some.slice(place + 1).map((b) => judge(a, b, strained)))
      .reduce((least, judged) => (judged && judged.gain > (least?.gain ?? -Infinity) ? judged : least), null);
  for (let tries = crowded(); tries.length > 0;) {
    const pair = cheapest(tries.shift() ?? []);
    if (!pair) continue;
    join(pair);
    tries = crowded();
  }
  return [...heaps].map((heap) => heap.parts.map(({ name }) => name));
}
