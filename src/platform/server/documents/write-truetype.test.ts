/** Outlines written as a TrueType program are read back as they were, whichever typeface they came from. */
import { create } from 'fontkit';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { face, type FaceName } from './pdf-face.ts';
import { wrapText } from './pdf-text.ts';

const NAMES: readonly FaceName[] = ['regular', 'bold'];
const code = (letter: string) => letter.codePointAt(0)!;
/** Latin, its rarer letters, Vietnamese, and what only the second typeface has. */
const RARE = [...'éŁạΩ☎'].map(code);

describe.each(NAMES)('a program of %s', (name) => {
  const set = face(name);
  const rare = RARE.map((character) => set.glyph(character));
  const written = create(inflateSync(set.program(rare).bytes)) as unknown as {
    getGlyph(id: number): { advanceWidth: number; path: { commands: { args: number[] }[]; bbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number> } };
    numGlyphs: number;
  };
  const given = [...set.common(), ...rare];

  it('has one glyph for each, behind the empty one', () => expect(written.numGlyphs).toBe(given.length + 1));

  it('draws each as it was drawn, as wide as it was', () => {
    given.forEach(({ drawn, advance, text }, i) => {
      const back = written.getGlyph(i + 1);
      expect([text, Math.round((back.advanceWidth * 1000) / 2048)]).toEqual([text, Math.round(advance)]);
      const box = (drawn as unknown as typeof back).path.bbox;
      if (drawn.path.commands.length === 0) return;
      for (const edge of ['minX', 'minY', 'maxX', 'maxY'] as const) expect(Math.abs(back.path.bbox[edge] - box[edge])).toBeLessThanOrEqual(1);
    });
  });
});

describe.each(NAMES)('the figures of %s', (name) => {
  it('are all of one width, and nothing pulls them together', () => {
    const set = face(name);
    expect(new Set([...'0123456789'].map((digit) => set.glyph(code(digit)).advance)).size).toBe(1);
    for (const pair of ['11', '74', '1.', ',1', 'A1', '7T']) expect(set.kern(code(pair[0]!), code(pair[1]!))).toBe(0);
    expect(set.measure('1,111.11', 10)).toBe(set.measure('8,888.88', 10));
  });
});

it('letters kern, so that a name looks set and not typed', () => {
  expect(face('regular').kern(code('A'), code('V'))).toBeLessThan(0);
  expect(wrapText(face('bold'), 'AVATAR', 9, 500)).toEqual(['AVATAR']);
});
