/**
 * Entries of a ZIP file, each unpacked as a stream under what is left of a budget; what the file says of its own sizes is
 * not believed. The directory is read here, on `node:zlib`: a library would unpack whole entries or bring no limits.
 * APPNOTE.TXT 6.3.10; sizes beyond 32 bits (ZIP64) are understood where a writer notes them needlessly.
 */
import { createInflateRaw } from 'node:zlib';
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SheetRefused } from './sheet-refusal.ts';

export interface ZipPart {
  readonly packed: Buffer;
  readonly method: number;
}

/** Bytes that may still be unpacked of one file. */
export interface Budget {
  left: number;
}

const ALL_BITS = 0xffff_ffff;
const ENCRYPTED = 1;

/** Entries by name. @throws SheetRefused on a file that is cut off, broken, encrypted or has too many entries. */
export function entriesOf(zip: Buffer): Map<string, ZipPart> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length) throw new SheetRefused('damaged');
  const count = zip.readUInt16LE(end + 10);
  if (count > SHEET_LIMITS.entries) throw new SheetRefused('tooBig');
  const parts = new Map<string, ZipPart>();
  let at = directoryAt(zip, end);
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw new SheetRefused('damaged');
    if (zip.readUInt16LE(at + 8) & ENCRYPTED) throw new SheetRefused('encrypted');
    const nameLength = zip.readUInt16LE(at + 28);
    const extraLength = zip.readUInt16LE(at + 30);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
    const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const [packed, offset] = placeOf(zip, at, extra);
    parts.set(name, { packed: packedBytes(zip, offset, packed), method: zip.readUInt16LE(at + 10) });
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
  }
  return parts;
}

function directoryAt(zip: Buffer, end: number): number {
  const offset = zip.readUInt32LE(end + 16);
  if (offset !== ALL_BITS) return offset;
  const locator = end - 20;
  if (locator < 0 || zip.readUInt32LE(locator) !== 0x07064b50) throw new SheetRefused('damaged');
  const record = Number(zip.readBigUInt64LE(locator + 8));
  if (record + 56 > zip.length) throw new SheetRefused('damaged');
  return Number(zip.readBigUInt64LE(record + 48));
}

/** Packed size and place of an entry; where 32 bits say "see the extra field", from there. */
function placeOf(zip: Buffer, at: number, extra: Buffer): [packed: number, offset: number] {
  const short = [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
  let field = 0;
  while (field + 4 <= extra.length && extra.readUInt16LE(field) !== 1) field += 4 + extra.readUInt16LE(field + 2);
  let next = field + 4;
  const [, packed, offset] = short.map((value) => {
    if (value !== ALL_BITS || next + 8 > extra.length) return value;
    next += 8;
    return Number(extra.readBigUInt64LE(next - 8));
  }) as [number, number, number];
  return [packed, offset];
}

function packedBytes(zip: Buffer, offset: number, packed: number): Buffer {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== 0x04034b50) throw new SheetRefused('damaged');
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packed > zip.length) throw new SheetRefused('damaged');
  return zip.subarray(start, start + packed);
}

/** The content of an entry, a piece at a time. @throws SheetRefused when the budget is used up or the content is broken. */
export async function* unpack({ packed, method }: ZipPart, budget: Budget): AsyncGenerator<Buffer> {
  if (method !== 0 && method !== 8) throw new SheetRefused('damaged');
  const inflate = method === 8 ? createInflateRaw({ chunkSize: 65_536 }) : null;
  inflate?.end(packed);
  try {
    for await (const chunk of inflate ?? [packed]) {
      budget.left -= (chunk as Buffer).length;
      if (budget.left < 0) throw new SheetRefused('tooBig');
      yield chunk as Buffer;
    }
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused('damaged');
  } finally {
    inflate?.destroy();
  }
}
