/**
 * Texts whose letters do not simply stand one after the other: right-to-left letters, and letters that join or change
 * their place. Such a text is cut into words of one script and single letters, in the order in which they are drawn.
 */
import bidiJs from 'bidi-js';
import type { ShapedScript } from './pdf-fonts.ts';

/** A word to shape, or (without a script) a letter to draw as it is. */
export interface Unit {
  readonly text: string;
  readonly script: ShapedScript | null;
  /** Odd: drawn from right to left. */
  readonly level: number;
}

/** Right-to-left letters, Tamil letters, and signs that are not drawn but say how others are. */
const COMPLEX = /[\u0590-\u08ff\u0964\u0965\u0b80-\u0bff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\p{Default_Ignorable_Code_Point}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** They say whether the letters on both sides join. */
const JOINERS = '\u200c\u200d';

/** The package declares for its CommonJS build what only its ES build has: a default export. */
const bidi = (bidiJs as unknown as typeof bidiJs.default)();

export const isComplex = (text: string): boolean => COMPLEX.test(text);

/**
 * The units of one line of text, from left to right as drawn. The line itself begins at the left, as every document does.
 * @param scriptOf the script in which a letter is shaped, or null
 */
export function unitsOf(text: string, scriptOf: (letter: string) => ShapedScript | null): Unit[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const units: Unit[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels[at]!;
    at += letter.length;
    const last = units.at(-1);
    const joins = last?.script && JOINERS.includes(letter);
    const script = joins ? last.script : scriptOf(letter);
    if (script && last?.script === script && (joins || last.level === level)) units[units.length - 1] = { ...last, text: last.text + letter };
    else if (script) units.push({ text: letter, script, level });
    else if (!INVISIBLE.test(letter)) units.push({ text: (level & 1 && bidi.getMirroredCharacter(letter)) || letter, script: null, level });
  }
  return inDrawingOrder(units);
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, each sequence at or above it is reversed. */
function inDrawingOrder(units: Unit[]): Unit[] {
  for (let level = units.reduce((most, unit) => Math.max(most, unit.level), 0); level > 0; level -= 1) {
    for (let from = 0; from < units.length; from += 1) {
      let to = from;
      while (to < units.length && units[to]!.level >= level) to += 1;
      if (to - from > 1) units.splice(from, to - from, ...units.slice(from, to).reverse());
      from = to;
    }
  }
  return units;
}
