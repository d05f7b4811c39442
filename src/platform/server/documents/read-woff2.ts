/**
 * WOFF2 as a plain TrueType program (https://www.w3.org/TR/WOFF2/). fontkit reads WOFF2 itself, but of a variable
 * font it then gives only the default weight; of the plain program it gives each. Tables other than `glyf` and
 * `loca` stand in the file as they are; a transformed `hmtx` is refused.
 */
import { brotliDecompressSync } from 'node:zlib';
import { sfnt } from './write-truetype.ts';

/** Tags that a directory names by their place in this list. */
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx ' +
  'BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty ' +
  'just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?: |$)/g)!;

class Reader {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  take(length: number): Buffer {
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  byte(): number {
    return this.take(1)[0]!;
  }

  short(): number {
    return this.take(2).readInt16BE();
  }

  word(): number {
    return this.take(2).readUInt16BE();
  }

  long(): number {
    return this.take(4).readUInt32BE();
  }

  /** UIntBase128 */
  base128(): number {
    let value = 0;
    for (let i = 0; i < 5; i += 1) {
      const byte = this.byte();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new Error('A number in the WOFF2 directory is too long');
  }

  /** 255UInt16 */
  short255(): number {
    const code = this.byte();
    if (code === 253) return this.word();
    if (code === 254) return 506 + this.byte();
    return code === 255 ? 253 + this.byte() : code;
  }
}

/** @returns the bytes of a TrueType program with the same glyphs. @throws Error when the file is no such WOFF2 */
export function readWoff2(file: Buffer): Buffer {
  const reader = new Reader(file);
  if (reader.take(4).toString('latin1') !== 'wOF2') throw new Error('This is no WOFF2 file');
  reader.at = 12;
  const count = reader.word();
  reader.at = 20;
  const compressed = reader.long();
  reader.at = 48;
  const entries = Array.from({ length: count }, () => {
    const flags = reader.byte();
    const tag = (flags & 0x3f) === 0x3f ? reader.take(4).toString('latin1') : KNOWN_TAGS[flags & 0x3f]!.slice(0, 4);
    const length = reader.base128();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (isTransformed && !isOutline) throw new Error(`The table ${tag} of the WOFF2 file is transformed`);
    return { tag, length: isTransformed ? reader.base128() : length, isTransformed };
  });
  const data = new Reader(brotliDecompressSync(reader.take(compressed)));
  const tables: Record<string, Buffer> = {};
  for (const { tag, length, isTransformed } of entries) {
    const bytes = data.take(length);
    if (tag === 'glyf' && isTransformed) Object.assign(tables, readOutlines(bytes));
    else if (!isTransformed) tables[tag] = Buffer.from(bytes);
  }
  // Offsets of glyphs are written as four bytes each.
  tables['head']!.writeUInt16BE(1, 50);
  return sfnt(tables);
}

interface Streams {
  readonly points: Reader;
  readonly flags: Reader;
  readonly glyphs: Reader;
  readonly composites: Reader;
  readonly boxes: Reader;
  readonly instructions: Reader;
}

/** The transformed outlines as `glyf` and `loca`. */
function readOutlines(bytes: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new Reader(bytes, 4);
  const count = head.word();
  head.word();
  const lengths = Array.from({ length: 7 }, () => head.long());
  const [contours, points, flags, glyphs, composites, boxStream, instructions] = lengths.map((length) => new Reader(head.take(length)));
  const bitmap = boxStream!.take(Math.floor((count + 31) / 32) * 4);
  const streams: Streams = { points: points!, flags: flags!, glyphs: glyphs!, composites: composites!, boxes: boxStream!, instructions: instructions! };
  const written: Buffer[] = [];
  const places = [0];
  for (let i = 0; i < count; i += 1) {
    const hasBox = (bitmap[i >> 3]! & (0x80 >> (i & 7))) !== 0;
    const glyph = readGlyph(contours!.short(), hasBox, streams);
    written.push(glyph, Buffer.alloc(-glyph.length & 3));
    places.push(places.at(-1)! + glyph.length + (-glyph.length & 3));
  }
  const loca = Buffer.alloc(places.length * 4);
  places.forEach((place, i) => loca.writeUInt32BE(place, i * 4));
  return { glyf: Buffer.concat(written), loca };
}

function readGlyph(contours: number, hasBox: boolean, streams: Streams): Buffer {
  if (contours === 0) return Buffer.alloc(0);
  if (contours < 0) return Buffer.concat([words([contours]), streams.boxes.take(8), readComponents(streams)]);
  let total = 0;
  const ends = Array.from({ length: contours }, () => (total += streams.points.short255()) - 1);
  const flags = Buffer.alloc(total);
  const deltas: [x: number[], y: number[]] = [[], []];
  let [x, y] = [0, 0];
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < total; i += 1) {
    const flag = streams.flags.byte();
    const [dx, dy] = readDelta(flag & 0x7f, streams.glyphs);
    flags[i] = flag < 0x80 ? 1 : 0;
    deltas[0].push(dx);
    deltas[1].push(dy);
    x += dx;
    y += dy;
    box.splice(0, 4, Math.min(box[0]!, x), Math.min(box[1]!, y), Math.max(box[2]!, x), Math.max(box[3]!, y));
  }
  streams.instructions.take(streams.glyphs.short255());
  // Hints move no outline that a PDF draws: none are written.
  return Buffer.concat([words([contours]), hasBox ? streams.boxes.take(8) : words(box), words([...ends, 0]), flags, words([...deltas[0], ...deltas[1]])]);
}

const words = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => bytes.writeUInt16BE(value & 0xffff, i * 2));
  return bytes;
};

