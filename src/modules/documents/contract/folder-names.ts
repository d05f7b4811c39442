/** Folders that the portal itself fills are stored by their English name and shown in the reader's language, in companies of any age. Pure. */
import type { Locale, Text } from '#platform/contract/messages.ts';

const NAMED: Readonly<Record<string, Text>> = Object.fromEntries(
  [
    { en: 'Policies', ms: 'Dasar' },
    { en: 'Handbooks', ms: 'Buku panduan' },
    { en: 'Forms', ms: 'Borang' },
    { en: 'Memos', ms: 'Memo' },
    { en: 'Licences and certificates', ms: 'Lesen dan sijil' },
    { en: 'Personnel files', ms: 'Fail peribadi' },
  ].map((text) => [text.en, text]),
);

/** What a folder is called; one of the company's own is called as it was typed. */
export const folderText = (folder: string): Text => NAMED[folder] ?? { en: folder, ms: folder };

/** The stored name behind what somebody typed or chose in their language. */
export function folderNamed(words: string, locale: Locale): string {
  return Object.keys(NAMED).find((folder) => folderText(folder)[locale].toLowerCase() === words.trim().toLowerCase()) ?? words;
}
