/** What was typed in the search box, made ready once for the sources of all modules. */

/** Words of one or two letters would stand inside nearly every name, so they are looked for where a word begins. */
const SHORT = 2;
/** More words do not find less; a pasted page would be a filter of a hundred patterns. */
const MOST_WORDS = 6;

export interface Sought {
  /** Lower case, one blank between words. */
  readonly text: string;
  /** LIKE patterns, one a word, for a lower-case text with a blank before it: all of them hold for what is found. */
  readonly words: readonly string[];
  /** That of the longest word, by which an index finds. */
  readonly within: string;
}

/** Of one kind; a statement has it in its text, for PostgreSQL does not plan with a limit that it does not know. */
export const MOST_HITS = 5;

function patternOf(word: string): string {
  const letters = word.replace(/[\\%_]/g, '\\$&');
  return word.length > SHORT ? `%${letters}%` : `% ${letters}%`;
}

/** @param keyword at least one letter */
export function soughtOf(keyword: string): Sought {
  const split = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const longest = split.reduce((long, word) => (word.length > long.length ? word : long), '');
  return {
    text: split.join(' '),
    words: split.map(patternOf),
    within: patternOf(longest),
  };
}
