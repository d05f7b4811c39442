/** Where the bytes of files live: a local folder, or an S3-compatible bucket by setting. Keys never leave the store. */
import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

export interface FileStore {
  /** Whole or not at all; what stood under the key is replaced. */
  put(key: string, body: Buffer | Readable, type: string): Promise<void>;
  /** @throws FileGone when there is no such key. */
  get(key: string): Promise<Readable>;
  /** Nothing happens when there is no such key. */
  remove(key: string): Promise<void>;
  /** Keys that begin with a folder, e.g. `2026/11/20/`. */
  list(folder: string): AsyncIterable<StoredObject>;
}

/** There are no bytes under the key. */
export class FileGone extends Error {
  constructor(key: string) {
    super(`No stored file ${key}`);
    this.name = 'FileGone';
  }
}

const SAFE_KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** @throws RangeError on a key that could lead out of the store. */
export function safeKey(key: string): string {
  if (key.length > 200 || !SAFE_KEY.test(key)) throw new RangeError('Not a key of the file store');
  return key;
}
