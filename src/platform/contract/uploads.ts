/** Uploaded files: limits and the wire shape `{file,name,size,type,url,ext}`. */
import { z } from 'zod';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
export const MAX_FILES_PER_FIELD = 10;
/** All files of one form together. */
export const MAX_FORM_BYTES = MAX_FILES_PER_FIELD * MAX_FILE_BYTES;
/** All other fields of a form together, names and values. */
export const MAX_FIELDS_BYTES = 1024 * 1024;
export const FILE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt'] as const;
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'] as const;
export const SHEET_EXTENSIONS = ['xlsx', 'csv'] as const;
export const SIGNED_LINK_MINUTES = 60;

/** A stored file as the API shows it; `file` is its uuid, `url` a signed link. */
export const uploadedFile = z.object({
  file: z.uuid(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  url: z.string(),
  ext: z.string(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

/** What a browser's `File` has in common with any stand-in for it. */
export interface FileLike {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

const isFileLike = (value: unknown): value is FileLike => typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value;

/**
 * A file field of an input. The browser sends a `File` (the body then goes as multipart) or the uuid of
 * a file that is stored already; the server's handler always receives the uuid.
 */
export const fileField = () =>
  z
    .custom<string | FileLike>((value) => (typeof value === 'string' ? z.uuid().safeParse(value).success : isFileLike(value)), {
      params: { code: 'file' },
    })
    .transform((value) => value as string);
