/**
 * The two weights of the documents' typeface, opened once a process. Parsing fonts and writing a program of some of
 * their glyphs costs more than the rest of a payslip, so metrics, kerning, shaped words and the program of the common
 * characters are kept; a document with rarer characters gets a program of its own.
 */
import { deflateSync } from 'node:zlib';
import type { Font, Glyph } from 'fontkit';
import { FontFiles, scriptOf, type Cut, type FaceName, type ShapedScript } from './pdf-fonts.ts';
import { isComplex, unitsOf } from './pdf-script.ts';
import { shapeWord, type ShapedGlyph } from './pdf-shaping.ts';
import { writeTrueType } from './write-truetype.ts';

export type { FaceName } from './pdf-fonts.ts';

/** A compressed TrueType program and the length it had before. */
export interface FaceProgram {
  readonly bytes: Buffer;
  readonly length: number;
}

/** An outline and the text that it stands for: one object for each pair of both. */
export interface FaceGlyph {
  /** Differs from every other outline of the face. */
  readonly id: number;
  /** Per em of 1000. */
  readonly advance: number;
  /** What a reader copies from the page; empty where only the whole word can be told. */
  readonly text: string;
  readonly drawn: Pick<Glyph, 'advanceWidth' | 'path'>;
  /** The font that has it. */
  readonly font: Font;
}

/** A glyph on a line; lengths per em of 1000. */
export interface PlacedGlyph {
  readonly glyph: FaceGlyph;
  /** From here to the place of the next one. */
  readonly advance: number;
  /** The word that it is part of, where the text of each glyph cannot be told; the same object for all of them. */
  readonly word: { readonly text: string } | null;
}

/** ASCII and the punctuation of written Malay and English; in every document, in this order, from CID 1. */
const COMMON = [...Array.from({ length: 95 }, (_, i) => 32 + i), ...Array.from('·×–—‘’“”•…', (sign) => sign.codePointAt(0)!)];
/** Drawn where the typeface lacks a character. */
const MISSING = 0x25a1;
const STORED_PROGRAMS = 16;
const LOCKED_REASON_LABELS = 4096;

/** Where the numbers of glyphs of the next font begin. */
const CUT_SIZE = 0x10000;

export class Face {
  /** The first font: its measures are those of the face. */
  readonly font: Font;
  /** Per em of 1000. */
  readonly ascent: number;
  readonly descent: number;
  readonly scale: number;
  readonly #files: FontFiles;
  readonly #glyphs = new Map<number, FaceGlyph>();
  /** Numbers of the outlines of shaped letters. */
  readonly #outlines = new Map<string, number>();
  /** Never given twice, so that a program that is kept holds what its numbers say. */
  #nextOutline = CUT_SIZE * CUT_SIZE;
  readonly #shapedGlyphs = new Map<string, FaceGlyph>();
  readonly #words = new Map<string, readonly PlacedGlyph[]>();
  readonly #kerning = new Map<number, number>();
  readonly #programs = new Map<string, FaceProgram>();

  constructor(name: FaceName) {
    this.#files = new FontFiles(name);
    this.font = this.#files.first.font;
    this.scale = 1000 / this.font.unitsPerEm;
    this.ascent = this.font.ascent * this.scale;
    this.descent = this.font.descent * this.scale;
  }

  /** The glyph of a character that stands alone; an empty box where no font has it. */
  glyph(character: number): FaceGlyph {
    let glyph = this.#glyphs.get(character);
    if (!glyph) {
      const cut = this.#files.cutOf(character);
      const { font, number } = cut ?? this.#files.last;
      const drawn = cut ? glyphOf(font, character) : font.glyphForCodePoint(MISSING);
      glyph = faceGlyph(font, number * CUT_SIZE + drawn.id, drawn, String.fromCodePoint(character));
      this.#glyphs.set(character, glyph);
    }
    return glyph;
  }

  /** The glyphs of a line from left to right, where its letters join or run from the right; null for all other text. */
  arrange(text: string): PlacedGlyph[] | null {
    if (!isComplex(text)) return null;
    const placed: PlacedGlyph[] = [];
    let previous = 0;
    for (const unit of unitsOf(text, (letter) => this.#shapedScript(letter))) {
      const character = unit.script ? 0 : unit.text.codePointAt(0)!;
      const kern = previous && character ? this.kern(previous, character) : 0;
      if (kern) placed.push({ ...placed.pop()!, advance: this.glyph(previous).advance + kern });
      if (unit.script) placed.push(...this.#shape(unit.text, unit.script, unit.level));
      else placed.push({ glyph: this.glyph(character), advance: this.glyph(character).advance, word: null });
      previous = character;
    }
    return placed;
  }

  /** The script in which a letter is shaped; null where the font of its script lacks it. */
  #shapedScript(letter: string): ShapedScript | null {
    const script = scriptOf(letter);
    return script && this.#files.shaped(script).font.hasGlyphForCodePoint(letter.codePointAt(0)!) ? script : null;
  }

  #shape(text: string, script: ShapedScript, level: number): readonly PlacedGlyph[] {
    const isRightToLeft = (level & 1) === 1;
    const key = `${isRightToLeft} ${text}`;
    let placed = this.#words.get(key);
    if (!placed) {
      const cut = this.#files.shaped(script);
      const glyphs = shapeWord(cut.font, text, script, isRightToLeft).map((shaped) => this.#shapedGlyph(cut, shaped));
      const word = glyphs.every((glyph) => glyph.text) ? null : { text };
      placed = glyphs.map((glyph) => ({ glyph, advance: glyph.advance, word }));
      if (this.#words.size >= LOCKED_REASON_LABELS) for (const map of [this.#words, this.#outlines, this.#shapedGlyphs]) map.clear();
      this.#words.set(key, placed);
    }
    return placed;
  }

  #shapedGlyph(cut: Cut, { key, drawn, text }: ShapedGlyph): FaceGlyph {
    const name = `${cut.number} ${key}`;
    const id = this.#outlines.get(name) ?? this.#nextOutline++;
    this.#outlines.set(name, id);
    const whole = `${id} ${text}`;
    const glyph = this.#shapedGlyphs.get(whole) ?? faceGlyph(cut.font, id, drawn, text);
    this.#shapedGlyphs.set(whole, glyph);
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
    const placed = this.arrange(text);
    if (placed) return (placed.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000;
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
    if (this.#programs.size >= STORED_PROGRAMS) this.#programs.delete([...this.#programs.keys()].at(-1)!);
    this.#programs.set(key, program);
    return program;
  }
}

const faceGlyph = (font: Font, id: number, drawn: FaceGlyph['drawn'], text: string): FaceGlyph => ({
  id,
  advance: (drawn.advanceWidth * 1000) / font.unitsPerEm,
  text,
  drawn,
  font,
});

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
    it = new Face(name);
    opened.set(name, it);
  }
  return it;
}
