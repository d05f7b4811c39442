/** Kinds of files as people call them: "photo, PDF, Word or Excel" for a row of extensions. Pure. */
import type { Locale, Text } from '#platform/contract/messages.ts';

const PHOTO: Text = { en: 'photo', ms: 'gambar' };
const name = (text: string): Text => ({ en: text, ms: text });
const KINDS: Readonly<Record<string, Text>> = {
  jpg: PHOTO,
  jpeg: PHOTO,
  png: PHOTO,
  webp: PHOTO,
  pdf: name('PDF'),
  doc: name('Word'),
  docx: name('Word'),
  xls: name('Excel'),
  xlsx: name('Excel'),
  csv: name('CSV'),
  txt: { en: 'text', ms: 'teks' },
};

export function typeWords(extensions: readonly string[], locale: Locale): string {
  const kinds = new Set(extensions.map((extension) => KINDS[extension]?.[locale] ?? extension.toUpperCase()));
  const wording = new Intl.ListFormat(`${locale}-MY`, { type: 'disjunction' }).format(kinds).replace(', or ', ' or ').replace(', atau ', ' atau ');
  return wording.charAt(0).toUpperCase() + wording.slice(1);
}
