import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBarePortal, type BarePortal } from '../testing/bare-portal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { fileBindings } from './file.handlers.ts';
import { sweepOrphans } from './sweep-files.ts';

let database: TestDatabase;
let portal: BarePortal;
const ANA = { userId: 1, companyId: 10 };

beforeAll(async () => {
  database = await createTestDatabase('pictures');
  portal = await openBarePortal(database.url, fileBindings);
});
afterAll(async () => {
  await portal?.close();
  await database?.drop();
});

const GPS = { IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '101/1 41/1 0/1' } };
/** Wider than high, and written so that it is to be turned by a quarter. */
const turned = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } })
    .jpeg()
    .withExif(GPS)
    .withMetadata({ orientation: 6 })
    .toBuffer();

async function upload(bytes: Buffer, name: string, locale: 'en' | 'ms' = 'en', userId = ANA.userId) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return portal.as({ ...ANA, userId, locale }).post('/api/files', form);
}
const open = async (url: string) => (await portal.as(null).get(url)).bytes;

describe('a picture that is uploaded', () => {
  it('is turned upright and says no longer where it was taken', async () => {
    const given = await turned(800, 600);
    expect(await sharp(given).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    const { status, body } = await upload(given, 'resit.jpg');
    expect(status).toBe(200);
    const existing = await open(body.data.url);
    const { width, height, format, exif, orientation } = await sharp(existing).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({ width: 600, height: 800, format: 'jpeg', exif: undefined, orientation: undefined });
    expect(body.data.size).toBe(existing.length);
  });

  it('is no larger than anybody looks at', async () => {
    const { body } = await upload(await turned(5000, 2500), 'besar.jpg');
    expect(await sharp(await open(body.data.url)).metadata()).toMatchObject({ width: 1600, height: 3200 });
  });

  it.each(['jpg', 'png', 'webp'] as const)('stays a %s and has a small one behind the same signature', async (ext) => {
    const bytes = await sharp({ create: { width: 900, height: 1200, channels: 4, background: '#00000080' } })
      .toFormat(ext === 'jpg' ? 'jpeg' : ext)
      .toBuffer();
    const { url } = (await upload(bytes, `gambar.${ext}`)).body.data;
    expect((await sharp(await open(url)).metadata()).format).toBe(ext === 'jpg' ? 'jpeg' : ext);
    const small = await portal.as(null).get(`${url}&size=small`);
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 240, height: 320 });
    expect((await portal.as(null).get(`${url.replace('sig=', 'sig=-')}&size=small`)).status).toBe(404);
    expect((await portal.as({ userId: 2, companyId: 10 }).get(`${url.replace(/\?.*/, '')}?size=small`)).status).toBe(404);
  });

  it('takes its small one along when it is swept', async () => {
    await upload(await turned(40, 30), 'yatim.jpg');
    const stored = async () => (await Array.fromAsync(portal.services.files.list('2026/11/20/'))).map(({ key }) => key);
    expect((await stored()).some((key) => key.endsWith('.small.webp'))).toBe(true);
    portal.services.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
    await sweepOrphans(portal.services);
    expect(await stored()).toEqual([]);
  });
});

const HEIC = Buffer.from('0000001c6674797068656963000000006d696631686569636d696166', 'hex');
/** A piece of a PNG: its length, name, content and checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
/** A PNG that says it has 60,000 × 60,000 pixels. */
const HUGE = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', Buffer.from('0000ea600000ea600802000000', 'hex')),
  chunk('IDAT', deflateSync(Buffer.alloc(1000))),
  chunk('IEND', Buffer.alloc(0)),
]);

/** A PNG that names its size in its head and has nothing behind it: refused by its size before anything of it is read, or else as damaged. */
function headOnly(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('the sides of a picture', () => {
  it.each([
    [16_384, 1000, /damaged/],
    [16_385, 1000, /more than 16,?384 pixels/],
    [1000, 16_385, /more than 16,?384 pixels/],
    [3000, 100, /damaged/],
    [3001, 100, /more than 30 times/],
    [100, 3001, /more than 30 times/],
  ])('%i × %i: %s', async (width, height, words) => {
    const { status, body } = await upload(headOnly(width, height), 'sisi.png');
    expect([status, body.errors?.file?.[0]]).toEqual([422, expect.stringMatching(words)]);
  });

  it('may be those of a long receipt', async () => {
    const long = await sharp({ create: { width: 40, height: 1200, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    expect((await upload(long, 'panjang.png')).status).toBe(200);
  });
});

describe('what is no picture', () => {
  it.each([
    ['a photo in HEIC', HEIC, 'IMG_0001.HEIC', /HEIC/],
    ['a photo in HEIC under another name', HEIC, 'IMG_0001.jpg', /HEIC/],
    ['what unfolds to gigabytes', HUGE, 'bom.png', /64 (megapixels|megapiksel)/],
    ['half a picture', null, 'separuh.jpg', /(damaged|rosak)/],
    ['a signature and no picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'kosong.png', /(damaged|rosak)/],
  ])('refuses %s at its field, in both languages', async (_what, bytes, name, words) => {
    const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123456', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
      .jpeg()
      .toBuffer();
    for (const locale of ['en', 'ms'] as const) {
      const { status, body } = await upload(bytes ?? whole.subarray(0, whole.length / 2), name, locale);
      expect([status, body.errors?.file?.[0]]).toEqual([422, expect.stringMatching(words)]);
    }
  });

  it('answers others while pictures wait for each other', async () => {
    const large = await turned(4000, 3000);
    const uploads = [1, 2, 3, 4].map((n) => upload(large, `${n}.jpg`));
    const answers: string[] = [];
    await Promise.all([
      ...uploads.map((each) => each.then(({ status }) => void answers.push(`picture ${status}`))),
      upload(Buffer.from('nota'), 'nota.txt', 'en', 2).then(({ status }) => void answers.push(`text ${status}`)),
    ]);
    expect(answers.toSorted()).toEqual(['picture 200', 'picture 200', 'picture 200', 'picture 200', 'text 200']);
  });
});
