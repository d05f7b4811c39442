/**
 * Looks into a ZIP file before anybody parses it: what it says of its sizes is not believed, each entry is
 * unpacked under what is left of the limit.
 */
import { inflateRawSync } from 'node:zlib';

export interface Unpacked {
  readonly name: string;
  readonly bytes: Buffer;
}

export class ZipRefused extends Error {}

const MAX_ENTRIES = 1000;

/**
 * The entries whose names `wanted` takes, together at most `limit` bytes; the others count against the limit too.
 * @throws ZipRefused on a file that is no ZIP, is encrypted, or unpacks to more.
 */
export function unzipGuarded(zip: Buffer, limit: number, wanted: (name: string) => boolean): Unpacked[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length) throw new ZipRefused('No directory');
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new ZipRefused('Too many entries');
  const unpacked: Unpacked[] = [];
  let left = limit;
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw new ZipRefused('Broken directory');
    const flags = zip.readUInt16LE(at + 8);
    const method = zip.readUInt16LE(at + 10);
    const packed = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const offset = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (flags & 1) throw new ZipRefused('Encrypted');
    if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== 0x04034b50) throw new ZipRefused('Broken entry');
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const bytes = unpack(zip.subarray(start, start + packed), method, left);
    left -= bytes.length;
    if (wanted(name)) unpacked.push({ name, bytes });
  }
  return unpacked;
}

function unpack(packed: Buffer, method: number, left: number): Buffer {
  if (method === 0) {
    if (packed.length > left) throw new ZipRefused('Too large');
    return packed;
  }
  if (method !== 8) throw new ZipRefused('Unknown compression');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch {
    throw new ZipRefused('Too large or broken');
  }
}
