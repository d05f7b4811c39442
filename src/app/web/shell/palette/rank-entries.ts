/** How what was typed orders the entries of the search box: the best entry first, under its heading. Pure. */
import type { Text } from '#platform/contract/messages.ts';

/** By what an entry is found. */
export interface Named {
  /** What it is called, in every language: here a hit counts by where it stands. */
  readonly names: readonly string[];
  /** What else people type for it. */
  readonly words?: readonly string[];
  /** What one does there: found where one of its words begins. */
  readonly sentences?: readonly string[];
}

/** Found by the server through something that does not show: an email, an identity number. */
export const UNSEEN = 5;
/** Of a heading of the portal's own entries, while something is typed. */
const MOST_OF_A_GROUP = 6;

/** 0 the name itself, 1 its beginning, 2 that of one of its words, 3 inside it, 4 each word typed somewhere; null: not at all. */
export function fitOf(query: string, { names, words = [], sentences = [] }: Named): number | null {
  const typed = query.trim().toLowerCase().replace(/\s+/g, ' ');
  const fits = names.map((name) => {
    const text = name.toLowerCase();
    if (text === typed) return 0;
    const at = ` ${text}`.indexOf(` ${typed}`);
    return at === 0 ? 1 : at > 0 ? 2 : text.includes(typed) ? 3 : 4;
  });
  const fit = Math.min(4, ...fits);
  if (fit < 4) return fit;
  const all = [...names, ...words].join(' ').toLowerCase();
  const announced = ` ${sentences.join(' ').toLowerCase()}`;
  return typed.split(' ').every((word) => all.includes(word) || announced.includes(` ${word}`)) ? 4 : null;
}

/** What is left of what was typed once the words of a page are taken away. */
export interface Rest {
  readonly keyword: string;
  readonly year: string;
}

const YEAR = /^(?:19|20)\d{2}$/;

/** `payslip ahmad` for the payslips, `ea 2025` for the EA forms; null: no word of it is the page's, or nothing is left. */
export function restOf(query: string, { names, words = [] }: Named): Rest | null {
  const typed = query.trim().split(/\s+/);
  const own = [...names, ...words]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  // Two letters may begin anything.
  const isOwn = (word: string) => own.some((each) => each === word || (word.length > 2 && each.startsWith(word)));
  const rest = typed.filter((word) => !isOwn(word.toLowerCase()));
  if (rest.length === 0 || rest.length === typed.length) return null;
  const year = rest.find((word) => YEAR.test(word)) ?? '';
  return { year, keyword: rest.filter((word) => word !== year).join(' ') };
}

export interface Ranked {
  /** null: it does not fit what is typed. */
  readonly fit: number | null;
}
export interface Group<Entry> {
  readonly title: Text;
  readonly entries: readonly Entry[];
  /** Its entries come in their order, and all of them: the server ranked and cut them. */
  readonly ranked?: boolean;
}

/** Those that fit, the best first; groups likewise, and where equal as they were given. With nothing typed everything stays as it is. */
export function rankGroups<Entry extends Ranked>(query: string, groups: readonly Group<Entry>[]): Group<Entry>[] {
  if (query.trim() === '') return groups.filter(({ entries }) => entries.length > 0);
  const best = ({ entries }: Group<Entry>) => Math.min(...entries.map(({ fit }) => fit ?? Infinity));
  return groups
    .map((group) => {
      const fitting = group.entries.filter(({ fit }) => fit !== null);
      const entries = group.ranked ? fitting : fitting.toSorted((a, b) => (a.fit ?? 0) - (b.fit ?? 0)).slice(0, MOST_OF_A_GROUP);
      return { ...group, entries };
    })
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => best(a) - best(b));
}
