/** The parts of a multipart body as they come: fields in memory, within a limit for all of them, and files on disk. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, invalid, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { MAX_FIELDS_BYTES, MAX_FILE_BYTES, MAX_FILES_PER_FIELD, MAX_FORM_BYTES } from '#platform/contract/uploads.ts';
import { FILE_MESSAGES } from './file.messages.ts';
import { tooLarge } from './sniff-file.ts';

/** `path` is where the bytes of a file lie; null for a plain field, whose value is at hand. */
export type FormPart =
  | { readonly name: string; readonly path: string; readonly filename: string }
  | { readonly name: string; readonly path: null; readonly value: unknown };

export interface ReceivedParts {
  readonly parts: readonly FormPart[];
  /** Removes the temporary files. */
  remove(): Promise<void>;
}

const FOLDER = 'incoming';
const HOUR = 3_600_000;

/** `documents[0]` and `documents[]` are files of one field. */
export const fieldOf = (name: string) => name.replace(/\[\d*\]$/, '').replace(/\[(\w+)\]/g, '.$1');

/** @throws AppError 413 and 422; the system's error when the disk refuses. Nothing stays behind then. */
export async function receiveParts(request: FastifyRequest, dataDir: string): Promise<ReceivedParts> {
  await mkdir(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, FOLDER, 'form-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { parts: await readParts(request, folder), remove };
  } catch (error) {
    await remove();
    request.raw.unpipe();
    throwAway(request.raw);
    throw isOurs(error) ? error : new AppError(422, PLATFORM_ERRORS.invalid, { fields: { base: [{ text: PLATFORM_ERRORS.malformedForm }] } });
  }
}

/** What still comes is thrown away, so that the sender can read the answer; what has no end is cut off. */
function throwAway(rest: Readable): void {
  let left = MAX_FORM_BYTES;
  rest.on('data', (chunk: Buffer) => void ((left -= chunk.length) < 0 && rest.destroy()));
  rest.resume();
}

/** The parser of the body gives its own errors no code; limits, the disk and refusals have one. */
const isOurs = (error: unknown) => error instanceof AppError || (error instanceof Error && 'code' in error);

async function readParts(request: FastifyRequest, folder: string): Promise<FormPart[]> {
  const parts: FormPart[] = [];
  const counts = new Map<string, number>();
  let fieldBytes = 0;
  let fileBytes = 0;
  // It went while its sender was judged: nothing tells of that any more, and its parts would be waited for for ever.
  if (request.raw.destroyed) throw new Error('The sender is gone');
  for await (const part of request.parts()) {
    if (!part.fieldname) throw new Error('A part without a name');
    if (part.type === 'field') {
      fieldBytes += Buffer.byteLength(part.fieldname) + Buffer.byteLength(typeof part.value === 'string' ? part.value : JSON.stringify(part.value ?? null));
      if (fieldBytes > MAX_FIELDS_BYTES || part.valueTruncated || part.fieldnameTruncated) throw new AppError(413, PLATFORM_ERRORS.bodyTooLarge);
      parts.push({ name: part.fieldname, path: null, value: part.value });
      continue;
    }
    // A browser sends an empty part for a file field in which nothing was chosen.
    if (part.filename === '' || part.filename === undefined) {
      part.file.resume();
      continue;
    }
    const field = fieldOf(part.fieldname);
    const count = (counts.get(field) ?? 0) + 1;
    if (count > MAX_FILES_PER_FIELD) throw invalid(field, FILE_MESSAGES.tooMany, { limit: MAX_FILES_PER_FIELD });
    counts.set(field, count);
    const path = join(folder, String(parts.length));
    fileBytes += await writePart(part, path, field);
    if (fileBytes > MAX_FORM_BYTES) throw new AppError(413, PLATFORM_ERRORS.bodyTooLarge);
    parts.push({ name: part.fieldname, path, filename: part.filename });
  }
  return parts;
}

/** @returns how many bytes it has. */
async function writePart(part: MultipartFile, path: string, field: string): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  // A file that is too large is not waited for: it may have no end.
  const enough = new AbortController();
  part.file.once('limit', () => enough.abort());
  await pipeline(part.file, file, { signal: enough.signal }).catch((error: unknown) => {
    if (!part.file.truncated) throw error;
  });
  if (part.file.truncated) throw tooLarge(field, MAX_FILE_BYTES);
  return file.bytesWritten;
}

/** Removes what a process that was cut off has left; forms of another process on the same folder are younger. */
export async function sweepIncoming(dataDir: string): Promise<void> {
  const folder = join(dataDir, FOLDER);
  for (const name of await readdir(folder).catch(() => [])) {
    const facts = await stat(join(folder, name)).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > HOUR) await rm(join(folder, name), { recursive: true, force: true });
  }
}
