/** Reads a multipart form: plain fields as text, each file by way of a temporary one into the store. No transaction is open meanwhile. */
import { readFile } from 'node:fs/promises';
import { AppError, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { MAX_FIELDS_BYTES, MAX_FORM_BYTES } from '#platform/contract/uploads.ts';
import { nestFields } from '../http/nested-fields.ts';
import type { FormReader } from '../http/receive-form.ts';
import { insertFile, keysOf } from './file.store.ts';
import { fieldOf, receiveParts } from './receive-parts.ts';
import { storeUpload, type StoredBytes } from './save-file.ts';

/** Forms that one person may send at the same time. */
const AT_ONCE = 4;
const sending = new Map<number, number>();

/** @throws AppError 429 */
function takePlace(userId: number): () => void {
  const count = sending.get(userId) ?? 0;
  if (count >= AT_ONCE) throw new AppError(429, PLATFORM_ERRORS.tooManyUploads, { headers: { 'retry-after': '5' } });
  sending.set(userId, count + 1);
  return () => {
    const left = (sending.get(userId) ?? 1) - 1;
    if (left > 0) sending.set(userId, left);
    else sending.delete(userId);
  };
}

export const readForm: FormReader = async (request, services, by, accepted) => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES + 2 * MAX_FIELDS_BYTES) throw new AppError(413, PLATFORM_ERRORS.bodyTooLarge);
  const release = takePlace(by.userId);
  const stored: StoredBytes[] = [];
  const forget = async () => {
    for (const key of stored.flatMap(keysOf)) await services.files.remove(key).catch(() => undefined);
  };
  try {
    const received = await receiveParts(request, services.config.dataDir);
    const pairs: [string, unknown][] = [];
    try {
      for (const part of received.parts) {
        if (part.path === null) {
          pairs.push([part.name, part.value]);
          continue;
        }
        const row = await storeUpload(services, await readFile(part.path), part.filename, by, {
          field: fieldOf(part.name),
          ...(accepted && { extensions: accepted }),
        });
        stored.push(row);
        pairs.push([part.name, row.uuid]);
      }
    } finally {
      await received.remove();
    }
    return {
      forget,
      async take(tx) {
        for (const row of stored) await insertFile(tx, row);
        return nestFields(pairs);
      },
    };
  } catch (error) {
    await forget();
    throw error;
  } finally {
    release();
  }
};
