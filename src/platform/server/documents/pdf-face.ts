/**
 * The two typefaces of every document, opened once a process. Parsing DejaVu and encoding a subset of it
 * costs more than the rest of a payslip, so metrics, kerning and the subset of the common characters are
 * kept; a document with rarer characters gets a subset of its own.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

export type FaceName = 'regular' | 'bold';

/** A compressed TrueType program and the length it had before. */
export interface FaceProgram {
  readonly bytes: Buffer;
  readonly length: number;
}

export interface FaceGlyph {
  readonly id: number;
  /** Per em of 1000. */
  readonly advance: number;
  /** What a reader copies from the page. */
  readonly character: number;
}

const FILES: Readonly<Record<FaceName, string>> = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

/** ASCII and the punctuation of written Malay and English; in every document, in this order, from CID 1. */
const COMMON = [...Array.from({ length: 95 }, (_, i) => 32 + i), ...Array.from('·×–—‘’“”•…', (sign) => sign.codePointAt(0)!)];
/** Drawn where the typeface lacks a character. */
const MISSING = 0x25a1;
const KEPT_PROGRAMS = 16;

export class Face {
  readonly font: Font;
  /** Per em of 1000. */
  readonly ascent: number;
  readonly descent: number;
  readonly scale: number;
  readonly #glyphs = new Map<number, FaceGlyph>();
  readonly #kerning = new Map<number, number>();
  readonly #programs = new Map<string, FaceProgram>();

  constructor(bytes: Uint8Array) {
    this.font = create(bytes);
    this.scale = 1000 / this.font.unitsPerEm;
    this.ascent = this.font.ascent * this.scale;
    this.descent = this.font.descent * this.scale;
  }

  /** The glyph of a character; the empty box where the face does not have it. */
  glyph(character: number): FaceGlyph {
    let glyph = this.#glyphs.get(character);
    if (!glyph) {
      const found = this.font.hasGlyphForCodePoint(character) ? character : MISSING;
      const { id, advanceWidth } = this.font.glyphForCodePoint(found);
      glyph = { id, advance: advanceWidth * this.scale, character };
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
      const run = this.font.layout(String.fromCodePoint(left, right));
      // A ligature makes one glyph of two: it is no kerning.
      kern = run.positions.length === 2 ? run.positions[0]!.xAdvance * this.scale - this.glyph(left).advance : 0;
      if (Math.abs(kern) < 1) kern = 0;
      this.#kerning.set(pair, kern);
    }
    return kern;
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
    const subset = this.font.createSubset();
    for (const glyph of [...this.common(), ...rare]) subset.includeGlyph(glyph.id);
    const encoded = subset.encode();
    program = { bytes: deflateSync(encoded, { level: 9 }), length: encoded.length };
    if (this.#programs.size >= KEPT_PROGRAMS) this.#programs.delete([...this.#programs.keys()].at(-1)!);
    this.#programs.set(key, program);
    return program;
  }
}

function isLetter(character: number): boolean {
  return (character >= 65 && character <= 90) || (character >= 97 && character <= 122) || character >= 0xc0;
}

const opened = new Map<FaceName, Face>();

/** A face, opened at its first use. */
export function face(name: FaceName): Face {
  let it = opened.get(name);
  if (!it) {
    it = new Face(readFileSync(createRequire(import.meta.url).resolve(FILES[name])));
    opened.set(name, it);
  }
  return it;
}
