/** Passwords that are guessed first: a common word, a name or an address with a few digits and signs around it. Pure. */
import { COMMON_WORDS } from './common-words.params.ts';

/** Digits and signs that stand for letters, as in `P@ssw0rd`. */
const STANDS_FOR: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** Runs of neighbours on a keyboard, in the alphabet and among the digits, both ways. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv', '1q2w3e4r5t6y7u8i'];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
/** The password as a word: what stands around it is cut off, what stands for letters is read as them. */
function wordsOf(password: string): string[] {
  const plain = password.toLowerCase().normalize('NFKC');
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = [...plain.replace(/[^\p{L}@$]+$/u, '')].map((sign) => STANDS_FOR[sign] ?? sign).join('');
  return [lettersOf(plain), lettersOf(core), lettersOf(read)];
}

/** One to three signs over and over, `aaaa1111`, `abc12345`, `1qaz2wsx`: nothing is left when runs and repeats are taken out. */
function isRunOnly(password: string): boolean {
  let rest = password.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  while (rest.length >= 3) {
    let best = /^(.{1,4}?)\1{2,}/u.exec(rest)?.[0].length ?? 0;
    for (const run of RUNS) for (let n = rest.length; n >= 3 && n > best; n -= 1) if (run.includes(rest.slice(0, n))) best = n;
    if (best === 0) return false;
    rest = rest.slice(best);
  }
  return true;
}

/** Parts of a name or an address that would be tried: at least four letters long. */
const ownWords = (about: readonly string[]) =>
  about.flatMap((text) => [lettersOf(text.toLowerCase()), ...text.toLowerCase().split(/[^\p{L}]+/u)]).filter((word) => word.length >= 4);

/**
 * Why a password is guessed first; null: it is not.
 * @param about words of the account itself: name and address of the person.
 */
export function weaknessOf(password: string, about: readonly string[]): 'common' | 'own' | null {
  const words = wordsOf(password);
  if (isRunOnly(password) || words.some((word) => COMMON_WORDS.has(word))) return 'common';
  const own = new Set(ownWords(about));
  return words.some((word) => own.has(word)) ? 'own' : null;
}
