/** Gives an uploaded file to the record that names it. Only who uploaded a file, in the same company, may give it away. */
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx, UserCtx } from '../context.ts';
import { FILE_MESSAGES } from './file.messages.ts';
import { lockFiles, takeFiles, type FileSubject, type TakenFile } from './file.store.ts';
import type { FileRow } from './file.tables.ts';
import { tooLarge, type FileExtension } from './sniff-file.ts';

export interface ClaimOptions {
  /** The input field, for messages; default the subject's field. */
  readonly inputField?: string;
  readonly extensions?: readonly FileExtension[];
  readonly maxBytes?: number;
  /** Belongs to no company: the picture of a person, who may work in several. */
  readonly shared?: boolean;
  /** Opens without a signature: the logo on the sign-in page. */
  readonly isPublic?: boolean;
}

export type Claiming = Ctx | UserCtx;

const companyOf = (ctx: Claiming) => ('companyId' in ctx ? ctx.companyId : null);

export interface WantedFile {
  readonly uuid: string;
  /** The record that takes it. */
  readonly id: number;
  /** Its input field, for messages. */
  readonly inputField?: string;
}

/**
 * Takes files for a field of records, in two statements however many they are. A file that its record has already stays as it is.
 * @throws AppError 422 on the field when one is not there, somebody else's, or of a type or size that the field refuses.
 */
export async function claimFiles(
  ctx: Claiming,
  wanted: readonly WantedFile[],
  subject: Omit<FileSubject, 'id'>,
  options: ClaimOptions = {},
): Promise<FileRow[]> {
  const company = companyOf(ctx);
  const accepted: readonly string[] | undefined = options.extensions;
  const locked = await lockFiles(
    ctx,
    wanted.map(({ uuid }) => uuid),
  );
  const found = new Map(locked.map((row) => [row.uuid, row]));
  const taken = new Map<number, TakenFile>();
  for (const { uuid, id, inputField: field = options.inputField ?? subject.field } of wanted) {
    const row = found.get(uuid);
    if (!row) throw invalid(field, FILE_MESSAGES.gone);
    if (row.subject_type === subject.type && row.subject_id === id && row.field === subject.field) continue;
    const own = row.uploaded_by === ctx.actor.userId && (row.company_id === null || company === null || row.company_id === company);
    const isTaken = row.subject_id !== null || (taken.get(row.id)?.subject_id ?? id) !== id;
    if (!own || isTaken) throw invalid(field, FILE_MESSAGES.gone);
    if (accepted && !accepted.includes(row.ext)) throw invalid(field, FILE_MESSAGES.extension, { list: accepted.join(', ') });
    if (options.maxBytes !== undefined && row.size > options.maxBytes) throw tooLarge(field, options.maxBytes);
    taken.set(row.id, { id: row.id, subject_id: id, company_id: options.shared ? null : (company ?? row.company_id) });
  }
  for (const row of await takeFiles(ctx, [...taken.values()], subject, options.isPublic ?? false)) found.set(row.uuid, row);
  return wanted.flatMap(({ uuid }) => found.get(uuid) ?? []);
}

/** `claimFiles` of one. */
export async function claimFile(ctx: Claiming, uuid: string, { id, ...subject }: FileSubject, options: ClaimOptions = {}): Promise<FileRow> {
  const [row] = await claimFiles(ctx, [{ uuid, id }], subject, options);
  return row as FileRow;
}
