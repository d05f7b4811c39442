/**
 * The two typefaces of every document, opened once a process: Inter, and for a character that it lacks DejaVu. Parsing
 * them and writing a program of some of their glyphs costs more than the rest of a payslip, so metrics, kerning and the
 * program of the common characters are kept; a document with rarer characters gets a program of its own.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { create, type Font, type Glyph } from 'fontkit';
import { writeTrueType } from './write-truetype.ts';

export type FaceName = 'regular' | 'bold';

/** A compressed TrueType program and the length it had before. */
export interface FaceProgram {
  readonly bytes: Buffer;
  readonly length: number;
}

export interface FaceGlyph {
  /** Differs from every other glyph of the face. */
  readonly id: number;
  /** Per em of 1000. */
  readonly advance: number;
  /** What a reader copies from the page. */
  readonly character: number;
  readonly drawn: Glyph;
  /** The cut that has it. */
  readonly font: Font;
}

const inter = (weight: number) => ['latin', 'latin-ext', 'vietnamese'].map((part) => `@fontsource/inter/files/inter-${part}-${weight}-normal.woff`);

/** Asked in this order for a character; the last has an empty box for what all of them lack. */
const CUTS: Readonly<Record<FaceName, readonly string[]>> = {
  regular: [...inter(400), 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
  bold: [...inter(600), 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
};

/** ASCII and the punctuation of written Malay and English; in every document, in this order, from CID 1. */
const COMMON = [...Array.from({ length: 95 }, (_, i) => 32 + i), ...Array.from('·×–—‘’“”•…', (sign) => sign.codePointAt(0)!)];
/** Drawn where the typeface lacks a character. */
const MISSING = 0x25a1;
const KEPT_PROGRAMS = 16;

/** Where the numbers of glyphs of the next cut begin. */
const CUT_SIZE = 0x10000;

export class Face {
  /** The first cut: its measures are those of the face. */
  readonly font: Font;
  /** Per em of 1000. */
  readonly ascent: number;
  readonly descent: number;
  readonly scale: number;
  readonly #cuts: readonly Cut[];
  readonly #glyphs = new Map<number, FaceGlyph>();
  readonly #kerning = new Map<number, number>();
  readonly #programs = new Map<string, FaceProgram>();

  /** @param cuts asked in this order for a character; those behind the first are opened when it lacks one */
  constructor(cuts: readonly (() => Uint8Array)[]) {
    this.#cuts = cuts.map((bytes) => new Cut(bytes));
    this.font = this.#cuts[0]!.font;
    this.scale = 1000 / this.font.unitsPerEm;
    this.ascent = this.font.ascent * this.scale;
    this.descent = this.font.descent * this.scale;
  }

  /** The glyph of a character; the empty box where no cut has it. */
  glyph(character: number): FaceGlyph {
    let glyph = this.#glyphs.get(character);
    if (!glyph) {
      const at = this.#cuts.findIndex(({ font }) => font.hasGlyphForCodePoint(character));
      const { font } = this.#cuts.at(at)!;
      const drawn = at < 0 ? font.glyphForCodePoint(MISSING) : glyphOf(font, character);
      const number = (at < 0 ? this.#cuts.length - 1 : at) * CUT_SIZE + drawn.id;
      glyph = { id: number, advance: (drawn.advanceWidth * 1000) / font.unitsPerEm, character, drawn, font };
      this.#glyphs.set(character, glyph);
    }
    return glyph;
  }

  /** What the pair is set closer (negative) or wider, per em of 1000. Digits never kern, so columns of figures align. */
  kern(left: number, right: number): number {
    if (!isLetter(left) && !isLetter(right)) return 0;
    const pair = left * 0x110000 + right;
    let kern = this.#kerning.get(pair);
    if (kern === undefined) {
      kern = this.#kernAnew(left, right);
      this.#kerning.set(pair, kern);
    }
    return kern;
  }

  #kernAnew(left: number, right: number): number {
    const { font, drawn } = this.glyph(left);
    if (isDigit(left) || isDigit(right) || this.glyph(right).font !== font) return 0;
    const run = font.layout(String.fromCodePoint(left, right));
    // A ligature makes one glyph of two: it is no kerning.
    if (run.positions.length !== 2) return 0;
    const kern = ((run.positions[0]!.xAdvance - drawn.advanceWidth) * 1000) / font.unitsPerEm;
    return Math.abs(kern) < 1 ? 0 : kern;
  }

  /** Width of a text in points. */
  measure(text: string, size: number): number {
    let width = 0;
    let previous = 0;
    for (const letter of text) {
      const character = letter.codePointAt(0)!;
      width += this.glyph(character).advance + (previous ? this.kern(previous, character) : 0);
      previous = character;
    }
    return (width * size) / 1000;
  }

  /** Common glyphs in the order of their CIDs, from 1. */
  common(): readonly FaceGlyph[] {
    return COMMON.map((character) => this.glyph(character));
  }

  /** The font program that holds the common glyphs and then `rare` ones in their order. */
  program(rare: readonly FaceGlyph[]): FaceProgram {
    const key = rare.map(({ id }) => id).join(',');
    let program = this.#programs.get(key);
    if (program) return program;
    const { unitsPerEm, ascent, descent } = this.font;
    const outlines = [...this.common(), ...rare].map(({ drawn, font }) => {
      const scale = unitsPerEm / font.unitsPerEm;
      const commands = drawn.path.commands.map(({ command, args }) => ({ command, args: args.map((value) => value * scale) }));
      return { commands, advance: drawn.advanceWidth * scale };
    });
    const encoded = writeTrueType(outlines, { unitsPerEm, ascent, descent });
    program = { bytes: deflateSync(encoded, { level: 9 }), length: encoded.length };
    if (this.#programs.size >= KEPT_PROGRAMS) this.#programs.delete([...this.#programs.keys()].at(-1)!);
    this.#programs.set(key, program);
    return program;
  }
}

/** One file of a face, opened at its first use. */
class Cut {
  readonly #bytes: () => Uint8Array;
  #font: Font | null = null;

  constructor(bytes: () => Uint8Array) {
    this.#bytes = bytes;
  }

  get font(): Font {
    this.#font ??= create(this.#bytes());
    return this.#font;
  }
}

/** Figures are of one width, so that they stand under each other. */
const glyphOf = (font: Font, character: number): Glyph =>
  isDigit(character) ? font.layout(String.fromCodePoint(character), ['tnum']).glyphs[0]! : font.glyphForCodePoint(character);

const isDigit = (character: number) => character >= 48 && character <= 57;

function isLetter(character: number): boolean {
  return (character >= 65 && character <= 90) || (character >= 97 && character <= 122) || character >= 0xc0;
}

const opened = new Map<FaceName, Face>();

/** A face, opened at its first use. */
export function face(name: FaceName): Face {
  let it = opened.get(name);
  if (!it) {
    const find = createRequire(import.meta.url);
    it = new Face(CUTS[name].map((file) => () => readFileSync(find.resolve(file))));
    opened.set(name, it);
  }
  return it;
}
