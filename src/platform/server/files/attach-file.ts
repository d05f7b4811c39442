/** File fields of a form: the files of a record become those that the form names. */
import { invalid } from '#platform/contract/errors.ts';
import { MAX_FILES_PER_FIELD } from '#platform/contract/uploads.ts';
import { claimFiles, type ClaimOptions, type Claiming } from './claim-file.ts';
import { FILE_MESSAGES } from './file.messages.ts';
import { filesOf, releaseFiles, type FileSubject } from './file.store.ts';
import type { FileRow } from './file.tables.ts';

/** The files that a record is to have. */
export interface WantedFiles {
  readonly id: number;
  readonly uuids: readonly string[];
  /** Its input field, for messages. */
  readonly inputField?: string;
}

/** Makes these the files of a field of each record: new ones are attached, those no longer named are let go. */
export async function replaceFilesOf(
  ctx: Claiming,
  records: readonly WantedFiles[],
  subject: Omit<FileSubject, 'id'>,
  options: ClaimOptions = {},
): Promise<FileRow[]> {
  for (const { uuids, inputField = options.inputField ?? subject.field } of records)
    if (new Set(uuids).size > MAX_FILES_PER_FIELD) throw invalid(inputField, FILE_MESSAGES.tooMany, { limit: MAX_FILES_PER_FIELD });
  const present = await filesOf(
    ctx,
    subject.type,
    records.map(({ id }) => id),
    subject.field,
  );
  const wanted = records.flatMap(({ uuids, ...record }) => [...new Set(uuids)].map((uuid) => ({ uuid, ...record })));
  const rows = await claimFiles(ctx, wanted, subject, options);
  const stored = new Set(rows.map(({ id }) => id));
  await releaseFiles(
    ctx,
    [...present.values()].flat().flatMap(({ id }) => (stored.has(id) ? [] : id)),
  );
  return rows;
}

/** The same of one record. */
export const replaceFiles = (ctx: Claiming, uuids: readonly string[], { id, ...subject }: FileSubject, options: ClaimOptions = {}): Promise<FileRow[]> =>
  replaceFilesOf(ctx, [{ id, uuids }], subject, options);

/** `replaceFiles` for a field of one file; null takes it away. */
export async function replaceFile(ctx: Claiming, uuid: string | null, subject: FileSubject, options: ClaimOptions = {}): Promise<FileRow | null> {
  const [row] = await replaceFiles(ctx, uuid === null ? [] : [uuid], subject, options);
  return row ?? null;
}
