/** Names in the letters that Malaysians write: drawn whole, joined, in their direction, and copied from the page as they are. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { face } from './pdf-face.ts';
import { scriptOf } from './pdf-fonts.ts';
import { unitsOf } from './pdf-script.ts';
import { wrapText } from './pdf-text.ts';
import { readWoff2 } from './read-woff2.ts';
import { renderPdf } from './render-pdf.ts';

/** What a viewer copies. */
async function copied(lines: readonly string[], bold: boolean): Promise<string[]> {
  const bytes = await renderPdf({
    title: 'Nama',
    locale: 'ms',
    footer: { pageNumbers: false },
    body: lines.map((text) => ({ kind: 'paragraph', text, bold })),
  });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const text = document.getPage(0).getText();
  document.destroy();
  library.destroy();
  return text.split(/\r?\n/).filter(Boolean);
}

const NAMES = [
  ['simplified Chinese', '刘黄伟郑'],
  ['traditional Chinese beside Latin', '陳大文 TAN TAI BOON'],
  ['Tamil', 'முருகன் கோவிந்தசாமி'],
  ['Jawi', 'محمد علي بن عبد الله'],
  ['letters of Jawi alone', 'ڤوان ڠه ڽور چيق ڬلم'],
  ['one dotted letter after the other', 'نبيت بنتي ثابت'],
] as const;

describe.each([false, true])('bold %s', (bold) => {
  it.each(NAMES)('%s is copied as it was written', async (_, name) => {
    expect(await copied([name], bold)).toEqual([name]);
  });

  it.each(NAMES)('%s has no empty box', (_, name) => {
    const set = face(bold ? 'bold' : 'regular');
    const box = set.glyph(0x25a1).id;
    const glyphs = set.arrange(name)?.map(({ glyph }) => glyph) ?? Array.from(name, (letter) => set.glyph(letter.codePointAt(0)!));
    expect(glyphs.map(({ id }) => id)).not.toContain(box);
    for (const { drawn, text } of glyphs) expect([text, drawn.path.commands.length > 0]).toEqual([text, text !== ' ']);
  });
});

it('letters that no font has are boxes of their own: each is copied as itself', async () => {
  const set = face('regular');
  const [first, second] = [set.glyph(0x0e2a), set.glyph(0x0e21)];
  expect([first.id, first.text, second.text]).toEqual([second.id, 'ส', 'ม']);
  expect(await copied(['สมชาย 한'], false)).toEqual(['สมชาย 한']);
});

describe('an Arabic word', () => {
  it('is narrower joined than its letters apart, and begins at the right', () => {
    const set = face('regular');
    const word = 'محمد';
    expect(set.measure(word, 10)).toBeLessThan(Array.from(word).reduce((sum, letter) => sum + set.measure(letter, 10), 0));
    expect(set.arrange(word)!.map(({ glyph }) => glyph.text)).toEqual(Array.from(word).reverse());
  });

  it('is as wide beside Latin letters as alone, whatever stands between', () => {
    const set = face('bold');
    expect(set.measure('محمد Ali', 10)).toBeCloseTo(set.measure('محمد', 10) + set.measure(' Ali', 10), 1);
  });
});

it.each([
  ['Ali (علي) 2026', ['A', 'l', 'i', ' ', '(', 'علي', ')', ' ', '2', '0', '2', '6']],
  ['محمد (علي) 2026', ['2', '0', '2', '6', ' ', '(', 'علي', ')', ' ', 'محمد']],
  ['נוי x', ['י', 'ו', 'נ', ' ', 'x']],
  ['a\u200bb\u2060', ['a', 'b']],
])('%s is drawn in this order', (text, units) => {
  expect(unitsOf(text, scriptOf).map((unit) => unit.text)).toEqual(units);
});

it('a long word without a space is broken into lines that fit, and none of its letters is lost', () => {
  const set = face('regular');
  for (const word of ['محمدعلي'.repeat(60), '陳大文'.repeat(60), 'கோவிந்த'.repeat(40)]) {
    const lines = wrapText(set, word, 9, 120);
    expect(lines.join('')).toBe(word);
    for (const line of lines) expect(set.measure(line, 9)).toBeLessThanOrEqual(120);
  }
});

describe('a WOFF2 file', () => {
  const file = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/files/noto-sans-sc-100-wght-normal.woff2'));
  type Outlines = { numGlyphs: number; getGlyph(id: number): { path: { toSVG(): string } } };

  it('is read as a plain program with the same outlines', () => {
    const [plain, own] = [create(readWoff2(file)), create(file)] as unknown as [Outlines, Outlines];
    expect(plain.numGlyphs).toBe(own.numGlyphs);
    for (let id = 0; id < own.numGlyphs; id += 1) expect(plain.getGlyph(id).path.toSVG()).toBe(own.getGlyph(id).path.toSVG());
  });

  it('gives each weight', () => {
    const plain = create(readWoff2(file));
    const [thin, bold] = [100, 600].map((wght) => plain.getVariation({ wght }) as unknown as Outlines);
    expect(thin!.getGlyph(5).path.toSVG()).not.toBe(bold!.getGlyph(5).path.toSVG());
  });

  it('is refused when it is something else', () => {
    expect(() => readWoff2(Buffer.from('wOFF'.padEnd(80)))).toThrow('no WOFF2');
  });
});
