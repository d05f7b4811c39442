/** A file as the API shows it: `{file,name,size,type,url,ext}`, the url signed for an hour. */
import type { UploadedFile } from '#platform/contract/uploads.ts';
import type { Services } from '../context.ts';
import type { FileRow } from './file.tables.ts';
import { signedLink } from './signed-link.ts';

type Presentable = Pick<FileRow, 'uuid' | 'name' | 'size' | 'mime' | 'ext' | 'is_public'>;
export type Presenting = { readonly services: Pick<Services, 'secret' | 'clock'> };

export function presentFile(ctx: Presenting, row: Presentable): UploadedFile {
  return { file: row.uuid, name: row.name, size: row.size, type: row.mime.replace(/;.*/, ''), url: fileUrl(ctx, row), ext: row.ext };
}

/** Only the address, for pictures that are shown and nothing more. */
export function fileUrl(ctx: Presenting, row: Pick<FileRow, 'uuid' | 'is_public'>): string {
  return row.is_public ? `/api/files/${row.uuid}` : signedLink(ctx.services, row.uuid);
}
