/** POST api/files and GET api/files/{uuid}. */
import { notFound } from '#platform/contract/errors.ts';
import { downloadFile, uploadFile } from '#platform/contract/calls/files.endpoints.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx, OpenCtx } from '../context.ts';
import { FileReply } from '../http/file-reply.ts';
import { bind, bindOpen, type Binding } from '../module.ts';
import { FileGone } from './file-store.ts';
import { presentFile } from './file.presenter.ts';
import { findFile } from './file.store.ts';
import type { FileRow } from './file.tables.ts';
import { THUMBNAIL_TYPE } from './keep-picture.ts';
import { isSigned } from './signed-link.ts';

/** Types that a browser may show; all else is saved. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']);

export const fileBindings: readonly Binding[] = [bind(uploadFile, upload), bindOpen(downloadFile, download)];

async function upload(ctx: Ctx, input: ParsedInput<typeof uploadFile>) {
  const row = await findFile(ctx, input.file);
  // A uuid instead of a file: only the own upload is shown back.
  if (!row || row.uploaded_by !== ctx.actor.userId) throw notFound();
  return { data: presentFile(ctx, row) };
}

/** A signature opens the file; without one only who uploaded it, and whoever may see public ones. */
async function download(ctx: OpenCtx, { uuid, sig, exp, size }: ParsedInput<typeof downloadFile>): Promise<FileReply> {
  const row = await findFile(ctx, uuid);
  if (!row || !mayOpen(ctx, row, sig, exp)) throw notFound();
  return replyWith(ctx, row, size === 'small');
}

function mayOpen(ctx: OpenCtx, row: FileRow, sig: string | undefined, exp: number | undefined): boolean {
  if (row.is_public) return true;
  if (sig !== undefined && exp !== undefined && isSigned(ctx.services, row.uuid, sig, exp)) return true;
  return ctx.actor !== null && ctx.actor.verified && row.uploaded_by === ctx.actor.userId;
}

/** The bytes of a row as an answer, for endpoints that have judged the permission themselves. */
export async function replyWith(ctx: Pick<OpenCtx, 'services'>, row: FileRow, small = false): Promise<FileReply> {
  try {
    if (small && row.thumb_path) return new FileReply(await ctx.services.files.get(row.thumb_path), row.name, THUMBNAIL_TYPE, { inline: true });
    const body = await ctx.services.files.get(row.disk_path);
    return new FileReply(body, row.name, row.mime, { inline: SHOWN.has(row.mime), size: row.size });
  } catch (error) {
    if (error instanceof FileGone) throw notFound();
    throw error;
  }
}
