/**
 * A ZIP file as it is made: each entry is deflated while its content comes, its size and checksum follow it
 * (bit 3), so nothing is held. APPNOTE.TXT 6.3.10; entries up to 4 GiB, which ZIP64 would lift.
 */
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
}

const LIMIT = 0xffff_ffff;
/** 1 January 1980: the same content gives the same bytes. */
const DOS_DATE = 0x0021;
const SIZES_FOLLOW_AND_UTF8 = 0x0808;

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const head = localHead(name);
    yield head;
    let size = 0;
    let crc = 0;
    let packed = 0;
    for await (const chunk of deflated(entry.content, (part) => {
      size += part.length;
      crc = crc32(part, crc);
    })) {
      packed += chunk.length;
      yield chunk;
    }
    if (size > LIMIT || offset > LIMIT) throw new RangeError(`The entry ${entry.name} is too large for a ZIP file`);
    yield sizes(crc, packed, size);
    written.push({ name, offset, crc, packed, size });
    offset += head.length + packed + 16;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield directoryEnd(written.length, directory.length, offset);
}

/** Deflates what comes; a slow reader holds the source back. */
async function* deflated(content: ZipEntry['content'], count: (part: Buffer) => void): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  const feed = async () => {
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      count(bytes);
      if (!deflate.write(bytes)) await new Promise<void>((resolve) => deflate.once('drain', resolve));
      if (deflate.destroyed) return;
    }
    deflate.end();
  };
  const fed = feed().catch((error: unknown) => void deflate.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    for await (const chunk of deflate) yield chunk as Buffer;
  } finally {
    // A reader that stops early leaves the source waiting for a drain that never comes.
    deflate.destroy();
    deflate.emit('drain');
  }
  await fed;
}

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(SIZES_FOLLOW_AND_UTF8, 6);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(DOS_DATE, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizes(crc: number, packed: number, size: number): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packed, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

function directoryEntry(entry: Written): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(SIZES_FOLLOW_AND_UTF8, 8);
  head.writeUInt16LE(8, 10);
  head.writeUInt16LE(DOS_DATE, 14);
  head.writeUInt32LE(entry.crc, 16);
  head.writeUInt32LE(entry.packed, 20);
  head.writeUInt32LE(entry.size, 24);
  head.writeUInt16LE(entry.name.length, 28);
  head.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([head, entry.name]);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
