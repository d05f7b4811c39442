import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './choose-file-store.ts';
import { FileGone, type FileStore } from './file-store.ts';

const SETTINGS = { bucket: 'mesra', region: 'ap-southeast-1', accessKeyId: 'AKID', secretAccessKey: 'kunci-rahsia' };
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The signature that Amazon's own rules give for the request as it arrived. */
function expectedSignature(request: IncomingMessage): string {
  const signed = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const [path = '', query = ''] = request.url!.split('?');
  const canonical = [
    request.method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name])}`),
    '',
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const date = String(request.headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${SETTINGS.region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce((it, part) => hmac(it, part), hmac(hmac(`AWS4${SETTINGS.secretAccessKey}`, date.slice(0, 8)), SETTINGS.region));
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex');
}

/** As much of S3 as the store uses; it answers 403 to a wrong signature and 400 to a body that is not what was signed. */
async function fakeS3(): Promise<{ server: Server; endpoint: string; objects: Map<string, Buffer>; failNext(times: number): void }> {
  const objects = new Map<string, Buffer>();
  let failing = 0;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const answer = (status: number, text = '') => response.writeHead(status).end(text);
      if (failing-- > 0) return answer(503);
      const signature = /Signature=([0-9a-f]+)/.exec(request.headers.authorization ?? '')?.[1];
      if (signature !== expectedSignature(request)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      const url = new URL(request.url!, 'http://x');
      const key = url.pathname.replace(/^\/mesra\/?/, '');
      if (request.method === 'PUT') {
        if (sha256(body) !== request.headers['x-amz-content-sha256'] || Number(request.headers['content-length']) !== body.length) return answer(400);
        objects.set(key, body);
        return answer(200);
      }
      if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404);
      if (url.searchParams.has('list-type')) {
        // One key a page, so that paging is walked.
        const keys = [...objects.keys()].filter((one) => one.startsWith(url.searchParams.get('prefix')!)).sort();
        const at = Number(url.searchParams.get('continuation-token') ?? 0);
        const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
        const contents = keys[at] ? `<Contents><Key>${keys[at]}</Key><LastModified>2026-11-20T00:00:00.000Z</LastModified></Contents>` : '';
        return answer(200, `<ListBucketResult>${contents}${next}</ListBucketResult>`);
      }
      const found = objects.get(key);
      return found ? response.writeHead(200).end(found) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, failNext: (times) => void (failing = times) };
}

let s3: Awaited<ReturnType<typeof fakeS3>>;
let folder: string;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  s3 = await fakeS3();
  folder = await mkdtemp(join(tmpdir(), 'mesra-store-'));
  stores['local'] = createFileStore({ dataDir: folder, s3: null });
  stores['s3'] = createFileStore({ dataDir: folder, s3: { ...SETTINGS, endpoint: s3.endpoint } });
});
afterAll(async () => {
  await new Promise((resolve) => s3.server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

describe.each(['local', 's3'])('the %s store', (name) => {
  const store = () => stores[name]!;
  const text = async (key: string) => (await buffer(await store().get(key))).toString();

  it('gives back what it was given, bytes or a stream, and replaces it', async () => {
    await store().put('2026/11/20/a.txt', Buffer.from('satu'), 'text/plain');
    expect(await text('2026/11/20/a.txt')).toBe('satu');
    await store().put('2026/11/20/a.txt', Readable.from([Buffer.from('du'), Buffer.from('a')]), 'text/plain');
    expect(await text('2026/11/20/a.txt')).toBe('dua');
  });

  it('knows what is not there, and lets it be removed twice', async () => {
    await store().put('b.txt', Buffer.from('x'), 'text/plain');
    await store().remove('b.txt');
    await store().remove('b.txt');
    await expect(store().get('b.txt')).rejects.toThrow(FileGone);
  });

  it('lists a folder', async () => {
    for (const key of ['2026/11/21/c.txt', '2026/11/21/d.txt', '2026/11/22/e.txt']) await store().put(key, Buffer.from('x'), 'text/plain');
    expect((await Array.fromAsync(store().list('2026/11/21/'))).map(({ key }) => key).sort()).toEqual(['2026/11/21/c.txt', '2026/11/21/d.txt']);
    expect(await Array.fromAsync(store().list('2020/01/01/'))).toEqual([]);
  });

  it('keeps nothing of a stream that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('broken off');
      })(),
    );
    await expect(store().put('2026/11/23/f.txt', broken, 'text/plain')).rejects.toThrow('broken off');
    expect(await Array.fromAsync(store().list('2026/11/23/'))).toEqual([]);
  });

  it.each(['../x', '/x', 'a/../b', 'a//b', 'A', '', 'a\\b', '.env', 'a/.b'])('refuses the key %j', async (key) => {
    await expect(store().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError);
    await expect(store().get(key)).rejects.toThrow(RangeError);
  });
});

describe('the s3 store', () => {
  it('tries again when the service is busy', async () => {
    s3.failNext(2);
    await stores['s3']!.put('g.txt', Readable.from([Buffer.from('x')]), 'text/plain');
    expect(s3.objects.get('g.txt')?.toString()).toBe('x');
  });

  it('says why it was refused, without its keys', async () => {
    const wrong = createFileStore({ dataDir: folder, s3: { ...SETTINGS, secretAccessKey: 'salah', endpoint: s3.endpoint } });
    await expect(wrong.put('h.txt', Buffer.from('x'), 'text/plain')).rejects.toThrow('The file store refused to take a file: 403 SignatureDoesNotMatch');
  });
});

describe('the local store', () => {
  it('leaves no half-written file beside the whole ones', async () => {
    await stores['local']!.put('i.txt', Buffer.from('x'), 'text/plain');
    expect((await readdir(join(folder, 'files'))).filter((name) => name.includes('part'))).toEqual([]);
  });
});
