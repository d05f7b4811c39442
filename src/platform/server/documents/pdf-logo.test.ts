/** A logo is made flat and small, or is none; a letterhead shows it as a figure with the company's name. */
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inspectPdf } from './pdf-inspection.ts';
import { pdfLogo } from './pdf-logo.ts';
import { renderPdf } from './render-pdf.ts';

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body, Buffer.alloc(4)]);
}

/** @param rows each behind the number of its filter */
function png(width: number, colour: number, rows: readonly (readonly number[])[], more: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, colour], 8);
  const data = chunk('IDAT', deflateSync(Buffer.concat(rows.map((row) => Buffer.from(row)))));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), ...more, data, chunk('IEND', Buffer.alloc(0))]);
}

function pixelsOf(bytes: Buffer): number[][] {
  const at = bytes.indexOf('IDAT');
  const width = bytes.readUInt32BE(16);
  const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
  return Array.from({ length: rows.length / (1 + width * 3) }, (_, y) => [...rows.subarray(y * (1 + width * 3) + 1, (y + 1) * (1 + width * 3))]);
}

describe('a PNG', () => {
  it.each<[string, Buffer, number[][]]>([
    ['see-through is laid on white', png(2, 6, [[0, 10, 20, 30, 255, 0, 0, 0, 0]]), [[10, 20, 30, 255, 255, 255]]],
    ['grey, half see-through', png(1, 4, [[0, 0, 51]]), [[204, 204, 204]]],
    ['of a palette', png(2, 3, [[0, 1, 0]], [chunk('PLTE', Buffer.of(1, 2, 3, 4, 5, 6)), chunk('tRNS', Buffer.of(0))]), [[4, 5, 6, 255, 255, 255]]],
    ['filtered by what is to the left', png(2, 2, [[1, 1, 2, 3, 1, 1, 1]]), [[1, 2, 3, 2, 3, 4]]],
    // prettier-ignore
    ['filtered by what is above, by the middle of both and by the nearest of three', png(2, 0, [[0, 10, 20], [2, 1, 1], [3, 0, 0], [4, 1, 1]]), [
      [10, 10, 10, 20, 20, 20], [11, 11, 11, 21, 21, 21], [5, 5, 5, 13, 13, 13], [6, 6, 6, 14, 14, 14],
    ]],
  ])('%s', (_what, bytes, pixels) => {
    expect(pixelsOf(pdfLogo(bytes)!.bytes)).toEqual(pixels);
  });

  it('larger than a letterhead shows is shrunk', () => {
    const rows = Array.from({ length: 700 }, () => [0, ...Array.from({ length: 1400 }, (_, x) => (x % 3 === 0 ? 0 : 255))]);
    const logo = pdfLogo(png(1400, 0, rows))!;
    expect([logo.width, logo.height]).toEqual([467, 234]);
    expect(pixelsOf(logo.bytes)[0]!.slice(0, 3)).toEqual([170, 170, 170]);
  });
});

it('a JPEG is taken as it is, with its size', () => {
  const bytes = Buffer.from('ffd8ffe000044a46ffc0000b080030004003012200ffd9', 'hex');
  expect(pdfLogo(bytes)).toEqual({ bytes, width: 64, height: 48 });
});

it.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('a logo, surely')],
  ['a PNG cut short', png(2, 6, [[0, 10, 20, 30, 255, 0, 0, 0, 0]]).subarray(0, 48)],
  ['a PNG of more than it says', png(1, 0, [Array.from({ length: 5000 }, () => 0)])],
  ['a PNG of less than it says', png(9, 0, [[0, 1]])],
  ['a PNG without a picture', png(0, 2, [])],
  ['a JPEG in four inks', Buffer.from('ffd8ffc0000b080030004004012200ffd9', 'hex')],
  ['a JPEG cut short', Buffer.from('ffd8ffe0', 'hex')],
])('%s is no logo', (_what, bytes) => expect(pdfLogo(bytes)).toBeNull());

it('stands in the letterhead beside the name, said as the company', async () => {
  const head = { kind: 'letterhead', name: 'Contoh Sdn Bhd', lines: ['209901000011'] } as const;
  const draw = async (logo: ReturnType<typeof pdfLogo>) => renderPdf({ title: 'Trial', locale: 'en', body: [{ ...head, logo }] });
  const withLogo = await draw(pdfLogo(png(2, 6, [[0, 10, 20, 30, 255, 0, 0, 0, 0]])));
  expect(inspectPdf(withLogo).tags).toMatchObject({ Figure: 1 });
  expect(withLogo.toString('latin1')).toContain('/Alt (Contoh Sdn Bhd)');
  expect(inspectPdf(await draw(null)).tags).not.toHaveProperty('Figure');
  for (const bytes of [withLogo, await draw(null)]) expect(inspectPdf(bytes).pages[0]!.slice(0, 2)).toEqual(['Contoh Sdn Bhd', '209901000011']);
});
