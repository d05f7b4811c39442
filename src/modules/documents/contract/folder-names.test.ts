import { describe, expect, it } from 'vitest';
import { folderNamed, folderText } from './folder-names.ts';

describe('folders', () => {
  it.each([
    ['Forms', 'en', 'Forms'],
    ['Forms', 'ms', 'Borang'],
    ['Personnel files', 'ms', 'Fail peribadi'],
    ['Surat 2026', 'en', 'Surat 2026'],
    ['Surat 2026', 'ms', 'Surat 2026'],
  ] as const)('%s reads in %s: %s', (folder, locale, name) => expect(folderText(folder)[locale]).toBe(name));

  it.each([
    ['borang ', 'ms', 'Forms'],
    ['Borang', 'en', 'Borang'],
    ['forms', 'en', 'Forms'],
    ['Surat 2026', 'ms', 'Surat 2026'],
  ] as const)('%s typed in %s is stored as %s', (words, locale, folder) => expect(folderNamed(words, locale)).toBe(folder));
});
