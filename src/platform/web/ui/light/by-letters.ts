/** Letters belong to one word while they come as fast as this. */
const WORD_MS = 700;
let word = '';
let last = 0;

interface Named {
  readonly label: string;
}

/** What letters choose of a closed list, as in a list of the browser: the first that begins so; one letter again and again goes on to the next. */
export function byLetters<O extends Named>(key: string, now: number, options: readonly O[], chosen: O | undefined): O | undefined {
  word = now - last > WORD_MS ? key : word + key;
  last = now;
  const isOne = [...word].every((letter) => letter === word[0]);
  const from = isOne && chosen ? options.indexOf(chosen) + 1 : 0;
  const sought = (isOne ? key : word).toLowerCase();
  return [...options.slice(from), ...options.slice(0, from)].find(({ label }) => label.toLowerCase().startsWith(sought));
}
