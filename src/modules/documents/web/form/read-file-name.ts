/** Whose file it is, by its name: `SM0012_offer-letter.pdf` belongs to SM0012 and is called "Offer letter". Pure. */

export interface NamedFile<P> {
  readonly person: P | null;
  /** Empty where the name says nothing besides the code. */
  readonly title: string;
}

const SEPARATOR = /[\s_\-.]/;

/** Every beginning of a name that ends before a separator or at its end, longest first. */
function beginnings(stem: string): string[] {
  const ends = [...stem].flatMap((letter, at) => (SEPARATOR.test(letter) ? [at] : []));
  return [stem.length, ...ends.reverse()].map((end) => stem.slice(0, end)).filter(Boolean);
}

/** @param people by employee code in lower case. A code counts only when a separator or nothing follows it. */
export function readFileName<P>(fileName: string, people: ReadonlyMap<string, P>): NamedFile<P> {
  const stem = fileName.replace(/\.[^.]*$/, '').trim();
  const code = beginnings(stem).find((beginning) => people.has(beginning.toLowerCase()));
  const words = (code === undefined ? stem : stem.slice(code.length)).replace(/[\s_-]+/g, ' ').trim();
  return { person: code === undefined ? null : (people.get(code.toLowerCase()) ?? null), title: words.charAt(0).toUpperCase() + words.slice(1) };
}
