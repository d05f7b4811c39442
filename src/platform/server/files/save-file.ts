/** Puts a file into the store and its row into the caller's transaction. */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import type { Services } from '../context.ts';
import type { Transaction } from '../db/scope.ts';
import { keepPicture, THUMBNAIL_TYPE } from './keep-picture.ts';
import { insertFile, type FileSubject } from './file.store.ts';
import type { FileRow } from './file.tables.ts';
import { safeName, sniffFile, type SniffLimits } from './sniff-file.ts';

export interface SavedBy {
  readonly companyId: number | null;
  readonly userId: number | null;
}

const PICTURES: readonly string[] = IMAGE_EXTENSIONS;

type Saving = Pick<Transaction, 'db'> & { readonly services: Pick<Services, 'files' | 'clock'> };

/** `2026/11/20/{uuid}.pdf`: the day lets the sweep look at few keys. */
function keyOf(services: Pick<Services, 'clock'>, uuid: string, ext: string): string {
  return `${services.clock.now().toISOString().slice(0, 10).replaceAll('-', '/')}/${uuid}.${ext}`;
}

/** What `insertFile` takes: the row of a file whose bytes are stored. */
export type StoredBytes = Parameters<typeof insertFile>[1];

/** Keeps the bytes of an upload, judged by what they hold, a picture as it is kept (`keepPicture`), without a record yet (see `claimFile`). @throws AppError 422 or 413. */
export async function storeUpload(
  services: Pick<Services, 'files' | 'clock'>,
  given: Buffer,
  givenName: string,
  by: SavedBy,
  limits: SniffLimits,
): Promise<StoredBytes> {
  const { name, ext, mime } = await sniffFile(given, givenName, limits);
  const uuid = randomUUID();
  const disk_path = keyOf(services, uuid, ext);
  const picture = PICTURES.includes(ext) ? await keepPicture(given, ext, limits.field, by) : null;
  const bytes = picture?.bytes ?? given;
  const thumb_path = picture && keyOf(services, uuid, 'small.webp');
  await services.files.put(disk_path, bytes, mime);
  if (picture && thumb_path) await services.files.put(thumb_path, picture.thumbnail, THUMBNAIL_TYPE);
  return {
    uuid,
    company_id: by.companyId,
    field: limits.field.slice(0, 60),
    name,
    ext,
    mime,
    size: bytes.length,
    disk_path,
    thumb_path,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    uploaded_by: by.userId,
  };
}

export interface MadeFile extends SavedBy {
  readonly subject: FileSubject;
  readonly name: string;
  readonly ext: string;
  readonly mime: string;
  readonly body: Buffer | Readable;
}

/** Keeps a file that the system made (a report, a payslip); streams of any length. */
export async function saveMade(ctx: Saving, made: MadeFile): Promise<FileRow> {
  const stored = await storeMade(ctx.services, made);
  return insertFile(ctx, stored);
}

/** The first half of `saveMade`: only the bytes, so that no transaction stays open while a long file is made. */
export async function storeMade(services: Pick<Services, 'files' | 'clock'>, made: MadeFile): Promise<StoredBytes> {
  const uuid = randomUUID();
  const disk_path = keyOf(services, uuid, made.ext);
  const hash = createHash('sha256');
  let size = 0;
  if (Buffer.isBuffer(made.body)) {
    hash.update(made.body);
    size = made.body.length;
    await services.files.put(disk_path, made.body, made.mime);
  } else {
    const source = made.body;
    // A generator reads on demand, so that a failure of the source always finds the store listening.
    const counted = async function* () {
      for await (const chunk of source) {
        hash.update(chunk as Buffer);
        size += (chunk as Buffer).length;
        yield chunk as Buffer;
      }
    };
    await services.files.put(disk_path, Readable.from(counted(), { objectMode: false }), made.mime);
  }
  return {
    uuid,
    company_id: made.companyId,
    subject_type: made.subject.type,
    subject_id: made.subject.id,
    field: made.subject.field,
    name: safeName(made.name),
    ext: made.ext,
    mime: made.mime,
    size,
    disk_path,
    sha256: hash.digest('hex'),
    uploaded_by: made.userId,
  };
}
