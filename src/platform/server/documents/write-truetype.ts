/**
 * A TrueType program of outlines that may come from several typefaces, as a PDF embeds it: glyphs and metrics, no
 * names, no characters (the PDF maps those). Glyph 0 is empty; the given ones follow from 1.
 */
export interface OutlineCommand {
  readonly command: string;
  readonly args: readonly number[];
}

export interface Outline {
  readonly commands: readonly OutlineCommand[];
  /** In units of the em, as the outline's numbers. */
  readonly advance: number;
}

export interface TrueTypeMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
}

type Point = { readonly x: number; readonly y: number; readonly on: boolean };

interface GlyphData {
  readonly bytes: Buffer;
  readonly points: number;
  readonly contours: number;
  readonly box: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  readonly advance: number;
}

const ON_CURVE = 1;
const SHORT = { x: 2, y: 4 } as const;
/** With a short delta: it is positive. With a long one: it is left out, the coordinate stays. */
const SAME = { x: 16, y: 32 } as const;
const REPEAT = 8;

/** The contours, on whole units. A point between two controls that lies in their middle is implied and left out. */
function contoursOf({ commands }: Outline): Point[][] {
  const contours: Point[][] = [];
  const last = () => contours.at(-1)!;
  for (const { command, args } of commands) {
    const [x = 0, y = 0, toX = 0, toY = 0] = args.map(Math.round);
    if (command === 'moveTo') contours.push([{ x, y, on: true }]);
    else if (command === 'lineTo') last().push({ x, y, on: true });
    else if (command === 'quadraticCurveTo') last().push({ x, y, on: false }, { x: toX, y: toY, on: true });
  }
  return contours.map((points) => points.filter((point, i) => !isImplied(points, point, i))).filter((points) => points.length > 1);
}

function isImplied(points: readonly Point[], { x, y, on }: Point, i: number): boolean {
  const first = points[0]!;
  // A contour closes itself.
  if (i > 0 && i === points.length - 1 && on && x === first.x && y === first.y) return true;
  const before = points[i - 1];
  const after = points[i + 1];
  if (!on || !before || !after || before.on || after.on) return false;
  return Math.abs((before.x + after.x) / 2 - x) <= 0.5 && Math.abs((before.y + after.y) / 2 - y) <= 0.5;
}

function glyphData(outline: Outline): GlyphData {
  const contours = contoursOf(outline);
  const points = contours.flat();
  const advance = Math.round(outline.advance);
  if (points.length === 0) return { bytes: Buffer.alloc(0), points: 0, contours: 0, box: [0, 0, 0, 0], advance };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const flags: number[] = [];
  const across: Buffer[] = [];
  const up: Buffer[] = [];
  points.forEach(({ x, y, on }, i) => {
    const before = points[i - 1] ?? { x: 0, y: 0 };
    const flag = (on ? ON_CURVE : 0) | delta(x - before.x, 'x', across) | delta(y - before.y, 'y', up);
    flags.push(flag);
  });
  let end = -1;
  const head = shorts(contours.length, ...box, ...contours.map((contour) => (end += contour.length)), 0);
  const bytes = Buffer.concat([head, Buffer.from(repeated(flags)), ...across, ...up]);
  return { bytes: padded(bytes), points: points.length, contours: contours.length, box, advance };
}

function delta(by: number, axis: 'x' | 'y', into: Buffer[]): number {
  if (by === 0) return SAME[axis];
  if (Math.abs(by) > 255) {
    into.push(shorts(by));
    return 0;
  }
  into.push(Buffer.of(Math.abs(by)));
  return SHORT[axis] | (by > 0 ? SAME[axis] : 0);
}

function repeated(flags: readonly number[]): number[] {
  const written: number[] = [];
  for (let i = 0; i < flags.length;) {
    let more = 0;
    while (more < 255 && flags[i + more + 1] === flags[i]) more += 1;
    if (more > 1) written.push(flags[i]! | REPEAT, more);
    else for (let n = 0; n <= more; n += 1) written.push(flags[i]!);
    i += more + 1;
  }
  return written;
}

function shorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => bytes.writeUInt16BE(value & 0xffff, i * 2));
  return bytes;
}

function longs(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value >>> 0, i * 4));
  return bytes;
}

const padded = (bytes: Buffer) => (bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]));

function checksum(bytes: Buffer): number {
  const whole = padded(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The program, with the tables that a PDF asks for. */
export function writeTrueType(outlines: readonly Outline[], { unitsPerEm, ascent, descent }: TrueTypeMetrics): Buffer {
  const glyphs = [{ commands: [], advance: unitsPerEm / 2 }, ...outlines].map(glyphData);
  const most = (of: (glyph: GlyphData) => number) => Math.max(...glyphs.map(of));
  const least = (of: (glyph: GlyphData) => number) => Math.min(...glyphs.map(of));
  const box = [least(({ box: [x] }) => x), least(({ box: [, y] }) => y), most(({ box: [, , x] }) => x), most(({ box: [, , , y] }) => y)];
  let offset = 0;
  const places = [0, ...glyphs.map(({ bytes }) => (offset += bytes.length))];
  const tables: Readonly<Record<string, Buffer>> = {
    glyf: Buffer.concat(glyphs.map(({ bytes }) => bytes)),
    // Revision, checksum and magic number; units; two dates that are nobody's; box; long offsets.
    head: Buffer.concat([longs(0x10000, 0x10000, 0, 0x5f0f3cf5), shorts(3, unitsPerEm), longs(0, 0, 0, 0), shorts(...box, 0, 6, 2, 1, 0)]),
    hhea: Buffer.concat([
      longs(0x10000),
      shorts(
        ascent,
        descent,
        0,
        most(({ advance }) => advance),
        box[0]!,
        0,
        box[2]!,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        glyphs.length,
      ),
    ]),
    hmtx: shorts(...glyphs.flatMap(({ advance, box: [left] }) => [advance, left])),
    loca: longs(...places),
    maxp: Buffer.concat([
      longs(0x10000),
      shorts(
        glyphs.length,
        most(({ points }) => points),
        most(({ contours }) => contours),
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
      ),
    ]),
  };
  return sfnt(tables);
}

/** A program of tables by their tags. */
export function sfnt(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables);
  const log = Math.floor(Math.log2(names.length));
  const head = Buffer.concat([longs(0x10000), shorts(names.length, 16 << log, log, names.length * 16 - (16 << log))]);
  let at = head.length + names.length * 16;
  const directory = names.map((name) => {
    const table = tables[name]!;
    const entry = Buffer.concat([Buffer.from(name, 'latin1'), longs(checksum(table), at, table.length)]);
    at += padded(table).length;
    return entry;
  });
  return Buffer.concat([head, ...directory, ...names.map((name) => padded(tables[name]!))]);
}
