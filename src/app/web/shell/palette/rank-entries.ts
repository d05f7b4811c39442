/** How what was typed orders the entries of the search box: the best entry first, under its heading. Pure. */
import type { Text } from '#platform/contract/messages.ts';

/** By what an entry is found. */
export interface Named {
  /** What it is called, in every language: here a hit counts by where it stands. */
  readonly names: readonly string[];
  /** What else people type for it. */
  readonly words?: readonly string[];
}

/** Found by the server through something that does not show: an email, an identity number. */
export const UNSEEN = 5;
/** Of a heading of the portal's own entries, while something is typed. */
const MOST_OF_A_GROUP = 6;

/** 0 the name itself, 1 its beginning, 2 that of one of its words, 3 inside it, 4 each word typed somewhere; null: not at all. */
export function fitOf(query: string, { names, words = [] }: Named): number | null {
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
  return typed.split(' ').every((word) => all.includes(word)) ? 4 : null;
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
