import { expect, it } from 'vitest';
import { FILE_EXTENSIONS, IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { typeWords } from './type-words.ts';

it.each([
  [FILE_EXTENSIONS, 'PDF, photo, Word, Excel, CSV or text', 'PDF, gambar, Word, Excel, CSV atau teks'],
  [IMAGE_EXTENSIONS, 'Photo', 'Gambar'],
  [['csv', 'xlsx'], 'CSV or Excel', 'CSV atau Excel'],
  [['heic'], 'HEIC', 'HEIC'],
])('names %s', (extensions, en, ms) => {
  expect(typeWords(extensions, 'en')).toBe(en);
  expect(typeWords(extensions, 'ms')).toBe(ms);
});
