/** Files in an S3-compatible bucket, addressed by path (endpoint/bucket/key), signed with AWS Signature Version 4. */
import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../config.ts';
import { FileGone, safeKey, type FileStore, type StoredObject } from './file-store.ts';

const RETRIES = 3;

export function s3FileStore(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const bucket = `${settings.endpoint}/${encodeURIComponent(settings.bucket)}`;
  const urlOf = (key: string) => `${bucket}/${safeKey(key)}`;
  const refuse = async (response: Response, what: string): Promise<never> => {
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
    throw new Error(`The file store refused to ${what}: ${response.status} ${code}`.trim());
  };

  const putBytes = async (key: string, body: Uint8Array<ArrayBuffer> | Blob, type: string, sha256: string) => {
    const response = await client.fetch(urlOf(key), { method: 'PUT', body, headers: { 'content-type': type, 'x-amz-content-sha256': sha256 } });
    if (!response.ok) await refuse(response, 'take a file');
    await response.arrayBuffer();
  };

  return {
    async put(key, body, type) {
      safeKey(key);
      if (Buffer.isBuffer(body)) return putBytes(key, new Uint8Array(body), type, createHash('sha256').update(body).digest('hex'));
      // The length must be known before the first byte goes out, and a retry must be able to begin again.
      const folder = await mkdtemp(join(tmpdir(), 'mesra-upload-'));
      try {
        const path = join(folder, 'body');
        const hash = createHash('sha256');
        body.on('data', (chunk: Buffer | string) => void hash.update(chunk));
        await pipeline(body, createWriteStream(path, { mode: 0o600 }));
        await putBytes(key, await openAsBlob(path), type, hash.digest('hex'));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async get(key) {
      const response = await client.fetch(urlOf(key));
      if (response.status === 404) throw new FileGone(key);
      if (!response.ok || !response.body) return refuse(response, 'give a file');
      return Readable.fromWeb(response.body as WebStream);
    },

    async remove(key) {
      const response = await client.fetch(urlOf(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) await refuse(response, 'remove a file');
      await response.arrayBuffer();
    },

    async *list(folder): AsyncGenerator<StoredObject> {
      let next: string | null = null;
      do {
        const query: URLSearchParams = new URLSearchParams({ 'list-type': '2', prefix: folder, ...(next ? { 'continuation-token': next } : {}) });
        const response: Response = await client.fetch(`${bucket}?${query}`);
        if (!response.ok) await refuse(response, 'list its files');
        const xml: string = await response.text();
        for (const match of xml.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)) {
          const key = /<Key>([^<]*)<\/Key>/.exec(match[0])?.[1];
          const modified = /<LastModified>([^<]*)<\/LastModified>/.exec(match[0])?.[1];
          if (key && modified) yield { key, modifiedAt: new Date(modified) };
        }
        next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml)?.[1] ?? null;
      } while (next);
    },
  };
}
