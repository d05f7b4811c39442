/** Gives an uploaded file to the record that names it. Only who uploaded a file, in the same company, may give it away. */
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx, UserCtx } from '../http/context.ts';
import { FILE_MESSAGES } from './file.messages.ts';
import { lockFile, takeFile, type FileSubject } from './file.store.ts';
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

/**
 * Takes the file `uuid` for a record. A file that this record has already stays as it is.
 * @throws AppError 422 on the field when it is not there, somebody else's, or of a type or size that the field refuses.
 */
export async function claimFile(ctx: Claiming, uuid: string, subject: FileSubject, options: ClaimOptions = {}): Promise<FileRow> {
  const field = options.inputField ?? subject.field;
  const row = await lockFile(ctx, uuid);
  if (!row) throw invalid(field, FILE_MESSAGES.gone);
  if (row.subject_type === subject.type && row.subject_id === subject.id && row.field === subject.field) return row;
  const company = companyOf(ctx);
  const own = row.uploaded_by === ctx.actor.userId && (row.company_id === null || company === null || row.company_id === company);
  if (!own || row.subject_id !== null) throw invalid(field, FILE_MESSAGES.gone);
  const accepted: readonly string[] | undefined = options.extensions;
  if (accepted && !accepted.includes(row.ext)) throw invalid(field, FILE_MESSAGES.extension, { list: accepted.join(', ') });
  if (options.maxBytes !== undefined && row.size > options.maxBytes) throw tooLarge(field, options.maxBytes);
  return takeFile(ctx, row.id, subject, options.shared ? null : (company ?? row.company_id), options.isPublic ?? false);
}
