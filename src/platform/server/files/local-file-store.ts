/** Files in a folder of this machine, written beside their place and renamed into it. */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileGone, safeKey, type FileStore, type StoredObject } from './file-store.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
/** A file that is still being written. */
const PARTIAL = /\.[0-9a-f]{12}\.part$/;

export function localFileStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, ...safeKey(key).split('/'));
  return {
    async put(key, body) {
      const path = pathOf(key);
      const partial = `${path}.${randomBytes(6).toString('hex')}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },

    async get(key) {
      try {
        const handle = await open(pathOf(key), 'r');
        return createReadStream('', { fd: handle });
      } catch (error) {
        if (isMissing(error)) throw new FileGone(key);
        throw error;
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list(folder): AsyncGenerator<StoredObject> {
      const base = folder.replace(/\/$/, '');
      const names = await readdir(pathOf(base)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of names) {
        const key = `${base}/${name}`;
        const facts = await stat(pathOf(key)).catch(() => null);
        if (facts?.isFile()) yield { key, modifiedAt: facts.mtime };
      }
    },
  };
}

/** Whether a key is the rest of a write that never ended. */
export const isPartial = (key: string) => PARTIAL.test(key);
