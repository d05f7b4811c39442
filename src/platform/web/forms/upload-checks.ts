/** What may be uploaded, judged before it is sent. The server judges again by the content. Pure. */
import { defineMessages, say, type Locale } from '#platform/contract/messages.ts';
import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_FILES_PER_FIELD } from '#platform/contract/uploads.ts';

const MESSAGES = defineMessages({
  tooLarge: { en: '{name} is larger than {limit}.', ms: '{name} lebih besar daripada {limit}.' },
  wrongType: { en: '{name} is not one of: {types}.', ms: '{name} bukan salah satu daripada: {types}.' },
  heic: {
    en: '{name} is of the type HEIC, which cannot be opened here. Take a screenshot of it, or set the camera of the phone to “Most Compatible” (JPEG).',
    ms: '{name} ialah jenis HEIC yang tidak boleh dibuka di sini. Ambil tangkapan skrin foto itu, atau tetapkan kamera telefon kepada “Most Compatible” (JPEG).',
  },
  tooMany: { en: 'Attach at most {n} files.', ms: 'Lampirkan selebih-lebihnya {n} fail.' },
  empty: { en: '{name} is empty.', ms: '{name} kosong.' },
});

/** What iPhones take. */
const HEIC = new Set(['heic', 'heif']);

export interface UploadLimits {
  readonly extensions?: readonly string[] | undefined;
  readonly maxBytes?: number | undefined;
  readonly maxFiles?: number | undefined;
}

/** `1536` → `1.5 KB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? value : Number(value.toFixed(1))} ${units[unit]}`;
}

export const extensionOf = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '');

/** Takes the files that may be attached beside `held` others, and says why the rest may not. */
export function sortUploads(files: readonly File[], current: number, locale: Locale, limits: UploadLimits = {}): { accepted: File[]; refused: string[] } {
  const extensions = limits.extensions ?? FILE_EXTENSIONS;
  const maxBytes = limits.maxBytes ?? MAX_FILE_BYTES;
  const maxFiles = limits.maxFiles ?? MAX_FILES_PER_FIELD;
  const accepted: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const { name } = file;
    if (HEIC.has(extensionOf(name))) refused.push(say(MESSAGES.heic, locale, { name }));
    else if (!extensions.includes(extensionOf(name))) refused.push(say(MESSAGES.wrongType, locale, { name, types: extensions.join(', ') }));
    else if (file.size > maxBytes) refused.push(say(MESSAGES.tooLarge, locale, { name, limit: formatBytes(maxBytes) }));
    else if (file.size === 0) refused.push(say(MESSAGES.empty, locale, { name }));
    else if (current + accepted.length >= maxFiles) refused.push(say(MESSAGES.tooMany, locale, { n: maxFiles }));
    else accepted.push(file);
  }
  return { accepted, refused: [...new Set(refused)] };
}
