/**
 * A company's logo as letterheads take it: a PNG made flat and small, so that a thousand payslips stay small files and
 * quick to draw, or a JPEG as it is. Whatever is neither, or is no sound picture, is no logo: the name stands alone.
 */
import { deflateSync, inflateSync } from 'node:zlib';

export interface PdfLogo {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Six pixels a point of the tallest letterhead. */
const MAX_SIDE = 600;
const MAX_PIXELS = 16_000_000;
const MAX_JPEG_BYTES = 512 * 1024;
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
/** Samples a pixel by the colour type of a PNG. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** @returns null for what a letterhead cannot carry */
export function pdfLogo(bytes: Buffer): PdfLogo | null {
  try {
    if (bytes.subarray(0, 8).equals(PNG_START)) return flatPng(bytes);
    return bytes.length <= MAX_JPEG_BYTES && bytes.readUInt16BE(0) === 0xffd8 ? jpeg(bytes) : null;
  } catch {
    // Cut short, or not what its first bytes promise.
    return null;
  }
}

function jpeg(bytes: Buffer): PdfLogo | null {
  for (let at = 2; at < bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) {
      const [height, width, samples] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7), bytes[at + 9]];
      return width > 0 && height > 0 && (samples === 1 || samples === 3) ? { bytes, width, height } : null;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

interface Png {
  readonly width: number;
  readonly height: number;
  readonly colour: number;
  readonly palette: Buffer | null;
  readonly transparency: Buffer | null;
  readonly data: Buffer;
}

function readPng(bytes: Buffer): Png | null {
  const chunks = new Map<string, Buffer[]>();
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    chunks.set(name, [...(chunks.get(name) ?? []), bytes.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  const head = chunks.get('IHDR')?.[0];
  if (!head) return null;
  const [width, height, depth, colour, interlaced] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8]!, head[9]!, head[12]!];
  if (depth !== 8 || interlaced !== 0 || !SAMPLES[colour] || width === 0 || height === 0 || width * height > MAX_PIXELS) return null;
  const size = height * (1 + width * SAMPLES[colour]);
  const data = inflateSync(Buffer.concat(chunks.get('IDAT') ?? []), { maxOutputLength: size });
  if (data.length !== size) return null;
  return { width, height, colour, palette: chunks.get('PLTE')?.[0] ?? null, transparency: chunks.get('tRNS')?.[0] ?? null, data };
}

/** The samples of all rows, without the filters that make them small. */
function unfiltered({ width, height, colour, data }: Png): Buffer {
  const step = SAMPLES[colour]!;
  const row = width * step;
  const plain = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (row + 1)]!;
    for (let x = 0; x < row; x += 1) {
      const left = x >= step ? plain[y * row + x - step]! : 0;
      const above = y > 0 ? plain[(y - 1) * row + x]! : 0;
      const corner = x >= step && y > 0 ? plain[(y - 1) * row + x - step]! : 0;
      plain[y * row + x] = data[y * (row + 1) + 1 + x]! + predicted(filter, left, above, corner);
    }
  }
  return plain;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toAbove, toCorner] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
}

/** On white paper, in three samples a pixel, no larger than a letterhead shows. */
function flatPng(bytes: Buffer): PdfLogo | null {
  const png = readPng(bytes);
  if (!png) return null;
  const plain = unfiltered(png);
  const shrink = Math.max(1, Math.ceil(Math.max(png.width, png.height) / MAX_SIDE));
  const [width, height] = [Math.ceil(png.width / shrink), Math.ceil(png.height / shrink)];
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let v = y * shrink; v < Math.min(png.height, (y + 1) * shrink); v += 1) {
        for (let u = x * shrink; u < Math.min(png.width, (x + 1) * shrink); u += 1) {
          const [red, green, blue, cover] = pixel(png, plain, v * png.width + u);
          [red, green, blue].forEach((value, i) => (sum[i]! += (value * cover + 255 * (255 - cover)) / 255));
          count += 1;
        }
      }
      sum.forEach((total, i) => (rows[y * (1 + width * 3) + 1 + x * 3 + i] = Math.round(total / count)));
    }
  }
  return { bytes: writePng(width, height, rows), width, height };
}

function pixel({ colour, palette, transparency }: Png, plain: Buffer, at: number): readonly [number, number, number, number] {
  const step = SAMPLES[colour]!;
  const [a, b, c, d] = [plain[at * step]!, plain[at * step + 1]!, plain[at * step + 2]!, plain[at * step + 3]!];
  if (colour === 0) return [a, a, a, 255];
  if (colour === 2) return [a, b, c, 255];
  if (colour === 4) return [a, a, a, b];
  if (colour === 6) return [a, b, c, d];
  return [palette?.[a * 3] ?? 0, palette?.[a * 3 + 1] ?? 0, palette?.[a * 3 + 2] ?? 0, transparency?.[a] ?? 255];
}

/** @param rows red, green and blue of each pixel, each row behind the number of its filter */
function writePng(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([PNG_START, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  // A PDF carries the data alone; nobody reads the sum behind it.
  return Buffer.concat([head, body, Buffer.alloc(4)]);
}
