/** Words of joined or moving letters as glyphs from left to right, each with the text that it stands for. */
import type { Font, Glyph, GlyphRun } from 'fontkit';
import type { ShapedScript } from './pdf-fonts.ts';

/** Letters with their dots and signs, drawn as one. */
export interface ShapedGlyph {
  /** The same for the same outlines of one font. */
  readonly key: string;
  readonly drawn: Pick<Glyph, 'advanceWidth' | 'path'>;
  /** Empty where only the whole word can be told. */
  readonly text: string;
}

interface Part {
  readonly glyph: Glyph;
  readonly position: GlyphRun['positions'][number];
  readonly text: string;
}

/** Naskh letters are small for their em: so much larger they are as high as the Latin ones beside them. */
const SIZE: Readonly<Record<ShapedScript, number>> = { arab: 1.25, taml: 1 };

/** @param isRightToLeft whether the first letter stands on the right */
export function shapeWord(font: Font, word: string, script: ShapedScript, isRightToLeft: boolean): ShapedGlyph[] {
  const run = font.layout(word, [], script === 'taml' ? 'tml2' : script, undefined, isRightToLeft ? 'rtl' : 'ltr');
  const order = run.glyphs.map((_, i) => (isRightToLeft ? run.glyphs.length - 1 - i : i));
  const texts =
    script === 'arab'
      ? sharesOf(
          word,
          order.map((i) => run.glyphs[i]!),
        )
      : null;
  const clusters: Part[][] = [];
  for (const [at, i] of order.entries()) {
    const part = { glyph: run.glyphs[i]!, position: run.positions[i]!, text: texts?.[at] ?? '' };
    // What takes no room of its own is a dot or sign of the letter before it.
    if (part.position.xAdvance === 0 && clusters.length > 0) clusters.at(-1)!.push(part);
    else clusters.push([part]);
  }
  const drawn = clusters.map((cluster) => joined(cluster, isRightToLeft, SIZE[script]));
  return isRightToLeft ? drawn.reverse() : drawn;
}

/**
 * The characters of a word shared out to its glyphs in the order of the text. fontkit keeps one object for a glyph, with
 * the characters of its first use, though letters that differ by their dots share a glyph: only their number holds.
 */
function sharesOf(word: string, glyphs: readonly Glyph[]): string[] | null {
  const characters = Array.from(word);
  const shares = glyphs.map(({ codePoints }) => characters.splice(0, codePoints.length).join(''));
  return characters.length === 0 && shares.join('') === word ? shares : null;
}

function joined(cluster: readonly Part[], isRightToLeft: boolean, size: number): ShapedGlyph {
  const commands: Glyph['path']['commands'][number][] = [];
  let pen = 0;
  let key = '';
  for (const { glyph, position } of isRightToLeft ? cluster.toReversed() : cluster) {
    const [right, up] = [pen + position.xOffset, position.yOffset];
    for (const { command, args } of glyph.path.commands) commands.push({ command, args: args.map((value, i) => (value + (i % 2 ? up : right)) * size) });
    key += `${glyph.id} ${right} ${up} `;
    pen += position.xAdvance;
  }
  return { key: `${key}${pen}`, drawn: { advanceWidth: pen * size, path: { commands } }, text: cluster.map(({ text }) => text).join('') };
}
