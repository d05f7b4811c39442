import { defineMessages } from '#platform/contract/messages.ts';

export const FILE_MESSAGES = defineMessages({
  extension: {
    en: 'Files of this type are not accepted. Choose one of: {list}.',
    ms: 'Fail jenis ini tidak diterima. Pilih salah satu: {list}.',
  },
  mismatch: {
    en: 'What the file holds does not match its ending .{ext}.',
    ms: 'Kandungan fail tidak sepadan dengan akhiran .{ext}.',
  },
  empty: { en: 'The file is empty.', ms: 'Fail ini kosong.' },
  tooMany: { en: 'At most {limit} files can be attached here.', ms: 'Paling banyak {limit} fail boleh dilampirkan di sini.' },
  noFiles: { en: 'Files cannot be attached here.', ms: 'Fail tidak boleh dilampirkan di sini.' },
  gone: { en: 'This file is no longer there. Attach it again.', ms: 'Fail ini tiada lagi. Lampirkan semula.' },
  tooLarge: { en: 'The file is too large. The limit is {limit}.', ms: 'Fail terlalu besar. Hadnya ialah {limit}.' },
});
