import Fastify from 'fastify';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { serveWebFiles } from '#platform/server/http/page/web-files.ts';
import { compressWeb } from './compress-web.ts';

const folder = await mkdtemp(join(tmpdir(), 'mesra-web-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const SCRIPT = 'export const words = "Caruman";\n'.repeat(200);
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Mesra</title>');
await writeFile(join(folder, 'assets', 'start-abc.js'), SCRIPT);
await writeFile(join(folder, 'assets', 'mark-abc.woff2'), SCRIPT);
await compressWeb(folder);

const app = Fastify();
await serveWebFiles(app, folder);
afterAll(() => app.close());
const asked = (path: string, encoding?: string) => app.inject({ path, headers: encoding ? { 'accept-encoding': encoding } : {} });

it('lies beside what is worth it: neither what is small nor what is compressed already', async () => {
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['mark-abc.woff2', 'start-abc.js', 'start-abc.js.br', 'start-abc.js.gz']);
  expect(await readdir(folder)).not.toContain('index.html.br');
});

it.each([
  ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body).toString()],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body).toString()],
  [undefined, undefined, (body: Buffer) => body.toString()],
] as const)('is sent to whoever asks for %s, as what it is and for a year', async (encoding, sent, unpack) => {
  const { headers, rawPayload } = await asked('/assets/start-abc.js', encoding);
  expect(headers['content-encoding']).toBe(sent);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toContain('immutable');
  expect(unpack(rawPayload)).toBe(SCRIPT);
});

it('sends what is not compressed as it is', async () => {
  const { headers, body } = await asked('/index.html', 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toContain('<title>Mesra</title>');
});
