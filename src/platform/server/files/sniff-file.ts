/** Judges an upload by what it holds: its ending, its first bytes and its size must agree with what is accepted. */
import { AppError, invalid, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { FILE_EXTENSIONS, MAX_FILE_BYTES } from '#platform/contract/uploads.ts';
import { FILE_MESSAGES } from './file.messages.ts';

export type FileExtension = (typeof FILE_EXTENSIONS)[number];

export interface SniffedFile {
  /** Safe to show and to save: no path, no control or direction characters. */
  readonly name: string;
  readonly ext: FileExtension;
  readonly mime: string;
}

/** The type under which a file of each ending is served, and what its first bytes may be. */
const KINDS: Readonly<Record<FileExtension, { readonly mime: string; readonly found: readonly string[] }>> = {
  pdf: { mime: 'application/pdf', found: ['pdf'] },
  jpg: { mime: 'image/jpeg', found: ['jpg'] },
  jpeg: { mime: 'image/jpeg', found: ['jpg'] },
  png: { mime: 'image/png', found: ['png'] },
  webp: { mime: 'image/webp', found: ['webp'] },
  doc: { mime: 'application/msword', found: ['cfb'] },
  xls: { mime: 'application/vnd.ms-excel', found: ['cfb'] },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', found: ['docx'] },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', found: ['xlsx'] },
  csv: { mime: 'text/csv; charset=utf-8', found: [] },
  txt: { mime: 'text/plain; charset=utf-8', found: [] },
};

/** What iPhones take; no codec of it is free to ship. */
const HEIC: readonly string[] = ['heic', 'heif'];

/** Pages that a browser would run, whatever their name. */
const MARKUP = /^[\s\ufeff]*<(!doctype|\?xml|html|svg|head|body|script|iframe|!--)/i;

export interface SniffLimits {
  /** The input field, for the message. */
  readonly field: string;
  readonly extensions?: readonly FileExtension[];
  readonly maxBytes?: number;
}

/** @throws AppError 422 on the field, 413 when it is too large. */
export async function sniffFile(bytes: Buffer, givenName: string, limits: SniffLimits): Promise<SniffedFile> {
  const name = safeName(givenName);
  const ext = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (HEIC.includes(ext)) throw invalid(limits.field, FILE_MESSAGES.heic);
  const accepted: readonly string[] = limits.extensions ?? FILE_EXTENSIONS;
  if (!accepted.includes(ext)) throw invalid(limits.field, FILE_MESSAGES.extension, { list: accepted.join(', ') });
  const maxBytes = limits.maxBytes ?? MAX_FILE_BYTES;
  if (bytes.length > maxBytes) throw tooLarge(limits.field, maxBytes);
  if (bytes.length === 0) throw invalid(limits.field, FILE_MESSAGES.empty);
  const kind = KINDS[ext as FileExtension];
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(new Uint8Array(bytes)).catch(() => undefined);
  // Phones call them .jpg as well.
  if (found && HEIC.includes(found.ext)) throw invalid(limits.field, FILE_MESSAGES.heic);
  const matches = kind.found.length > 0 ? found !== undefined && kind.found.includes(found.ext) : found === undefined && isText(bytes);
  if (!matches) throw invalid(limits.field, FILE_MESSAGES.mismatch, { ext });
  return { name, ext: ext as FileExtension, mime: kind.mime };
}

/** 413 on a field. */
export function tooLarge(field: string, maxBytes: number): AppError {
  const params = { limit: `${Math.floor(maxBytes / 1024 / 1024)} MB` };
  return new AppError(413, PLATFORM_ERRORS.tooLarge, { params, fields: { [field]: [{ text: FILE_MESSAGES.tooLarge, params }] } });
}

function isText(bytes: Buffer): boolean {
  const isUtf16 = bytes.length >= 2 && (bytes.readUInt16BE(0) === 0xfffe || bytes.readUInt16BE(0) === 0xfeff);
  if (isUtf16) return !MARKUP.test(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, 400)));
  // Control characters other than tab and line ends do not occur in text.
  for (const byte of bytes) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) return false;
  return !MARKUP.test(bytes.toString('utf8', 0, 400));
}

/** The last part of a path without characters that deceive or break a header, at most 200 long; its ending stays. */
export function safeName(given: string): string {
  const base = given
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff"<>|:*?]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(base)?.[0] ?? '';
  const stem = base.slice(0, base.length - ending.length).slice(0, 200 - ending.length);
  return `${stem || 'file'}${ending}`;
}