/** One step from point to point, in one of the five lengths of the format (section 5.2 of the standard). */
function readDelta(code: number, stream: Reader): readonly [number, number] {
  const signed = (isPositive: number, value: number) => (isPositive & 1 ? value : -value);
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + stream.byte())];
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + stream.byte()), 0];
  if (code < 84) {
    const rest = code - 20;
    const byte = stream.byte();
    return [signed(code, 1 + (rest & 0x30) + (byte >> 4)), signed(code >> 1, 1 + ((rest & 0x0c) << 2) + (byte & 15))];
  }
  if (code < 120) {
    const rest = code - 84;
    const [dx, dy] = [stream.byte(), stream.byte()];
    return [signed(code, 1 + Math.floor(rest / 12) * 256 + dx), signed(code >> 1, 1 + ((rest % 12) >> 2) * 256 + dy)];
  }
  if (code < 124) {
    const [first, middle, last] = stream.take(3) as unknown as [number, number, number];
    return [signed(code, (first << 4) + (middle >> 4)), signed(code >> 1, ((middle & 15) << 8) + last)];
  }
  return [signed(code, stream.word()), signed(code >> 1, stream.word())];
}

const COMPONENT = { wordArguments: 1, scale: 8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 } as const;

/** The parts of a composite glyph, as they stand. */
function readComponents({ composites, glyphs, instructions }: Streams): Buffer {
  const parts: Buffer[] = [];
  let flags: number = COMPONENT.more;
  let hasInstructions = false;
  while (flags & COMPONENT.more) {
    const head = composites.take(4);
    flags = head.readUInt16BE();
    hasInstructions ||= (flags & COMPONENT.instructions) !== 0;
    const scales = flags & COMPONENT.scale ? 2 : flags & COMPONENT.twoScales ? 4 : flags & COMPONENT.matrix ? 8 : 0;
    parts.push(head, composites.take((flags & COMPONENT.wordArguments ? 4 : 2) + scales));
  }
  if (!hasInstructions) return Buffer.concat(parts);
  const length = glyphs.short255();
  return Buffer.concat([...parts, words([length]), instructions.take(length)]);
}
