/** File fields of a form: the files of a record become those that the form names. */
import { invalid } from '#platform/contract/errors.ts';
import { MAX_FILES_PER_FIELD } from '#platform/contract/uploads.ts';
import { claimFile, type ClaimOptions, type Claiming } from './claim-file.ts';
import { FILE_MESSAGES } from './file.messages.ts';
import { filesOf, releaseFiles, type FileSubject } from './file.store.ts';
import type { FileRow } from './file.tables.ts';

/** Makes `uuids` the files of a record's field: new ones are attached, those no longer named are let go. */
export async function replaceFiles(ctx: Claiming, uuids: readonly string[], subject: FileSubject, options: ClaimOptions = {}): Promise<FileRow[]> {
  const wanted = [...new Set(uuids)];
  if (wanted.length > MAX_FILES_PER_FIELD) throw invalid(options.inputField ?? subject.field, FILE_MESSAGES.tooMany, { limit: MAX_FILES_PER_FIELD });
  const present = (await filesOf(ctx, subject.type, [subject.id], subject.field)).get(subject.id) ?? [];
  const rows: FileRow[] = [];
  for (const uuid of wanted) rows.push(await claimFile(ctx, uuid, subject, options));
  await releaseFiles(
    ctx,
    present.filter(({ uuid }) => !wanted.includes(uuid)).map(({ id }) => id),
  );
  return rows;
}

/** `replaceFiles` for a field of one file; null takes it away. */
export async function replaceFile(ctx: Claiming, uuid: string | null, subject: FileSubject, options: ClaimOptions = {}): Promise<FileRow | null> {
  const [row] = await replaceFiles(ctx, uuid === null ? [] : [uuid], subject, options);
  return row ?? null;
}
