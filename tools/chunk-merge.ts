/**
 * Which files of a build to put together. On a slow line a file costs a round trip, and a browser asks for six at a time; but
 * whoever opens a list should not wait for the forms of others. Two files become one where that makes all visits together cheaper.
 */

/** A file of a first build. */
export interface Part {
  readonly name: string;
  /** As it comes over the line, in bytes. */
  readonly size: number;
  /** What asks for it, by number. */
  readonly visits: ReadonlySet<number>;
  /** Files that it imports, by name. */
  readonly imports: readonly string[];
}

/** Something that asks for files at once: a page, a part that loads later, a page with all that is drawn with it. */
export interface Visit {
  /** How often it comes to the others. */
  readonly often: number;
  /** So many files, and so many bytes in all, it should ask for at most. */
  readonly files: number;
  readonly bytes: number;
}

export interface Prices {
  /** What a file costs beside its bytes, in bytes. */
  readonly request: number;
  /** How many times as much a file costs above what a visit should ask for; and a byte. */
  readonly crowd: number;
  readonly heavy: number;
}

interface Heap {
  readonly parts: readonly Part[];
  readonly size: number;
  readonly visits: Set<number>;
}

interface Pair {
  readonly a: Heap;
  readonly b: Heap;
  /** What all visits cost less when the two are one, as it was last reckoned. */
  gain: number;
}

/**
 * Puts files together, the most worthwhile pair first, until no pair is worth it.
 * Heaps never import each other in a circle: all that lies in a circle is asked for by the same visits, so that putting it together
 * costs nobody anything.
 * @returns the names of the files of each heap
 */
export function mergeChunks(parts: readonly Part[], visits: readonly Visit[], { request, crowd, heavy }: Prices): readonly (readonly string[])[] {
  const heapOf = new Map<string, Heap>();
  const heaps = new Set<Heap>();
  /** What each visit asks for. */
  const asked = visits.map((visit) => ({ ...visit, count: 0, weight: 0 }));
  const ask = (visit: number, { size }: Heap, times: 1 | -1) => {
    const of = asked[visit];
    if (!of) return;
    of.count += times;
    of.weight += times * size;
  };
  const stand = (heap: Heap) => {
    heaps.add(heap);
    for (const { name } of heap.parts) heapOf.set(name, heap);
    for (const visit of heap.visits) ask(visit, heap, 1);
    return heap;
  };
  for (const part of parts) stand({ parts: [part], size: part.size, visits: new Set(part.visits) });

  /** A heap with all that comes along with it. */
  const closure = (heap: Heap) => {
    const seen = new Set([heap]);
    for (const { parts: own } of seen)
      for (const { imports } of own)
        for (const name of imports) {
          const next = heapOf.get(name);
          if (next) seen.add(next);
        }
    return [...seen];
  };

  /** What a visit costs more when it asks for `more` files and `bytes` besides. */
  const dearer = (visit: number, more: number, bytes: number) => {
    const of = asked[visit];
    if (!of) return 0;
    const above = (value: number, most: number) => Math.max(0, value - most);
    const crowded = above(of.count + more, of.files) - above(of.count, of.files);
    const heavier = above(of.weight + bytes, of.bytes) - above(of.weight, of.bytes);
    return of.often * (request * (more + crowd * crowded) + bytes + heavy * heavier);
  };

  /** What those pay that ask for `one` and not for what comes with the other. */
  const brought = (one: Heap, other: Heap, along: readonly Heap[]) => {
    let cost = 0;
    for (const visit of one.visits) {
      if (other.visits.has(visit)) continue;
      const come = along.filter((heap) => !heap.visits.has(visit));
      const bytes = come.reduce((sum, { size }) => sum + size, 0);
      // The other itself stands in the file that they ask for already.
      cost += dearer(visit, come.length - 1, bytes);
    }
    return cost;
  };

  /** @param along what comes with a heap: with nothing but itself, the gain is the highest that it can be */
  const gainOf = (a: Heap, b: Heap, along: (heap: Heap) => readonly Heap[]) => {
    let gain = 0;
    for (const visit of a.visits) if (b.visits.has(visit)) gain -= dearer(visit, -1, 0);
    return gain === 0 ? 0 : gain - brought(a, b, along(b)) - brought(b, a, along(a));
  };

  const pairsWith = (a: Heap, others: Iterable<Heap>) =>
    [...others].map((b): Pair => ({ a, b, gain: gainOf(a, b, (heap) => [heap]) })).filter(({ gain }) => gain > 0);

  const join = ({ a, b }: Pair) => {
    const along = [...closure(a), ...closure(b)];
    for (const heap of [a, b]) {
      heaps.delete(heap);
      for (const visit of heap.visits) ask(visit, heap, -1);
    }
    const merged = stand({ parts: [...a.parts, ...b.parts], size: a.size + b.size, visits: new Set([...a.visits, ...b.visits]) });
    for (const heap of along)
      for (const visit of heaps.has(heap) ? merged.visits : []) {
        if (heap.visits.has(visit)) continue;
        heap.visits.add(visit);
        ask(visit, heap, 1);
      }
    return merged;
  };

  const all = [...heaps];
  let open = all.flatMap((a, place) => pairsWith(a, all.slice(place + 1)));
  for (let last: Pair | null = null; open.length > 0;) {
    const best = open.reduce((most, pair) => (pair.gain > most.gain ? pair : most));
    if (best.gain <= 0) break;
    // Other merges have changed what it is worth; it is done if it is the best still.
    if (best !== last) {
      best.gain = gainOf(best.a, best.b, closure);
      last = best;
      continue;
    }
    const merged = join(best);
    const others = [...heaps].filter((heap) => heap !== merged);
    open = [...open.filter(({ a, b }) => heaps.has(a) && heaps.has(b)), ...pairsWith(merged, others)];
    last = null;
  }
  return [...heaps].map((heap) => heap.parts.map(({ name }) => name));
}
